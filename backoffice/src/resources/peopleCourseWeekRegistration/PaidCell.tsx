import CheckCircle from '@mui/icons-material/CheckCircle';
import Cancel from '@mui/icons-material/Cancel';
import ErrorIcon from '@mui/icons-material/Error';
import Tooltip from '@mui/material/Tooltip';
import { formatEuros, type RegistrationRecord } from '@feria/shared';
import { useText } from '../../i18n';

/** What the cell needs of a registration. */
type Payable = Pick<RegistrationRecord, 'payed' | 'payed_amount' | 'price'>;

/** Paid in full, in part or not at all; the tooltip says how much of how much (spec §2.3). */
export function PaidCell({ registration }: { registration: Payable }) {
  const text = useText();
  const { payed, payed_amount, price } = registration;
  const state = payed ? 'full' : payed_amount > 0 ? 'partial' : 'none';
  const amounts = text('registrations.paid.amount', {
    amount: payed_amount === 0 ? '0 €' : formatEuros(payed_amount),
    price: formatEuros(price),
  });
  const label = `${text(`registrations.paid.${state}`)}, ${amounts}`;
  return (
    <Tooltip title={amounts} describeChild>
      <span role="img" aria-label={label}>
        {state === 'full' && <CheckCircle fontSize="small" color="success" />}
        {state === 'partial' && <ErrorIcon fontSize="small" color="error" />}
        {state === 'none' && <Cancel fontSize="small" color="error" />}
      </span>
    </Tooltip>
  );
}
