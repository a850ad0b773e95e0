import type { MessageKey, SameKeys } from '@feria/shared';
import { useTranslate } from 'react-admin';
import type { Section } from '../../resource-kit/types';

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
    'email-confirmation': 'E-Mail-Adresse bestätigen',
    'guardian-invitation': 'Einladung einer zweiten erziehungsberechtigten Person',
    'guardian-accepted': 'Einladung angenommen',
    'guardian-ended': 'Zugang beendet',
    'email-changed': 'E-Mail-Adresse geändert',
    'password-changed': 'Passwort geändert',
    'parent-linked': 'Weiterer Elternteil',
    'account-expiring': 'Ankündigung der Löschung',
    'opening-reminder': 'Erinnerung an die Öffnung der Anmeldung',
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
  discard_question:
    'Die Mail „%{kind}“ an %{recipient} vom %{date} verwerfen? Sie wird dann nicht mehr gesendet.',
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
    'email-confirmation': 'Conferma dell’indirizzo e-mail',
    'guardian-invitation': 'Invito di un secondo genitore o tutore',
    'guardian-accepted': 'Invito accettato',
    'guardian-ended': 'Accesso revocato',
    'email-changed': 'Indirizzo e-mail modificato',
    'password-changed': 'Password modificata',
    'parent-linked': 'Altro genitore',
    'account-expiring': 'Avviso di cancellazione',
    'opening-reminder': "Promemoria dell'apertura delle iscrizioni",
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
  discard_question: 'Scartare l’e-mail «%{kind}» a %{recipient} del %{date}? Non verrà più inviata.',
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
    'email-confirmation': 'Confirm e-mail address',
    'guardian-invitation': 'Invitation of a second guardian',
    'guardian-accepted': 'Invitation accepted',
    'guardian-ended': 'Access ended',
    'email-changed': 'E-mail address changed',
    'password-changed': 'Password changed',
    'parent-linked': 'Another parent',
    'account-expiring': 'Notice of deletion',
    'opening-reminder': 'Reminder of the opening',
  },
  resend: 'Send the mail to %{recipient} again',
  not_resendable: 'The link has expired and cannot be sent again',
  resend_all: 'Send all again',
  resend_all_question: 'Send every mail again that can be? Each goes to the present address.',
  resent_all: '%{smart_count} mail is being sent again. |||| %{smart_count} mails are being sent again.',
  discard: 'Discard the mail to %{recipient}',
  discard_question: 'Discard the mail "%{kind}" to %{recipient} of %{date}? It will not be sent any more.',
  discard_short: 'Discard',
  delete: 'Discard this mail? It will not be sent any more.',
  empty: 'All mails were delivered',
  empty_help: 'A mail that cannot be delivered stands here for 90 days.',
  count: '%{smart_count} undelivered mail |||| %{smart_count} undelivered mails',
};

/** The words of mails that were given up. */
const messages = { de: german, it: italian, en: english };

/** Translates a key of these words. */
export function useMailText(): (key: MessageKey<typeof german>, params?: Record<string, unknown>) => string {
  const translate = useTranslate();
  return (key, params) => translate(`resources.failedMail.${key}`, params);
}

const permission = 'peopleCourseWeekRegistration.update';

/** Mails that were given up. They are made by the outbox and only sent again or discarded. */
export const failedMails: Section = {
  name: 'failedMail',
  route: 'failedMail',
  icon: 'MarkEmailUnread',
  permissions: { index: permission, create: permission, update: permission, view: permission },
  messages,
};
