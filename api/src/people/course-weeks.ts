import type { ChildCourseWeek } from '@feria/shared';
import type { EntityManager } from 'typeorm';
import { RegistrationEntity } from '../registrations/registration.entity.js';

/** The weeks in which children are registered or wait, newest first; one statement for any number of children. */
export async function courseWeeksOf(
  manager: EntityManager,
  childIds: readonly number[],
): Promise<Map<number, ChildCourseWeek[]>> {
  const weeks = new Map<number, ChildCourseWeek[]>(childIds.map((id) => [id, []]));
  if (childIds.length === 0) return weeks;
  const rows = await manager
    .createQueryBuilder(RegistrationEntity, 'registration')
    .select(['registration.id', 'registration.child_id', 'registration.is_waiting'])
    .innerJoin('registration.courseWeek', 'week')
    .addSelect(['week.id', 'week.course_id', 'week.name', 'week.name_it', 'week.from', 'week.to'])
    .innerJoin('week.course', 'course')
    .addSelect(['course.id', 'course.name', 'course.name_it', 'course.active'])
    .where('registration.child_id IN (:...childIds)', { childIds })
    .orderBy('week.from', 'DESC')
    .addOrderBy('registration.id', 'ASC')
    .getMany();
  for (const { child_id, is_waiting, courseWeek: week } of rows) {
    const course = week?.course;
    if (!week || !course) continue;
    weeks.get(child_id)?.push({
      id: week.id,
      course_id: week.course_id,
      course: { id: course.id, name: course.name, name_it: course.name_it, active: course.active },
      name: week.name,
      name_it: week.name_it,
      from: week.from,
      to: week.to,
      pivot: { is_waiting },
    });
  }
  return weeks;
}
