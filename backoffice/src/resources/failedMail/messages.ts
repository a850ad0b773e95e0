import type { MessageKey, SameKeys } from '@feria/shared';
import { useTranslate } from 'react-admin';

const german = {
  name: 'Unzustellbare Mail |||| Unzustellbare Mails',
  fields: {
    kind: 'Art',
    recipient: 'Empfänger',
    course: 'Projekt',
    attempts: 'Versuche',
    last_error: 'Letzter Fehler',
    created_at: 'Geschrieben am',
    failed_at: 'Aufgegeben am',
  },
  kinds: {
    new: 'Anmeldung',
    'new-waiting': 'Nachgerückt',
    waiting: 'Warteliste',
    deleted: 'Abmeldung',
    payed: 'Bezahlt',
    'password-reset': 'Passwort vergessen',
    'password-set': 'Passwort wählen',
  },
  resend: 'Mail an %{recipient} noch einmal senden',
  not_resendable: 'Der Link ist abgelaufen, lässt sich nicht noch einmal senden',
  resend_all: 'Alle noch einmal senden',
  resend_all_question:
    'Alle Mails, bei denen das möglich ist, noch einmal senden? Jede geht an die heutige Adresse.',
  resent_all:
    '%{smart_count} Mail wird noch einmal gesendet. |||| %{smart_count} Mails werden noch einmal gesendet.',
  discard: 'Mail an %{recipient} verwerfen',
  discard_short: 'Verwerfen',
  delete: 'Diese Mail wirklich verwerfen? Sie wird dann nicht mehr gesendet.',
  empty: 'Alle Mails sind zugestellt',
  empty_help: 'Eine Mail, die sich nicht zustellen lässt, steht hier 90 Tage lang.',
  count: '%{smart_count} unzustellbare Mail |||| %{smart_count} unzustellbare Mails',
};

const italian: SameKeys<typeof german> = {
  name: 'E-mail non recapitata |||| E-mail non recapitate',
  fields: {
    kind: 'Tipo',
    recipient: 'Destinatario',
    course: 'Progetto',
    attempts: 'Tentativi',
    last_error: 'Ultimo errore',
    created_at: 'Scritta il',
    failed_at: 'Abbandonata il',
  },
  kinds: {
    new: 'Iscrizione',
    'new-waiting': 'Avanzamento',
    waiting: "Lista d'attesa",
    deleted: 'Disiscrizione',
    payed: 'Pagamento',
    'password-reset': 'Password dimenticata',
    'password-set': 'Scelta della password',
  },
  resend: "Invia di nuovo l'e-mail a %{recipient}",
  not_resendable: 'Il link è scaduto, non si può inviare di nuovo',
  resend_all: 'Invia tutte di nuovo',
  resend_all_question:
    "Inviare di nuovo tutte le e-mail per cui è possibile? Ognuna va all'indirizzo attuale.",
  resent_all:
    '%{smart_count} e-mail viene inviata di nuovo. |||| %{smart_count} e-mail vengono inviate di nuovo.',
  discard: "Scarta l'e-mail a %{recipient}",
  discard_short: 'Scarta',
  delete: 'Scartare davvero questa e-mail? Non verrà più inviata.',
  empty: 'Tutte le e-mail sono state recapitate',
  empty_help: "Un'e-mail che non si riesce a recapitare resta qui per 90 giorni.",
  count: '%{smart_count} e-mail non recapitata |||| %{smart_count} e-mail non recapitate',
};

const english: SameKeys<typeof german> = {
  name: 'Undelivered mail |||| Undelivered mails',
  fields: {
    kind: 'Kind',
    recipient: 'Recipient',
    course: 'Course',
    attempts: 'Attempts',
    last_error: 'Last error',
    created_at: 'Written on',
    failed_at: 'Given up on',
  },
  kinds: {
    new: 'Registration',
    'new-waiting': 'Moved up',
    waiting: 'Waiting list',
    deleted: 'Unregistered',
    payed: 'Paid',
    'password-reset': 'Forgot password',
    'password-set': 'Choose a password',
  },
  resend: 'Send the mail to %{recipient} again',
  not_resendable: 'The link has expired and cannot be sent again',
  resend_all: 'Send all again',
  resend_all_question: 'Send every mail again that can be? Each goes to the present address.',
  resent_all: '%{smart_count} mail is being sent again. |||| %{smart_count} mails are being sent again.',
  discard: 'Discard the mail to %{recipient}',
  discard_short: 'Discard',
  delete: 'Discard this mail? It will not be sent any more.',
  empty: 'All mails were delivered',
  empty_help: 'A mail that cannot be delivered stands here for 90 days.',
  count: '%{smart_count} undelivered mail |||| %{smart_count} undelivered mails',
};

/** The words of mails that were given up. */
export const messages = { de: german, it: italian, en: english };

/** Translates a key of these words. */
export function useMailText(): (key: MessageKey<typeof german>, params?: Record<string, unknown>) => string {
  const translate = useTranslate();
  return (key, params) => translate(`resources.failedMail.${key}`, params);
}
