import { BarChart } from '@mui/x-charts/BarChart';
import { useTheme } from '@mui/material/styles';
import { formatDate, type RegistrationsOfDay } from '@feria/shared';
import { useText } from '../../i18n';

/** A date without its year: `05.07.` */
const dayAndMonth = (date: string): string => formatDate(date).slice(0, 6);

/**
 * One bar for each day: below the registrations with a seat, above them those on the waiting list. The default export of a
 * file of its own, because the chart library is large and loaded only when a chart is shown (`lazy` in `per-day.tsx`).
 */
export default function PerDayChart({ days }: { days: readonly RegistrationsOfDay[] }) {
  const text = useText();
  const { palette } = useTheme();
  return (
    <BarChart
      height={240}
      skipAnimation
      disableKeyboardNavigation // `per-day.tsx` hides the chart from screen readers, so nothing in it may take the focus
      dataset={days.map((day) => ({ ...day }))}
      xAxis={[
        {
          dataKey: 'date',
          scaleType: 'band',
          valueFormatter: (date: string, { location }) =>
            location === 'tick' ? dayAndMonth(date) : formatDate(date),
        },
      ]}
      yAxis={[{ width: 36, tickMinStep: 1 }]}
      series={[
        {
          dataKey: 'registered',
          label: text('dashboard.per_day_registered'),
          stack: 'day',
          color: palette.primary.main,
        },
        {
          dataKey: 'waiting',
          label: text('dashboard.per_day_waiting'),
          stack: 'day',
          color: '#5d6d7e',
        },
      ]}
      grid={{ horizontal: true }}
      margin={{ left: 0, right: 8 }}
    />
  );
}
