import ExpandMore from '@mui/icons-material/ExpandMore';
import EventBusy from '@mui/icons-material/EventBusy';
import Groups from '@mui/icons-material/Groups';
import HowToReg from '@mui/icons-material/HowToReg';
import MergeType from '@mui/icons-material/MergeType';
import Print from '@mui/icons-material/Print';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  commonMessages,
  type CourseDetailWeek,
  formatInstant,
  formatPeriod,
  type Named,
} from '@feria/shared';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { LinkBase, RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useLanguage, useText } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { nameOf } from '../../resource-kit/definitions';
import { TitledDialog } from '../../resource-kit/titled-dialog';
import { CancelWeekDialog } from '../../catalogue/course-week/cancel-dialog';
import { groupsPath } from '../../catalogue/course-week/groups-path';
import { useGroupWords } from '../../catalogue/course-week/group-words';
import { MergeWeekDialog } from '../../catalogue/course-week/merge-dialog';
import { SheetsButton } from '../../on-site/sheets/sheets-button';
import { ComposeButton } from '../../mailing/compose/compose-button';
import { weekAnchor } from '../../catalogue/course/course-link';
import { OccupancyBar } from '../../catalogue/course/occupancy-bar';
import { Cancelled } from './cancelled';
import { Participants } from './participants';
import type { CourseDetail } from '../../catalogue/course/course-detail';
import { CancelButton } from '../../resource-kit/asking/asking-dialog';

interface WeekProps {
  course: CourseDetail;
  week: CourseDetailWeek;
}

/** A week: how full it is, and opened, who takes part and who waits. */
export function WeekSection({
  course,
  week,
  open,
  onToggle,
  printing,
  onPrint,
}: WeekProps & {
  open: boolean;
  onToggle: () => void;
  /** Whether this is the week that goes on paper; `null` while none does. */
  printing: boolean | null;
  onPrint: () => void;
}) {
  const language = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const anchor = weekAnchor(week.id);
  useEffect(() => {
    if (hash === `#${anchor}`) root.current?.scrollIntoView();
  }, [hash, anchor]);
  const name = nameOf(week, language);
  const text = useText();
  const { state } = commonMessages[language];
  return (
    <Accordion
      ref={root}
      id={anchor}
      disableGutters
      expanded={open}
      onChange={onToggle}
      variant="outlined"
      data-print={printing === false ? 'no' : undefined}
      slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}
      sx={{ mb: 1.5, borderRadius: 2, '&::before': { display: 'none' }, scrollMarginTop: 64 }}
    >
      <AccordionSummary
        expandIcon={<ExpandMore />}
        sx={{ '& .MuiAccordionSummary-content': { minWidth: 0 } }}
      >
        <Box
          component="span"
          sx={{
            display: 'grid',
            width: '100%',
            columnGap: 2,
            rowGap: 0.5,
            pr: 1,
            alignItems: 'center',
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 210px), 1fr))',
          }}
        >
          <span>
            <strong>{name}</strong>
            <br />
            {formatPeriod(week.from, week.to)}
          </span>
          <OccupancyBar figures={week} />
          <Chip
            component="span"
            size="small"
            color={week.cancelled_at ? 'error' : 'default'}
            label={week.cancelled_at ? text('weeks.cancelled') : week.full ? state.full : state[week.state]}
            sx={{ justifySelf: 'start' }}
          />
        </Box>
      </AccordionSummary>
      <AccordionDetails>
        <WeekActions course={course} week={week} onPrint={onPrint} />
        {week.cancelled_at ? (
          <Cancelled week={week} />
        ) : (
          <Participants course={course} week={week} onPaper={printing === true} />
        )}
      </AccordionDetails>
    </Accordion>
  );
}

function WeekActions({ course, week, onPrint }: WeekProps & { onPrint: () => void }) {
  const [registering, setRegistering] = useState(false);
  const [cancelling, setCancelling] = useState(false);
  const [merging, setMerging] = useState(false);
  const language = useLanguage();
  const text = useText();
  const groupWords = useGroupWords();
  const queued = week.waiting_queue_participants.filter((row) => row.queue_position !== null).length;
  const can = useCan();
  const name = nameOf(week, language);
  return (
    <Stack direction="row" data-print="no" sx={{ gap: 1, flexWrap: 'wrap', mb: 2 }}>
      {can('peopleCourseWeekRegistration.create') && !week.cancelled_at && (
        <Button
          variant="contained"
          startIcon={<HowToReg />}
          aria-label={text('detail.register_child_for', { week: name })}
          onClick={() => setRegistering(true)}
        >
          {text('detail.register_child')}
        </Button>
      )}
      <Button startIcon={<Print />} aria-label={text('detail.print_of', { week: name })} onClick={onPrint}>
        {text('detail.print')}
      </Button>
      <SheetsButton week={week} />
      <Button
        component={LinkBase}
        to={groupsPath(week.id)}
        startIcon={<Groups />}
        aria-label={groupWords('of', { name })}
      >
        {groupWords('action')}
      </Button>
      {can('course.update') && !week.cancelled_at && (
        <Button
          startIcon={<MergeType />}
          aria-label={text('weeks.merge.of', { name })}
          onClick={() => setMerging(true)}
        >
          {text('weeks.merge.action')}
        </Button>
      )}
      {can('course.update') && !week.cancelled_at && (
        <Button
          color="error"
          startIcon={<EventBusy />}
          aria-label={text('weeks.cancel.title', { name })}
          onClick={() => setCancelling(true)}
        >
          {text('weeks.cancel.action')}
        </Button>
      )}
      {!week.cancelled_at && (
        <ComposeButton audience={{ kind: 'week', course_week_id: week.id }} about={name} />
      )}
      <Typography color="textSecondary" sx={{ alignSelf: 'center' }}>
        {week.cancelled_at
          ? text('weeks.cancelled_on', { date: formatInstant(week.cancelled_at) })
          : text('detail.queue_places', { waiting: queued, smart_count: week.waiting_list })}
      </Typography>
      {merging && <MergeWeekDialog week={week} courseId={course.id} onClose={() => setMerging(false)} />}
      {cancelling && <CancelWeekDialog week={week} onClose={() => setCancelling(false)} />}
      {registering && <RegisterDialog course={course} week={week} onClose={() => setRegistering(false)} />}
    </Stack>
  );
}

const RegisterChildForm = lazy(async () => ({
  default: (await import('../../registrations/registration/register-child-form')).RegisterChildForm,
}));

/** Staff book a child for this week. The page around is read anew once the result was closed. */
function RegisterDialog(props: { course: Named; week: Named; onClose: () => void }) {
  const { course, week, onClose } = props;
  const language = useLanguage();
  const text = useText();
  return (
    <TitledDialog
      title={text('detail.register_child_title', {
        course: nameOf(course, language),
        week: nameOf(week, language),
      })}
      onClose={onClose}
    >
      <ResourceContextProvider value="peopleCourseWeekRegistration">
        {/* The course of the page around is no record of this form. */}
        <RecordContextProvider value={undefined}>
          <div style={{ paddingTop: 8 }}>
            <Suspense fallback={<Skeleton variant="rounded" height={280} />}>
              <RegisterChildForm
                courseId={course.id}
                weekId={week.id}
                onDone={onClose}
                leaveButton={<CancelButton />}
              />
            </Suspense>
          </div>
        </RecordContextProvider>
      </ResourceContextProvider>
    </TitledDialog>
  );
}
