import { formatDate, isIsoDate } from '@feria/shared';
import type { FieldInputProps } from '../types';
import { CalendarButton } from './calendar-button';
import { parseDate } from './parse';
import { ParsedInput } from './parsed-input';

const isDate = (value: unknown): value is string => typeof value === 'string' && isIsoDate(value);

/** A date of a form as `DD.MM.YYYY`, typed or picked. Outside of forms: `DateField`. */
export function DateInput(props: FieldInputProps) {
  return (
    <ParsedInput
      {...props}
      parse={parseDate}
      format={formatDate}
      isValue={isDate}
      inputMode="numeric"
      adornment={(value, set) => <CalendarButton value={value} onPick={set} />}
    />
  );
}
