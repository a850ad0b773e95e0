import type { Locator, Page } from '@playwright/test';
import type { ContentLanguage } from '@feria/shared/config';
import { serverMessage, type ServerMessageKey } from '@feria/shared/i18n/server';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeChild, makeFamily, parentInput } from '../../../shared/tools/e2e/families';
import { makeProject, summerWeek } from '../../../shared/tools/e2e/projects';
import { PASSWORD, signInWithSession } from '../../../shared/tools/e2e/session';
import { openFamily } from '../support/family';
import { SignUp } from '../support/sign-up';
import { expect, test, translator } from '../support/test';

const otherThan = (language: ContentLanguage): ContentLanguage => (language === 'de' ? 'it' : 'de');

/** The fields of the page, by their names in the HTML: their labels change. */
const input = (page: Page, name: string): Locator => page.locator(`input[name=${name}]`);

async function changeLanguage(page: Page | Locator, to: ContentLanguage): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${to.toUpperCase()}`) }).click();
}

test('messages of the page and of the server follow when the language is changed', async ({
  page,
  language,
}) => {
  const other = otherThan(language);
  const family = await makeFamily(page.request);
  await page.goto('/register');
  for (const [name, value] of Object.entries(parentInput()))
    if (name !== 'language' && name !== 'password_confirmation') await input(page, name).fill(String(value));
  await input(page, 'email').fill(family.email);
  await input(page, 'tax').fill(family.tax);
  await input(page, 'phone').fill('abc');
  await page.getByRole('button', { name: translator(language)('register.submit') }).click();
  const expectAll = (texts: Record<string, string | RegExp>): Promise<void[]> =>
    Promise.all(
      Object.entries(texts).map(([name, text]) =>
        expect(input(page, name)).toHaveAccessibleDescription(text),
      ),
    );
  await expectAll({ phone: translator(language)('field.phone_invalid') });
  await changeLanguage(page, other);
  await expectAll({ phone: translator(other)('field.phone_invalid') });

  await input(page, 'phone').fill('+39 0471 000111');
  await page.getByRole('button', { name: translator(other)('register.submit') }).click();
  const of = (lang: ContentLanguage) => ({
    email: serverMessage(lang, 'validation.email_taken'),
    tax: lang === 'it' ? /rivolg.*ufficio/i : /wenden Sie sich an das Büro/,
  });
  await expectAll(of(other));
  await changeLanguage(page, language);
  await expectAll(of(language));
  await expect(page.getByRole('alert').first()).toHaveText(translator(language)('error.field'));
});

test('answers that stand on a page follow too', async ({ page, language }) => {
  const other = otherThan(language);
  const family = await makeFamily(page.request);
  const said = (lang: ContentLanguage, key: ServerMessageKey): string => serverMessage(lang, key);
  await page.goto('/password/forgot');
  await input(page, 'email').fill(family.email);
  await page.getByRole('button', { name: translator(language)('password.forgot_submit') }).click();
  await expect(page.getByRole('alert')).toContainText(said(language, 'password.link_sent'));
  await changeLanguage(page, other);
  await expect(page.getByRole('alert')).toContainText(said(other, 'password.link_sent'));

  await page.goto('/login');
  await input(page, 'email').fill(family.email);
  await input(page, 'password').fill('nicht-das-passwort');
  await page
    .getByRole('main')
    .getByRole('button', { name: translator(other)('login.submit'), exact: true })
    .click();
  await expect(page.getByRole('alert')).toHaveText(said(other, 'error.invalid_credentials'));
  await changeLanguage(page, language);
  await expect(page.getByRole('alert')).toHaveText(said(language, 'error.invalid_credentials'));
});

test('a change of the language inside the sign-up asks for nothing', async ({ page }) => {
  const [de, it] = [translator('de'), translator('it')];
  const family = await makeFamily(page.request, 'de');
  await makeChild(page.request, family, 'Ida');
  const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
  await signInWithSession(page, family.session, 'de');
  const signUp = new SignUp(page, de, (n) => `Woche ${n}`, project);
  await signUp.open();
  await expect(signUp.child('Ida')).toBeVisible();
  await changeLanguage(signUp.dialog, 'it');
  const submit = signUp.dialog.getByRole('button', { name: it('signup.submit'), exact: true });
  await expect(submit).toBeVisible();
  // The question would have to be loaded: it does not come then, nor when the booking is left.
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(signUp.dialog).toBeHidden();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  // It does where the language is changed by itself.
  await changeLanguage(page, 'de');
  await changeLanguage(page, 'it');
  await expect(page.getByRole('alertdialog')).toHaveCount(1);
});

test('the language can be changed inside the sign-up, and its messages follow', async ({
  page,
  language,
  t,
  week,
}) => {
  const other = otherThan(language);
  const family = await makeFamily(page.request);
  await makeChild(page.request, family, 'Ida');
  const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
  await signInWithSession(page, family.session);
  const signUp = new SignUp(page, t, week, project);
  await signUp.open();
  await signUp.fill('Ida');
  await signUp.contact1.fill('abc');
  await signUp.submit.click();
  await expect(signUp.contact1).toHaveAccessibleDescription(t('field.phone_invalid'));
  await signUp.contact1.fill('+39 333 1234567');
  await signUp.comment.fill('x'.repeat(5_000));
  await signUp.send();
  await signUp.dismiss();
  const comment = signUp.dialog.locator('#comment');
  await expect(comment).toHaveAccessibleDescription(
    serverMessage(language, 'validation.too_long', { max: 2_000 }),
  );
  await changeLanguage(signUp.dialog, other);
  await expect(comment).toHaveAccessibleDescription(
    serverMessage(other, 'validation.too_long', { max: 2_000 }),
  );
  await expect(comment).toHaveValue('x'.repeat(5_000));
});

test('a parent who changes the language of the page is asked about that of the mails', async ({ page }) => {
  const mails = { chosen: 'italiano', present: 'tedesco' };
  const [de, it] = [translator('de'), translator('it')];
  const family = await makeFamily(page.request, 'de');
  await signInWithSession(page, family.session, 'de');
  await openFamily(page, 'data');
  const own = page.getByRole('region', { name: /^(Meine Daten|I miei dati)$/ });
  await expect(own).toContainText(de('common.lang.de'));
  await changeLanguage(page, 'it');
  const question = page.getByRole('alertdialog', { name: it('mail_language.title', mails) });
  await expect(question).toHaveAccessibleDescription(it('mail_language.question', mails));
  await expectNoViolations(page, { impact: 'minor' });
  await question.getByRole('button', { name: it('mail_language.no', mails) }).click();
  await expect(own).toContainText(it('common.lang.de'));

  // Not asked again in this tab, nor when the page speaks as the mails do.
  await changeLanguage(page, 'de');
  await changeLanguage(page, 'it');
  await expect(page.getByRole('heading', { level: 1, name: it('family.title') })).toBeVisible();
  await expect(question).toBeHidden();

  await page.evaluate(() => sessionStorage.removeItem('feria.mail-language-declined'));
  await changeLanguage(page, 'de');
  await changeLanguage(page, 'it');
  await page.route('**/api/my-family/parent', (route) => route.abort());
  await question.getByRole('button', { name: it('mail_language.yes', mails) }).click();
  await expect(question.getByRole('alert')).toHaveText(it('error.offline'));
  await page.unroute('**/api/my-family/parent');
  await question.getByRole('button', { name: it('mail_language.yes', mails) }).click();
  await expect(page.getByText(it('mail_language.done', mails))).toBeVisible();
  await expect(own).toContainText(it('common.lang.it'));
  const { data } = (await (
    await page.request.get('/api/userdata', {
      headers: { Authorization: `Bearer ${family.session.token}` },
    })
  ).json()) as { data: { lang: string } };
  expect(data.lang).toBe('it');
});

test('a parent who has chosen no language reads that of the account, from the login on', async ({
  page,
  language,
}) => {
  const other = otherThan(language);
  const family = await makeFamily(page.request, other);
  const html = page.locator('html');
  await page.goto('/login');
  await expect(html).toHaveAttribute('lang', language);
  await input(page, 'email').fill(family.email);
  await input(page, 'password').fill(PASSWORD);
  await page.locator('main form button[type=submit]').click();
  await expect(
    page.getByRole('heading', { level: 1, name: translator(other)('family.title') }),
  ).toBeVisible();
  await expect(html).toHaveAttribute('lang', other);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  // Opened again, it is in that language from the first text on.
  await page.route('**/api/userdata', (route) => route.abort());
  await page.reload();
  await expect(html).toHaveAttribute('lang', other);
  await page.unroute('**/api/userdata');

  await page.reload();
  await changeLanguage(page, language);
  await expect(html).toHaveAttribute('lang', language);
  const loaded = page.waitForResponse('**/api/userdata');
  await page.reload();
  await loaded;
  await page.waitForLoadState('networkidle');
  await expect(html).toHaveAttribute('lang', language);
});

test('a visitor is asked nothing', async ({ page, language }) => {
  await page.goto('/login');
  await changeLanguage(page, otherThan(language));
  await expect(page.locator('html')).toHaveAttribute('lang', otherThan(language));
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});
