import type { FrontendProject } from '@feria/shared/contracts/frontend';
import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { romeToday } from '@feria/shared/rules/dates';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useT } from '../i18n';
import { PageTitle } from '../components/page-title';
import { EmptyState } from '../components/empty-state';
import { PlainButton } from '../components/plain-button';
import { ASKED } from './asked';
import { EVERYTHING, hasCondition, typeEntries, type ListChoice } from './filter';
import { byCalendarWeek, findProjects } from './find';
import { CARD_GRID } from './list-skeleton';
import { ProjectCard } from './project-card';
import { ProjectSearch } from './project-search';
import { useTypeName } from './type-cards';
import { useChildren } from './use-children';
import { ViewChoice } from './view-choice';
import { WeekList } from './week-list';

export interface ProjectResultsProps {
  projects: readonly FrontendProject[];
  choice: ListChoice;
  onChoose: (choice: ListChoice, isTyping?: boolean) => void;
  onIntent: () => void;
  /** Opens the questions. */
  onAsk: () => void;
}

/** After the questions of the start page a screen reader goes on with what was found. */
function useFocusAfterAsking() {
  const count = useRef<HTMLElement>(null);
  const { state } = useLocation() as { state: unknown };
  useEffect(() => {
    if (state === ASKED) count.current?.focus({ preventScroll: true });
  }, [state]);
  return count;
}

/** Step two: the projects of a type, and what else is looked for. */
export default function ProjectResults({ projects, choice, onChoose, onIntent, onAsk }: ProjectResultsProps) {
  const t = useT();
  const nameOf = useTypeName();
  const childrens = useChildren();
  const count = useFocusAfterAsking();
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
        {t('finder.back_to_types')}
      </PlainButton>
      <PageTitle>{title}</PageTitle>
      <ProjectSearch
        childrens={childrens}
        choice={choice}
        onChoose={onChoose}
        onIntent={onIntent}
        onAsk={onAsk}
      />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 1,
          my: { xs: 1.5, sm: 2.5 },
        }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Typography ref={count} tabIndex={-1} role="status" sx={{ fontWeight: 700 }} color="textSecondary">
            {t('finder.found', { smart_count: shown.length })}
          </Typography>
          {hasCondition(choice) && (
            <PlainButton
              size="small"
              onClick={() => onChoose({ ...EVERYTHING, type: choice.type, isByWeek: choice.isByWeek })}
            >
              {t('finder.clear')}
            </PlainButton>
          )}
        </Box>
        <ViewChoice isByWeek={choice.isByWeek} onChange={(isByWeek) => onChoose({ ...choice, isByWeek })} />
      </Box>
      {shown.length && choice.isByWeek ? (
        <WeekList weeks={byCalendarWeek(shown, choice, { child, today: romeToday() })} />
      ) : shown.length ? (
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
          title={t('finder.empty_filter')}
          text={t('finder.empty_filter_text')}
          action={
            <PlainButton variant="contained" onClick={() => onChoose(EVERYTHING)}>
              {t('finder.show_all')}
            </PlainButton>
          }
        />
      )}
    </Box>
  );
}
