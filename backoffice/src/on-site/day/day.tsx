import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Print from '@mui/icons-material/Print';
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
  type AttendanceWeek,
  formatDate,
  formatInstant,
  type IsoDate,
  isIsoDate,
  normaliseForSearch,
  OFFICE_API,
  type Presence,
  romeToday,
} from '@feria/shared';
import { resources } from '@feria/shared/resources/index';
import { countedBeside, lastOfEach } from '@feria/shared/rules/headcount';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CanAccess, LinkBase, Loading, Title, useDataProvider } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { Forbidden } from '../../core/pages';
import { useLanguage, useText } from '../../i18n';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { nameOf } from '../../resource-kit/definitions';
import { DateField } from '../../resource-kit/inputs/date-field';
import { PageTitle } from '../../resource-kit/page-title';
import { CourseLink } from '../../catalogue/course/course-link';
import { printStyles } from '../../catalogue/course/print-styles';
import { PointsLink } from '../points/count';
import { DayChildLine, presenceOn } from './day-child';
import { dayPath } from '../../catalogue/course/overview/day-path';
import { useDayWords } from './day-words';
import { LoadFailed } from '../../resource-kit/load-failed';

/** How often the list of today is read anew: who calls wants to know where the child is now. */
const READ_EVERY_MS = 30_000;

/** What the screen says otherwise, or does not need to say. */
const onPaper = { display: 'none', '@media print': { display: 'block' } } as const;

const COUNTED = ['present', 'left', 'expected', 'absent', 'excused'] as const satisfies Presence[];

/** Who is where on a day, all projects (product/catalogue.md#list-of-a-day). */
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
  const words = useDayWords();
  const [searched, setSearched] = useState('');
  const asked = search.get('date') ?? '';
  const today = romeToday();
  const date = isIsoDate(asked) ? asked : today;
  const { data, error, refetch } = useQuery({
    queryKey: ['attendance', date],
    queryFn: () => dataProvider.api('GET', OFFICE_API.attendance, { query: { date } }),
    refetchInterval: date === today && READ_EVERY_MS,
  });
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );
  const title = text('day.title', { weekday, date: formatDate(date) });
  // One that was moved today may stand in both weeks.
  const children = [
    ...new Map(data?.weeks.flatMap((week) => week.children).map((child) => [child.child_id, child])).values(),
  ];
  const counts = COUNTED.map(
    (presence) => [presence, children.filter((child) => presenceOn(child) === presence).length] as const,
  ).filter(([, count]) => count > 0);
  const isSearching = searched.trim() !== '';
  const weeks = (data?.weeks ?? [])
    .map((week) => ({
      ...week,
      found: isSearching ? week.children.filter(isNamed(searched)) : week.children,
    }))
    .filter(({ found }) => !isSearching || found.length > 0);
  return (
    <>
      <Title title={<PageTitle text={title} />} preferenceKey={false} />
      <GlobalStyles styles={printStyles} />
      <Controls date={date} />
      <Typography sx={{ ...onPaper, fontWeight: 700, mb: 1 }}>{title}</Typography>
      {error && !data && <LoadFailed onRetry={refetch}>{text('day.failed')}</LoadFailed>}
      {!data && !error && <Skeleton variant="rounded" height={320} />}
      {data && (
        <>
          <TextField
            type="search"
            size="small"
            label={words('search')}
            value={searched}
            onChange={(event) => setSearched(event.target.value)}
            data-print="no"
            sx={{ mb: 1, width: 330, maxWidth: '100%' }}
          />
          <Typography>
            {data.weeks.length
              ? text('day.summary', { children: children.length, weeks: data.weeks.length })
              : text('day.empty')}
          </Typography>
          {date <= today && children.length > 0 && (
            <Typography>
              {counts.map(([presence, count]) => `${words(`presence.${presence}`)}: ${count}`).join(' · ')}
            </Typography>
          )}
          <Typography>{words('read_at', { at: formatInstant(data.server_time) })}</Typography>
          {children.length > 0 && <Typography sx={onPaper}>{words('not_on_paper')}</Typography>}
          <Typography role="status" data-print="no" sx={{ mb: 1 }}>
            {isSearching &&
              words('found', { count: weeks.reduce((sum, { found }) => sum + found.length, 0) })}
          </Typography>
          {isSearching && (
            <Typography sx={onPaper}>{words('search_on_paper', { search: searched.trim() })}</Typography>
          )}
          <Box
            sx={{
              columnWidth: 330,
              columnGap: 3,
              mb: 2,
              '@media print': { columnWidth: 220, columnGap: 2, fontSize: '9pt' },
            }}
          >
            {weeks.map((week) => (
              <WeekPart key={week.id} week={week} shown={week.found} isComing={date > today} />
            ))}
          </Box>
        </>
      )}
    </>
  );
}

/** The day before, the day after, any day, and the printer. */
function Controls({ date }: { date: IsoDate }) {
  /** What is typed that is no day, while this one is shown. */
  const [noDay, setNoDay] = useState<{ on: IsoDate; text: string } | null>(null);
  const [, setSearch] = useSearchParams();
  const words = useDayWords();
  const text = useText();
  return (
    <Stack direction="row" data-print="no" sx={{ gap: 1, my: 2, flexWrap: 'wrap', alignItems: 'center' }}>
      <IconButton component={LinkBase} to={dayPath(addDays(date, -1))} aria-label={text('day.before')}>
        <ChevronLeft />
      </IconButton>
      <DateField
        label={text('day.date')}
        value={noDay?.on === date ? noDay.text : date}
        onChange={(value) => {
          setNoDay(isIsoDate(value) ? null : { on: date, text: value });
          if (isIsoDate(value)) setSearch({ date: value });
        }}
        sx={{ width: 170 }}
      />
      <IconButton component={LinkBase} to={dayPath(addDays(date, 1))} aria-label={text('day.after')}>
        <ChevronRight />
      </IconButton>
      <Button startIcon={<Print />} onClick={() => window.print()}>
        {words('print')}
      </Button>
      <Button component={LinkBase} to={`/${resources.course.route}/overview`}>
        {text('overview.title')}
      </Button>
      <PointsLink />
    </Stack>
  );
}

/** The last counts of a week and its groups that differ from the list of then, with whom they have besides their group. */
function surprisingCounts({ headcounts, ...week }: AttendanceWeek) {
  const counts = headcounts.map((count) => ({
    ...count,
    beside: countedBeside(week, { ...count, children: count.children?.map(({ id }) => id) ?? null }),
  }));
  return lastOfEach(counts, ({ beside }) => beside !== null).filter(
    ({ expected, number }) => expected !== null && expected !== number,
  );
}

/** Whether a child has the words that are searched in its name, in any order. */
const isNamed = (searched: string) => {
  const parts = normaliseForSearch(searched.trim()).split(/\s+/);
  return ({ first_name, last_name }: AttendanceWeek['children'][number]): boolean => {
    const name = normaliseForSearch(`${first_name} ${last_name}`);
    return parts.every((part) => name.includes(part));
  };
};

function WeekPart(props: { week: AttendanceWeek; shown: AttendanceWeek['children']; isComing: boolean }) {
  const { week, shown, isComing } = props;
  const language = useLanguage();
  const text = useText();
  const words = useDayWords();
  const facts = [nameOf(week, language), nameOf(week.location, language)].filter(Boolean).join(' · ');
  const name = nameOf(week.course, language);
  /** Nothing for the whole week, and where the group is gone. */
  const inGroup = (group: string | null) => (group === null ? '' : ` ${words('in_group', { name: group })}`);
  return (
    <Box component="section" aria-label={`${name}, ${nameOf(week, language)}`} sx={{ mb: 2 }}>
      <Box sx={{ breakAfter: 'avoid', breakInside: 'avoid' }}>
        <Typography component="h2" sx={{ fontWeight: 700, lineHeight: 1.3 }}>
          <CourseLink course={week.course} weekId={week.id} /> ({week.children.length})
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {facts}
        </Typography>
        {week.cancelled && (
          <Typography variant="body2" color="error" sx={{ fontWeight: 700 }}>
            {words('week_cancelled')}
          </Typography>
        )}
      </Box>
      {surprisingCounts(week).map((count) => (
        <Typography
          key={count.id}
          variant="body2"
          color="error"
          sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}
        >
          {words('counted', {
            time: formatInstant(count.counted_at).slice(-5),
            group: inGroup(
              [
                week.groups.find(({ id }) => id === count.week_group_id)?.name,
                ...(count.beside?.groups ?? []),
                count.beside?.hasUngrouped && words('no_group'),
                count.beside?.hasHidden && words('others'),
              ]
                .filter(Boolean)
                .join(' + ') || null,
            ),
            number: count.number,
            expected: count.expected ?? 0,
            name: count.counted_by?.name ?? '–',
          })}
        </Typography>
      ))}
      {week.erased.map(({ group, at }, index) => (
        <Typography
          key={`${index} ${at}`}
          variant="body2"
          color="error"
          sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}
        >
          {words('erased', {
            time: formatInstant(at).slice(-5),
            group: inGroup(group),
          })}
        </Typography>
      ))}
      {week.gone.length > 0 && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {words('gone', {
            names: week.gone
              .map(
                ({ first_name, last_name, at }) =>
                  `${last_name} ${first_name} (${formatInstant(at).slice(-5)})`,
              )
              .join(', '),
          })}
        </Typography>
      )}
      {shown.length ? (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {shown.map((child) => (
            <DayChildLine key={child.child_id} child={child} week={week} isComing={isComing} />
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
