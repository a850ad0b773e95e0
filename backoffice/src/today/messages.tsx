import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useToday, useWords } from './context';
import { dayName, timeOf } from './times';

/** What cannot wait: a device with a wrong date, marks that live on the screen only, and a count that the server did not take. */
export function Messages() {
  const t = useWords();
  const { state, store, language } = useToday();
  const refused = state.countRefusal;
  const wrongDate = state.phase === 'signed_out' ? null : store.wrongDate();
  return (
    <Box aria-live="assertive">
      {wrongDate && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {t('wrong_date', { shown: `${dayName(wrongDate, language)} ${wrongDate.slice(0, 4)}` })}
        </Alert>
      )}
      {state.unkept.size > 0 && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {t('unkept', { smart_count: state.unkept.size })}
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
