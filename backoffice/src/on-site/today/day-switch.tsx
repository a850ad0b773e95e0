import Alert from '@mui/material/Alert';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { IsoDate } from '@feria/shared';
import { useToday, useWords } from './context';
import { dayWord } from './days';
import { dayName, momentOf } from './times';

/** Which of the days that the device holds is shown; and a word where it is not the server's list of today (product/on-site.md#today). */
export function DaySwitch() {
  const t = useWords();
  const { state, store, language } = useToday();
  const { days, held } = state;
  if (!held) return null;
  const today = store.today();
  const nameOf = (date: IsoDate): string => {
    const word = dayWord(date, today);
    return word === 'other' ? dayName(date, language) : t(`days.${word}`);
  };
  const { date } = held.day;
  const { madeOf } = held;
  const notice = madeOf ? 'made' : date > today ? 'coming' : 'over';
  return (
    <>
      {days.size > 1 && (
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          value={date}
          aria-label={t('days.label')}
          onChange={(_, next: IsoDate | null) => next && store.choose(next)}
          sx={{ bgcolor: '#fff' }}
        >
          {[...days.keys()].sort().map((one) => (
            <ToggleButton
              key={one}
              value={one}
              sx={{ minHeight: 48, textTransform: 'none', color: 'text.primary', fontWeight: 700 }}
            >
              {nameOf(one)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      {(madeOf || date !== today) && (
        <Alert severity={madeOf ? 'warning' : 'info'}>
          {t(`days.${notice}`, {
            day: dayName(madeOf ?? date, language),
            read: held.readAt === null ? t('days.unknown_time') : momentOf(held.readAt),
          })}
        </Alert>
      )}
    </>
  );
}
