import { expect, test, type Page } from '@playwright/test';
import type { OfficeLanguage } from '@feria/shared';
import { LANGUAGE_KEY } from '@feria/shared/browser/language';
import { generateSync } from 'otplib';
import { demoPassword } from '../../../shared/tools/e2e/accounts';
import { addPasskeyDevice } from '../../../shared/tools/e2e/passkeys';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { CHOSEN_PASSWORD, make, signIn, staffSession, unique } from '../support/office';

/* Staff set up a second factor and sign in with it (product/accounts.md#second-factor). */

/** A code of an authenticator app; `later` half minutes from now, as no code counts twice. */
const codeOf = (secret: string, later = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 * later });

const WORDS = {
  de: { email: 'E-Mail-Adresse', password: 'Passwort', login: 'Einloggen', current: 'Aktuelles Passwort' },
  it: { email: 'Indirizzo e-mail', password: 'Password', login: 'Accedi', current: 'Password attuale' },
};

async function logIn(page: Page, email: string, lang: OfficeLanguage = 'de'): Promise<void> {
  const words = WORDS[lang];
  await page.getByRole('textbox', { name: words.email }).fill(email);
  await page.getByRole('textbox', { name: words.password }).fill(CHOSEN_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: words.login, exact: true }).click();
}

const inLanguage = (page: Page, lang: OfficeLanguage) =>
  page.addInitScript(([key, value]) => localStorage.setItem(key!, value!), [LANGUAGE_KEY, lang]);

test(
  'who must have a second factor sets an app up, and signs in with its codes',
  { tag: '@core' },
  async ({ page }) => {
    const role = unique('Gebunden');
    await make(page, 'role', { name: role, permissions: ['location.index'], second_factor: true });
    const { id, email } = await staffSession(page, ['location.index']);
    await make(page, `user/${id}`, { roles: [role] }, 'PUT');

    await page.goto('/be/locations');
    await logIn(page, email);
    await expect(page).toHaveURL(/\/second-factor\?backUrl=/);
    await expect(page.getByText('Ihre Rolle verlangt einen zweiten Faktor')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Später' })).toBeHidden();
    // It leads away before it is loaded.
    await page.goto('/be/locations', { waitUntil: 'commit' });
    await expect(page).toHaveURL(/\/second-factor/);
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'App einrichten' }).click();
    await page.getByLabel('Aktuelles Passwort').fill('falsch');
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expect(page.getByLabel('Aktuelles Passwort')).toHaveAccessibleDescription(/falsch/);
    await page.getByLabel('Aktuelles Passwort').fill(CHOSEN_PASSWORD);
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expect(page.getByRole('img', { name: 'QR-Code für die Authenticator-App' })).toBeVisible();
    const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
    await expectNoViolations(page);
    await page.getByLabel('Code, den die App jetzt zeigt').fill('000 000');
    await page.getByRole('button', { name: 'Einschalten' }).click();
    await expect(page.getByLabel('Code, den die App jetzt zeigt')).toHaveAccessibleDescription(/falsch/);
    await page.getByLabel('Code, den die App jetzt zeigt').fill(codeOf(secret));
    await page.getByRole('button', { name: 'Einschalten' }).click();
    const heading = page.getByRole('heading', { name: 'Ihre Wiederherstellungscodes' });
    await expect(heading).toBeVisible();
    // The long word stands in one line on a narrow phone too.
    await page.setViewportSize({ width: 360, height: 740 });
    const lines = () =>
      heading.evaluate((element) => {
        const word = document.createRange();
        const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()!;
        word.setStart(text, text.textContent!.indexOf('Wieder'));
        word.setEnd(text, text.textContent!.length);
        return new Set([...word.getClientRects()].map(({ top }) => top)).size;
      });
    // The width of the page, and its letters, arrive after each other.
    await expect.poll(lines).toBe(1);
    await page.setViewportSize({ width: 1280, height: 720 });
    const codes = await page.getByRole('main').getByRole('listitem').allInnerTexts();
    expect(codes).toHaveLength(8);
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Ich habe sie aufbewahrt' }).click();
    await expect(page.getByText('Noch 8 Codes.')).toBeVisible();
    await page.getByRole('button', { name: 'Fertig' }).click();
    await expect(page).toHaveURL(/\/be\//);

    await page.getByRole('banner').getByRole('button').last().click();
    await page.getByRole('menuitem', { name: 'Ausloggen' }).click();
    await page.waitForURL(/\/login/);
    await page.goto('/be/locations');
    await logIn(page, email);
    await expect(page.getByLabel('Code')).toBeFocused();
    await expectNoViolations(page);
    await page.getByLabel('Code').fill('123');
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/falsch/);
    await page.getByLabel('Code').fill(codeOf(secret, 1));
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expect(page).toHaveURL(/\/be\/locations$/);

    await page.getByRole('banner').getByRole('button').last().click();
    await page.getByRole('menuitem', { name: 'Ausloggen' }).click();
    await page.waitForURL(/\/login/);
    await logIn(page, email);
    await page.getByLabel('Code').fill(codes[0]!);
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expect(page).toHaveURL(/\/be\//);
  },
);

test('a lost device is reset by an administrator', async ({ page, browser, baseURL }) => {
  const { id, email, session } = await staffSession(page, ['location.index'], unique('Verloren'));
  const authorized = { headers: { Authorization: `Bearer ${session.token}` } };
  const begun = await page.request.post('/api/second-factor/app', {
    data: { password: CHOSEN_PASSWORD },
    ...authorized,
  });
  const { token, secret } = ((await begun.json()) as { data: { token: string; secret: string } }).data;
  const data = { token, code: codeOf(secret) };
  expect((await page.request.post('/api/second-factor/app/confirm', { data, ...authorized })).status()).toBe(
    200,
  );

  await signIn(page);
  await page.goto(`/be/user/${id}`);
  const name = page.getByLabel('Name');
  await name.fill('Wieder Da');
  await page.getByRole('button', { name: 'Zweiten Faktor zurücksetzen' }).click();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Zurücksetzen', exact: true }).click();
  // Who does it shows that it is really them.
  const dialog = page.getByRole('dialog', { name: 'Sind Sie es?' });
  await expect(dialog.getByLabel('Aktuelles Passwort')).toBeFocused();
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Zweiten Faktor zurücksetzen' })).toBeVisible();
  await page.getByRole('button', { name: 'Zweiten Faktor zurücksetzen' }).click();
  await page.getByRole('button', { name: 'Zurücksetzen', exact: true }).click();
  await dialog.getByLabel('Aktuelles Passwort').fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Der zweite Faktor ist zurückgesetzt.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zweiten Faktor zurücksetzen' })).toBeHidden();
  await expect(name).toHaveValue('Wieder Da');

  const other = await browser.newPage({ baseURL });
  await other.goto('/be/locations');
  await logIn(other, email);
  await expect(other).toHaveURL(/\/be\/locations$/);
  await other.close();
});

test('a passkey is added and signs in alone, in Italian on a phone', async ({ page, baseURL }) => {
  // Passkeys belong to a domain, and 127.0.0.1 is none.
  const site = baseURL!.replace('127.0.0.1', 'localhost');
  const { email } = await staffSession(page, ['location.index']);
  await page.setViewportSize({ width: 360, height: 740 });
  await inLanguage(page, 'it');
  await addPasskeyDevice(page);
  await page.goto(`${site}/login?backUrl=%2Fsecond-factor`);
  await logIn(page, email, 'it');
  await page.getByRole('button', { name: 'Aggiungi una passkey' }).click();
  await page.getByLabel('Nome del dispositivo').fill('Telefono');
  await page.getByLabel('Password attuale').fill(CHOSEN_PASSWORD);
  await page.getByRole('button', { name: 'Avanti' }).click();
  await expect(page.getByRole('heading', { name: 'I Suoi codici di recupero' })).toBeVisible();
  await page.getByRole('button', { name: 'Li ho conservati' }).click();
  await expect(page.getByText('Telefono', { exact: true })).toBeVisible();
  await expectNoViolations(page);

  await page.evaluate(() => localStorage.removeItem('feria.session'));
  await page.goto(`${site}/login?backUrl=%2Fbe%2Flocations`);
  await page.getByRole('button', { name: 'Usa la passkey' }).click();
  await expect(page).toHaveURL(/\/be\/locations$/);

  // This browser has used one: its login offers it wherever it leads, and for as long as it asks for.
  await page.goto(`${site}/accessibility`);
  await page.evaluate(() => localStorage.removeItem('feria.session'));
  await page.goto(`${site}/login`);
  await page.getByRole('checkbox').check();
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/login/passkey'));
  await page.getByRole('button', { name: 'Usa la passkey' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ remember: true });
  await expect(page).toHaveURL(/\/be\//);
  await page.waitForLoadState('load');

  // The back office may just be storing a fresh login.
  await page.goto(`${site}/accessibility`);
  await page.evaluate(() => localStorage.removeItem('feria.session'));
  await page.goto(`${site}/login?backUrl=%2Fsecond-factor`);
  await logIn(page, email, 'it');
  await expect(page.getByLabel('Codice di recupero')).toBeVisible();
  await page.getByRole('button', { name: 'Usa la passkey' }).click();
  await page.getByRole('button', { name: 'Rimuovi la passkey «Telefono»' }).click();
  await page.getByLabel('Password attuale').fill(CHOSEN_PASSWORD);
  await expect(page.getByLabel('Codice di recupero')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Usa la passkey' }).click();
  await expect(page.getByText('La passkey è stata verificata.')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('main').getByRole('button', { name: 'Rimuovi la passkey «Telefono»' }).last().click();
  await expect(page.getByText('Telefono', { exact: true })).toBeHidden();
});

test('parents are offered no passkey at their login', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('main').getByRole('button', { name: 'Einloggen' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Passkey verwenden' })).toBeHidden();
});
