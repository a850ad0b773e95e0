import type { SameKeys } from '@feria/shared';
import type { words as reference } from '../../../de/catalogue/course/activate-words';

/** The same in Italian. */
export const words: SameKeys<typeof reference> = {
  activate_title: 'Attivare %{smart_count} progetto |||| Attivare %{smart_count} progetti',
  deactivate_title: 'Disattivare %{smart_count} progetto |||| Disattivare %{smart_count} progetti',
  activate: 'Attiva',
  deactivate: 'Disattiva',
  too_many: 'Scelga al massimo %{max} progetti alla volta.',
  loading: 'Si controlla che cosa manca ancora.',
  ready: 'Non manca nulla: i genitori possono iscriversi.',
  deactivate_help: 'I genitori non vedranno più questi progetti. Ciò che è prenotato resta.',
  activated: '%{smart_count} progetto ora è attivo. |||| %{smart_count} progetti ora sono attivi.',
  deactivated: '%{smart_count} progetto ora è inattivo. |||| %{smart_count} progetti ora sono inattivi.',
  failed: '%{smart_count} progetto è rimasto com’era: |||| %{smart_count} progetti sono rimasti com’erano:',
  why: '%{name}: %{message}',
  nameless: 'Progetto %{id}',
};
