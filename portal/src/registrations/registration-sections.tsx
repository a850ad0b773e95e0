import type { FamilyRegistration } from '@feria/shared/contracts/family';
import { PORTAL } from '@feria/shared/routes';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useT } from '../i18n';
import { EmptyState } from '../components/empty-state';
import { RegistrationItem } from './registration-item';
import { Section } from '../components/section';

interface ListProps {
  registrations: FamilyRegistration[];
}

function Registrations({ registrations }: ListProps) {
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1.5, p: 0, m: 0, listStyle: 'none' }}>
      {registrations.map((registration) => (
        <RegistrationItem key={registration.id} registration={registration} />
      ))}
    </Box>
  );
}

/** Confirmed places in weeks that are not over. */
export function CurrentRegistrations({ registrations, hasChildren }: ListProps & { hasChildren: boolean }) {
  const t = useT();
  return (
    <Section title={t('family.registrations')}>
      {registrations.length ? (
        <Registrations registrations={registrations} />
      ) : (
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
      )}
    </Section>
  );
}

/** Wishes, what is held back, and places on waiting lists. */
export function WaitingList({ registrations }: ListProps) {
  const t = useT();
  const isMixed = registrations.some(({ held_back, priority }) => held_back || priority !== null);
  return (
    <Section title={t(isMixed ? 'family.waiting_and_wishes' : 'family.waiting')}>
      {registrations.length ? (
        <Registrations registrations={registrations} />
      ) : (
        <Typography color="textSecondary">{t('family.waiting_empty')}</Typography>
      )}
    </Section>
  );
}

/** Weeks that are over, folded away. */
export function PastRegistrations({ registrations }: ListProps) {
  const t = useT();
  return (
    <Box component="details" sx={{ '&[open] > summary': { mb: 1.5 } }}>
      <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 800, fontSize: '1.15rem', py: 1 }}>
        {t('family.registrations_past')} ({registrations.length})
      </Box>
      <Registrations registrations={registrations} />
    </Box>
  );
}
