import Alert from '@mui/material/Alert';
import { useFormState, type FieldValues } from 'react-hook-form';
import { ContactText } from '../contact';

/** The server's message about the whole form; screen readers read it when it appears. */
export function FormAlert() {
  const { errors } = useFormState<FieldValues>();
  const message = errors.root?.server?.message;
  return message ? (
    <Alert severity="error">
      <ContactText text={message} />
    </Alert>
  ) : null;
}
