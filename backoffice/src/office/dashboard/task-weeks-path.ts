import type { WeekTask } from '@feria/shared';
import { resources } from '@feria/shared/resources/index';

/** The page of a list of weeks. */
export function taskWeeksPath(list: WeekTask): string {
  return `/${resources.course.route}/weeks/${list}`;
}
