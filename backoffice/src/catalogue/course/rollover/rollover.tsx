import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  MAX_ROLLOVER_COURSES,
  ROLLOVER_WEEKS,
  type RolloverProject,
  type RolloverResult,
  OFFICE_API,
  romeToday,
} from '@feria/shared';
import { randomKey } from '@feria/shared/browser/random-key';
import { resources } from '@feria/shared/resources/index';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import {
  CanAccess,
  type HttpError,
  LinkBase,
  Loading,
  Title,
  useDataProvider,
  useGetList,
  useTranslate,
} from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { Forbidden } from '../../../core/pages';
import { useFilterList } from '../../../resource-kit/list/filtered-list';
import type { FeriaDataProvider } from '../../../resource-kit/data-provider';
import { KeptPageNotice, useKeptPage } from '../../../resource-kit/form/draft/kept-page';
import { toSortPayload } from '../../../resource-kit/list/sort';
import { PageTitle } from '../../../resource-kit/page-title';
import type { ResourceRecord } from '../../../resource-kit/types';
import { CourseLink } from '../course-link';
import { useMayRollOver } from './buttons';
import { idsIn, rolloverOfYear } from './rollover-path';
import { SeasonTable } from './season-table';
import { useSeasonWords } from './season-words';
import { LoadFailed } from '../../../resource-kit/load-failed';

const { route } = resources.course;

/** Makes the next season from this one, after a look at every date (product/catalogue.md#the-next-season). */
export default function RolloverPage() {
  const words = useSeasonWords();
  return (
    <CanAccess resource={route} action="create" loading={<Loading />} accessDenied={<Forbidden />}>
      <Title title={<PageTitle text={words('title')} />} preferenceKey={false} />
      <Page />
    </CanAccess>
  );
}

/** The projects that the address names, or those of a year. */
function Page() {
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const [search, setSearch] = useSearchParams();
  const [done, setDone] = useState<RolloverResult | null>(null);
  const words = useSeasonWords();
  const mayRollOver = useMayRollOver();
  const ids = idsIn(search);
  const { data: years } = useQuery({
    queryKey: ['course', 'years'],
    queryFn: () => dataProvider.api('GET', 'api/course/years'),
    enabled: ids === null,
  });
  const thisYear = romeToday().slice(0, 4);
  const known = (years ?? []).map(String);
  const year = search.get('year') ?? (known.includes(thisYear) ? thisYear : (known[0] ?? thisYear));
  const { data, total, error, isPending, refetch } = useGetList<ResourceRecord>(
    route,
    {
      filter: ids ? { id: ids } : { year },
      sort: toSortPayload(['from', 'name'].map((field) => ({ field, descending: false }))),
      pagination: { page: 1, perPage: MAX_ROLLOVER_COURSES },
    },
    { enabled: mayRollOver && (ids !== null || years !== undefined), refetchOnWindowFocus: false },
  );
  if (!mayRollOver) return <Forbidden />;
  if (done) return <Done result={done} />;
  const yearChoice = ids ? null : (
    <TextField
      select
      label={words('year')}
      value={year}
      onChange={(event) => setSearch({ year: event.target.value })}
      sx={{ width: { xs: '100%', sm: 220 } }}
    >
      {[...new Set([...known, year])].map((one) => (
        <MenuItem key={one} value={one}>
          {one}
        </MenuItem>
      ))}
    </TextField>
  );
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (isPending) return <LinearProgress aria-label={words('loading')} />;
  if (!data?.length)
    return (
      <Box sx={{ my: 2 }}>
        {yearChoice}
        <Stack spacing={1} sx={{ alignItems: 'center', textAlign: 'center', py: 6 }} role="status">
          <Typography variant="h6" component="p">
            {words('empty')}
          </Typography>
          <Typography color="textSecondary">{words('empty_help')}</Typography>
          {ids && (
            <Button component={LinkBase} to={rolloverOfYear()}>
              {words('year')}
            </Button>
          )}
        </Stack>
      </Box>
    );
  return (
    <>
      {(total ?? 0) > data.length && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {words('limit', { max: MAX_ROLLOVER_COURSES })}
        </Alert>
      )}
      <Season
        // Another choice of projects starts anew.
        key={search.toString()}
        ids={data.map(({ id }) => id)}
        yearChoice={yearChoice}
        onDone={setDone}
        onStale={() => void refetch()}
      />
    </>
  );
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <LoadFailed sx={{ my: 1 }} onRetry={onRetry}>
      {translate(error.message, { _: error.message })}
    </LoadFailed>
  );
}

/** The number that was typed; `null` when it is none that the API takes. */
function shiftIn(typed: string): number | null {
  const weeks = Number(typed);
  return /^\d{1,3}$/.test(typed) && weeks >= ROLLOVER_WEEKS.min && weeks <= ROLLOVER_WEEKS.max ? weeks : null;
}

/** What is chosen before a season is made. */
interface Choice {
  /** Weeks by which dates are moved, as typed. */
  typed: string;
  /** Projects that were ticked or unticked. */
  chosen: (readonly [id: number, wanted: boolean])[];
}
const UNTOUCHED: Choice = { typed: String(ROLLOVER_WEEKS.usual), chosen: [] };

function Season(props: {
  ids: number[];
  yearChoice: ReactNode;
  onDone: (result: RolloverResult) => void;
  /** The server knows other projects than this page. */
  onStale: () => void;
}) {
  const { ids, onDone } = props;
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const words = useSeasonWords();
  const kept = useKeptPage<Choice>(`rollover ${ids.join()}`, UNTOUCHED);
  const { typed } = kept.value;
  const chosen = new Map(kept.value.chosen);
  const [showsWeeks, setShowsWeeks] = useState(false);
  const [sent, setSent] = useState({ body: '', key: '' });
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Error | null>(null);
  const shift = shiftIn(typed);
  const preview = useQuery({
    queryKey: ['course', 'rollover', ids, shift],
    queryFn: () =>
      dataProvider.api('POST', OFFICE_API.courseRolloverPreview, {
        body: { course_ids: ids, shift_weeks: shift ?? ROLLOVER_WEEKS.usual },
      }),
    enabled: shift !== null,
    placeholderData: keepPreviousData,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const projects = preview.data?.projects ?? [];
  // A project that has its follower already is left out, unless somebody wants another one.
  const isTaken = ({ id, warnings }: RolloverProject): boolean =>
    chosen.get(id) ?? warnings.every(({ kind }) => kind !== 'follower');
  const taken = projects.filter(isTaken);
  const weeks = taken.reduce((sum, project) => sum + project.weeks.length, 0);
  const isReady = shift !== null && !preview.isPlaceholderData && !preview.isFetching && !preview.error;

  const create = async (): Promise<void> => {
    const body = { course_ids: taken.map(({ id }) => id), shift_weeks: shift ?? ROLLOVER_WEEKS.usual };
    // The same once more has the same key: when only the answer got lost, nothing is made twice.
    const key = sent.body === JSON.stringify(body) ? sent.key : randomKey();
    setSent({ body: JSON.stringify(body), key });
    setBusy(true);
    setFailed(null);
    try {
      onDone(await dataProvider.api('POST', OFFICE_API.courseRollover, { body, idempotencyKey: key }));
    } catch (error) {
      setFailed(error as Error);
      setBusy(false);
      // Refused: something has changed since the preview.
      if ((error as HttpError).status >= 400 && (error as HttpError).status < 500) {
        props.onStale();
        void preview.refetch();
      }
    }
  };
  return (
    <>
      <KeptPageNotice kept={kept} />
      <Typography variant="body2" sx={{ mt: 1 }}>
        {words('help')}
      </Typography>
      <Stack direction="row" sx={{ gap: 1.5, my: 1.5, flexWrap: 'wrap', alignItems: 'flex-start' }}>
        <TextField
          label={words('shift')}
          value={typed}
          onChange={(event) => kept.set({ ...kept.value, typed: event.target.value.trim() })}
          error={shift === null}
          helperText={shift === null ? words('shift_invalid', ROLLOVER_WEEKS) : undefined}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
          sx={{ width: 190 }}
        />
        {props.yearChoice}
        <FormControlLabel
          control={<Switch checked={showsWeeks} onChange={(_, checked) => setShowsWeeks(checked)} />}
          label={words('show_weeks')}
        />
      </Stack>
      <Box sx={{ height: 4 }}>{preview.isFetching && <LinearProgress aria-label={words('loading')} />}</Box>
      {preview.error && <Failure error={preview.error} onRetry={() => void preview.refetch()} />}
      {projects.length > 0 && (
        <SeasonTable
          // The switch speaks for all projects.
          key={String(showsWeeks)}
          projects={projects}
          isTaken={isTaken}
          onTake={(those, wanted) =>
            kept.set({
              ...kept.value,
              chosen: [...new Map([...chosen, ...those.map((id) => [id, wanted] as const)])],
            })
          }
          showsWeeks={showsWeeks}
        />
      )}
      {failed && <Failure error={failed} onRetry={() => void create()} />}
      <Stack
        direction="row"
        sx={{
          position: 'sticky',
          bottom: 0,
          zIndex: 5,
          gap: 1.5,
          py: 1,
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          bgcolor: 'background.default',
        }}
      >
        <Box sx={{ flex: '1 1 300px' }}>
          <Typography role="status" sx={{ fontWeight: 600 }}>
            {taken.length
              ? words('summary', {
                  smart_count: taken.length,
                  weeks: words('weeks', { smart_count: weeks }),
                })
              : projects.length > 0 && words('nothing')}
          </Typography>
          <Typography variant="body2">{words('consequences')}</Typography>
        </Box>
        <Button
          variant="contained"
          disabled={!isReady || taken.length === 0}
          loading={busy}
          onClick={() => void create()}
        >
          {words('create', { smart_count: taken.length })}
        </Button>
      </Stack>
    </>
  );
}

/** What was made, and the way on. */
function Done({ result: { projects } }: { result: RolloverResult }) {
  const words = useSeasonWords();
  const filterList = useFilterList();
  const weeks = projects.reduce((sum, project) => sum + project.weeks, 0);
  const showList = () => filterList(route, { id: projects.map(({ id }) => id) });
  return (
    <Box sx={{ my: 2 }}>
      <Alert severity="success" role="status">
        <Typography
          component="h2"
          variant="h6"
          tabIndex={-1}
          // What was pressed is gone: the focus goes on to what came of it.
          ref={(heading: HTMLElement | null) => heading?.focus()}
          sx={{ outline: 'none' }}
        >
          {words('done.title')}
        </Typography>
        {words('done.summary', {
          smart_count: projects.length,
          weeks: words('weeks', { smart_count: weeks }),
        })}{' '}
        {words('done.next')}
      </Alert>
      <Button component={LinkBase} to={`/${route}`} onClick={showList} variant="contained" sx={{ my: 2 }}>
        {words('done.list')}
      </Button>
      <Box component="ul" sx={{ m: 0, pl: 2.5, columnWidth: 300 }}>
        {projects.map((project) => (
          <li key={project.id}>
            <CourseLink course={project} /> ({words('weeks', { smart_count: project.weeks })})
          </li>
        ))}
      </Box>
    </Box>
  );
}
