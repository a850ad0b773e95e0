import type { FrontendProjectDetail } from '@feria/shared/contracts/frontend';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useUser } from '../accounts/account';
import { allocationNow } from '@feria/shared/rules/allocation';
import { useT } from '../i18n';
import { placesTexts } from './places-texts';

const DRAW_TEXTS = [
  'places.draw_rounds',
  'places.draw_reverse',
  'places.draw_siblings',
  'places.draw_more',
  'places.draw_waiting',
] as const;

/** How the places of a project are given, where parents have to know more than that who comes first is served first. */
export function HowPlaces({ project }: { project: FrontendProjectDetail }) {
  const t = useT();
  const { isSignedIn, user } = useUser();
  const isParent = isSignedIn ? (user ? user.people !== null : null) : false;
  const texts = placesTexts({ project, isParent }, t);
  if (!texts.length) return null;
  return (
    <Box
      component="section"
      aria-labelledby="how-places"
      sx={{ maxWidth: '44em', p: { xs: 2, sm: 2.5 }, borderRadius: 5, bgcolor: 'primary.wash' }}
    >
      <Typography variant="h2" id="how-places" sx={{ mb: 1 }}>
        {t('places.title')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {texts.map((text) => (
          <Typography key={text}>{text}</Typography>
        ))}
      </Box>
      {allocationNow(project) === 'draw' && (
        <Box component="details" sx={{ mt: 1 }}>
          <Box component="summary" sx={{ cursor: 'pointer', minHeight: 44, py: 1.25, fontWeight: 800 }}>
            {t('places.draw_how')}
          </Box>
          <Box component="ol" sx={{ m: 0, pl: 3, display: 'grid', gap: 1 }}>
            {DRAW_TEXTS.map((key) => (
              <li key={key}>{t(key)}</li>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}
