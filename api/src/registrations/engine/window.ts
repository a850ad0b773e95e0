import type { WindowFacts } from '@feria/shared';
import type { EntityManager } from 'typeorm';
import { CourseWeekEntity } from '../../catalogue/course-week/course-week.entity.js';
import type { CourseEntity } from '../../catalogue/course/course.entity.js';

/** The registration window of a week, from week and course. */
export function windowFacts(
  week: Pick<CourseWeekEntity, 'from'>,
  course: Pick<CourseEntity, 'register_from' | 'register_from_time' | 'register_to'>,
): WindowFacts & { week_from: string } {
  return {
    register_from: course.register_from,
    register_from_time: course.register_from_time,
    register_to: course.register_to,
    week_from: week.from,
  };
}

/** The registration window of a registration's week. */
export async function windowFactsOf(
  manager: EntityManager,
  registration: { course_week_id: number },
): Promise<WindowFacts & { week_from: string }> {
  const week = await manager.findOneOrFail(CourseWeekEntity, {
    where: { id: registration.course_week_id },
    relations: { course: true },
  });
  return windowFacts(week, week.course as CourseEntity);
}
