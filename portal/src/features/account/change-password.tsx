import type { ChangedPassword, ChangePasswordInput } from '@feria/shared/contracts/account';
import { API } from '@feria/shared/routes';
import { useQueryClient } from '@tanstack/react-query';
import { request } from '../../api/client';
import { session } from '../../api/session';
import { useT } from '../../i18n';
import { NewPasswordInputs } from '../../ui/form/NewPasswordInputs';
import { PasswordInput } from '../../ui/form/PasswordInput';
import { userQuery } from './use-user';

/** What the form starts with. */
export const NO_PASSWORDS: ChangePasswordInput = {
  current_password: '',
  password: '',
  password_confirmation: '',
};

/** Changes one's own password and goes on with a new login: the change ended every other one. */
export function useChangePassword(): (values: ChangePasswordInput) => Promise<void> {
  const queryClient = useQueryClient();
  return async (values) => {
    const { token, expires_at } = await request<ChangedPassword>(API.password, {
      method: 'PUT',
      body: values,
    });
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
