import { expect, test } from '@playwright/test';
import { make, row, search, signIn, unique } from '../support/office';

test('a location is created, found, changed and deleted', async ({ page }) => {
  await signIn(page);
  const name = unique('Bruneck');
  await page.goto('/be/locations');
  await page.getByRole('link', { name: 'Ort anlegen' }).click();
  await page.getByLabel('Name (Deutsch)').fill(name);
  await page.getByLabel('Name (Italienisch)').fill('Brunico');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('alert')).toHaveText('Angelegt');
  await expect(page).toHaveURL(/\/be\/locations$/);

  await search(page, name);
  await row(page, name)
    .getByRole('link', { name: `${name} bearbeiten` })
    .click();
  await page.getByLabel('Name (Italienisch)').fill('Brunico centro');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(row(page, 'Brunico centro')).toBeVisible();

  await row(page, name)
    .getByRole('button', { name: `${name} löschen` })
    .click();
  const question = page.getByRole('alertdialog', { name: 'Diesen Ort wirklich löschen?' });
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(row(page, name)).toBeVisible();
  await row(page, name)
    .getByRole('button', { name: `${name} löschen` })
    .click();
  await question.getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByText('Nichts gefunden')).toBeVisible();
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('a location in use is not deleted, and the reason is shown', async ({ page }) => {
  await signIn(page);
  const name = unique('Belegt');
  const location = await make(page, 'location', { name, name_it: name });
  await make(page, 'course', {
    name,
    name_it: name,
    max_participants: 1,
    waiting_list: 0,
    price: 1,
    bank_name: 'F',
    bank_iban: 'IT60X0542811101000000123456',
    location_id: location,
  });
  await page.goto(`/be/locations/${location}`);
  await page.getByRole('button', { name: `${name} löschen` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`1 Projekt – ${name}`);
  await expect(question.getByRole('button', { name: 'Löschen' })).toHaveCount(0);
  await question.getByRole('button', { name: 'Schließen' }).click();
  await expect(page).toHaveURL(new RegExp(`/be/locations/${location}$`));
});

test('what is missing is said at its field, and the cursor goes there', async ({ page }) => {
  await signIn(page);
  await page.goto('/be/courseType/create');
  await page.getByLabel('Name (Deutsch)').fill('Kunst');
  await page.getByLabel('Reihenfolge').fill('viel');
  await page.getByRole('button', { name: 'Speichern' }).click();
  const italian = page.getByLabel('Name (Italienisch)');
  await expect(italian).toHaveAccessibleDescription('Pflichtfeld');
  await expect(italian).toBeFocused();
  await expect(page.getByLabel('Reihenfolge')).toHaveAccessibleDescription('Bitte eine ganze Zahl eingeben');
});

test("the server's errors stand at their fields", async ({ page }) => {
  await signIn(page);
  await page.route('**/api/location', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 422,
          json: {
            message: 'Falsch',
            code: 'validation',
            errors: { name_it: ['Schon vergeben.', 'Zweitens'] },
          },
        })
      : route.continue(),
  );
  await page.goto('/be/locations/create');
  await page.getByLabel('Name (Deutsch)').fill('Sterzing');
  await page.getByLabel('Name (Italienisch)').fill('Vipiteno');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByLabel('Name (Italienisch)')).toHaveAccessibleDescription('Schon vergeben.');
  await expect(page.getByLabel('Name (Italienisch)')).toBeFocused();
  await expect(page.getByLabel('Name (Deutsch)')).toHaveValue('Sterzing');
});

test('unsaved changes ask before the page is left', async ({ page }) => {
  await signIn(page);
  await page.goto('/be/locations/create');
  await page.getByLabel('Name (Deutsch)').fill('Halb fertig');
  page.once('dialog', (dialog) => void dialog.dismiss());
  await page.getByRole('link', { name: 'Zurück' }).click();
  await expect(page.getByLabel('Name (Deutsch)')).toHaveValue('Halb fertig');
});

test('a category has a top-level parent other than itself', async ({ page }) => {
  await signIn(page);
  const [top, below] = [unique('Natur'), unique('Wald')];
  const texts = { description: '<p>Text</p>', description_it: '<p>Testo</p>' };
  const topId = await make(page, 'courseCategory', { name: top, name_it: top, ...texts });
  await make(page, 'courseCategory', { name: below, name_it: below, ...texts, course_category_id: topId });
  await page.goto(`/be/courseCategory/${topId}`);
  await expect(page.getByLabel('Name (Deutsch)')).toHaveValue(top);
  await page.getByLabel('Übergeordnete Kategorie').click();
  await expect(page.getByRole('option').nth(1)).toBeVisible();
  await expect(page.getByRole('option', { name: top })).toHaveCount(0);
  await expect(page.getByRole('option', { name: below })).toHaveCount(0);
});

test('rich text is written in an editor with the tools that are kept', async ({ page }) => {
  await signIn(page);
  const name = unique('Sport');
  const id = await make(page, 'courseCategory', {
    name,
    name_it: name,
    description: '<p>Alt</p>',
    description_it: '<p>Vecchio</p>',
  });
  await page.goto(`/be/courseCategory/${id}`);
  const german = page.locator('[data-field=description]');
  const editor = german.getByRole('textbox', { name: 'Beschreibung (Deutsch)' });
  await expect(editor).toHaveText('Alt');
  await editor.fill('Neu');
  await editor.selectText();
  await german.getByRole('button', { name: 'Fett' }).click();
  await german.getByRole('button', { name: 'Link', exact: true }).click();
  await page.getByLabel('Adresse').fill('www.example.org');
  await page.getByLabel('Adresse').press('Enter');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('alert')).toHaveText('Gespeichert');
  await page.goto(`/be/courseCategory/${id}`);
  await expect(editor.locator('strong')).toHaveText('Neu');
  await expect(editor.getByRole('link')).toHaveAttribute('href', /^https:\/\/www\.example\.org\/?$/);
});
