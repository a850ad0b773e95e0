import type { SameKeys } from '@feria/shared/i18n/translate';
import type { deletion as reference } from '../de/deletion';

/** The same in Italian. */
export const deletion: SameKeys<typeof reference> = {
  title: 'Elimina l’account',
  intro:
    'L’account %{email} viene eliminato con tutti i dati. Non si può annullare, nemmeno tramite l’ufficio.',
  data_first: 'Vedi e scarica i dati memorizzati',
  before: 'Prima è necessario',
  to_payment: 'Ai pagamenti',
  to_iban: 'Inserisci l’IBAN',
  cannot: 'Ormai questa iscrizione può essere cancellata solo dall’ufficio.',
  goes: 'Viene eliminato',
  goes_account: 'Il Suo account con tutti gli accessi, i Suoi dati, i messaggi e le e-mail',
  goes_child: '%{child}, con tutti i dati e le iscrizioni',
  goes_waiting: '%{child}: non più in lista d’attesa per %{week}',
  goes_wish: '%{child}: nessuna preferenza più per %{week}',
  goes_held: '%{child}: non più in sospeso per %{week}',
  goes_invitations: '%{smart_count} invito aperto |||| %{smart_count} inviti aperti',
  stays: 'Rimane',
  stays_child: '%{child} rimane con l’altro genitore, con tutte le iscrizioni',
  stays_contacts:
    'In %{smart_count} iscrizione il telefono dell’altro genitore diventa il contatto di emergenza. |||| In %{smart_count} iscrizioni il telefono dell’altro genitore diventa il contatto di emergenza.',
  stays_payments:
    'La legge ci obbliga a conservare pagamenti (%{payments}) e ricevute (%{receipts}) per %{years} anni. Chi ha pagato risulta allora solo nell’archivio della contabilità.',
  confirm: 'Conferma',
  confirm_text: 'Con la Sua password conferma che l’account viene eliminato.',
  submit: 'Elimina definitivamente l’account',
  done: 'Il Suo account è stato eliminato. Un’ultima e-mail Glielo conferma.',
};
