import CloudDone from '@mui/icons-material/CloudDone';
import CloudOff from '@mui/icons-material/CloudOff';
import CloudSync from '@mui/icons-material/CloudSync';
import Box from '@mui/material/Box';
import { romeDate } from '@feria/shared';
import { useToday, useWords } from './context';
import { waitingMarks } from './state';
import { momentOf, timeOf } from './times';
import { canKeep } from './vault';

/** Whether everything is sent, in words and by an icon. */
export function SyncState() {
  const t = useWords();
  const { state, store } = useToday();
  const { online, held, phase, isKept, rejected } = state;
  if (phase === 'signed_out' || phase === 'forbidden') return null;
  const waiting = waitingMarks(state).length + state.counts.length;
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
      role="status"
      sx={{
        ...{ display: 'flex', gap: 1, alignItems: 'center', px: 2, py: 0.5, fontSize: '0.9rem' },
        ...{ bgcolor: online === false ? '#5d534d' : 'rgba(0, 0, 0, 0.25)', color: '#fff' },
      }}
    >
      <Icon sx={{ fontSize: 20 }} />
      {parts.join(' · ')}
    </Box>
  );
}
