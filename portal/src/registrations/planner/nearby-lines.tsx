import Place from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useI18n } from '../../i18n';
import { nearbyText } from './nearby';
import type { Option } from './plan';

/** How far a project is from where the children of the family are in that week; nothing where that is not known. */
export function NearbyLines({ option: { nearby } }: { option: Option }) {
  const i18n = useI18n();
  return nearby.map((each) => (
    <Typography
      key={each.name ?? ''}
      component="span"
      variant="body2"
      sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5, overflowWrap: 'anywhere' }}
    >
      <Place aria-hidden sx={{ fontSize: 18, mt: '1px', color: 'text.secondary' }} />
      <Box component="span" sx={{ minWidth: 0 }}>
        {nearbyText(each, i18n)}
      </Box>
    </Typography>
  ));
}

/** Says how distances are measured, where some are shown. */
export function DistanceNote({ options }: { options: readonly Option[] }) {
  const { t } = useI18n();
  if (!options.some(({ nearby }) => nearby.length > 0)) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
      {t('planner.distance_note')}
    </Typography>
  );
}
