import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatPeriod, type DashboardWeek, type Excerpt } from '@feria/shared';
import { LinkBase } from 'react-admin';
import { useLanguage, useText } from '../../i18n';
import { nameOf } from '../../resource-kit/definitions';
import { CourseLink } from '../../catalogue/course/course-link';
import { OccupancyBar } from '../../catalogue/course/occupancy-bar';
import { OVERVIEW } from '../../catalogue/course/overview/overview-path';

/** The first of the weeks that need attention, and a link to the page with all weeks. */
export function WeekList(props: {
  excerpt: Excerpt<DashboardWeek>;
  /** Shown for each week: its free seats, or the length of its waiting list. */
  show: 'free' | 'queue';
  empty: string;
}) {
  const { excerpt, show, empty } = props;
  const text = useText();
  const more = excerpt.total - excerpt.rows.length;
  return (
    <>
      {excerpt.total === 0 && <Typography color="textSecondary">{empty}</Typography>}
      <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {excerpt.rows.map((week) => (
          <Week key={week.id} week={week} show={show} />
        ))}
      </Stack>
      <Box sx={{ mt: 1.5 }}>
        {more > 0 && (
          <Typography component="span">{`${text('dashboard.more', { smart_count: more })} · `}</Typography>
        )}
        <Link component={LinkBase} to={OVERVIEW}>
          {text('dashboard.all_weeks')}
        </Link>
      </Box>
    </>
  );
}

function Week({ week, show }: { week: DashboardWeek; show: 'free' | 'queue' }) {
  const language = useLanguage();
  const text = useText();
  const figure =
    show === 'free'
      ? text('dashboard.free', { smart_count: week.max_participants - week.registered })
      : text('dashboard.queue', { smart_count: week.waiting });
  return (
    <li>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
        <CourseLink course={week.course} weekId={week.id} bold />
        <strong style={{ whiteSpace: 'nowrap' }}>{figure}</strong>
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {`${nameOf(week, language)} · ${formatPeriod(week.from, week.to)}`}
      </Typography>
      <OccupancyBar figures={week} />
    </li>
  );
}
