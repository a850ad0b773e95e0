import { PAYMENT_METHODS, type PaymentMethod } from '@feria/shared';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DateField } from '../resource-kit/inputs/date-field';
import { usePaymentText } from './payment-text';

/** When and how something was paid, as it is typed. */
export interface WhenAndHow {
  /** `YYYY-MM-DD`; anything while it is typed. */
  date: string;
  method: PaymentMethod;
}

/** The two fields of {@link WhenAndHow}. */
export function WhenAndHowFields(props: {
  value: WhenAndHow;
  onChange: (change: Partial<WhenAndHow>) => void;
  disabled?: boolean;
}) {
  const { value, onChange, disabled } = props;
  const words = usePaymentText();
  return (
    <>
      <DateField
        label={words('fields.date')}
        value={value.date}
        onChange={(date) => onChange({ date })}
        required
        disabled={disabled}
      />
      <TextField
        select
        label={words('fields.method')}
        value={value.method}
        onChange={(event) => onChange({ method: event.target.value as PaymentMethod })}
        disabled={disabled}
        sx={{ minWidth: 160 }}
      >
        {PAYMENT_METHODS.map((method) => (
          <MenuItem key={method} value={method}>
            {words(`methods.${method}`)}
          </MenuItem>
        ))}
      </TextField>
    </>
  );
}
