import Box from '@mui/material/Box';
import { PROJECT_RATIO } from './picture-sizes';
import { Skeleton } from '../components/skeleton';

/** Placeholder of a project while it is loading. */
export function ProjectSkeleton() {
  return (
    <Box
      aria-busy="true"
      sx={{
        pt: { xs: 8, md: 9 },
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
        gap: { xs: 3, md: 5 },
        alignItems: 'start',
        minHeight: '100vh',
      }}
    >
      <div>
        <Skeleton
          variant="rounded"
          height="auto"
          sx={{ aspectRatio: PROJECT_RATIO, borderRadius: 6, mb: { xs: 2, md: 3 } }}
        />
        <Skeleton width="70%" height={56} />
        <Skeleton />
        <Skeleton width="90%" />
      </div>
      <Skeleton variant="rounded" height={380} sx={{ borderRadius: 5 }} />
    </Box>
  );
}
