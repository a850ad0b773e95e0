import { BarChart } from '@mui/x-charts/BarChart';
import { useTheme } from '@mui/material/styles';
import { formatDate, type RegistrationsOfDay } from '@feria/shared';
import { useText } from '../../i18n';

/** `05.07.` */
const dayAndMonth = (date: string): string => formatDate(date).slice(0, 6);

/** A bar a day, who got a seat and, on top, who went onto a waiting list. A chunk of its own. */
export default function PerDayChart({ days }: { days: readonly RegistrationsOfDay[] }) {
  const text = useText();
  const { palette } = useTheme();
  return (
    <BarChart
      height={240}
      skipAnimation
      disableKeyboardNavigation // hidden from screen readers, so nothing in it may take the focus
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
