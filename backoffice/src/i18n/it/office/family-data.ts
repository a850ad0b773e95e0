import type { words as german } from '../../de/office/family-data';

/** The same in Italian. */
export const words: typeof german = {
  title: 'Privacy',
  export: 'Scarica tutti i dati della famiglia',
  erase: 'Elimina la famiglia',
  question: 'Eliminare definitivamente %{name} e tutta la famiglia?',
  confirm: 'Elimina definitivamente',
  left_out: 'Il file contiene solo ciò che Lei può vedere. Mancano: %{sections}.',
  section_children: 'bambini',
  section_health: 'dati sanitari',
  section_registrations: 'iscrizioni e presenze',
  section_payments: 'pagamenti',
  section_messages: 'messaggi',
  section_calls: 'telefonate',
};
