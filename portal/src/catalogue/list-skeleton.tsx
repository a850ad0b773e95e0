import Box from '@mui/material/Box';
import { Skeleton } from '../components/skeleton';

/** Columns of project cards, by width. */
export const CARD_GRID = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', md: 'repeat(3, 1fr)' },
  gap: { xs: 2.5, md: 3 },
  p: 0,
  m: 0,
  listStyle: 'none',
} as const;

/** Columns of type cards: as many as leave the last row full, or nearly. */
export function typeGrid(count: number) {
  const columns = count % 3 === 0 || count % 4 === 1 || count % 4 === 2 ? 3 : 4;
  return {
    ...CARD_GRID,
    gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', md: `repeat(${columns}, 1fr)` },
    gap: 2,
  } as const;
}

/** Placeholder of the type cards. */
export function TypesSkeleton() {
  return (
    <Box aria-busy="true" sx={{ pt: 5 }}>
      <Skeleton width="min(18rem, 70%)" height={40} />
      <Skeleton width="min(26rem, 90%)" height={28} sx={{ mb: 3 }} />
      <Box sx={typeGrid(6)}>
        {[0, 1, 2, 3, 4, 5].map((card) => (
          <Skeleton key={card} variant="rounded" sx={{ borderRadius: 5, height: { xs: 104, sm: 248 } }} />
        ))}
      </Box>
    </Box>
  );
}

/** Placeholder of the project cards. */
export function ListSkeleton() {
  return (
    <Box aria-busy="true" sx={{ pt: 4 }}>
      <Skeleton width="min(20rem, 70%)" height={52} />
      <Skeleton variant="rounded" height={130} sx={{ my: 3, borderRadius: 5 }} />
      <Box sx={CARD_GRID}>
        {[0, 1, 2].map((card) => (
          <Skeleton key={card} variant="rounded" height={440} sx={{ borderRadius: 5 }} />
        ))}
      </Box>
    </Box>
  );
}
