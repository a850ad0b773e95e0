import type { UserData } from '@feria/shared/contracts/account';
import type { LoginState } from '../../api/session';
import { BACKOFFICE, PORTAL } from '@feria/shared/routes';
import { sitePath } from '@feria/shared/rules/site-path';

/** A path of this site, or `null`: an address from outside must not lead anywhere else. See {@link sitePath}. */
function safePath(path: unknown): string | null {
  return sitePath(path, window.location.origin);
}

/** Whether a path belongs to the back office, another application on this origin. */
export function isBackOffice(path: string): boolean {
  return path === BACKOFFICE || path.startsWith(`${BACKOFFICE}/`) || path.startsWith(`${BACKOFFICE}?`);
}

/** The page that asked for the login, from the navigation or from `backUrl`. */
export function wantedPage(state: unknown, search: URLSearchParams): string | null {
  const from = typeof state === 'object' && state !== null ? (state as LoginState).from : undefined;
  const wanted = safePath(from) ?? safePath(search.get('backUrl'));
  return wanted && /^\/(403|login|register|password\/(forgot|reset))([/?#]|$)/.test(wanted) ? null : wanted;
}

/** Where a login leads: the page that asked for it, else staff to the back office and parents to their family. */
export function destinationOf(user: UserData, wanted: string | null): string {
  if (user.password_change_required) {
    return wanted ? `${PORTAL.changePassword}?backUrl=${encodeURIComponent(wanted)}` : PORTAL.changePassword;
  }
  return wanted ?? (user.people ? PORTAL.myFamily : `${BACKOFFICE}/`);
}
