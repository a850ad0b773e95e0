import Chip from '@mui/material/Chip';
import type { PaymentRecord } from '@feria/shared';
import { usePaymentText } from '../../ledger/payment-text';

/** What a payment is besides money that came in: a refund, what takes a payment back, or one that was taken back. */
export function PaymentState({ payment }: { payment: PaymentRecord }) {
  const words = usePaymentText();
  const state = stateOf(payment);
  return state && <Chip size="small" variant="outlined" label={words(state)} />;
}

function stateOf({ amount, reverses_id, reversed_by_id }: PaymentRecord) {
  if (reversed_by_id !== null) return 'reversed';
  if (reverses_id !== null) return 'reversal';
  return amount < 0 ? 'refund' : null;
}
