import { TextInput, useRecordContext } from 'react-admin';
import { useText } from '../../i18n';
import { validatorOf } from '../../resource-kit/form/validate';
import type { FieldInputProps, KitRecord } from '../../resource-kit/types';

/** The address of a parent's account, with what happens when it is saved. */
export function EmailInput({ definition, name, field }: FieldInputProps) {
  const record = useRecordContext<KitRecord>();
  const text = useText();
  return (
    <TextInput
      source={name}
      type="email"
      validate={validatorOf(definition, name)}
      isRequired={field.required}
      helperText={text(record?.email ? 'people.email_change' : 'people.email_new')}
      margin="none"
      autoComplete="off"
    />
  );
}
