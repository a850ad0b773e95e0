import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import type { Permission, SessionToken, UiLanguage } from '@feria/shared';
import { LANGUAGE_KEY, SESSION_KEY } from '@feria/shared/session-token';
import { demoAccounts, demoPassword, uniqueEmail } from './support/app';

export type Account = keyof typeof demoAccounts;

const logins = new Map<Account, SessionToken>();

async function loginOf(request: APIRequestContext, account: Account): Promise<SessionToken> {
  const known = logins.get(account);
  if (known) return known;
  const answer = await request.post('/api/login', {
    data: { email: demoAccounts[account], password: demoPassword },
  });
  expect(answer.status(), `login of ${account}`).toBe(200);
  const { data } = (await answer.json()) as { data: SessionToken };
  logins.set(account, data);
  return data;
}

/** Opens pages as somebody who has logged in before; the login itself has its own test. */
export async function signIn(
  page: Page,
  account: Account = 'admin',
  language: UiLanguage = 'de',
): Promise<void> {
  await openWith(page, await loginOf(page.request, account), language);
}

async function openWith(page: Page, login: SessionToken, language: UiLanguage): Promise<void> {
  await page.addInitScript(
    ([sessionKey, session, languageKey, chosen]) => {
      // Once per tab: what the page itself stores later must stay.
      if (sessionStorage.getItem('prepared')) return;
      sessionStorage.setItem('prepared', 'yes');
      localStorage.setItem(sessionKey, session);
      localStorage.setItem(languageKey, chosen);
    },
    [SESSION_KEY, JSON.stringify(login), LANGUAGE_KEY, language] as const,
  );
}

/** The password of whom {@link signInWith} makes. */
export const CHOSEN = 'chosen by oneself';

/** Opens pages as a new member of staff who holds exactly these permissions, the first password changed already. */
export async function signInWith(
  page: Page,
  permissions: Permission[],
  language: UiLanguage = 'de',
): Promise<{ id: number; email: string; role: string }> {
  const role = unique('Rolle');
  await make(page, 'role', { name: role, permissions });
  const [email, given] = [uniqueEmail('staff'), 'given by the office'];
  const first = { password: given, password_confirmation: given };
  const id = await make(page, 'user', { name: 'Neu Hier', email, roles: [role], ...first });
  const login = await page.request.post('/api/login', { data: { email, password: given } });
  const { data } = (await login.json()) as { data: SessionToken };
  const changed = await page.request.put('/api/password', {
    data: { current_password: given, password: CHOSEN, password_confirmation: CHOSEN },
    headers: { Authorization: `Bearer ${data.token}` },
  });
  expect(changed.status()).toBe(200);
  const session = ((await changed.json()) as { data: SessionToken }).data;
  await openWith(page, { token: session.token, expires_at: session.expires_at }, language);
  return { id, email, role };
}

/** Makes a record through the API, as the administrator; answers its id. */
export async function make(page: Page, resource: string, data: Record<string, unknown>): Promise<number> {
  const { token } = await loginOf(page.request, 'admin');
  const answer = await page.request.post(`/api/${resource}`, {
    data,
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.status(), `new ${resource}: ${await answer.text()}`).toBe(201);
  return ((await answer.json()) as { data: { id: number } }).data.id;
}

/** What the API answers the administrator: `ask(page, 'api/dashboard')`. */
export async function ask<T>(page: Page, path: string): Promise<T> {
  const { token } = await loginOf(page.request, 'admin');
  const answer = await page.request.get(`/${path}`, { headers: { Authorization: `Bearer ${token}` } });
  expect(answer.status(), path).toBe(200);
  return ((await answer.json()) as { data: T }).data;
}

/** A name that no other test and no earlier run uses. */
export function unique(name: string): string {
  return `${name} ${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
}

/** A course that keeps all rules. */
export function courseNamed(name: string): Record<string, unknown> {
  return {
    name,
    name_it: `${name} (it)`,
    from: '2027-07-05',
    to: '2027-07-30',
    max_participants: 20,
    waiting_list: 5,
    price: 120.5,
    bank_name: 'Feria',
    bank_iban: 'IT60X0542811101000000123456',
    active: true,
  };
}

/** The row of a list with this text. */
export function row(page: Page, text: string | RegExp): Locator {
  return page.getByRole('row').filter({ hasText: text });
}

/** Types into the search box of a list and waits for the rows: leaving earlier would leave before it counts. */
export async function search(page: Page, text: string): Promise<void> {
  const answer = page.waitForResponse(
    (response) => new URL(response.url()).searchParams.get('search') === text && response.ok(),
  );
  await page.getByLabel('Suche').fill(text);
  await answer;
}

/** Waits for a request of a list and answers its query. */
export async function listQuery(
  page: Page,
  resource: string,
  action: () => Promise<void>,
): Promise<URLSearchParams> {
  const [request] = await Promise.all([
    page.waitForRequest(
      (sent) => sent.method() === 'GET' && new URL(sent.url()).pathname === `/api/${resource}`,
    ),
    action(),
  ]);
  return new URL(request.url()).searchParams;
}
