import { translate, type MessageKey, type SameKeys, type UiLanguage } from '@feria/shared';

/** The words of the question who sits there, in German: loaded with its dialog. */
export const german = {
  title: 'Sind Sie es?',
  text: 'Sie ändern Zugangsdaten. Bitte geben Sie dafür Ihr eigenes Passwort noch einmal ein.',
  text_factor:
    'Sie ändern Zugangsdaten. Bitte geben Sie dafür Ihr eigenes Passwort und Ihren zweiten Faktor noch einmal ein.',
  password: 'Aktuelles Passwort',
  code: 'Code',
  code_help:
    'Aus Ihrer Authenticator-App, oder ein Wiederherstellungscode. Jeder Code gilt einmal: Haben Sie ihn gerade verwendet, warten Sie auf den nächsten.',
  recovery_code: 'Wiederherstellungscode',
  recovery_help: 'Einer der Codes, die Sie aufbewahrt haben. Jeder gilt einmal.',
  use_passkey: 'Passkey verwenden',
  passkey_answered: 'Der Passkey ist geprüft. Bitte speichern Sie jetzt.',
  passkey_failed: 'Der Passkey wurde nicht verwendet. Bitte versuchen Sie es noch einmal.',
  required: 'Pflichtfeld',
  save: 'Speichern',
};

/** The same in Italian. */
export const italian: SameKeys<typeof german> = {
  title: 'È Lei?',
  text: 'Sta modificando dati di accesso. Inserisca ancora una volta la Sua password.',
  text_factor:
    'Sta modificando dati di accesso. Inserisca ancora una volta la Sua password e il Suo secondo fattore.',
  password: 'Password attuale',
  code: 'Codice',
  code_help:
    'Dalla Sua app di autenticazione, oppure un codice di recupero. Ogni codice vale una volta: se lo ha appena usato, attenda il prossimo.',
  recovery_code: 'Codice di recupero',
  recovery_help: 'Uno dei codici che ha conservato. Ciascuno vale una volta.',
  use_passkey: 'Usa la passkey',
  passkey_answered: 'La passkey è stata verificata. Ora salvi.',
  passkey_failed: 'La passkey non è stata usata. Riprovi.',
  required: 'Campo obbligatorio',
  save: 'Salva',
};

/** The words in the language of the page. */
export function wordsIn(language: UiLanguage): (key: MessageKey<typeof german>) => string {
  return (key) => translate(language === 'it' ? italian : german, key);
}
