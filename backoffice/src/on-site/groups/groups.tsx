import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatPeriod } from '@feria/shared';
import { resources } from '@feria/shared/resources/index';
import { useQuery } from '@tanstack/react-query';
import { CanAccess, LinkBase, Loading, Title, useCreatePath, useDataProvider } from 'react-admin';
import { useParams } from 'react-router-dom';
import { Forbidden } from '../../core/pages';
import { useLanguage } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { nameOf } from '../../resource-kit/definitions';
import { PageTitle } from '../../resource-kit/page-title';
import { weekAnchor } from '../../catalogue/course/course-link';
import { SheetsButton } from '../sheets/sheets-button';
import { Board } from './board';
import { useGroupWords } from '../../catalogue/course-week/group-words';

const { course } = resources;

/** The groups of a week and who leads them (product/on-site.md#groups). */
export default function GroupsPage() {
  return (
    <CanAccess resource={course.route} action="show" loading={<Loading />} accessDenied={<Forbidden />}>
      <Page />
    </CanAccess>
  );
}

function Page() {
  const weekId = Number(useParams().id);
  const { api } = useDataProvider<FeriaDataProvider>();
  const language = useLanguage();
  const words = useGroupWords();
  const can = useCan();
  const createPath = useCreatePath();
  const read = () => api('GET', 'api/courseWeek/{id}/groups', { params: { id: weekId } });
  const { data, error, refetch } = useQuery({
    queryKey: [resources.courseWeek.route, 'groups', weekId],
    queryFn: read,
    // What is being worked on must not be read anew under the hands.
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (error && !data)
    return (
      <Alert
        severity="error"
        sx={{ my: 2 }}
        action={
          <Button color="inherit" onClick={() => void refetch()}>
            {words('retry')}
          </Button>
        }
      >
        {words('failed')}
      </Alert>
    );
  if (!data) return <LinearProgress aria-label={words('loading')} />;
  const { week } = data;
  const names = { course: nameOf(week.course, language), week: nameOf(week, language) };
  const back = createPath({ resource: course.route, type: 'show', id: week.course.id });
  return (
    <>
      <Title title={<PageTitle text={words('title', names)} />} preferenceKey={false} />
      <Stack direction="row" sx={{ gap: 1.5, my: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button component={LinkBase} to={`${back}#${weekAnchor(week.id)}`}>
          {words('to_course')}
        </Button>
        <SheetsButton week={week} />
        <Typography color="textSecondary">
          {[formatPeriod(week.from, week.to), nameOf(week.location, language)].filter(Boolean).join(' · ')}
        </Typography>
      </Stack>
      {can(course.permissions.update) && !data.may_assign && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {words('may_not_assign')}
        </Alert>
      )}
      <Board
        key={week.id}
        loaded={data}
        canEdit={can(course.permissions.update) && data.may_assign}
        onReload={read}
      />
    </>
  );
}
