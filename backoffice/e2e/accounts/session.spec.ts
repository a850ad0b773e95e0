import { expect, test, type Page } from '@playwright/test';
import { RELOADED_KEY } from '@feria/shared/browser/reload';
import { SESSION_KEY, SIGNED_OUT_KEY } from '@feria/shared/browser/session';
import { generateSync } from 'otplib';
import { demoAccounts, demoPassword } from '../../../shared/tools/e2e/app';
import { addPasskeyDevice } from '../../../shared/tools/e2e/passkeys';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { post, signInWithSession } from '../../../shared/tools/e2e/session';
import { CHOSEN_PASSWORD, menuEntry, signIn, staffSession, unique } from '../support/office';

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

/** Ends the session of a page behind its back, as two hours without a page do. */
async function endSession(page: Page): Promise<void> {
  await page.evaluate((key) => {
    localStorage.setItem(key, JSON.stringify({ token: 'ended', expires_at: '2020-01-01T00:00:00Z' }));
  }, SESSION_KEY);
}

const WORDS = {
  de: {
    title: 'Ihre Sitzung ist abgelaufen',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    login: 'Einloggen',
    save: 'Speichern',
    required: 'Pflichtfeld',
    why: 'Ihre Sitzung ist abgelaufen. Bitte loggen Sie sich noch einmal ein.',
  },
  it: {
    title: 'La Sua sessione è scaduta',
    email: 'Indirizzo e-mail',
    password: 'Password',
    login: 'Accedi',
    save: 'Salva',
    required: 'Campo obbligatorio',
    why: 'La sessione è scaduta. Acceda di nuovo.',
  },
} as const;

/** The dialog that asks for the login on top of a page. */
const loginOnTop = (page: Page, lang: 'de' | 'it' = 'de') =>
  page.getByRole('dialog', { name: WORDS[lang].title });

async function logInOnTop(page: Page, password: string, lang: 'de' | 'it' = 'de'): Promise<void> {
  await loginOnTop(page, lang).getByLabel(WORDS[lang].password).fill(password);
  await page.keyboard.press('Enter');
}

test('a page that is opened with a session that has ended waits for the login on top', async ({ page }) => {
  await signIn(page);
  await page.goto('/be/locations');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await endSession(page);
  await menuEntry(page, 'Projekttypen').click();
  await expect(loginOnTop(page)).toBeVisible();
  // Neither Escape nor a click beside it is an answer.
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await logInOnTop(page, demoPassword);
  await expect(loginOnTop(page)).toBeHidden();
  await expect(page).toHaveURL(/\/be\/courseType$/);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

for (const [lang, width] of [
  ['de', 1280],
  ['it', 360],
] as const) {
  test(`a form whose session has ended stays, and is saved after the login on top (${lang}, ${width} px)`, async ({
    page,
  }, info) => {
    const words = WORDS[lang];
    await page.setViewportSize({ width, height: 740 });
    await signIn(page, 'admin', lang);
    const statuses: number[] = [];
    page.on('response', (answer) => {
      const isSave = answer.request().method() === 'POST' && answer.url().endsWith('/api/location');
      if (isSave) statuses.push(answer.status());
    });
    await page.goto('/be/locations/create');
    const names = page.getByRole('textbox', { name: /^(Name|Nome)/ });
    const name = unique('Wiese');
    await names.first().fill(name);
    await names.nth(1).fill(`${name} it`);
    await endSession(page);
    await page.getByRole('button', { name: words.save }).click();
    const dialog = loginOnTop(page, lang);
    await expect(dialog.getByLabel(words.password)).toBeFocused();
    await expect(dialog.getByLabel(words.email)).toHaveValue(demoAccounts.admin);
    await expectNoViolations(page);
    await page.screenshot({ path: info.outputPath(`login-on-top-${lang}.png`) });

    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel(words.password)).toHaveAccessibleDescription(words.required);
    await logInOnTop(page, 'falsch-falsch', lang);
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expectNoViolations(page);
    expect(statuses).toEqual([401]);
    await logInOnTop(page, demoPassword, lang);
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/be\/locations(\?|$)/);
    // Saved once, by the call that was refused for its session.
    expect(statuses).toEqual([401, 201]);
    const { total } = await page.evaluate(
      async ([key, search]) => {
        const { token } = JSON.parse(localStorage.getItem(key) ?? '') as { token: string };
        const answer = await fetch(`/api/location?search=${encodeURIComponent(search)}`, {
          headers: { Authorization: `Bearer ${token}` },
        });
        return ((await answer.json()) as { meta: { total: number } }).meta;
      },
      [SESSION_KEY, name] as const,
    );
    expect(total).toBe(1);
  });

  test(`the login page says why it is shown where the dialog cannot be (${lang})`, async ({ page }) => {
    await signIn(page, 'admin', lang);
    await page.goto('/be/locations');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await page.route(/login-dialog/, (route) => route.abort());
    await endSession(page);
    await page.reload();
    await expect(page).toHaveURL(/\/login\?backUrl=%2Fbe%2Flocations&ended$/);
    await expect(page.getByText(WORDS[lang].why)).toBeVisible();
  });
}

test('where the dialog cannot be loaded, a form stays and says what to do', async ({ page }) => {
  await signIn(page);
  await page.goto('/be/locations/create');
  await page.getByLabel('Name (Deutsch)').fill('Wiese');
  await page.getByLabel('Name (Italienisch)').fill('Prato');
  // The page is not loaded again for a new version: it was, a moment ago.
  await page.evaluate((key) => sessionStorage.setItem(key, String(Date.now())), RELOADED_KEY);
  await page.route(/login-dialog/, (route) => route.abort());
  await endSession(page);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Loggen Sie sich in einem neuen Tab ein')).toBeVisible();
  await expect(page.getByLabel('Name (Deutsch)')).toHaveValue('Wiese');
});

test('somebody else who logs in on top finds nothing of what was typed, and sends nothing of it', async ({
  page,
}) => {
  const other = await staffSession(page, ['location.index', 'location.create']);
  await signIn(page);
  await page.goto('/be/locations/create');
  await page.getByLabel('Name (Deutsch)').fill('Geheime Wiese');
  await page.getByLabel('Name (Italienisch)').fill('Prato segreto');
  const saves: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().endsWith('/api/location')) saves.push(sent.url());
  });
  await endSession(page);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await loginOnTop(page).getByLabel('E-Mail-Adresse').fill(other.email);
  await logInOnTop(page, CHOSEN_PASSWORD);
  await expect(page.getByRole('banner')).toContainText('Neu Hier');
  await expect(page).not.toHaveURL(/create/);
  expect(saves).toHaveLength(1);
  await page.goto('/be/locations/create');
  await expect(page.getByLabel('Name (Deutsch)')).toHaveValue('');
  await expect(page.getByText(/sind noch da/)).toHaveCount(0);
});

test('who has a second factor gives it on top too', async ({ page }) => {
  const { email, session } = await staffSession(page, ['location.index']);
  const as = { token: session.token, status: 200 };
  const begun = await post<{ token: string; secret: string }>(
    page.request,
    'api/second-factor/app',
    { password: CHOSEN_PASSWORD },
    as,
  );
  const code = (later: number) =>
    generateSync({ secret: begun.secret, epoch: Math.floor(Date.now() / 1000) + 30 * later });
  const confirmed = { token: begun.token, code: code(0) };
  await post(page.request, 'api/second-factor/app/confirm', confirmed, as);
  await signInWithSession(page, session, 'de');
  await page.goto('/be/locations');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await endSession(page);
  await page.getByRole('columnheader', { name: 'Name' }).first().getByRole('button').first().click();
  const dialog = loginOnTop(page);
  await expect(dialog.getByLabel('E-Mail-Adresse')).toHaveValue(email);
  await logInOnTop(page, CHOSEN_PASSWORD);
  const field = dialog.getByLabel('Code');
  await expect(field).toBeFocused();
  await field.fill('000000');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(/falsch oder wurde schon verwendet/);
  await expectNoViolations(page);
  await field.fill(code(1));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('a passkey logs in on top', async ({ page, baseURL }) => {
  // Passkeys belong to a domain, and 127.0.0.1 is none.
  const site = baseURL!.replace('127.0.0.1', 'localhost');
  const { session } = await staffSession(page, ['location.index']);
  await signInWithSession(page, session, 'de');
  await addPasskeyDevice(page);
  await page.goto(`${site}/second-factor`);
  await page.getByRole('button', { name: 'Passkey hinzufügen' }).click();
  await page.getByLabel('Name des Geräts').fill('Laptop');
  await page.getByLabel('Aktuelles Passwort').fill(CHOSEN_PASSWORD);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await page.getByRole('button', { name: 'Ich habe sie aufbewahrt' }).click();
  await page.goto(`${site}/be/locations`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await endSession(page);
  await page.getByRole('columnheader', { name: 'Name' }).first().getByRole('button').first().click();
  await loginOnTop(page).getByRole('button', { name: 'Mit Passkey einloggen' }).click();
  await expect(loginOnTop(page)).toBeHidden();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('a login in another tab does for this one, a logout there ends it here too', async ({
  page,
  context,
}) => {
  const { session } = await staffSession(page, ['location.index', 'location.create']);
  await signInWithSession(page, session, 'de');
  await page.goto('/be/locations/create');
  const login = await page.evaluate((key) => localStorage.getItem(key) ?? '', SESSION_KEY);
  await page.getByLabel('Name (Deutsch)').fill('Wiese');
  const other = await context.newPage();
  await other.goto('/imprint');
  // The session ends while the other tab is looked at: it is asked for here, without a call of this page.
  await other.evaluate((key) => localStorage.removeItem(key), SESSION_KEY);
  await expect(loginOnTop(page)).toBeVisible();
  await other.evaluate(([key, value]) => localStorage.setItem(key, value), [SESSION_KEY, login] as const);
  await expect(loginOnTop(page)).toBeHidden();
  await expect(page.getByLabel('Name (Deutsch)')).toHaveValue('Wiese');

  await other.evaluate(
    ([key, note]) => {
      localStorage.setItem(note, String(Date.now()));
      localStorage.removeItem(key);
    },
    [SESSION_KEY, SIGNED_OUT_KEY] as const,
  );
  await expect(page).toHaveURL(/\/login\?backUrl=/);
});

test('a search whose session has ended goes on after the login on top', async ({ page }) => {
  await signIn(page);
  await page.goto('/be/locations/create');
  await page.getByLabel('Name (Deutsch)').fill('Wiese');
  await endSession(page);
  await page.getByRole('button', { name: 'Überall suchen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Überall suchen' });
  await dialog.getByRole('combobox').fill('Wiese');
  await logInOnTop(page, demoPassword);
  await expect(loginOnTop(page)).toBeHidden();
  await expect(dialog.getByText(/Nichts gefunden|Treffer/).first()).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Name (Deutsch)')).toHaveValue('Wiese');
});

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
