import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useToday, useWords } from './context';

/** What cannot wait: marks that live on the screen only. */
export function Messages() {
  const t = useWords();
  const { state } = useToday();
  return (
    <Box aria-live="assertive">
      {state.unkept.size > 0 && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {t('unkept', { smart_count: state.unkept.size })}
        </Alert>
      )}
    </Box>
  );
}
