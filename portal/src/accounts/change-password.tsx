import { session } from '@feria/shared/browser/session';
import { API } from '@feria/shared/routes';
import { useQueryClient } from '@tanstack/react-query';
import { request } from '../api/client';
import { useT } from '../i18n';
import { NewPasswordInputs } from '../components/form/new-password-inputs';
import { PasswordInput } from '../components/form/password-input';
import { userQuery } from './account';
import { factorOf, NO_FACTOR, type FactorInput } from './second-factor/factor';
import { FactorInputs } from './second-factor/factor-inputs';
import type { NewPassword } from '../components/form/new-password-inputs';

interface PasswordChange extends NewPassword, FactorInput {
  current_password: string;
}

/** Initial values of the form. */
export const NO_PASSWORDS: PasswordChange = {
  current_password: '',
  password: '',
  password_confirmation: '',
  ...NO_FACTOR,
};

/** Changes the password of the user who is logged in. The change ends every session, so it stores the token of a new one. */
export function useChangePassword(): (values: PasswordChange) => Promise<void> {
  const queryClient = useQueryClient();
  return async ({ code, passkey, ...passwords }) => {
    const body = { ...passwords, ...factorOf({ code, passkey }) };
    const { token, expires_at } = await request('PUT', API.password, { body });
    session.write({ token, expires_at });
    await queryClient.invalidateQueries({ queryKey: userQuery.queryKey });
  };
}

/** The current password, the second factor where there is one, and the new password, twice. */
export function ChangePasswordInputs() {
  const t = useT();
  return (
    <>
      <PasswordInput<PasswordChange>
        name="current_password"
        label={t('field.password_current')}
        autoComplete="current-password"
      />
      <FactorInputs />
      <NewPasswordInputs label={t('field.password_new')} />
    </>
  );
}
