import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { formatPeriod, offeredDayTypes, type DayType } from '@feria/shared';
import { useGetList } from 'react-admin';
import type { Course, Week } from '../../catalogue/course-week/week-inputs';
import { dayTypeLabel } from '../../catalogue/course/day-type-label';
import { useLanguage } from '../../i18n';
import { definitionNamed, nameOf } from '../../resource-kit/definitions';
import { ALL_ROWS } from '../../resource-kit/page-sizes';
import { useSeveralWords } from './register-several-words';

/** A child as the table names it. */
export interface ChildToRegister {
  id: number;
  name: string;
}

/** A child in a week, as it is ticked. */
export interface ChosenLine {
  course: Course;
  week: Week;
  child: ChildToRegister;
  dayType: DayType;
}

/** The weeks of a project as rows, the children as columns: each cell is a registration. */
export function ProjectWeeks(props: {
  course: Course;
  childrens: readonly ChildToRegister[];
  lines: readonly ChosenLine[];
  onChange: (lines: ChosenLine[]) => void;
  onDrop: () => void;
}) {
  const { course, childrens, lines, onChange, onDrop } = props;
  const words = useSeveralWords();
  const language = useLanguage();
  const { data, isPending } = useGetList<Week>(definitionNamed('courseWeek').route, {
    filter: { course_id: course.id },
    sort: { field: 'from', order: 'ASC' },
    pagination: { page: 1, perPage: ALL_ROWS },
  });
  const weeks = (data ?? []).filter(({ cancelled_at }) => !cancelled_at);
  const name = nameOf(course, language);
  const others = (week: Week, child: ChildToRegister) =>
    lines.filter((line) => line.week.id !== week.id || line.child.id !== child.id);
  return (
    <Box component="section" aria-label={name}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <Typography component="h3" sx={{ fontWeight: 700, flex: 1, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <IconButton size="small" aria-label={words('drop', { course: name })} onClick={onDrop}>
          <Close fontSize="small" />
        </IconButton>
      </Stack>
      {!isPending && weeks.length === 0 && <Typography color="textSecondary">{words('no_weeks')}</Typography>}
      {weeks.length > 0 && (
        <Box sx={{ overflowX: 'auto' }}>
          <Table size="small" aria-label={name}>
            <TableHead>
              <TableRow>
                <TableCell>{words('week')}</TableCell>
                {childrens.map((child) => (
                  <TableCell key={child.id}>{child.name}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {weeks.map((week) => (
                <TableRow key={week.id}>
                  <TableCell component="th" scope="row">
                    {nameOf(week, language)}
                    <Typography variant="body2" color="textSecondary">
                      {[
                        formatPeriod(week.from, week.to),
                        words('places', { registered: week.registered, max: week.max_participants }),
                      ].join(' · ')}
                    </Typography>
                  </TableCell>
                  {childrens.map((child) => (
                    <TableCell key={child.id} sx={{ whiteSpace: 'nowrap' }}>
                      <Cell
                        course={course}
                        week={week}
                        child={child}
                        line={lines.find((line) => line.week.id === week.id && line.child.id === child.id)}
                        onChange={(line) => onChange([...others(week, child), ...(line ? [line] : [])])}
                      />
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </Box>
  );
}

function Cell(props: {
  course: Course;
  week: Week;
  child: ChildToRegister;
  line: ChosenLine | undefined;
  onChange: (line: ChosenLine | null) => void;
}) {
  const { course, week, child, line, onChange } = props;
  const words = useSeveralWords();
  const language = useLanguage();
  const offered = offeredDayTypes(week);
  const [first] = offered;
  if (!first) return null;
  const named = { child: child.name, week: nameOf(week, language) };
  return (
    <>
      <Checkbox
        size="small"
        checked={line !== undefined}
        onChange={(_, checked) => onChange(checked ? { course, week, child, dayType: first } : null)}
        slotProps={{ input: { 'aria-label': words('line', named) } }}
      />
      {line && offered.length > 1 && (
        <TextField
          select
          variant="standard"
          fullWidth={false}
          sx={{ verticalAlign: 'middle' }}
          value={line.dayType}
          onChange={({ target }) => onChange({ ...line, dayType: target.value as DayType })}
          slotProps={{ htmlInput: { 'aria-label': words('day_type', named) } }}
        >
          {offered.map((type) => (
            <MenuItem key={type} value={type}>
              {dayTypeLabel(course, type, language)}
            </MenuItem>
          ))}
        </TextField>
      )}
    </>
  );
}
