import { BooleanInput, SelectInput, TextArrayInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ComponentType } from 'react';
import { DateInput } from '../inputs/DateInput';
import { ColourInput } from '../inputs/ColourInput';
import { IntegerInput } from '../inputs/IntegerInput';
import { MoneyInput } from '../inputs/MoneyInput';
import { ReferenceManySelect, ReferenceSelect } from '../inputs/ReferenceInputs';
import { RichTextField } from '../inputs/RichTextField';
import { TimeInput } from '../inputs/TimeInput';
import { UploadInput } from '../inputs/UploadInput';
import type { FieldInputProps } from '../types';
import { validatorOf } from './validate';

function Text(props: FieldInputProps) {
  const { definition, name, field } = props;
  if (field.type === 'text' && field.format === 'colour') return <ColourInput {...props} />;
  const multiline = field.type === 'text' && field.multiline === true;
  return (
    <TextInput
      source={name}
      validate={validatorOf(definition, name)}
      isRequired={field.required}
      multiline={multiline}
      minRows={multiline ? 3 : undefined}
      margin="none"
      helperText={false}
      autoComplete="off"
    />
  );
}

function Switch({ definition, name }: FieldInputProps) {
  return (
    <BooleanInput source={name} validate={validatorOf(definition, name)} margin="none" helperText={false} />
  );
}

function Choice({ definition, name, field }: FieldInputProps) {
  const values = field.type === 'enum' ? field.values : [];
  return (
    <SelectInput
      source={name}
      choices={values.map((id) => ({ id, name: `resources.${definition.route}.${name}.${id}` }))}
      validate={validatorOf(definition, name)}
      isRequired={field.required}
      margin="none"
      helperText={false}
    />
  );
}

function Names({ definition, name }: FieldInputProps) {
  return (
    <TextArrayInput source={name} validate={validatorOf(definition, name)} margin="none" helperText={false} />
  );
}

const inputs: { [type in FieldInputProps['field']['type']]: ComponentType<FieldInputProps> } = {
  text: Text,
  richText: RichTextField,
  integer: IntegerInput,
  money: MoneyInput,
  date: DateInput,
  time: TimeInput,
  boolean: Switch,
  enum: Choice,
  reference: ReferenceSelect,
  referenceMany: ReferenceManySelect,
  names: Names,
  image: UploadInput,
  file: UploadInput,
};

/** The input of a field, or what the resource puts in its place. */
export function FieldInput(props: FieldInputProps & { override?: ComponentType<FieldInputProps> }) {
  const { override, ...field } = props;
  const Input = override ?? inputs[props.field.type];
  return <Input {...field} />;
}

/** Whether the switch that a field depends on is on; always, when it depends on none. */
export function useDependency(when: string | undefined): boolean {
  const value: unknown = useWatch({ name: when ?? '', disabled: when === undefined });
  return when === undefined || value === true;
}
