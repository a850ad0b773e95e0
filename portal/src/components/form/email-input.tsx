import { isEmail } from '@feria/shared/rules/formats';
import type { FieldValues } from 'react-hook-form';
import { useT } from '../../i18n';
import { isFilled, must } from './rules';
import { TextInput, type InputProps } from './text-input';

/** An e-mail address. Only typing errors are caught here, not whether the address exists. */
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
          filled: (value: unknown) => must(isFilled(value), 'field.required'),
          email: (value: unknown) => must(isEmail(String(value)), 'field.email_invalid'),
        },
      }}
    />
  );
}
