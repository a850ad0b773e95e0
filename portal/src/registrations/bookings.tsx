import type { FamilyRegistration, MyFamily } from '@feria/shared/contracts/family';
import { PORTAL } from '@feria/shared/routes';
import { romeToday, type IsoDate } from '@feria/shared/rules/dates';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../i18n';
import { EmptyState } from '../components/empty-state';
import { Folded } from '../components/folded';
import { lazyDialog } from '../components/lazy-dialog';
import { CARD, Section } from '../components/section';
import { bookingsByChild, pastPlaces, type ChildBookings } from './by-child';
import { wishLists } from './order-wishes';
import { RegistrationItem } from './registration-item';

const WishOrder = lazyDialog(() => import('./wish-order'), { isQuiet: true });

/** What the children are signed up for, by child: places, waiting lists and wishes. Weeks that are over are folded away. */
export function Bookings({ family }: { family: MyFamily }) {
  const t = useT();
  const today = romeToday();
  const children = bookingsByChild(family, today);
  const past = pastPlaces(family, today);
  return (
    <Section isNamedByTab title={t('family.registrations')}>
      {children.length ? (
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
            gap: 2,
            alignItems: 'start',
          }}
        >
          {children.map((child) => (
            <OfChild key={child.id} child={child} today={today} />
          ))}
        </Box>
      ) : (
        <NoBookings hasChildren={family.childrens.length > 0} />
      )}
      {past.length > 0 && (
        <Box sx={{ mt: 2 }}>
          <Folded title={`${t('family.registrations_past')} (${past.length})`}>
            <Rows registrations={past} hasNames />
          </Folded>
        </Box>
      )}
    </Section>
  );
}

function OfChild({ child, today }: { child: ChildBookings; today: IsoDate }) {
  const { id: childId, name, bookings } = child;
  const id = useId();
  return (
    <div>
      <Typography variant="h3" id={id} sx={{ mb: 1 }}>
        {name}
      </Typography>
      <Rows registrations={bookings} labelledBy={id} />
      {wishLists(bookings, today).map((list) => (
        <Box key={list.course.id} sx={{ mt: 1, px: { xs: 2, sm: 2.5 } }}>
          <WishOrder child={{ id: childId, name: bookings[0]?.people.first_name ?? name }} list={list} />
        </Box>
      ))}
    </div>
  );
}

interface RowsProps {
  registrations: FamilyRegistration[];
  labelledBy?: string;
  /** Each says of which child it is. */
  hasNames?: boolean;
}

function Rows({ registrations, labelledBy, hasNames = false }: RowsProps) {
  return (
    <Box component="ul" aria-labelledby={labelledBy} sx={{ ...CARD, p: 0, m: 0, listStyle: 'none' }}>
      {registrations.map((registration) => (
        <RegistrationItem key={registration.id} registration={registration} hasName={hasNames} />
      ))}
    </Box>
  );
}

function NoBookings({ hasChildren }: { hasChildren: boolean }) {
  const t = useT();
  return (
    <EmptyState
      title={t('family.registrations_empty')}
      text={t('family.registrations_empty_text')}
      action={
        hasChildren && (
          <Button component={Link} to={PORTAL.index} variant="outlined">
            {t('app.projects')}
          </Button>
        )
      }
    />
  );
}
