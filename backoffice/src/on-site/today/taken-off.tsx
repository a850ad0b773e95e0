import Alert from '@mui/material/Alert';
import type { AttendanceDay } from '@feria/shared';
import { NAME_COLUMNS } from '@feria/shared/rules/content';
import { CallOffice } from './call-office';
import { useToday, useWords } from './context';
import { waitingMarks } from './state';
import { timeOf } from './times';

/**
 * Says that the leader was taken off a week or group in the middle of the day, who leads there now, and what becomes of what was marked;
 * and which children are to be handed over, also because they were moved to another group, and to whom.
 */
export function TakenOff({ day }: { day: AttendanceDay }) {
  const t = useWords();
  const { state, language } = useToday();
  // A list that an earlier build of the page kept has none.
  const takenOff = day.taken_off ?? [];
  const handOver = day.to_hand_over ?? [];
  if (takenOff.length === 0 && handOver.length === 0) return null;
  const waiting = waitingMarks(state).length;
  const name = NAME_COLUMNS[language];
  // A list that an earlier build of the page kept has no `still`.
  const partOf = (isWholeWeek: boolean, still?: readonly string[]): string | null => {
    if (!isWholeWeek) return t('taken_off.gone_group');
    return still?.length ? t('taken_off.whole_week') : null;
  };
  return (
    <Alert severity="warning" role="alert" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
      {takenOff.map(({ week, group, whole_week, at, leaders, still }) => (
        <div key={`${week.id} ${group ?? whole_week} ${at}`}>
          <b>
            {t('taken_off.text', {
              time: timeOf(at),
              what: [week.course[name], week[name], group ?? partOf(whole_week, still)]
                .filter(Boolean)
                .join(', '),
            })}
          </b>{' '}
          {leaders?.length > 0 &&
            t('taken_off.leaders', { names: leaders.map((one) => one.name).join(', ') })}{' '}
          {still?.length > 0 && t('taken_off.still', { names: still.join(', ') })}
        </div>
      ))}
      {handOver.length > 0 && (
        <div>
          {t('taken_off.hand_over', {
            smart_count: handOver.length,
            names: handOver
              .map(({ first_name, last_name, leaders }) => {
                // A list that an earlier build of the page kept does not say who leads it.
                if (!leaders) return `${first_name} ${last_name}`;
                const now = leaders.length
                  ? t('taken_off.now', { names: leaders.map((leader) => leader.name).join(', ') })
                  : t('taken_off.nobody');
                return `${first_name} ${last_name} (${now})`;
              })
              .join(', '),
          })}
        </div>
      )}
      {takenOff.length > 0 && <div>{t('taken_off.marks')}</div>}
      {waiting > 0 && <div>{t('taken_off.waiting', { smart_count: waiting })}</div>}
      <CallOffice phone={day.office_phone} />
    </Alert>
  );
}
