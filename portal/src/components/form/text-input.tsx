import { useController, type FieldPath, type FieldValues, type RegisterOptions } from 'react-hook-form';
import { useT } from '../../i18n';
import { Field, type FieldProps } from './field';

/** Props of every input of a form. */
export interface InputProps<T extends FieldValues> {
  name: FieldPath<T>;
  label: string;
  required?: boolean;
  rules?: Omit<RegisterOptions<T, FieldPath<T>>, 'valueAsNumber' | 'valueAsDate' | 'setValueAs' | 'disabled'>;
}

type TextInputProps<T extends FieldValues> = InputProps<T> &
  Omit<FieldProps, 'name' | 'label' | 'required' | 'value' | 'error' | 'onChange' | 'onBlur' | 'inputRef'>;

/** A text field of a form, with its error below it. */
export function TextInput<T extends FieldValues>(props: TextInputProps<T>) {
  const { name, label, required = false, rules, helperText, ...rest } = props;
  const t = useT();
  const { field, fieldState } = useController<T>({
    name,
    rules: {
      ...(required && {
        validate: { filled: (value: unknown) => String(value ?? '').trim() !== '' || t('field.required') },
      }),
      ...rules,
    },
  });
  return (
    <Field
      {...rest}
      name={name}
      label={label}
      required={required}
      inputRef={field.ref}
      value={field.value ?? ''}
      onBlur={field.onBlur}
      onChange={field.onChange}
      error={fieldState.invalid}
      helperText={fieldState.error?.message || helperText}
    />
  );
}
