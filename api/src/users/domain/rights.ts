import type { Permission } from '@feria/shared';

/** Whoever holds this can give themselves every other permission. */
export const KEY_PERMISSION: Permission = 'role.update';

/**
 * Whether somebody may give these permissions to others, or decide over an account that has them (its e-mail address,
 * password, roles, deletion). Decisions are silent; without this rule `user.create` would be every permission there is,
 * for whoever sets an administrator's e-mail address gets the link for a new password. So: nobody gives or takes over
 * what they do not hold; `role.update` holds everything.
 */
export function mayHandle(own: readonly Permission[], theirs: readonly Permission[]): boolean {
  return own.includes(KEY_PERMISSION) || theirs.every((permission) => own.includes(permission));
}
