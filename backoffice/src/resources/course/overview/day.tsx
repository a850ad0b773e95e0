import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import MedicalInformation from '@mui/icons-material/MedicalInformation';
import Print from '@mui/icons-material/Print';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  addDays,
  type DayChild,
  type DayWeek,
  formatDate,
  type IsoDate,
  isIsoDate,
  romeDate,
  OFFICE_API,
} from '@feria/shared';
import { resources } from '@feria/shared/resources/index';
import { useQuery } from '@tanstack/react-query';
import { CanAccess, LinkBase, Loading, Title, useDataProvider } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { Forbidden } from '../../../app/pages';
import { useLanguage, useText } from '../../../i18n';
import type { FeriaDataProvider } from '../../../resource-kit/data-provider';
import { nameOf } from '../../../resource-kit/definitions';
import { PageTitle } from '../../../resource-kit/page-title';
import { dayTypeLabel } from '../../registrations/day-type-label';
import { CourseLink } from '../course-link';
import { printStyles } from '../print-styles';
import { PointsLink } from '../points/count';
import { dayPath } from './day-path';

/** Who is where on a day, all projects (product.md#list-of-a-day). */
export default function DayPage() {
  return (
    <CanAccess
      resource="peopleCourseWeekRegistration"
      action="list"
      loading={<Loading />}
      accessDenied={<Forbidden />}
    >
      <Day />
    </CanAccess>
  );
}

function Day() {
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const [search] = useSearchParams();
  const language = useLanguage();
  const text = useText();
  const asked = search.get('date') ?? '';
  const date = isIsoDate(asked) ? asked : romeDate(new Date());
  const { data, error, refetch } = useQuery({
    queryKey: ['course', 'day', date],
    queryFn: () => dataProvider.api('GET', OFFICE_API.courseDay, { query: { date } }),
  });
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );
  const title = text('day.title', { weekday, date: formatDate(date) });
  const count = data?.reduce((sum, { children }) => sum + children.length, 0) ?? 0;
  return (
    <>
      <Title title={<PageTitle text={title} />} preferenceKey={false} />
      <GlobalStyles styles={printStyles} />
      <Controls date={date} />
      <Typography sx={{ display: 'none', '@media print': { display: 'block', fontWeight: 700, mb: 1 } }}>
        {title}
      </Typography>
      {error && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={() => void refetch()}>
              {text('app.retry')}
            </Button>
          }
        >
          {text('day.failed')}
        </Alert>
      )}
      {!data && !error && <Skeleton variant="rounded" height={320} />}
      {data && (
        <>
          <Typography role="status" sx={{ mb: 1 }}>
            {data.length ? text('day.summary', { children: count, weeks: data.length }) : text('day.empty')}
          </Typography>
          <Box
            sx={{
              ...{ columnWidth: 330, columnGap: 3, mb: 2 },
              '@media print': { columnWidth: 220, columnGap: 2, fontSize: '9pt' },
            }}
          >
            {data.map((week) => (
              <WeekPart key={week.id} week={week} />
            ))}
          </Box>
        </>
      )}
    </>
  );
}

/** The day before, the day after, any day, and the printer. */
function Controls({ date }: { date: IsoDate }) {
  const [, setSearch] = useSearchParams();
  const text = useText();
  return (
    <Stack direction="row" data-print="no" sx={{ gap: 1, my: 2, flexWrap: 'wrap', alignItems: 'center' }}>
      <IconButton component={LinkBase} to={dayPath(addDays(date, -1))} aria-label={text('day.before')}>
        <ChevronLeft />
      </IconButton>
      <TextField
        type="date"
        label={text('day.date')}
        value={date}
        onChange={(event) => {
          if (isIsoDate(event.target.value)) setSearch({ date: event.target.value });
        }}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ width: 170 }}
      />
      <IconButton component={LinkBase} to={dayPath(addDays(date, 1))} aria-label={text('day.after')}>
        <ChevronRight />
      </IconButton>
      <Button startIcon={<Print />} onClick={() => window.print()}>
        {text('detail.print')}
      </Button>
      <Button component={LinkBase} to={`/${resources.course.route}/overview`}>
        {text('overview.title')}
      </Button>
      <PointsLink />
    </Stack>
  );
}

function WeekPart({ week }: { week: DayWeek }) {
  const language = useLanguage();
  const text = useText();
  const facts = [nameOf(week, language), nameOf(week.location, language)].filter(Boolean).join(' · ');
  const name = nameOf(week.course, language);
  return (
    <Box component="section" aria-label={`${name}, ${nameOf(week, language)}`} sx={{ mb: 2 }}>
      <Box sx={{ breakAfter: 'avoid', breakInside: 'avoid' }}>
        <Typography component="h2" sx={{ fontWeight: 700, lineHeight: 1.3 }}>
          <CourseLink course={week.course} weekId={week.id} /> ({week.children.length})
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {facts}
        </Typography>
      </Box>
      {week.children.length ? (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {week.children.map((child) => (
            <ChildLine key={child.id} child={child} week={week} />
          ))}
        </Box>
      ) : (
        <Typography variant="body2" color="textSecondary">
          {text('day.nobody')}
        </Typography>
      )}
    </Box>
  );
}

function ChildLine({ child, week: { course } }: { child: DayChild; week: DayWeek }) {
  const language = useLanguage();
  const text = useText();
  const facts = [
    ...(child.age === null ? [] : [text('day.age', { smart_count: child.age })]),
    dayTypeLabel(course.custom_labels ? course : null, child.day_type, language),
    ...(child.leave_alone ? [text('day.leave_alone')] : []),
    ...(child.swimming_help ? [text('day.swimming_help')] : []),
    ...(child.health === null ? [text('day.health_hidden')] : []),
  ];
  return (
    <Box
      component="li"
      sx={{ borderTop: 1, borderColor: 'divider', py: 0.25, breakInside: 'avoid', overflowWrap: 'anywhere' }}
    >
      {child.last_name} {child.first_name}{' '}
      {child.health && (
        <Box
          component="span"
          sx={{ color: 'error.main', whiteSpace: 'nowrap', fontWeight: 700, fontSize: '0.8em' }}
        >
          <MedicalInformation sx={{ fontSize: '1.2em', verticalAlign: 'text-bottom' }} /> {text('day.health')}
        </Box>
      )}{' '}
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875em' }}>
        {facts.join(' · ')}
      </Box>
    </Box>
  );
}
