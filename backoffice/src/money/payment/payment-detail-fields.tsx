import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { isIsoDate, PAYMENT_METHODS, type PaymentMethod, romeToday } from '@feria/shared';
import { usePaymentText } from './section';

/** How, when and by whom something was paid, as it is typed. */
export interface PaymentDetails {
  date: string;
  method: PaymentMethod;
  payer: string;
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
  const text = (name: 'payer' | 'reference' | 'note', max: number) => (
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
      <TextField
        type="date"
        label={words('fields.date')}
        value={details.date}
        onChange={(event) => set({ date: event.target.value })}
        error={!isIsoDate(details.date)}
        helperText={isIsoDate(details.date) ? null : words('date_error')}
        required
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        select
        label={words('fields.method')}
        value={details.method}
        onChange={(event) => set({ method: event.target.value as PaymentMethod })}
        sx={{ minWidth: 160 }}
      >
        {PAYMENT_METHODS.map((method) => (
          <MenuItem key={method} value={method}>
            {words(`methods.${method}`)}
          </MenuItem>
        ))}
      </TextField>
      {text('payer', 140)}
      {text('reference', 140)}
      {text('note', 500)}
    </>
  );
}

/** A transfer of today. */
export function newDetails(): PaymentDetails {
  return { date: romeToday(), method: 'bank', payer: '', reference: '', note: '' };
}
