import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { Headcount } from '@feria/shared';
import { useWords } from './context';
import type { UnsentCount } from './counts';
import { timeOf } from './times';

interface Props {
  count: Headcount | UnsentCount;
  /** What was counted, where there is a choice. */
  label: string | null;
  /** Names by id, for a count that is not sent. */
  nameOf: (childId: number) => string;
}

/** What was counted, by whom and when. Where it differs from the list of that moment, the names to look for. */
export function CountResult({ count, label, nameOf }: Props) {
  const t = useWords();
  const time = timeOf(count.counted_at);
  const { number, expected } = count;
  const isUnsent = 'user_id' in count;
  const line = isUnsent
    ? t('count.last_unsent', { time, number })
    : t('count.last', { time, number, name: count.counted_by?.name ?? t('somebody') });
  // Those of the list when it was counted: what is marked later must not change whom to look for.
  const names = isUnsent
    ? count.children?.map(nameOf)
    : count.children?.map(({ first_name, last_name }) => `${first_name} ${last_name}`);
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
                number,
                expected,
                smart_count: Math.abs(difference),
              })}
        </Typography>
      )}
      {difference !== 0 && names && (
        <Typography>
          {names.length > 0
            ? `${t('count.names', { smart_count: names.length, time })} ${names.join(', ')}`
            : t('count.nobody', { time })}
        </Typography>
      )}
    </Alert>
  );
}
