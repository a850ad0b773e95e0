import { API, BASKET_API, PORTAL } from '@feria/shared/routes';
import type { PageName } from './page-modules';

/** What the first page needs besides the first scripts. */
export interface FirstRequests {
  /** Code of the page, `null` for the choice of a type. */
  page: PageName | null;
  /** Code of a dialog that is open at once; the page below it comes first. */
  dialog: PageName | null;
  /** Calls of the API, as the application will send them. */
  calls: string[];
  /** The project of the page, `null` on any other. */
  projectId: string | null;
}

const PAGES: Partial<Record<string, PageName>> = {
  [PORTAL.myFamily]: 'Family',
  [PORTAL.planner]: 'Planner',
  [PORTAL.basket]: 'Basket',
  [PORTAL.login]: 'Login',
  [PORTAL.register]: 'Register',
  [PORTAL.forgot]: 'Forgot',
  [PORTAL.reset]: 'Reset',
  [PORTAL.confirmEmail]: 'ConfirmEmail',
  [PORTAL.guardianInvitation]: 'GuardianInvitation',
  [PORTAL.changePassword]: 'ChangePassword',
  [PORTAL.imprint]: 'Imprint',
  [PORTAL.accessibility]: 'Accessibility',
};

/** Pages that show what the family has, and need a login. */
const OF_THE_FAMILY: readonly string[] = [PORTAL.myFamily, PORTAL.planner, PORTAL.basket];
/** Those that show the basket too. */
const OF_THE_BASKET: readonly string[] = [PORTAL.planner, PORTAL.basket];

const PROJECT = new RegExp(`^${PORTAL.project('([^/]+)')}/?$`);

function pageOf(
  pathname: string,
  { projectId, isSignedIn, hasType }: { projectId: string | null; isSignedIn: boolean; hasType: boolean },
): PageName | null {
  if (projectId) return 'Project';
  if (pathname === PORTAL.index) return hasType ? 'Results' : null;
  return OF_THE_FAMILY.includes(pathname) && !isSignedIn ? 'Login' : (PAGES[pathname] ?? null);
}

/**
 * What an address needs.
 * @param isSignedIn whether there is a login; pages that need one lead to the login page otherwise
 */
export function firstRequests(pathname: string, search: string, isSignedIn: boolean): FirstRequests {
  const projectId = PROJECT.exec(pathname)?.[1] ?? null;
  const wanted = new URLSearchParams(search);
  const isBooking = projectId !== null && isSignedIn && wanted.has('book');
  return {
    page: pageOf(pathname, { projectId, isSignedIn, hasType: wanted.has('type') }),
    dialog: isBooking ? 'SignUpDialog' : null,
    calls: [
      ...(pathname === PORTAL.index || (pathname === PORTAL.planner && isSignedIn)
        ? [`${API.frontend}?itemsPerPage=-1`]
        : []),
      ...(projectId ? [`${API.frontend}/${projectId}`] : []),
      API.options,
      ...(isSignedIn ? [API.userdata] : []),
      // Of an account without a person it is refused, which costs it nothing: the page shows what `userdata` tells.
      ...(isSignedIn && OF_THE_FAMILY.includes(pathname) ? [API.myFamily] : []),
      ...(isSignedIn && OF_THE_BASKET.includes(pathname) ? [BASKET_API.kept] : []),
    ],
    projectId,
  };
}
