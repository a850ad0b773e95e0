import type { MyFamily } from '@feria/shared/contracts/family';
import { PORTAL } from '@feria/shared/routes';
import { romeToday } from '@feria/shared/rules/dates';
import Add from '@mui/icons-material/Add';
import GridOn from '@mui/icons-material/GridOn';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { PageTitle } from '../components/page-title';
import { useT } from '../i18n';
import { hasCode } from '../api/errors';
import { LoadErrorPage } from '../components/error-notice';
import { NoPersonPage } from '../families/no-person-page';
import { PageSkeleton } from '../components/page-skeleton';
import { useUser } from '../accounts/account';
import { CalendarSection } from '../families/calendar-section';
import { ChildrenSection } from '../families/children-section';
import { ConfirmationsSection } from '../money/confirmations-section';
import { GuardiansSection } from '../families/guardians-section';
import { MessagesSection } from '../mailing/messages-section';
import { OffersSection } from '../registrations/offers-section';
import { ParentSection } from '../families/parent-section';
import { PaymentDocumentsSection } from '../money/payment-documents-section';
import { PaymentSection } from '../money/payment-section';
import { RefundAccountButton } from '../money/refund-account-button';
import { familyQuery } from '../families/family';
import { inOrderOfWishes } from '../registrations/waiting';
import { CurrentRegistrations, PastRegistrations, WaitingList } from '../registrations/registration-sections';

/** `/my-family`: the parent, the children and what they are signed up for. */
export default function FamilyPage() {
  const t = useT();
  const { user, error, reload } = useUser();
  const hasPerson = Boolean(user?.people);
  const family = useQuery({ ...familyQuery, enabled: hasPerson });
  if (user && (!hasPerson || hasCode(family.error, 'no_person')))
    return <NoPersonPage title={t('family.title')} />;
  if (family.data) return <Family family={family.data} />;
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

function Family({ family }: { family: MyFamily }) {
  const t = useT();
  const today = romeToday();
  const byStart = family.registrations.toSorted((a, b) => a.courseWeek.from.localeCompare(b.courseWeek.from));
  const current = byStart.filter(({ courseWeek }) => courseWeek.to >= today);
  const offers = family.waitingQueue.filter(({ offer_expires_at }) => offer_expires_at);
  const waiting = inOrderOfWishes(family.waitingQueue.filter(({ offer_expires_at }) => !offer_expires_at));
  const past = byStart.filter(({ courseWeek }) => courseWeek.to < today).reverse();
  return (
    <Box sx={{ display: 'grid', gap: { xs: 4, md: 5 }, pt: { xs: 3, md: 5 } }}>
      <GlobalStyles styles={PRINTED} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          justifyContent: 'space-between',
          alignItems: 'center',
        }}
      >
        <PageTitle>{t('family.title')}</PageTitle>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button component={Link} to={PORTAL.planner} variant="outlined" size="large" startIcon={<GridOn />}>
            {t('planner.title')}
          </Button>
          <Button
            component={Link}
            to={`${PORTAL.index}?type=all`}
            variant="contained"
            size="large"
            startIcon={<Add />}
          >
            {t('family.new_registration')}
          </Button>
        </Box>
      </Box>
      {offers.length > 0 && <OffersSection offers={offers} />}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '340px minmax(0, 1fr)' },
          gap: { xs: 4, md: 3 },
          alignItems: 'start',
        }}
      >
        <ParentSection parent={family.parent} actions={<RefundAccountButton />} />
        <ChildrenSection childrens={family.childrens} parent={family.parent} registrations={current} />
      </Box>
      <CurrentRegistrations registrations={current} hasChildren={family.childrens.length > 0} />
      <PaymentSection
        payments={family.payments}
        credit={family.credit}
        toPayOut={family.credit_to_pay_out ?? 0}
      />
      <WaitingList registrations={waiting} />
      <CalendarSection />
      <MessagesSection />
      <ConfirmationsSection confirmations={family.confirmations} />
      <PaymentDocumentsSection />
      {family.childrens.length > 0 && <GuardiansSection />}
      {past.length > 0 && <PastRegistrations registrations={past} />}
    </Box>
  );
}
