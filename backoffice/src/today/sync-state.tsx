import CloudDone from '@mui/icons-material/CloudDone';
import CloudOff from '@mui/icons-material/CloudOff';
import CloudSync from '@mui/icons-material/CloudSync';
import Box from '@mui/material/Box';
import { useToday, useWords, timeOf } from './context';
import { canKeep } from './device';

/** Whether everything is sent, in words and by an icon. */
export function SyncState() {
  const t = useWords();
  const { state } = useToday();
  const { online, marks, readAt, phase } = state;
  if (phase === 'signed_out' || phase === 'forbidden') return null;
  const Icon = online === false ? CloudOff : marks.length > 0 || online === null ? CloudSync : CloudDone;
  const parts = [
    online === false ? t('sync.offline') : online === null ? t('sync.connecting') : null,
    marks.length > 0 ? t('sync.waiting', { smart_count: marks.length }) : online ? t('sync.sent') : null,
    readAt !== null && t('sync.read_at', { time: timeOf(readAt) }),
    !canKeep && t('sync.not_kept'),
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
