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
 * Whoever gets into the account of a parent, or becomes a parent of a child, reads the child's health data in my family. So
 * staff need this permission for both: to change who the parents of a child are, and to change the login (e-mail address,
 * password) of an account that is a parent's.
 */
export const PARENT_ACCESS_PERMISSION: Permission = 'child.health';
