import type { FrontendProjectDetail } from '@feria/shared/contracts/frontend';
import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { PageTitle } from '../../app/PageTitle';
import { useI18n } from '../../i18n';
import { EmptyState } from '../../ui/EmptyState';
import { PageError } from '../../ui/ErrorNotice';
import { RichText } from '../../ui/RichText';
import { Tag } from '../../ui/Tag';
import { BookBar } from './BookBar';
import { BookButton } from './BookButton';
import { BookPanel } from './BookPanel';
import { SignUpDialog, VisitorDialog } from './lazy-dialogs';
import { Picture } from './Picture';
import { ProjectSkeleton } from './ProjectSkeleton';
import { projectQuery } from './queries';
import { projectTag } from './states';
import { useBooking } from './use-booking';
import { useIsWide, Weeks } from './Weeks';

/** `/courseregistration/{id}`: everything about a project, its weeks, and the way to book. */
export default function ProjectPage() {
  const { id = '' } = useParams();
  const { data, error, dataUpdatedAt, refetch } = useQuery(projectQuery(id));
  if (data) return <Project project={data} receivedAt={dataUpdatedAt} reload={refetch} />;
  if (error) return <PageError error={error} onRetry={() => void refetch()} />;
  return <ProjectSkeleton />;
}

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
  gap: { xs: 3, md: 5 },
  alignItems: 'start',
  gridTemplateAreas: { xs: '"head" "panel" "texts"', md: '"head panel" "texts panel"' },
} as const;

interface ProjectProps {
  project: FrontendProjectDetail;
  receivedAt: number;
  reload: () => unknown;
}

function Project({ project, receivedAt, reload }: ProjectProps) {
  const { t, local } = useI18n();
  const name = local(project, 'name');
  const tag = projectTag(project.courseWeeks);
  const isWide = useIsWide();
  const state = useBooking(project, receivedAt, reload);
  const close = (): void => state.setOpen(false);
  const texts = [
    { title: t('project.about'), html: local(project, 'description') },
    { title: t('project.info'), html: local(project, 'info') },
  ].filter(({ html }) => html);
  return (
    <Box sx={{ pt: { xs: 2, md: 3 } }}>
      <Button component={Link} to="/?type=all" startIcon={<ArrowBack />} sx={{ ml: -1.5, mb: 1 }}>
        {t('projects.all_types')}
      </Button>
      <Box sx={COLUMNS}>
        <Box sx={{ gridArea: 'head' }}>
          <Box sx={{ borderRadius: 6, overflow: 'hidden', mb: 3 }}>
            <Picture
              src={project.image}
              seed={project.id}
              sizes="(min-width: 1200px) 752px, (min-width: 900px) 60vw, calc(100vw - 32px)"
              isFirst
            />
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
            {tag && <Tag tone={tag.tone}>{t(tag.text)}</Tag>}
            {[project.courseType, ...project.courseCategories].map(
              (entry) =>
                entry && (
                  <Tag key={entry.name} tone="quiet">
                    {local(entry, 'name')}
                  </Tag>
                ),
            )}
          </Box>
          <PageTitle>{name}</PageTitle>
        </Box>
        <Box sx={{ gridArea: 'texts', display: 'grid', gap: 3 }}>
          {texts.map(({ title, html }) => (
            <Box component="section" key={title} sx={{ maxWidth: '44em' }}>
              <Typography variant="h2" sx={{ mb: 1 }}>
                {title}
              </Typography>
              <RichText html={html} />
            </Box>
          ))}
        </Box>
        <BookPanel project={project} state={state} button={isWide && <BookButton state={state} />} />
      </Box>
      <Box component="section" aria-labelledby="weeks" sx={{ mt: { xs: 5, md: 6 } }}>
        <Typography variant="h2" id="weeks" sx={{ mb: 2 }}>
          {t('project.weeks')}
        </Typography>
        {project.courseWeeks.length ? (
          <Weeks project={project} />
        ) : (
          <EmptyState title={t('project.no_weeks')} text={t('project.no_weeks_text')} />
        )}
      </Box>
      {!isWide && <BookBar project={project} state={state} />}
      {state.dialog === 'visitor' && <VisitorDialog open onClose={close} />}
      {state.dialog === 'sign-up' && <SignUpDialog project={project} onClose={close} />}
    </Box>
  );
}
