import type { IsoDate } from '@feria/shared';
import type { EntityManager } from 'typeorm';
import { t } from '../../core/request-context.js';
import { presentOn, type PlaceInWeek } from '../attendance/place-ended.js';
import { childNames } from '../people/child.queries.js';

/**
 * Sentence with the names of the children who are marked as present today, and lose their places in the week; `null` for none.
 * @param places confirmed ones that end
 */
export async function presentSentence(
  manager: EntityManager,
  places: readonly PlaceInWeek[],
  today: IsoDate,
): Promise<string | null> {
  const present = await presentOn(manager, places, today);
  if (present.length === 0) return null;
  const names = await childNames(
    manager,
    present.map(({ child_id }) => child_id),
  );
  return t('registration.preview.present_today', { names, smart_count: present.length });
}
