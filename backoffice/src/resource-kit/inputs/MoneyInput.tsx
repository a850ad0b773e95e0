import InputAdornment from '@mui/material/InputAdornment';
import { formatEuros } from '@feria/shared';
import type { FieldInputProps } from '../types';
import { parseEuros } from './parse';
import { ParsedInput } from './ParsedInput';

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Euros with two decimals and a comma. */
export function MoneyInput(props: FieldInputProps) {
  return (
    <ParsedInput
      {...props}
      parse={parseEuros}
      format={(value) => formatEuros(value).replace(/\s*€$/, '')}
      isValue={isNumber}
      inputMode="decimal"
      adornment={() => <InputAdornment position="end">€</InputAdornment>}
    />
  );
}
