import { PASSWORD_MAX, PASSWORD_MIN } from '@feria/shared/config';
import { useFormContext } from 'react-hook-form';
import { useT } from '../../i18n';
import { PasswordInput } from './password-input';
import { must } from './rules';

/** Fields of a form that sets a password. */
export interface NewPassword {
  password: string;
  password_confirmation: string;
}

/** A new password, typed once: it can be shown, and whoever mistypes it can set another by e-mail. */
export function NewPasswordInput({ label }: { label?: string }) {
  const t = useT();
  return (
    <PasswordInput<Pick<NewPassword, 'password'>>
      name="password"
      label={label ?? t('field.password')}
      autoComplete="new-password"
      helperText={t('field.password_hint', { min: PASSWORD_MIN })}
      rules={{
        validate: {
          filled: (value) => must(value !== '', 'field.required'),
          minLength: (value) => must(value.length >= PASSWORD_MIN, 'field.password_short'),
          maxLength: (value) => must(value.length <= PASSWORD_MAX, 'field.password_long'),
        },
      }}
    />
  );
}

/** Two inputs: a new password and its confirmation. The form has the fields of {@link NewPassword}. */
export function NewPasswordInputs({ label }: { label: string }) {
  const t = useT();
  const { getValues } = useFormContext<NewPassword>();
  return (
    <>
      <NewPasswordInput label={label} />
      <PasswordInput<NewPassword>
        name="password_confirmation"
        label={t('field.password_confirmation')}
        autoComplete="new-password"
        rules={{
          validate: {
            filled: (value) => must(value !== '', 'field.required'),
            same: (value) => must(value === getValues('password'), 'field.password_differs'),
          },
        }}
      />
    </>
  );
}
