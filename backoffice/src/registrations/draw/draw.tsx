import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { drawFigures, formatInstant, isPast, registrationWindow, type DrawResult } from '@feria/shared';
import { resources } from '@feria/shared/resources/index';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import {
  CanAccess,
  type HttpError,
  LinkBase,
  Loading,
  Title,
  useCreatePath,
  useDataProvider,
  useGetOne,
  useNotify,
  useTranslate,
} from 'react-admin';
import { useParams } from 'react-router-dom';
import { Forbidden } from '../../core/pages';
import { useLanguage } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { ConfirmDialog } from '../../resource-kit/confirm';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { nameOf } from '../../resource-kit/definitions';
import { PageTitle } from '../../resource-kit/page-title';
import type { CourseDetail } from '../../catalogue/course/course-detail';
import { DrawOrder } from './draw-order';
import { DrawFigureList, DrawWeeks } from './draw-weeks';
import { useDrawText } from './texts';
import { LoadFailed } from '../../resource-kit/load-failed';

const { route, permissions } = resources.course;

/** The draw of a project: how it works, its preview, its publication, and what was published (product/registrations.md#the-draw). */
export default function DrawPage() {
  return (
    <CanAccess resource={route} action="show" loading={<Loading />} accessDenied={<Forbidden />}>
      <Page />
    </CanAccess>
  );
}

function Page() {
  const { id } = useParams();
  const language = useLanguage();
  const draw = useDrawText();
  const createPath = useCreatePath();
  const { data: course, error, refetch } = useGetOne<CourseDetail>(route, { id: Number(id) });
  if (error && !course?.courseWeeks)
    return <Failure message={draw('failed')} onRetry={() => void refetch()} />;
  // Until the request is answered, react-admin shows the record of the list, which has no weeks.
  if (!course?.courseWeeks) return <LinearProgress aria-label={draw('loading')} />;
  return (
    <Box sx={{ maxWidth: 1000, pb: 4 }}>
      <Title
        title={<PageTitle text={draw('title_of', { name: nameOf(course, language) })} />}
        preferenceKey={false}
      />
      <Button
        component={LinkBase}
        to={createPath({ resource: route, type: 'show', id: course.id })}
        sx={{ my: 1 }}
      >
        {draw('to_course')}
      </Button>
      <How limit={course.places_per_child} />
      <State course={course} onPublished={() => void refetch()} />
    </Box>
  );
}

function How({ limit }: { limit: number | null }) {
  const draw = useDrawText();
  return (
    <Part title={draw('how.title')}>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        <li>{draw('how.order')}</li>
        <li>{draw('how.rounds')}</li>
        {limit !== null && <li>{draw('how.limit', { smart_count: limit })}</li>}
        <li>{draw('how.waiting')}</li>
        <li>{draw('how.seed')}</li>
      </Box>
    </Part>
  );
}

function State({ course, onPublished }: { course: CourseDetail; onPublished: () => void }) {
  const draw = useDrawText();
  const can = useCan();
  const [result, setResult] = useState<DrawResult | null>(null);
  if (course.allocation !== 'draw') return <Alert severity="info">{draw('not_by_draw')}</Alert>;
  if (course.allocated_at || result)
    return <Published course={course} at={result?.published_at ?? course.allocated_at} result={result} />;
  const { closes_at } = registrationWindow({ ...course, week_from: null });
  if (!closes_at) return <Alert severity="info">{draw('no_end')}</Alert>;
  if (!isPast(closes_at))
    return <Alert severity="info">{draw('too_early', { at: formatInstant(closes_at) })}</Alert>;
  if (!can(permissions.update)) return <Alert severity="info">{draw('only_see')}</Alert>;
  const finish = (published: DrawResult) => {
    setResult(published);
    onPublished();
  };
  return <Preview course={course} onPublished={finish} />;
}

function Preview({
  course,
  onPublished,
}: {
  course: CourseDetail;
  onPublished: (result: DrawResult) => void;
}) {
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const draw = useDrawText();
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Error | null>(null);
  const params = { id: course.id };
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['course', 'draw', 'preview', course.id],
    queryFn: () => dataProvider.api('POST', 'api/course/{id}/draw/preview', { params }),
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const publish = async (): Promise<void> => {
    setBusy(true);
    setFailed(null);
    try {
      const body = { fingerprint: data?.fingerprint };
      onPublished(await dataProvider.api('POST', 'api/course/{id}/draw', { params, body }));
    } catch (reason) {
      setFailed(reason as Error);
      setBusy(false);
      setAsks(false);
      // Refused: something has changed since the preview.
      if ((reason as HttpError).status < 500) void refetch();
    }
  };
  if (error) return <Failure message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <LinearProgress aria-label={draw('loading')} />;
  return (
    <Part title={draw('preview.title')}>
      <Typography sx={{ mb: 1 }}>{draw('preview.help')}</Typography>
      <Box sx={{ height: 4 }}>{isFetching && <LinearProgress aria-label={draw('loading')} />}</Box>
      {failed && <Failure message={failed.message} />}
      <DrawFigureList figures={data.figures} />
      <Stack direction="row" sx={{ gap: 1.5, my: 2, flexWrap: 'wrap' }}>
        <Button variant="contained" disabled={isFetching} onClick={() => setAsks(true)}>
          {draw('publish.action')}
        </Button>
        <Button disabled={isFetching} onClick={() => void refetch()}>
          {draw('preview.again')}
        </Button>
      </Stack>
      <DrawWeeks course={course} figures={data.figures} rest={data.rest} />
      <DrawOrder course={course} outcome={data.outcome} rest={data.rest} />
      <ConfirmDialog
        open={asks}
        question={draw('publish.question', { smart_count: data.mails })}
        confirm={draw('publish.confirm')}
        destructive
        busy={busy}
        onConfirm={() => void publish()}
        onClose={() => setAsks(false)}
      />
    </Part>
  );
}

/** @param props.result what has just been published, from this page */
function Published(props: { course: CourseDetail; at: string | null; result: DrawResult | null }) {
  const { course, at, result } = props;
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const draw = useDrawText();
  const notify = useNotify();
  const { data, error, refetch } = useQuery({
    queryKey: ['course', 'draw', course.id],
    queryFn: () => dataProvider.api('GET', 'api/course/{id}/draw', { params: { id: course.id } }),
    retry: false,
    refetchOnWindowFocus: false,
  });
  const download = () =>
    dataProvider
      .downloadJson(`api/course/${course.id}/draw`, `feria-draw-${course.id}.json`)
      .catch(({ message }: Error) => notify(message, { type: 'error', messageArgs: { _: message } }));
  return (
    <Part
      title={draw('published.title')}
      // What was pressed is gone: the focus goes on to what came of it.
      focused={result !== null}
    >
      {result && (
        <Alert severity="success" role="status" sx={{ mb: 2 }}>
          {result.message}
        </Alert>
      )}
      <Typography>{draw('published.at', { at: formatInstant(at) })}</Typography>
      <Typography>{draw('published.order')}</Typography>
      <Typography sx={{ mt: 2 }}>{draw('published.verify')}</Typography>
      <Typography component="p" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
        npm run draw:verify feria-draw-{course.id}.json
      </Typography>
      <Button variant="contained" onClick={() => void download()} sx={{ my: 2 }}>
        {draw('published.download')}
      </Button>
      {error && <Failure message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <LinearProgress aria-label={draw('loading')} />}
      {data && (
        <>
          <DrawFigureList figures={drawFigures(data.input, data.outcome)} />
          <DrawWeeks course={course} figures={drawFigures(data.input, data.outcome)} rest={result?.rest} />
          <DrawOrder course={course} outcome={data.outcome} rest={result?.rest ?? []} />
        </>
      )}
    </Part>
  );
}

function Part({ title, focused, children }: { title: string; focused?: boolean; children: ReactNode }) {
  return (
    <Box component="section" sx={{ my: 2 }}>
      <Typography
        component="h2"
        variant="h6"
        gutterBottom
        {...(focused && {
          tabIndex: -1,
          ref: (heading: HTMLElement | null) => heading?.focus(),
          sx: { outline: 'none' },
        })}
      >
        {title}
      </Typography>
      {children}
    </Box>
  );
}

function Failure({ message, onRetry }: { message: string; onRetry?: () => void }) {
  const translate = useTranslate();
  return (
    <LoadFailed sx={{ my: 1 }} onRetry={onRetry}>
      {translate(message, { _: message })}
    </LoadFailed>
  );
}
