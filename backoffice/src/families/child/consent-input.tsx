import { SelectInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FieldInput } from '../../resource-kit/form/field-input';
import type { FieldInputProps, ResourceRecord } from '../../resource-kit/types';
import { consentAsked, type Values } from './consent-asked';

/** How the parents consented, where the form must ask for it. */
export function ConsentWayInput({ definition, name, field }: FieldInputProps) {
  const stored = useRecordContext<ResourceRecord>();
  const values = useWatch() as Values;
  const { isAsked, isRequired } = consentAsked(stored, values);
  if (!isAsked || field.type !== 'enum') return null;
  return (
    <SelectInput
      source={name}
      choices={field.values.map((id) => ({ id, name: `resources.${definition.route}.${name}.${id}` }))}
      validate={(value: unknown) => (isRequired && !value ? 'ra.validation.required' : undefined)}
      isRequired={isRequired}
      margin="none"
      helperText={false}
    />
  );
}

/** Whether the parents consented, once that is on record: the office may withdraw it. Before it says how. */
export function ConsentInput(props: FieldInputProps) {
  const stored = useRecordContext<ResourceRecord>();
  return stored?.health_consent ? <FieldInput {...props} /> : null;
}
