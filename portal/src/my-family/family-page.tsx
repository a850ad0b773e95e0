import type { UserData } from '@feria/shared/contracts/account';
import type { MyFamily } from '@feria/shared/contracts/family';
import { PORTAL } from '@feria/shared/routes';
import { romeToday } from '@feria/shared/rules/dates';
import Add from '@mui/icons-material/Add';
import GridOn from '@mui/icons-material/GridOn';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { lazyWithPreload } from '../components/lazy-with-preload';
import { PageTitle } from '../components/page-title';
import { useT } from '../i18n';
import { hasCode } from '../api/errors';
import { LoadErrorPage } from '../components/error-notice';
import { NoPersonPage } from '../families/no-person-page';
import { PageSkeleton } from '../components/page-skeleton';
import { useIsWide } from '../components/use-is-wide';
import { useUser } from '../accounts/account';
import { hasPayments, PaymentSection } from '../money/payment-section';
import { familyQuery } from '../families/family';
import { Bookings } from '../registrations/bookings';
import { FamilyData } from './family-data';
import { FamilyTabs } from './family-tabs';
import { TasksSection } from './tasks/tasks-section';
import { tasksOf } from './tasks/tasks';
import { useFamilyTab } from './use-family-tab';

const OwnDataPage = lazyWithPreload(() => import('../accounts/data/own-data-page'));
const DeletionPage = lazyWithPreload(() => import('./deletion/deletion-page'));

/**
 * The pages of a family. Those of the own account, which few open, are loaded from here.
 * @param props.onDeleted forgets the login when the account was deleted
 */
export default function FamilyPages({ onDeleted }: { onDeleted: () => void }) {
  const { pathname } = useLocation();
  if (pathname === PORTAL.accountData) return <OwnDataPage />;
  if (pathname === PORTAL.accountDeletion) return <DeletionPage onDeleted={onDeleted} />;
  return <FamilyPage />;
}

/** `/my-family`: what the parent has to do, what the children are signed up for, and the data of the family. */
function FamilyPage() {
  const t = useT();
  const { user, error, reload } = useUser();
  const hasPerson = Boolean(user?.people);
  const family = useQuery({ ...familyQuery, enabled: hasPerson });
  if (user && (!hasPerson || hasCode(family.error, 'no_person')))
    return <NoPersonPage title={t('family.title')} />;
  if (user && family.data) return <Family family={family.data} user={user} />;
  const failure = error ?? family.error;
  if (!failure) return <PageSkeleton />;
  return (
    <LoadErrorPage
      error={failure}
      onRetry={() => {
        void reload();
        void family.refetch();
      }}
    />
  );
}

/** On paper: the data, without what can be pressed, and no card torn in two. */
const PRINTED = {
  '@media print': {
    'body > #root > div > header, footer, main button, main a.MuiButton-root, [role=status]': {
      display: 'none !important',
    },
    '#root, body': { backgroundColor: '#fff' },
    'main section, main li': { breakInside: 'avoid' },
    'main h2': { breakAfter: 'avoid' },
    'main *': { boxShadow: 'none !important' },
    // Folded away on the screen.
    'details::details-content': { contentVisibility: 'visible' },
  },
} as const;

function Family({ family, user }: { family: MyFamily; user: UserData }) {
  const t = useT();
  const isWide = useIsWide();
  const tasks = tasksOf(family, user, romeToday());
  const { tab, asked, setTab } = useFamilyTab(tasks.length > 0 || hasPayments(family));
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: { xs: 2, md: 5 },
        pt: { xs: 2, md: 5 },
        // As high as the skeleton: the footer does not jump, nor between the tabs.
        minHeight: '100vh',
        alignContent: 'start',
      }}
    >
      <GlobalStyles styles={PRINTED} />
      <Head />
      <FamilyTabs
        title={t('family.title')}
        isWide={isWide}
        tab={tab}
        asked={asked}
        onTab={setTab}
        panels={{
          tasks: {
            label: tasks.length ? t('family.tab_tasks', { count: tasks.length }) : t('family.tasks'),
            content: (
              <>
                <TasksSection tasks={tasks} />
                <PaymentSection family={family} />
              </>
            ),
          },
          bookings: { label: t('family.registrations'), content: <Bookings family={family} /> },
          data: { label: t('family.tab_data'), content: <FamilyData family={family} /> },
        }}
      />
    </Box>
  );
}

/** Both fit beside each other on a phone. */
const HEAD_BUTTON = {
  px: { xs: 1.5, md: 2.5 },
  fontSize: { xs: '0.8125rem', md: '0.875rem' },
  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
} as const;

/** The title, and the ways to book. */
function Head() {
  const t = useT();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: { xs: 1, md: 2 },
        justifyContent: 'space-between',
        alignItems: 'center',
      }}
    >
      <PageTitle>{t('family.title')}</PageTitle>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          component={Link}
          to={PORTAL.planner}
          variant="outlined"
          startIcon={<GridOn />}
          sx={HEAD_BUTTON}
        >
          {t('planner.title')}
        </Button>
        <Button
          component={Link}
          to={`${PORTAL.index}?type=all`}
          variant="contained"
          startIcon={<Add />}
          sx={HEAD_BUTTON}
        >
          {t('family.new_registration')}
        </Button>
      </Box>
    </Box>
  );
}
