import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { formatPeriod, isIsoDate } from '@feria/shared';
import { useWatch } from 'react-hook-form';
import { useText } from '../../i18n';
import { type Days, useOutside } from './week-dates';
import { MOST_WEEKS, weekSeries } from './following-weeks';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** How many weeks the dialog makes from the one in its form, and which these will be. */
export function WeekCount(props: { course: Days; count: number; onChange: (count: number) => void }) {
  const { course, count, onChange } = props;
  const say = useText();
  const outside = useOutside(course);
  const typed: unknown[] = useWatch({ name: ['name', 'name_it', 'from', 'to'] });
  const [name = '', nameIt = '', from = '', to = ''] = typed.map(text);
  const isComplete = isIsoDate(from) && isIsoDate(to) && from <= to;
  return (
    <Box sx={{ mt: 2.5, display: 'grid', gap: 1.5 }}>
      <TextField
        select
        label={say('courses.week_count')}
        value={count}
        onChange={(event) => onChange(Number(event.target.value))}
        sx={{ maxWidth: 240 }}
      >
        {Array.from({ length: MOST_WEEKS }, (_, index) => (
          <MenuItem key={index + 1} value={index + 1}>
            {index + 1}
          </MenuItem>
        ))}
      </TextField>
      {count > 1 && isComplete && (
        <Alert severity="info" role="status">
          {say('courses.week_count_help')}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {weekSeries({ name, name_it: nameIt, from, to }, count).map((week) => (
              <li key={week.from}>
                {[
                  `${week.name} / ${week.name_it}: ${formatPeriod(week.from, week.to)}`,
                  outside(week, 'outside_mark'),
                ]
                  .filter(Boolean)
                  .join(' – ')}
              </li>
            ))}
          </Box>
        </Alert>
      )}
    </Box>
  );
}
