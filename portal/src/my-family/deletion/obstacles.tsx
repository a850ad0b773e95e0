import type { FamilyRegistration } from '@feria/shared/contracts/family';
import type { AccountDeletion, DeletionObstacle } from '@feria/shared/contracts/privacy';
import { PORTAL } from '@feria/shared/routes';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { creditTexts, termsTexts } from '../../catalogue/cancellation-texts';
import { ContactText } from '../../components/contact';
import { lazyDialog } from '../../components/lazy-dialog';
import { useT } from '../../i18n';
import { useWeekName, type Words } from './words';

const DeleteRegistrationDialog = lazyDialog(() => import('../../registrations/delete-registration-dialog'));

/** Where the other obstacles are settled. */
const LEADS_TO: Partial<Record<DeletionObstacle, { to: string; key: 'to_payment' | 'to_iban' }>> = {
  open: { to: `${PORTAL.myFamily}?tab=tasks`, key: 'to_payment' },
  credit: { to: `${PORTAL.myFamily}?tab=data`, key: 'to_iban' },
};

interface ObstaclesProps {
  deletion: AccountDeletion;
  words: Words;
  /** A place was given back. */
  onChanged: () => void;
}

/** What is to be settled before the account can be deleted, each with the way there. */
export function Obstacles({ deletion, words: w, onChanged }: ObstaclesProps) {
  const [returned, setReturned] = useState<FamilyRegistration | null>(null);
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2, ...NARROW }}>
        {deletion.obstacles.map(({ kind, message }) => {
          const way = LEADS_TO[kind];
          return (
            <li key={kind}>
              <Typography sx={{ fontWeight: 600 }}>
                <ContactText text={message} />
              </Typography>
              {kind === 'places' && <Places places={deletion.places} words={w} onReturn={setReturned} />}
              {way && (
                <Button component={Link} to={way.to} variant="outlined" size="small" sx={{ mt: 1 }}>
                  {w(way.key)}
                </Button>
              )}
            </li>
          );
        })}
      </Box>
      {returned && (
        <DeleteRegistrationDialog
          registration={returned}
          onClose={() => {
            setReturned(null);
            onChanged();
          }}
        />
      )}
    </>
  );
}

const NARROW = { gridTemplateColumns: 'minmax(0, 1fr)' } as const;

interface PlacesProps {
  places: AccountDeletion['places'];
  words: Words;
  onReturn: (registration: FamilyRegistration) => void;
}

/** Each place, what giving it back costs now, and the way to do it. */
function Places({ places, words: w, onReturn }: PlacesProps) {
  const t = useT();
  const weekName = useWeekName();
  return (
    <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, display: 'grid', gap: 1.5, ...NARROW }}>
      {places.map((place) => {
        const { id, people, cancellation, removal_credit, deletable } = place;
        const costs = cancellation
          ? termsTexts(cancellation, t)
          : removal_credit
            ? creditTexts(removal_credit, t)
            : [];
        return (
          <li key={id}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {people.first_name}: {weekName(place)}
            </Typography>
            {(deletable ? costs : [w('cannot')]).map((text) => (
              <Typography key={text} variant="body2" color="textSecondary">
                {text}
              </Typography>
            ))}
            {deletable && (
              <Button
                size="small"
                variant="outlined"
                sx={{ mt: 0.5 }}
                aria-label={t('family.delete_of', { child: people.first_name, week: weekName(place) })}
                onClick={() => onReturn(place)}
              >
                {t('family.delete')}
              </Button>
            )}
          </li>
        );
      })}
    </Box>
  );
}
