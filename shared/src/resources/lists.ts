import type { Permission } from '../access/permissions.js';
import { allResources } from './index.js';

/** The lists that no definition declares and whose views are saved, and who may see each. */
export const WRITTEN_LISTS = {
  peopleCourseWeekRegistration: 'peopleCourseWeekRegistration.index',
  cancellationFee: 'payment.index',
  credit: 'payment.index',
  failedMail: 'peopleCourseWeekRegistration.update',
  message: 'message.index',
  payment: 'payment.index',
  'payment-reminder': 'payment.index',
  receipt: 'payment.index',
} as const satisfies Record<string, Permission>;

/** The lists of the back office whose views are saved: their names in the API, and who may see them. */
export const LISTS: Readonly<Record<string, Permission>> = {
  ...Object.fromEntries(allResources.map(({ name, permissions }) => [name, permissions.index])),
  ...WRITTEN_LISTS,
};
