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
import { Link } from 'react-router-dom';
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
import { planOf, sumOf, upcoming, type Cell } from './plan';
import { PlanList } from './plan-list';
import { PlanTable } from './plan-table';

/** `/planner`: the holidays of the whole family, children by weeks, and the way to book what fits. */
export default function PlannerPage() {
  const t = useT();
  const { user, error, reload } = useUser();
  const family = useQuery({ ...familyQuery, enabled: Boolean(user?.people) });
  const projects = useQuery(projectsQuery);
  if (user && !user.people) return <NoPersonPage title={t('planner.title')} />;
  if (family.data && projects.data) return <Planner family={family.data} projects={projects.data} />;
  const failure = error ?? family.error ?? projects.error;
  if (!failure) return <PageSkeleton />;
  const retry = (): void => void Promise.all([reload(), family.refetch(), projects.refetch()]);
  return <LoadErrorPage error={failure} onRetry={retry} />;
}

function Planner({ family, projects }: { family: MyFamily; projects: readonly FrontendProject[] }) {
  const t = useT();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const [chosen, setChosen] = useState<{ cell: Cell; monday: string } | null>(null);
  const today = romeToday();
  const weeks = planOf(family, projects, today);
  const open = (cell: Cell, monday: string): void => setChosen({ cell, monday });
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
          {isWide ? <PlanTable weeks={weeks} onOpen={open} /> : <PlanList weeks={weeks} onOpen={open} />}
          <Sum family={family} today={today} />
        </>
      )}
      {chosen && <FittingDialog cell={chosen.cell} monday={chosen.monday} onClose={() => setChosen(null)} />}
    </Box>
  );
}

/** What the places ahead cost, what is paid of it, and what those on waiting lists would cost. */
function Sum({ family, today }: { family: MyFamily; today: string }) {
  const t = useT();
  const { places, paid, waiting } = sumOf(upcoming(family, today));
  const rows = [
    [t('planner.sum_places'), places],
    [t('planner.sum_paid'), paid],
    ...(waiting ? ([[t('planner.sum_waiting'), waiting]] as const) : []),
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
    </Box>
  );
}
