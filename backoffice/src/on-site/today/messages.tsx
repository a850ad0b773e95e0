import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { ClockMessages } from './clock-messages';
import { useToday, useWords } from './context';
import { timeOf } from './times';

/** What cannot wait: a device with a wrong clock, times that may be wrong, marks that live on the screen only, and a count that the server did not take. */
export function Messages() {
  const t = useWords();
  const { state, store } = useToday();
  const refused = state.countRefusal;
  return (
    <Box aria-live="assertive">
      {state.phase !== 'signed_out' && <ClockMessages />}
      {state.unkept.size > 0 && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {t('unkept', { smart_count: state.unkept.size })}
        </Alert>
      )}
      {state.phase !== 'signed_out' && state.ofOthers > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {t('of_others', { smart_count: state.ofOthers })}
        </Alert>
      )}
      {refused && (
        <Alert
          severity="error"
          closeText={t('close')}
          onClose={() => store.dismissCountRefusal()}
          sx={{ mb: 1 }}
        >
          {t('count.refused', {
            message: refused.message,
            time: timeOf(refused.counted_at),
            number: refused.number,
          })}
        </Alert>
      )}
    </Box>
  );
}
