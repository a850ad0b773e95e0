import type { SameKeys } from '@feria/shared';
import type { words as reference } from '../../../de/money/payment/paid-words';

/** The same in Italian. */
export const words: SameKeys<typeof reference> = {
  place: '%{amount} per %{child}, %{course}, %{week}',
  fee: '%{amount} per il costo di cancellazione di %{child}, %{course}, %{week}',
  gone: '%{amount} per una settimana cancellata',
  credit: '%{amount} di credito',
  paid_by: 'pagato da %{name}',
  owed: 'In totale da pagare %{open}',
  account: '%{amount} a %{name}, IBAN %{iban}, causale %{reference}',
  account_due: '%{amount} a %{name}, IBAN %{iban}, causale %{reference}, da pagare entro il %{date}',
  reference: 'Causale della famiglia, su ogni conto per quanto vi è da pagare: %{reference}',
};
