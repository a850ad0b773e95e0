import { API, can, PORTAL, type Permission, type UserData } from '@feria/shared';
import type { AuthProvider } from 'react-admin';
import { call } from './http';
import { leaveFor, leaveForLogin, session } from './session';

/** Which permission an action on a section of the back office needs; `null` when there is no such section. */
export type PermissionLookup = (route: string, action: string) => Permission | null;

/**
 * Whoever is logged in. Without a login, with a password that must be changed or without any permission (a parent)
 * the page is left for the portal and this never returns.
 */
export async function loadAccount(): Promise<UserData> {
  if (!session.read()) return leaveForLogin();
  const account = await call<UserData>('GET', API.userdata);
  if (account.password_change_required) return leaveFor(PORTAL.changePassword);
  if (account.permissions.length === 0) return leaveFor(PORTAL.forbidden);
  return account;
}

/** Ends the login on the server (as far as it can be reached) and here. */
async function logout(): Promise<never> {
  await call('GET', API.logout).catch(() => undefined);
  session.write(null);
  return leaveFor(PORTAL.login);
}

/**
 * The login belongs to the portal, and a dead session is noticed by the HTTP client. What is left for react-admin to
 * ask: who is it, and what may they do.
 */
export function createAuthProvider(account: UserData, permissionFor: PermissionLookup): AuthProvider {
  let known: UserData | null = account;
  return {
    login: leaveForLogin,
    logout,
    checkAuth: async () => {
      if (!session.read()) await leaveForLogin();
    },
    checkError: async () => undefined,
    getIdentity: async () => {
      // Known at the start; asked again only after a change of one's own account.
      const { id, name } = known ?? (await call<UserData>('GET', API.userdata));
      known = null;
      return { id, fullName: name };
    },
    getPermissions: async () => account.permissions,
    canAccess: async ({ resource, action }) => {
      const permission = permissionFor(resource, action);
      return permission !== null && can(account, permission);
    },
  };
}
