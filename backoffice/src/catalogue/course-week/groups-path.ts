import { resources } from '@feria/shared/resources/index';

/** Address of the groups of a week. */
export function groupsPath(weekId: number): string {
  return `/${resources.courseWeek.route}/${weekId}/groups`;
}
