import Box from '@mui/material/Box';
import { Skeleton } from './skeleton';

/** Placeholder while a page is loading. It is as high as a page, so that the footer does not jump. */
export function PageSkeleton() {
  return (
    <Box aria-busy="true" sx={{ minHeight: '100vh', py: 4 }}>
      <Skeleton variant="rounded" width="min(22rem, 70%)" height={44} sx={{ mb: 3 }} />
      <Skeleton variant="rounded" height={180} sx={{ mb: 2, borderRadius: 5 }} />
      <Skeleton variant="rounded" height={120} sx={{ borderRadius: 5 }} />
    </Box>
  );
}
