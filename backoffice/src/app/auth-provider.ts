import {
  API,
  ASSIGNED_PERMISSION,
  BACKOFFICE,
  can,
  PORTAL,
  TODAY,
  type Permission,
  type UserData,
} from '@feria/shared';
import { session } from '@feria/shared/browser/session';
import type { AuthProvider } from 'react-admin';
import { forgetDrafts } from '../resource-kit/drafts';
import { call } from '../core/http';
import { OVERVIEW } from '../catalogue/course/overview/overview-path';
import { isLoggedInAgain, leaveFor, leaveForLogin } from '../core/session';

/** The permissions of which one opens an action on a section of the back office; none when there is no such section. */
type PermissionLookup = (route: string, action: string) => readonly Permission[];

/**
 * The account that is logged in. Leaves for the portal, and never returns, when nobody is logged in, when the password must
 * be changed or a second factor set up, and when the account has no permission (a parent) and the page is not the overview, which is for everybody. Who may only
 * see assigned weeks begins with the page *Today*.
 */
export async function loadAccount(): Promise<UserData> {
  if (!session.read()) return leaveForLogin();
  const account = await call<UserData>('GET', API.userdata);
  if (account.password_change_required) return leaveFor(PORTAL.changePassword);
  if (account.second_factor === 'required') return leaveFor(PORTAL.secondFactor);
  const isForEverybody = window.location.pathname.replace(/\/$/, '') === BACKOFFICE + OVERVIEW;
  if (account.permissions.length === 0 && !isForEverybody) return leaveFor(PORTAL.forbidden);
  const isHome = window.location.pathname.replace(/\/$/, '') === BACKOFFICE;
  if (isHome && account.permissions.every((name) => name === ASSIGNED_PERMISSION)) return leaveFor(TODAY);
  return account;
}

/** Ends the session on the server, if it can be reached, and in the browser. */
async function logout(): Promise<never> {
  await call('GET', API.logout).catch(() => undefined);
  session.write(null);
  forgetDrafts();
  return leaveFor(PORTAL.login);
}

/**
 * The login page belongs to the portal, and the HTTP client notices when a session has ended. So this only tells
 * react-admin who is logged in and what the account may do.
 */
export function createAuthProvider(account: UserData, permissionsFor: PermissionLookup): AuthProvider {
  let known: UserData | null = account;
  return {
    login: () => leaveForLogin(),
    logout,
    checkAuth: async () => {
      if (!(await isLoggedInAgain())) await leaveForLogin(true);
    },
    checkError: async () => undefined,
    getIdentity: async () => {
      // Known at the start. react-admin asks again only after a change of the own account.
      const { id, name } = known ?? (await call<UserData>('GET', API.userdata));
      known = null;
      return { id, fullName: name };
    },
    getPermissions: async () => account.permissions,
    canAccess: async ({ resource, action }) => can(account, ...permissionsFor(resource, action)),
  };
}
