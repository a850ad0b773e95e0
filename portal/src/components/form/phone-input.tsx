import { isPhone } from '@feria/shared/rules/formats';
import type { FieldPath, FieldValues, Validate } from 'react-hook-form';
import { isFilled, must } from './rules';
import { TextInput, type InputProps } from './text-input';

interface PhoneInputProps<T extends FieldValues> extends Omit<InputProps<T>, 'rules'> {
  autoComplete?: string;
  /** Further rules, checked after the form of the number. */
  rules?: Record<string, Validate<T[FieldPath<T>], T>>;
}

/** A telephone number, in any form that the API takes ({@link isPhone}). */
export function PhoneInput<T extends FieldValues>({ rules, ...props }: PhoneInputProps<T>) {
  return (
    <TextInput<T>
      {...props}
      type="tel"
      rules={{
        validate: {
          filled: (value: unknown) => must(!props.required || isFilled(value), 'field.required'),
          phone: (value: unknown) => must(!isFilled(value) || isPhone(String(value)), 'field.phone_invalid'),
          ...rules,
        },
      }}
    />
  );
}
