import type { FieldValues } from 'react-hook-form';
import { TextInput, type InputProps } from './text-input';

interface SelectInputProps<T extends FieldValues> extends InputProps<T> {
  choices: readonly { value: string; label: string }[];
  /** Words for no choice, where that can be chosen again. */
  none?: string;
  helperText?: string;
}

/** A choice from a list: the browser's own, which every phone and screen reader knows best. */
export function SelectInput<T extends FieldValues>({ choices, none, ...props }: SelectInputProps<T>) {
  return (
    <TextInput<T>
      {...props}
      options={
        <>
          {/* Without a choice nothing is chosen, rather than the first. */}
          {none === undefined ? <option value="" disabled hidden /> : <option value="">{none}</option>}
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </>
      }
    />
  );
}
