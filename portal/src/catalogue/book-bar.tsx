import type { FrontendProjectDetail } from '@feria/shared/contracts/frontend';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LITTLE_HEIGHT } from '../components/little-height';
import { TOASTS_HEIGHT } from '../components/toasts';
import { useT } from '../i18n';
import { priceText } from './facts';
import type { BookingState } from './use-booking';

interface BookBarProps {
  project: FrontendProjectDetail;
  state: BookingState;
  button: ReactNode;
}

/** On a phone: price and Book button, in reach however far one has read. */
export function BookBar({ project, state, button }: BookBarProps) {
  const t = useT();
  if (!state.canBook) return null;
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: TOASTS_HEIGHT,
        [LITTLE_HEIGHT]: { position: 'static' },
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        mt: 3,
        mx: { xs: -2, sm: -3 },
        px: { xs: 2, sm: 3 },
        pt: 1.25,
        pb: 'calc(10px + env(safe-area-inset-bottom))',
        bgcolor: 'background.paper',
        borderTop: '1px solid',
        borderColor: 'divider',
        boxShadow: '0 -6px 20px rgb(42 31 25 / 0.08)',
      }}
    >
      <Box sx={{ fontWeight: 800, lineHeight: 1.3 }}>
        <Typography variant="body2" color="textSecondary" component="span" sx={{ display: 'block' }}>
          {t('project.price')}
        </Typography>
        {priceText(project, t)}
      </Box>
      {button}
    </Box>
  );
}
