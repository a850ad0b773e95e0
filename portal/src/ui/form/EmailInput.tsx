import type { FieldValues } from 'react-hook-form';
import { useT } from '../../i18n';
import { TextInput, type InputProps } from './TextInput';

/** An e-mail address. Whether it exists is for the mail server to say; here only typing errors are caught. */
export function EmailInput<T extends FieldValues>({
  autoComplete = 'email',
  ...props
}: Omit<InputProps<T>, 'label'> & { autoComplete?: string }) {
  const t = useT();
  return (
    <TextInput<T>
      {...props}
      label={t('field.email')}
      required
      type="email"
      autoComplete={autoComplete}
      attributes={{ autoCapitalize: 'none', spellCheck: false }}
      rules={{
        validate: {
          filled: (value: unknown) => String(value).trim() !== '' || t('field.required'),
          email: (value: unknown) =>
            /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/.test(String(value)) || t('field.email_invalid'),
        },
      }}
    />
  );
}
