import type { MyFamily } from '@feria/shared/contracts/family';
import type { FrontendProject } from '@feria/shared/contracts/frontend';
import { PORTAL } from '@feria/shared/routes';
import { romeToday } from '@feria/shared/rules/dates';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { formatEuros } from '../../i18n/format';
import { useUser } from '../../accounts/account';
import { familyQuery } from '../../families/family';
import { projectsQuery } from '../../catalogue/projects';
import { EmptyState } from '../../components/empty-state';
import { LoadErrorPage } from '../../components/error-notice';
import { NoPersonPage } from '../../families/no-person-page';
import { PageSkeleton } from '../../components/page-skeleton';
import { PageTitle } from '../../components/page-title';
import { useT } from '../../i18n';
import { FittingDialog } from './fitting-dialog';
import { basketQuery, quoteQuery } from '../basket/basket';
import type { KeptLine } from '../basket/basket-items';
import { quoteInput } from '../basket/basket-lines';
import { isAllHidden, isOpen, planOf, sumOf, upcoming, type Cell, type PlanWeek } from './plan';
import { DistanceNote } from './nearby-lines';
import { readPlanFilter, writePlanFilter } from './plan-filter';
import { PlanFilters } from './plan-filters';
import { PlanList } from './plan-list';
import { OPEN, PlanTable } from './plan-table';

/** `/planner`: the holidays of the whole family, children by weeks, and the way to book what fits. */
export default function PlannerPage() {
  const t = useT();
  const { user, error, reload } = useUser();
  const family = useQuery({ ...familyQuery, enabled: Boolean(user?.people) });
  const projects = useQuery(projectsQuery);
  const basket = useQuery({ ...basketQuery, enabled: Boolean(user?.people) });
  if (user && !user.people) return <NoPersonPage title={t('planner.title')} />;
  if (family.data && projects.data) {
    // Without its basket the plan is there all the same.
    return <Planner family={family.data} projects={projects.data} basket={basket.data?.lines ?? NO_LINES} />;
  }
  const failure = error ?? family.error ?? projects.error;
  if (!failure) return <PageSkeleton />;
  const retry = (): void => void Promise.all([reload(), family.refetch(), projects.refetch()]);
  return <LoadErrorPage error={failure} onRetry={retry} />;
}

const NO_LINES: readonly KeptLine[] = [];

interface PlannerProps {
  family: MyFamily;
  projects: readonly FrontendProject[];
  basket: readonly KeptLine[];
}

function Planner({ family, projects, basket }: PlannerProps) {
  const t = useT();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const [chosen, setChosen] = useState<{ childId: number; monday: string } | null>(null);
  const [search, setSearch] = useSearchParams();
  const filter = readPlanFilter(search);
  const today = romeToday();
  const weeks = planOf(family, projects, today, { basket, filter });
  const cells = weeks.find(({ monday }) => monday === chosen?.monday)?.cells ?? [];
  const cell = cells.find(({ child }) => child.id === chosen?.childId);
  const open = ({ child }: Cell, monday: string): void => setChosen({ childId: child.id, monday });
  return (
    <Box sx={{ pt: { xs: 3, md: 5 } }}>
      <PageTitle>{t('planner.title')}</PageTitle>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 3 }}>
        {t('planner.text')}
      </Typography>
      {!family.childrens.length ? (
        <EmptyState
          level="h2"
          title={t('family.children_empty')}
          text={t('planner.no_children')}
          action={
            <Button
              component={Link}
              variant="contained"
              to={`${PORTAL.myFamily}?childEditId=new&backUrl=${encodeURIComponent(PORTAL.planner)}`}
            >
              {t('family.child_add')}
            </Button>
          }
        />
      ) : !weeks.length ? (
        <EmptyState level="h2" title={t('projects.empty')} text={t('projects.empty_text')} />
      ) : (
        <>
          <OpenWeeks weeks={weeks} />
          <PlanFilters
            projects={projects}
            filter={filter}
            isEmpty={isAllHidden(weeks)}
            onFilter={(next) => setSearch(writePlanFilter(next), { replace: true, preventScrollReset: true })}
          />
          {isWide ? <PlanTable weeks={weeks} onOpen={open} /> : <PlanList weeks={weeks} onOpen={open} />}
          <DistanceNote options={weeks.flatMap((week) => week.cells).flatMap(({ options }) => options)} />
          <Sum family={family} today={today} basket={basket} />
        </>
      )}
      {chosen && cell && (
        <FittingDialog cell={cell} cells={cells} monday={chosen.monday} onClose={() => setChosen(null)} />
      )}
    </Box>
  );
}

/** What the places ahead cost, what is paid of it, and what those on waiting lists would cost. */
function Sum({ family, today, basket }: Omit<PlannerProps, 'projects'> & { today: string }) {
  const t = useT();
  const quote = useQuery({ ...quoteQuery(quoteInput(basket)), enabled: basket.length > 0 });
  const { places, paid, waiting } = sumOf(upcoming(family, today));
  const rows = [
    [t('planner.sum_places'), places],
    [t('planner.sum_paid'), paid],
    ...(waiting ? ([[t('planner.sum_waiting'), waiting]] as const) : []),
    ...(basket.length > 0 && quote.data ? ([[t('planner.sum_basket'), quote.data.total]] as const) : []),
  ] as const;
  return (
    <Box component="section" aria-labelledby="planner-sum" sx={{ mt: 4, maxWidth: 420 }}>
      <Typography variant="h2" id="planner-sum" sx={{ mb: 1 }}>
        {t('planner.sum')}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', gap: 1 }}>
        {rows.map(([label, amount]) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <dt>{label}</dt>
            <Box component="dd" sx={{ m: 0, fontWeight: 700, textAlign: 'right' }}>
              {formatEuros(amount)}
            </Box>
          </Box>
        ))}
      </Box>
      {basket.length > 0 && (
        <Button component={Link} to={PORTAL.basket} variant="contained" sx={{ mt: 2 }}>
          {t('planner.to_basket', { smart_count: basket.length })}
        </Button>
      )}
    </Box>
  );
}

/** How many calendar weeks each child has for which something fits and nothing is planned. */
function OpenWeeks({ weeks }: { weeks: readonly PlanWeek[] }) {
  const t = useT();
  const cells = weeks.flatMap((week) => week.cells).filter(isOpen);
  const children = [...new Map(cells.map(({ child }) => [child.id, child])).values()];
  if (!children.length) return null;
  const texts = children.map(({ id, first_name: name }) =>
    t('planner.open_weeks', { name, smart_count: cells.filter(({ child }) => child.id === id).length }),
  );
  return (
    <Typography sx={{ mb: 2, px: 1.5, py: 1, borderRadius: 3, ...OPEN }}>
      <strong>{t('planner.open')}</strong> {texts.join(' · ')}
    </Typography>
  );
}
