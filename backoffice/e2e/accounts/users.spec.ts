import { expect, test, type Page } from '@playwright/test';
import { compareTexts, PERMISSIONS } from '@feria/shared';
import { allResources } from '@feria/shared/resources/index';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { uniqueEmail } from '../../../shared/tools/e2e/app';
import { makeFamily } from '../support/people';
import {
  ask,
  CHOSEN_PASSWORD,
  make,
  menuEntry,
  row,
  search,
  signIn,
  signInWith,
  unique,
} from '../support/office';

const save = (page: Page) => page.getByRole('button', { name: 'Speichern' }).click();

test('a user is made with a password that is shown once, and changed at the first login', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page);
  const [name, email] = [unique('Anna Huber'), uniqueEmail('anna')];
  await page.goto('/be/user');
  await page.getByRole('link', { name: 'Benutzer anlegen' }).click();
  await page.getByLabel('Name').fill(name);
  await save(page);
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveAccessibleDescription('Pflichtfeld');
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Firma').fill('Waldkinder GmbH');
  await page.getByLabel('Rollen').click();
  await page.getByRole('option', { name: 'Büro' }).click();
  await page.keyboard.press('Escape');
  await save(page);

  const dialog = page.getByRole('alertdialog', { name: 'Benutzer angelegt' });
  await expect(dialog.getByText('wird nur jetzt angezeigt')).toBeVisible();
  const password = await dialog.getByRole('textbox', { name: 'Erzeugtes Passwort' }).inputValue();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: 'Kopieren' }).click();
  await expect(dialog.getByRole('button', { name: 'Kopiert' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(password);
  await page.keyboard.press('Escape');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Fertig' }).click();
  await search(page, name);
  await expect(row(page, name)).toContainText(/Waldkinder GmbH\s*Büro/);

  // The first login, elsewhere: nothing before another password.
  const other = await browser.newPage({ baseURL });
  await other.goto('/be/locations');
  await other.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(email);
  await other.getByRole('textbox', { name: 'Passwort' }).fill(password);
  await other.getByRole('main').getByRole('button', { name: 'Einloggen' }).click();
  await expect(other).toHaveURL(/\/password\/change/);
  await other.goto('/be/locations');
  await expect(other).toHaveURL(/\/password\/change/);
  await other.getByLabel('Aktuelles Passwort').fill(password);
  await other.getByLabel('Neues Passwort').fill('mein eigenes Wort');
  await other.getByLabel(/wiederholen/).fill('mein eigenes Wort');
  await other
    .getByRole('main')
    .getByRole('button', { name: /Passwort/ })
    .last()
    .click();
  await expect(other).toHaveURL(/\/be\//);
  await expect(menuEntry(other, 'Orte')).toBeVisible();
  await other.close();
});

test('a user is changed, found by role, and deleted after a question', async ({ page }) => {
  await signIn(page);
  const [name, role] = [unique('Bruno'), unique('Kasse')];
  await make(page, 'role', { name: role, permissions: ['course.index'] });
  const id = await make(page, 'user', { name, email: uniqueEmail('bruno'), roles: ['Office'] });
  await page.goto(`/be/user/${id}`);
  await page.getByLabel('Rollen').fill(role);
  await page.getByRole('option', { name: role }).click();
  await page.getByLabel('Passwort', { exact: true }).fill('kurz');
  await save(page);
  await expect(page.getByLabel('Passwort', { exact: true })).toHaveAccessibleDescription(/Mindestens 10/);
  await page.getByLabel('Passwort', { exact: true }).clear();
  await save(page);
  await expect(row(page, name)).toBeVisible(); // the form has a box of that name too
  await page.getByRole('combobox', { name: 'Rollen' }).click();
  await page.getByRole('option', { name: role }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await row(page, name)
    .getByRole('button', { name: `${name} löschen` })
    .click();
  const question = page.getByRole('alertdialog', { name: /Diesen Benutzer wirklich löschen/ });
  await question.getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByText('Nichts gefunden')).toBeVisible();
});

test('a parent is shown among the users, and why the account stays', async ({ page }) => {
  await signIn(page);
  await page.goto('/be/user');
  await expect(row(page, 'office@feria.example')).toBeVisible();
  await expect(row(page, 'family@feria.example')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Zeigen' }).click();
  await page.getByRole('option', { name: 'Nur Eltern' }).click();
  await search(page, 'family@feria.example');
  const family = row(page, 'family@feria.example');
  await expect(family.getByRole('link', { name: /^Eltern: / })).toHaveAttribute(
    'href',
    /\/be\/person\/\d+\/show$/,
  );
  await family.getByRole('button', { name: /löschen$/ }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('das Konto eines Elternteils');
  await expect(question.getByRole('button', { name: 'Löschen' })).toHaveCount(0);
  await question.getByRole('button', { name: 'Schließen' }).click();
  await expect(family).toBeVisible();
});

test('with user.updateOwn one changes oneself, and nothing else', async ({ page }) => {
  const { id, email } = await signInWith(page, ['course.index', 'user.updateOwn']);
  await page.goto('/be');
  await page.getByRole('button', { name: 'Neu Hier' }).click();
  await page.getByRole('menuitem', { name: 'Mein Konto' }).click();
  await expect(page).toHaveURL(new RegExp(`/be/user/${id}$`));
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(email);
  await expect(page.getByLabel('E-Mail-Adresse')).not.toBeEditable();
  for (const label of ['Rollen', 'Passwort']) await expect(page.getByLabel(label)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /löschen/ })).toHaveCount(0);
  await page.getByLabel('Name').fill('Nun Anders');
  await save(page);
  await expect(page).toHaveURL(/\/be\/?$/); // back leads to the list only with user.create
  await expect(page.getByRole('button', { name: 'Nun Anders' })).toBeVisible();
  await page.goto('/be/user/1');
  await expect(page).toHaveURL(/\/403$/);
});

test('one changes the own password from the menu, and comes back', async ({ page }) => {
  await signInWith(page, ['course.index', 'location.index']);
  await page.goto('/be/locations');
  await page.getByRole('button', { name: 'Neu Hier' }).click();
  await expect(page.getByRole('menuitem', { name: 'Mein Konto' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Passwort ändern' }).click();
  await page.getByLabel('Aktuelles Passwort').fill(CHOSEN_PASSWORD);
  await page.getByLabel('Neues Passwort').fill('mein eigenes Wort');
  await page.getByLabel(/wiederholen/).fill('mein eigenes Wort');
  await page
    .getByRole('main')
    .getByRole('button', { name: /Passwort/ })
    .last()
    .click();
  await expect(page).toHaveURL(/\/be\/locations$/);
  await expect(page.getByRole('heading', { name: 'Orte' })).toBeVisible();
});

test('a role is put together from groups that can be searched', async ({ page }) => {
  await signIn(page);
  const name = unique('Kasse');
  await page.goto('/be/roles');
  await page.getByRole('link', { name: 'Rolle anlegen' }).click();
  await page.getByLabel('Name').fill(name);
  const chosen = page.getByText(/^\d+ von \d+ gewählt$/);
  await expect(chosen).toContainText('0 von');
  await page.getByRole('checkbox', { name: 'Orte: alle' }).check();
  await expect(chosen).toContainText('3 von');
  await page.getByLabel('Berechtigung suchen').fill('gesundheitsdaten sehen');
  await expect(page.getByRole('group')).toHaveCount(2); // all of them together, and the one that is left
  await page.getByRole('checkbox', { name: 'Gesundheitsdaten sehen und ändern' }).check();
  await page.getByLabel('Berechtigung suchen').fill('orte ansehen nirgends');
  await expect(page.getByText('Keine Berechtigung passt')).toBeVisible();
  await page.getByLabel('Berechtigung suchen').clear();
  const places = page.getByRole('group', { name: 'Orte' });
  await places.getByRole('checkbox', { name: 'Anlegen' }).uncheck();
  await expect(chosen).toContainText('3 von');
  await save(page);

  await expect(page).toHaveURL(/\/be\/roles$/);
  await search(page, name);
  await row(page, name)
    .getByRole('link', { name: `${name} bearbeiten` })
    .click();
  await expect(chosen).toContainText('3 von');
  await expect(places.getByRole('checkbox', { name: 'Anlegen' })).not.toBeChecked();
  await expect(places.getByRole('checkbox', { name: 'Liste sehen' })).toBeChecked();
  await expect(page.getByText('Noch hat niemand diese Rolle')).toBeVisible();
});

for (const [language, search] of [
  ['de', 'Berechtigung suchen'],
  ['it', 'Cerca un’autorizzazione'],
] as const) {
  test(`the groups of permissions are sorted by their label, in words (${language})`, async ({ page }) => {
    await signIn(page, 'admin', language);
    await page.goto('/be/roles/create');
    await expect(page.getByLabel(search)).toBeVisible();
    const groups = page.locator('fieldset fieldset');
    await expect(groups.first()).toBeVisible();
    const labels = await groups.evaluateAll((all) =>
      all.map((group) => group.getAttribute('aria-label') ?? ''),
    );
    expect(labels.length).toBeGreaterThan(5);
    expect(labels).toEqual([...labels].sort(compareTexts));
    const named = allResources.map(({ name }) => name);
    const prefixes = PERMISSIONS.map((name) => name.split('.')[0]);
    expect(labels.filter((label) => prefixes.includes(label) || named.includes(label))).toEqual([]);
  });
}

test('a role names its users, leads to them, and stays as long as it has any', async ({ page }) => {
  await signIn(page);
  const [name, holder] = [unique('Kasse'), unique('Clara')];
  const role = await make(page, 'role', { name, permissions: ['course.index'] });
  const email = uniqueEmail('clara');
  const user = await make(page, 'user', { name: holder, email, roles: [name] });
  await page.goto('/be/roles');
  await search(page, name);
  await row(page, name)
    .getByRole('link', { name: `${name} bearbeiten` })
    .click();
  await expect(page).toHaveURL(new RegExp(`/be/roles/${role}$`));
  const assigned = page.getByRole('region', { name: 'Benutzer mit dieser Rolle' });
  await expect(assigned.getByRole('row').nth(1)).toContainText(email);
  await page.getByRole('button', { name: `${name} löschen` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('1 Benutzer');
  await expect(question.getByRole('button', { name: 'Löschen' })).toHaveCount(0);
  await question.getByRole('button', { name: 'Schließen' }).click();
  await assigned.getByRole('link', { name: holder }).click();
  await expect(page).toHaveURL(new RegExp(`/be/user/${user}$`));
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(email);
});

for (const [language, words] of [
  ['de', { office: 'Büro', leader: 'Projektleitung', name: 'Name' }],
  ['it', { office: 'Ufficio', leader: 'Responsabile di progetto', name: 'Nome' }],
] as const) {
  test(`roles are called in the language of the screen, ${language}`, async ({ page }) => {
    await signIn(page, 'admin', language);
    await page.goto('/be/roles');
    await expect(row(page, words.leader)).toBeVisible();
    await expect(page.getByText('Project leader')).toHaveCount(0);
    const id = (await ask<{ id: number; name: string }[]>(page, 'api/role')).find(
      ({ name }) => name === 'Office',
    )?.id;
    await page.goto(`/be/roles/${id}`);
    await expect(page.getByRole('textbox', { name: words.name })).toHaveValue('Office');
    await expect(page.getByText(words.office, { exact: true })).toBeVisible();
    await expectNoViolations(page);
    await page.goto('/be/user');
    await expect(row(page, words.leader)).toBeVisible();
    await expect(page.getByText('Project leader')).toHaveCount(0);
  });
}

test('the form of a user leads back to where it was opened, in the middle of a call', async ({ page }) => {
  const { personId } = await makeFamily(page);
  await signIn(page);
  await page.goto(`/be/person/${personId}/show`);
  const family = new RegExp(`/be/person/${personId}/show$`);
  await page.getByRole('banner').getByRole('button', { name: 'Greta Innerhofer' }).click();
  await page.getByRole('menuitem', { name: 'Mein Konto' }).click();
  await expect(page).toHaveURL(/\/be\/user\/\d+$/);
  await expect(page.getByLabel('E-Mail-Adresse')).not.toHaveValue('');
  const name = page.getByLabel(/^Name/).first();
  await name.fill(await name.inputValue());
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page).toHaveURL(family);
});
