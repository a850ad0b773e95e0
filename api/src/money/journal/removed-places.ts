import type { ContentLanguage } from '@feria/shared';
import { NAME_COLUMNS } from '@feria/shared/rules/content';
import type { EntityManager } from 'typeorm';
import { CourseEntity } from '../../model/catalogue/course.entity.js';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import { ChildEntity } from '../../model/families/child.entity.js';
import { RegistrationEventEntity } from '../../model/registrations/registration-event.entity.js';

/** For what a share is, in words; `null` what is gone. */
export interface PlaceNames {
  /** Of the child, also of one that is erased. */
  child_id: number | null;
  /** "last_name first_name". */
  child: string | null;
  course: string | null;
  week: string | null;
}

/**
 * Reads from the history for what registrations were that are removed since. One statement, none for no ids.
 * @returns by the id of the registration
 */
export async function placesOfRemoved(
  manager: EntityManager,
  ids: readonly number[],
  lang: ContentLanguage,
): Promise<Map<number, PlaceNames>> {
  if (ids.length === 0) return new Map();
  const name = NAME_COLUMNS[lang];
  const rows = await manager
    .createQueryBuilder(RegistrationEventEntity, 'removal')
    .leftJoin(ChildEntity, 'child', 'child.id = removal.child_id')
    .leftJoin(CourseWeekEntity, 'week', 'week.id = removal.course_week_id')
    .leftJoin(CourseEntity, 'course', 'course.id = week.course_id')
    .select('removal.registration_id', 'id')
    .addSelect('removal.child_id', 'child_id')
    .addSelect('child.first_name', 'first_name')
    .addSelect('child.last_name', 'last_name')
    .addSelect(`course.${name}`, 'course')
    .addSelect(`week.${name}`, 'week')
    .where(`removal.kind = 'removed' AND removal.registration_id IN (:...ids)`, { ids: [...new Set(ids)] })
    .getRawMany<RawPlace>();
  return new Map(
    rows.map(({ id, child_id, first_name, last_name, course, week }) => [
      Number(id),
      { child_id: Number(child_id), child: fullName(first_name, last_name), course, week },
    ]),
  );
}

interface RawPlace extends Pick<PlaceNames, 'course' | 'week'> {
  id: number;
  child_id: number | string;
  first_name: string | null;
  last_name: string | null;
}

/** "last_name first_name"; `null` for nobody. */
export function fullName(first: string | null, last: string | null): string | null {
  return [last, first].filter(Boolean).join(' ') || null;
}
