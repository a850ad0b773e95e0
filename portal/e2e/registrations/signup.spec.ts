import type { SignUpInput } from '@feria/shared/contracts/registration';
import { formatPeriod } from '@feria/shared/rules/dates';
import { sessionOf } from '../../../shared/tools/e2e/accounts';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeChild, makeFamily } from '../../../shared/tools/e2e/families';
import { makeProject, summerWeek } from '../../../shared/tools/e2e/projects';
import { book } from '../../../shared/tools/e2e/registrations';
import { logOut, PASSWORD, signInWithSession } from '../../../shared/tools/e2e/session';
import { mockFamily, mockOptions, mockProject } from '../support/mock';
import { SignUp } from '../support/sign-up';
import { CORE_PHONE, CORE_WIDE, expect, test } from '../support/test';

test(
  'a form that is not complete says what is missing, at its place',
  CORE_WIDE,
  async ({ page, language, t, week }) => {
    const family = await makeFamily(page.request);
    await makeChild(page.request, family, 'Ida');
    const project = await makeProject(page.request, { weeks: [summerWeek(0)], custom_field: true });
    await signInWithSession(page, family.session);
    const signUp = new SignUp(page, t, week, project);
    await signUp.open();
    // Every gap is said at once, and the first has the focus.
    await signUp.submit.click();
    await expect(
      signUp.dialog.getByRole('group', { name: t('signup.weeks_of', { name: 'Ida' }) }),
    ).toContainText(t('signup.error_week_of', { name: 'Ida' }));
    await expect(signUp.privacy).toHaveAccessibleDescription(t('signup.error_privacy'));
    await expect(signUp.privacy).not.toBeFocused();
    await signUp.choice(1, 'Ida').check();
    await signUp.dialog
      .getByRole('textbox', { name: language === 'it' ? 'Taglia della maglietta' : 'T-Shirt-Größe' })
      .fill('128');
    await signUp.contact1.fill('+39 333 1234567');
    await signUp.submit.click();
    await expect(signUp.privacy).toBeFocused();
    await expectNoViolations(page, { impact: 'minor' });
    await signUp.takeBack(1, 'Ida').click();
    await signUp.dialog
      .getByRole('textbox', { name: language === 'it' ? 'Taglia della maglietta' : 'T-Shirt-Größe' })
      .fill('');
    await signUp.privacy.check();
    // The only child takes part from the start.
    await signUp.child('Ida').uncheck();
    await signUp.submit.click();
    await expect(signUp.dialog.getByText(t('signup.error_none'))).toBeVisible();

    await signUp.child('Ida').check();
    await signUp.contact1.fill('');
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

test('a family without a child adds one at once, and can come back to the form', async ({
  page,
  t,
  week,
}) => {
  const family = await makeFamily(page.request);
  const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
  await signInWithSession(page, family.session);
  const signUp = new SignUp(page, t, week, project);
  await signUp.open();
  const child = page.getByRole('dialog', { name: t('family.child_add_title') });
  await expect(child).toBeVisible();
  await child.getByRole('button', { name: t('action.cancel') }).click();
  await expect(child).toBeHidden();
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
  await signInWithSession(page, family.session);
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
  // One of the two at most, which is taken back by its button, by pressing it once more, or by the keyboard.
  const half = signUp.choice(2, 'Max', 'half_day');
  await expect(half).toHaveRole('radio');
  await signUp.takeBack(2, 'Max').click();
  await expect(half).not.toBeChecked();
  await expect(half).toBeFocused();
  await expect(signUp.takeBack(2, 'Max')).toHaveCount(0);
  for (const press of [() => half.click(), () => page.keyboard.press('Space')]) {
    await half.check();
    await press();
    await expect(half).not.toBeChecked();
    await expect(signUp.takeBack(2, 'Max')).toHaveCount(0);
  }
  // Arrows go from one to the other.
  await half.check();
  await page.keyboard.press('ArrowRight');
  await expect(signUp.choice(2, 'Max')).toBeChecked();
  await expect(half).not.toBeChecked();
  await signUp.takeBack(2, 'Max').click();
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
  await signInWithSession(page, family.session);
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
    `/uploads/demo-privacy.pdf?name=${t('app.privacy')}`,
  );

  const request = page.waitForRequest(`**/api/send-registration/${project.id}`);
  await signUp.submit.click();
  const question = page.getByRole('alertdialog', { name: t('signup.question_title') });
  const asked = question.getByRole('listitem');
  await expect(asked).toHaveCount(3);
  const half = asked.filter({ hasText: `Jana · ${week(2)}` });
  await expect(half).toContainText(t('common.day_type.half_day'));
  await expect(half).toContainText('90,00 €');
  await expect(half).toContainText(formatPeriod(summerWeek(1).from, summerWeek(1).to));
  await expect(half).toContainText(t('signup.place'));
  await expect(asked.filter({ hasText: `Emil · ${week(2)}` })).toContainText('150,00 €');
  await expect(question).toContainText(`${t('signup.due')}390,00 €`);
  await expect(question).toHaveAccessibleDescription(/Jana · .*390,00 €/);
  await expect(question.getByRole('button', { name: t('signup.question_yes') })).toBeFocused();
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
  // Without a child its form would lie above, as soon as it is loaded.
  await makeChild(page.request, family, 'Emil');
  const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
  await mockOptions(page, { photo_privacy: '0', app_privacy: null });
  await signInWithSession(page, family.session);
  const signUp = new SignUp(page, t, week, project);
  await signUp.open();
  await expect(signUp.privacy).toBeVisible();
  await expect(signUp.dialog.getByRole('checkbox', { name: t('signup.photo') })).toHaveCount(0);
  await expect(signUp.dialog.getByRole('link', { name: t('signup.privacy_link') })).toHaveCount(0);
});

test(
  'a full week leads onto the waiting list, one without any place cannot be chosen',
  CORE_PHONE,
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
    await signInWithSession(page, family.session);
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
    await signUp.submit.click();
    const question = page.getByRole('alertdialog', { name: t('signup.question_title') });
    await expect(question.getByRole('listitem')).toContainText(t('common.availability.waiting_list'));
    await expect(question).toContainText(`${t('signup.due')}0,00 €`);
    await expect(question).toContainText(t('signup.waiting_costs_nothing', { price: '150,00 €' }));
    await expectNoViolations(page, { impact: 'minor' });
    // By keyboard: the answer has the focus.
    await page.keyboard.press('Enter');
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

test('what was typed survives a refusal, a reload and a lost session', async ({ page, t, week }) => {
  const family = await makeFamily(page.request);
  await makeChild(page.request, family, 'Leo');
  const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
  await signInWithSession(page, family.session);
  const signUp = new SignUp(page, t, week, project);
  await signUp.open();
  await signUp.fill('Leo');

  const keys: (string | undefined)[] = [];
  const path = `**/api/send-registration/${project.id}`;
  await page.route(path, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await route.fulfill({ status: 429, headers: { 'Retry-After': '120' }, body: '' });
  });
  await signUp.send();
  await expect(signUp.popup).toContainText(t('signup.error_send'));
  await expect(signUp.popup).toContainText(t('error.too_many', { minutes: 2 }));
  await expectNoViolations(page, { impact: 'minor' });
  await signUp.dismiss();
  await signUp.comment.fill('Kommt mit dem Zug');
  await page.reload();
  await expect(signUp.dialog.getByText(t('field.restored'))).toBeVisible();
  await expect(signUp.choice(1, 'Leo')).toBeChecked();
  await signUp.send();
  await signUp.dismiss();
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).not.toBe(keys[0]);
  await page.unroute(path);

  await logOut(page.request, family);
  await signUp.send();
  const again = page.getByRole('dialog', { name: t('login.sign_in_again') });
  await expect(again.getByRole('textbox', { name: t('field.email') })).toHaveValue(family.email);
  await expectNoViolations(page, { impact: 'minor' });
  await again.getByRole('textbox', { name: t('field.password') }).fill(PASSWORD);
  await again.getByRole('button', { name: t('login.submit'), exact: true }).click();
  await expect(again).toBeHidden();
  // What was sent goes on by itself.
  await expect(signUp.dialog.getByRole('heading', { name: t('signup.result_title') })).toBeVisible();

  // What was sent is no draft any more.
  await signUp.dialog
    .getByRole('button', { name: t('action.close') })
    .last()
    .click();
  await page.goto(`/courseregistration/${project.id}?book=1`);
  await expect(signUp.privacy).not.toBeChecked();
  await expect(signUp.dialog.getByText(t('field.restored'))).toHaveCount(0);
});

test('a week that fills up after it was chosen stays chosen and says so, until the parent removes it', async ({
  page,
  t,
  week,
}) => {
  const project = await makeProject(page.request, {
    weeks: [summerWeek(0), { ...summerWeek(1), max_participants: 1, waiting_list: 0 }],
  });
  const family = await makeFamily(page.request);
  await makeChild(page.request, family, 'Ada');
  await signInWithSession(page, family.session);
  await page.clock.install();
  const signUp = new SignUp(page, t, week, project);
  await signUp.open();
  await signUp.fill('Ada');
  await signUp.choice(2, 'Ada').check();
  const others = await makeFamily(page.request);
  await book(page.request, others, project, await makeChild(page.request, others, 'Tom'), 1);

  let sent = 0;
  page.on('request', (request) => (sent += request.url().includes('send-registration') ? 1 : 0));
  // The question asks for what is free now; then there is nothing to say yes to.
  await page.clock.fastForward(6_000);
  await signUp.submit.click();
  await expect(signUp.choice(2, 'Ada')).toBeFocused();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(signUp.choice(2, 'Ada')).toBeChecked();
  await expect(signUp.choice(2, 'Ada')).toHaveAccessibleDescription(new RegExp(t('signup.impossible')));
  const line = { name: 'Ada', week: week(2), reason: t('common.state.full') };
  await expect(signUp.dialog.getByText(t('signup.impossible_line', line))).toBeVisible();
  await expect(signUp.dialog.getByText('150,00 €').last()).toBeVisible();
  await expectNoViolations(page, { impact: 'minor' });

  // Also after a reload, and it cannot be sent like this.
  await page.reload();
  await expect(signUp.choice(2, 'Ada')).toBeChecked();
  await signUp.submit.click();
  await expect(signUp.choice(2, 'Ada')).toBeFocused();
  expect(sent).toBe(0);
  await page.keyboard.press('Space');
  await expect(signUp.choice(2, 'Ada')).not.toBeChecked();
  await expect(signUp.choice(2, 'Ada')).toBeDisabled();
  await expect(
    signUp.dialog.getByRole('group', { name: t('signup.weeks_of', { name: 'Ada' }) }),
  ).toBeFocused();
  await signUp.send();
  await expect(signUp.dialog.getByRole('heading', { name: t('signup.result_title') })).toBeVisible();
});

test('a week whose last seat was taken says before sending that it is now the waiting list', async ({
  page,
  t,
  week,
}) => {
  const project = await makeProject(page.request, { weeks: [{ ...summerWeek(0), max_participants: 1 }] });
  const family = await makeFamily(page.request);
  await makeChild(page.request, family, 'Ada');
  await signInWithSession(page, family.session);
  await page.clock.install();
  const signUp = new SignUp(page, t, week, project);
  await signUp.open();
  await signUp.fill('Ada');
  const others = await makeFamily(page.request);
  await book(page.request, others, project, await makeChild(page.request, others, 'Tom'));
  await page.clock.fastForward(6_000);
  await signUp.submit.click();
  const question = page.getByRole('alertdialog', { name: t('signup.question_title') });
  await expect(question.getByRole('status')).toContainText(t('signup.question_changed'));
  await expect(question.getByRole('listitem')).toContainText(t('common.availability.waiting_list'));
  await expectNoViolations(page, { impact: 'minor' });
  await question.getByRole('button', { name: t('action.cancel') }).click();
  await expect(signUp.choice(1, 'Ada')).toBeChecked();
  await expect(signUp.choice(1, 'Ada')).toHaveAccessibleDescription(new RegExp(t('signup.now_waiting')));
  await expect(
    signUp.dialog.getByText(t('signup.now_waiting_line', { name: 'Ada', week: week(1) })),
  ).toBeVisible();
  await expectNoViolations(page, { impact: 'minor' });
});

test('a chosen week that the office takes away stays to be removed', async ({ page, t, week }) => {
  const project = await makeProject(page.request, { weeks: [summerWeek(0), summerWeek(1)] });
  const family = await makeFamily(page.request);
  await makeChild(page.request, family, 'Ada');
  await signInWithSession(page, family.session);
  const signUp = new SignUp(page, t, week, project);
  await signUp.open();
  await signUp.fill('Ada');
  await signUp.choice(2, 'Ada').check();
  await mockProject(page, project.id, (data) => {
    data.courseWeeks = data.courseWeeks.slice(0, 1);
  });
  await page.reload();
  await expect(signUp.dialog.getByText(t('signup.gone_line', { name: 'Ada' })).first()).toBeVisible();
  await signUp.submit.click();
  const remove = signUp.dialog.getByRole('button', { name: t('signup.remove') });
  await expect(remove).toBeFocused();
  await expectNoViolations(page, { impact: 'minor' });
  await page.keyboard.press('Enter');
  await expect(remove).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });
  await signUp.send();
  await expect(signUp.dialog.getByRole('heading', { name: t('signup.result_title') })).toBeVisible();
});

test('what was typed is nobody else’s', async ({ page, t, week }) => {
  const family = await makeFamily(page.request);
  await makeChild(page.request, family, 'Ben');
  const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
  await signInWithSession(page, family.session);
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
  await signInWithSession(page, family.session);
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
  await signInWithSession(page, family.session);
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

test('an account without a person is told that it cannot register', async ({ page, t, week, language }) => {
  const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
  let asked = 0;
  await page.route('**/api/my-family', async (route) => {
    asked += 1;
    await route.continue();
  });
  await signInWithSession(page, sessionOf('office'), language);
  const signUp = new SignUp(page, t, week, project);
  await signUp.open();
  await expect(signUp.dialog.getByText(t('signup.admin_notice'))).toBeVisible();
  await expectNoViolations(page, { impact: 'minor' });
  expect(asked).toBe(0);
  await page.goto('/my-family');
  await expect(page.getByText(t('family.no_person'))).toBeVisible();
  await expectNoViolations(page, { impact: 'minor' });
  // Before anybody knows whose account it is, and not again.
  expect(asked).toBeLessThanOrEqual(1);
});
