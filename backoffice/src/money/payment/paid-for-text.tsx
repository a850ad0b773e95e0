import Typography from '@mui/material/Typography';
import { formatEuros, recordLabel, type PaidFor } from '@feria/shared';
import { useLanguage } from '../../i18n';
import { usePaidWords } from './paid-words';

/** For which child, project and week a payment is by now, a line for each, and what of it is credit. */
export function PaidForText({ paidFor: { shares, gone, credit } }: { paidFor: PaidFor }) {
  const words = usePaidWords();
  const language = useLanguage();
  return (
    <>
      {shares.map(({ registration_id, is_fee, amount, people, course, week }) => (
        <Typography key={registration_id} variant="body2">
          {words(is_fee ? 'fee' : 'place', {
            amount: formatEuros(amount),
            child: `${people.first_name} ${people.last_name}`,
            course: recordLabel(course, language),
            week: recordLabel(week, language),
          })}
        </Typography>
      ))}
      {gone !== 0 && <Typography variant="body2">{words('gone', { amount: formatEuros(gone) })}</Typography>}
      {credit !== 0 && (
        <Typography variant="body2">{words('credit', { amount: formatEuros(credit) })}</Typography>
      )}
    </>
  );
}
