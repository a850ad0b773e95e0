import { OFFICE_LANGUAGES, PORTAL, type OfficeLanguage } from '@feria/shared';
import { readLanguage, writeLanguage } from '@feria/shared/browser/language';
import { session, watchOtherTabs } from '@feria/shared/browser/session';
import { localStore } from '@feria/shared/browser/storage';

/** The language that was chosen last, in whichever frontend. */
export const initialLanguage = readLanguage(localStore, navigator.languages, OFFICE_LANGUAGES);

/** Tells the browser (and screen readers) what the page speaks. */
export function speak(language: OfficeLanguage): void {
  document.documentElement.lang = language;
}

/** Keeps a language that was chosen for both frontends. Only then: the portal may be read in one that the back office has not. */
export function rememberLanguage(language: OfficeLanguage): void {
  writeLanguage(localStore, language);
}

let leaving = false;

/**
 * Leaves the back office for a page of the portal. The promise never settles: whoever waits for an answer must not go
 * on with a page that is about to disappear (no flash of an error, no second redirect).
 */
export function leaveFor(address: string): Promise<never> {
  if (!leaving) {
    leaving = true;
    window.location.assign(address);
  }
  return never();
}

/** A promise that never settles. */
export const never = (): Promise<never> => new Promise<never>(() => undefined);

/** Whether the page is about to disappear, see {@link leaveFor}. */
export const isLeaving = (): boolean => leaving;

/** Leaves for the login, which comes back to this very page. */
export function leaveForLogin(): Promise<never> {
  const { pathname, search } = window.location;
  return leaveFor(`${PORTAL.login}?backUrl=${encodeURIComponent(pathname + search)}`);
}

/**
 * Watches what other pages do with the login: a logout in another tab ends this one too, and a page that the browser
 * brings back from its cache is loaded anew, so that "back" after a logout shows nothing.
 */
export function watchSession(): void {
  watchOtherTabs(() => {
    if (!session.read()) void leaveForLogin();
  });
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) window.location.reload();
  });
}
