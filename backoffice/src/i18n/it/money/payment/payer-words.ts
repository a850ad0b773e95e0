import type { SameKeys } from '@feria/shared';
import type { words as reference } from '../../../de/money/payment/payer-words';

/** The same in Italian. */
export const words: SameKeys<typeof reference> = {
  question: 'Chi ha pagato?',
  help: 'Compare su ricevuta e attestazione fiscale',
  bank_says: 'Nome secondo la banca: %{name}',
  other: 'Un’altra persona',
  other_named: 'Un’altra persona: %{name}',
  name: 'Nome',
  change: 'Chi ha pagato: %{amount} del %{date}',
  title: 'Pagamento di %{amount} del %{date}',
  save: 'Salva',
  saved: 'Salvato chi ha pagato.',
  filter: 'Pagato da',
  filters: { parent: 'Un genitore', other: 'Un’altra persona' },
};
