import CloudDone from '@mui/icons-material/CloudDone';
import CloudOff from '@mui/icons-material/CloudOff';
import CloudSync from '@mui/icons-material/CloudSync';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { romeDate } from '@feria/shared';
import { useEffect, useState } from 'react';
import { useToday, useWords } from './context';
import { waitingMarks } from './state';
import { momentOf, timeOf } from './times';
import { canKeep } from './vault';

/** After how long of waiting the page offers to send. */
const SHOWN_AFTER_MS = 1_500;

/** Whether everything is sent, in words and by an icon; of what waits for longer that it can be sent now. */
export function SyncState() {
  const t = useWords();
  const { state, store } = useToday();
  const { online, held, phase, isKept, rejected } = state;
  const waiting = waitingMarks(state).length + state.counts.length;
  const lasts = useLasting(waiting > 0, SHOWN_AFTER_MS);
  if (phase === 'signed_out' || phase === 'forbidden') return null;
  const Icon = online === false ? CloudOff : waiting > 0 || online === null ? CloudSync : CloudDone;
  const isDone = online === true && rejected.size === 0;
  const readAt = held?.readAt ?? null;
  const isOfToday = readAt !== null && romeDate(new Date(readAt)) === store.today();
  const parts = [
    online === false ? t('sync.offline') : online === null ? t('sync.connecting') : null,
    waiting > 0 ? t('sync.waiting', { smart_count: waiting }) : isDone ? t('sync.sent') : null,
    rejected.size > 0 && t('sync.rejected', { smart_count: rejected.size }),
    readAt !== null && t('sync.read_at', { time: isOfToday ? timeOf(readAt) : momentOf(readAt) }),
    canKeep ? !isKept && t('sync.full') : t('sync.not_kept'),
  ].filter(Boolean);
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1,
        alignItems: 'center',
        justifyContent: 'space-between',
        px: 2,
        py: 0.5,
        fontSize: '0.9rem',
        bgcolor: online === false ? '#5d534d' : 'rgba(0, 0, 0, 0.25)',
        color: '#fff',
      }}
    >
      <Box role="status" sx={{ display: 'flex', gap: 1, alignItems: 'center', minWidth: 0 }}>
        <Icon sx={{ fontSize: 20 }} />
        {parts.join(' · ')}
      </Box>
      {lasts && <SendNow />}
    </Box>
  );
}

/** Does not wait for the pause between attempts. */
function SendNow() {
  const t = useWords();
  const { store } = useToday();
  const [isBusy, setBusy] = useState(false);
  return (
    <Button
      color="inherit"
      variant="outlined"
      disabled={isBusy}
      sx={{ flexShrink: 0, bgcolor: '#fff', color: 'text.primary' }}
      onClick={() => {
        setBusy(true);
        void store.sendNow().finally(() => setBusy(false));
      }}
    >
      {t('sync.send_now')}
    </Button>
  );
}

/** Whether something has been so for a while: a mark that is sent at once needs no button. */
function useLasting(isSo: boolean, ms: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setLasts(true), ms);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [isSo, ms]);
  return lasts;
}
