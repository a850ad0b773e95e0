import DriveFileMove from '@mui/icons-material/DriveFileMoveOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { type DayType, type StaffRegistration, romeToday } from '@feria/shared';
import { type FormEvent, useState } from 'react';
import { Form, RecordContextProvider, ResourceContextProvider, useGetOne, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useLanguage, useText } from '../../i18n';
import { ConfirmDialog } from '../../resource-kit/confirm';
import { labelOf } from '../../resource-kit/definitions';
import { MailCheckbox } from '../../resource-kit/mail-checkbox';
import { TitledDialog } from '../../resource-kit/titled-dialog';
import { pastWeekWarning } from './mail-rules';
import { MovePreviewText } from './move-preview';
import { MoveWeekInput } from '../../catalogue/course-week/move-weeks';
import { ReasonInput } from './reason-input';
import { registrations } from './section';
import { useMove, useMovePreview, type MoveValues } from './use-move';
import {
  CourseInput,
  DayTypeInput,
  useChosenCourse,
  useChosenWeek,
} from '../../catalogue/course-week/week-inputs';
import { CancelButton } from '../../resource-kit/asking/asking-dialog';

/**
 * Moves a registration to another week (product/registrations.md#moving-a-registration): project, week and day type are chosen, and the server
 * says what the move would do before it is done.
 * @param props.onClose called after the move, or when nothing was moved
 */
export function MoveDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const text = useText();
  const translate = useTranslate();
  // Read anew: what the page shows may be outdated, and a list of participants shows only a part of it.
  const { data, error } = useGetOne<StaffRegistration>(registrations.route, { id }, { staleTime: 0 });
  const name = data ? `${data.people.first_name} ${data.people.last_name}` : '';
  return (
    // In React's tree the dialog may be inside a row or a form, which its events must not reach.
    <Box
      component="span"
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
      onSubmit={(event: FormEvent) => event.stopPropagation()}
    >
      <TitledDialog
        title={data ? text('registrations.move.title', { name }) : text('registrations.move.action')}
        onClose={onClose}
      >
        {error && <Alert severity="error">{translate(error.message, { _: error.message })}</Alert>}
        {!data && !error && <Skeleton variant="rounded" height={280} />}
        {data && (
          <ResourceContextProvider value={registrations.route}>
            {/* The record of the page around is not what this form edits. */}
            <RecordContextProvider value={undefined}>
              <MoveForm registration={data} onClose={onClose} />
            </RecordContextProvider>
          </ResourceContextProvider>
        )}
      </TitledDialog>
    </Box>
  );
}

function MoveForm({ registration, onClose }: { registration: StaffRegistration; onClose: () => void }) {
  const move = useMove(registration.id, onClose);
  return (
    <Form
      defaultValues={{ course_id: registration.course.id, day_type: registration.day_type }}
      onSubmit={() => undefined}
      noValidate
    >
      <Box sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
        <CourseInput />
        <MoveWeekInput currentWeek={registration.courseWeek.id} />
        <DayTypeInput />
        <Consequences registration={registration} move={move} />
      </Box>
    </Form>
  );
}

interface ConsequencesProps {
  registration: StaffRegistration;
  move: ReturnType<typeof useMove>;
}

/** What the move would do, the choice of the mail, and the buttons. */
function Consequences({ registration, move }: ConsequencesProps) {
  const [week, course] = [useChosenWeek(), useChosenCourse()];
  const dayType = useWatch<{ day_type?: DayType | null }, 'day_type'>({ name: 'day_type' });
  const target = week && dayType ? { course_week_id: week.id, day_type: dayType } : null;
  const preview = useMovePreview(registration.id, target);
  // Another week has another default.
  const [chosen, setChosen] = useState<{ week: number; mail: boolean }>();
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const text = useText();
  const language = useLanguage();
  const { data } = preview;
  const warning = week && pastWeekWarning(week, romeToday());
  const mail = chosen && chosen.week === week?.id ? chosen.mail : data?.mail?.default;
  const waits = data?.outcome === 'waiting';
  const isException = data !== undefined && data.refusal === null && data.ineligible !== null;
  const possible =
    target !== null && data !== undefined && data.refusal === null && (!isException || reason.trim() !== '');

  const send = async () => {
    setAsking(false);
    if (!target) return;
    const values: MoveValues = {
      ...target,
      waiting: waits,
      ...(mail === undefined ? {} : { mail }),
      ...(isException ? { reason: reason.trim() } : {}),
    };
    if (!(await move.send(values))) await preview.refetch();
  };
  return (
    <>
      <div aria-live="polite" aria-busy={preview.isFetching}>
        {warning && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {text(warning.key, { date: warning.date })}
          </Alert>
        )}
        {target && <MovePreviewText query={preview} />}
      </div>
      {target && isException && <ReasonInput value={reason} onChange={setReason} disabled={move.busy} />}
      {target && data?.refusal === null && data.mail && (
        <MailCheckbox
          checked={mail ?? false}
          onChange={(checked) => setChosen({ week: target.course_week_id, mail: checked })}
          recipients={data.mail.readers}
          disabled={move.busy}
        />
      )}
      {move.error && (
        <Alert severity="error" sx={{ whiteSpace: 'pre-line' }}>
          {move.error}
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', justifyContent: 'flex-end' }}>
        <CancelButton disabled={move.busy} />
        <Button
          onClick={() => (warning ? setAsking(true) : void send())}
          variant="contained"
          startIcon={<DriveFileMove />}
          disabled={!possible}
          loading={move.busy}
          loadingPosition="start"
        >
          {text(waits ? 'registrations.move.to_queue' : 'registrations.move.action')}
        </Button>
      </Box>
      {warning && (
        <ConfirmDialog
          open={asking}
          question={text('registrations.move.past_question', {
            course: labelOf(course, language),
            week: labelOf(week, language),
            what: text(warning.key, { date: warning.date }),
          })}
          confirm={text('registrations.move.past_confirm')}
          destructive
          onConfirm={() => void send()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
