import type { FrontendProject } from '@feria/shared/contracts/frontend';
import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useT } from '../../i18n';
import { PageTitle } from '../../components/page-title';
import { EmptyState } from '../../components/empty-state';
import { PlainButton } from '../../components/plain-button';
import { locationsOf, shownProjects, typeEntries, type ListChoice, type TypeChoice } from './filter';
import { CARD_GRID } from './list-skeleton';
import { ProjectCard } from './project-card';
import { ProjectFilters } from './project-filters';
import { useTypeName } from './type-cards';

interface ProjectResultsProps {
  projects: readonly FrontendProject[];
  type: TypeChoice;
  locations: number[];
  onChoose: (choice: ListChoice) => void;
}

/** Step two: the projects of a type, filtered by place. */
export function ProjectResults({ projects, type, locations, onChoose }: ProjectResultsProps) {
  const t = useT();
  const nameOf = useTypeName();
  const types = typeEntries(projects);
  const places = locationsOf(projects);
  const shown = shownProjects(projects, type, locations);
  const current = types.find((entry) => entry.choice === type);
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
      <ProjectFilters types={types} places={places} type={type} locations={locations} onChoose={onChoose} />
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
            <PlainButton variant="contained" onClick={() => onChoose({ type: 'all', locations: [] })}>
              {t('projects.show_all')}
            </PlainButton>
          }
        />
      )}
    </Box>
  );
}
