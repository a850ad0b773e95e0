import DoneAll from '@mui/icons-material/DoneAll';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  creditAmount,
  formatEuros,
  paymentOfRecord,
  romeDate,
  type StaffRegistration,
  toEuros,
} from '@feria/shared';
import { DOCUMENT } from '@feria/shared/routes';
import { useState } from 'react';
import { EditBase, Title, useNotify, useRecordContext, useRedirect, useSaveContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useText } from '../../i18n';
import { ConfirmDialog } from '../../resource-kit/confirm';
import { ExportButton } from '../../resource-kit/export-button';
import { BackButton, FormButtons } from '../../resource-kit/form/form-buttons';
import { ResourceForm, type SaveErrors } from '../../resource-kit/form/resource-form';
import { MoneyInput } from '../../resource-kit/inputs/parsed-input';
import { PageTitle } from '../../resource-kit/page-title';
import { recordAs, type FieldInputProps, type ResourceRecord } from '../../resource-kit/types';
import { becomesPaid, paidMail } from './mail-rules';
import { PaidMailInput } from './paid-mail';
import { RegistrationSummary, UserComment } from './registration-summary';
import { registrationForm, registrations } from './section';

const { route } = registrations;
/** Who waits pays nothing yet: only the comment is left to write. */
const unpaid = { fields: { payed_amount: null, payed_at: null } };
const payable = { fields: { payed_amount: PayedAmountInput } };

function EditForm() {
  const record = useRecordContext<ResourceRecord>();
  const { save } = useSaveContext();
  const text = useText();
  // The question whether more than the price was meant; the form waits for its answer.
  const [question, setQuestion] = useState<{ credit: number; answer: (isMeant: boolean) => void } | null>(
    null,
  );
  const [chosen, setChosen] = useState<boolean>();
  if (!record || !save) return null;
  const registration = recordAs<StaffRegistration>(record);
  const { people: child, is_waiting, payed_at } = registration;
  const title = text('registrations.edit.title', { name: `${child.first_name} ${child.last_name}` });
  const send = async ({ comment_internal, ...payment }: Record<string, unknown>): Promise<SaveErrors> => {
    const amount = Number(payment.payed_amount ?? 0);
    const credit = creditAmount(paymentOfRecord({ ...registration, payed_amount: amount }));
    if (!is_waiting && credit > 0 && amount !== registration.payed_amount) {
      const isMeant = await new Promise<boolean>((answer) => setQuestion({ credit, answer }));
      setQuestion(null);
      if (!isMeant) return { payed_amount: text('registrations.edit.above_price') };
    }
    const { mail } = becomesPaid(registration, amount)
      ? paidMail([registration], chosen, romeDate(new Date()))
      : { mail: undefined };
    return (await save(
      is_waiting ? { comment_internal } : { ...payment, comment_internal, mail },
    )) as SaveErrors;
  };
  return (
    <>
      <Title title={<PageTitle text={title} />} preferenceKey={false} />
      <Card sx={{ my: 2 }}>
        <CardContent>
          <RegistrationSummary registration={registration} />
          {registration.payed && <Confirmations registration={registration} />}
          <ResourceForm
            definition={registrationForm}
            overrides={is_waiting ? unpaid : payable}
            // All three are asked for. The server keeps a date only with an amount, so today's does no harm, and a
            // comment can be saved without a payment.
            record={{ ...record, payed_at: payed_at ?? romeDate(new Date()) }}
            onSave={send}
            warnWhenUnsaved
          >
            <UserComment comment={registration.comment_user} />
            <PaidMailInput registration={registration} chosen={chosen} onChange={setChosen} />
            <FormButtons leaveButton={<BackButton route={route} />} />
          </ResourceForm>
        </CardContent>
      </Card>
      {question && (
        <ConfirmDialog
          open
          question={text('registrations.edit.credit_question', {
            price: formatEuros(registration.price),
            credit: formatEuros(toEuros(question.credit)),
          })}
          confirm={text('registrations.edit.credit_confirm')}
          onConfirm={() => question.answer(true)}
          onClose={() => question.answer(false)}
        />
      )}
    </>
  );
}

/** What the office writes into a registration: payment and comment, under what was booked. */
export function RegistrationEdit() {
  const notify = useNotify();
  const redirect = useRedirect();
  return (
    <EditBase
      resource={route}
      mutationMode="pessimistic"
      mutationOptions={{
        onSuccess: () => {
          notify('ra.notification.updated', { type: 'success', messageArgs: { smart_count: 1 } });
          redirect('list', route);
        },
      }}
    >
      <EditForm />
    </EditBase>
  );
}

/** The paid amount, and a button that fills in the price and today's date. */
function PayedAmountInput(props: FieldInputProps) {
  const record = useRecordContext<ResourceRecord>();
  const { setValue } = useFormContext();
  const text = useText();
  const fill = () => {
    const change = { shouldDirty: true, shouldTouch: true, shouldValidate: true };
    setValue('payed_amount', record?.price, change);
    setValue('payed_at', romeDate(new Date()), change);
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

/** What was typed above the price. */
function CreditNote() {
  const record = useRecordContext<StaffRegistration>();
  const typed: unknown = useWatch({ name: 'payed_amount' });
  const text = useText();
  if (!record || typeof typed !== 'number') return null;
  const credit = creditAmount(paymentOfRecord({ ...record, payed_amount: typed }));
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
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mb: 3 }}>
      {(['de', 'it'] as const).map((language) => (
        <ExportButton
          key={language}
          path={DOCUMENT.confirmation(course.id, people.id, language)}
          label={text(`registrations.edit.confirmation.${language}`)}
        />
      ))}
    </Stack>
  );
}
