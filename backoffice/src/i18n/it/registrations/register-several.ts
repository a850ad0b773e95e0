import type { SameKeys } from '@feria/shared';
import type { words as reference } from '../../de/registrations/register-several';

/** The same in Italian. */
export const words: SameKeys<typeof reference> = {
  title: 'Iscrivi bambini',
  project: 'Aggiungi progetto',
  project_help: 'Si possono scegliere più progetti.',
  drop: 'Togli %{course}',
  week: 'Settimana',
  no_weeks: 'Questo progetto non ha settimane.',
  places: '%{registered} di %{max} posti occupati',
  line: '%{child}: %{week}',
  day_type: 'Orario di %{child}: %{week}',
  contact_name: 'Contatto di emergenza %{number}: nome',
  contact_phone: 'Contatto di emergenza %{number}: telefono',
  comment: 'Annotazione',
  none: 'Nessuna scelta',
  some: '%{smart_count} iscrizione scelta |||| %{smart_count} iscrizioni scelte',
  send: 'Iscrivi',
  refused: 'Nessuno è stato iscritto:',
  failed: 'L’iscrizione non è riuscita. Riprovi.',
  done: 'Iscritti',
  confirmed: 'Posto',
  waiting: 'Lista d’attesa, posto %{place}',
  waiting_only: 'Lista d’attesa',
  full: 'Al completo, non iscritto',
};
