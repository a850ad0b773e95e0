import { mailKinds } from '@feria/shared/i18n/de/mail-kinds';

/** The words of mails that could not be sent, in German. They are loaded with the page. */
export const words = {
  kinds: mailKinds,
  resend: 'E-Mail an %{recipient} noch einmal senden',
  not_resendable: 'Der Link ist abgelaufen. Die E-Mail kann nicht noch einmal gesendet werden',
  resend_all: 'Alle noch einmal senden',
  resend_all_question:
    'Alle E-Mails, bei denen das möglich ist, noch einmal senden? Jede geht an die heutige Adresse.',
  resent_all:
    '%{smart_count} E-Mail wird noch einmal gesendet. |||| %{smart_count} E-Mails werden noch einmal gesendet.',
  discard: 'E-Mail an %{recipient} verwerfen',
  discard_short: 'Verwerfen',
  discard_question:
    'Die E-Mail „%{kind}“ an %{recipient} vom %{date} verwerfen? Sie wird dann nicht mehr gesendet.',
  empty: 'Alle E-Mails sind zugestellt',
  empty_help: 'Eine E-Mail, die sich nicht zustellen lässt, steht hier 90 Tage lang.',
};
