import Alert from '@mui/material/Alert';
import { useFormState, type FieldValues } from 'react-hook-form';

/** What the server said of the form as a whole; read out when it appears. */
export function FormAlert() {
  const { errors } = useFormState<FieldValues>();
  const message = errors.root?.server?.message;
  return message ? <Alert severity="error">{message}</Alert> : null;
}
