import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { row, search, signIn } from '../support/office';
import { makeFamily } from '../support/people';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';

test('a family gets a copy of its data, and is erased', async ({ page }) => {
  const family = await makeFamily(page);
  await signIn(page, 'office');
  await page.goto(`/be/person/${family.personId}/show`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Alle Daten der Familie herunterladen' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`feria-family-${family.personId}.json`);
  const copy = JSON.parse(await readFile(await download.path(), 'utf8')) as { parent: { id: number } };
  expect(copy.parent.id).toBe(family.personId);

  await page.getByRole('button', { name: 'Familie löschen' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('endgültig löschen');
  await expect(question).toContainText('Die Familie erhält darüber keine E-Mail.');
  await expectNoViolations(page);
  await question.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(page.getByRole('alert')).toContainText('mit dem Konto');
  await expect(page).toHaveURL(/\/be\/person$/);
  await search(page, family.name);
  await expect(row(page, family.name)).toHaveCount(0);
});
