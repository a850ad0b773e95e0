import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { romeDate, type StaffRegistration } from '@feria/shared';
import { EditBase, Title, useNotify, useRecordContext, useRedirect, useSaveContext } from 'react-admin';
import { useText } from '../../i18n';
import { BackButton } from '../../resource-kit/form/BackButton';
import { FormButtons } from '../../resource-kit/form/FormButtons';
import { KitForm, type SaveErrors } from '../../resource-kit/form/KitForm';
import { PageTitle } from '../../resource-kit/PageTitle';
import type { KitRecord } from '../../resource-kit/types';
import { Confirmations } from './Confirmations';
import { registrationForm } from './definition';
import { PayedAmountInput } from './PayedAmountInput';
import { RegistrationSummary, UserComment } from './RegistrationSummary';
import { registrations } from './section';

const { route } = registrations;
/** Who waits pays nothing yet: only the comment is left to write. */
const unpaid = { fields: { payed_amount: null, payed_at: null } };
const payable = { fields: { payed_amount: PayedAmountInput } };

function EditForm() {
  const record = useRecordContext<KitRecord>();
  const { save } = useSaveContext();
  const text = useText();
  if (!record || !save) return null;
  const registration = record as unknown as StaffRegistration;
  const { people: child, is_waiting, payed_at } = registration;
  const title = text('registrations.edit.title', { name: `${child.first_name} ${child.last_name}` });
  const send = async ({ comment_internal, ...payment }: Record<string, unknown>) =>
    (await save(is_waiting ? { comment_internal } : { ...payment, comment_internal })) as SaveErrors;
  return (
    <>
      <Title title={<PageTitle text={title} />} preferenceKey={false} />
      <Card sx={{ my: 2 }}>
        <CardContent>
          <RegistrationSummary registration={registration} />
          {registration.payed && <Confirmations registration={registration} />}
          <KitForm
            definition={registrationForm}
            overrides={is_waiting ? unpaid : payable}
            // All three are asked for (spec §5). The server keeps a date only with an amount, so today's does no harm, and a
            // comment can be saved without a payment.
            record={{ ...record, payed_at: payed_at ?? romeDate(new Date()) }}
            onSave={send}
            guarded
          >
            <UserComment comment={registration.comment_user} />
            <FormButtons leave={<BackButton route={route} />} />
          </KitForm>
        </CardContent>
      </Card>
    </>
  );
}

/** What the office writes into a registration: payment and comment, under what was booked (spec §2.3). */
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
