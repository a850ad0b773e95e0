import type { ChildGuardians, GuardianInvitationInput } from '@feria/shared/contracts/guardian';
import { API } from '@feria/shared/routes';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { request } from '../api/client';
import { needsOffice, refusalTexts } from './guardian-refusals';
import { guardiansQuery } from './guardians';
import { ContactText, useContact } from '../components/contact';
import { EmailInput } from '../components/form/email-input';
import { FormAlert } from '../components/form/form-alert';
import { useErrorText } from '../components/form/form-context';
import { must } from '../components/form/rules';
import { FormDialog } from '../components/form/form-dialog';
import { LanguageInput } from '../components/form/language-input';
import { useNotify } from '../components/toasts';
import { useI18n, useT } from '../i18n';

interface InviteGuardianDialogProps {
  childrens: ChildGuardians[];
  onClose: () => void;
}

/** Invites somebody by e-mail as second guardian of chosen children. */
export default function InviteGuardianDialog({ childrens, onClose }: InviteGuardianDialogProps) {
  const { t, contentLanguage } = useI18n();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const possible = childrens.filter(({ refusal }) => refusal === null);
  return (
    <FormDialog<GuardianInvitationInput>
      title={t('guardians.invite')}
      submit={t('guardians.send')}
      // An only child is chosen already.
      defaultValues={{
        email: '',
        child_ids: possible.length === 1 ? possible.map(({ id }) => id) : [],
        lang: contentLanguage,
      }}
      onSubmit={async (values) => {
        const body = { ...values, email: values.email.trim() };
        try {
          await request('POST', API.myFamilyInvitations, { body });
        } finally {
          // Also when it is refused: what is possible may have changed.
          await queryClient.invalidateQueries({ queryKey: guardiansQuery.queryKey });
        }
        notify('success', t('guardians.sent', { email: body.email }));
        onClose();
      }}
      kept={{ form: 'guardian-invitation' }}
      onClose={onClose}
    >
      <Typography color="textSecondary">{t('guardians.invite_text')}</Typography>
      <FormAlert />
      <EmailInput<GuardianInvitationInput> name="email" autoComplete="off" />
      <ChildChoice childrens={childrens} />
      <LanguageInput<GuardianInvitationInput> name="lang" />
    </FormDialog>
  );
}

/** The children; one that nobody can be invited for says why, and whom to ask stands once below. */
function ChildChoice({ childrens }: { childrens: ChildGuardians[] }) {
  const t = useT();
  const { office } = useContact();
  const id = useId();
  const { field, fieldState } = useController<GuardianInvitationInput, 'child_ids'>({
    name: 'child_ids',
    rules: { validate: (ids) => must(ids.length > 0, 'guardians.choose_child') },
  });
  const first = childrens.find(({ refusal }) => refusal === null);
  const message = useErrorText('child_ids', fieldState.error);
  return (
    <Box role="group" aria-labelledby={id} aria-describedby={message ? `${id}-error` : undefined}>
      <Typography id={id} sx={{ fontWeight: 700 }}>
        {t('guardians.children')}
      </Typography>
      {childrens.map((child) => (
        <Choice
          key={child.id}
          child={child}
          isChosen={field.value.includes(child.id)}
          inputRef={child === first ? field.ref : undefined}
          onChange={(isChosen) =>
            field.onChange(
              isChosen ? [...field.value, child.id] : field.value.filter((each) => each !== child.id),
            )
          }
        />
      ))}
      {needsOffice(childrens) && (
        <Typography variant="body2" color="textSecondary">
          <ContactText text={office} />
        </Typography>
      )}
      {message && (
        <FormHelperText error id={`${id}-error`}>
          <ContactText text={message} />
        </FormHelperText>
      )}
    </Box>
  );
}

interface ChoiceProps {
  child: ChildGuardians;
  isChosen: boolean;
  inputRef: React.Ref<HTMLInputElement> | undefined;
  onChange: (isChosen: boolean) => void;
}

function Choice({ child, isChosen, inputRef, onChange }: ChoiceProps) {
  const t = useT();
  const id = useId();
  const isRefused = child.refusal !== null;
  return (
    <Box>
      <FormControlLabel
        label={`${child.first_name} ${child.last_name}`}
        disabled={isRefused}
        sx={{ mr: 0, ml: -1.375 }}
        control={
          <Checkbox
            checked={isChosen}
            onChange={(event) => onChange(event.target.checked)}
            slotProps={{ input: { ref: inputRef, 'aria-describedby': isRefused ? id : undefined } }}
          />
        }
      />
      {isRefused && (
        <Typography id={id} variant="body2" color="textSecondary" sx={{ ml: 3.75, mb: 1 }}>
          {refusalTexts([child], t)}
        </Typography>
      )}
    </Box>
  );
}
