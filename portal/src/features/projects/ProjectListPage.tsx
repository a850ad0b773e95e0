import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../app/PageTitle';
import { useT } from '../../i18n';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { readChoice, writeChoice, type ListChoice } from './filter';
import { Hero } from './Hero';
import { ListSkeleton, TypesSkeleton } from './ListSkeleton';
import { ProjectResults } from './ProjectResults';
import { projectsQuery } from './queries';
import { TypeCards } from './TypeCards';

/** `/`: first the type of project, then the projects with their filters. Both choices stand in the address. */
export function ProjectListPage() {
  const t = useT();
  const { data: projects, error, refetch } = useQuery(projectsQuery);
  const [search, setSearch] = useSearchParams();
  const choice = readChoice(search);
  const choose = (next: ListChoice): void => {
    setSearch(writeChoice(next));
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
  if (choice.type === null) return <Chooser body={<TypeCards projects={projects} />} />;
  return (
    <ProjectResults projects={projects} type={choice.type} locations={choice.locations} onChoose={choose} />
  );
}

/** Step one, under the welcome. */
function Chooser({ body }: { body: ReactNode }) {
  return (
    <>
      <Hero />
      {body}
    </>
  );
}

/** Step two, where there is no list that would bring its title. */
function Titled({ body }: { body: ReactNode }) {
  const t = useT();
  return (
    <Box sx={{ py: 4 }}>
      <PageTitle sx={{ mb: 3 }}>{t('projects.title')}</PageTitle>
      {body}
    </Box>
  );
}
