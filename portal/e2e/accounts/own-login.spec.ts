import type { APIRequestContext, Page } from '@playwright/test';
import type { ContentLanguage } from '@feria/shared/config';
import { serverMessage } from '@feria/shared/i18n/server';
import { generateSync } from 'otplib';
import { waitForMail } from '../../../shared/tools/e2e/app';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { confirmEmail } from '../../../shared/tools/e2e/database';
import { makeNewFamily, type Family } from '../../../shared/tools/e2e/families';
import { login, PASSWORD, post, signInWithSession } from '../../../shared/tools/e2e/session';
import { openFamily } from '../support/family';
import { expect, test } from '../support/test';

/* Whoever changes the own login is asked again (product/accounts.md#asked-again); a change is undone by the link of a mail (#undoing-a-change). */

const NEW_PASSWORD = 'wieder-mein-eigenes';
const FOREIGN_PASSWORD = 'anderes-wort-im-mai';

/** A code of an authenticator app; `later` half minutes from now, as no code counts twice. */
const codeOf = (secret: string, later = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 * later });

const authorized = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });

/** A family whose mails come in the language, with a confirmed address. */
async function someFamily(request: APIRequestContext, language: ContentLanguage): Promise<Family> {
  const family = await makeNewFamily(request, language);
  confirmEmail(family.email);
  return family;
}

/** Whoever has taken the account over sets another password. */
async function takeOver(request: APIRequestContext, { session }: Family): Promise<void> {
  const data = {
    current_password: PASSWORD,
    password: FOREIGN_PASSWORD,
    password_confirmation: FOREIGN_PASSWORD,
  };
  const answer = await request.put('/api/password', { data, ...authorized(session.token) });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Sets an authenticator app up through the API. @returns its secret */
async function addApp(request: APIRequestContext, { session }: Family): Promise<string> {
  const { token, secret } = await post<{ token: string; secret: string }>(
    ...([request, 'api/second-factor/app', { password: PASSWORD }] as const),
    { token: session.token, status: 200 },
  );
  const body = { token, code: codeOf(secret) };
  await post(request, 'api/second-factor/app/confirm', body, { token: session.token, status: 200 });
  return secret;
}

/** The path of a link in a mail. */
function linkIn(text: string | undefined, page: string): string {
  const link = new RegExp(`https?://[^\\s"<]+${page}\\?[^\\s"<]+`).exec(text ?? '')?.[0];
  const { pathname, search } = new URL(link ?? '');
  return pathname + search;
}

const mailOf = (language: ContentLanguage, key: 'password_changed' | 'second_factor' | 'restored') =>
  new RegExp(serverMessage(language, `mail.${key}_subject`));

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });

test('the link of the mail undoes the change of the password, and the owner sets a new one', async ({
  page,
  language,
  t,
}) => {
  const family = await someFamily(page.request, language);
  await takeOver(page.request, family);
  const mail = await waitForMail(family.email, mailOf(language, 'password_changed'));
  await page.goto(linkIn(mail.text, '/account/undo'));
  await expect(page.getByRole('heading', { level: 1, name: t('undo.title') })).toBeVisible();
  await expect(page.getByText(t('undo.what'))).toBeVisible();
  await expectNoViolations(page, { impact: 'minor' });
  // Looking at the page has changed nothing.
  await login(page.request, family.email, FOREIGN_PASSWORD);
  const submit = page.getByRole('button', { name: t('undo.submit'), exact: true });
  await submit.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(serverMessage(language, 'account_undo.done'));
  await expectNoViolations(page, { impact: 'minor' });

  const restored = await waitForMail(family.email, mailOf(language, 'restored'));
  await page.goto(linkIn(restored.text, '/password/reset'));
  await field(page, t('field.password_new')).fill(NEW_PASSWORD);
  await field(page, t('field.password_confirmation')).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: t('password.reset_submit') }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await login(page.request, family.email, NEW_PASSWORD);

  // Once more, it says that it was used.
  await page.goto(linkIn(mail.text, '/account/undo'));
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText(serverMessage(language, 'account_undo.used'));
  await expectNoViolations(page, { impact: 'minor' });
});

test('the login of the browser in which a change is undone ends too', async ({ page, language, t }) => {
  const family = await someFamily(page.request, language);
  await takeOver(page.request, family);
  const mail = await waitForMail(family.email, mailOf(language, 'password_changed'));
  await signInWithSession(page, family.session);
  await page.goto(linkIn(mail.text, '/account/undo'));
  await page.getByRole('button', { name: t('undo.submit'), exact: true }).click();
  await expect(page.getByText(serverMessage(language, 'account_undo.done'))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('password.to_login') })
    .click();
  await expect(page).toHaveURL(/\/login$/);
});

test('where a second factor would change, the password from before is asked for', async ({
  page,
  language,
  t,
}) => {
  const family = await someFamily(page.request, language);
  await addApp(page.request, family);
  const mail = await waitForMail(family.email, mailOf(language, 'second_factor'));
  await page.goto(linkIn(mail.text, '/account/undo'));
  const submit = page.getByRole('button', { name: t('undo.submit'), exact: true });
  const password = field(page, t('undo.password'));
  await expect(submit).toBeVisible();
  await expect(password).toHaveCount(0);
  await submit.click();
  await expect(password).toHaveAccessibleDescription(serverMessage(language, 'account_undo.ask_password'));
  await expect(password).toBeFocused();
  await expectNoViolations(page, { impact: 'minor' });
  await password.fill('falsch-falsch');
  await page.keyboard.press('Enter');
  await expect(password).toHaveAccessibleDescription(serverMessage(language, 'account_undo.wrong_password'));
  await password.fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(serverMessage(language, 'account_undo.done'));
});

test('a link that is not known, or broken, says so', async ({ page, language, t }) => {
  await page.goto('/account/undo?token=unknown');
  await page.getByRole('button', { name: t('undo.submit'), exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(serverMessage(language, 'account_undo.over'));
  await page.getByRole('link', { name: t('undo.leave') }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/account/undo');
  await expect(page.getByText(t('email.broken'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('undo.submit'), exact: true })).toHaveCount(0);
});

test('who has a second factor gives it too when the password is changed', async ({ page, language, t }) => {
  const family = await someFamily(page.request, language);
  const secret = await addApp(page.request, family);
  await signInWithSession(page, family.session);
  await openFamily(page, 'data');
  await page.getByRole('button', { name: t('family.change_password') }).click();
  const dialog = page.getByRole('dialog', { name: t('password.change_title') });
  const code = dialog.getByRole('textbox', { name: t('second_factor.code'), exact: true });
  await expect(code).toHaveAccessibleDescription(t('second_factor.confirm_code'));
  await dialog.getByRole('textbox', { name: t('field.password_current') }).fill(PASSWORD);
  await dialog.getByRole('textbox', { name: t('field.password_new') }).fill(NEW_PASSWORD);
  await dialog.getByRole('textbox', { name: t('field.password_confirmation') }).fill(NEW_PASSWORD);
  const save = dialog.getByRole('button', { name: t('action.save') });
  await save.click();
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription(t('field.required'));
  // The code of the set-up counts once.
  await code.fill('000 000');
  await save.click();
  await expect(code).toHaveAccessibleDescription(serverMessage(language, 'second_factor.wrong_code'));
  await expect(code).toBeFocused();
  await expectNoViolations(page, { impact: 'minor' });
  // Nothing that was typed is gone.
  await expect(dialog.getByRole('textbox', { name: t('field.password_new') })).toHaveValue(NEW_PASSWORD);
  await code.fill(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(t('password.changed'))).toBeVisible();
});

test('another app, and new recovery codes, want the present factor', async ({ page, language, t }) => {
  const family = await someFamily(page.request, language);
  const secret = await addApp(page.request, family);
  await signInWithSession(page, family.session);
  await page.goto('/second-factor');
  await page.getByRole('button', { name: t('second_factor.codes_renew') }).click();
  const code = field(page, t('second_factor.code'));
  await expect(code).toBeVisible();
  await field(page, t('field.password_current')).fill('falsch-falsch');
  await code.fill(codeOf(secret, 1));
  const renew = page.getByRole('button', { name: t('second_factor.codes_renew') });
  await renew.click();
  await expect(field(page, t('field.password_current'))).toHaveAccessibleDescription(
    serverMessage(language, 'validation.current_password'),
  );
  await expect(code).toHaveValue(codeOf(secret, 1));
  await expectNoViolations(page, { impact: 'minor' });
  await field(page, t('field.password_current')).fill(PASSWORD);
  await renew.click();
  await expect(page.getByRole('heading', { name: t('second_factor.codes_title') })).toBeVisible();
});
