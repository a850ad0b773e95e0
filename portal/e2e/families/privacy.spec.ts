import { readFile } from 'node:fs/promises';
import type { FamilyExport } from '@feria/shared';
import { makeChild, makeFamily } from '../../../shared/tools/e2e/families';
import { signInWithSession } from '../../../shared/tools/e2e/session';
import { openFamily } from '../support/family';
import { expect, test } from '../support/test';

test('a family downloads its data, and an error is shown', async ({ page, t }) => {
  const family = await makeFamily(page.request);
  await makeChild(page.request, family, 'Leo');
  await signInWithSession(page, family.session);
  await openFamily(page, 'data');
  const button = page.getByRole('button', { name: t('family.export') });

  await page.route('**/api/my-family/export', (route) => route.abort());
  await button.click();
  await expect(page.getByRole('alert')).toContainText(t('error.offline'));
  await page.unroute('**/api/my-family/export');

  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toBe('feria-family.json');
  const copy = JSON.parse(await readFile(await download.path(), 'utf8')) as FamilyExport;
  expect(copy.childrens.map(({ first_name }) => first_name)).toEqual(['Leo']);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
