import { session } from '@feria/shared/browser/session';
import type { ChangePasswordInput } from '@feria/shared/contracts/account';
import { API } from '@feria/shared/routes';
import { useQueryClient } from '@tanstack/react-query';
import { request } from '../../api/client';
import { useT } from '../../i18n';
import { NewPasswordInputs } from '../form/new-password-inputs';
import { PasswordInput } from '../form/password-input';
import { userQuery } from '../../api/account';

/** Initial values of the form. */
export const NO_PASSWORDS: ChangePasswordInput = {
  current_password: '',
  password: '',
  password_confirmation: '',
};

/** Changes the password of the user who is logged in. The change ends every session, so it stores the token of a new one. */
export function useChangePassword(): (values: ChangePasswordInput) => Promise<void> {
  const queryClient = useQueryClient();
  return async (values) => {
    const { token, expires_at } = await request('PUT', API.password, { body: values });
    session.write({ token, expires_at });
    await queryClient.invalidateQueries({ queryKey: userQuery.queryKey });
  };
}

/** The current password and the new one, twice. */
export function ChangePasswordInputs() {
  const t = useT();
  return (
    <>
      <PasswordInput<ChangePasswordInput>
        name="current_password"
        label={t('field.password_current')}
        autoComplete="current-password"
      />
      <NewPasswordInputs label={t('field.password_new')} />
    </>
  );
}
