import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useInput, useTranslateLabel } from 'react-admin';
import type { FieldInputProps } from '../../resource-kit/types';

/** Yes or no, which the option keeps as `1` or `0` (spec §3). */
export function PhotoPrivacy({ definition, name }: FieldInputProps) {
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
