import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  API,
  availability,
  commonMessages,
  formatDate,
  formatPeriod,
  type OverviewWeek,
  romeDate,
} from '@feria/shared';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Title, useDataProvider, useStore } from 'react-admin';
import type { FeriaDataProvider } from '../../../resource-kit/data-provider';
import { useLanguage, useText } from '../../../i18n';
import { nameOf } from '../../../resource-kit/definitions';
import { PageTitle } from '../../../resource-kit/page-title';
import { CourseLink } from '../course-link';
import { hatched, OccupancyBar } from '../occupancy-bar';
import { OverviewControls } from './overview-controls';
import { byCalendarWeek, choicesOf, filterWeeks, NO_FILTERS, type OverviewFilters, totalOf } from './weeks';

/** How full the weeks of active courses are (figures for holders of `course.index` only, product.md#permissions). */
export default function OverviewPage() {
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const text = useText();
  const { data, error, refetch } = useQuery({
    queryKey: ['course', 'overview'],
    queryFn: () => dataProvider.api('GET', API.courseOverview),
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
  const shown = filterWeeks(weeks, filters, romeDate(new Date()));
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
        byCalendarWeek(shown).map(([monday, group]) => (
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

/** What the parts of the bars mean. */
function Legend() {
  const text = useText();
  const parts = [
    { label: text('overview.legend_taken'), style: { bgcolor: 'primary.main' } },
    { label: text('overview.legend_free'), style: { bgcolor: 'background.paper' } },
    { label: text('overview.legend_waiting'), style: { backgroundImage: hatched } },
  ];
  return (
    <Stack direction="row" aria-hidden sx={{ gap: 2, flexWrap: 'wrap', mb: 2 }}>
      {parts.map(({ label, style }) => (
        <Stack key={label} direction="row" sx={{ gap: 0.75, alignItems: 'center' }}>
          <Box
            sx={{
              width: 26,
              height: 14,
              borderRadius: 0.5,
              border: 1,
              borderColor: 'text.secondary',
              ...style,
            }}
          />
          {label}
        </Stack>
      ))}
    </Stack>
  );
}

/** One row for each week: name, occupancy and the state of its registration. */
function WeekRows({ weeks }: { weeks: readonly OverviewWeek[] }) {
  const language = useLanguage();
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {weeks.map((week) => (
        <Box
          component="li"
          key={week.id}
          sx={{
            ...{ display: 'grid', columnGap: 2, rowGap: 0.5, alignItems: 'center', py: 1 },
            ...{ borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } },
            gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 2fr) minmax(0, 1.4fr) 240px' },
          }}
        >
          <div>
            <CourseLink course={week.course} weekId={week.id} bold />
            <Typography variant="body2" color="textSecondary">
              {[nameOf(week, language), formatPeriod(week.from, week.to), nameOf(week.location, language)]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </div>
          {week.figures ? <OccupancyBar figures={week.figures} /> : <span />}
          <State week={week} />
        </Box>
      ))}
    </Box>
  );
}

/** While registration is open, whether there are seats; else whether it is still to open or over. */
function State({ week: { state, figures } }: { week: OverviewWeek }) {
  const words = commonMessages[useLanguage()];
  const label = state === 'open' && figures ? words.availability[availability(figures)] : words.state[state];
  return <Chip size="small" variant="outlined" label={label} sx={{ justifySelf: 'start' }} />;
}
