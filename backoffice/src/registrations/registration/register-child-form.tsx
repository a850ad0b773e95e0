import { CONTACT_NAME_MAX } from '@feria/shared';
import HowToReg from '@mui/icons-material/HowToReg';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type ReactNode, useRef } from 'react';
import { AutocompleteInput, Form, maxLength, ReferenceInput, required, TextInput } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useText } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { useTellTyped } from '../../resource-kit/asking/asking-dialog';
import { ConfirmDialog } from '../../resource-kit/confirm';
import { FormButtons } from '../../resource-kit/form/form-buttons';
import { focusField, useFirstError } from '../../resource-kit/form/use-first-error';
import { sentAnswers } from '../../resource-kit/questions/question-values';
import { ResultDialog } from '../../resource-kit/result-dialog';
import { LastContactsButton } from './last-contacts';
import { ChosenWeek, MailInput, usePastWeekQuestion } from './past-week';
import { ReasonDialog } from './reason-dialog';
import { type RegisterChildValues, useRegisterChild } from './use-register-child';
import {
  CourseAnswersInput,
  CourseInput,
  DayTypeInput,
  WeekInput,
} from '../../catalogue/course-week/week-inputs';

const plain = { margin: 'none', helperText: false } as const;
/** A long name must not widen its column. */
const COLUMNS = { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' };
const order: (keyof RegisterChildValues)[] = [
  'child_id',
  'course_id',
  'course_week_id',
  'day_type',
  'answers',
  'emergency_contact1_name',
  'emergency_contact1_phone',
  'emergency_contact2_name',
  'emergency_contact2_phone',
  'comment',
];

/** A child as the picker needs it, from `GET /api/child`. */
interface PickedChild {
  first_name: string;
  last_name: string;
  tax: string;
}

interface FormProps {
  /** The child, if the page already knows it; another one can be chosen. */
  childId?: number;
  /** Course and week, if the page already knows them: then the form does not ask for them. */
  courseId?: number;
  weekId?: number;
  /** Called when the user has closed the dialog with the result: a seat, or a place on the waiting list. */
  onDone: () => void;
  /** The button that leaves the form without sending. */
  leaveButton: ReactNode;
  /** Whether it asks before its page with unsaved input is left; a dialog asks by itself. */
  warnWhenUnsaved?: boolean;
}

/**
 * The form in which staff register a child for a week, also outside the registration window. It has a page of its own, and the
 * page of a course shows it in a dialog for one week.
 */
export function RegisterChildForm(props: FormProps) {
  const { childId, courseId, weekId, onDone, leaveButton } = props;
  const { send, result, close, exception, sendWithReason, isBusy, dropException } = useRegisterChild(onDone);
  const { question, confirmWeek, answer, setChosen } = usePastWeekQuestion();
  const text = useText();
  const can = useCan();
  if (!can('child.index')) return <Alert severity="info">{text('registrations.create.no_children')}</Alert>;
  return (
    <>
      <Form
        defaultValues={{ child_id: childId, course_id: courseId, course_week_id: weekId }}
        onSubmit={async (values: RegisterChildValues) => {
          const { isMeant, mail, course } = await confirmWeek(values.mail);
          const dayTypes = values.day_type ? [values.day_type] : [];
          const answers = sentAnswers(course?.questions ?? [], dayTypes, values.answers);
          return isMeant ? send({ ...values, answers, mail }) : undefined;
        }}
        shouldFocusError={false}
        warnWhenUnsavedChanges={props.warnWhenUnsaved}
        noValidate
      >
        <Fields chooseWeek={weekId === undefined} leaveButton={leaveButton} />
        <ChosenWeek onChange={setChosen} />
      </Form>
      <ConfirmDialog
        open={question !== null}
        question={question ?? ''}
        confirm={text('registrations.create.past_confirm')}
        destructive
        onConfirm={() => answer(true)}
        onClose={() => answer(false)}
      />
      {exception && (
        <ReasonDialog
          why={exception.why}
          isBusy={isBusy}
          onConfirm={(reason) => void sendWithReason(reason)}
          onClose={dropException}
        />
      )}
      {result && <ResultDialog result={result} onClose={close} />}
    </>
  );
}

function Fields({ chooseWeek, leaveButton }: { chooseWeek: boolean; leaveButton: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const text = useText();
  const { dirtyFields } = useFormState();
  useTellTyped(Object.keys(dirtyFields).length > 0);
  useFirstError(order, (name) => requestAnimationFrame(() => focusField(root.current, name)));
  return (
    <div ref={root}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: COLUMNS }}>
        <Box data-field="child_id" sx={{ gridColumn: '1 / -1' }}>
          <ChildInput />
        </Box>
        {chooseWeek && (
          <>
            <Box data-field="course_id">
              <CourseInput />
            </Box>
            <Box data-field="course_week_id">
              <WeekInput />
            </Box>
          </>
        )}
        <DayTypeInput />
        <CourseAnswersInput />
        <LastContactsButton />
        <ContactInputs contact={1} />
        <ContactInputs contact={2} />
        <Box data-field="comment" sx={{ gridColumn: '1 / -1' }}>
          <TextInput
            source="comment"
            label={text('registrations.create.comment')}
            multiline
            minRows={2}
            {...plain}
          />
        </Box>
      </Box>
      <MailInput />
      <FormButtons
        leaveButton={leaveButton}
        submitLabel={text('registrations.create.send')}
        submitIcon={<HowToReg />}
      />
    </div>
  );
}

/** Name and number of an emergency contact, side by side. */
function ContactInputs({ contact }: { contact: 1 | 2 }) {
  const text = useText();
  const [name, phone] = [`emergency_contact${contact}_name`, `emergency_contact${contact}_phone`];
  return (
    <Box
      sx={{
        gridColumn: '1 / -1',
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: COLUMNS,
      }}
    >
      <Box data-field={name}>
        <TextInput
          source={name}
          label={text(`registrations.create.contact${contact}_name`)}
          validate={maxLength(CONTACT_NAME_MAX)}
          autoComplete="off"
          {...plain}
        />
      </Box>
      <Box data-field={phone}>
        <TextInput
          source={phone}
          label={text(`registrations.create.contact${contact}`)}
          validate={contact === 1 ? required() : undefined}
          type="tel"
          autoComplete="off"
          {...plain}
        />
      </Box>
    </Box>
  );
}

/** Searches children on the server, by name or tax code. */
function ChildInput() {
  const text = useText();
  return (
    <ReferenceInput
      source="child_id"
      reference="child"
      sort={{ field: 'last_name', order: 'ASC' }}
      perPage={25}
    >
      <AutocompleteInput
        label={text('registrations.create.child')}
        optionText={(child: PickedChild) => `${child.last_name} ${child.first_name} (${child.tax})`}
        validate={required()}
        {...plain}
      />
    </ReferenceInput>
  );
}
