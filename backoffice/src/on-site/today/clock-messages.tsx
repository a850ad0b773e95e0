import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useToday, useWords } from './context';
import { markText } from './describe';
import { nameOfChild } from './points';
import { dayName, momentOf, timeOf } from './times';

/** Says that the clock of the device is wrong, asks what time it is where nobody knows, and which times are to be looked at. */
export function ClockMessages() {
  const t = useWords();
  const { state, store, language } = useToday();
  const doubt = store.clockDoubt();
  const wrongDate = store.wrongDate();
  const wrongTime = store.wrongTime();
  return (
    <>
      {doubt && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {t('clock.doubt', { taken: momentOf(doubt.taken.getTime()) })}
          <Stack direction="row" useFlexGap sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
            <Button color="inherit" variant="outlined" onClick={() => store.settleClock(false)}>
              {t('clock.it_is', { time: momentOf(doubt.taken.getTime()) })}
            </Button>
            {doubt.other && (
              <Button color="inherit" variant="outlined" onClick={() => store.settleClock(true)}>
                {t('clock.it_is', { time: momentOf(doubt.other.getTime()) })}
              </Button>
            )}
          </Stack>
          {t('clock.neither')}
        </Alert>
      )}
      {wrongDate ? (
        <Alert severity="error" sx={{ mb: 1 }}>
          {t('wrong_date', { shown: `${dayName(wrongDate, language)} ${wrongDate.slice(0, 4)}` })}
        </Alert>
      ) : (
        wrongTime &&
        !doubt && (
          <Alert severity="warning" sx={{ mb: 1 }}>
            {t('clock.wrong', { shown: timeOf(wrongTime), now: timeOf(store.now()) })}
          </Alert>
        )
      )}
      {state.unsure.length > 0 && (
        <Alert severity="error" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          {t('clock.unsure')}
          {state.unsure.map(({ id, child_id, date, fields }) => (
            <div key={id}>
              {`${nameOfChild(t, state.days, child_id)}, ${dayName(date, language)}: ${markText(t, fields)}`}
            </div>
          ))}
          <Button color="inherit" variant="outlined" sx={{ mt: 1 }} onClick={() => store.settleUnsure()}>
            {t('clock.looked_at')}
          </Button>
        </Alert>
      )}
    </>
  );
}
