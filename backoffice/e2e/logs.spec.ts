import { expect, test } from '@playwright/test';
import { make, row, search, signIn, unique } from './office';
import { expectNoViolations } from './support/axe';

test('the administrator finds who changed what', async ({ page }) => {
  const name = unique('Protokollort');
  const id = await make(page, 'location', { name, name_it: name });
  await signIn(page);
  await page.goto('/be/auditLog');
  await search(page, 'location');
  const line = row(page, 'location').filter({ hasText: String(id) });
  await expect(line).toContainText('Angelegt');
  await expect(line).toContainText('name, name_it');
  await expect(page.getByText(name)).toHaveCount(0);
  await expectNoViolations(page);
});

test('both logs speak Italian, and say so when they are empty', async ({ page }) => {
  await signIn(page, 'admin', 'it');
  await page.goto('/be/auditLog');
  await expect(page.getByRole('columnheader', { name: 'Quando' })).toBeVisible();
  await page.goto('/be/healthReadLog');
  await expect(page.getByRole('heading', { level: 1, name: 'Accesso ai dati sanitari' })).toBeVisible();
  await expectNoViolations(page);
});
