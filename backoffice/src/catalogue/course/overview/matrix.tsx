import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import {
  availability,
  commonMessages,
  formatDate,
  formatPeriod,
  type IsoDate,
  type OverviewWeek,
  romeToday,
} from '@feria/shared';
import { resources } from '@feria/shared/resources/index';
import { occupancyOf } from '@feria/shared/rules/registration-window';
import { LinkBase, useCreatePath } from 'react-admin';
import { useLanguage, useText } from '../../../i18n';
import { useCan } from '../../../resource-kit/account';
import { nameOf } from '../../../resource-kit/definitions';
import { visuallyHidden } from '../../../resource-kit/visually-hidden';
import { CourseLink, weekAnchor } from '../course-link';
import { useOccupancy } from '../occupancy-bar';
import { dayPath, dayToShow } from './day-path';
import { weekNumber, type Matrix, type MatrixRow } from './weeks';

/** How a week stands. Each has a sign and a colour: the colour alone says nothing. */
type Level = 'free' | 'few' | 'full' | 'cancelled' | 'unknown';

const LEVELS: Record<Level, { sign: string; bgcolor: string; color: string }> = {
  free: { sign: '○', bgcolor: '#e3f2e6', color: '#14532d' },
  few: { sign: '◐', bgcolor: '#fdf0cc', color: '#5f3d00' },
  full: { sign: '●', bgcolor: '#fbdcd9', color: '#7f1d1d' },
  cancelled: { sign: '✕', bgcolor: '#e7e2de', color: '#4a4038' },
  unknown: { sign: '•', bgcolor: 'transparent', color: 'inherit' },
};

function levelOf({ cancelled_at, figures }: OverviewWeek): Level {
  if (cancelled_at) return 'cancelled';
  if (!figures) return 'unknown';
  const available = availability({ ...figures, ...occupancyOf(figures) });
  return available === 'waiting_list' ? 'full' : available;
}

/** What signs and colours mean. */
export function Legend() {
  const text = useText();
  return (
    <Stack direction="row" aria-hidden sx={{ columnGap: 2, flexWrap: 'wrap', fontSize: '0.875rem' }}>
      {(['free', 'few', 'full', 'cancelled'] as const).map((level) => {
        const { sign, ...colours } = LEVELS[level];
        return (
          <Stack key={level} direction="row" sx={{ gap: 0.5, alignItems: 'center' }}>
            <Box component="span" sx={{ ...colours, px: 0.75, borderRadius: 0.5, lineHeight: '20px' }}>
              {sign}
            </Box>
            {text(`overview.level_${level}`)}
          </Stack>
        );
      })}
      <span>{text('overview.legend_cell')}</span>
    </Stack>
  );
}

const HEAD = { bgcolor: 'background.paper', zIndex: 1 } as const;

/** Projects × calendar weeks, which scrolls inside: names and calendar weeks stay in sight. */
export function OverviewMatrix({ matrix }: { matrix: Matrix }) {
  const text = useText();
  const title = text('overview.title');
  return (
    <Box
      role="region"
      aria-label={title}
      tabIndex={0}
      sx={{
        // What is hidden in its cells but read aloud would widen the page otherwise.
        position: 'relative',
        overflow: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        mb: 2,
        bgcolor: 'background.paper',
        minHeight: 200,
        maxHeight: 'calc(100dvh - 226px)',
        '@media print': { maxHeight: 'none', overflow: 'visible' },
      }}
    >
      <Box
        component="table"
        sx={{
          borderCollapse: 'separate',
          borderSpacing: 0,
          fontSize: '0.8125rem',
          fontVariantNumeric: 'tabular-nums',
          '& th, & td': { borderBottom: 1, borderColor: 'divider', px: 0.5, py: 0, height: 28 },
          '& td, & thead th': { borderLeft: 1, borderColor: 'divider' },
        }}
      >
        <Box component="caption" sx={visuallyHidden}>
          {title}
        </Box>
        <thead>
          <tr>
            <Box component="th" scope="col" sx={{ ...HEAD, position: 'sticky', top: 0, left: 0, zIndex: 3 }}>
              {text('overview.project')}
            </Box>
            {matrix.mondays.map((monday) => (
              <Box
                component="th"
                scope="col"
                key={monday}
                sx={{ ...HEAD, position: 'sticky', top: 0, zIndex: 2 }}
              >
                <WeekHead monday={monday} />
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {matrix.rows.map((row) => (
            <Row key={row.course.id} row={row} mondays={matrix.mondays} />
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

/** A calendar week; it leads to who is where today, or on its Monday, for accounts that see registrations. */
function WeekHead({ monday }: { monday: IsoDate }) {
  const text = useText();
  const can = useCan();
  const words = (
    <Box component="span" sx={{ display: 'block', whiteSpace: 'nowrap', lineHeight: 1.3 }}>
      {text('overview.week_number', { number: weekNumber(monday) })}
      <Box component="span" sx={{ display: 'block', fontWeight: 400 }}>
        {formatDate(monday)}
      </Box>
    </Box>
  );
  if (!can('peopleCourseWeekRegistration.index')) return words;
  return (
    <Link component={LinkBase} to={dayPath(dayToShow(monday, romeToday()))}>
      {words}
      <span style={visuallyHidden}>{text('overview.who_is_where')}</span>
    </Link>
  );
}

function Row({ row: { course, location, cells }, mondays }: { row: MatrixRow; mondays: readonly IsoDate[] }) {
  const language = useLanguage();
  const name = [nameOf(course, language), nameOf(location, language)].filter(Boolean).join(' · ');
  return (
    <tr>
      <Box
        component="th"
        scope="row"
        title={name}
        sx={{
          ...HEAD,
          position: 'sticky',
          left: 0,
          textAlign: 'left',
          fontWeight: 400,
          width: { xs: 130, sm: 280 },
          minWidth: { xs: 130, sm: 280 },
          maxWidth: { xs: 130, sm: 280 },
          overflowWrap: 'anywhere',
          lineHeight: 1.3,
          py: 0.25,
        }}
      >
        <CourseLink course={course} />
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {location && ` · ${nameOf(location, language)}`}
        </Box>
      </Box>
      {mondays.map((monday) => (
        <Box component="td" key={monday} sx={{ whiteSpace: 'nowrap', minWidth: 84, textAlign: 'center' }}>
          {cells.get(monday)?.map((week) => (
            <WeekCell key={week.id} week={week} />
          ))}
        </Box>
      ))}
    </tr>
  );
}

/** Registered and seats of a week, and how many wait; it leads to its participants, for accounts that may open them. */
function WeekCell({ week }: { week: OverviewWeek }) {
  const createPath = useCreatePath();
  const language = useLanguage();
  const text = useText();
  const can = useCan();
  const { route, permissions } = resources.course;
  const { sign, ...colours } = LEVELS[levelOf(week)];
  const standing = useStanding(week);
  const label = [nameOf(week.course, language), nameOf(week, language), formatPeriod(week.from, week.to)]
    .concat(standing)
    .join(', ');
  const look = {
    ...colours,
    display: 'inline-block',
    lineHeight: '22px',
    px: 0.75,
    mx: 0.25,
    borderRadius: 0.5,
    textDecoration: week.cancelled_at ? 'line-through' : 'none',
    printColorAdjust: 'exact',
  } as const;
  const { figures } = week;
  const taken = figures ? occupancyOf(figures) : { registered: 0, waiting: 0 };
  const words = (
    <span aria-hidden>
      {sign}
      {figures &&
        ` ${text('overview.cell', { registered: taken.registered, seats: figures.max_participants })}`}
      {figures && taken.waiting > 0 && <strong>{` +${taken.waiting}`}</strong>}
    </span>
  );
  if (!can(permissions.view)) {
    return (
      <Box component="span" title={label} sx={look}>
        {words}
        <span style={visuallyHidden}>{label}</span>
      </Box>
    );
  }
  return (
    <Link
      component={LinkBase}
      to={`${createPath({ resource: route, type: 'show', id: week.course.id })}#${weekAnchor(week.id)}`}
      title={label}
      sx={{ ...look, '&:hover, &:focus-visible': { outline: '2px solid', outlineColor: 'text.primary' } }}
    >
      {words}
      <span style={visuallyHidden}>{label}</span>
    </Link>
  );
}

const NOBODY = { max_participants: 0, waiting_list: 0, registered: 0, waiting: 0 };

/** Whether it takes place, and how full it is, as a sentence: the numbers of a cell are not understood when read aloud. */
function useStanding({ cancelled_at, figures, state }: OverviewWeek): string {
  const language = useLanguage();
  const text = useText();
  const { label } = useOccupancy(figures ?? NOBODY);
  if (cancelled_at) return text('weeks.cancelled');
  return figures ? label : commonMessages[language].state[state];
}
