import type { Permission } from '../access/permissions.js';
import { allResources } from './index.js';

/** The lists that no definition declares, and who may see each. */
export const WRITTEN_LISTS = {
  peopleCourseWeekRegistration: 'peopleCourseWeekRegistration.index',
  cancellationFee: 'payment.index',
} as const satisfies Record<string, Permission>;

/** The lists of the back office that are exported, and whose views are saved: their names in the API, and who may see them. */
export const LISTS: Readonly<Record<string, Permission>> = {
  ...Object.fromEntries(allResources.map(({ name, permissions }) => [name, permissions.index])),
  ...WRITTEN_LISTS,
};
