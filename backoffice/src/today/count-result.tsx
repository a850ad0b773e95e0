import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { Headcount, IsoTime } from '@feria/shared';
import { useWords } from './context';
import type { UnsentCount } from './counts';
import { timeOf } from './times';

interface Props {
  count: Headcount | UnsentCount;
  /** What was counted, where there is a choice. */
  label: string | null;
  /** Names of the children who are there by the list, and of when that list is: it may be a later one than that of the count. */
  present: readonly string[];
  time: IsoTime;
}

/** What was counted, by whom and when. Where it differs from the list of that moment, the names to look for. */
export function CountResult({ count, label, present, time }: Props) {
  const t = useWords();
  const counted = timeOf(count.counted_at);
  const { number, expected } = count;
  const isUnsent = 'user_id' in count;
  const line = isUnsent
    ? t('count.last_unsent', { time: counted, number })
    : t('count.last', { time: counted, number, name: count.counted_by?.name ?? t('somebody') });
  const difference = expected == null ? 0 : expected - number;
  return (
    <Alert severity={difference === 0 ? 'success' : 'warning'} sx={{ overflowWrap: 'anywhere' }}>
      {label && <Typography sx={{ fontWeight: 700 }}>{label}</Typography>}
      <Typography>{line}</Typography>
      {expected != null && (
        <Typography sx={{ fontWeight: difference === 0 ? 400 : 700 }}>
          {difference === 0
            ? t('count.fits')
            : t(difference > 0 ? 'count.less' : 'count.surplus', {
                ...{ number, expected, smart_count: Math.abs(difference) },
              })}
        </Typography>
      )}
      {difference !== 0 && (
        <Typography>
          {present.length > 0
            ? `${t('count.names', { smart_count: present.length, time })} ${present.join(', ')}`
            : t('count.nobody', { time })}
        </Typography>
      )}
    </Alert>
  );
}
