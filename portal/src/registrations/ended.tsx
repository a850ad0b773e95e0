import type { FamilyEnded } from '@feria/shared/contracts/family';
import { API } from '@feria/shared/routes';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../api/client';
import { MINE } from '../api/query-client';
import { ErrorNotice } from '../components/error-notice';
import { OwnText } from '../components/own-text';
import { CARD } from '../components/section';
import { Skeleton } from '../components/skeleton';
import { useI18n, type I18n } from '../i18n';
import { formatInstant, formatPeriod } from '../i18n/format';
import { ENDED_KEY } from './refresh';

const endedQuery = queryOptions({
  queryKey: [MINE, ENDED_KEY],
  queryFn: ({ signal }) => request('GET', API.myFamilyEnded, { signal }),
});

/** What of the family has ended: registrations that were cancelled and offers that were declined, with who did it and when. */
export default function Ended() {
  const { t, local } = useI18n();
  const { data, error, refetch } = useQuery(endedQuery);
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={80} />;
  if (data.length === 0) return <Typography>{t('family.ended_none')}</Typography>;
  return (
    <Box component="ul" sx={{ ...CARD, py: 1, m: 0, listStyle: 'none' }}>
      {data.map((one) => (
        <Box
          component="li"
          key={one.registration_id}
          sx={{ py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}
        >
          <Typography sx={{ fontWeight: 700 }}>
            {one.people.first_name} · <OwnText>{local(one.course, 'name')}</OwnText>
          </Typography>
          <Typography variant="body2">
            <OwnText>{local(one.courseWeek, 'name')}</OwnText>,{' '}
            {formatPeriod(one.courseWeek.from, one.courseWeek.to)}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {endedText(one, t)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** What happened, when, and who did it where that is known. */
function endedText({ declined, at, by, name }: FamilyEnded, t: I18n['t']): string {
  const what = t(declined ? 'family.ended_declined' : 'family.ended_removed', { at: formatInstant(at) });
  if (by === null) return what;
  return t('family.ended_by', { what, who: t(`family.ended_${by}`, { name: name ?? '' }) });
}
