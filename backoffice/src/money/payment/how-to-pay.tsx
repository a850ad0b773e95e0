import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatDate, formatEuros, inGroupsOfFour, type OfficeFamilyMoney } from '@feria/shared';
import { rows } from '../../families/person/rows';
import { usePaidWords } from './paid-words';

/** How a family pays what is open: amount, account and reference for each account, as its own page says it. */
export function HowToPay({ money }: { money: Pick<OfficeFamilyMoney, 'open' | 'reference' | 'accounts'> }) {
  const words = usePaidWords();
  const { open, reference, accounts } = money;
  if (open <= 0) return null;
  return (
    <>
      <Typography>{words('owed', { open: formatEuros(open) })}</Typography>
      <Stack component="ul" sx={rows}>
        {accounts.map((account) => (
          <li key={account.bank_iban}>
            {words(account.due_on ? 'account_due' : 'account', {
              amount: formatEuros(account.amount),
              name: account.bank_name,
              iban: inGroupsOfFour(account.bank_iban),
              reference: inGroupsOfFour(account.reference),
              date: account.due_on ? formatDate(account.due_on) : '',
            })}
          </li>
        ))}
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {words('reference', { reference: inGroupsOfFour(reference) })}
      </Typography>
    </>
  );
}
