import { OFFER_HOURS } from '@feria/shared';
import { In, type EntityManager } from 'typeorm';
import { CourseEntity } from '../../model/catalogue/course.entity.js';
import { FIRST_COME, placesKey, placesRule, type PlacesRule } from '../domain/places-rule.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';

/** Reads how courses give their places, and how many children have. The number of statements does not grow with the weeks. */

/** The rules of courses by id, and how long their offers stand. */
export type CourseRules = ReadonlyMap<number, PlacesRule & { offerHours: number }>;

/** The rules of courses that were read. */
export function rulesOf(courses: readonly CourseEntity[]): CourseRules {
  return new Map(
    courses.map((course) => [
      course.id,
      { ...placesRule(course), offerHours: course.offer_hours ?? OFFER_HOURS },
    ]),
  );
}

/** Reads the rules of the courses of weeks. */
export async function readRules(
  manager: EntityManager,
  weeks: readonly { course_id: number }[],
): Promise<CourseRules> {
  const courses = await manager.find(CourseEntity, {
    select: {
      id: true,
      allocation: true,
      places_per_child: true,
      move_up: true,
      offer_hours: true,
      allocated_at: true,
    },
    where: { id: In([...new Set(weeks.map(({ course_id }) => course_id))]) },
  });
  return rulesOf(courses);
}

/** The rule of a course; that of a course that is not known is first come, first served. */
export function ruleOf(rules: CourseRules, courseId: number): PlacesRule {
  return rules.get(courseId) ?? FIRST_COME;
}

/**
 * Locks the courses that limit the places of a child, so that it cannot get one in two weeks at once: the locks of the weeks do
 * not cover that.
 */
export function lockLimits(manager: EntityManager, rules: CourseRules): Promise<void> {
  return lockCourses(manager, limitedIn(rules));
}

/** Locks courses: always after the locks of the weeks. The change of the row is the lock, see `bumpVersions`. */
export async function lockCourses(manager: EntityManager, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await manager.update(CourseEntity, { id: In(ids) }, { places_version: () => 'places_version + 1' });
}

/**
 * How many weeks the children have in the courses that limit them: confirmed ones, and those that are offered to them. No
 * statement where no course does.
 * @param removed registrations that do not count any more
 */
export async function placesOf(
  manager: EntityManager,
  rules: CourseRules,
  childIds: readonly number[],
  removed: readonly { id: number }[] = [],
): Promise<Map<string, number>> {
  const limited = limitedIn(rules);
  if (limited.length === 0 || childIds.length === 0) return new Map();
  const query = manager
    .createQueryBuilder(RegistrationEntity, 'registration')
    .innerJoin('registration.courseWeek', 'week')
    .select('week.course_id', 'course')
    .addSelect('registration.child_id', 'child')
    .addSelect('COUNT(*)', 'places')
    .where('registration.child_id IN (:...childIds)', { childIds: [...new Set(childIds)] })
    .andWhere('week.course_id IN (:...limited)', { limited })
    .andWhere('(registration.is_waiting = :no OR registration.offer_expires_at IS NOT NULL)', { no: false })
    .groupBy('week.course_id')
    .addGroupBy('registration.child_id');
  if (removed.length)
    query.andWhere('registration.id NOT IN (:...removed)', { removed: removed.map(({ id }) => id) });
  const rows = await query.getRawMany<{ course: number; child: number; places: number | string }>();
  return new Map(rows.map(({ course, child, places }) => [placesKey(course, child), Number(places)]));
}

/** The courses that limit the places of a child. */
export function limitedIn(rules: CourseRules): number[] {
  return [...rules].flatMap(([id, { limit }]) => (limit === null ? [] : [id])).sort((a, b) => a - b);
}
