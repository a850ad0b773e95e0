import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { API, formatDate, romeDate, type OverviewWeek } from '@feria/shared';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Title, useDataProvider, useStore } from 'react-admin';
import type { FeriaDataProvider } from '../../../app/dataProvider';
import { useLanguage, useText } from '../../../i18n';
import { PageTitle } from '../../../resource-kit/PageTitle';
import { Legend } from './Legend';
import { OverviewControls } from './OverviewControls';
import { WeekRows } from './WeekRows';
import { bySeasonWeek, choicesOf, chosen, NO_FILTERS, totalOf, type OverviewFilters } from './weeks';

/** How full the weeks of active courses are (spec §1 has placeholders here; figures by decisions §3). */
export default function CourseOverview() {
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const text = useText();
  const { data, error, refetch } = useQuery({
    queryKey: ['course', 'overview'],
    queryFn: () => dataProvider.call<OverviewWeek[]>('GET', API.courseOverview),
  });
  return (
    <>
      <Title title={<PageTitle text={text('overview.title')} />} preferenceKey={false} />
      {error && (
        <Alert
          severity="error"
          sx={{ my: 2 }}
          action={
            <Button color="inherit" onClick={() => void refetch()}>
              {text('app.retry')}
            </Button>
          }
        >
          {text('overview.failed')}
        </Alert>
      )}
      {data ? (
        <Overview weeks={data} />
      ) : (
        !error && <Skeleton variant="rounded" height={320} sx={{ my: 2 }} />
      )}
    </>
  );
}

function Overview({ weeks }: { weeks: OverviewWeek[] }) {
  // Kept like the filters of a list: until the page is reloaded.
  const [filters, setFilters] = useStore<OverviewFilters>('course.overview', NO_FILTERS);
  const language = useLanguage();
  const text = useText();
  if (weeks.length === 0) return <Empty title={text('overview.empty')} help={text('overview.empty_help')} />;
  const shown = chosen(weeks, filters, romeDate(new Date()));
  return (
    <>
      {weeks[0]?.figures === null && (
        <Alert severity="info" sx={{ my: 2 }}>
          {text('overview.no_figures')}
        </Alert>
      )}
      <OverviewControls filters={filters} onChange={setFilters} choices={choicesOf(weeks, language)} />
      {weeks[0]?.figures && <Legend />}
      {shown.length === 0 ? (
        <Empty title={text('overview.no_match')}>
          <Button onClick={() => setFilters({ ...NO_FILTERS, past: true })}>{text('overview.clear')}</Button>
        </Empty>
      ) : filters.sort === 'fullest' ? (
        <Group title={text('overview.by_fullest')} weeks={shown} />
      ) : (
        bySeasonWeek(shown).map(([monday, group]) => (
          <Group
            key={monday}
            title={text('overview.calendar_week', { from: formatDate(monday) })}
            weeks={group}
          />
        ))
      )}
    </>
  );
}

function Group({ title, weeks }: { title: string; weeks: OverviewWeek[] }) {
  const text = useText();
  const { max_participants: seats, registered, waiting, free } = totalOf(weeks);
  const known = weeks.some(({ figures }) => figures);
  return (
    <Card component="section" aria-label={title} sx={{ mb: 2 }}>
      <CardContent>
        <Typography variant="h6" component="h2">
          {title}
        </Typography>
        {known && (
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {text('overview.summary', { registered, seats, free, waiting })}
          </Typography>
        )}
        <WeekRows weeks={weeks} />
      </CardContent>
    </Card>
  );
}

function Empty(props: { title: string; help?: string; children?: ReactNode }) {
  return (
    <Stack spacing={1} sx={{ alignItems: 'center', textAlign: 'center', py: 6 }} role="status">
      <Typography variant="h6" component="p">
        {props.title}
      </Typography>
      {props.help && <Typography color="textSecondary">{props.help}</Typography>}
      {props.children}
    </Stack>
  );
}
