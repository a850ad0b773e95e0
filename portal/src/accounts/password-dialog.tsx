import { useNotify } from '../components/toasts';
import { useT } from '../i18n';
import { FormAlert } from '../components/form/form-alert';
import { FormDialog } from '../components/form/form-dialog';
import { ChangePasswordInputs, NO_PASSWORDS, useChangePassword } from './change-password';

/** One's own password. */
export default function PasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const notify = useNotify();
  const change = useChangePassword();
  return (
    <FormDialog
      title={t('password.change_title')}
      maxWidth="xs"
      defaultValues={NO_PASSWORDS}
      onSubmit={async (values) => {
        await change(values);
        notify('success', t('password.changed'));
        onClose();
      }}
      onClose={onClose}
    >
      <FormAlert />
      <ChangePasswordInputs />
    </FormDialog>
  );
}
