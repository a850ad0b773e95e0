import type { Page } from '@playwright/test';
import type { PortalLanguage } from '@feria/shared/config';
import { serverMessage } from '@feria/shared/i18n/server';
import { API } from '@feria/shared/routes';
import { mailsTo, waitForMail, waitForMails } from '../../../shared/tools/e2e/app';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeChild, makeNewFamily, parentInput } from '../../../shared/tools/e2e/families';
import { makeProject, summerWeek } from '../../../shared/tools/e2e/projects';
import { PASSWORD, post, signInWithSession } from '../../../shared/tools/e2e/session';
import { confirmEmail, registeredHoursAgo } from '../../../shared/tools/e2e/database';
import { SignUp } from '../support/sign-up';
import { CORE_WIDE, expect, test, type Translate } from '../support/test';

const SUBJECT = { de: /^E-Mail-Adresse bestätigen$/, it: /^Conferma dell’indirizzo e-mail$/ } as const;

/** What the server says of a confirmation. */
function said(
  language: PortalLanguage,
  what: 'done' | 'already' | 'sent' | 'recently_sent' | 'unknown',
): string {
  return serverMessage(language, `email_confirmation.${what}`);
}

/** The path of the link in a mail. */
function linkOf(text: string | undefined): string {
  const link = /https?:\/\/[^\s"<]+\/email\/confirm\?[^\s"<]+/.exec(text ?? '')?.[0];
  const { pathname, search } = new URL(link ?? '');
  return pathname + search;
}

/** The notice above every page. */
function banner(page: Page, t: Translate) {
  return page.getByRole('region', { name: t('email.title') });
}

test(
  'a new account confirms its address by the link of the mail, and the notice above every page goes',
  CORE_WIDE,
  async ({ page, language, t }) => {
    const input = parentInput();
    const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
    await page.goto('/register');
    await field(t('field.first_name')).fill(input.first_name);
    await field(t('field.last_name')).fill(input.last_name);
    await field(t('field.tax')).fill(input.tax);
    await field(t('field.address')).fill(input.address);
    await field(t('field.email')).fill(input.email);
    await field(t('field.password')).fill(PASSWORD);
    await page.getByRole('button', { name: t('register.submit') }).click();

    await expect(page.getByRole('heading', { level: 1, name: t('family.title') })).toBeVisible();
    await expect(banner(page, t)).toContainText(input.email);
    await expectNoViolations(page, { impact: 'minor' });
    await page.goto('/');
    await expect(banner(page, t)).toContainText(input.email);

    const mail = await waitForMail(input.email, SUBJECT[language]);
    await page.goto(linkOf(mail.text));
    await expect(banner(page, t)).toBeHidden();
    const submit = page.getByRole('button', { name: t('email.submit') });
    await submit.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(said(language, 'done'));
    await expectNoViolations(page, { impact: 'minor' });
    await page
      .getByRole('main')
      .getByRole('link', { name: t('app.my_family') })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: t('family.title') })).toBeVisible();
    await expect(banner(page, t)).toBeHidden();

    // Used once more, it says that there is nothing left to do.
    await page.goto(linkOf(mail.text));
    await submit.click();
    await expect(page.getByRole('alert')).toHaveText(said(language, 'already'));
    await expect(page.getByRole('button', { name: t('email.again') })).toBeHidden();
  },
);

test('whoever is not logged in confirms too, and comes to the login', async ({ page, language, t }) => {
  const family = await makeNewFamily(page.request, language);
  const mail = await waitForMail(family.email, SUBJECT[language]);
  await page.goto(linkOf(mail.text));
  await page.getByRole('button', { name: t('email.submit') }).click();
  await expect(page.getByRole('alert')).toHaveText(said(language, 'done'));
  await page.getByRole('link', { name: t('password.to_login') }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('a link that is not known says so and offers a new one', async ({ page, language, t }) => {
  await page.goto('/email/confirm?token=unknown');
  await page.getByRole('button', { name: t('email.submit') }).click();
  await expect(page.getByRole('alert')).toHaveText(said(language, 'unknown'));
  await expect(page.getByRole('link', { name: t('password.to_login') })).toBeVisible();
  await expect(page.getByRole('button', { name: t('email.again') })).toBeHidden();
  await expectNoViolations(page, { impact: 'minor' });

  const family = await makeNewFamily(page.request, language);
  const first = await waitForMail(family.email, SUBJECT[language]);
  registeredHoursAgo(family.email, 1);
  await signInWithSession(page, family.session);
  await page.goto('/email/confirm');
  await expect(page.getByText(t('email.broken'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('email.again') })).toBeVisible();
  await page.goto('/email/confirm?token=unknown');
  await page.getByRole('button', { name: t('email.submit') }).click();
  await expect(page.getByRole('alert')).toHaveText(said(language, 'unknown'));
  await page.getByRole('button', { name: t('email.again') }).click();
  await expect(page.getByRole('status').filter({ hasText: said(language, 'sent') })).toBeVisible();
  await expectNoViolations(page, { impact: 'minor' });
  expect(await waitForMails(family.email, SUBJECT[language], 2)).toHaveLength(2);
  const links = (await mailsTo(family.email, SUBJECT[language])).map(({ text }) => linkOf(text));
  expect(new Set(links).size).toBe(2);
  expect(links).toContain(linkOf(first.text));
});

test('the notice sends the mail again, after two minutes', async ({ page, language, t }) => {
  const family = await makeNewFamily(page.request, language);
  await signInWithSession(page, family.session);
  await page.goto('/my-family');
  const again = banner(page, t).getByRole('button', { name: t('email.again') });
  await again.focus();
  await page.keyboard.press('Enter');
  await expect(banner(page, t).getByRole('status')).toHaveText(said(language, 'recently_sent'));
  await expectNoViolations(page, { impact: 'minor' });

  await waitForMail(family.email, SUBJECT[language]);
  registeredHoursAgo(family.email, 1);
  await again.click();
  await expect(banner(page, t).getByRole('status')).toHaveText(said(language, 'sent'));
  expect(await waitForMails(family.email, SUBJECT[language], 2)).toHaveLength(2);

  // Confirmed on another device meanwhile: there is nothing left to say.
  confirmEmail(family.email);
  await again.click();
  await expect(banner(page, t)).toBeHidden();
});

test('mails that are kept back until the address is confirmed are said in the notice', async ({
  page,
  language,
  t,
}) => {
  const family = await makeNewFamily(page.request, language);
  const { token } = family.session;
  const child = await makeChild(page.request, family, 'Lea');
  const project = await makeProject(page.request, { weeks: [summerWeek(1)] });
  const body = {
    bookedChildren: [{ id: child.id, courseWeeks: [{ id: project.weeks[0], dayType: 'full_day' }] }],
    emergency_contact1_phone: '+39 333 1111111',
    emergency_contact2_phone: '+39 333 2222222',
    privacy: true,
    photo_privacy: true,
  };
  await signInWithSession(page, family.session);
  await page.goto('/my-family');
  await expect(banner(page, t)).toContainText(family.email);
  await expect(banner(page, t)).not.toContainText(t('email.held'));

  // Each is told by a mail: a place, and that it was given back. The fourth pair is kept back.
  for (let times = 0; times < 4; times += 1) {
    const { registrations } = await post<{ registrations: { id: number }[] }>(
      page.request,
      `${API.sendRegistration}/${project.id}`,
      body,
      { token },
    );
    const given = await page.request.delete(`/api/registration/${registrations[0]?.id}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(given.status(), await given.text()).toBe(200);
  }
  // Mails leave, or are kept back, a moment after the call.
  await expect(async () => {
    await page.reload();
    await expect(banner(page, t)).toContainText(t('email.held'), { timeout: 3_000 });
  }).toPass();
  await expectNoViolations(page, { impact: 'minor' });
});

test('a booking after 24 hours asks for the confirmation first, keeps what was typed and then goes through', async ({
  page,
  context,
  language,
  t,
  week,
}) => {
  const family = await makeNewFamily(page.request, language);
  await makeChild(page.request, family, 'Lea');
  const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
  await waitForMail(family.email, SUBJECT[language]);
  await signInWithSession(page, family.session);
  const signUp = new SignUp(page, t, week, project);
  await signUp.open();
  await signUp.fill('Lea');
  await signUp.comment.fill('Kommt mit dem Rad');
  registeredHoursAgo(family.email, 25);
  await signUp.send();

  const refusal = page.getByRole('alertdialog', { name: t('email.title') });
  await expect(refusal).toContainText(t('signup.email_not_confirmed', { email: family.email }));
  await expect(refusal).toContainText(t('signup.email_kept'));
  await expectNoViolations(page, { impact: 'minor' });
  await page.keyboard.press('Shift+Tab');
  await expect(refusal.getByRole('button', { name: t('email.again') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(refusal.getByRole('status')).toHaveText(said(language, 'sent'));
  await expectNoViolations(page, { impact: 'minor' });
  await page.keyboard.press('Escape');
  await expect(refusal).toBeHidden();
  await expect(signUp.choice(1, 'Lea')).toBeChecked();
  await expect(signUp.comment).toHaveValue('Kommt mit dem Rad');

  expect(await waitForMails(family.email, SUBJECT[language], 2)).toHaveLength(2);
  const mail = await waitForMail(family.email, SUBJECT[language]);
  const other = await context.newPage();
  await other.goto(linkOf(mail.text));
  await other.getByRole('button', { name: t('email.submit') }).click();
  await expect(other.getByRole('alert')).toHaveText(said(language, 'done'));
  await other.close();

  await signUp.send();
  await expect(signUp.dialog.getByRole('heading', { name: t('signup.result_title') })).toBeFocused();
  await expect(signUp.dialog.getByRole('listitem')).toContainText(t('common.outcome.confirmed'));
});
