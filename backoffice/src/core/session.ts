import { BACKOFFICE, OFFICE_LANGUAGES, PORTAL, SESSION_ENDED, type OfficeLanguage } from '@feria/shared';
import { readLanguage, writeLanguage } from '@feria/shared/browser/language';
import { session, userIdOf, watchOtherTabs } from '@feria/shared/browser/session';
import { localStore, sessionStore } from '@feria/shared/browser/storage';
import { forgetDrafts } from '../resource-kit/drafts';

/** The language that was chosen last, in whichever frontend. */
export const initialLanguage = readLanguage(localStore, navigator.languages, OFFICE_LANGUAGES);

/** Tells the browser (and screen readers) what the page speaks. */
export function speak(language: OfficeLanguage): void {
  document.documentElement.lang = language;
}

/** Keeps a language that was chosen for both frontends. Only then: the portal may be read in one that the back office has not. */
export function rememberLanguage(language: OfficeLanguage): void {
  writeLanguage(localStore, language, sessionStore);
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

/**
 * Leaves for the login, which comes back to this very page.
 * @param hasEnded whether the login page is to say that the session has ended
 */
export function leaveForLogin(hasEnded = false): Promise<never> {
  const { pathname, search } = window.location;
  const backUrl = encodeURIComponent(pathname + search);
  return leaveFor(`${PORTAL.login}?backUrl=${backUrl}${hasEnded ? `&${SESSION_ENDED}` : ''}`);
}

/** What shows the back office in this tab. */
interface OpenPage {
  /** Whose pages they are. */
  accountId: number;
  /** Takes all of it from the screen, with what was typed. */
  close: () => void;
}
let page: OpenPage | null = null;

/** Opens the dialog in which the person logs in again, on top of the page; fulfilled once there is a login. */
type AskForLogin = () => Promise<void>;
let askForLogin: AskForLogin | null = null;
let asked: Promise<boolean> | null = null;

/** Says how to ask for a login on top of the page. @returns takes it back */
export function askForLoginBy(ask: AskForLogin): () => void {
  askForLogin = ask;
  return () => void (askForLogin = null);
}

/**
 * Waits until somebody is logged in again after the session has ended; one question for all calls that wait.
 * @returns whether there is a login; `false` when the question cannot be shown
 */
export async function isLoggedInAgain(): Promise<boolean> {
  if (session.read()) return true;
  if (!askForLogin) return false;
  asked ??= askForLogin()
    .then(
      () => true,
      () => false,
    )
    .finally(() => (asked = null));
  return asked;
}

/** Leaves when somebody else has logged in: nothing of what was shown or typed here is theirs. Never returns then. */
export async function leaveIfOthers(): Promise<void> {
  const login = session.read();
  const id = login && userIdOf(login.token);
  if (!page || !id || id === page.accountId) return;
  closePage();
  await leaveFor(`${BACKOFFICE}/`);
}

/** Takes the page and the drafts of its account away. */
export function closePage(): void {
  forgetDrafts();
  page?.close();
}

/**
 * Watches what other pages do with the login: a logout in another tab ends this one too, a session that has ended is asked for here too,
 * and a page that the browser brings back from its cache is loaded anew, so that "back" after a logout shows nothing.
 */
export function watchSession(): void {
  const signedOut = session.lastSignOut();
  watchOtherTabs(() => {
    session.notify();
    if (session.read()) void leaveIfOthers();
    else if (session.lastSignOut() > signedOut) {
      closePage();
      void leaveForLogin();
    } else void isLoggedInAgain().then((again) => again || leaveForLogin(true));
  });
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) window.location.reload();
  });
}

/** Tells {@link watchSession} what is shown to whom. */
export function openPage(opened: OpenPage): void {
  page = opened;
}
