import { expect, test } from '@playwright/test';
import { SESSION_KEY } from '@feria/shared/session-token';
import { demoAccounts, demoPassword } from './support/app';
import { signIn } from './office';

test(
  'an administrator logs in at the portal and comes back to the page that asked',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/be/locations');
    await expect(page).toHaveURL(/\/login\?backUrl=%2Fbe%2Flocations$/);
    await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(demoAccounts.admin);
    await page.getByRole('textbox', { name: 'Passwort' }).fill(demoPassword);
    await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
    await expect(page).toHaveURL(/\/be\/locations$/);
    await expect(page.getByRole('heading', { name: 'Orte' })).toBeVisible();

    await page.getByRole('banner').getByRole('button').last().click();
    await page.getByRole('menuitem', { name: 'Abmelden' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.goto('/be/locations');
    await expect(page).toHaveURL(/\/login\?backUrl=/);
  },
);

test('a session that has ended leads to the login, once', { tag: '@core' }, async ({ page }) => {
  await signIn(page);
  await page.goto('/be/locations');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.evaluate((key) => {
    const login = { token: 'ended', expires_at: '2020-01-01T00:00:00Z' };
    localStorage.setItem(key, JSON.stringify(login));
  }, SESSION_KEY);
  await page
    .getByRole('link', { name: 'Projekttypen' })
    .or(page.getByRole('menuitem', { name: 'Projekttypen' }))
    .click();
  await expect(page).toHaveURL(/\/login\?backUrl=%2Fbe%2FcourseType$/);
});

test('the start page shows the two figures', async ({ page }) => {
  await signIn(page);
  await page.goto('/be');
  const main = page.getByRole('main');
  await expect(main.getByText('Auf der Warteliste')).toBeVisible();
  await expect(main.getByText(/^\d+$/)).toHaveCount(2);
});

test('an unknown address says so', async ({ page }) => {
  await signIn(page);
  await page.goto('/be/no-such-page');
  await expect(page.getByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeVisible();
});
