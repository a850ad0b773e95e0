import { mailKinds } from '@feria/shared/i18n/it/mail-kinds';

import type { SameKeys } from '@feria/shared';
import type { words as reference } from '../../de/mailing/failed-mail';

/** The same in Italian. */
export const words: SameKeys<typeof reference> = {
  kinds: mailKinds,
  resend: 'Invia di nuovo l’e-mail a %{recipient}',
  not_resendable: 'Il link è scaduto. L’e-mail non può essere inviata di nuovo',
  resend_all: 'Invia tutte di nuovo',
  resend_all_question:
    'Inviare di nuovo tutte le e-mail per cui è possibile? Ognuna va all’indirizzo attuale.',
  resent_all:
    '%{smart_count} e-mail viene inviata di nuovo. |||| %{smart_count} e-mail vengono inviate di nuovo.',
  discard: 'Scarta l’e-mail a %{recipient}',
  discard_short: 'Scarta',
  discard_question: 'Scartare l’e-mail «%{kind}» a %{recipient} del %{date}? Non verrà più inviata.',
  empty: 'Tutte le e-mail sono state recapitate',
  empty_help: 'Un’e-mail che non si riesce a recapitare resta qui per 90 giorni.',
};
