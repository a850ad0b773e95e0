import { REASON_MAX } from '@feria/shared';
import TextField from '@mui/material/TextField';
import { useText } from '../../i18n';

/** Why the office departs from a rule of the course. */
export function ReasonInput(props: {
  value: string;
  onChange: (reason: string) => void;
  autoFocus?: boolean;
  disabled?: boolean;
}) {
  const text = useText();
  return (
    <TextField
      label={text('registrations.exception.reason')}
      helperText={text('registrations.exception.help')}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
      autoFocus={props.autoFocus}
      disabled={props.disabled}
      required
      fullWidth
      multiline
      minRows={2}
      autoComplete="off"
      slotProps={{ htmlInput: { maxLength: REASON_MAX } }}
    />
  );
}
