import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type OverviewWeek, OFFICE_API, romeToday } from '@feria/shared';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Title, useDataProvider, useStore } from 'react-admin';
import type { FeriaDataProvider } from '../../../resource-kit/data-provider';
import { useLanguage, useText } from '../../../i18n';
import { PageTitle } from '../../../resource-kit/page-title';
import { OverviewControls } from './overview-controls';
import { Legend, OverviewMatrix } from './matrix';
import { choicesOf, filterWeeks, matrixOf, NO_FILTERS, type OverviewFilters, totalOf } from './weeks';
import { LoadFailed } from '../../../resource-kit/load-failed';

/** How full the weeks of active courses are (figures for holders of `course.index` only, product/accounts.md#permissions). */
export default function OverviewPage() {
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const text = useText();
  const { data, error, refetch } = useQuery({
    queryKey: ['course', 'overview'],
    queryFn: () => dataProvider.api('GET', OFFICE_API.courseOverview),
  });
  return (
    <>
      <Title title={<PageTitle text={text('overview.title')} />} preferenceKey={false} />
      {error && (
        <LoadFailed sx={{ my: 2 }} onRetry={refetch}>
          {text('overview.failed')}
        </LoadFailed>
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
  const shown = filterWeeks(weeks, filters, romeToday());
  return (
    <>
      {weeks[0]?.figures === null && (
        <Alert severity="info" sx={{ my: 2 }}>
          {text('overview.no_figures')}
        </Alert>
      )}
      <OverviewControls filters={filters} onChange={setFilters} choices={choicesOf(weeks, language)} />
      {shown.length === 0 ? (
        <Empty title={text('overview.no_match')}>
          <Button onClick={() => setFilters({ ...NO_FILTERS, past: true })}>{text('overview.clear')}</Button>
        </Empty>
      ) : (
        <>
          <Summary weeks={shown} />
          <OverviewMatrix matrix={matrixOf(shown, filters.sort, language)} />
        </>
      )}
    </>
  );
}

/** Everything that is shown, in one line. */
function Summary({ weeks }: { weeks: OverviewWeek[] }) {
  const text = useText();
  const { max_participants: seats, registered, waiting, free } = totalOf(weeks);
  if (!weeks.some(({ figures }) => figures)) return null;
  return (
    <Stack direction="row" sx={{ columnGap: 3, rowGap: 0.5, flexWrap: 'wrap', mb: 1 }}>
      <Typography variant="body2" role="status">
        {text('overview.summary', { registered, seats, free, waiting })}
      </Typography>
      <Legend />
    </Stack>
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
