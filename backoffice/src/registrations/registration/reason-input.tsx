import { REASON_MAX } from '@feria/shared';
import TextField from '@mui/material/TextField';
import { useText } from '../../i18n';

/** Why the office does something that needs a reason. */
export function ReasonInput(props: {
  /** Without them, why it departs from a rule of the course. */
  label?: string;
  help?: string;
  value: string;
  onChange: (reason: string) => void;
  autoFocus?: boolean;
  disabled?: boolean;
}) {
  const text = useText();
  return (
    <TextField
      label={props.label ?? text('registrations.exception.reason')}
      helperText={props.help ?? text('registrations.exception.help')}
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
