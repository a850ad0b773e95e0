import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { getContrastRatio } from '@mui/material/styles';
import { isColour } from '@feria/shared';
import { TextInput, useTranslateLabel } from 'react-admin';
import { useController } from 'react-hook-form';
import { useText } from '../../i18n';
import { validatorOf } from '../form/validate';
import type { FieldInputProps } from '../types';

/** WCAG AA for text. */
const READABLE = 4.5;

/** A colour as `#rrggbb`, typed or picked; says so when white text on it would be hard to read. */
export function ColourInput({ definition, name, field }: FieldInputProps) {
  const { field: input } = useController({ name });
  const text = useText();
  const label = String(useTranslateLabel()({ source: name, resource: definition.route }));
  const value: unknown = input.value;
  const colour = typeof value === 'string' && isColour(value) ? value : null;
  const pale = colour !== null && getContrastRatio('#ffffff', colour) < READABLE;
  return (
    <TextInput
      source={name}
      validate={validatorOf(definition, name)}
      isRequired={field.required}
      margin="none"
      autoComplete="off"
      helperText={pale ? text('form.colour.pale') : text('form.colour.help')}
      slotProps={{
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Box
                component="input"
                type="color"
                aria-label={text('form.colour.pick', { name: label })}
                value={colour ?? '#000000'}
                onChange={(event) => input.onChange(event.target.value.toUpperCase())}
                sx={{ width: 36, height: 28, p: 0, border: 0, bgcolor: 'transparent', cursor: 'pointer' }}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
