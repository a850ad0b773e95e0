import type { Permission } from './permissions.js';

/** Whoever is asked about: the signed-in user as `GET /api/userdata` sends it, or nobody. */
export interface PermissionHolder {
  permissions: readonly Permission[];
}

/** Whether the holder has at least one of the permissions. Nobody (`null`) can do nothing. */
export function can(holder: PermissionHolder | null | undefined, ...anyOf: Permission[]): boolean {
  return holder != null && anyOf.some((permission) => holder.permissions.includes(permission));
}
