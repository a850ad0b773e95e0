import { readFile } from 'node:fs/promises';
import type { FamilyExport } from '@feria/shared';
import { API, PORTAL } from '@feria/shared/routes';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeChild, makeFamily } from '../../../shared/tools/e2e/families';
import { makeProject, summerWeek } from '../../../shared/tools/e2e/projects';
import { book } from '../../../shared/tools/e2e/registrations';
import { PASSWORD, signInWithSession } from '../../../shared/tools/e2e/session';
import { deletion as deDeletion } from '../../src/i18n/de/deletion';
import { ownData as de } from '../../src/i18n/de/own-data';
import { deletion as itDeletion } from '../../src/i18n/it/deletion';
import { ownData as it } from '../../src/i18n/it/own-data';
import { DECLARED, PARTS, rowsOf, type Part } from '../../src/i18n/own-data-fields';
import { openFamily } from '../support/family';
import { expect, test } from '../support/test';

const DATA = { de, it };
const DELETION = { de: deDeletion, it: itDeletion };

test('a family downloads its data, and an error is shown', async ({ page, t, language }) => {
  const words = DATA[language];
  const family = await makeFamily(page.request);
  await makeChild(page.request, family, 'Leo');
  await signInWithSession(page, family.session);
  await openFamily(page, 'data');

  await page.route('**/api/my-family/export', (route) => route.abort());
  await page.getByRole('link', { name: t('family.export') }).click();
  await expect(page).toHaveURL(PORTAL.accountData);
  await expect(page.getByRole('alert')).toContainText(t('error.offline'), { timeout: 20_000 });
  await page.unroute('**/api/my-family/export');
  await page.getByRole('button', { name: t('action.retry') }).click();

  const button = page.getByRole('button', { name: words.json });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toBe('feria-family.json');
  const copy = JSON.parse(await readFile(await download.path(), 'utf8')) as FamilyExport;
  expect(copy.childrens.map(({ first_name }) => first_name)).toEqual(['Leo']);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the data of a family stands on a page in its language, which prints', async ({ page, t, language }) => {
  const words = DATA[language];
  const family = await makeFamily(page.request, language);
  const child = await makeChild(page.request, family, 'Leo');
  const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
  await book(page.request, family, project, child);
  await signInWithSession(page, family.session);
  await page.goto(PORTAL.accountData);
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  await expectNoViolations(page, { impact: 'minor' });
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(tooWide).toBeLessThanOrEqual(0);

  // What the server sends has a label, and no name of the API stands on the page.
  const answer = await page.request.get(`/${API.myFamilyExport}`, {
    headers: { Authorization: `Bearer ${family.session.token}` },
  });
  const copy = ((await answer.json()) as { data: FamilyExport }).data;
  const undeclared = PARTS.flatMap((part) =>
    rowsOf(copy, part).flatMap((row) => Object.keys(row).filter((key) => !(key in DECLARED[part]))),
  );
  expect(undeclared).toEqual([]);
  expect(Object.keys(copy).filter((key) => !isKnown(key))).toEqual([]);
  const main = page.getByRole('main');
  const labels = await main.locator('dt').allTextContents();
  const known = new Set([...Object.values(words.fields), ...Object.values(words.inPart)]);
  expect(labels.filter((label) => !known.has(label))).toEqual([]);
  await expect(main).not.toContainText(/\b[a-z]+_[a-z]+\b|\bundefined\b|\bnull\b|\[object/);

  const registrations = page.getByRole('region', { name: words.parts.registrations, exact: true });
  await expect(registrations).toContainText('Leo Kofler');
  await expect(registrations).toContainText('150,00 €');
  await expect(page.getByRole('region', { name: words.parts.events })).toContainText(
    words.choices.event.registered,
  );
  await expect(main).toContainText(words.nothing);

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await page.getByRole('button', { name: words.print }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('body[data-printed=yes]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: words.json })).toBeHidden();
  await expect(page.getByRole('link', { name: t('family.delete_account') })).toBeHidden();
  await expect(registrations).toBeVisible();
});

/** Whether the page has a place for a part of the copy. */
function isKnown(key: string): boolean {
  return PARTS.includes(key as Part) || key in DECLARED.copy;
}

test('a parent gives a place back, and deletes the account with the password', async ({
  page,
  t,
  language,
}) => {
  const words = DELETION[language];
  const family = await makeFamily(page.request, language);
  const child = await makeChild(page.request, family, 'Leo');
  const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
  await book(page.request, family, project, child);
  await signInWithSession(page, family.session);
  await openFamily(page, 'data');
  await page.getByRole('link', { name: t('family.export') }).click();
  await page.getByRole('link', { name: t('family.delete_account') }).click();
  await expect(page).toHaveURL(PORTAL.accountDeletion);
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeFocused();
  const before = page.getByRole('region', { name: words.before });
  // What is open is of a place that goes for nothing: giving it back is all there is to do.
  const giveBack = before.getByRole('button', { name: new RegExp(`^${t('family.delete')}: Leo, `) });
  await expect(giveBack).toBeVisible();
  await expect(before.getByRole('link', { name: words.to_payment })).toHaveCount(0);
  await expect(page.locator('input[name=current_password]')).toHaveCount(0);
  await expectNoViolations(page, { impact: 'minor' });
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(tooWide).toBeLessThanOrEqual(0);

  await giveBack.click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('family.delete') })
    .click();
  await expect(before).toHaveCount(0);

  const goes = page.getByRole('region', { name: words.goes });
  await expect(goes).toContainText('Leo Kofler');
  const password = page.locator('input[name=current_password]');
  await expectNoViolations(page, { impact: 'minor' });
  await password.fill('not the password');
  await password.press('Enter');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toBeFocused();
  await password.fill(PASSWORD);
  await page.getByRole('button', { name: words.submit }).click();
  await expect(page).toHaveURL(PORTAL.index);
  await expect(page.getByText(words.done)).toBeVisible();
  await expect(page.getByRole('link', { name: t('app.login') })).toBeVisible();

  const login = await page.request.post(`/${API.login}`, {
    data: { email: family.email, password: PASSWORD },
  });
  expect(login.status()).toBe(401);
});
