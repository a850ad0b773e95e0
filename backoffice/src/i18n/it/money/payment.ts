import { lists } from '@feria/shared/i18n/it/lists';
import type { SameKeys } from '@feria/shared';
import type { words as reference } from '../../de/money/payment';

/** The same in Italian. */
export const words: SameKeys<typeof reference> = {
  fields: lists.payment.columns,
  methods: lists.payment.methods,
  empty: 'Ancora nessun pagamento',
  empty_help: 'I pagamenti si registrano da un’iscrizione o dalla pagina di una famiglia.',
  title: 'Pagamenti e credito',
  none: 'Ancora nessun pagamento.',
  credit: 'Credito %{credit}',
  for_other: 'per %{name}',
  in_file: 'di cui %{amount} riservati in un file di bonifici',
  book: 'Registra pagamento',
  book_title: 'Registra un pagamento di %{name}',
  use: 'Usa il credito',
  use_title: 'Usa il credito di %{name} (%{credit})',
  pay_out: 'Rimborsa il credito',
  pay_out_title: 'Rimborsa il credito di %{name} (%{credit})',
  pay_out_help: 'Registra che l’importo è stato rimborsato. Il bonifico va fatto a parte.',
  paid_out: 'Il rimborso è registrato.',
  above_credit: 'Il credito non è così alto.',
  booked: 'Il pagamento è registrato.',
  of: '%{amount} del %{date}',
  refund: 'Rimborso',
  reversal: 'Storno',
  reversed: 'Stornato',
  reverse: 'Storna il pagamento: %{amount} del %{date}',
  shares: 'Per che cosa?',
  share: 'Importo per %{name}',
  open: 'Da pagare %{open}',
  to_credit: 'Credito: %{rest}. Con questo si paga prima ciò che è ancora da saldare.',
  above: 'Per le iscrizioni è indicato %{above} in più dell’importo.',
  nothing_open: 'Nessuna iscrizione ha importi da pagare. Tutto l’importo diventa credito.',
  amount_error: 'Inserire un importo come 120 o 120,50.',
};
