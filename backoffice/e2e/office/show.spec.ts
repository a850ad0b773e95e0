import { expect, test } from '@playwright/test';
import { courseNamed, make, row, search, signIn, unique } from '../support/office';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';

test('a reader opens a course and reads it, with nothing to change', async ({ page }) => {
  const name = unique('Ansicht');
  await make(page, 'course', {
    ...courseNamed(name),
    description: '<p>Mit <strong>Zelten</strong></p>',
    questions: [{ kind: 'text', label: 'T-Shirt', label_it: 'Maglietta', required: true }],
  });
  await signIn(page, 'reader');
  await page.goto('/be/course');
  await search(page, name);
  await row(page, name).getByRole('cell').first().click();
  await expect(page).toHaveURL(/\/be\/course\/\d+\/show$/);
  await page.getByRole('button', { name: 'Alle Angaben zum Projekt' }).click();
  const value = (label: string) =>
    page.getByRole('definition').filter({ has: page.locator(`xpath=preceding-sibling::dt[.="${label}"]`) });
  await expect(value('Name (Deutsch)')).toHaveText(name);
  await expect(value('Von')).toHaveText('05.07.2027');
  await expect(value('Preis')).toHaveText('120,50 €');
  await expect(value('Beschreibung (Deutsch)').locator('strong')).toHaveText('Zelten');
  await expect(value('Fragen')).toHaveText('1. T-Shirt (Text; Pflicht)');
  await expect(page.getByText('Ganztags (Deutsch)')).toHaveCount(0); // its switch is off
  await expect(page.getByRole('link', { name: /bearbeiten/ })).toHaveCount(0);
  await expectNoViolations(page);
});

test('the office goes from looking to editing, in Italian too', async ({ page }) => {
  const name = unique('Vista');
  await make(page, 'course', courseNamed(name));
  await signIn(page, 'office', 'it');
  await page.goto('/be/course');
  await page.getByLabel('Ricerca').fill(name);
  await page.getByRole('link', { name: `Mostra ${name} (it)` }).click();
  await page.getByRole('button', { name: 'Tutti i dati del progetto' }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'Dati di base' })).toBeVisible();
  await page.getByRole('link', { name: `Modifica ${name} (it)` }).click();
  await expect(page).toHaveURL(/\/be\/course\/\d+$/);
  await expect(page.getByLabel(/Nome \(tedesco\)/)).toHaveValue(name);
});
