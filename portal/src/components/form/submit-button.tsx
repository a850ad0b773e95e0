import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useFormState } from 'react-hook-form';

/**
 * The submit button of a form; shows progress. It is never disabled meanwhile: that would take the focus from whoever
 * pressed it. `Form` prevents a second submit.
 */
export function SubmitButton({ children, ...props }: ButtonProps) {
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" variant="contained" size="large" {...props} aria-disabled={isSubmitting}>
      <span style={{ opacity: isSubmitting ? 0.35 : 1 }}>{children}</span>
      {isSubmitting && (
        <CircularProgress aria-hidden size={22} color="inherit" sx={{ position: 'absolute' }} />
      )}
    </Button>
  );
}
