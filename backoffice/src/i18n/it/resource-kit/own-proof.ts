import type { SameKeys } from '@feria/shared';
import type { words as reference } from '../../de/resource-kit/own-proof';

/** The same in Italian. */
export const words: SameKeys<typeof reference> = {
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
