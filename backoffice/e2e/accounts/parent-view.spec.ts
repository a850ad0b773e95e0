import { expect, test, type Page } from '@playwright/test';
import type { Permission } from '@feria/shared';
import { signIn, signInWith } from '../support/office';
import { makeFamily } from '../support/people';

const VIEW: Permission[] = ['person.index', 'person.view', 'person.viewAs'];

/** Opens the form of the child in the portal as its parent sees it. */
async function openChild(page: Page, { personId, childId }: { personId: number; childId: number }) {
  await page.goto(`/be/person/${personId}/show`);
  await page.getByRole('button', { name: /^Portal ansehen wie / }).click();
  await expect(page).toHaveURL('/my-family');
  await page.goto(`/my-family?childEditId=${childId}`);
  return page.getByRole('dialog');
}

test('health data is shown to who may see it', async ({ page }) => {
  const family = await makeFamily(page, { allergies: 'Nüsse' });
  await signInWith(page, [...VIEW, 'child.health']);
  const dialog = await openChild(page, family);
  await expect(dialog.getByRole('textbox', { name: 'Allergien' })).toHaveValue('Nüsse');
});

test('to others the portal says that health data is not shown', async ({ page }) => {
  const family = await makeFamily(page, { allergies: 'Nüsse' });
  await signInWith(page, VIEW);
  const dialog = await openChild(page, family);
  await expect(dialog.getByRole('group', { name: 'Gesundheit' })).toContainText('werden nicht gezeigt');
  await expect(dialog.getByRole('textbox', { name: 'Allergien' })).toBeHidden();
});

test('the log of changes of the person tells begin and end', async ({ page }) => {
  const { personId } = await makeFamily(page);
  await signIn(page);
  await page.goto(`/be/person/${personId}/show`);
  await page.getByRole('button', { name: /^Portal ansehen wie / }).click();
  await page.getByRole('button', { name: 'Ansicht beenden' }).click();
  await expect(page).toHaveURL(`/be/person/${personId}/show`);
  await page.getByRole('button', { name: 'Änderungen' }).click();
  await expect(page.getByText('Portal wie diese Person angesehen, Beginn')).toBeVisible();
  await expect(page.getByText('Portal wie diese Person angesehen, Ende')).toBeVisible();
});

test('why it cannot be opened is said on the page', async ({ page }) => {
  const { personId } = await makeFamily(page);
  const message = 'Diese Person hat kein Konto.';
  await page.route('**/api/parent/*/view', (route) =>
    route.fulfill({ status: 422, json: { code: 'validation', message } }),
  );
  await signIn(page);
  await page.goto(`/be/person/${personId}/show`);
  const button = page.getByRole('button', { name: /^Portal ansehen wie / });
  await button.click();
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
  await expect(button).toBeEnabled();
});
