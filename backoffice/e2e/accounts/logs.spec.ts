import { expect, test, type Locator, type Page } from '@playwright/test';
import { demoPassword, sessionOf } from '../../../shared/tools/e2e/accounts';
import {
  ask,
  courseNamed,
  make,
  menuEntry,
  row,
  search,
  signIn,
  signInWith,
  unique,
} from '../support/office';
import { makeFamily } from '../support/people';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';

const PHONE = { width: 360, height: 740 };

/** Changes a record through the API, as the administrator. */
async function change(page: Page, path: string, data: Record<string, unknown>): Promise<void> {
  const { token } = sessionOf('admin');
  const answer = await page.request.put(`/api/${path}`, {
    data,
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.status(), path).toBe(200);
}

/** A course that was moved from one place to another, and got another name and price. */
async function changedCourse(page: Page) {
  const [name, later] = [unique('Kochen'), unique('Backen')];
  const places = [unique('Stadl'), unique('Turnhalle')];
  const [from, to] = [
    await make(page, 'location', { name: places[0], name_it: `${places[0]} it` }),
    await make(page, 'location', { name: places[1], name_it: `${places[1]} it` }),
  ];
  const id = await make(page, 'course', { ...courseNamed(name), location_id: from });
  await change(page, `course/${id}`, { name: later, name_it: later, location_id: to, price: 99.5 });
  return { id, name, later, places };
}

/** Shows the lines about one record only. */
async function only(page: Page, place: string, id: number): Promise<void> {
  await page.goto('/be/auditLog');
  await page.getByRole('combobox', { name: 'Wo' }).click();
  await page.getByRole('option', { name: place, exact: true }).click();
  const answer = page.waitForResponse((response) => {
    const filters = new URL(response.url()).searchParams.getAll('filters');
    return filters.length === 2 && filters.includes(`record_id|${id}`);
  });
  await page.getByRole('spinbutton', { name: 'Nummer' }).fill(String(id));
  await answer;
  // The answer is not on the screen yet: until it is, lines stand there that other tests write.
  const lines = page.getByRole('row').filter({ has: page.getByRole('cell') });
  const ofRecord = new RegExp(`Nr\\. ${id}(?!\\d)`);
  await expect(lines.filter({ hasText: ofRecord })).not.toHaveCount(0);
  await expect(lines.filter({ hasNotText: ofRecord })).toHaveCount(0);
}

/** The section of a record, opened. */
async function openSection(page: Page, name = 'Änderungen'): Promise<Locator> {
  const head = page.getByRole('main').getByRole('button', { name, exact: true });
  await head.click();
  return page.getByRole('main').getByRole('region', { name });
}

test('the administrator finds who changed what, with old and new value', async ({ page }) => {
  const { id, name, later, places } = await changedCourse(page);
  await signIn(page);
  await only(page, 'Projekte', id);
  await expect(page.getByRole('row')).toHaveCount(3);
  const line = row(page, 'Geändert');
  await expect(line).toContainText(`Name (Deutsch): ${name} → wird zu ${later}`);
  await expect(line).toContainText('120,50 € → wird zu 99,50 €');
  await expect(line).toContainText(`${places[0]} → wird zu ${places[1]}`);
  await expect(line.getByRole('link', { name: `${later} (2027) (Nr. ${id})` })).toHaveAttribute(
    'href',
    new RegExp(`/course/${id}/show$`),
  );
  await expect(line.getByRole('link', { name: places[1] })).toBeVisible();
  const made = row(page, 'Angelegt');
  await expect(made).not.toContainText('E-Mail');
  await made.getByRole('button', { name: /weitere Felder zeigen/ }).click();
  await expect(made).toContainText('IT60X0542811101000000123456');
  await expectNoViolations(page);
});

test('a record that is gone keeps its number, and health only that it changed', async ({ page }) => {
  const name = unique('Protokollort');
  const id = await make(page, 'location', { name, name_it: name });
  const { token } = sessionOf('admin');
  const headers = { Authorization: `Bearer ${token}` };
  const deleted = await page.request.delete(`/api/location/${id}`, { headers });
  expect(deleted.status(), await deleted.text()).toBe(200);
  await signIn(page);
  await only(page, 'Orte', id);
  await expect(row(page, 'Gelöscht')).toContainText(`Nr. ${id}`);
  await expect(row(page, 'Angelegt')).toContainText(name);
  const { childId } = await makeFamily(page, {});
  await change(page, `child/${childId}`, { allergies: 'Walnuss', phone: '+39 333 4445556' });
  await only(page, 'Kinder', childId);
  const line = row(page, 'Geändert');
  await expect(line).toContainText('Allergien: geändert');
  await expect(line).toContainText('+39 333 4445556');
  await expect(page.getByText('Walnuss')).toHaveCount(0);
});

test('passwords and what is more than a change of a record have words too', async ({ page }) => {
  const id = await make(page, 'course', courseNamed(unique('Kopiert')));
  await make(page, `course/${id}/copy`, {});
  const { personId } = await makeFamily(page, {});
  const { user_id } = await userOf(page, personId);
  const password = 'Regenbogen-Zwieback-7';
  await change(page, `user/${user_id}`, {
    password,
    password_confirmation: password,
    current_password: demoPassword,
  });
  await signIn(page);
  await page.goto('/be/auditLog');
  await search(page, 'course/copy');
  await expect(row(page, 'Projekte: kopiert').filter({ hasText: `(Nr. ${id})` })).toContainText('Ausgeführt');
  await only(page, 'Personen: Zugangsdaten eines Elternteils', personId);
  await expect(row(page, 'Geändert')).toContainText('Passwort: geändert');
});

/** The account of a parent. */
async function userOf(page: Page, personId: number): Promise<{ user_id: number }> {
  const { email } = await ask<{ email: string }>(page, `api/parent/${personId}`);
  const [user] = await ask<{ id: number }[]>(page, `api/user?search=${encodeURIComponent(email)}`);
  return { user_id: user?.id ?? 0 };
}

test('the section of a record shows its changes, and asks for them only when it is opened', async ({
  page,
}) => {
  const { id, name, later } = await changedCourse(page);
  for (let price = 1; price <= 10; price += 1) await change(page, `course/${id}`, { price });
  await signIn(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`/be/course/${id}`);
  await expect(page.getByRole('main').getByRole('button', { name: 'Änderungen', exact: true })).toBeVisible();
  await expect(page.getByLabel('Name (Deutsch)')).toHaveValue(later);
  expect(asked).not.toContain('/api/auditLog');
  const section = await openSection(page);
  await expect(section).toContainText('9,00 € → wird zu 10,00 €');
  await expect(section).not.toContainText(name);
  await section.getByRole('button', { name: 'Ältere Änderungen zeigen' }).click();
  await expect(section).toContainText(`${name} → wird zu ${later}`);
  await expect(section.getByRole('button', { name: 'Ältere Änderungen zeigen' })).toHaveCount(0);
  await expectNoViolations(page);
});

test('a project shows the changes of its weeks too', async ({ page }) => {
  const courseId = await make(page, 'course', courseNamed(unique('Klettern')));
  const week = { name: 'Erste Woche', name_it: 'Prima settimana', from: '2027-07-05', to: '2027-07-09' };
  const seats = { full_day: true, price: 120, max_participants: 20, waiting_list: 5, course_id: courseId };
  const id = await make(page, 'courseWeek', { ...week, ...seats });
  await change(page, `courseWeek/${id}`, { max_participants: 12 });
  await signIn(page);
  await page.goto(`/be/course/${courseId}/show`);
  const section = await openSection(page, 'Projektwochen: Änderungen');
  await expect(section).toContainText('20 → wird zu 12');
  await expect(section.getByRole('link', { name: /Klettern.*Erste Woche/ }).first()).toBeVisible();
});

test('the section stands on every page of a record, for those who may read the log', async ({ page }) => {
  const { personId, childId } = await makeFamily(page, {});
  await change(page, `child/${childId}`, { phone: '+39 333 7778889' });
  await signIn(page);
  await page.goto(`/be/child/${childId}`);
  await expect(await openSection(page)).toContainText('+39 333 7778889');
  for (const path of [`person/${personId}`, `person/${personId}/show`, 'option', 'roles/1', 'user/1']) {
    await page.goto(`/be/${path}`);
    await expect(
      page.getByRole('main').getByRole('button', { name: 'Änderungen', exact: true }),
      path,
    ).toBeVisible();
  }
});

test('who may not read the log has no section, and who may see no children no values of them', async ({
  page,
}) => {
  const { childId } = await makeFamily(page, {});
  await change(page, `child/${childId}`, { phone: '+39 333 2221110' });
  await signInWith(page, ['auditLog.index', 'user.index', 'location.index', 'location.update']);
  await only(page, 'Kinder', childId);
  await expect(row(page, 'Geändert')).toContainText('Telefon: geändert');
  await expect(row(page, 'Geändert')).toContainText(`Nr. ${childId}`);
  await expect(page.getByText('2221110')).toHaveCount(0);
});

test('the office reads the changes of what it may see, and nothing of accounts', async ({ page }) => {
  const { childId } = await makeFamily(page, {});
  await change(page, `child/${childId}`, { phone: '+39 333 2221119' });
  const name = unique('Rolle');
  await make(page, 'role', { name, permissions: ['course.index'] });
  await signIn(page, 'office');
  await page.goto(`/be/child/${childId}`);
  await expect(await openSection(page)).toContainText('+39 333 2221119');
  await page.goto('/be/auditLog');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(menuEntry(page, 'Änderungen')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(name);
});

test('who may not read the log has no section', async ({ page }) => {
  const { childId } = await makeFamily(page, {});
  await signInWith(page, ['child.index', 'child.update']);
  await page.goto(`/be/child/${childId}`);
  await expect(page.getByLabel('Vorname')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Änderungen', exact: true })).toHaveCount(
    0,
  );
});

test('log and section fit on a phone, in Italian', async ({ page }) => {
  const { id, name, later } = await changedCourse(page);
  await page.setViewportSize(PHONE);
  await signIn(page, 'admin', 'it');
  await page.goto('/be/auditLog');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectNoViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await page.goto(`/be/course/${id}`);
  const section = await openSection(page, 'Modifiche');
  await expect(section).toContainText(`${name} → diventa ${later}`);
  await expect(section).toContainText('Creato');
  await section.scrollIntoViewIfNeeded();
  await expectNoViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
});

test('the section is opened and left with the keyboard', async ({ page }) => {
  const { id, later } = await changedCourse(page);
  await signIn(page);
  await page.goto(`/be/course/${id}/show`);
  const head = page.getByRole('main').getByRole('button', { name: 'Änderungen', exact: true });
  await head.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('region', { name: 'Änderungen' })).toContainText(later);
  await page.keyboard.press('Enter');
  await expect(head).toHaveAttribute('aria-expanded', 'false');
});

test('both logs speak Italian, and say so when they are empty', async ({ page }) => {
  await signIn(page, 'admin', 'it');
  await page.goto('/be/auditLog');
  await expect(page.getByRole('columnheader', { name: 'Quando' })).toBeVisible();
  await page.goto('/be/healthReadLog');
  await expect(page.getByRole('heading', { level: 1, name: 'Accesso ai dati sanitari' })).toBeVisible();
  await expectNoViolations(page);
});
