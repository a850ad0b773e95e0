import type { FrontendProjectDetail } from '@feria/shared/contracts/frontend';
import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { PageTitle } from '../components/page-title';
import { useI18n } from '../i18n';
import { CancellationSteps } from './cancellation-steps';
import { EmptyState } from '../components/empty-state';
import { LoadErrorPage } from '../components/error-notice';
import { InPlace, lazyDialog } from '../components/lazy-dialog';
import type { Preloadable } from '../components/lazy-with-preload';
import { PROJECT_PICTURE, PROJECT_RATIO } from './picture-sizes';
import { RichText } from '../components/rich-text';
import { Tag } from '../components/tag';
import { useIsWide } from '../components/use-is-wide';
import { AllocationTag } from './allocation-tag';
import { BookBar } from './book-bar';
import { BookButton } from './book-button';
import { BASKET_DIALOG, BookPanel } from './book-panel';
import { HowPlaces } from './how-places';
import { Picture } from './picture';
import { ProjectSkeleton } from './project-skeleton';
import { useUser } from '../accounts/account';
import { isForWishes } from './giving';
import { projectQuery } from './projects';
import { projectTag } from './week-states';
import { useBooking } from './use-booking';
import { usePreparation } from './use-preparation';
import { UnansweredNotice } from './unanswered-notice';
import { WeekCards } from './week-cards';
import type { BookWeek } from './week-parts';
import { WeekTable } from './week-table';
import { UnansweredOutage } from './unanswered-outage';
import { loadUntilThere, useUnanswered } from './unanswered';
import { OwnText } from '../components/own-text';

const VisitorDialog = lazyDialog(() => import('./visitor-dialog'));

interface ProjectPageProps {
  /** The sign-up, which lies in a later area. */
  SignUpDialog: Preloadable<{ project: FrontendProjectDetail; onClose: () => void }>;
  /** Puts weeks into the basket; in a later area too. */
  BasketDialog: Preloadable<{ project: FrontendProjectDetail; onClose: () => void }>;
}

/** `/courseregistration/{id}`: everything about a project, its weeks, and the way to book. */
export default function ProjectPage(dialogs: ProjectPageProps) {
  const { id = '' } = useParams();
  const unanswered = useUnanswered(Number(id));
  const query = useQuery({ ...projectQuery(id), ...loadUntilThere(unanswered) });
  const { data, error, dataUpdatedAt, refetch } = query;
  if (data) {
    return <Project project={data} receivedAt={dataUpdatedAt} reload={refetch} {...dialogs} />;
  }
  return (
    <>
      {unanswered && <UnansweredOutage sent={unanswered} />}
      {error ? <LoadErrorPage error={error} onRetry={() => void refetch()} /> : <ProjectSkeleton />}
    </>
  );
}

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
  gap: { xs: 3, md: 5 },
  alignItems: 'start',
  gridTemplateAreas: { xs: '"head" "panel" "texts"', md: '"head panel" "texts panel"' },
} as const;

interface ProjectProps extends ProjectPageProps {
  project: FrontendProjectDetail;
  receivedAt: number;
  reload: () => Promise<{ error: unknown }>;
}

function Project({ project: loaded, receivedAt, reload, SignUpDialog, BasketDialog }: ProjectProps) {
  const { t, local, contentLanguage } = useI18n();
  const isWide = useIsWide();
  const state = useBooking(loaded, receivedAt, reload);
  const { project } = state;
  const name = local(project, 'name');
  const tag = projectTag(project.courseWeeks);
  const { isSignedIn } = useUser();
  const Dialog = isSignedIn ? SignUpDialog : VisitorDialog;
  usePreparation({
    project,
    isWanted: state.canBook || state.booking === 'before',
    left: state.left,
    preload: Dialog.preload,
  });
  const [search, setSearch] = useSearchParams();
  const isForBasket = search.has(BASKET_DIALOG);
  const setForBasket = (isOpen: boolean): void =>
    setSearch(isOpen ? { [BASKET_DIALOG]: '1' } : {}, { replace: !isOpen, preventScrollReset: true });
  const close = (): void => state.setOpen(false);
  // On a page that is still loading: what is pressed soon comes first.
  const preload = (): void => void Dialog.preload().catch(() => undefined);
  const bookButton = <BookButton state={state} onIntent={preload} />;
  const onBook: BookWeek | null = state.canBook
    ? (week, day) => state.setOpen(true, { week: week.id, day })
    : null;
  const texts = [
    { title: t('project.about'), html: local(project, 'description') },
    { title: t('project.info'), html: local(project, 'info') },
  ].filter(({ html }) => html);
  return (
    <Box sx={{ pt: { xs: 2, md: 3 } }}>
      <Button component={Link} to="/?type=all" startIcon={<ArrowBack />} sx={{ ml: -1.5, mb: 1 }}>
        {t('projects.all_types')}
      </Button>
      {state.unanswered && state.dialog === null && (
        <UnansweredNotice sent={state.unanswered} onContinue={() => state.setOpen(true)} />
      )}
      <Box sx={COLUMNS}>
        <Box sx={{ gridArea: 'head' }}>
          <Box sx={{ borderRadius: 6, overflow: 'hidden', mb: { xs: 2, md: 3 } }}>
            <Picture
              src={project.image}
              seed={project.id}
              sizes={PROJECT_PICTURE}
              ratio={PROJECT_RATIO}
              isFirst
            />
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
            {tag && <Tag tone={tag.tone}>{t(tag.text)}</Tag>}
            <AllocationTag project={project} />
            {[project.courseType, ...project.courseCategories].map(
              (entry) =>
                entry && (
                  <Tag key={entry.name} tone="quiet">
                    <OwnText>{local(entry, 'name')}</OwnText>
                  </Tag>
                ),
            )}
          </Box>
          <PageTitle lang={contentLanguage}>{name}</PageTitle>
        </Box>
        <Box sx={{ gridArea: 'texts', display: 'grid', gap: 3 }}>
          <HowPlaces project={project} />
          {texts.map(({ title, html }) => (
            <Box component="section" key={title} sx={{ maxWidth: '44em' }}>
              <Typography variant="h2" sx={{ mb: 1 }}>
                {title}
              </Typography>
              <RichText html={html} />
            </Box>
          ))}
          {project.cancellation.length > 0 && (
            <Box component="section" aria-labelledby="cancellation" sx={{ maxWidth: '44em' }}>
              <Typography variant="h2" id="cancellation" sx={{ mb: 1 }}>
                {t('cancellation.title')}
              </Typography>
              <CancellationSteps steps={project.cancellation} />
            </Box>
          )}
        </Box>
        <BookPanel
          project={project}
          state={state}
          button={isWide && bookButton}
          onBasket={() => setForBasket(true)}
        />
      </Box>
      <Box component="section" aria-labelledby="weeks" sx={{ mt: { xs: 5, md: 6 } }}>
        <Typography variant="h2" id="weeks" sx={{ mb: 2 }}>
          {t('project.weeks')}
        </Typography>
        {onBook && (
          <Typography color="textSecondary" sx={{ mt: -1, mb: 2 }}>
            {t(isForWishes(project) ? 'places.wish_week_hint' : 'project.book_week_hint')}
          </Typography>
        )}
        {!project.courseWeeks.length ? (
          <EmptyState title={t('project.no_weeks')} text={t('project.no_weeks_text')} />
        ) : isWide ? (
          <WeekTable project={project} onBook={onBook} />
        ) : (
          <WeekCards project={project} onBook={onBook} />
        )}
      </Box>
      {!isWide && <BookBar project={project} state={state} button={bookButton} />}
      {state.dialog === 'visitor' && <VisitorDialog open onClose={close} />}
      {isForBasket && <InPlace part={BasketDialog} props={{ project, onClose: () => setForBasket(false) }} />}
      {state.dialog === 'sign-up' && <InPlace part={SignUpDialog} props={{ project, onClose: close }} />}
    </Box>
  );
}
