import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import HowToReg from '@mui/icons-material/HowToReg';
import { useRef, type ReactNode } from 'react';
import { AutocompleteInput, Form, ReferenceInput, required, TextInput } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useText } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { focusField, useFirstError } from '../../resource-kit/form/useFirstError';
import { ResultDialog } from '../../resource-kit/ResultDialog';
import { useRegisterChild, type RegisterChildValues } from './useRegisterChild';
import { CourseInput, CustomFieldInput, DayTypeInput, WeekInput } from './WeekInputs';

const plain = { margin: 'none', helperText: false } as const;
const order: (keyof RegisterChildValues)[] = [
  'child_id',
  'course_id',
  'course_week_id',
  'day_type',
  'custom_field',
  'emergency_contact1_phone',
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
  /** Course and week, where the page around has chosen them; they are not asked for then. */
  courseId?: number;
  weekId?: number;
  /** Called once the result was read: the child has a place, or a place in the queue. */
  onDone: () => void;
  /** Leaves the form without sending: stands beside the button that sends. */
  leave: ReactNode;
}

/**
 * Staff register a child for a week, also outside the registration window. Used on a page of its own, and by the course's
 * detail in a dialog for a week.
 */
export function RegisterChildForm({ courseId, weekId, onDone, leave }: FormProps) {
  const { send, result, close } = useRegisterChild(onDone);
  const text = useText();
  const can = useCan();
  if (!can('child.index')) return <Alert severity="info">{text('registrations.create.no_children')}</Alert>;
  return (
    <>
      <Form
        defaultValues={{ course_id: courseId, course_week_id: weekId }}
        onSubmit={(values: RegisterChildValues) => send(values)}
        shouldFocusError={false}
        noValidate
      >
        <Fields chooseWeek={weekId === undefined} leave={leave} />
      </Form>
      {result && <ResultDialog result={result} onClose={close} />}
    </>
  );
}

function Fields({ chooseWeek, leave }: { chooseWeek: boolean; leave: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const text = useText();
  useFirstError(order, (name) => requestAnimationFrame(() => focusField(root.current, name)));
  return (
    <div ref={root}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
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
        <CustomFieldInput />
        <Box data-field="emergency_contact1_phone">
          <TextInput
            source="emergency_contact1_phone"
            label={text('registrations.create.contact1')}
            validate={required()}
            type="tel"
            autoComplete="off"
            {...plain}
          />
        </Box>
        <Box data-field="emergency_contact2_phone">
          <TextInput
            source="emergency_contact2_phone"
            label={text('registrations.create.contact2')}
            type="tel"
            autoComplete="off"
            {...plain}
          />
        </Box>
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
      <Buttons leave={leave} />
    </div>
  );
}

/** Children are found by typing: name or tax number, on the server. */
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

function Buttons({ leave }: { leave: ReactNode }) {
  const { isSubmitting } = useFormState();
  const text = useText();
  return (
    <Stack direction="row" spacing={1.5} sx={{ mt: 3, alignItems: 'center' }}>
      <Button
        type="submit"
        variant="contained"
        startIcon={<HowToReg />}
        loading={isSubmitting}
        loadingPosition="start"
      >
        {text('registrations.create.send')}
      </Button>
      {leave}
    </Stack>
  );
}
