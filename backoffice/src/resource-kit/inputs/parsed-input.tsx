import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { formatEuros, formatInstant, isIsoInstant, isIsoTime, parseEuros } from '@feria/shared';
import { type HTMLAttributes, type ReactNode, useState } from 'react';
import { FieldTitle, InputHelperText, useInput } from 'react-admin';
import { useText } from '../../i18n';
import { validatorOf } from '../form/validate';
import type { FieldInputProps } from '../types';
import { parseDecimal, parseInstant, parseInteger, parseTime } from './parse';

const identity = (value: unknown): unknown => value;

/**
 * A value that people write differently from how it is stored (`31.12.2026`, `1.234,50`). While typing, the text stays
 * as typed; on leaving the field it is formatted. Text that cannot be parsed becomes the value itself, so that the
 * validator can say what is wrong with it.
 */
export function ParsedInput<Value extends string | number>(
  props: FieldInputProps & {
    parse: (text: string) => Value | undefined;
    format: (value: Value) => string;
    isValue: (value: unknown) => value is Value;
    inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
    placeholder?: string;
    /** In place of the label of the field. */
    label?: string;
    /** Shown in the box after the text. Gets the value and a function that sets it. */
    adornment?: (value: Value | null, set: (value: Value | null) => void) => ReactNode;
  },
) {
  const { definition, name, parse, format, isValue } = props;
  const { id, field, fieldState } = useInput<unknown>({
    source: name,
    validate: validatorOf(definition, name),
    format: identity,
    parse: identity,
  });
  const [draft, setDraft] = useState<string | null>(null);
  const value: unknown = field.value;
  const written = isValue(value) ? format(value) : String(value ?? '');
  const read = (text: string): unknown => (text.trim() === '' ? null : (parse(text.trim()) ?? text));
  const { error } = fieldState;
  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      value={draft ?? written}
      onChange={(event) => {
        setDraft(event.target.value);
        field.onChange(read(event.target.value));
      }}
      onBlur={() => {
        setDraft(null);
        field.onBlur();
      }}
      label={
        props.label ?? (
          <FieldTitle source={name} resource={definition.route} isRequired={props.field.required} />
        )
      }
      error={Boolean(error)}
      helperText={error ? <InputHelperText error={error.message} /> : null}
      placeholder={props.placeholder}
      autoComplete="off"
      slotProps={{
        htmlInput: { inputMode: props.inputMode },
        input: {
          endAdornment: props.adornment?.(isValue(value) ? value : null, (next) => field.onChange(next)),
          // Two dates stand side by side on a phone, and are to be seen to their last digit.
          ...(props.adornment && { sx: { pr: { xs: 0.5, sm: 1.75 } } }),
        },
      }}
    />
  );
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** A whole number. */
export function IntegerInput(props: FieldInputProps & { label?: string }) {
  return (
    <ParsedInput {...props} parse={parseInteger} format={String} isValue={isNumber} inputMode="numeric" />
  );
}

/** A number with decimals, such as a coordinate, with a comma or a point. */
export function DecimalInput(props: FieldInputProps) {
  return (
    <ParsedInput
      {...props}
      parse={parseDecimal}
      format={(value) => String(value).replace('.', ',')}
      isValue={isNumber}
    />
  );
}

/** Euros with two decimals and a comma. */
export function MoneyInput(props: FieldInputProps & { label?: string }) {
  return (
    <ParsedInput
      {...props}
      parse={parseEuros}
      format={(value) => formatEuros(value).replace('€', '').trim()}
      isValue={isNumber}
      inputMode="decimal"
      adornment={() => <InputAdornment position="end">€</InputAdornment>}
    />
  );
}

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

const isInstant = (value: unknown): value is string => typeof value === 'string' && isIsoInstant(value);

/** A date with a time, as a clock in Rome shows them, wherever the browser is. */
export function DateTimeInput(props: FieldInputProps) {
  const text = useText();
  return (
    <ParsedInput
      {...props}
      parse={parseInstant}
      format={formatInstant}
      isValue={isInstant}
      placeholder={text('form.date_time')}
    />
  );
}
