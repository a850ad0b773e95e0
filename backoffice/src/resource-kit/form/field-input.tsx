import { type ComponentType, lazy, Suspense } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import {
  AutocompleteArrayInput,
  FieldTitle,
  SelectInput,
  TextArrayInput,
  TextInput,
  useInput,
  ValidationError,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Condition } from '@feria/shared/resources/fields';
import { holds } from '@feria/shared/resources/infer';
import { ColourInput } from '../inputs/colour-input';
import { DateInput } from '../inputs/date-input';
import { DateTimeInput, DecimalInput, IntegerInput, MoneyInput, TimeInput } from '../inputs/parsed-input';
import { ReferenceManySelect, ReferenceSelect } from '../inputs/reference-inputs';
import { RichTextField } from '../inputs/rich-text-field';
import { UploadInput } from '../inputs/upload-input';
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

/** A switch. Not react-admin's `BooleanInput`, which hands MUI 9 an `inputRef` that it writes into the page. */
function BooleanSwitch({ definition, name }: FieldInputProps) {
  const { id, field, fieldState } = useInput<unknown>({
    source: name,
    validate: validatorOf(definition, name),
  });
  const message = fieldState.error?.message;
  return (
    <FormGroup>
      <FormControlLabel
        label={<FieldTitle source={name} resource={definition.route} />}
        control={
          <Switch
            id={id}
            name={field.name}
            checked={Boolean(field.value)}
            onChange={(_, checked) => {
              field.onChange(checked);
              field.onBlur();
            }}
            slotProps={{ input: { ref: field.ref } }}
          />
        }
      />
      {message !== undefined && (
        <FormHelperText error>
          <ValidationError error={message} />
        </FormHelperText>
      )}
    </FormGroup>
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

/** Any number of the values, each with its label. */
function Choices({ definition, name, field }: FieldInputProps) {
  const values = field.type === 'choices' ? field.values : [];
  return (
    <AutocompleteArrayInput
      source={name}
      choices={values.map((id) => ({ id, name: `resources.${definition.route}.${name}.${id}` }))}
      validate={validatorOf(definition, name)}
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

const RowsInput = lazy(() => import('../inputs/rows-input'));

/** Few forms have rows. */
function Rows(props: FieldInputProps) {
  return (
    <Suspense>
      <RowsInput {...props} />
    </Suspense>
  );
}

const QuestionsInput = lazy(() => import('../questions/questions-input'));

/** Only the form of a project has questions. */
function Questions(props: FieldInputProps) {
  return (
    <Suspense>
      <QuestionsInput {...props} />
    </Suspense>
  );
}

const inputs: { [type in FieldInputProps['field']['type']]: ComponentType<FieldInputProps> } = {
  text: Text,
  richText: RichTextField,
  integer: IntegerInput,
  decimal: DecimalInput,
  money: MoneyInput,
  date: DateInput,
  time: TimeInput,
  dateTime: DateTimeInput,
  boolean: BooleanSwitch,
  enum: Choice,
  choices: Choices,
  reference: ReferenceSelect,
  referenceMany: ReferenceManySelect,
  names: Names,
  texts: Names,
  rows: Rows,
  questions: Questions,
  image: UploadInput,
  file: UploadInput,
};

/** The input of a field, or what the resource puts in its place. */
export function FieldInput(props: FieldInputProps & { override?: ComponentType<FieldInputProps> }) {
  const { override, ...field } = props;
  const Input = override ?? inputs[props.field.type];
  return <Input {...field} />;
}

/** Whether what a field depends on holds in the form; always, when it depends on nothing. */
export function useDependency(when: Condition | undefined): boolean {
  const name = typeof when === 'string' ? when : (when?.field ?? '');
  const value: unknown = useWatch({ name, disabled: when === undefined });
  return holds(when, { [name]: value });
}
