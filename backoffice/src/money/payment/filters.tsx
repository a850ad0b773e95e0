import { isIsoDate } from '@feria/shared';
import { useState } from 'react';
import { NumberInput, useInput, useTranslateLabel } from 'react-admin';
import { DateField } from '../../resource-kit/inputs/date-field';
import type { FilterInputProps } from '../../resource-kit/types';

/** A filter by a day. What is no day filters nothing, and stays in the field with what is wrong with it. */
export function DayFilter({ source, label }: FilterInputProps) {
  const { field } = useInput<string>({ source });
  const translateLabel = useTranslateLabel();
  const [noDay, setNoDay] = useState('');
  const day = String(field.value ?? '');
  return (
    <DateField
      label={translateLabel({ label, source })}
      size="small"
      value={day || noDay}
      onChange={(value) => {
        setNoDay(isIsoDate(value) ? '' : value);
        field.onChange(isIsoDate(value) ? value : '');
      }}
    />
  );
}

/** A filter by an amount of money; below 0 for refunds. */
export function AmountFilter(props: FilterInputProps) {
  return <NumberInput {...props} step="any" margin="none" helperText={false} />;
}
