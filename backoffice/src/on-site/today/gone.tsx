import Alert from '@mui/material/Alert';
import type { AttendanceWeek } from '@feria/shared';
import { useToday, useWords } from './context';
import { weekName } from './names';
import { timeOf } from './times';

/** Says whose place ended today before anybody had marked the child: it is on no list any more, and somebody looks for it. */
export function Gone({ weeks }: { weeks: readonly AttendanceWeek[] }) {
  const t = useWords();
  const { language } = useToday();
  // A list that an earlier build of the page kept does not say it.
  const shown = weeks.filter(({ gone }) => gone?.length);
  if (shown.length === 0) return null;
  return (
    <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
      {shown.map((week) => (
        <div key={week.id}>
          {t('gone', {
            week: week.cancelled
              ? `${weekName(week, language)} (${t('week_cancelled')})`
              : weekName(week, language),
            names: week.gone
              .map(({ first_name, last_name, at }) => `${first_name} ${last_name} (${timeOf(at)})`)
              .join(', '),
          })}
        </div>
      ))}
    </Alert>
  );
}
