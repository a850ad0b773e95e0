import TextField from '@mui/material/TextField';
import { useState, type HTMLAttributes, type ReactNode } from 'react';
import { FieldTitle, InputHelperText, useInput } from 'react-admin';
import { validatorOf } from '../form/validate';
import type { FieldInputProps } from '../types';

const same = (value: unknown): unknown => value;

/**
 * A value that people write differently from how it is stored (`31.12.2026`, `1.234,50`). While typing, the text stays
 * as typed; on leaving the field it is written out properly. Text that means nothing becomes the value itself, so that
 * the validator can say what is wrong with it.
 */
export function ParsedInput<Value extends string | number>(
  props: FieldInputProps & {
    parse: (text: string) => Value | undefined;
    format: (value: Value) => string;
    isValue: (value: unknown) => value is Value;
    inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
    placeholder?: string;
    /** Stands in the box, after the text. Gets the value and a way to set it. */
    adornment?: (value: Value | null, set: (value: Value | null) => void) => ReactNode;
  },
) {
  const { definition, name, parse, format, isValue } = props;
  const { id, field, fieldState } = useInput<unknown>({
    source: name,
    validate: validatorOf(definition, name),
    format: same,
    parse: same,
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
      label={<FieldTitle source={name} resource={definition.route} isRequired={props.field.required} />}
      error={Boolean(error)}
      helperText={error ? <InputHelperText error={error.message} /> : null}
      placeholder={props.placeholder}
      autoComplete="off"
      slotProps={{
        htmlInput: { inputMode: props.inputMode },
        input: {
          endAdornment: props.adornment?.(isValue(value) ? value : null, (next) => field.onChange(next)),
        },
      }}
    />
  );
}
