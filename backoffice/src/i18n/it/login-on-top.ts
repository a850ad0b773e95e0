import type { SameKeys } from '@feria/shared';
import type { words as reference } from '../de/login-on-top';

/** The same in Italian. */
export const words: SameKeys<typeof reference> = {
  title: 'La Sua sessione è scaduta',
  text: 'Quello che ha inserito c’è ancora. Acceda di nuovo e continuerà da qui.',
  email: 'Indirizzo e-mail',
  password: 'Password',
  remember: 'Resta connesso',
  login: 'Accedi',
  use_passkey: 'Accedi con la passkey',
  passkey_failed: 'La passkey non è stata usata. Riprovi.',
  ask_code: 'La password è corretta. Inserisca ora il codice mostrato dalla Sua app di autenticazione.',
  ask_passkey: 'La password è corretta. Usi ora la Sua passkey o un codice di recupero.',
  code: 'Codice',
  recovery_code: 'Codice di recupero',
  code_help: 'Vale anche un codice di recupero.',
  recovery_help: 'Uno dei codici che ha conservato. Ciascuno vale una volta.',
  back: 'Torna alla password',
  required: 'Campo obbligatorio',
  others: 'Alla pagina di accesso, o con un altro account, quello che non è salvato va perso.',
  leave: 'Alla pagina di accesso',
};
