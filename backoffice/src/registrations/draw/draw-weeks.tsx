import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { formatPeriod, type DrawFigures, type DrawRest } from '@feria/shared';
import { useLanguage } from '../../i18n';
import { nameOf } from '../../resource-kit/definitions';
import type { CourseDetail } from '../../catalogue/course/course-detail';
import { useDrawText } from './texts';

/** What a draw comes to for the children. */
export function DrawFigureList({ figures }: { figures: DrawFigures }) {
  const draw = useDrawText();
  const shown = [
    [draw('figures.children'), figures.children],
    [draw('figures.first'), figures.withFirstWish],
    [draw('figures.any'), figures.withAny],
    [draw('figures.none'), figures.withNone],
  ] as const;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        my: 1,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
      }}
    >
      {shown.map(([label, value]) => (
        <Box
          key={label}
          sx={{
            display: 'flex',
            flexDirection: 'column-reverse',
            justifyContent: 'flex-end',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            p: 1.5,
          }}
        >
          <Typography component="dt" variant="body2">
            {label}
          </Typography>
          <Typography component="dd" variant="h5" sx={{ m: 0 }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** @param props.rest who gets what is left over; absent where that is not known any more */
export function DrawWeeks(props: { course: CourseDetail; figures: DrawFigures; rest?: DrawRest[] }) {
  const { course, figures, rest } = props;
  const language = useLanguage();
  const draw = useDrawText();
  const columns = ['wishes', 'seats', 'given', ...(rest ? (['rest'] as const) : []), 'left'] as const;
  return (
    // Six columns may be wider than a phone: then the table scrolls by itself, also by the keyboard.
    <Box
      role="region"
      aria-label={draw('weeks.title')}
      tabIndex={0}
      sx={{
        overflowX: 'auto',
        position: 'relative',
        my: 2,
        '& th, & td': { whiteSpace: 'normal', px: { xs: 0.5, sm: 1 } },
      }}
    >
      <Table size="small" aria-label={draw('weeks.title')}>
        <TableHead>
          <TableRow>
            <TableCell>{draw('weeks.week')}</TableCell>
            {columns.map((column) => (
              <TableCell key={column} align="right">
                {draw(`weeks.${column}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {figures.weeks.map(({ id, wishes, seats, given, leftOver }) => {
            const week = course.courseWeeks.find((one) => one.id === id);
            const more = rest?.filter((one) => one.week === id).length ?? 0;
            const values = { wishes, seats, given, rest: more, left: leftOver - more };
            return (
              <TableRow key={id}>
                <TableCell component="th" scope="row">
                  {week ? nameOf(week, language) : draw('order.week_gone', { id })}
                  {week && (
                    <Typography variant="body2" color="textSecondary">
                      {formatPeriod(week.from, week.to)}
                    </Typography>
                  )}
                </TableCell>
                {columns.map((column) => (
                  <TableCell key={column} align="right">
                    {values[column]}
                  </TableCell>
                ))}
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Box>
  );
}
