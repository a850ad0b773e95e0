import TextField from '@mui/material/TextField';
import { romeToday } from '@feria/shared';
import { type WhenAndHow, WhenAndHowFields } from '../../ledger/when-and-how';
import { usePaymentText } from '../../ledger/payment-text';

/** How and when something was paid, and with which words, as it is typed. */
export interface PaymentDetails extends WhenAndHow {
  reference: string;
  note: string;
}

/** The fields of {@link PaymentDetails}. */
export function PaymentDetailFields({
  details,
  onChange,
}: {
  details: PaymentDetails;
  onChange: (details: PaymentDetails) => void;
}) {
  const words = usePaymentText();
  const set = (change: Partial<PaymentDetails>): void => onChange({ ...details, ...change });
  const text = (name: 'reference' | 'note', max: number) => (
    <TextField
      label={words(`fields.${name}`)}
      value={details[name]}
      onChange={(event) => set({ [name]: event.target.value })}
      slotProps={{ htmlInput: { maxLength: max } }}
      autoComplete="off"
    />
  );
  return (
    <>
      <WhenAndHowFields value={details} onChange={set} />
      {text('reference', 140)}
      {text('note', 500)}
    </>
  );
}

/** A transfer of today. */
export function newDetails(): PaymentDetails {
  return { date: romeToday(), method: 'bank', reference: '', note: '' };
}
