import { useController, type FieldPath, type FieldValues, type RegisterOptions } from 'react-hook-form';
import { Field, type FieldProps } from './field';
import { useErrorText } from './form-context';
import { isFilled, must } from './rules';

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
  const { field, fieldState, formState } = useController<T>({
    name,
    rules: {
      ...(required && {
        validate: { filled: (value: unknown) => must(isFilled(value), 'field.required') },
      }),
      ...rules,
    },
  });
  const message = useErrorText(name, fieldState.error);
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
      helperText={message ?? helperText}
      // What is wrong is read out when the field is left; after sending the focus goes to the first that is wrong.
      isAnnounced={message !== undefined && !formState.isSubmitted}
    />
  );
}
