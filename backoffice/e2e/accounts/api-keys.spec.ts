import { expect, test, type Page } from '@playwright/test';
import { PERMISSIONS } from '@feria/shared';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { CHOSEN_PASSWORD, menuEntry, row, signInWith, unique } from '../support/office';

const answer = (page: Page, key: string) =>
  page.request
    .get('/api/location', { headers: { authorization: `Bearer ${key}` } })
    .then((response) => response.status());

test('an API key is made with the own password, shown once, used and revoked', async ({ page }) => {
  await signInWith(page, [...PERMISSIONS]);
  const name = unique('Website');
  await page.goto('/be/');
  await menuEntry(page, 'API-Schlüssel').click();
  await page.getByRole('link', { name: 'API-Schlüssel anlegen' }).first().click();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByLabel('Wofür')).toHaveAccessibleDescription('Pflichtfeld');
  await page.getByLabel('Wofür').fill(name);
  await page.getByLabel('Rolle').click();
  await page.getByRole('option', { name: 'Büro' }).click();
  await page.getByLabel('Letzter Tag').fill('1.1.2020');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByLabel('Letzter Tag')).toHaveAccessibleDescription('Dieser Tag ist schon vorbei.');
  const inAYear = new Date(Date.now() + 365 * 86_400_000);
  await page.getByLabel('Letzter Tag').fill(`31.12.${inAYear.getFullYear()}`);
  await page.getByRole('button', { name: 'Speichern' }).click();

  const asked = page.getByRole('dialog', { name: 'Sind Sie es?' });
  await asked.getByLabel('Aktuelles Passwort').fill(CHOSEN_PASSWORD);
  await expectNoViolations(page);
  await asked.getByRole('button', { name: 'Speichern' }).click();

  const shown = page.getByRole('alertdialog', { name: 'Schlüssel angelegt' });
  const key = await shown.getByRole('textbox', { name: 'API-Schlüssel' }).inputValue();
  expect(key).toMatch(/^feria_/);
  await expectNoViolations(page);
  await shown.getByRole('button', { name: 'Fertig' }).click();
  await expect(row(page, name)).toContainText('noch nie');
  expect(await answer(page, key)).toBe(200);
  await page.reload();
  await expect(row(page, name)).not.toContainText('noch nie');
  await expectNoViolations(page);

  // The page of the role names it, and leads to the keys with that role.
  await page.goto('/be/roles');
  await row(page, 'Büro').click();
  const ofRole = page.getByRole('region', { name: 'API-Schlüssel mit dieser Rolle' });
  await expect(ofRole.getByRole('row', { name })).toContainText(/\d{2}\.\d{2}\.\d{4}/);
  await expectNoViolations(page);
  await ofRole.getByRole('link', { name: 'In der Liste der Schlüssel zeigen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API-Schlüssel');
  await expect(page.getByLabel('Rolle', { exact: true })).toHaveText('Büro');
  await expect(row(page, name)).toContainText('Büro');

  await row(page, name)
    .getByRole('button', { name: `Schlüssel „${name}“ widerrufen` })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Widerrufen' }).click();
  await expect(row(page, name)).toHaveCount(0);
  expect(await answer(page, key)).toBe(401);
});

test('who makes keys and may not see those of others has a list of the own ones, and revokes these', async ({
  page,
}) => {
  const { role } = await signInWith(page, ['apiKey.create', 'role.index', 'location.index']);
  const name = unique('Eigenes');
  await page.goto('/be/');
  await menuEntry(page, 'API-Schlüssel').click();
  await expect(page.getByText('Noch kein Schlüssel')).toBeVisible();
  await page.getByRole('link', { name: 'API-Schlüssel anlegen' }).first().click();
  await page.getByLabel('Wofür').fill(name);
  await page.getByLabel('Rolle').click();
  await page.getByRole('option', { name: role }).click();
  await page.getByLabel('Letzter Tag').fill(`31.12.${new Date().getFullYear() + 1}`);
  await page.getByRole('button', { name: 'Speichern' }).click();
  const asked = page.getByRole('dialog', { name: 'Sind Sie es?' });
  await asked.getByLabel('Aktuelles Passwort').fill(CHOSEN_PASSWORD);
  await asked.getByRole('button', { name: 'Speichern' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Fertig' }).click();
  await expect(row(page, name)).toContainText('Neu Hier');
  await row(page, name)
    .getByRole('button', { name: `Schlüssel „${name}“ widerrufen` })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Widerrufen' }).click();
  await expect(row(page, name)).toHaveCount(0);
});
