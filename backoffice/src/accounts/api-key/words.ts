import {
  translate,
  type MessageKey,
  type MessageParams,
  type SameKeys,
  type UiLanguage,
} from '@feria/shared';
import { useLanguage } from '../../i18n';

const german = {
  empty: 'Noch kein Schlüssel',
  empty_help:
    'Mit einem API-Schlüssel arbeitet ein anderes Programm mit Feria, etwa die Website oder die Buchhaltung, ohne das Passwort einer Person.',
  never: 'noch nie',
  over: 'abgelaufen',
  revoke: 'Schlüssel „%{name}“ widerrufen',
  revoke_question:
    'Wirklich den Schlüssel „%{name}“ widerrufen? Das Programm, das ihn verwendet, wird sofort abgewiesen.',
  revoke_short: 'Widerrufen',
  intro:
    'Wer den Schlüssel hat, darf in Ihrem Namen alles, was seine Rolle erlaubt und Sie auch selbst dürfen. Legen Sie für jedes Programm einen eigenen an, mit einer Rolle, die nicht mehr kann, als es braucht. Gesundheitsdaten von Kindern liest er nur, wenn die Rolle das erlaubt.',
  no_roles: 'Welche Rollen es gibt, sehen Sie nur mit dem Recht, Rollen zu sehen.',
  not_assignable: 'Rollen, die mehr dürfen als Sie, sind nicht wählbar.',
  made: 'Schlüssel angelegt',
  once: 'Dieser Schlüssel wird nur jetzt angezeigt. Bewahren Sie ihn dort auf, wo das Programm ihn liest, nie in einer E-Mail oder im Programm selbst.',
  key: 'API-Schlüssel',
};

const italian: SameKeys<typeof german> = {
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
};

const byLanguage: Record<UiLanguage, typeof german> = { de: german, it: italian };

/** Translates a key of these words into the language of the screen. */
export function useApiKeyWords(): (key: MessageKey<typeof german>, params?: MessageParams) => string {
  const language = useLanguage();
  return (key, params) => translate(byLanguage[language], key, params);
}
