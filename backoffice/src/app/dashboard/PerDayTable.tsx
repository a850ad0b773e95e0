import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { formatDate, type RegistrationsOfDay } from '@feria/shared';
import { useText } from '../../i18n';

/** The numbers of the chart, the newest day first. */
export function PerDayTable({ days }: { days: readonly RegistrationsOfDay[] }) {
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
