import { occupancyOf } from '@feria/shared/rules/registration-window';
import { freeSeats, weekState } from '@feria/shared';
import { In, type EntityManager } from 'typeorm';
import { CourseWeekEntity } from '../model/catalogue/course-week.entity.js';
import { CourseEntity } from '../model/catalogue/course.entity.js';
import { countRegistrations, NOBODY, windowFacts } from '../catalogue/courses/course.queries.js';
import { ChildEntity } from '../model/families/child.entity.js';
import type { DisplacedChild, OfferedWeek } from './domain/alternatives.js';
import { RegistrationEntity } from '../model/registrations/registration.entity.js';
import { confirmedDays, type QueueEntry } from './waiting-list/seats-and-queues.js';

/** A week that can be booked now, with its names and its free seats. */
export interface FreeWeek extends OfferedWeek {
  name: string;
  name_it: string;
  free: number;
  course: CourseEntity;
}

/**
 * The weeks that parents can book now and that have a free seat: of the same active course first, then of other active
 * courses of the same type, each by their first day. Two statements.
 */
export async function weeksInPlaceOf(
  manager: EntityManager,
  cancelled: CourseWeekEntity,
  course: CourseEntity,
  now: Date,
): Promise<FreeWeek[]> {
  const query = manager
    .createQueryBuilder(CourseWeekEntity, 'week')
    .innerJoinAndSelect('week.course', 'course', 'course.active = :yes', { yes: true })
    .where('week.id <> :id AND week.cancelled_at IS NULL', { id: cancelled.id })
    .andWhere(
      course.course_type_id === null
        ? 'week.course_id = :course'
        : '(week.course_id = :course OR course.course_type_id = :type)',
      { course: course.id, type: course.course_type_id },
    )
    .orderBy('week.from', 'ASC')
    .addOrderBy('week.id', 'ASC');
  const open = (await query.getMany()).filter(
    (week) => weekState(windowFacts(week, week.course as CourseEntity), now) === 'open',
  );
  const counts = await countRegistrations(
    manager,
    open.map(({ id }) => id),
  );
  const weeks = open.map((week) => {
    const own = week.course as CourseEntity;
    const free = freeSeats({ ...week, ...occupancyOf(counts.get(week.id) ?? NOBODY) });
    return { ...week, course: own, free, age_from: own.age_from, age_to: own.age_to, schools: own.schools };
  });
  const isSame = ({ course: { id } }: FreeWeek): number => Number(id !== course.id);
  return weeks.filter(({ free }) => free > 0).sort((a, b) => isSame(a) - isSame(b));
}

/** A child with its first name, for the mail. */
export interface NamedDisplacedChild extends DisplacedChild {
  first_name: string;
}

/**
 * What decides which weeks suit the children. Three statements.
 * @param removed registrations that do not count any more
 */
export async function displacedChildren(
  manager: EntityManager,
  childIds: readonly number[],
  removed: readonly QueueEntry[] = [],
): Promise<NamedDisplacedChild[]> {
  if (childIds.length === 0) return [];
  const gone = new Set(removed.map(({ id }) => id));
  const children = await manager.find(ChildEntity, {
    select: { id: true, first_name: true, birth: true, school: true },
    where: { id: In([...childIds]) },
  });
  const busy = await confirmedDays(manager, childIds, removed);
  const registrations = await manager.find(RegistrationEntity, {
    select: { id: true, child_id: true, course_week_id: true },
    where: { child_id: In([...childIds]) },
  });
  return children.map(({ id, first_name, birth, school }) => ({
    id,
    first_name,
    birth,
    school,
    busy: busy.get(id) ?? [],
    registered: new Set(
      registrations
        .filter((registration) => registration.child_id === id && !gone.has(registration.id))
        .map(({ course_week_id }) => course_week_id),
    ),
  }));
}
