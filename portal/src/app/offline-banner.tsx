import { isServerReached } from '@feria/shared/browser/reload';
import Box from '@mui/material/Box';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useT } from '../i18n';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

const ASK_AGAIN_MS = 5_000;

/** Says that the network is gone, for as long as it is. The browser can be wrong about that: the server is asked too. */
export function OfflineBanner() {
  const t = useT();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const [isReached, setIsReached] = useState(true);
  useEffect(() => {
    if (isOnline) return;
    let isOver = false;
    const ask = async (): Promise<void> => {
      const answer = await isServerReached();
      if (!isOver) setIsReached(answer);
    };
    void ask();
    const timer = setInterval(() => void ask(), ASK_AGAIN_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [isOnline]);
  return (
    <Box role="status">
      {!isOnline && !isReached && (
        <Box sx={{ px: 2, py: 1, textAlign: 'center', fontWeight: 700, color: '#fff', bgcolor: '#42352d' }}>
          {t('app.offline')}
        </Box>
      )}
    </Box>
  );
}
