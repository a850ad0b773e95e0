import { can, type IsoDate } from '@feria/shared';
import type { EntityManager } from 'typeorm';
import { requestContext, t } from '../core/request-context.js';
import type { PlaceInWeek } from '../presence/noted-points.js';
import { presentOn } from '../presence/place-ended.js';
import { childNames } from '../families/people/child.queries.js';

/** Any of them names the child of a registration. */
const SEES_REGISTRATIONS = [
  'peopleCourseWeekRegistration.index',
  'peopleCourseWeekRegistration.update',
] as const;

/** Whether who asks may read in a preview which children of other families it is about, and what they pay. */
export function seesRegistrations(): boolean {
  return can(requestContext()?.actor ?? null, ...SEES_REGISTRATIONS);
}

/** Children as a list of a preview or a refusal has them: their names, or how many they are for who does not read these. */
export function inWords(names: readonly string[]): string[] {
  if (names.length === 0 || seesRegistrations()) return [...names];
  return [t('registration.preview.unnamed', { smart_count: names.length })];
}

/**
 * Sentence with the names of the children who are marked as present today, and lose their places in the week; `null` for none. Who edits
 * projects only, and sees no registrations, reads how many there are: who is there is told elsewhere to those who see the children.
 * @param places confirmed ones that end
 */
export async function presentSentence(
  manager: EntityManager,
  places: readonly PlaceInWeek[],
  today: IsoDate,
): Promise<string | null> {
  const present = await presentOn(manager, places, today);
  if (present.length === 0) return null;
  const smart_count = present.length;
  if (!seesRegistrations()) return t('registration.preview.present_today_unnamed', { smart_count });
  const names = await childNames(
    manager,
    present.map(({ child_id }) => child_id),
  );
  return t('registration.preview.present_today', { names, smart_count });
}
