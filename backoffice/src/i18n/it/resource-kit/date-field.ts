import type { SameKeys } from '@feria/shared';
import type { words as reference } from '../../de/resource-kit/date-field';

/** The same in Italian. */
export const words: SameKeys<typeof reference> = {
  too_early: 'Non prima del %{date}.',
  too_late: 'Non dopo il %{date}.',
};
