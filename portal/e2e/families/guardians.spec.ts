import type { Page } from '@playwright/test';
import type { FamilyChild } from '@feria/shared';
import type { PortalLanguage } from '@feria/shared/config';
import { serverMessage } from '@feria/shared/i18n/server';
import { API } from '@feria/shared/routes';
import { contactSentence } from '@feria/shared/rules/contact';
import { sessionOf } from '../../../shared/tools/e2e/accounts';
import { uniqueEmail, waitForMail } from '../../../shared/tools/e2e/app';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeChild, makeFamily, parentInput, type Family } from '../../../shared/tools/e2e/families';
import { makeProject, summerWeek } from '../../../shared/tools/e2e/projects';
import { book, payAsStaff, removeAsStaff } from '../../../shared/tools/e2e/registrations';
import { PASSWORD, post, signInWithSession } from '../../../shared/tools/e2e/session';
import { openFamily, toFamilyTab, unfoldSection } from '../support/family';
import { DEMO_CONTACT, expect, test, type Translate } from '../support/test';

/** The mail that invites, in either language: an account that was just made has another one. */
const SUBJECT = /lädt Sie|La invita/;

/** The section of the second guardians on the page of the family. */
function section(page: Page, t: Translate) {
  return page.getByRole('region', { name: t('guardians.title') });
}

/** Invites an address for children in the name of a family, through the API. */
async function inviteByApi(
  page: Page,
  family: Family,
  email: string,
  children: FamilyChild[],
): Promise<void> {
  const body = { email, child_ids: children.map(({ id }) => id) };
  await post(page.request, API.myFamilyInvitations, body, { token: family.session.token });
}

/** The path of the link in the mail that invites an address. */
async function invitationPath(email: string): Promise<string> {
  const { text } = await waitForMail(email, SUBJECT);
  const link = /https?:\/\/\S+\/guardian\/invitation\?\S+/.exec(text ?? '')?.[0];
  const { pathname, search } = new URL(link ?? '');
  return pathname + search;
}

/** Confirms the address of an account by the link of the mail that it got after it was made. */
async function confirmByMail(page: Page, email: string): Promise<void> {
  const { text } = await waitForMail(email, /E-Mail-Adresse bestätigen|Conferma dell/);
  const link = /https?:\/\/\S+\?token=\S+/.exec(text ?? '')?.[0];
  const token = new URL(link ?? '').searchParams.get('token');
  expect((await page.request.post('/api/email/confirm', { data: { token } })).status()).toBe(200);
}

/** Changes the switch with which the office forbids second guardians of a child. */
async function forbid(page: Page, child: FamilyChild): Promise<void> {
  const { token } = sessionOf('admin');
  const answer = await page.request.put(`/api/child/${child.id}`, {
    data: { second_guardian_forbidden: true },
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(200);
}

const office = (language: PortalLanguage): string => contactSentence(DEMO_CONTACT, language);

test('a parent invites somebody, who accepts with a new account; both see the child until the parent ends it', async ({
  page,
  browser,
  language,
  t,
}) => {
  const family = await makeFamily(page.request);
  await makeChild(page.request, family, 'Lea');
  await makeChild(page.request, family, 'Noah');
  await signInWithSession(page, family.session);
  await openFamily(page, 'data');
  await unfoldSection(page, t('guardians.title'));
  await section(page, t)
    .getByRole('button', { name: t('guardians.invite') })
    .click();
  const dialog = page.getByRole('dialog', { name: t('guardians.invite') });
  await expectNoViolations(page, { impact: 'minor' });
  const email = dialog.getByRole('textbox', { name: t('field.email') });
  const send = dialog.getByRole('button', { name: t('guardians.send') });
  await send.click();
  await expect(email).toHaveAccessibleDescription(t('field.required'));
  await expect(dialog.getByText(t('guardians.choose_child'))).toBeVisible();
  await expectNoViolations(page, { impact: 'minor' });
  await email.fill(family.email);
  await dialog.getByRole('checkbox', { name: 'Lea Kofler' }).check();
  await send.click();
  await expect(email).toHaveAccessibleDescription(serverMessage(language, 'guardian.own_address'));
  await expect(dialog.getByRole('checkbox', { name: 'Lea Kofler' })).toBeChecked();

  const invited = { ...parentInput(language), first_name: 'Paul', last_name: 'Kofler' };
  await email.fill(invited.email);
  await send.click();
  await expect(dialog).toBeHidden();
  const open = section(page, t).getByRole('listitem').filter({ hasText: invited.email });
  await expect(open).toContainText(t('guardians.invited_for', { children: 'Lea' }));
  await expectNoViolations(page, { impact: 'minor' });

  // The invited person, in a browser of their own.
  const mail = await waitForMail(invited.email, SUBJECT);
  expect(mail.text).not.toContain('Kofler');
  const other = await (
    await browser.newContext({ locale: language, viewport: page.viewportSize(), reducedMotion: 'reduce' })
  ).newPage();
  await other.goto(await invitationPath(invited.email));
  await expect(other.getByRole('heading', { level: 1, name: t('guardians.page_title') })).toBeVisible();
  await expect(other.getByRole('main')).toContainText(t('guardians.page_text', { inviter: 'Johanna' }));
  await expect(other.getByRole('main').getByRole('listitem')).toHaveText(['Lea']);
  await expect(other.getByRole('button', { name: t('guardians.page_accept') })).toBeHidden();
  await expectNoViolations(other, { impact: 'minor' });
  await other.getByRole('link', { name: t('guardians.page_register') }).click();
  const field = (label: string) => other.getByRole('textbox', { name: label, exact: true });
  await field(t('field.first_name')).fill(invited.first_name);
  await field(t('field.last_name')).fill(invited.last_name);
  await field(t('field.tax')).fill(invited.tax);
  await field(t('field.address')).fill(invited.address);
  await field(t('field.email')).fill(invited.email);
  await field(t('field.password')).fill(PASSWORD);
  await other.getByRole('button', { name: t('register.submit') }).click();

  const accept = other.getByRole('button', { name: t('guardians.page_accept') });
  await expect(accept).toBeVisible();
  await expect(other.getByText(t('register.welcome_invited'))).toBeVisible();
  // Whoever is logged in with another account gets to the right one from here, and back to the invitation.
  await other.getByRole('button', { name: t('guardians.page_other') }).click();
  await expect(accept).toBeHidden();
  await other.getByRole('link', { name: t('guardians.page_login') }).click();
  await field(t('field.email')).fill(invited.email);
  await field(t('field.password')).fill(PASSWORD);
  await other.getByRole('button', { name: t('login.submit') }).click();
  await expect(accept).toBeVisible();
  await expectNoViolations(other, { impact: 'minor' });
  await accept.focus();
  await other.keyboard.press('Enter');
  // The link alone lets nobody in: the address is confirmed first, by a mail of its own.
  await expect(other.getByRole('main').getByRole('alert')).toHaveText(
    serverMessage(language, 'guardian.confirm_first'),
  );
  await expect(other.getByRole('main').getByRole('button', { name: t('email.again') })).toBeVisible();
  await expectNoViolations(other, { impact: 'minor' });
  await confirmByMail(other, invited.email);
  await accept.click();
  await expect(other.getByRole('main').getByRole('alert')).toHaveText(
    serverMessage(language, 'guardian.accepted', { children: 'Lea' }),
  );
  await other
    .getByRole('main')
    .getByRole('link', { name: t('app.my_family') })
    .click();
  await toFamilyTab(other, t, 'data');
  await expect(other.getByRole('heading', { level: 3, name: 'Lea Kofler' })).toBeVisible();
  await expect(other.getByRole('heading', { level: 3, name: 'Noah Kofler' })).toBeHidden();
  await unfoldSection(other, t('guardians.title'));
  await expect(section(other, t)).toContainText(t('guardians.invited_by', { name: 'Johanna' }));
  await expectNoViolations(other, { impact: 'minor' });

  await page.reload();
  await unfoldSection(page, t('guardians.title'));
  await expect(section(page, t)).toContainText('Paul Kofler');
  const end = t('guardians.end_of', { name: 'Paul Kofler', child: 'Lea' });
  await section(page, t).getByRole('button', { name: end }).click();
  const question = page.getByRole('alertdialog', { name: t('guardians.end_title') });
  await expect(question).toContainText('Paul Kofler');
  await expect(question.getByRole('button', { name: t('action.cancel') })).toBeFocused();
  await expectNoViolations(page, { impact: 'minor' });
  await question.getByRole('button', { name: t('guardians.end') }).click();
  await expect(section(page, t)).not.toContainText('Paul Kofler');
  await other.reload();
  await expect(other.getByText(t('family.children_empty_text'))).toBeVisible();
  await other.context().close();
});

test('an existing account accepts after the login; another account is told so and keeps the way', async ({
  page,
  language,
  t,
}) => {
  const [family, invited, stranger] = [
    await makeFamily(page.request),
    await makeFamily(page.request),
    await makeFamily(page.request),
  ];
  await inviteByApi(page, family, invited.email, [
    await makeChild(page.request, family, 'Lea'),
    await makeChild(page.request, family, 'Noah'),
  ]);
  await confirmByMail(page, invited.email);
  const path = await invitationPath(invited.email);

  await signInWithSession(page, stranger.session);
  await page.goto(path);
  await page.getByRole('button', { name: t('guardians.page_accept') }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    serverMessage(language, 'guardian.link_other_address', { inviter: 'Johanna' }),
  );
  await expectNoViolations(page, { impact: 'minor' });

  await page.evaluate(() => localStorage.clear());
  await page.goto(path);
  await page.getByRole('link', { name: t('guardians.page_login') }).click();
  await page.getByRole('textbox', { name: t('field.email') }).fill(invited.email);
  await page.getByRole('textbox', { name: t('field.password'), exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: t('login.submit') }).click();
  await expect(page.getByText(invited.email)).toBeVisible();
  await page.getByRole('button', { name: t('guardians.page_accept') }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Lea, Noah');
  await page
    .getByRole('main')
    .getByRole('link', { name: t('app.my_family') })
    .click();
  await toFamilyTab(page, t, 'data');
  await expect(page.getByRole('heading', { level: 3, name: 'Noah Kofler' })).toBeVisible();

  // The link is used up.
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    serverMessage(language, 'guardian.link_used'),
  );
  await expect(page.getByRole('button', { name: t('guardians.page_accept') })).toBeHidden();
});

test('a parent withdraws an invitation, whose link then says so', async ({ page, language, t }) => {
  const family = await makeFamily(page.request);
  const email = uniqueEmail('guardian');
  await inviteByApi(page, family, email, [await makeChild(page.request, family, 'Lea')]);
  const path = await invitationPath(email);
  await signInWithSession(page, family.session);
  await openFamily(page, 'data');
  await unfoldSection(page, t('guardians.title'));
  const inviting = section(page, t).getByRole('button', { name: t('guardians.invite') });
  await expect(section(page, t)).toContainText(t('guardians.refusal_invited', { child: 'Lea' }));
  await expect(inviting).toHaveCount(0);
  await section(page, t)
    .getByRole('button', { name: t('guardians.withdraw_of', { email }) })
    .click();
  const question = page.getByRole('alertdialog', { name: t('guardians.withdraw_title') });
  await question.getByRole('button', { name: t('guardians.withdraw') }).click();
  await expect(section(page, t)).not.toContainText(email);
  await expect(inviting).toBeVisible();
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    serverMessage(language, 'guardian.link_withdrawn'),
  );
  await page.goto('/guardian/invitation');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(t('email.broken'));
});

test('where the office forbids it, the parent reads so with the contact of the office', async ({
  page,
  language,
  t,
}) => {
  const family = await makeFamily(page.request);
  const child = await makeChild(page.request, family, 'Lea');
  const email = uniqueEmail('guardian');
  await inviteByApi(page, family, email, [child]);
  await forbid(page, child);
  await page.goto(await invitationPath(email));
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    serverMessage(language, 'guardian.link_forbidden', { office: office(language) }),
  );
  await expectNoViolations(page, { impact: 'minor' });

  await signInWithSession(page, family.session);
  await openFamily(page, 'data');
  await unfoldSection(page, t('guardians.title'));
  const inviting = section(page, t).getByRole('button', { name: t('guardians.invite') });
  const reason = t('guardians.refusal_forbidden', { child: 'Lea' });
  await expect(section(page, t)).toContainText(`${reason} ${office(language)}`);
  await expect(section(page, t).getByRole('link', { name: DEMO_CONTACT.phone })).toBeVisible();
  await expect(inviting).toHaveCount(0);
  await expectNoViolations(page, { impact: 'minor' });

  // Another child can be chosen; whom to ask about the others stands once.
  for (const name of ['Mia', 'Noah']) await makeChild(page.request, family, name);
  await forbid(page, await makeChild(page.request, family, 'Ida'));
  await page.reload();
  await unfoldSection(page, t('guardians.title'));
  await inviting.click();
  const dialog = page.getByRole('dialog', { name: t('guardians.invite') });
  for (const child of ['Lea', 'Ida']) {
    await expect(dialog.getByRole('checkbox', { name: `${child} Kofler` })).toBeDisabled();
    await expect(dialog).toContainText(t('guardians.refusal_forbidden', { child }));
  }
  await expect(dialog.getByRole('link', { name: DEMO_CONTACT.phone })).toHaveCount(1);
  await expectNoViolations(page, { impact: 'minor' });
});

test('after the last child is invited for, the focus goes to what stands in place of the button', async ({
  page,
  t,
}) => {
  const family = await makeFamily(page.request);
  await makeChild(page.request, family, 'Lea');
  await signInWithSession(page, family.session);
  await openFamily(page, 'data');
  await unfoldSection(page, t('guardians.title'));
  const inviting = section(page, t).getByRole('button', { name: t('guardians.invite') });
  await inviting.click();
  const dialog = page.getByRole('dialog', { name: t('guardians.invite') });
  await dialog.getByRole('textbox', { name: t('field.email') }).fill(uniqueEmail('guardian'));
  await dialog.getByRole('button', { name: t('guardians.send') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(inviting).toHaveCount(0);
  await expect(section(page, t).getByText(t('guardians.help'))).toBeFocused();
});

/** Accepts an invitation through the API, as the account to which it went. */
async function acceptByApi(page: Page, invited: Family): Promise<void> {
  await confirmByMail(page, invited.email);
  const token = new URLSearchParams((await invitationPath(invited.email)).split('?')[1]).get('token');
  const { session } = invited;
  await post(
    page.request,
    `${API.guardianInvitation}/accept`,
    { token },
    { token: session.token, status: 200 },
  );
}

test('who will pay is told what their own credit pays at once, and who leaves is not', async ({
  page,
  browser,
  language,
  t,
}) => {
  const [family, invited] = [await makeFamily(page.request), await makeFamily(page.request)];
  const child = await makeChild(page.request, family, 'Lea');
  const [paid, open] = [
    await makeProject(page.request, { weeks: [summerWeek(0)] }),
    await makeProject(page.request, { weeks: [summerWeek(1)] }),
  ];
  const { registrations } = await book(page.request, family, paid, child);
  await payAsStaff(page.request, registrations[0]!.id!);
  await removeAsStaff(page.request, registrations[0]!.id!);
  await inviteByApi(page, family, invited.email, [child]);
  await acceptByApi(page, invited);
  await book(page.request, invited, open, child);
  const pays = t('guardians.end_credit_pays', { pays: '150,00 €' });

  const other = await (
    await browser.newContext({ locale: language, viewport: page.viewportSize(), reducedMotion: 'reduce' })
  ).newPage();
  await signInWithSession(other, invited.session);
  await openFamily(other, 'data');
  await unfoldSection(other, t('guardians.title'));
  await section(other, t)
    .getByRole('button', { name: t('guardians.leave_of', { child: 'Lea' }) })
    .click();
  const leaving = other.getByRole('alertdialog', { name: t('guardians.leave_title') });
  await expect(leaving).toContainText(t('guardians.leave_open', { open: '150,00 €', name: 'Johanna' }));
  await expect(leaving).not.toContainText(pays);

  await other.context().close();

  await signInWithSession(page, family.session);
  await openFamily(page, 'data');
  await unfoldSection(page, t('guardians.title'));
  await section(page, t)
    .getByRole('button', { name: t('guardians.end') })
    .click();
  const ending = page.getByRole('alertdialog', { name: t('guardians.end_title') });
  await expect(ending).toContainText(`${t('guardians.end_open', { open: '150,00 €' })} ${pays}`);
  await expectNoViolations(page, { impact: 'minor' });
});

test('who was invited leaves by a question, and the parent who invited is told', async ({ page, t }) => {
  const [family, invited] = [await makeFamily(page.request), await makeFamily(page.request)];
  await inviteByApi(page, family, invited.email, [await makeChild(page.request, family, 'Lea')]);
  await confirmByMail(page, invited.email);
  await signInWithSession(page, invited.session);
  await page.goto(await invitationPath(invited.email));
  await page.getByRole('button', { name: t('guardians.page_accept') }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('app.my_family') })
    .click();
  await toFamilyTab(page, t, 'data');
  await unfoldSection(page, t('guardians.title'));
  const leave = section(page, t).getByRole('button', { name: t('guardians.leave_of', { child: 'Lea' }) });
  await leave.click();
  const question = page.getByRole('alertdialog', { name: t('guardians.leave_title') });
  await expect(question).toContainText(t('guardians.leave_question', { child: 'Lea', name: 'Johanna' }));
  await expectNoViolations(page, { impact: 'minor' });
  await page.keyboard.press('Escape');
  await expect(leave).toBeFocused();
  await leave.click();
  await question.getByRole('button', { name: t('guardians.leave') }).click();
  await expect(page.getByText(t('family.children_empty_text'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'Lea Kofler' })).toHaveCount(0);
  const mail = await waitForMail(family.email, /gemeinsamer Zugang|accesso condiviso/);
  expect((mail.text ?? '').replaceAll(/\s+/g, ' ')).toMatch(/selbst beendet|ha rinunciato/);
});
