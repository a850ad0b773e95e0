import { FAMILY_RIGHTS } from '@feria/shared';
import { TextInput, useRecordContext } from 'react-admin';
import { useText } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { validatorOf } from '../../resource-kit/form/validate';
import type { FieldInputProps, FormOverrides, ResourceRecord } from '../../resource-kit/types';
import { MunicipalityInput } from './municipality-input';
import { hasPhoneUses, PhoneUsesDialog } from './phone-uses';
import { TaxInput } from './tax-input';

/** The address of a parent's account, with what happens when it is saved. */
export function EmailInput({ definition, name, field }: FieldInputProps) {
  const record = useRecordContext<ResourceRecord>();
  const text = useText();
  const can = useCan();
  // A new person is nobody's parent yet.
  if (record?.id !== undefined && !FAMILY_RIGHTS.every((right) => can(right)))
    return <TextInput source={name} readOnly helperText={text('users.parent_login')} margin="none" />;
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

export default {
  fields: { tax: TaxInput, email: EmailInput, municipality_id: MunicipalityInput },
  afterSave: { isWanted: hasPhoneUses, Dialog: PhoneUsesDialog },
} satisfies FormOverrides;
