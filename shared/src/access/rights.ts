import type { Permission } from './permissions.js';

/**
 * The one rule about rights: nobody grants or takes over more than they hold. Whoever creates a user, assigns a role, puts
 * a permission into a role, or changes or deletes an account or a role of others must hold every permission concerned.
 * Without it `user.create` would be every permission there is: who sets the e-mail address of an administrator gets the link
 * for a new password.
 */

/** Those of the wanted permissions that somebody who holds `own` may not grant, because they do not hold them. */
export function notGrantable(own: readonly Permission[], wanted: readonly Permission[]): Permission[] {
  return [...new Set(wanted)].filter((permission) => !own.includes(permission));
}

/**
 * Whether somebody who holds `own` may act on an account or a role with the permissions `theirs`: change it, delete it,
 * assign it.
 */
export function mayActOn(own: readonly Permission[], theirs: readonly Permission[]): boolean {
  return notGrantable(own, theirs).length === 0;
}

/**
 * What a parent reads of the own children, as permissions that read the same of all children: health, their records (tax code,
 * telephone), and those of parents (address, tax code). Who becomes a parent of a child, or gets into the account of a parent, reads
 * that. So staff need all of them to change who the parents of a child are, and to change the login of a parent.
 */
export const FAMILY_RIGHTS: readonly Permission[] = ['child.health', 'child.index', 'person.index'];

/**
 * What leaders have in the weeks that they lead, as permissions that give it everywhere: they see the children with their contacts and
 * health, see their parents and mark who is there. So staff need all of them to name a leader, to change the login of a leader, and to
 * bring a child into a week that they lead themselves. All ways and their tests: shared/docs/access.md.
 */
export const LEADER_RIGHTS: readonly Permission[] = [
  'child.health',
  'peopleCourseWeekRegistration.index',
  'peopleCourseWeekRegistration.update',
];

/**
 * What no API key ever has, whatever its role: by these it would make or change logins, which outlive it, or see as a person who is on
 * site (product/accounts.md#api-keys).
 */
export const NOT_BY_KEY: readonly Permission[] = [
  'apiKey.create',
  'apiKey.update',
  'person.viewAs',
  'role.create',
  'role.update',
  'user.create',
  'user.update',
  'user.updateOwn',
  'week.assigned',
];

/** Whether somebody holds, for every week, what leaders have in theirs. */
export function opensWeeks({ permissions }: { permissions: readonly Permission[] }): boolean {
  return LEADER_RIGHTS.every((permission) => permissions.includes(permission));
}
