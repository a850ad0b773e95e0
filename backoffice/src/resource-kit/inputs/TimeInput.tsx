import { isIsoTime } from '@feria/shared';
import type { FieldInputProps } from '../types';
import { parseTime } from './parse';
import { ParsedInput } from './ParsedInput';

const isTime = (value: unknown): value is string => typeof value === 'string' && isIsoTime(value);

/** A time of a 24-hour clock, whatever clock the browser's language has. */
export function TimeInput(props: FieldInputProps) {
  return (
    <ParsedInput
      {...props}
      parse={parseTime}
      format={(value) => value}
      isValue={isTime}
      inputMode="numeric"
      placeholder="HH:MM"
    />
  );
}
