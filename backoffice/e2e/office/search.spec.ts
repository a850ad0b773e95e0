import { expect, test, type Page } from '@playwright/test';
import { paymentReference } from '../../../shared/src/rules/payment-reference';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { demoAccounts } from '../../../shared/tools/e2e/app';
import { demoLogin } from '../../../shared/tools/e2e/session';
import { courseNamed, make, signIn, unique } from '../support/office';
import { makeFamily, register } from '../support/people';

const box = (page: Page) => page.getByRole('combobox', { name: 'Überall suchen' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Überall suchen' });
/** Opens a page and waits until it can be searched from. */
const open = async (page: Page, path = 'locations', button = 'Überall suchen') => {
  await page.goto(`/be/${path}`);
  await page.getByRole('button', { name: button }).waitFor();
};
/** Waits until what a key or an answer has brought about is drawn: it happens at once, or not at all. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
const hits = (page: Page, group: string) =>
  page.getByRole('listbox').getByRole('group', { name: group, exact: true }).getByRole('option');

test('the office finds family and project by keyboard, and nothing of it stands in an address', async ({
  page,
}) => {
  const { name, personId, childId } = await makeFamily(page);
  await make(page, 'course', courseNamed(`Projekt ${name}`));
  await signIn(page, 'office');
  const addresses: string[] = [];
  page.on('request', (sent) => addresses.push(sent.url()));
  await open(page);
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Mindestens 2 Zeichen' })).toBeVisible();
  await page.keyboard.type(name.toUpperCase());
  await expect(hits(page, 'Kinder')).toHaveCount(1);
  await expect(hits(page, 'Kinder')).toContainText(`${name} Mia`);
  await expect(hits(page, 'Personen')).toContainText(`${name} Anna`);
  await expect(hits(page, 'Personen')).toContainText('Schlanders');
  await expect(hits(page, 'Projekte')).toContainText(`Projekt ${name}`);
  await expect(page.getByRole('status').filter({ hasText: '3 Treffer' })).toBeAttached();
  await expectNoViolations(page);

  const current = () => box(page).getAttribute('aria-activedescendant');
  await expect.poll(current).toBe(await hits(page, 'Kinder').getAttribute('id'));
  await page.keyboard.press('ArrowDown');
  await expect.poll(current).toBe(await hits(page, 'Personen').getAttribute('id'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/be/person/${personId}/show$`));
  await expect(dialog(page)).toHaveCount(0);

  await page.keyboard.press('Meta+k');
  await page.keyboard.type(`mia ${name}`);
  await hits(page, 'Kinder').click();
  await expect(page).toHaveURL(new RegExp(`/be/child/${childId}$`));
  const words = name.split(' ').map((word) => word.toLowerCase());
  expect(addresses.filter((url) => words.some((word) => url.toLowerCase().includes(word)))).toEqual([]);
});

test('Esc closes and gives the focus back; over another dialog the search does not open', async ({
  page,
}) => {
  await signIn(page, 'office');
  await open(page);
  const button = page.getByRole('button', { name: 'Überall suchen' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('wald');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button).toBeFocused();

  await page
    .getByRole('button', { name: /löschen$/ })
    .first()
    .click();
  await page.getByRole('alertdialog').waitFor();
  await page.keyboard.press('Control+k');
  await drawn(page);
  await expect(dialog(page)).toHaveCount(0);
});

test('a payment reference leads to the registrations that are paid with it', async ({ page }) => {
  const { name, personId, childId } = await makeFamily(page);
  const { courseId, course } = await register(page, childId, { active: true });
  await signIn(page, 'office');
  await open(page);
  await page.getByRole('button', { name: 'Überall suchen' }).click();
  const reference = paymentReference({ courseId, personId });
  await box(page).fill(reference.replace(/(.{4})/g, '$1 '));
  await expect(dialog(page).getByText(`Zahlungsreferenz ${reference}`)).toBeVisible();
  await expect(hits(page, 'Anmeldungen')).toContainText(`${name} Mia`);
  await expect(hits(page, 'Anmeldungen')).toContainText(`${course} · Erste Woche`);
  await expect(hits(page, 'Personen')).toContainText(`${name} Anna`);
  await expect(hits(page, 'Projekte')).toContainText(course);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/be\/peopleCourseWeekRegistration\/\d+$/);
});

test('an answer that comes late, for what is no longer typed, is dropped', async ({ page }) => {
  const [first, second] = [await makeFamily(page), await makeFamily(page)];
  await signIn(page, 'office');
  await open(page);
  let answerFirst = () => {};
  const held = new Promise<void>((resolve) => (answerFirst = resolve));
  const answered = page.waitForResponse(
    (response) => response.request().postData()?.includes(first.name) ?? false,
  );
  await page.route('**/api/search', async (route) => {
    if (route.request().postData()?.includes(first.name)) await held;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  const asked = page.waitForRequest((sent) => sent.postData()?.includes(first.name) ?? false);
  await box(page).fill(first.name);
  await asked;
  await box(page).fill(second.name);
  await expect(hits(page, 'Kinder')).toContainText(second.name);
  answerFirst();
  await (await answered).finished();
  // The page has an answer that came later, so it has also dealt with this one.
  await page.evaluate(async () => (await fetch('/health/ready')).text());
  await drawn(page);
  await expect(hits(page, 'Kinder')).toContainText(second.name);
  await expect(dialog(page).getByText(first.name)).toHaveCount(0);
});

test('Enter before the answer opens the first hit of what is typed', async ({ page }) => {
  const { name, childId } = await makeFamily(page);
  await signIn(page, 'office');
  await open(page);
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/be/child/${childId}$`));
});

test('who may not open a child gets the list, searched for it', async ({ page }) => {
  const { name } = await makeFamily(page);
  await signIn(page, 'reader');
  await open(page, 'course');
  await page.getByRole('button', { name: 'Überall suchen' }).click();
  await box(page).fill(name);
  await expect(page.getByRole('listbox').getByRole('group')).toHaveCount(1);
  await hits(page, 'Kinder').click();
  await expect(page).toHaveURL(/\/be\/child$/);
  await expect(page.getByLabel('Suche', { exact: true })).toHaveValue(`${name} Mia`);
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('more than five hits lead to the list', async ({ page }) => {
  const name = unique('Viele');
  for (let number = 0; number < 6; number++)
    await make(page, 'course', courseNamed(`${name} ${'ABCDEF'[number]}`));
  await signIn(page, 'office');
  await open(page);
  await page.keyboard.press('Control+k');
  await box(page).fill(name);
  await expect(hits(page, 'Projekte')).toHaveCount(6);
  await page.keyboard.press('ArrowUp'); // from the first to the last
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/be\/course$/);
  await expect(page.getByLabel('Suche', { exact: true })).toHaveValue(name);
  await expect(page.getByRole('row')).toHaveCount(7);
});

test('says what went wrong, and tries again', async ({ page }) => {
  const { name } = await makeFamily(page);
  await signIn(page, 'office');
  await open(page);
  const body = JSON.stringify({ code: 'too_many_requests', message: 'Zu viele Versuche.' });
  await page.route('**/api/search', (route) =>
    route.fulfill({ status: 429, contentType: 'application/json', body }),
  );
  await page.keyboard.press('Control+k');
  await box(page).fill(name);
  await expect(dialog(page).getByRole('alert')).toContainText('Zu viele Versuche.');
  await page.unroute('**/api/search');
  await dialog(page).getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(hits(page, 'Kinder')).toHaveCount(1);
});

test('parents, who can find nothing, are offered no search', async ({ page }) => {
  await signIn(page, 'family');
  await page.goto('/be/course/overview');
  await page.getByRole('heading', { level: 1, name: 'Belegung' }).waitFor();
  await expect(page.getByRole('button', { name: 'Überall suchen' })).toHaveCount(0);
  const parts: string[] = [];
  page.on('request', (sent) => {
    if (/\/search-dialog-[^/]*\.js$/.test(sent.url())) parts.push(sent.url());
  });
  await page.keyboard.press('Control+k');
  await drawn(page);
  // The dialog is loaded when it is opened for the first time.
  expect(parts).toEqual([]);
  await expect(dialog(page)).toHaveCount(0);
});

test('on a phone the search fills the screen, in Italian', async ({ page }) => {
  const { name, personId } = await makeFamily(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(page, 'office', 'it');
  await open(page, 'locations', 'Cerca ovunque');
  await page.getByRole('button', { name: 'Cerca ovunque' }).click();
  const search = page.getByRole('dialog', { name: 'Cerca ovunque' });
  await expect.poll(async () => (await search.boundingBox())?.width).toBe(390);
  await page.getByRole('combobox', { name: 'Cerca ovunque' }).fill(name);
  await expect(hits(page, 'Bambini')).toHaveCount(1);
  await expectNoViolations(page);
  await hits(page, 'Persone').click();
  await expect(page).toHaveURL(new RegExp(`/be/person/${personId}/show$`));
});

test('a family is found by the number of who picks up a child, and the hit says so', async ({ page }) => {
  const { name, personId, childId } = await makeFamily(page);
  const number = `+39 3${String(childId).padStart(2, '0')} ${String(Date.now()).slice(-7)}`;
  await signIn(page, 'admin');
  const session = await demoLogin(page.request, demoAccounts.admin);
  const saved = await page.request.put(`/api/child/${childId}/pickup-persons`, {
    data: { persons: [{ name: 'María Würth', phone: number, relation: 'Oma' }] },
    headers: { Authorization: `Bearer ${session.token}` },
  });
  expect(saved.status()).toBe(200);
  await signIn(page, 'office');
  await open(page);
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type(number.replace('+39 ', '0039').replace(' ', '/'));
  await expect(hits(page, 'Personen')).toHaveCount(1);
  await expect(hits(page, 'Personen')).toContainText(
    `${name} AnnaSchlanders · +39 0473 123456 · Kinder: MiaDarf abholen: Oma María Würth ${number}`,
  );
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/be/person/${personId}/show$`));
});
