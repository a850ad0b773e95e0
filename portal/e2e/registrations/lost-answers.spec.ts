import type { Page } from '@playwright/test';
import type { FamilyChild } from '@feria/shared/contracts/family';
import { mailsTo, waitForMail } from '../../../shared/tools/e2e/app';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeChild, makeFamily, parentInput, type Family } from '../../../shared/tools/e2e/families';
import { makeProject, summerWeek, type Project } from '../../../shared/tools/e2e/projects';
import { book } from '../../../shared/tools/e2e/registrations';
import { logOut, PASSWORD, signInWithSession } from '../../../shared/tools/e2e/session';
import { familyOf, toFamilyTab } from '../support/family';
import { startProxy, type Proxy } from '../support/proxy';
import { SignUp } from '../support/sign-up';
import { CORE_PHONE, expect, test as base, type Translate } from '../support/test';

type Weeks = Parameters<typeof makeProject>[1]['weeks'];
const ONE_SEAT: Weeks = [{ ...summerWeek(0), max_participants: 1, waiting_list: 0 }];

interface Booking {
  family: Family;
  child: FamilyChild;
  project: Project;
  signUp: SignUp;
}

interface Fixtures {
  /** The proxy through which the browser reaches the app. It can lose the answers to sign-ups. */
  network: Proxy;
  /** Makes a family with a child that is logged in, and a project: without `weeks` one week with one seat and no waiting list. */
  prepare: (weeks?: Weeks) => Promise<Booking>;
}

const test = base.extend<Fixtures>({
  prepare: async ({ page, network, t, week }, use) => {
    await use(async (weeks = ONE_SEAT) => {
      const family = await makeFamily(page.request);
      const child = await makeChild(page.request, family, 'Lea');
      const project = await makeProject(page.request, { weeks });
      await signInWithSession(page, family.session);
      return { family, child, project, signUp: new SignUp(page, t, week, project, network.url) };
    });
  },
  network: async ({ language: _ }, use) => {
    const network = await startProxy();
    await use(network);
    await network.close();
  },
});

const DAY_MS = 24 * 60 * 60_000;
const SUBJECT = /^(Anmeldung|Iscrizione): /;

/** The dialog that renews an ended login over the page. Without an e-mail address it keeps the one of the ended login. */
async function logInAgain(page: Page, t: Translate, email?: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: t('login.sign_in_again') });
  if (email) await dialog.getByRole('textbox', { name: t('field.email') }).fill(email);
  await dialog.getByRole('textbox', { name: t('field.password') }).fill(PASSWORD);
  await dialog.getByRole('button', { name: t('login.submit'), exact: true }).click();
}

/** Every attempt sent the same booking with the same key. */
function expectOneBooking({ signUps }: Proxy, tries: number): void {
  expect(signUps.length).toBeGreaterThanOrEqual(tries);
  expect(new Set(signUps.map(({ key }) => key)).size).toBe(1);
  expect(new Set(signUps.map(({ body }) => body)).size).toBe(1);
}

test(
  'a lost answer is asked for again: one registration, one mail, and the result with how to pay',
  CORE_PHONE,
  async ({ page, network, t, week, prepare }) => {
    const { family, signUp } = await prepare();
    network.plan('lose', '504', '502');
    await signUp.fillAndSend('Lea');
    await signUp.expectAsking();
    await signUp.expectResult(20_000);
    expectOneBooking(network, 4);
    await expect(signUp.dialog.getByRole('list', { name: t('signup.result_lines') })).toContainText(
      t('common.outcome.confirmed'),
    );
    await expect(signUp.dialog.getByText(t('payment.result'))).toBeVisible();
    await expect(signUp.dialog.getByText('150,00 €').first()).toBeVisible();

    const { registrations, waitingQueue } = await familyOf(page.request, family);
    expect([registrations.length, waitingQueue.length]).toEqual([1, 0]);
    await waitForMail(family.email, SUBJECT);
    expect(await mailsTo(family.email, SUBJECT)).toHaveLength(1);
    await signUp.dialog.getByRole('link', { name: t('signup.result_family') }).click();
    await toFamilyTab(page, t, 'bookings');
    await expect(page.getByRole('region', { name: t('family.registrations') })).toContainText(week(1));
  },
);

test('a page that is reloaded during an outage says that it is still asking, and goes on by itself afterwards', async ({
  page,
  network,
  t,
  prepare,
}) => {
  const { family, signUp } = await prepare();
  network.always('504');
  await signUp.fillAndSend('Lea');
  await signUp.expectAsking();
  network.outage(true);
  await page.reload();
  const [beginning = ''] = t('signup.asking_outage', { time: '|' }).split('|');
  await expect(page.getByRole('status').filter({ hasText: beginning })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: t('error.title') })).toBeVisible();
  await expectNoViolations(page, { impact: 'minor' });
  network.always('pass');
  network.outage(false);
  await signUp.expectResult(30_000);
  expect((await familyOf(page.request, family)).registrations).toHaveLength(1);
});

test('while the answer is awaited, what was sent is shown and cannot be changed; a reload goes on asking', async ({
  page,
  network,
  t,
  week,
  prepare,
}) => {
  const { family, signUp } = await prepare();
  network.always('504');
  await signUp.fillAndSend('Lea', () => signUp.comment.fill('Kommt mit dem Zug'));
  await signUp.expectAsking();
  const sent = signUp.dialog.getByRole('list', { name: t('signup.question_lines') });
  await expect(sent).toContainText('Lea');
  await expect(sent).toContainText(week(1));
  await expect(signUp.dialog.getByRole('status')).toContainText(
    t('signup.no_answer_yet', { smart_count: 1 }),
  );
  await expect(signUp.dialog.getByRole('textbox')).toHaveCount(0);
  await expect(signUp.dialog.getByRole('checkbox')).toHaveCount(0);
  await expectNoViolations(page, { impact: 'minor' });

  // The booking is stored and has filled the project: nothing can be booked any more, but the answer is still missing.
  await page.reload();
  await signUp.expectAsking();
  await expect(sent).toContainText(week(1));
  await page.keyboard.press('Escape');
  const notice = page.getByRole('alert').filter({ hasText: t('project.unanswered_ask') });
  await expect(notice).toBeVisible();
  await expectNoViolations(page, { impact: 'minor' });
  network.always('pass');
  await notice.getByRole('button', { name: t('project.unanswered_ask') }).click();
  await signUp.expectResult();
  expectOneBooking(network, 3);
  expect((await familyOf(page.request, family)).registrations).toHaveLength(1);
  await signUp.dialog
    .getByRole('button', { name: t('action.close') })
    .last()
    .click();
  await expect(notice).toBeHidden();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    '1234567',
  );
});

test('a request that hangs is cancelled after 20 seconds and repeated', async ({
  page,
  network,
  t,
  prepare,
}) => {
  const { family, signUp } = await prepare();
  await page.clock.install();
  network.plan('hang');
  await signUp.fillAndSend('Lea');
  await expect(page.getByText(t('signup.is_sending'))).toBeVisible();
  await expect.poll(() => network.signUps.length).toBe(1);
  await page.clock.fastForward(20_000);
  await signUp.expectAsking();
  await signUp.expectResult();
  expectOneBooking(network, 2);
  expect((await familyOf(page.request, family)).registrations).toHaveLength(1);
});

test('after a 503 with Retry-After it waits as long as it says, and a button asks at once', async ({
  page,
  network,
  t,
  prepare,
}) => {
  const { signUp } = await prepare();
  await page.clock.install();
  await signUp.open();
  await signUp.fill('Lea');
  await page.clock.pauseAt(Date.now() + 60 * 60_000);
  network.plan('503');
  await signUp.send();
  await expect(
    signUp.dialog.getByText(new RegExp(t('signup.next_try', { smart_count: 7 }).replace('7', '[78]'))),
  ).toBeVisible();
  await signUp.dialog.getByRole('button', { name: t('signup.ask_now') }).click();
  await signUp.expectResult();
  expectOneBooking(network, 2);
});

test('offline it waits, and goes on when the network is back', async ({ page, context, prepare }) => {
  const { family, signUp } = await prepare();
  await signUp.open();
  await signUp.fill('Lea');
  await context.setOffline(true);
  await signUp.send();
  await signUp.expectAsking();
  await context.setOffline(false);
  await signUp.expectResult();
  expect((await familyOf(page.request, family)).registrations).toHaveLength(1);
});

test('a week that fills up between two attempts is named in the result, not left out', async ({
  page,
  network,
  t,
  week,
  prepare,
}) => {
  const { signUp, project } = await prepare([
    summerWeek(0),
    { ...summerWeek(1), max_participants: 1, waiting_list: 0 },
  ]);
  network.always('cut');
  await signUp.fillAndSend('Lea', () => signUp.choice(2, 'Lea').check());
  await signUp.expectAsking();
  const others = await makeFamily(page.request);
  await book(page.request, others, project, await makeChild(page.request, others, 'Tom'), 1);
  network.always('pass');
  await signUp.expectPartly(1, 2);
  const lines = signUp.dialog.getByRole('list', { name: t('signup.result_lines') }).getByRole('listitem');
  await expect(lines.filter({ hasText: week(1) })).toContainText(t('common.outcome.confirmed'));
  await expect(lines.filter({ hasText: week(2) })).toContainText(t('common.outcome.full'));
  expectOneBooking(network, 2);
});

test('a refusal after a lost attempt leads back to the form, where everything is still chosen', async ({
  page,
  network,
  t,
  prepare,
}) => {
  const { signUp, project } = await prepare();
  network.always('cut');
  await signUp.fillAndSend('Lea');
  await signUp.expectAsking();
  const others = await makeFamily(page.request);
  await book(page.request, others, project, await makeChild(page.request, others, 'Tom'));
  network.always('pass');
  await expect(signUp.popup).toBeVisible();
  await signUp.dismiss();
  await expect(signUp.choice(1, 'Lea')).toBeChecked();
  await expect(signUp.choice(1, 'Lea')).toHaveAccessibleDescription(new RegExp(t('signup.impossible')));
  await expect(signUp.contact1).toHaveValue('+39 333 1234567');
});

test('a parent who stops asking is told that the booking may have arrived, sees it in My family, and loses no input', async ({
  page,
  network,
  t,
  week,
  prepare,
}) => {
  const { signUp, project } = await prepare();
  network.always('504');
  await signUp.fillAndSend('Lea');
  await signUp.dialog.getByRole('button', { name: t('signup.stop_asking') }).click();
  await expect(signUp.dialog.getByRole('heading', { name: t('signup.unknown_title') })).toBeFocused();
  await expect(signUp.dialog.getByText(t('signup.unknown_hint'))).toBeVisible();
  await expectNoViolations(page, { impact: 'minor' });
  const tries = network.signUps.length;

  await signUp.dialog.getByRole('link', { name: t('signup.look_at_family') }).click();
  await toFamilyTab(page, t, 'bookings');
  await expect(page.getByRole('region', { name: t('family.registrations') })).toContainText(week(1));
  expect(network.signUps).toHaveLength(tries);

  // Back on the page of the project it asks again; then the parent decides to change the input.
  await page.goto(`${network.url}/courseregistration/${project.id}?book=1`);
  await signUp.dialog.getByRole('button', { name: t('signup.stop_asking') }).click();
  await signUp.dialog.getByRole('button', { name: t('signup.change_input') }).click();
  await expect(signUp.choice(1, 'Lea')).toBeChecked();
  await expect(signUp.choice(1, 'Lea')).toHaveAccessibleDescription(new RegExp(t('signup.taken')));
  await expect(signUp.contact1).toHaveValue('+39 333 1234567');
});

test('a login that ends while it asks is renewed in place, and the same booking goes on', async ({
  page,
  network,
  t,
  prepare,
}) => {
  const { family, signUp } = await prepare();
  network.plan('504');
  await signUp.fillAndSend('Lea');
  await logOut(page.request, family);
  await logInAgain(page, t);
  await expect(signUp.dialog.getByRole('heading', { name: t('signup.result_title') })).toBeVisible();
  expectOneBooking(network, 2);
});

test('another account neither sees nor sends the sign-up, and a logout removes it', async ({
  page,
  network,
  t,
  prepare,
}) => {
  const { signUp, family, project } = await prepare();
  const others = await makeFamily(page.request);
  await makeChild(page.request, others, 'Tom');
  network.always('504');
  await signUp.fillAndSend('Lea');
  await signUp.expectAsking();
  await logOut(page.request, family);
  network.always('pass');
  // The next attempt is refused and opens this dialog; only then no more are sent.
  await expect(page.getByRole('dialog', { name: t('login.sign_in_again') })).toBeVisible();
  const tries = network.signUps.length;
  await logInAgain(page, t, others.email);
  await expect(signUp.child('Tom')).toBeVisible();
  await expect(signUp.child('Lea')).toHaveCount(0);
  // Their own number, not what was typed before.
  await expect(signUp.contact1).toHaveValue(parentInput().phone ?? '');
  await page.goto(`${network.url}/courseregistration/${project.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(t('project.unanswered_ask'), { exact: true })).toHaveCount(0);
  expect(network.signUps).toHaveLength(tries);
  await page.getByRole('button', { name: t('app.logout') }).click();
  await expect(page.getByText(t('app.signed_out'))).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    '1234567',
  );
});

test('after the tab was closed nothing is sent by itself: the parent is asked', async ({
  page,
  context,
  network,
  t,
  week,
  prepare,
}) => {
  const { signUp, project, family } = await prepare();
  network.always('504');
  await signUp.fillAndSend('Lea');
  await signUp.expectAsking();
  await page.close();
  const tries = network.signUps.length;
  network.always('pass');

  const tab = await context.newPage();
  const later = new SignUp(tab, t, week, project, network.url);
  await tab.goto(`${network.url}/courseregistration/${project.id}`);
  await tab.getByRole('button', { name: t('project.unanswered_ask') }).click();
  await expect(later.dialog.getByRole('heading', { name: t('signup.unknown_title') })).toBeFocused();
  await expect(later.dialog.getByRole('list', { name: t('signup.question_lines') })).toContainText('Lea');
  expect(network.signUps).toHaveLength(tries);
  await later.dialog.getByRole('button', { name: t('signup.ask_again') }).click();
  await later.expectResult();
  expectOneBooking(network, tries + 1);
  expect((await familyOf(tab.request, family)).registrations).toHaveLength(1);
});

test('a sign-up that is older than a day is not sent again, and the dialog says so', async ({
  page,
  network,
  t,
  prepare,
}) => {
  const { signUp } = await prepare();
  await page.clock.install();
  network.always('cut');
  await signUp.fillAndSend('Lea');
  await signUp.expectAsking();
  await page.clock.fastForward(DAY_MS);
  await expect(signUp.dialog.getByRole('heading', { name: t('signup.unknown_title') })).toBeFocused();
  const tries = network.signUps.length;
  await expect(signUp.dialog.getByRole('button', { name: t('signup.ask_again') })).toHaveCount(0);
  await expectNoViolations(page, { impact: 'minor' });
  await signUp.dialog.getByRole('button', { name: t('signup.start_again') }).click();
  await expect(signUp.choice(1, 'Lea')).toBeChecked();
  network.always('pass');
  await signUp.send();
  await expect(signUp.dialog.getByRole('heading', { name: t('signup.result_title') })).toBeVisible();
  expect(network.signUps).toHaveLength(tries + 1);
  expect(network.signUps.at(-1)?.key).not.toBe(network.signUps[0]?.key);
});
