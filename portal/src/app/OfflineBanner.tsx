import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';
import { useT } from '../i18n';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the network is gone, for as long as it is. */
export function OfflineBanner() {
  const t = useT();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <Box role="status">
      {!isOnline && (
        <Box sx={{ px: 2, py: 1, textAlign: 'center', fontWeight: 700, color: '#fff', bgcolor: '#42352d' }}>
          {t('app.offline')}
        </Box>
      )}
    </Box>
  );
}
