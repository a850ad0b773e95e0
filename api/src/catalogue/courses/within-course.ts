import { formatDate } from '@feria/shared';
import type { ValidationErrors } from '../../core/http/errors.js';
import type { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import type { CourseEntity } from '../../model/catalogue/course.entity.js';

/** Finds fault with a week whose first or last day is outside of its course. A course may have no dates. */
export function checkWithinCourse(
  week: Pick<CourseWeekEntity, 'from' | 'to'>,
  course: Pick<CourseEntity, 'from' | 'to'>,
  problems: ValidationErrors,
): void {
  if (course.from && week.from < course.from)
    problems.add('from', 'validation.from_within_course', { date: formatDate(course.from) });
  if (course.to && week.to > course.to)
    problems.add('to', 'validation.to_within_course', { date: formatDate(course.to) });
}
