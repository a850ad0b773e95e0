import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { SessionToken, ContentLanguage } from '@feria/shared';
import { LANGUAGE_KEY } from '@feria/shared/browser/language';
import { SESSION_KEY } from '@feria/shared/browser/session';
import { API } from '@feria/shared/routes';
import { demoPassword } from './app';

/** Password of every family that the tests create. */
export const PASSWORD = 'ein-langes-passwort';

/**
 * Sends a `POST` to the API, checks its status and gives the `data` of the answer.
 * @param options the token of a login, and the expected status, which is 201 unless given
 */
export async function post<T>(
  request: APIRequestContext,
  path: string,
  data: unknown,
  { token, status = 201 }: { token?: string; status?: number } = {},
): Promise<T> {
  const answer = await request.post(`/${path}`, {
    data,
    headers: token ? { Authorization: `Bearer ${token}` } : {},
  });
  expect(answer.status(), `POST ${path}: ${await answer.text()}`).toBe(status);
  return ((await answer.json()) as { data: T }).data;
}

/** Logs in through the API. */
export function login(request: APIRequestContext, email: string, password = PASSWORD): Promise<SessionToken> {
  return post<SessionToken>(request, API.login, { email, password }, { status: 200 });
}

/** Logs in as one of the demo accounts, for a test that ends its session; the others share one (`sessionOf`). */
export function demoLogin(request: APIRequestContext, email: string): Promise<SessionToken> {
  return login(request, email, demoPassword);
}

/** Ends a session through the API, so that the page does not know of it. */
export async function logOut(
  request: APIRequestContext,
  { session }: { session: SessionToken },
): Promise<void> {
  await request.get(`/${API.logout}`, { headers: { Authorization: `Bearer ${session.token}` } });
}

/**
 * Lets the pages of a browser open as if somebody had logged in before. It stores the session once per tab, so that what the
 * page itself stores later stays.
 * @param language also stored when it is given
 */
export async function signInWithSession(
  page: Page,
  session: SessionToken,
  language?: ContentLanguage,
): Promise<void> {
  const entries = [[SESSION_KEY, JSON.stringify(session)], ...(language ? [[LANGUAGE_KEY, language]] : [])];
  await page.addInitScript((stored) => {
    // A frame in a sandbox, such as a mail that is shown, has no storage.
    if (window.origin === 'null' || sessionStorage.getItem('prepared')) return;
    sessionStorage.setItem('prepared', 'yes');
    for (const [key = '', value = ''] of stored) localStorage.setItem(key, value);
  }, entries);
}
