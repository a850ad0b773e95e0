import type { SignUpInput } from '@feria/shared/contracts/registration';
import { demoAccounts } from '../../backoffice/e2e/support/app';
import { expectNoViolations } from '../../backoffice/e2e/support/axe';
import {
  book,
  demoLogin,
  logOut,
  makeChild,
  makeFamily,
  makeProject,
  PASSWORD,
  signIn,
  summerWeek,
} from './support/data';
import { mockFamily, mockOptions } from './support/mock';
import { SignUp } from './support/sign-up';
import { CORE, expect, test } from './support/test';

test(
  'a form that is not complete says what is missing, at its place',
  CORE,
  async ({ page, language, t, week }) => {
    const family = await makeFamily(page.request);
    await makeChild(page.request, family, 'Ida');
    const project = await makeProject(page.request, { weeks: [summerWeek(0)], custom_field: true });
    await signIn(page, family.session);
    const signUp = new SignUp(page, t, week, project);
    await signUp.open();
    await expect(signUp.submit).toBeDisabled();
    await expect(signUp.submit).toHaveAccessibleDescription(t('signup.submit_hint'));
    await signUp.privacy.check();
    await signUp.submit.click();
    await expect(signUp.dialog.getByText(t('signup.error_none'))).toBeVisible();

    await signUp.child('Ida').check();
    await signUp.submit.click();
    await expect(signUp.dialog.getByText(t('signup.error_week_of', { name: 'Ida' }))).toBeVisible();
    const label = language === 'it' ? 'Taglia della maglietta' : 'T-Shirt-Größe';
    await expect(signUp.dialog.getByText(t('signup.error_custom', { label, name: 'Ida' }))).toBeVisible();
    await expect(signUp.contact1).toHaveAccessibleDescription(t('signup.error_contact'));
    await expectNoViolations(page, { impact: 'minor' });

    await signUp.choice(1, 'Ida').check();
    await signUp.dialog.getByRole('textbox', { name: label }).fill('128');
    await signUp.contact1.fill('+39 333 1234567');
    await signUp.contact2.fill('0039 333 123 45 67');
    await signUp.submit.click();
    await expect(signUp.contact2).toBeFocused();
    await expect(signUp.contact2).toHaveAccessibleDescription(t('signup.error_contact_same'));
  },
);

test('a family without a child is asked to add one', async ({ page, t, week }) => {
  const family = await makeFamily(page.request);
  const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
  await signIn(page, family.session);
  const signUp = new SignUp(page, t, week, project);
  await signUp.open();
  await expect(signUp.dialog.getByText(t('signup.no_children_text'))).toBeVisible();
  await signUp.privacy.check();
  await signUp.submit.click();
  await expect(signUp.dialog.getByText(t('signup.error_child'))).toBeVisible();
});

test('half and full day exclude each other, and so do weeks that overlap or are taken', async ({
  page,
  t,
  week,
}) => {
  const family = await makeFamily(page.request);
  const child = await makeChild(page.request, family, 'Max');
  const project = await makeProject(page.request, {
    weeks: [
      summerWeek(0),
      summerWeek(1),
      summerWeek(1),
      summerWeek(2),
      { ...summerWeek(3), full_day: false },
    ],
  });
  const elsewhere = await makeProject(page.request, { weeks: [summerWeek(2)] });
  await book(page.request, family, elsewhere, child);
  await book(page.request, family, project, child);
  await signIn(page, family.session);
  const signUp = new SignUp(page, t, week, project);
  await signUp.open();
  await signUp.child('Max').check();

  await expect(signUp.choice(1, 'Max')).toBeDisabled();
  await expect(signUp.choice(1, 'Max')).toHaveAccessibleDescription(t('signup.taken'));
  await expect(signUp.choice(4, 'Max')).toHaveAccessibleDescription(
    t('signup.overlap_registration', { week: week(1) }),
  );

  await signUp.choice(2, 'Max').check();
  await signUp.choice(2, 'Max', 'half_day').check();
  await expect(signUp.choice(2, 'Max')).not.toBeChecked();
  await expect(signUp.dialog.getByText('90,00 €').last()).toBeVisible();
  await expect(signUp.choice(3, 'Max')).toBeDisabled();
  await expect(signUp.choice(3, 'Max')).toHaveAccessibleDescription(
    t('signup.overlap_chosen', { week: week(2) }),
  );
  await signUp.choice(2, 'Max', 'half_day').uncheck();
  await expect(signUp.choice(3, 'Max')).toBeEnabled();

  // Only what the week offers can be chosen.
  await expect(signUp.choice(5, 'Max', 'half_day')).toBeEnabled();
  await expect(signUp.choice(5, 'Max')).toHaveCount(0);
});

test('the price is the sum over children and weeks, and all that was chosen is sent', async ({
  page,
  t,
  week,
}) => {
  const family = await makeFamily(page.request);
  const jana = await makeChild(page.request, family, 'Jana');
  const emil = await makeChild(page.request, family, 'Emil');
  const project = await makeProject(page.request, { weeks: [summerWeek(0), summerWeek(1)] });
  await mockOptions(page, { photo_privacy: '1', app_privacy: '/uploads/demo-privacy.pdf' });
  await signIn(page, family.session);
  const signUp = new SignUp(page, t, week, project);
  await signUp.open();
  await signUp.fill('Jana', 1);
  await signUp.choice(2, 'Jana', 'half_day').check();
  await signUp.child('Emil').check();
  await signUp.choice(2, 'Emil').check();
  await expect(signUp.dialog.getByText('390,00 €')).toBeVisible();
  await signUp.contact2.fill('+39 333 7654321');
  await signUp.comment.fill('Kommt mit dem Zug');
  await signUp.dialog.getByRole('checkbox', { name: t('signup.photo') }).check();
  await expect(signUp.dialog.getByRole('link', { name: t('signup.privacy_link') })).toHaveAttribute(
    'href',
    '/uploads/demo-privacy.pdf',
  );

  const request = page.waitForRequest(`**/api/send-registration/${project.id}`);
  await signUp.submit.click();
  const question = page.getByRole('alertdialog', { name: t('signup.question_title') });
  await expect(question).toContainText('3');
  await expectNoViolations(page, { impact: 'minor' });
  await question.getByRole('button', { name: t('action.cancel') }).click();
  await expect(signUp.submit).toBeFocused();
  await signUp.send();
  const [first, second] = project.weeks as [number, number];
  const sent = (await request).postDataJSON() as SignUpInput;
  // The family lists its children by age, and these have any.
  sent.bookedChildren.sort((a, b) => a.id - b.id);
  expect(sent).toMatchObject({
    bookedChildren: [
      {
        id: jana.id,
        courseWeeks: [
          { id: first, dayType: 'full_day' },
          { id: second, dayType: 'half_day' },
        ],
      },
      { id: emil.id, courseWeeks: [{ id: second, dayType: 'full_day' }] },
    ],
    comment: 'Kommt mit dem Zug',
    emergency_contact1_phone: '+39 333 1234567',
    emergency_contact2_phone: '+39 333 7654321',
    photo_privacy: true,
    privacy: true,
  });
  await expect(signUp.dialog.getByRole('heading', { name: t('signup.result_title') })).toBeVisible();
  await expect(signUp.dialog.getByRole('list', { name: t('signup.result_lines') })).toContainText('Emil');
  await expectNoViolations(page, { impact: 'minor' });
});

test('photographs are asked about only where the organiser takes some', async ({ page, t, week }) => {
  const family = await makeFamily(page.request);
  const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
  await mockOptions(page, { photo_privacy: '0', app_privacy: null });
  await signIn(page, family.session);
  const signUp = new SignUp(page, t, week, project);
  await signUp.open();
  await expect(signUp.privacy).toBeVisible();
  await expect(signUp.dialog.getByRole('checkbox', { name: t('signup.photo') })).toHaveCount(0);
  await expect(signUp.dialog.getByRole('link', { name: t('signup.privacy_link') })).toHaveCount(0);
});

test(
  'a full week leads onto the waiting list, one without any place cannot be chosen',
  CORE,
  async ({ page, t, week }) => {
    const project = await makeProject(page.request, {
      weeks: [
        { ...summerWeek(0), max_participants: 1, waiting_list: 2 },
        { ...summerWeek(1), max_participants: 1, waiting_list: 0 },
      ],
    });
    const others = await makeFamily(page.request);
    const other = await makeChild(page.request, others, 'Tom');
    await book(page.request, others, project, other, 0);
    await book(page.request, others, project, other, 1);

    const family = await makeFamily(page.request);
    await makeChild(page.request, family, 'Eva');
    await signIn(page, family.session);
    const signUp = new SignUp(page, t, week, project);
    await signUp.open();
    await signUp.child('Eva').check();
    await expect(signUp.choice(2, 'Eva')).toBeDisabled();
    await expect(signUp.choice(2, 'Eva')).toHaveAccessibleDescription(t('common.state.full'));
    await expect(signUp.choice(1, 'Eva')).toHaveAccessibleDescription(t('common.availability.waiting_list'));
    await signUp.choice(1, 'Eva').check();
    await expect(signUp.dialog.getByText(t('signup.total_waiting', { price: '150,00 €' }))).toBeVisible();
    await signUp.contact1.fill('+39 333 1234567');
    await signUp.privacy.check();
    await signUp.send();
    await expect(
      signUp.dialog.getByRole('heading', { name: t('signup.result_title_waiting') }),
    ).toBeVisible();
    await expect(signUp.dialog.getByRole('list', { name: t('signup.result_lines') })).toContainText(
      t('common.outcome.waiting'),
    );
    await expectNoViolations(page, { impact: 'minor' });

    await signUp.dialog.getByRole('link', { name: t('signup.result_family') }).click();
    await expect(page.getByRole('listitem').filter({ hasText: project.name })).toContainText(
      t('family.queue_position', { position: 1 }),
    );
  },
);

test('what was typed survives a failure, a reload and a lost session', CORE, async ({ page, t, week }) => {
  const family = await makeFamily(page.request);
  await makeChild(page.request, family, 'Leo');
  const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
  await signIn(page, family.session);
  const signUp = new SignUp(page, t, week, project);
  await signUp.open();
  await signUp.fill('Leo');

  const keys: (string | undefined)[] = [];
  const path = `**/api/send-registration/${project.id}`;
  await page.route(path, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await (keys.length % 2 ? route.abort() : route.fulfill({ status: 500, json: {} }));
  });
  await signUp.send();
  await expect(signUp.popup).toContainText(t('signup.error_send'));
  await expect(signUp.popup).toContainText(t('error.offline'));
  await expectNoViolations(page, { impact: 'minor' });
  await signUp.dismiss();
  await signUp.send();
  await expect(signUp.popup).toContainText(t('error.server'));
  await signUp.dismiss();
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);

  await signUp.comment.fill('Kommt mit dem Zug');
  await page.reload();
  await expect(signUp.dialog.getByText(t('signup.draft'))).toBeVisible();
  await expect(signUp.choice(1, 'Leo')).toBeChecked();
  await signUp.send();
  await signUp.dismiss();
  expect(keys[2]).not.toBe(keys[0]);
  await page.unroute(path);

  await logOut(page.request, family);
  await signUp.send();
  const again = page.getByRole('dialog', { name: t('login.sign_in_again') });
  await expect(again.getByRole('textbox', { name: t('field.email') })).toHaveValue(family.email);
  await expectNoViolations(page, { impact: 'minor' });
  await again.getByRole('textbox', { name: t('field.password') }).fill(PASSWORD);
  await again.getByRole('button', { name: t('login.submit'), exact: true }).click();
  await expect(again).toBeHidden();
  await expect(signUp.comment).toHaveValue('Kommt mit dem Zug');
  await signUp.send();
  await expect(signUp.dialog.getByRole('heading', { name: t('signup.result_title') })).toBeVisible();

  // What was sent is no draft any more.
  await page.goto(`/courseregistration/${project.id}?book=1`);
  await expect(signUp.privacy).not.toBeChecked();
  await expect(signUp.dialog.getByText(t('signup.draft'))).toHaveCount(0);
});

test('what was typed is nobody else’s', async ({ page, t, week }) => {
  const family = await makeFamily(page.request);
  await makeChild(page.request, family, 'Ben');
  const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
  await signIn(page, family.session);
  const signUp = new SignUp(page, t, week, project);
  await signUp.open();
  await signUp.comment.fill('Vertraulich');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t('app.logout') }).click();
  await expect(page.getByText(t('app.signed_out'))).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Vertraulich');
});

test('a child can be added while booking, and data not looked at for long is checked', async ({
  page,
  t,
  week,
}) => {
  const family = await makeFamily(page.request);
  await makeChild(page.request, family, 'Lena');
  const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
  let isOld = true;
  await mockFamily(page, ({ childrens }) => {
    for (const child of childrens) {
      child.needs_update = isOld;
      child.last_update = '2024-03-05T08:00:00Z';
    }
  });
  await signIn(page, family.session);
  const signUp = new SignUp(page, t, week, project);
  await signUp.open();
  await signUp.comment.fill('Kommt mit dem Zug');
  await signUp.child('Lena').check();
  await expect(signUp.dialog.getByText(t('signup.check_child', { name: 'Lena' }))).toBeVisible();
  await expectNoViolations(page, { impact: 'minor' });
  await signUp.dialog.getByRole('button', { name: t('signup.check_child_button') }).click();
  const child = page.getByRole('dialog', { name: t('family.child_edit_title', { name: 'Lena' }) });
  await expect(child.getByText(t('family.needs_update_text', { date: '05.03.2024' }))).toBeVisible();
  isOld = false;
  await child.getByRole('button', { name: t('action.save') }).click();
  await expect(child).toBeHidden();
  await expect(signUp.dialog.getByText(t('signup.check_child', { name: 'Lena' }))).toHaveCount(0);
  await expect(signUp.comment).toHaveValue('Kommt mit dem Zug');
  await expect(signUp.child('Lena')).toBeChecked();

  const add = signUp.dialog.getByRole('button', { name: t('signup.add_child') });
  await add.click();
  await expect(page.getByRole('dialog', { name: t('family.child_add_title') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(add).toBeFocused();
});

test('the rules of the server stand at their lines and in a popup', async ({ page, t, week }) => {
  const family = await makeFamily(page.request);
  const child = await makeChild(page.request, family, 'Nora');
  const project = await makeProject(page.request, { weeks: [summerWeek(0), summerWeek(0)] });
  await signIn(page, family.session);
  const signUp = new SignUp(page, t, week, project);
  await signUp.open();
  await signUp.fill('Nora');
  // Booked in another window meanwhile.
  await book(page.request, family, project, child, 1);
  await signUp.send();
  await expect(signUp.popup).toBeVisible();
  await signUp.dismiss();
  await expect(signUp.choice(2, 'Nora')).toHaveAccessibleDescription(t('signup.taken'));
});

test('a visitor logs in and goes on booking', async ({ page, t, week }) => {
  const family = await makeFamily(page.request);
  await makeChild(page.request, family, 'Finn');
  const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
  const signUp = new SignUp(page, t, week, project);
  await signUp.open();
  const question = page.getByRole('dialog', { name: t('project.visitor_title') });
  await expectNoViolations(page, { impact: 'minor' });
  await question.getByRole('link', { name: t('project.visitor_login') }).click();
  await page.getByRole('textbox', { name: t('field.email') }).fill(family.email);
  await page.getByRole('textbox', { name: t('field.password') }).fill(PASSWORD);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('login.submit'), exact: true })
    .click();
  await expect(signUp.child('Finn')).toBeVisible();
});

test('an account without a person is told that it cannot register', async ({ page, t, week }) => {
  const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
  let asked = 0;
  await page.route('**/api/my-family', async (route) => {
    asked += 1;
    await route.continue();
  });
  await signIn(page, await demoLogin(page.request, demoAccounts.office));
  const signUp = new SignUp(page, t, week, project);
  await signUp.open();
  await expect(signUp.dialog.getByText(t('signup.admin_notice'))).toBeVisible();
  await expectNoViolations(page, { impact: 'minor' });
  await page.goto('/my-family');
  await expect(page.getByText(t('family.no_person'))).toBeVisible();
  await expectNoViolations(page, { impact: 'minor' });
  expect(asked).toBe(0);
});
