import type { SameKeys } from '@feria/shared';
import type { words as reference } from '../../../de/money/payment/fee-words';

/** The same in Italian. */
export const words: SameKeys<typeof reference> = {
  of: 'Costo di cancellazione: %{name}',
  amount: 'Costo di cancellazione %{amount}',
  given_back: 'Cancellata il %{date}',
  waive: 'Condona',
  waive_of: 'Condona il costo di cancellazione: %{name}',
  waive_title: 'Condonare il costo di cancellazione?',
  waive_why:
    'La famiglia non deve più pagarlo. Quanto ne è stato pagato diventa credito. I genitori non ricevono e-mail.',
  waive_reason: 'Motivo del condono',
  waive_help: 'Viene conservato insieme al condono.',
};
