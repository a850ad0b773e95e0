import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '../components/page-title';
import { useT } from '../i18n';
import type { Preloadable } from '../components/lazy-with-preload';
import { EmptyState } from '../components/empty-state';
import { ErrorNotice } from '../components/error-notice';
import { readChoice, writeChoice, type ListChoice } from './filter';
import { Hero } from './hero';
import { ListSkeleton, TypesSkeleton } from './list-skeleton';
import type { ProjectResultsProps } from './project-results';
import { projectsQuery } from './projects';
import { TypeCards } from './type-cards';

interface ProjectListPageProps {
  /** The list, which is not part of the first load. */
  Results: Preloadable<ProjectResultsProps>;
}

/** `/`: first the type of project, then the projects with their filters. Both choices stand in the address. */
export function ProjectListPage({ Results }: ProjectListPageProps) {
  const t = useT();
  const { data: projects, error, refetch } = useQuery(projectsQuery);
  const [search, setSearch] = useSearchParams();
  const choice = readChoice(search);
  const choose = (next: ListChoice, isTyping = false): void => {
    setSearch(writeChoice(next), { replace: isTyping });
    if ((choice.type === null) !== (next.type === null)) window.scrollTo(0, 0);
  };

  const isChoosing = choice.type === null;
  if (!projects) {
    if (!error) return isChoosing ? <Chooser body={<TypesSkeleton />} /> : <ListSkeleton />;
    const notice = <ErrorNotice error={error} onRetry={() => void refetch()} />;
    return isChoosing ? <Chooser body={notice} /> : <Titled body={notice} />;
  }
  if (!projects.length) {
    const empty = <EmptyState level="h2" title={t('projects.empty')} text={t('projects.empty_text')} />;
    return isChoosing ? <Chooser body={<Box sx={{ py: 4 }}>{empty}</Box>} /> : <Titled body={empty} />;
  }
  if (choice.type === null) {
    const preload = (): void => void Results.preload().catch(() => undefined);
    return <Chooser body={<TypeCards projects={projects} onIntent={preload} />} />;
  }
  return (
    <Suspense fallback={<ListSkeleton />}>
      <Results projects={projects} choice={choice} onChoose={choose} />
    </Suspense>
  );
}

/** Step one, below the welcome text. */
function Chooser({ body }: { body: ReactNode }) {
  return (
    <>
      <Hero />
      {body}
    </>
  );
}

/** Step two without a list: while it is loading, or after an error. */
function Titled({ body }: { body: ReactNode }) {
  const t = useT();
  return (
    <Box sx={{ py: 4 }}>
      <PageTitle sx={{ mb: 3 }}>{t('projects.title')}</PageTitle>
      {body}
    </Box>
  );
}
