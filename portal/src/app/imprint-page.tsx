import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '../i18n';
import { PageSkeleton } from '../components/page-skeleton';
import { RichText } from '../components/rich-text';
import NotFoundPage from './not-found-page';
import { optionsQuery } from '../api/options';
import { PageTitle } from '../components/page-title';

/** `/imprint`: the imprint that the organiser wrote. Without a text the page does not exist. */
export default function ImprintPage() {
  const { t, local } = useI18n();
  // The options of the last visit may be older than the imprint: without one, wait for those of now.
  const { data: options, isFetching } = useQuery(optionsQuery);
  const html = local(
    { imprint: options?.imprint ?? null, imprint_it: options?.imprint_it ?? null },
    'imprint',
  );
  if (!html) return isFetching ? <PageSkeleton /> : <NotFoundPage />;
  return (
    <Box sx={{ py: { xs: 3, md: 5 }, maxWidth: 720 }}>
      <PageTitle>{t('app.imprint')}</PageTitle>
      <RichText html={html} under={1} sx={{ mt: 3 }} />
    </Box>
  );
}
