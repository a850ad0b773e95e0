import type { UserData } from '@feria/shared/contracts/account';
import type { LoginState } from '../api/session';
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

/** The page where something has to be done before anything else. */
export function forcedStep({ password_change_required, second_factor }: UserData): string | null {
  if (password_change_required) return PORTAL.changePassword;
  return second_factor === 'required' ? PORTAL.secondFactor : null;
}

/** Where a login leads: the page that asked for it, else staff to the back office and parents to their family. */
export function destinationOf(user: UserData, wanted: string | null): string {
  const step = forcedStep(user) ?? (user.second_factor === 'advised' ? PORTAL.secondFactor : null);
  if (step) return wanted ? `${step}?backUrl=${encodeURIComponent(wanted)}` : step;
  return pageOf(user, wanted);
}

/** Where a login leads once nothing is left to do before. */
export function pageOf(user: UserData, wanted: string | null): string {
  return wanted ?? (user.people ? PORTAL.myFamily : `${BACKOFFICE}/`);
}
