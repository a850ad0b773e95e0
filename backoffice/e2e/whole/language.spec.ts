import { expect, test, type Page } from '@playwright/test';
import { courseNamed, make, menuEntry, row, signIn, unique } from '../support/office';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { openList, someRegistrations } from '../support/registrations';

async function switchToItalian(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sprache: Deutsch' }).click();
  await page.getByRole('menuitem', { name: 'Italiano' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
}

async function switchToGerman(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Lingua: Italiano' }).click();
  await page.getByRole('menuitem', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
}

test('a new record keeps what was typed, and its errors follow the language', async ({ page }) => {
  await signIn(page);
  await page.goto('/be/locations/create');
  const name = unique('Schlern');
  await page.getByLabel('Name (Deutsch)').fill(name);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByLabel('Name (Italienisch)')).toHaveAccessibleDescription('Pflichtfeld');
  await switchToItalian(page);
  await expect(page.getByLabel('Nome (tedesco)')).toHaveValue(name);
  const italian = page.getByLabel('Nome (italiano)');
  await expect(italian).toHaveAccessibleDescription('Campo obbligatorio');
  await expectNoViolations(page);
  await italian.fill(`${name} (it)`);
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByRole('alert')).toHaveText('Creato');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Luoghi');
});

test('without the texts of the other language the page says so and stays as it is', async ({ page }) => {
  await signIn(page);
  await page.goto('/be/locations/create');
  const name = unique('Ritten');
  await page.getByLabel('Name (Deutsch)').fill(name);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Sprache: Deutsch' }).click();
  await page.getByRole('menuitem', { name: 'Italiano' }).click();
  await expect(page.getByRole('alert')).toHaveText('Der Server ist nicht erreichbar');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByLabel('Name (Deutsch)')).toHaveValue(name);
  await page.context().setOffline(false);
  await switchToItalian(page);
  await expect(page.getByLabel('Nome (tedesco)')).toHaveValue(name);
});

test('a project keeps its tab, its fields and its unsaved rich text', async ({ page }) => {
  const id = await make(page, 'course', courseNamed(unique('Sprachwechsel')));
  await signIn(page);
  await page.goto(`/be/course/${id}`);
  const editor = page.getByRole('textbox', { name: 'Beschreibung (Deutsch)' });
  await editor.fill('Noch nicht gespeichert');
  await page.getByRole('tab', { name: 'Erweitert' }).click();
  const labels = page.locator('input[name="custom_labels"]');
  await labels.check();
  await switchToItalian(page);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Avanzate');
  await expect(labels).toBeChecked();
  await page.getByRole('tab', { name: 'Dati di base' }).click();
  await expect(page.getByRole('textbox', { name: 'Descrizione (tedesco)' })).toHaveText(
    'Noch nicht gespeichert',
  );
  await switchToGerman(page);
  await expect(editor).toHaveText('Noch nicht gespeichert');
});

test('the settings keep what is unsaved', async ({ page }) => {
  await signIn(page);
  await page.goto('/be/option');
  await page.getByRole('textbox', { name: 'Name der Anwendung' }).fill('Halb getippt');
  await switchToItalian(page);
  await expect(page.getByRole('textbox', { name: 'Nome dell’applicazione' })).toHaveValue('Halb getippt');
  await expect(page.getByRole('button', { name: 'Salva', exact: true })).toBeEnabled();
});

test('a list keeps its search, its rows and what is selected, in the other language', async ({ page }) => {
  const { project } = await someRegistrations(page, 3);
  await signIn(page, 'office');
  await openList(page, project);
  await row(page, 'Kind0').getByRole('checkbox').check();
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await switchToItalian(page);
  await expect(page.getByRole('columnheader', { name: 'Cognome' })).toBeVisible();
  await expect(page.getByLabel('Ricerca')).toHaveValue(project.name);
  await expect(row(page, 'Kind0').getByRole('checkbox')).toBeChecked();
  await expect(page.getByRole('button', { name: 'Registra pagamenti' })).toBeInViewport();
  await expect(menuEntry(page, 'Iscrizioni')).toBeVisible();
  expect(loaded).not.toContain('/api/userdata');
});

test('the server answers in the new language', async ({ page }) => {
  await signIn(page);
  await page.goto('/be/locations');
  await switchToItalian(page);
  const asked = page.waitForRequest((request) => request.url().includes('/api/location'));
  await page.getByLabel('Ricerca').fill('x');
  expect((await asked).headers()['api-lang']).toBe('it');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
});
