import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { byUrgency, closedBeside, type AttendanceIssue } from '@feria/shared';
import { useState } from 'react';
import { CanAccess, Loading, Title } from 'react-admin';
import { Forbidden } from '../../core/pages';
import { PageTitle } from '../../resource-kit/page-title';
import { PointCard } from './point-card';
import { usePoints } from './use-points';
import { usePointWords } from './words';
import { LoadFailed } from '../../resource-kit/load-failed';

/** Marks of leaders that could not be applied (product/on-site.md#open-points): to be restored or closed. */
export default function PointsPage() {
  return (
    <CanAccess
      resource="peopleCourseWeekRegistration"
      action="list"
      loading={<Loading />}
      accessDenied={<Forbidden />}
    >
      <Points />
    </CanAccess>
  );
}

function Points() {
  const words = usePointWords();
  const { open, settled, isLoaded, error, refetch } = usePoints();
  return (
    <>
      <Title title={<PageTitle text={words('title')} />} preferenceKey={false} />
      <Typography sx={{ my: 2, maxWidth: 720 }}>{words('intro')}</Typography>
      {error && !isLoaded && <LoadFailed onRetry={refetch}>{words('failed')}</LoadFailed>}
      {!isLoaded && !error && <Skeleton variant="rounded" height={320} />}
      {isLoaded && (
        <>
          <Typography role="status" variant="h6" component="p" sx={{ mb: 1 }}>
            {open.length > 0 ? words('open', { smart_count: open.length }) : words('none')}
          </Typography>
          <Cards points={[...open].sort(byUrgency)} onSettled={() => void refetch()} />
          {settled.length > 0 && (
            <>
              <Typography variant="h6" component="h2" sx={{ mt: 3, mb: 1 }}>
                {words('settled')}
              </Typography>
              <Cards points={settled} onSettled={() => void refetch()} />
            </>
          )}
        </>
      )}
    </>
  );
}

/** So many points stand on the page at first, and so many more each time. */
const PAGE = 20;

/** Points in pages: the list of those that are settled grows all summer. */
function Cards({ points, onSettled }: { points: readonly AttendanceIssue[]; onSettled: () => void }) {
  const words = usePointWords();
  const [shown, setShown] = useState(PAGE);
  const more = Math.min(PAGE, points.length - shown);
  return (
    <>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 2,
          p: 0,
          m: 0,
          mb: 2,
          listStyle: 'none',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
        }}
      >
        {points.slice(0, shown).map((point) => (
          <PointCard
            key={point.id}
            point={point}
            others={closedBeside(point, points)}
            onSettled={onSettled}
          />
        ))}
      </Box>
      {more > 0 && (
        <Button variant="outlined" sx={{ mb: 2 }} onClick={() => setShown(shown + PAGE)}>
          {words('more', { smart_count: more })}
        </Button>
      )}
    </>
  );
}
