import type { FrontendProjectDetail } from '@feria/shared/contracts/frontend';
import { PORTAL } from '@feria/shared/routes';
import ShoppingBasket from '@mui/icons-material/ShoppingBasketOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatInstant } from '../i18n/format';
import { useT, type Translate } from '../i18n';
import { useUser } from '../accounts/account';
import { Countdown } from './countdown';
import { LoginHint } from './login-hint';
import { offersReminder, Reminder } from './reminder';
import { KeyFacts, MoreFacts } from './project-facts';
import { isWaitingListOnly, type Booking } from './week-states';
import type { BookingState } from './use-booking';

interface BookPanelProps {
  project: FrontendProjectDetail;
  state: BookingState;
  /** The Book button, where it stands in here. */
  button: ReactNode;
  /** Opens the dialog that puts weeks into the basket. */
  onBasket: () => void;
}

/** Address parameter of that dialog: a login comes back to it. */
export const BASKET_DIALOG = 'basket';

/** The facts of a project, and how it can be booked or why it cannot: that first, so that it is seen without scrolling. */
export function BookPanel({ project, state, button, onBasket }: BookPanelProps) {
  const { booking, left } = state;
  const t = useT();
  const { isSignedIn, user } = useUser();
  return (
    <Box
      component="aside"
      aria-label={t('project.book_title')}
      sx={{
        gridArea: 'panel',
        position: { md: 'sticky' },
        // Lower where a banner stays in sight below the header.
        top: { md: 'calc(96px + var(--banner-height, 0px))' },
        p: { xs: 2.5, md: 3 },
        borderRadius: 6,
        bgcolor: 'background.paper',
        boxShadow: '0 1px 2px rgb(42 31 25 / 0.08), 0 10px 32px rgb(42 31 25 / 0.1)',
      }}
    >
      <KeyFacts project={project} />
      <Box sx={{ display: 'grid', gap: 1.25, my: 2 }}>
        {booking === 'before' && <Countdown left={left} />}
        {booking === 'before' && !isSignedIn && <LoginHint />}
        {button}
        <BasketButton project={project} onBasket={onBasket} />
        {offersReminder(state) && <Reminder projectId={project.id} />}
        <Typography variant="body2" color="textSecondary" role="status">
          {reasonOf(booking, project, t)}
        </Typography>
        {user?.people && (
          <Button component={Link} to={PORTAL.myFamily} variant="outlined">
            {t('app.my_family')}
          </Button>
        )}
      </Box>
      <Box sx={{ pt: 2, borderTop: '1px solid', borderColor: 'divider' }}>
        <MoreFacts project={project} />
      </Box>
    </Box>
  );
}

/** Puts weeks into the basket, those too that open later. */
function BasketButton({ project, onBasket }: Pick<BookPanelProps, 'project' | 'onBasket'>) {
  const t = useT();
  const { user } = useUser();
  const isPossible = project.courseWeeks.some(
    ({ state, cancelled_at }) => state !== 'after_registration' && !cancelled_at,
  );
  if (!isPossible || (user && !user.people)) return null;
  return (
    <Button variant="outlined" startIcon={<ShoppingBasket />} onClick={onBasket}>
      {t('basket.add')}
    </Button>
  );
}

/** The hint beside the button, or why there is no button. */
function reasonOf(booking: Booking, project: FrontendProjectDetail, t: Translate): string {
  switch (booking) {
    case 'before':
      return t('project.reason_before', { from: formatInstant(project.opens_at) });
    case 'unset':
      return t('project.reason_unset');
    case 'after':
      return t('project.reason_after');
    case 'full':
      return t('project.reason_full');
    case 'none':
      return t('project.reason_none');
    case 'waiting_list':
    case 'open':
      return project.courseWeeks.some(isWaitingListOnly) ? t('project.waiting_hint') : t('project.opened');
  }
}
