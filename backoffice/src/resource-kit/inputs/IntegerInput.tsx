import type { FieldInputProps } from '../types';
import { parseInteger } from './parse';
import { ParsedInput } from './ParsedInput';

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** A whole number. */
export function IntegerInput(props: FieldInputProps) {
  return (
    <ParsedInput {...props} parse={parseInteger} format={String} isValue={isNumber} inputMode="numeric" />
  );
}
