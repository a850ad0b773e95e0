import { NumberInput, TextInput } from 'react-admin';
import type { FilterInputProps } from '../../resource-kit/types';

/** A filter by a day. */
export function DayFilter(props: FilterInputProps) {
  return (
    <TextInput
      {...props}
      type="date"
      margin="none"
      helperText={false}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

/** A filter by an amount of money; below 0 for refunds. */
export function AmountFilter(props: FilterInputProps) {
  return <NumberInput {...props} step="any" margin="none" helperText={false} />;
}
