import type { FrontendProject } from '@feria/shared/contracts/frontend';
import ArrowBack from '@mui/icons-material/ArrowBack';
import type { FamilyChild } from '@feria/shared/contracts/family';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '../accounts/account';
import { familyQuery } from '../families/family';
import { useT } from '../i18n';
import { PageTitle } from '../components/page-title';
import { EmptyState } from '../components/empty-state';
import { PlainButton } from '../components/plain-button';
import { EVERYTHING, typeEntries, type ListChoice } from './filter';
import { findProjects } from './find';
import { CARD_GRID } from './list-skeleton';
import { ProjectCard } from './project-card';
import { ProjectSearch } from './project-search';
import { useTypeName } from './type-cards';

export interface ProjectResultsProps {
  projects: readonly FrontendProject[];
  choice: ListChoice;
  onChoose: (choice: ListChoice, isTyping?: boolean) => void;
}

/** The children of the reader; none for visitors and staff. */
function useChildren(): readonly FamilyChild[] {
  const { user } = useUser();
  const { data } = useQuery({ ...familyQuery, enabled: Boolean(user?.people) });
  return data?.childrens ?? [];
}

/** Step two: the projects of a type, and what else is looked for. */
export default function ProjectResults({ projects, choice, onChoose }: ProjectResultsProps) {
  const t = useT();
  const nameOf = useTypeName();
  const childrens = useChildren();
  const child = childrens.find(({ id }) => id === choice.child) ?? null;
  const shown = findProjects(projects, choice, child);
  const current = typeEntries(projects).find((entry) => entry.choice === choice.type);
  // On a slow network the first picture would come last if all were asked for at once.
  const [isHeld, setHeld] = useState(true);
  const release = (): void => setHeld(false);
  if (isHeld && !shown[0]?.image) release();
  const title = current ? nameOf(current) : t('projects.title');

  return (
    <Box sx={{ pt: { xs: 2, md: 3 } }}>
      <PlainButton to="/" startIcon={<ArrowBack />} sx={{ ml: -1.5, mb: 1 }}>
        {t('projects.back_to_types')}
      </PlainButton>
      <PageTitle>{title}</PageTitle>
      <ProjectSearch projects={projects} childrens={childrens} choice={choice} onChoose={onChoose} />
      <Typography role="status" sx={{ my: 2.5, fontWeight: 700 }} color="textSecondary">
        {t('projects.found', { smart_count: shown.length })}
      </Typography>
      {shown.length ? (
        <Box component="ul" sx={CARD_GRID}>
          {shown.map((project, index) => (
            <li key={project.id}>
              <ProjectCard
                project={project}
                picture={index === 0 ? { isFirst: true, onSettled: release } : { isHeld }}
              />
            </li>
          ))}
        </Box>
      ) : (
        <EmptyState
          level="h2"
          title={t('projects.empty_filter')}
          text={t('projects.empty_filter_text')}
          action={
            <PlainButton variant="contained" onClick={() => onChoose(EVERYTHING)}>
              {t('projects.show_all')}
            </PlainButton>
          }
        />
      )}
    </Box>
  );
}
