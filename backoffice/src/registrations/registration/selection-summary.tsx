import { formatEuros, openAmount, paymentOfRecord, type StaffRegistration, toEuros } from '@feria/shared';
import { useListContext } from 'react-admin';
import { useText } from '../../i18n';
import { useRegistrations } from './use-registrations';

/** What is open and what is paid on the selected registrations, beside their number. */
export function SelectionSummary() {
  const { selectedIds = [], data = [] } = useListContext<StaffRegistration>();
  const text = useText();
  const shown = data.filter(({ id }) => selectedIds.includes(id));
  const elsewhere = selectedIds.filter((id) => !shown.some((row) => row.id === id)).map(Number);
  const { data: others, isPending } = useRegistrations(elsewhere);
  if (elsewhere.length > 0 && isPending) return null;
  const payments = [...shown, ...(others ?? [])].map(paymentOfRecord);
  const open = payments.reduce((sum, payment) => sum + openAmount(payment), 0);
  const paid = payments.reduce((sum, { payed_amount }) => sum + payed_amount, 0);
  const parts = [
    text('registrations.selected.open', { amount: formatEuros(toEuros(open)) }),
    text('registrations.selected.paid', { amount: formatEuros(toEuros(paid)) }),
  ];
  return ` · ${parts.join(' · ')}`;
}
