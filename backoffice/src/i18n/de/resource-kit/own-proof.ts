/** The words of the question who sits there, in German: loaded with its dialog. */
export const words = {
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
