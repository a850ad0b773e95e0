import { formatDate, formatMoney, type BankEntryRecord } from '@feria/shared';
import { useBankWords } from './words';

/** Amount, payer and date of an entry. */
export function useEntryName(): (
  entry: Pick<BankEntryRecord, 'amount' | 'currency' | 'payer_name' | 'date'>,
) => string {
  const words = useBankWords();
  return ({ amount, currency, payer_name, date }) =>
    words('entry', {
      amount: formatMoney(amount, currency),
      payer: payer_name ?? words('no_payer'),
      date: formatDate(date),
    });
}
