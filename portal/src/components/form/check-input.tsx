import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import { useErrorText } from './form-context';
import { FIELD } from './show-fault';
import type { InputProps } from './text-input';

interface CheckInputProps<T extends FieldValues> extends InputProps<T> {
  as?: 'checkbox' | 'switch';
}

/** Yes or no, as a checkbox or a switch. */
export function CheckInput<T extends FieldValues>({
  name,
  label,
  rules,
  as = 'checkbox',
}: CheckInputProps<T>) {
  const { field, fieldState } = useController<T>({ name, ...(rules && { rules }) });
  const errorId = useId();
  const message = useErrorText(name, fieldState.error);
  const Control = as === 'switch' ? Switch : Checkbox;
  return (
    <Box {...{ [FIELD]: '' }}>
      <FormControlLabel
        label={label}
        sx={{
          alignItems: 'flex-start',
          mr: 0,
          ml: as === 'switch' ? -0.75 : -1.375,
          '& .MuiFormControlLabel-label': { pt: '9px' },
        }}
        control={
          <Control
            name={name}
            checked={Boolean(field.value)}
            onChange={(event) => field.onChange(event.target.checked)}
            onBlur={field.onBlur}
            slotProps={{
              input: {
                ref: field.ref,
                'aria-invalid': fieldState.invalid,
                'aria-describedby': message ? errorId : undefined,
              },
            }}
          />
        }
      />
      {message && (
        <FormHelperText error id={errorId}>
          {message}
        </FormHelperText>
      )}
    </Box>
  );
}
