import Alert from '@mui/material/Alert';
import type { AttendanceWeek } from '@feria/shared';
import { useToday, useWords } from './context';
import { weekName } from './names';
import { timeOf } from './times';

/** Says that a child who was there is erased: it is on no list any more, and only the office can say more. */
export function Erased({ weeks }: { weeks: readonly AttendanceWeek[] }) {
  const t = useWords();
  const { language } = useToday();
  // A list that an earlier build of the page kept does not say it.
  const lines = weeks.flatMap((week) =>
    (week.erased ?? []).map(({ group, at }) => ({
      where: [weekName(week, language), group].filter(Boolean).join(', '),
      at,
    })),
  );
  if (lines.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
      {lines.map(({ where, at }, index) => (
        <div key={`${index} ${at}`}>{t('erased', { where, time: timeOf(at) })}</div>
      ))}
    </Alert>
  );
}
