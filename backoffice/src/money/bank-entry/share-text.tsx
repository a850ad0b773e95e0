import Typography from '@mui/material/Typography';
import { formatEuros, recordLabel, type BankShare } from '@feria/shared';
import { useLanguage } from '../../i18n';
import { useBankWords } from './words';

/** What a part of an entry pays: child, project with its year and week with its dates, for weeks of several years have the same name. */
export function ShareText({ share }: { share: BankShare }) {
  const { is_fee, amount, people, course, week } = share;
  const words = useBankWords();
  const language = useLanguage();
  return (
    <Typography variant="body2">
      {words(is_fee ? 'share_fee' : 'share', {
        amount: formatEuros(amount),
        child: `${people.first_name} ${people.last_name}`,
        course: recordLabel(course, language),
        week: recordLabel(week, language),
      })}
    </Typography>
  );
}
