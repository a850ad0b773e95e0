import { HEALTH_FIELDS } from '@feria/shared';
import { SelectInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FieldInput } from '../../resource-kit/form/field-input';
import type { FieldInputProps, ResourceRecord } from '../../resource-kit/types';

type Values = Readonly<Record<string, unknown>>;

const hasHealth = (values: Values | undefined): boolean =>
  HEALTH_FIELDS.some((field) => {
    const value = values?.[field];
    return typeof value === 'string' ? value.trim() !== '' : Boolean(value);
  });

/**
 * Whether a form asks how the parents consented: there is health data and no consent on record. It must be said when the health data is
 * new; of data that was stored without, it may be made good.
 */
export function consentAsked(
  stored: Values | undefined,
  values: Values,
): { isAsked: boolean; isRequired: boolean } {
  const isAsked = !stored?.health_consent && hasHealth(values);
  return { isAsked, isRequired: isAsked && !hasHealth(stored) };
}

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
