import Typography from '@mui/material/Typography';
import { formatEuros, recordLabel, type BankShare } from '@feria/shared';
import { useLanguage } from '../../i18n';
import { useBankWords } from './words';

/** What a part of an entry pays: child, project with its year and week with its dates, for weeks of several years have the same name. What credit pays is said with its account, too. */
export function ShareText({ share, kind = 'share' }: { share: BankShare; kind?: 'share' | 'credit_pays' }) {
  const { is_fee, amount, people, course, week, account } = share;
  const words = useBankWords();
  const language = useLanguage();
  return (
    <Typography variant="body2">
      {words(is_fee ? `${kind}_fee` : kind, {
        amount: formatEuros(amount),
        child: `${people.first_name} ${people.last_name}`,
        course: recordLabel(course, language),
        week: recordLabel(week, language),
        account: account ?? '–',
      })}
    </Typography>
  );
}
