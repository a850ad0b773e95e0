import { expect, test } from '@playwright/test';
import { SESSION_KEY } from '@feria/shared/browser/session';
import { demoAccounts, demoPassword } from '../../../shared/tools/e2e/app';
import { menuEntry, signIn } from '../support/office';

test(
  'an administrator logs in at the portal and comes back to the page that asked',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/be/locations');
    await expect(page).toHaveURL(/\/login\?backUrl=%2Fbe%2Flocations$/);
    await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(demoAccounts.admin);
    await page.getByRole('textbox', { name: 'Passwort' }).fill(demoPassword);
    await page.getByRole('main').getByRole('button', { name: 'Einloggen' }).click();
    await expect(page).toHaveURL(/\/be\/locations$/);
    await expect(page.getByRole('heading', { name: 'Orte' })).toBeVisible();

    await page.getByRole('banner').getByRole('button').last().click();
    await page.getByRole('menuitem', { name: 'Ausloggen' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.goto('/be/locations');
    await expect(page).toHaveURL(/\/login\?backUrl=/);
  },
);

test('a session that has ended leads to the login, once', async ({ page }) => {
  await signIn(page);
  await page.goto('/be/locations');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.evaluate((key) => {
    const login = { token: 'ended', expires_at: '2020-01-01T00:00:00Z' };
    localStorage.setItem(key, JSON.stringify(login));
  }, SESSION_KEY);
  await menuEntry(page, 'Projekttypen').click();
  await expect(page).toHaveURL(/\/login\?backUrl=%2Fbe%2FcourseType$/);
});

test('a search whose session has ended says so, and not that nothing was saved', async ({ page }) => {
  await signIn(page);
  await page.goto('/be/locations/create');
  const login = await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);
  await page.getByLabel('Name (Deutsch)').fill('Wiese');
  await page.evaluate((key) => {
    localStorage.setItem(key, JSON.stringify({ token: 'ended', expires_at: '2020-01-01T00:00:00Z' }));
  }, SESSION_KEY);
  await page.getByRole('button', { name: 'Überall suchen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Überall suchen' });
  await dialog.getByRole('combobox').fill('Wiese');
  await expect(dialog.getByRole('alert')).toContainText('Ihre Sitzung ist abgelaufen. Loggen Sie sich');
  await expect(page.getByText('gespeichert ist nichts')).toHaveCount(0);
  // After a login in another tab it can be tried again, and what was typed in the form behind is still there.
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    SESSION_KEY,
    login ?? '',
  ] as const);
  await dialog.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Name (Deutsch)')).toHaveValue('Wiese');
});

for (const { lang, ended, save } of [
  { lang: 'de', ended: 'Ihre Sitzung ist abgelaufen', save: 'Speichern' },
  { lang: 'it', ended: 'La Sua sessione è scaduta', save: 'Salva' },
] as const) {
  test(`in ${lang}: a form whose session has ended keeps what was typed, and is saved after a login elsewhere`, async ({
    page,
  }) => {
    await signIn(page, 'admin', lang);
    await page.goto('/be/locations/create');
    const login = await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);
    await page
      .getByRole('textbox', { name: /^(Name|Nome)/ })
      .first()
      .fill(`Wiese ${lang}`);
    await page
      .getByRole('textbox', { name: /^(Name|Nome)/ })
      .nth(1)
      .fill(`Prato ${lang}`);
    await page.evaluate((key) => {
      localStorage.setItem(key, JSON.stringify({ token: 'ended', expires_at: '2020-01-01T00:00:00Z' }));
    }, SESSION_KEY);
    await page.getByRole('button', { name: save }).click();
    await expect(page.getByText(ended)).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^(Name|Nome)/ }).first()).toHaveValue(`Wiese ${lang}`);
    await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [SESSION_KEY, login]);
    await page.getByRole('button', { name: save }).click();
    await expect(page).toHaveURL(/\/be\/locations(\?|$|\/\d)/);
  });
}

test('the session is refreshed every half hour', async ({ page }) => {
  await page.clock.install();
  await signIn(page);
  await page.goto('/be/locations');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const refreshed = page.waitForResponse('**/api/refresh');
  await page.clock.fastForward('30:01');
  const { data } = (await (await refreshed).json()) as { data: { token: string } };
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), SESSION_KEY))
    .toContain(data.token);
});

test('an unknown address says so', async ({ page }) => {
  await signIn(page);
  await page.goto('/be/no-such-page');
  await expect(page.getByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeVisible();
});
