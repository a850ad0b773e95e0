import type { SameKeys } from '@feria/shared';
import type { words as reference } from '../../../de/catalogue/course/week-dates-words';

/** The same in Italian. */
export const words: SameKeys<typeof reference> = {
  outside: 'Questa settimana è fuori dal periodo del progetto (%{period}) e così non viene salvata.',
  outside_mark: 'fuori dal periodo del progetto (%{period})',
  from: 'dal %{from}',
  to: 'fino al %{to}',
};
