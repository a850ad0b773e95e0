import { expect, type Locator, type Page } from '@playwright/test';
import type { Permission, SessionToken, OfficeLanguage } from '@feria/shared';
import { sessionOf, type Account } from '../../../shared/tools/e2e/accounts';
import { uniqueEmail } from '../../../shared/tools/e2e/app';
import { login, post, signInWithSession } from '../../../shared/tools/e2e/session';

/** Lets the pages open as if a demo account had logged in before; the login page has a test of its own. */
export async function signIn(
  page: Page,
  account: Account = 'admin',
  language: OfficeLanguage = 'de',
): Promise<void> {
  await signInWithSession(page, sessionOf(account), language);
}

/** The password of the accounts that {@link signInWith} creates. */
export const CHOSEN_PASSWORD = 'chosen by oneself';

/** Lets the pages open as a new member of staff who holds exactly these permissions and has changed the first password. */
export async function signInWith(
  page: Page,
  permissions: Permission[],
  language: OfficeLanguage = 'de',
): Promise<{ id: number; email: string; role: string }> {
  const { session, ...staff } = await staffSession(page, permissions);
  await signInWithSession(page, session, language);
  return staff;
}

/** A new member of staff who holds exactly these permissions and has changed the first password, with a login. */
export async function staffSession(
  page: Page,
  permissions: Permission[],
  name = 'Neu Hier',
): Promise<{ id: number; email: string; role: string; session: SessionToken }> {
  const role = unique('Rolle');
  await make(page, 'role', { name: role, permissions });
  const [email, given] = [uniqueEmail('staff'), 'given by the office'];
  const first = { password: given, password_confirmation: given };
  const id = await make(page, 'user', { name, email, roles: [role], ...first });
  const { token } = await login(page.request, email, given);
  const changed = await page.request.put('/api/password', {
    data: { current_password: given, password: CHOSEN_PASSWORD, password_confirmation: CHOSEN_PASSWORD },
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(changed.status()).toBe(200);
  const session = ((await changed.json()) as { data: SessionToken }).data;
  return { id, email, role, session: { token: session.token, expires_at: session.expires_at } };
}

/** Creates a record through the API, as the administrator. Gives its id. @param method `PUT` for what replaces something */
export async function make(
  page: Page,
  resource: string,
  data: Record<string, unknown>,
  method: 'POST' | 'PUT' = 'POST',
): Promise<number> {
  const { token } = sessionOf('admin');
  if (method === 'PUT') {
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await page.request.put(`/api/${resource}`, { data, headers });
    expect(answer.status(), `PUT ${resource}: ${await answer.text()}`).toBe(200);
    return 0;
  }
  return (await post<{ id: number }>(page.request, `api/${resource}`, data, { token })).id;
}

/** The `data` that the API answers the administrator: `ask(page, 'api/dashboard')`. */
export async function ask<T>(page: Page, path: string): Promise<T> {
  const { token } = sessionOf('admin');
  const answer = await page.request.get(`/${path}`, { headers: { Authorization: `Bearer ${token}` } });
  expect(answer.status(), path).toBe(200);
  return ((await answer.json()) as { data: T }).data;
}

/** A name that no other test and no earlier run uses. */
export function unique(name: string): string {
  return `${name} ${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
}

/** A valid course. */
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

/** The row of a list with this text; on a phone its card. */
export function row(page: Page, text: string | RegExp): Locator {
  return page.getByRole('row').or(page.getByRole('article')).filter({ hasText: text });
}

/** The main menu. Below 991 pixels it is a drawer, which has to be opened first. */
export function mainMenu(page: Page): Locator {
  return page.getByRole('navigation', { name: /^(Hauptmenü|Menu principale)$/ });
}

/** An entry of the main menu; there is none while its group is folded. */
export function menuEntry(page: Page, name: string | RegExp): Locator {
  return mainMenu(page).getByRole('link', { name });
}

/** Types into the search box of a list and waits for the answer. */
export async function search(page: Page, text: string): Promise<void> {
  const answer = page.waitForResponse(
    (response) => new URL(response.url()).searchParams.get('search') === text && response.ok(),
  );
  // Exact: a role's form that is just left has a "Berechtigung suchen".
  await page.getByLabel(/^(Suche|Ricerca)$/).fill(text);
  await answer;
}

/** Chooses every column of the list that is open. */
export async function showAllColumns(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ansicht' }).click();
  const columns = page.getByRole('group', { name: 'Spalten' }).getByRole('checkbox');
  for (const column of await columns.all()) await column.check();
  await page.keyboard.press('Escape');
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
