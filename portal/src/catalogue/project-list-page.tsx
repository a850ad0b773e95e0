import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '../components/page-title';
import { useT } from '../i18n';
import type { Preloadable } from '../components/lazy-with-preload';
import { EmptyState } from '../components/empty-state';
import { ErrorNotice } from '../components/error-notice';
import { lazyDialog } from '../components/lazy-dialog';
import { ASKED } from './asked';
import { AskBar } from './ask-bar';
import { readChoice, writeChoice, type ListChoice } from './filter';
import { Hero } from './hero';
import { ListSkeleton, TypesSkeleton } from './list-skeleton';
import type { ProjectResultsProps } from './project-results';
import { projectsQuery } from './projects';
import { TypeCards } from './type-cards';

const FinderSheet = lazyDialog(() => import('./finder-sheet'));

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
    const isAnswer = choice.type === null && next.type !== null;
    setSearch(writeChoice(next), { replace: isTyping, ...(isAnswer && { state: ASKED }) });
    if ((choice.type === null) !== (next.type === null)) window.scrollTo(0, 0);
  };

  const [isAsking, setAsking] = useState(false);
  const onAsk = (): void => setAsking(true);
  const onIntent = (): void => {
    for (const part of [FinderSheet, Results]) part.preload().catch(() => undefined);
  };
  const isChoosing = choice.type === null;
  const step = (body: ReactNode): ReactNode =>
    isChoosing ? (
      <Chooser body={body} bar={<AskBar onIntent={onIntent} onOpen={onAsk} />} />
    ) : (
      <Titled body={body} />
    );
  if (!projects) {
    if (error) return step(<ErrorNotice error={error} onRetry={() => void refetch()} />);
    return isChoosing ? step(<TypesSkeleton />) : <ListSkeleton />;
  }
  if (!projects.length) {
    const empty = <EmptyState level="h2" title={t('projects.empty')} text={t('projects.empty_text')} />;
    return isChoosing ? <Chooser body={<Box sx={{ py: 4 }}>{empty}</Box>} /> : step(empty);
  }
  return (
    <>
      {isChoosing ? (
        step(<TypeCards projects={projects} onIntent={onIntent} />)
      ) : (
        <Suspense fallback={<ListSkeleton />}>
          <Results {...{ projects, choice, onIntent, onAsk }} onChoose={choose} />
        </Suspense>
      )}
      {isAsking && (
        <FinderSheet {...{ projects, choice }} onChoose={choose} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

/** Step one: how old and which weeks, or a type, below the welcome text. */
function Chooser({ body, bar }: { body: ReactNode; bar?: ReactNode }) {
  return (
    <>
      <Hero>{bar}</Hero>
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
