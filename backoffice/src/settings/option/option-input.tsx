import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { OptionKey } from '@feria/shared';
import { featureOfOption } from '@feria/shared/rules/features';
import type { Field } from '@feria/shared/resources/fields';
import { option, optionField } from '@feria/shared/resources/option/index';
import { useInput, useTranslateLabel } from 'react-admin';
import { FieldInput } from '../../resource-kit/form/field-input';
import type { FieldInputProps } from '../../resource-kit/types';
import { FeatureInput } from './feature-input';

/** The input of an option, by its declaration. */
export function OptionInput({ name }: { name: OptionKey }) {
  return <FieldInput definition={option} name={name} field={optionField(name)} {...overrideOf(name)} />;
}

function overrideOf(name: OptionKey): { override?: typeof SwitchInput } {
  if (featureOfOption(name)) return { override: FeatureInput };
  return isSwitch(name) ? { override: SwitchInput } : {};
}

/** Whether an option is yes or no. */
function isSwitch(name: OptionKey): boolean {
  const field: Field = optionField(name);
  return field.type === 'enum' && field.values.join() === '0,1';
}

/** Yes or no, which the option keeps as `1` or `0`. */
function SwitchInput({ definition, name }: FieldInputProps) {
  const { field } = useInput<unknown>({ source: name });
  const label = useTranslateLabel()({ source: name, resource: definition.route });
  return (
    <FormControlLabel
      label={label}
      control={
        <Checkbox
          checked={field.value === '1'}
          onChange={(_, checked) => field.onChange(checked ? '1' : '0')}
          onBlur={field.onBlur}
        />
      }
    />
  );
}
