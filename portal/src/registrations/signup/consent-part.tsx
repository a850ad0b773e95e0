import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import MuiLink from '@mui/material/Link';
import { namedUpload } from '@feria/shared/rules/uploads';
import { useT } from '../../i18n';
import { Fieldset } from '../../components/fieldset';
import { FIELD } from '../../components/form/show-fault';
import type { SignUpData } from './lines';
import type { FormPartProps } from './validation';

/** A tick with a text of several lines stands beside the first. */
export const LABEL = {
  alignItems: 'flex-start',
  mr: 0,
  '& .MuiFormControlLabel-label': { pt: '9px' },
} as const;

interface ConsentPartProps extends FormPartProps<Pick<SignUpData, 'draft'>> {
  asksForPhotos: boolean;
  privacyFile: string | undefined;
}

/** Consent to the processing of data, which is needed, and to photographs, which is not. */
export function ConsentPart({
  data: { draft },
  errors,
  change,
  asksForPhotos,
  privacyFile,
}: ConsentPartProps) {
  const t = useT();
  return (
    <Fieldset legend={t('signup.consent')}>
      <div {...{ [FIELD]: '' }}>
        <FormControlLabel
          sx={LABEL}
          label={t('signup.privacy')}
          control={
            <Checkbox
              id="privacy"
              required
              checked={draft.privacy}
              onChange={(event) => change({ privacy: event.target.checked })}
              slotProps={{
                input: {
                  'aria-invalid': errors.privacy !== undefined,
                  'aria-describedby': errors.privacy && 'privacy-error',
                },
              }}
            />
          }
        />
        {errors.privacy && (
          <FormHelperText error id="privacy-error">
            {errors.privacy}
          </FormHelperText>
        )}
        {privacyFile && (
          <MuiLink
            href={namedUpload(privacyFile, t('app.privacy'))}
            download
            sx={{ display: 'inline-block', ml: '42px', py: 0.5, fontWeight: 700 }}
          >
            {t('signup.privacy_link')}
          </MuiLink>
        )}
        {asksForPhotos && (
          <FormControlLabel
            sx={{ ...LABEL, mt: 1 }}
            label={t('signup.photo')}
            control={
              <Checkbox checked={draft.photo} onChange={(event) => change({ photo: event.target.checked })} />
            }
          />
        )}
      </div>
    </Fieldset>
  );
}
