import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { formatPeriod, weekHasEnded, romeToday } from '@feria/shared';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLanguage, useText } from '../../i18n';
import { nameOf } from '../../resource-kit/definitions';
import { useWeeks, type Week } from './week-inputs';

/**
 * The weeks of the chosen project to move to, one line each, with their seats: to choose one is one click. Weeks that are over
 * come last, cancelled ones are left out. A week without a seat and without a place in the queue cannot be chosen.
 * @param props.moves a child; or a whole week, which goes into none that is over, and is told how many seats are missing
 */
export function MoveWeekInput({
  currentWeek,
  moves = 'child',
}: {
  currentWeek: number;
  moves?: 'child' | 'week';
}) {
  const all = useWeeks();
  const chosen = useWatch<{ course_week_id?: number | null }, 'course_week_id'>({ name: 'course_week_id' });
  const { setValue } = useFormContext<{ course_week_id?: number | null }>();
  const text = useText();
  const seats = useSeatsText();
  const language = useLanguage();
  const id = useId();
  const today = romeToday();
  const others = all.filter((week) => week.id !== currentWeek && !week.cancelled_at);
  const weeks = [
    ...others.filter((week) => !weekHasEnded(week, today)),
    ...others.filter((week) => moves === 'child' && weekHasEnded(week, today)),
  ];
  return (
    <FormControl data-field="course_week_id">
      <FormLabel id={id}>{text('registrations.move.week')}</FormLabel>
      {all.length > 0 && weeks.length === 0 && <Typography>{text('registrations.move.no_weeks')}</Typography>}
      <RadioGroup
        aria-labelledby={id}
        value={chosen ?? ''}
        onChange={(_, value) => setValue('course_week_id', Number(value), { shouldDirty: true })}
      >
        {weeks.map((week) => (
          <FormControlLabel
            key={week.id}
            value={week.id}
            disabled={moves === 'child' && isFull(week)}
            control={<Radio sx={{ py: 0.75 }} />}
            sx={{ alignItems: 'flex-start' }}
            label={
              <Typography component="span" sx={{ display: 'block', py: 0.75 }}>
                {`${nameOf(week, language)}, ${formatPeriod(week.from, week.to)}`}
                <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                  {seats(week)}
                </Typography>
              </Typography>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

/** Neither a seat nor a place in the queue. */
function isFull({ max_participants, registered, waiting_list, waiting }: Week): boolean {
  return registered >= max_participants && waiting >= waiting_list;
}

/** Free seats and who waits, in words. */
function useSeatsText(): (week: Week) => string {
  const text = useText();
  return (week) => {
    const { waiting } = week;
    const free = Math.max(0, week.max_participants - week.registered);
    if (isFull(week)) return text('registrations.move.full_queue');
    if (free === 0) return text('registrations.move.full', { waiting });
    if (waiting > 0) return text('registrations.move.free_waiting', { free, waiting });
    return text('registrations.move.free', { smart_count: free });
  };
}
