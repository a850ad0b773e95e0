import { CONTENT_LANGUAGES } from '@feria/shared';
import DriveFileMove from '@mui/icons-material/DriveFileMoveOutlined';
import DoneAll from '@mui/icons-material/DoneAll';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  costOf,
  creditAmount,
  formatEuros,
  type OfficeLanguage,
  paymentOfRecord,
  type StaffRegistration,
  type StaffRegistrationDetail,
  toEuros,
  romeToday,
} from '@feria/shared';
import { DOCUMENT } from '@feria/shared/document-routes';
import { useEffect, useMemo, useState } from 'react';
import { EditBase, Title, useNotify, useRecordContext } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useLanguage, useText } from '../../i18n';
import { RecordChanges } from '../../resource-kit/changes/record-changes';
import { ConfirmDialog } from '../../resource-kit/confirm';
import { useCan } from '../../resource-kit/account';
import { ExportButton } from '../../resource-kit/export-button';
import { BackButton, FormButtons } from '../../resource-kit/form/form-buttons';
import { useLeave } from '../../resource-kit/form/use-leave';
import { ResourceForm, type SaveRefusal } from '../../resource-kit/form/resource-form';
import { useSaveRecord } from '../../resource-kit/form/use-save-record';
import { FieldInput } from '../../resource-kit/form/field-input';
import { MoneyInput } from '../../resource-kit/inputs/parsed-input';
import { answerErrors } from '../../resource-kit/questions/question-values';
import { PageTitle } from '../../resource-kit/page-title';
import {
  recordAs,
  type FieldInputProps,
  type FormOverrides,
  type ResourceRecord,
} from '../../resource-kit/types';
import { PlzHint } from '../../families/person/plz-changes';
import { CancelIcon } from './cancel-icon';
import { answerParts, AnswersField, DayTypeField, InternalComment } from './detail-inputs';
import { changedDetails, hasOtherDiscount, savesPayment, withValues } from './edit-details';
import { EndGroup } from './end-group';
import { GivePlace } from './give-place';
import { becomesPaid, paidMail } from './mail-rules';
import { useMayMove } from './move-actions';
import { MoveDialog } from './move-dialog';
import { PaidMailInput } from './paid-mail';
import { RegistrationSummary, UserComment } from './registration-summary';
import { registrationForm, registrations } from './section';

const { route } = registrations;

/** The inputs of the form. Who waits pays nothing yet, and only some projects ask something. */
function overridesFor({ is_waiting, course }: StaffRegistration, language: OfficeLanguage): FormOverrides {
  return {
    fields: {
      day_type: DayTypeField,
      answers: course.questions.length > 0 ? AnswersField : null,
      payed_amount: is_waiting ? null : PayedAmountInput,
      ...(is_waiting ? { payed_at: null, due_on: null } : {}),
      discount_reason: DiscountReason,
      comment_internal: Comment,
    },
    parts: { answers: answerParts(course.questions, language) },
  };
}

function Comment(props: FieldInputProps) {
  const record = useRecordContext<StaffRegistration>();
  return record ? <InternalComment {...props} initialDate={dateOf(record)} /> : null;
}

/** The date that the form starts with: all three of the payment are asked for, so today stands there when nothing is paid. */
function dateOf({ payed_at }: StaffRegistration): string {
  return payed_at ?? romeToday();
}

function EditForm() {
  const record = useRecordContext<ResourceRecord>();
  const save = useSaveRecord();
  const text = useText();
  const language = useLanguage();
  // The question whether more than the price was meant; the form waits for its answer.
  const [question, setQuestion] = useState<{
    credit: number;
    price: number;
    answer: (isMeant: boolean) => void;
  } | null>(null);
  const [chosen, setChosen] = useState<boolean>();
  const [moving, setMoving] = useState(false);
  // The form shows the registration as it is stored after the move, so nothing that is typed may be waiting in it.
  const [unsaved, setUnsaved] = useState(false);
  const notify = useNotify();
  const leave = useLeave(`/${route}`);
  const mayMove = useMayMove();
  const mayLeave = (): boolean => {
    if (unsaved) notify('registrations.move.save_first', { type: 'info' });
    return !unsaved;
  };
  const openMove = () => mayLeave() && setMoving(true);
  const stored = useMemo(
    () => record && recordAs<StaffRegistration & Partial<StaffRegistrationDetail>>(record),
    [record],
  );
  const overrides = useMemo(() => stored && overridesFor(stored, language), [stored, language]);
  // Until the request is answered, react-admin shows the record of the list, which has no version.
  if (!record || record.version === undefined || !stored || !save) return null;
  const { people: child, is_waiting } = stored;
  const title = text('registrations.edit.title', { name: `${child.first_name} ${child.last_name}` });
  /**
   * @param input what was changed; of a payment only that is sent, so that one which was booked meanwhile stays
   * @param opened what the values are compared with: `stored` may have been read since
   */
  const send = async (
    input: Record<string, unknown>,
    values: Record<string, unknown>,
    opened: ResourceRecord = record,
  ): Promise<SaveRefusal | undefined> => {
    const before = recordAs<StaffRegistration>(opened);
    const details = changedDetails(before, values);
    const { comment_internal, payed_amount, payed_at } = values;
    const payment = is_waiting ? { comment_internal } : { payed_amount, payed_at, comment_internal };
    const paid = savesPayment(before, values, dateOf(before)) ? changedPart(payment, input) : {};
    const registration = withValues(before, values);
    const amount = is_waiting ? 0 : Number(payed_amount ?? 0);
    const credit = creditAmount(paymentOfRecord({ ...registration, payed_amount: amount }));
    if (!is_waiting && credit > 0 && amount !== before.payed_amount) {
      const price = toEuros(costOf(paymentOfRecord(registration)));
      const isMeant = await new Promise<boolean>((answer) => setQuestion({ credit, price, answer }));
      setQuestion(null);
      if (!isMeant)
        return { errors: { payed_amount: text('registrations.edit.above_price') }, changed: null };
    }
    const { mail } =
      !before.payed && becomesPaid({ ...registration, payed: false }, amount)
        ? paidMail([registration], chosen, romeToday())
        : { mail: undefined };
    const refusal = await save({ ...details, ...paid, mail, version: input.version });
    return refusal && { ...refusal, errors: answerErrors(refusal.errors, 'answers', 'answers') };
  };
  return (
    <>
      <Title title={<PageTitle text={title} />} preferenceKey={false} />
      <Card sx={{ my: 2 }}>
        <CardContent>
          <PlzHint changes={stored.plz_changes ?? []} />
          <RegistrationSummary registration={stored} />
          {mayMove && (
            <Button startIcon={<DriveFileMove />} onClick={openMove} sx={{ mb: 2 }}>
              {text('registrations.move.action')}
            </Button>
          )}
          <GivePlace registration={stored} onOpen={mayLeave} />
          <EndGroup registration={stored} onOpen={mayLeave} />
          {stored.payed && <Confirmations registration={stored} />}
          <ResourceForm
            definition={registrationForm}
            overrides={overrides}
            // The server keeps a date only with an amount, so today's does no harm.
            record={{ ...record, payed_at: dateOf(stored) }}
            onSave={send}
            warnWhenUnsaved
          >
            <UserComment comment={stored.comment_user} />
            <PaidMailInput chosen={chosen} onChange={setChosen} />
            <UnsavedProbe onChange={setUnsaved} />
            <FormButtons leaveButton={<BackButton route={route} />}>
              <CancelIcon
                id={stored.id}
                name={`${child.first_name} ${child.last_name}`}
                onCancelled={leave}
              />
            </FormButtons>
          </ResourceForm>
        </CardContent>
      </Card>
      <RecordChanges resource={registrationForm.name} id={stored.id} />
      {question && (
        <ConfirmDialog
          open
          question={text('registrations.edit.credit_question', {
            price: formatEuros(question.price),
            credit: formatEuros(toEuros(question.credit)),
          })}
          confirm={text('registrations.edit.credit_confirm')}
          onConfirm={() => question.answer(true)}
          onClose={() => question.answer(false)}
        />
      )}
      {moving && <MoveDialog id={stored.id} onClose={() => setMoving(false)} />}
    </>
  );
}

/** Those values of a payment that were changed. */
function changedPart(payment: Record<string, unknown>, input: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(payment).filter(([name]) => name in input));
}

/** Tells the page around whether the form has unsaved changes. */
function UnsavedProbe({ onChange }: { onChange: (unsaved: boolean) => void }) {
  const { isDirty } = useFormState();
  useEffect(() => onChange(isDirty), [isDirty, onChange]);
  return null;
}

/** What the office changes of a registration: payment, comment, day type, contacts and the answers to what the project asks. */
export function RegistrationEdit() {
  const notify = useNotify();
  const leave = useLeave(`/${route}`);
  return (
    <EditBase
      resource={route}
      mutationMode="pessimistic"
      mutationOptions={{
        onSuccess: () => {
          notify('ra.notification.updated', { type: 'success', messageArgs: { smart_count: 1 } });
          leave();
        },
      }}
    >
      <EditForm />
    </EditBase>
  );
}

/** The paid amount, and a button that fills in the price and today's date. */
function PayedAmountInput(props: FieldInputProps) {
  const record = useRecordContext<StaffRegistration>();
  const { setValue, getValues } = useFormContext();
  const text = useText();
  const fill = () => {
    const change = { shouldDirty: true, shouldTouch: true, shouldValidate: true };
    const cost = record && costOf(paymentOfRecord(withValues(record, getValues())));
    setValue('payed_amount', cost === undefined ? cost : toEuros(cost), change);
    setValue('payed_at', romeToday(), change);
  };
  return (
    <>
      <MoneyInput {...props} />
      <CreditNote />
      <Button size="small" startIcon={<DoneAll />} onClick={fill} sx={{ mt: 0.5 }}>
        {text('registrations.edit.set_paid')}
      </Button>
    </>
  );
}

/** Why the discount is another one; only asked for then. */
function DiscountReason(props: FieldInputProps) {
  const record = useRecordContext<StaffRegistration>();
  const discount: unknown = useWatch({ name: 'discount' });
  return record && hasOtherDiscount(record, discount) ? <FieldInput {...props} /> : null;
}

/** What was typed above the price. */
function CreditNote() {
  const record = useRecordContext<StaffRegistration>();
  const typed: unknown = useWatch({ name: 'payed_amount' });
  const [day_type, discount] = useWatch({ name: ['day_type', 'discount'] }) as unknown[];
  const text = useText();
  if (!record || typeof typed !== 'number') return null;
  const credit = creditAmount(
    paymentOfRecord({ ...withValues(record, { day_type, discount }), payed_amount: typed }),
  );
  if (credit === 0) return null;
  return (
    <Typography variant="body2" role="status" sx={{ mt: 0.5 }}>
      {text('registrations.edit.credit', { credit: formatEuros(toEuros(credit)) })}
    </Typography>
  );
}

/** The confirmation of payment of the child for the project, in both languages, for parents who ask the office for it. */
function Confirmations({ registration: { course, people } }: { registration: StaffRegistration }) {
  const text = useText();
  const can = useCan();
  if (!can('payment.index')) return null;
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mb: 3 }}>
      {CONTENT_LANGUAGES.map((language) => (
        <ExportButton
          key={language}
          path={DOCUMENT.confirmation(course.id, people.id, language)}
          label={text(`registrations.edit.confirmation.${language}`)}
        />
      ))}
    </Stack>
  );
}
