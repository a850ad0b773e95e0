import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useText } from '../i18n';

/** Lets the office choose whether the parents get a mail about what it is going to do. */
export function MailCheckbox(props: {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Names of the people who would get the mail, if they are known. */
  recipients?: readonly string[];
  disabled?: boolean;
}) {
  const text = useText();
  const label = text('mail_parents');
  return (
    <FormControlLabel
      // The checkbox stands beside the first line when the label needs several lines.
      sx={{ alignItems: 'flex-start', overflowWrap: 'anywhere' }}
      control={
        <Checkbox
          checked={props.checked}
          onChange={(_, checked) => props.onChange(checked)}
          disabled={props.disabled}
          sx={{ pt: 0 }}
        />
      }
      label={props.recipients ? `${label}: ${props.recipients.join(', ')}` : label}
    />
  );
}
