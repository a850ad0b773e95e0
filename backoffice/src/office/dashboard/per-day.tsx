import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { formatDate, type RegistrationsOfDay } from '@feria/shared';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../i18n';
import { Boundary } from './panel';

/** The charts are a third of the application's size: loaded when the first one is shown. */
const PerDayChart = lazy(() => import('./per-day-chart'));

const CHART_HEIGHT = 240;

/** Registrations of each of the last 30 days as a chart or as a table. Where the chart cannot be loaded, the table. */
export function PerDay({ days }: { days: readonly RegistrationsOfDay[] }) {
  const [asTable, setAsTable] = useState(false);
  const text = useText();
  const registered = days.reduce((sum, day) => sum + day.registered, 0);
  const waiting = days.reduce((sum, day) => sum + day.waiting, 0);
  if (registered + waiting === 0) {
    return <Typography color="textSecondary">{text('dashboard.per_day_empty')}</Typography>;
  }
  const summary = `${text('dashboard.per_day_range')}: ${text('dashboard.per_day_summary', { registered, waiting })}`;
  return (
    <>
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}
      >
        <Typography color="textSecondary">{summary}</Typography>
        <Button onClick={() => setAsTable(!asTable)}>
          {text(asTable ? 'dashboard.as_chart' : 'dashboard.as_table')}
        </Button>
      </Stack>
      {asTable ? (
        <PerDayTable days={days} />
      ) : (
        <Boundary fallback={<PerDayTable days={days} />}>
          <Suspense fallback={<Skeleton variant="rounded" height={CHART_HEIGHT} />}>
            <Box role="img" aria-label={summary}>
              {/* The drawing says nothing to a screen reader; the button beside it gives the table. */}
              <div aria-hidden>
                <PerDayChart days={days} />
              </div>
            </Box>
          </Suspense>
        </Boundary>
      )}
    </>
  );
}

/** The figures of the chart as a table, the newest day first. */
function PerDayTable({ days }: { days: readonly RegistrationsOfDay[] }) {
  const text = useText();
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label={text('dashboard.per_day')}
      sx={{ maxHeight: 320, overflow: 'auto' }}
    >
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{text('dashboard.date')}</TableCell>
            <TableCell align="right">{text('dashboard.per_day_registered')}</TableCell>
            <TableCell align="right">{text('dashboard.per_day_waiting')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {days.toReversed().map(({ date, registered, waiting }) => (
            <TableRow key={date}>
              <TableCell component="th" scope="row">
                {formatDate(date)}
              </TableCell>
              <TableCell align="right">{registered}</TableCell>
              <TableCell align="right">{waiting}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
