import type { SameKeys } from '@feria/shared';
import type { words as reference } from '../../de/accounts/api-key';

/** The same in Italian. */
export const words: SameKeys<typeof reference> = {
  empty: 'Ancora nessuna chiave',
  empty_help:
    'Con una chiave API un altro programma lavora con Feria, per esempio il sito o la contabilità, senza la password di una persona.',
  never: 'mai',
  over: 'scaduta',
  revoke: 'Revoca la chiave «%{name}»',
  revoke_question: 'Revocare davvero la chiave «%{name}»? Il programma che la usa verrà rifiutato subito.',
  revoke_short: 'Revoca',
  intro:
    'Chi ha la chiave può fare a Suo nome tutto ciò che il ruolo permette e che può fare anche Lei. Ne crei una per ogni programma, con un ruolo che non può più del necessario. Legge i dati sanitari dei bambini solo se il ruolo lo permette.',
  no_roles: 'Per vedere quali ruoli esistono serve il permesso di vedere i ruoli.',
  not_assignable: 'I ruoli che possono più di Lei non si possono scegliere.',
  made: 'Chiave creata',
  once: 'Questa chiave viene mostrata solo ora. La conservi dove il programma la legge, mai in un’e-mail o nel programma stesso.',
  key: 'Chiave API',
  with_role: 'Chiavi API con questo ruolo',
  none_with_role: 'Nessuna chiave ha questo ruolo.',
  show_with_role: 'Mostrare nell’elenco delle chiavi',
};
