import type { Page } from '@playwright/test';
import { SESSION_KEY } from '@feria/shared/browser/session';
import { serverMessage } from '@feria/shared/i18n/server';
import { demoAccounts, demoPassword, uniqueEmail, waitForMail } from '../../../shared/tools/e2e/app';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeFamily } from '../../../shared/tools/e2e/families';
import { login, logOut, PASSWORD, signInWithSession } from '../../../shared/tools/e2e/session';
import { makeTaxCode } from '../../../shared/tools/e2e/tax-code';
import { openFamily } from '../support/family';
import { fillRegistration } from '../support/registration';
import { CORE_PHONE, expect, test, type Translate } from '../support/test';

function field(page: Page, label: string) {
  return page.getByRole('textbox', { name: label, exact: true });
}

async function logIn(page: Page, t: Translate, email: string, password: string): Promise<void> {
  await field(page, t('field.email')).fill(email);
  await field(page, t('field.password')).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('login.submit'), exact: true })
    .click();
}

test.describe('login', () => {
  test('says that it was wrong and keeps the address', async ({ page, t }) => {
    await page.goto('/login');
    await logIn(page, t, demoAccounts.family, 'nicht-das-passwort');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(field(page, t('field.email'))).toHaveValue(demoAccounts.family);
    await expect(field(page, t('field.password'))).toHaveValue('');
    await expectNoViolations(page, { impact: 'minor' });
  });

  test('requires both fields and a valid address', async ({ page, t }) => {
    await page.goto('/login');
    const submit = page.getByRole('main').getByRole('button', { name: t('login.submit'), exact: true });
    await submit.click();
    await expect(field(page, t('field.email'))).toBeFocused();
    await expect(field(page, t('field.email'))).toHaveAccessibleDescription(t('field.required'));
    await expect(field(page, t('field.password'))).toHaveAccessibleDescription(t('field.required'));
    await field(page, t('field.email')).fill('kein-at-zeichen');
    await submit.click();
    await expect(field(page, t('field.email'))).toHaveAccessibleDescription(t('field.email_invalid'));
  });

  test('leads on to a new account, a forgotten password and the start page', async ({ page, t }) => {
    await page.goto('/login');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: t('login.register') })).toHaveAttribute('href', '/register');
    await expect(main.getByRole('link', { name: t('login.forgot') })).toHaveAttribute(
      'href',
      '/password/forgot',
    );
    await main.getByRole('link', { name: t('login.start') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('projects.hero') })).toBeVisible();
  });

  test(
    'leads parents to their family, and from there a visitor back to it',
    CORE_PHONE,
    async ({ page, t }) => {
      const family = await makeFamily(page.request);
      await page.goto('/my-family');
      await expect(page).toHaveURL(/\/login$/);
      await logIn(page, t, family.email, PASSWORD);
      await expect(page).toHaveURL(/\/my-family$/);
      await page.getByRole('button', { name: t('app.logout') }).click();
      await expect(page).toHaveURL(/\/$/);
      await expect(page.getByRole('link', { name: t('app.login') })).toBeVisible();
      await expect(page.getByText(t('app.signed_out'))).toBeVisible();
    },
  );

  test('and the other pages for visitors are closed to whoever is logged in', async ({ page }) => {
    const family = await makeFamily(page.request);
    await signInWithSession(page, family.session);
    for (const path of ['/login', '/register', '/password/forgot', '/password/reset']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/my-family$/);
    }
  });

  test('leads staff to the back office', async ({ page, t }) => {
    await page.goto('/login');
    await logIn(page, t, demoAccounts.office, demoPassword);
    await expect(page).toHaveURL(/\/be\/?/);
  });

  test('leads to the page that asked for it, on this site only', async ({ page, t }) => {
    const family = await makeFamily(page.request);
    await page.goto(`/login?backUrl=${encodeURIComponent('/?type=all')}`);
    await logIn(page, t, family.email, PASSWORD);
    await expect(page).toHaveURL(/\/\?type=all$/);
    for (const elsewhere of [
      'https://example.org/',
      '//example.org',
      '/\\example.org',
      '/.//example.org/x',
      '/%2e//example.org/x',
    ]) {
      await page.goto(`/login?backUrl=${encodeURIComponent(elsewhere)}`);
      await expect(page).toHaveURL(/\/my-family$/);
    }
  });

  test('is asked for once when the session has ended, and comes back', async ({ page, t }) => {
    const family = await makeFamily(page.request);
    await signInWithSession(page, family.session);
    await logOut(page.request, family);
    await page.goto('/my-family?childEditId=new');
    await expect(page.getByText(t('error.session'))).toBeVisible();
    expect(await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY)).toBeNull();
    await logIn(page, t, family.email, PASSWORD);
    await expect(page).toHaveURL(/\/my-family\?childEditId=new$/);
    await expect(page.getByRole('dialog', { name: t('family.child_add_title') })).toBeVisible();
  });
});

test('the session is refreshed every half hour', async ({ page, t }) => {
  const family = await makeFamily(page.request);
  await page.clock.install();
  await signInWithSession(page, family.session);
  await page.goto('/my-family');
  await expect(page.getByRole('heading', { level: 1, name: t('family.title') })).toBeVisible();
  const refreshed = page.waitForResponse('**/api/refresh');
  await page.clock.fastForward('30:01');
  const { data } = (await (await refreshed).json()) as { data: { token: string } };
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), SESSION_KEY))
    .toContain(data.token);
});

test.describe('registration', () => {
  test("puts the server's messages at their fields", async ({ page, t }) => {
    const taken = await makeFamily(page.request);
    await page.goto('/register');
    await fillRegistration(page, t, { email: taken.email });
    await page.getByRole('button', { name: t('register.submit') }).click();
    await expect(field(page, t('field.email'))).toBeFocused();
    await expect(field(page, t('field.email'))).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('alert')).toContainText(t('error.field'));
    await expectNoViolations(page, { impact: 'minor' });
    // Nothing that was typed is gone.
    await field(page, t('field.email')).fill(uniqueEmail('neu'));
    await page.getByRole('button', { name: t('register.submit') }).click();
    await expect(page).toHaveURL(/\/my-family$/);
    await expect(page.getByText(t('register.welcome'))).toBeVisible();
  });

  test('refuses an invalid tax code before anything is sent', async ({ page, t }) => {
    let sent = 0;
    await page.route('**/api/register', async (route) => {
      sent += 1;
      await route.continue();
    });
    const { tax } = makeTaxCode({ year: 1980 });
    const wrong = tax.slice(0, 15) + (tax.endsWith('A') ? 'B' : 'A');
    await page.goto('/register');
    await fillRegistration(page, t, { tax: wrong });
    await expect(field(page, t('field.tax'))).toHaveAccessibleDescription(t('field.tax_invalid'));
    await expect(field(page, t('field.birth'))).toHaveValue('');
    await field(page, t('field.password')).fill('kurz');
    const submit = page.getByRole('button', { name: t('register.submit') });
    const popup = page.getByRole('alertdialog', { name: t('error.title') });
    await submit.click();
    await popup.getByRole('button', { name: t('action.close') }).click();
    await expect(field(page, t('field.password'))).toHaveAccessibleDescription(
      t('field.password_short', { min: 10 }),
    );
    await field(page, t('field.password')).fill(PASSWORD);
    await submit.click();
    await expect(popup).toContainText(t('field.tax_invalid'));
    await expectNoViolations(page, { impact: 'minor' });
    await popup.getByRole('button', { name: t('action.close') }).click();
    await expect(field(page, t('field.tax'))).toBeFocused();
    expect(sent).toBe(0);
  });
});

test.describe('password', () => {
  test('that is forgotten is reset by the link of a mail', async ({ page, language, t }) => {
    const family = await makeFamily(page.request);
    await page.goto('/login');
    await page.getByRole('link', { name: t('login.forgot') }).click();
    await field(page, t('field.email')).fill(family.email);
    await page.getByRole('button', { name: t('password.forgot_submit') }).click();
    await expect(page.getByRole('alert')).toContainText(t('password.forgot_sent'));
    await expectNoViolations(page, { impact: 'minor' });

    // Asked for again at once, the server asks for patience.
    await page.reload();
    await field(page, t('field.email')).fill(family.email);
    await page.getByRole('button', { name: t('password.forgot_submit') }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page.getByRole('button', { name: t('password.forgot_submit') })).toBeVisible();

    const mail = await waitForMail(family.email, /passwor/i);
    const link = /https?:\/\/[^\s"<]+\/password\/reset\?[^\s"<]+/.exec(mail.text ?? '')?.[0];
    const { pathname, search } = new URL(link ?? '');
    await page.goto(pathname + search);
    await expect(page.getByText(t('password.reset_intro', { email: family.email }))).toBeVisible();
    await field(page, t('field.password_new')).fill('noch-ein-langes-passwort');
    await field(page, t('field.password_confirmation')).fill('anders');
    await field(page, t('field.password_confirmation')).blur();
    await expect(field(page, t('field.password_confirmation'))).toHaveAccessibleDescription(
      t('field.password_differs'),
    );
    await field(page, t('field.password_confirmation')).fill('noch-ein-langes-passwort');
    await page.getByRole('button', { name: t('password.reset_submit') }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByRole('link', { name: t('password.to_login') }).click();

    // Once more: the link says that it is over before anybody types a password.
    await page.goto(pathname + search);
    const refusal = serverMessage(language, 'password.already_reset');
    await expect(page.getByRole('alert')).toHaveText(refusal);
    await expect(field(page, t('field.password_new'))).toHaveCount(0);
    await expectNoViolations(page, { impact: 'minor' });
    await page.getByRole('link', { name: t('password.reset_again') }).click();
    await expect(field(page, t('field.email'))).toHaveValue(family.email);

    await page.goto('/login');
    await logIn(page, t, family.email, 'noch-ein-langes-passwort');
    await expect(page).toHaveURL(/\/my-family$/);
  });

  test('cannot be asked for by a stranger, nor set by a link that is worn out', async ({ page, t }) => {
    await page.goto('/password/forgot');
    await field(page, t('field.email')).fill(uniqueEmail('niemand'));
    await page.getByRole('button', { name: t('password.forgot_submit') }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();

    await page.goto(`/password/reset?email=${demoAccounts.family}&token=${'0'.repeat(64)}`);
    await expect(page.getByRole('link', { name: t('password.reset_again') })).toBeVisible();
    await expect(field(page, t('field.password_new'))).toHaveCount(0);

    // Whether it is good cannot be asked: the form is there, and says it in the end.
    await page.route('**/api/password/reset/check', (route) => route.abort());
    await page.reload();
    await field(page, t('field.password_new')).fill(PASSWORD);
    await field(page, t('field.password_confirmation')).fill(PASSWORD);
    await page.getByRole('button', { name: t('password.reset_submit') }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectNoViolations(page, { impact: 'minor' });

    await page.goto('/password/reset');
    await expect(page.getByRole('alert')).toContainText(t('password.reset_broken'));
  });

  test('can be changed in my family, and the login goes on', async ({ page, t }) => {
    const family = await makeFamily(page.request);
    await signInWithSession(page, family.session);
    await openFamily(page, 'data');
    const opener = page.getByRole('button', { name: t('family.change_password') });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: t('password.change_title') });
    const current = dialog.getByRole('textbox', { name: t('field.password_current') });
    await current.fill('falsch-falsch');
    await dialog.getByRole('textbox', { name: t('field.password_new') }).fill('das-neue-passwort');
    await dialog.getByRole('textbox', { name: t('field.password_confirmation') }).fill('das-neue-passwort');
    await dialog.getByRole('button', { name: t('action.save') }).click();
    await expect(current).toHaveAttribute('aria-invalid', 'true');
    await expectNoViolations(page, { impact: 'minor' });
    await current.fill(PASSWORD);
    await dialog.getByRole('button', { name: t('action.save') }).click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: t('family.title') })).toBeVisible();
    await login(page.request, family.email, 'das-neue-passwort');
  });

  test('that staff gave must be changed before anything else', async ({ page, t }) => {
    const family = await makeFamily(page.request);
    await signInWithSession(page, family.session);
    let isForced = true;
    await page.route('**/api/userdata', async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { data: { password_change_required: boolean } };
      body.data.password_change_required = isForced;
      await route.fulfill({ response, json: body });
    });
    await page.route('**/api/password', async (route) => {
      isForced = false;
      await route.continue();
    });
    await page.goto('/my-family');
    await expect(page.getByText(t('password.change_forced'))).toBeVisible();
    await expectNoViolations(page, { impact: 'minor' });
    await field(page, t('field.password_current')).fill(PASSWORD);
    await field(page, t('field.password_new')).fill('jetzt-mein-eigenes');
    await field(page, t('field.password_confirmation')).fill('jetzt-mein-eigenes');
    await page.getByRole('button', { name: t('password.change_submit') }).click();
    await expect(page).toHaveURL(/\/my-family$/);
    await expect(page.getByRole('heading', { level: 1, name: t('family.title') })).toBeVisible();
  });
});
