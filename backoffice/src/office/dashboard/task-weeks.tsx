import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  ALMOST_EMPTY_DAYS,
  formatPeriod,
  OFFICE_API,
  WEEK_TASKS,
  type TaskWeek,
  type WeekTask,
} from '@feria/shared';
import { resources } from '@feria/shared/resources/index';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, Title, useDataProvider } from 'react-admin';
import { useParams } from 'react-router-dom';
import { groupsPath } from '../../catalogue/course-week/groups-path';
import { CourseLink } from '../../catalogue/course/course-link';
import { Forbidden, NotFound } from '../../core/pages';
import { rows } from '../../families/person/rows';
import { useLanguage } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { nameOf } from '../../resource-kit/definitions';
import { LoadFailed } from '../../resource-kit/load-failed';
import { PageTitle } from '../../resource-kit/page-title';
import { useWarningWords } from './warning-words';

/** The weeks of one list that the start page counts (product/office.md#start-page). */
export default function TaskWeeksPage() {
  const { list } = useParams();
  const can = useCan();
  const known = WEEK_TASKS.find((one) => one === list);
  if (!known) return <NotFound />;
  return can(resources.course.permissions.index) ? <Weeks list={known} /> : <Forbidden />;
}

function Weeks({ list }: { list: WeekTask }) {
  const { api } = useDataProvider<FeriaDataProvider>();
  const words = useWarningWords();
  const { data, error, refetch } = useQuery({
    queryKey: ['dashboard', 'weeks'],
    queryFn: () => api('GET', OFFICE_API.dashboardWeeks),
  });
  const weeks = data?.[list];
  return (
    <>
      <Title title={<PageTitle text={words(`task_${list}`)} />} preferenceKey={false} />
      <Typography sx={{ my: 2, maxWidth: 720 }}>
        {words(`${list}_help`, { days: ALMOST_EMPTY_DAYS })}
      </Typography>
      {error && !weeks && <LoadFailed onRetry={refetch}>{words('weeks_failed')}</LoadFailed>}
      {!weeks && !error && <Skeleton variant="rounded" height={240} />}
      {weeks && (
        <>
          <Typography role="status" variant="h6" component="p" sx={{ mb: 1 }}>
            {weeks.length === 0 ? words('weeks_none') : words('weeks', { smart_count: weeks.length })}
          </Typography>
          {weeks.length > 0 && (
            <Card>
              <CardContent>
                <Stack component="ul" sx={rows} aria-label={words(`task_${list}`)}>
                  {weeks.map((week) => (
                    <li key={week.id}>
                      <Week week={week} list={list} />
                    </li>
                  ))}
                </Stack>
              </CardContent>
            </Card>
          )}
        </>
      )}
    </>
  );
}

function Week({ week, list }: { week: TaskWeek; list: WeekTask }) {
  const words = useWarningWords();
  const language = useLanguage();
  const can = useCan();
  const { id, course, from, to, children, max_participants } = week;
  const leadsToGroups = list !== 'almost_empty' && can(resources.course.permissions.view);
  return (
    <>
      {leadsToGroups ? (
        <Link component={LinkBase} to={groupsPath(id)} sx={{ fontWeight: 700 }}>
          {`${nameOf(course, language)}, ${nameOf(week, language)}`}
        </Link>
      ) : (
        <>
          <CourseLink course={course} weekId={id} />
          {`, ${nameOf(week, language)}`}
        </>
      )}
      <Typography variant="body2">
        {`${formatPeriod(from, to)} · ${words(`count_${list}`, { smart_count: children, seats: max_participants })}`}
      </Typography>
    </>
  );
}
