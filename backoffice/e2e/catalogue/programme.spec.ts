import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { SUMMER } from '../../../shared/tools/e2e/projects';
import { signIn } from '../support/office';

test('the printed programme of a year is that of the list of projects', async ({ page }) => {
  await signIn(page, 'office');
  await page.goto('/be/course');
  await page.getByRole('combobox', { name: 'Jahr' }).click();
  await page.getByRole('option', { name: String(SUMMER), exact: true }).click();
  await page.getByRole('button', { name: 'Programmheft' }).click();
  const dialog = page.getByRole('dialog', { name: 'Programmheft herunterladen' });
  await expect(dialog.getByLabel('Jahr')).toHaveText(String(SUMMER));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Herunterladen' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`Programmheft_${SUMMER}.pdf`);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('the printed programme of another year is chosen in its box, with the keyboard and on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'office');
  await page.goto('/be/course');
  await page.getByRole('button', { name: 'Programmheft' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Programmheft herunterladen' });
  await expectNoViolations(page);
  await dialog.getByLabel('Jahr').press('Enter');
  await page.getByRole('option', { name: String(SUMMER) }).press('Enter');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Herunterladen' }).press('Enter'),
  ]);
  expect(download.suggestedFilename()).toBe(`Programmheft_${SUMMER}.pdf`);
});
