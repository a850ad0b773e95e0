import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { formatEuros, OFFICE_API } from '@feria/shared';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { LinkBase, Title, useDataProvider, useTranslate } from 'react-admin';
import { useText } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { PageTitle } from '../../resource-kit/page-title';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { cancellationFees } from '../../money/cancellation-fee/section';
import { registrations } from '../../registrations/registration/section';
import { useFilterList } from '../../resource-kit/list/filtered-list';
import { Openings } from './openings';
import { Boundary, Panel } from './panel';
import { PerDay } from './per-day';
import { WeekList } from './week-list';
import { LoadFailed } from '../../resource-kit/load-failed';
import type { Section } from '../../resource-kit/types';

/** A list, and how it is filtered. */
type FilteredList = { section: Section; filter: Record<string, string> };

const Warnings = lazy(() => import('./warnings'));
const Tasks = lazy(() => import('./tasks'));
const SetupCard = lazy(() => import('../../settings/option/setup/card'));

const grid = (smallest: number) => ({
  display: 'grid',
  gap: 2,
  mb: 2,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${smallest}px), 1fr))`,
});

/** The figures of the season. */
export function Dashboard() {
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const text = useText();
  const translate = useTranslate();
  const can = useCan();
  const { data, error, refetch } = useQuery({
    queryKey: ['dashboard'],
    queryFn: () => dataProvider.api('GET', OFFICE_API.dashboard),
  });
  const listOf = (section: Section, filter: FilteredList['filter']): FilteredList | null =>
    can(section.permissions.index) ? { section, filter } : null;
  const open = data?.open_payments;
  const fees = data?.open_fees;
  return (
    <>
      <Title title={<PageTitle text={translate('ra.page.dashboard')} />} preferenceKey={false} />
      <Boundary fallback={null}>
        <Suspense>{data && <Warnings {...data} />}</Suspense>
        <Suspense>{data && <Tasks tasks={data.tasks} />}</Suspense>
        <Suspense>{can('option.update') && <SetupCard />}</Suspense>
      </Boundary>
      {error && (
        <LoadFailed sx={{ mt: 2 }} onRetry={refetch}>
          {text('dashboard.failed')}
        </LoadFailed>
      )}
      <Box sx={{ ...grid(220), mt: 2 }}>
        <Figure
          label={text('app.dashboard.registrations')}
          value={data?.registrations}
          list={listOf(registrations, { is_waiting: '0' })}
        />
        <Figure
          label={text('app.dashboard.waiting_list')}
          value={data?.waiting_list}
          list={listOf(registrations, { is_waiting: '1' })}
        />
        <Figure
          label={text('dashboard.open_payments')}
          value={open && formatEuros(open.amount)}
          detail={open && text('dashboard.open_payments_count', { smart_count: open.count })}
          list={listOf(registrations, { open: '1' })}
        />
        {fees && fees.count > 0 && (
          <Figure
            label={text('dashboard.open_fees')}
            value={formatEuros(fees.amount)}
            detail={text('dashboard.open_fees_count', { smart_count: fees.count })}
            list={listOf(cancellationFees, { open: '1' })}
          />
        )}
      </Box>
      {data && (
        <>
          <Panel title={text('dashboard.per_day')}>
            <PerDay days={data.per_day} />
          </Panel>
          <Box sx={grid(320)}>
            <Panel title={text('dashboard.nearly_full')}>
              <WeekList excerpt={data.nearly_full} show="free" empty={text('dashboard.nearly_full_empty')} />
            </Panel>
            <Panel title={text('dashboard.queues')}>
              <WeekList excerpt={data.queues} show="queue" empty={text('dashboard.queues_empty')} />
            </Panel>
            <Panel title={text('dashboard.openings')}>
              <Openings excerpt={data.openings} />
            </Panel>
          </Box>
        </>
      )}
    </>
  );
}

/** A number with its label; a link to the list of what it counts. */
function Figure(props: {
  label: string;
  value: number | string | undefined;
  detail?: string;
  list: FilteredList | null;
}) {
  const { label, value, detail, list } = props;
  const filterList = useFilterList();
  const content = (
    <CardContent>
      <Typography color="textSecondary">{label}</Typography>
      <Typography sx={{ fontSize: '2.2rem', fontWeight: 800, lineHeight: 1.25, overflowWrap: 'anywhere' }}>
        {value ?? '–'}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {detail ?? '\u00a0'}
      </Typography>
    </CardContent>
  );
  return (
    <Card>
      {list ? (
        <CardActionArea
          component={LinkBase}
          to={`/${list.section.route}`}
          onClick={() => filterList(list.section.route, list.filter)}
        >
          {content}
        </CardActionArea>
      ) : (
        content
      )}
    </Card>
  );
}
