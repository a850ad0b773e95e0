import Button from '@mui/material/Button';
import DoneAll from '@mui/icons-material/DoneAll';
import { romeDate } from '@feria/shared';
import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useText } from '../../i18n';
import { MoneyInput } from '../../resource-kit/inputs/MoneyInput';
import type { FieldInputProps, KitRecord } from '../../resource-kit/types';

/** The paid amount, and a button that fills in the price and today's date. */
export function PayedAmountInput(props: FieldInputProps) {
  const record = useRecordContext<KitRecord>();
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
      <Button size="small" startIcon={<DoneAll />} onClick={fill} sx={{ mt: 0.5 }}>
        {text('registrations.edit.set_paid')}
      </Button>
    </>
  );
}
