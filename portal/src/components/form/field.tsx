import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { ContactText } from '../contact';
import { FIELD } from './show-fault';

/** Props of {@link Field}. */
export interface FieldProps extends Pick<
  OutlinedInputProps,
  | 'autoComplete'
  | 'endAdornment'
  | 'inputRef'
  | 'maxRows'
  | 'minRows'
  | 'multiline'
  | 'name'
  | 'onBlur'
  | 'onChange'
  | 'placeholder'
  | 'required'
  | 'type'
  | 'value'
> {
  id?: string;
  label: string;
  error?: boolean;
  /** The error, or a hint. */
  helperText?: ReactNode;
  /** Screen readers read the message when it appears. */
  isAnnounced?: boolean;
  /** The label stands above the field even while that is empty. */
  isLabelUp?: boolean;
  /** Further attributes of the element that is typed into. */
  attributes?: InputHTMLAttributes<HTMLInputElement>;
  /** `<option>` elements: the field is a choice then. */
  options?: ReactNode;
}

/**
 * A labelled field with its message. MUI's `TextField` would bring its menus along, which nothing here uses: choices
 * are the browser's own.
 */
export function Field(props: FieldProps) {
  const { id, label, required, error, helperText, isAnnounced, isLabelUp, attributes, options, ...rest } =
    props;
  const ownId = useId();
  const inputId = id ?? ownId;
  const helperId = `${inputId}-text`;
  const isUp = isLabelUp || options !== undefined || undefined;
  const input = (
    <OutlinedInput
      {...rest}
      id={inputId}
      label={label}
      notched={isUp}
      aria-describedby={helperText ? helperId : undefined}
      slotProps={{ input: attributes }}
    />
  );
  return (
    <FormControl variant="outlined" fullWidth required={required} error={error} {...{ [FIELD]: '' }}>
      <InputLabel htmlFor={inputId} shrink={isUp}>
        {label}
      </InputLabel>
      {options === undefined ? input : <NativeSelect input={input}>{options}</NativeSelect>}
      {helperText && (
        <FormHelperText id={helperId} role={isAnnounced ? 'alert' : undefined}>
          {typeof helperText === 'string' ? <ContactText text={helperText} /> : helperText}
        </FormHelperText>
      )}
    </FormControl>
  );
}
