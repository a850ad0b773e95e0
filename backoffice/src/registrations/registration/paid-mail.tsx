import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type StaffRegistration, romeToday } from '@feria/shared';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useText } from '../../i18n';
import { MailCheckbox } from '../../resource-kit/mail-checkbox';
import { withDayType } from './edit-details';
import { becomesPaid, paidMail, type PaidMail } from './mail-rules';

/** A checkbox: tell the parents that their registrations are paid. */
export function PaidMailChoice(props: {
  choice: PaidMail;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}) {
  const text = useText();
  const { checked, mixed } = props.choice;
  return (
    <Box>
      <MailCheckbox checked={checked} onChange={props.onChange} disabled={props.disabled} />
      {checked && mixed && (
        <Typography variant="body2" color="textSecondary">
          {text('registrations.book.mail_mixed')}
        </Typography>
      )}
    </Box>
  );
}

/** The same checkbox in the form of one registration. It appears when the typed amount covers the price. */
export function PaidMailInput(props: { chosen: boolean | undefined; onChange: (checked: boolean) => void }) {
  const typed: unknown = useWatch({ name: 'payed_amount' });
  const dayType: unknown = useWatch({ name: 'day_type' });
  const record = useRecordContext<StaffRegistration>();
  if (!record) return null;
  const registration = withDayType(record, dayType);
  if (record.payed || !becomesPaid({ ...registration, payed: false }, typed)) return null;
  const choice = paidMail([registration], props.chosen, romeToday());
  return (
    <Box sx={{ mt: 2 }}>
      <PaidMailChoice choice={choice} onChange={props.onChange} />
    </Box>
  );
}
