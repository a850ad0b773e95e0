import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatPeriod, type DashboardWeek, type Excerpt } from '@feria/shared';
import { resources } from '@feria/shared/resources/index';
import { LinkBase, useCreatePath } from 'react-admin';
import { useLanguage, useText } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { nameOf } from '../../resource-kit/definitions';
import { weekAnchor } from '../../resources/course/detail/anchor';
import { OccupancyBar } from '../../resources/course/OccupancyBar';

const { route, permissions } = resources.course;

/** Weeks that want attention, the first of them; the overview has them all. */
export function WeekList(props: {
  excerpt: Excerpt<DashboardWeek>;
  /** What is said of each: its free seats, or its queue. */
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
        <Link component={LinkBase} to={`/${route}/overview`}>
          {text('dashboard.all_weeks')}
        </Link>
      </Box>
    </>
  );
}

function Week({ week, show }: { week: DashboardWeek; show: 'free' | 'queue' }) {
  const createPath = useCreatePath();
  const language = useLanguage();
  const text = useText();
  const can = useCan();
  const course = nameOf(week.course, language);
  const to = `${createPath({ resource: route, type: 'show', id: week.course.id })}#${weekAnchor(week.id)}`;
  const said =
    show === 'free'
      ? text('dashboard.free', { smart_count: week.max_participants - week.registered })
      : text('dashboard.queue', { smart_count: week.waiting });
  return (
    <li>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
        {can(permissions.view) ? (
          <Link component={LinkBase} to={to} sx={{ fontWeight: 700 }}>
            {course}
          </Link>
        ) : (
          <strong>{course}</strong>
        )}
        <strong style={{ whiteSpace: 'nowrap' }}>{said}</strong>
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {`${nameOf(week, language)} · ${formatPeriod(week.from, week.to)}`}
      </Typography>
      <OccupancyBar figures={week} />
    </li>
  );
}
