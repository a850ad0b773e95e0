import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { uniqueEmail } from '../../../shared/tools/e2e/app';
import { failMail } from '../support/mails';
import { mainMenu, menuEntry, signIn, signInWith } from '../support/office';

/** The heading of a group, which folds it. */
const group = (page: Page, name: string | RegExp) => mainMenu(page).getByRole('button', { name });

/** The entries of a group that stand in sight. */
const entriesOf = (page: Page, name: string) => mainMenu(page).getByRole('list', { name }).getByRole('link');

for (const [language, words] of [
  [
    'de',
    {
      groups: ['Saison', 'Familien', 'Finanzen', 'Katalog', 'Administration'],
      catalogue: ['Projektkategorien', 'Projekttypen', 'Orte', 'Gemeinden'],
    },
  ],
  [
    'it',
    {
      groups: ['Stagione', 'Famiglie', 'Finanze', 'Catalogo', 'Amministrazione'],
      catalogue: ['Categorie di progetto', 'Tipi di progetto', 'Luoghi', 'Comuni'],
    },
  ],
] as const) {
  test(`a group is folded and unfolded by keyboard, and stays so after a reload, in ${language}`, async ({
    page,
  }) => {
    await signIn(page, 'admin', language);
    await page.goto('/be/course/overview');
    await expect(page.getByRole('main').getByRole('table')).toBeVisible();
    await expect(mainMenu(page).getByRole('button')).toHaveText([...words.groups]);
    const [, families, , catalogue] = words.groups;
    await expect(entriesOf(page, catalogue)).toHaveText([...words.catalogue]);
    await expect(group(page, catalogue)).toHaveAttribute('aria-expanded', 'true');
    await expectNoViolations(page);

    await group(page, catalogue).focus();
    await page.keyboard.press('Enter');
    await expect(group(page, catalogue)).toHaveAttribute('aria-expanded', 'false');
    await expect(group(page, catalogue)).toBeFocused();
    await expect(menuEntry(page, words.catalogue[2])).toHaveCount(0);
    await expect(entriesOf(page, families)).toHaveCount(4);
    await expectNoViolations(page);

    await page.reload();
    await expect(group(page, catalogue)).toHaveAttribute('aria-expanded', 'false');
    await expect(group(page, families)).toHaveAttribute('aria-expanded', 'true');
    // What is folded is not in the way of the keyboard.
    await group(page, catalogue).focus();
    await page.keyboard.press('Tab');
    await expect(group(page, words.groups[4])).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await expect(entriesOf(page, catalogue)).toHaveText([...words.catalogue]);
    await page.keyboard.press('Tab');
    await expect(menuEntry(page, words.catalogue[0])).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.catalogue[0]);
  });
}

test('the group of the page is unfolded even when it was folded before, and its heading folds nothing', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/be/course/overview');
  await group(page, 'Katalog').click();
  await expect(menuEntry(page, 'Orte')).toHaveCount(0);

  await page.goto('/be/locations');
  await expect(menuEntry(page, 'Orte')).toHaveAttribute('aria-current', 'page');
  await expect(group(page, 'Katalog')).toHaveAttribute('aria-expanded', 'true');
  await expect(group(page, 'Katalog')).toBeDisabled();
  await group(page, 'Katalog').click({ force: true });
  await expect(menuEntry(page, 'Orte')).toBeVisible();

  // It is folded again once another group has the page: nobody has unfolded it.
  await menuEntry(page, 'Kinder').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kinder');
  await expect(group(page, 'Katalog')).toHaveAttribute('aria-expanded', 'false');
  await expect(menuEntry(page, 'Orte')).toHaveCount(0);
});

test('a folded group still says how many mails have failed', async ({ page }) => {
  failMail(uniqueEmail('verloren'), 'deleted');
  await signIn(page, 'office');
  await page.goto('/be/locations');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(menuEntry(page, /^\d+ unzustellbare E-Mails?\s*Unzustellbare E-Mails$/)).toBeVisible();
  await expect(group(page, 'Familien')).toHaveAccessibleName('Familien');
  await group(page, 'Familien').click();
  await expect(group(page, 'Familien')).toHaveAccessibleName(/^Familien\s*\d+ unzustellbare E-Mails?$/);
  await expect(group(page, 'Familien').locator('.MuiBadge-badge')).toBeVisible();
  await expect(group(page, 'Katalog')).toHaveAccessibleName('Katalog');
  await expectNoViolations(page);
});

test('a reader has no group without an entry', async ({ page }) => {
  await signIn(page, 'reader');
  await page.goto('/be');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Übersicht');
  await expect(mainMenu(page).getByRole('button')).toHaveText(['Saison', 'Familien']);
  await expect(entriesOf(page, 'Saison')).toHaveText([
    'Übersicht',
    'Belegung',
    'Heute vor Ort',
    'Anmeldungen',
    'Projekte',
  ]);
  await expect(entriesOf(page, 'Familien')).toHaveText(['Kinder']);
});

test('who may see one list of the catalogue has its group', async ({ page }) => {
  await signInWith(page, ['location.index']);
  await page.goto('/be/locations');
  await expect(mainMenu(page).getByRole('button')).toHaveText(['Saison', 'Katalog']);
});

test('on a phone the menu is a drawer with a name, and a heading folds its group there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(page, 'office', 'it');
  await page.goto('/be/locations');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(mainMenu(page)).toBeHidden();
  await page.getByRole('button', { name: 'Apri il menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu principale' });
  await expect(drawer).toBeVisible();
  await expectNoViolations(page);
  for (const target of await mainMenu(page).getByRole('link').or(mainMenu(page).getByRole('button')).all())
    expect((await target.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);

  await group(page, 'Famiglie').click();
  await expect(drawer).toBeVisible();
  await expect(menuEntry(page, 'Bambini')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Apri il menu' }).click();
  await expect(group(page, 'Famiglie')).toHaveAttribute('aria-expanded', 'false');
  await menuEntry(page, 'Progetti').click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Progetti');
});

test('a menu of icons only has all entries, and says what they are', async ({ page }) => {
  await signIn(page, 'office');
  await page.goto('/be/locations');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await group(page, 'Saison').click();
  await page.getByRole('button', { name: 'Menü schließen' }).click();
  await expect(mainMenu(page).getByRole('button')).toHaveCount(0);
  const entry = menuEntry(page, 'Anmeldungen');
  await expect(entry).toBeVisible();
  // It narrows in a fifth of a second.
  await expect.poll(async () => (await mainMenu(page).boundingBox())?.width).toBe(55);
  await expectNoViolations(page);
  await entry.hover();
  await expect(page.getByRole('tooltip', { name: 'Anmeldungen' })).toBeVisible();
});
