import { formatEuros, normaliseForSearch, toEuros } from '@feria/shared';
import type { BankEntry } from './domain/statement.js';

/** What an entry is found by: who paid, with which words, and its amount as it may be typed (`1.012,50`, `1012,50`, `1012.50`). */
export function searchTextOf({
  payerName,
  payerIban,
  references,
  text,
  amount,
}: Pick<BankEntry, 'payerName' | 'payerIban' | 'references' | 'text' | 'amount'>): string {
  const euros = toEuros(amount);
  const plain = euros.toFixed(2);
  const grouped = formatEuros(euros).replace(/[^\d.,-]/g, '');
  return normaliseForSearch(
    [payerName, payerIban, ...references, text, plain, plain.replace('.', ','), grouped]
      .filter(Boolean)
      .join(' '),
  );
}
