import { expect, test } from '@playwright/test';
import { courseNamed, make, row, search, signIn, unique } from './office';
import { expectNoViolations } from '../../shared/tools/e2e/axe';

test('the administrator finds who changed what', async ({ page }) => {
  const name = unique('Protokollort');
  const id = await make(page, 'location', { name, name_it: name });
  await signIn(page);
  await page.goto('/be/auditLog');
  await search(page, 'location');
  await page.getByRole('combobox', { name: 'Wo' }).click();
  await page.getByRole('option', { name: 'Orte', exact: true }).click();
  await page.getByRole('spinbutton', { name: 'Nummer' }).fill(String(id));
  await expect(page.getByRole('row')).toHaveCount(2);
  const line = row(page, 'Orte').filter({ has: page.getByRole('cell', { name: String(id), exact: true }) });
  await expect(line).toContainText('Angelegt');
  await expect(line).toContainText('Name (Deutsch), Name (Italienisch)');
  await expect(page.getByText(name)).toHaveCount(0);
  await expectNoViolations(page);
});

test('what is more than a change of a record has words too', async ({ page }) => {
  const id = await make(page, 'course', courseNamed(unique('Kopiert')));
  await make(page, `course/${id}/copy`, {});
  await signIn(page);
  await page.goto('/be/auditLog');
  await search(page, 'course/copy');
  const number = page.getByRole('cell', { name: String(id), exact: true });
  const line = row(page, 'Projekte: kopiert').filter({ has: number });
  await expect(line).toContainText('Ausgeführt');
});

test('both logs speak Italian, and say so when they are empty', async ({ page }) => {
  await signIn(page, 'admin', 'it');
  await page.goto('/be/auditLog');
  await expect(page.getByRole('columnheader', { name: 'Quando' })).toBeVisible();
  await page.goto('/be/healthReadLog');
  await expect(page.getByRole('heading', { level: 1, name: 'Accesso ai dati sanitari' })).toBeVisible();
  await expectNoViolations(page);
});
