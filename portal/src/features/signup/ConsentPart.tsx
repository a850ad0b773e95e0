import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import MuiLink from '@mui/material/Link';
import { useT } from '../../i18n';
import { Fieldset } from '../../ui/Fieldset';
import type { PartProps } from './SignUpForm';

const LABEL = { alignItems: 'flex-start', mr: 0, '& .MuiFormControlLabel-label': { pt: '9px' } } as const;

interface ConsentPartProps extends PartProps {
  asksForPhotos: boolean;
  privacyFile: string | undefined;
}

/** Consent to the processing of data, which is needed, and to photographs, which is not. */
export function ConsentPart({
  facts: { draft },
  problems,
  change,
  asksForPhotos,
  privacyFile,
}: ConsentPartProps) {
  const t = useT();
  return (
    <Fieldset legend={t('signup.consent')}>
      <div>
        <FormControlLabel
          sx={LABEL}
          label={t('signup.privacy')}
          control={
            <Checkbox
              id="privacy"
              required
              checked={draft.privacy}
              onChange={(event) => change({ privacy: event.target.checked })}
            />
          }
        />
        {problems.privacy && <FormHelperText error>{problems.privacy}</FormHelperText>}
        {privacyFile && (
          <MuiLink
            href={privacyFile}
            target="_blank"
            rel="noopener"
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
