import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeChild, makeFamily } from '../../../shared/tools/e2e/families';
import { makeProject, summerWeek } from '../../../shared/tools/e2e/projects';
import { signInWithSession } from '../../../shared/tools/e2e/session';
import { Basket, fillBasket } from '../support/basket';
import { SignUp } from '../support/sign-up';
import { expect, test } from '../support/test';

/* Few seats are named by their number, and a brother or sister who would wait is told before (product/registrations.md#sign-up). */

test('the last seats are named on the page, in the sign-up, the planner and the basket', async ({
  page,
  t,
  week,
}) => {
  const project = await makeProject(page.request, {
    weeks: [
      { ...summerWeek(0), max_participants: 2 },
      { ...summerWeek(1), max_participants: 6 },
    ],
  });
  const family = await makeFamily(page.request);
  const lea = await makeChild(page.request, family, 'Lea');
  await signInWithSession(page, family.session);
  const left = page.getByText(t('common.seats_left', { smart_count: 2 }), { exact: true });
  const signUp = new SignUp(page, t, week, project);
  await signUp.open();
  await signUp.child('Lea').check();
  await expect(signUp.dialog.getByText(t('common.seats_left', { smart_count: 2 }))).toBeVisible();
  await page.goto(`/courseregistration/${project.id}`);
  await expect(left.first()).toBeVisible();
  // Six are more than are told.
  await expect(page.getByText(t('common.seats_left', { smart_count: 6 }))).toHaveCount(0);

  await page.goto('/planner');
  const open = page.getByRole('button', { name: /Lea/ }).filter({ hasText: /\d/ });
  await expect(open.first()).toBeVisible();
  await page
    .getByRole('button', { name: new RegExp(`Lea, 05\\.07\\.`) })
    .first()
    .click();
  const option = page.getByRole('dialog').getByRole('listitem').filter({ hasText: project.name });
  await expect(option.getByText(t('common.seats_left', { smart_count: 2 }))).toBeVisible();

  await fillBasket(page.request, family, [lea, project, 0], [lea, project, 1]);
  const basket = new Basket(page, t);
  await basket.open();
  const line = (n: number) => page.getByRole('listitem').filter({ hasText: week(n) });
  await expect(line(1).getByText(t('common.seats_left', { smart_count: 2 }))).toBeVisible();
  await expect(line(2).getByText(t('signup.place'))).toBeVisible();
  await expect(line(2).getByText(/(Noch|Ancora) \d/)).toHaveCount(0);
  await expectNoViolations(page);
});

test('who gets the last seat, and that the other child waits, is said before the sign-up is sent', async ({
  page,
  t,
  week,
}) => {
  const project = await makeProject(page.request, { weeks: [{ ...summerWeek(0), max_participants: 1 }] });
  const family = await makeFamily(page.request);
  await makeChild(page.request, family, 'Ada');
  await makeChild(page.request, family, 'Bea');
  await signInWithSession(page, family.session);
  const signUp = new SignUp(page, t, week, project);
  await signUp.open();
  // The children stand in the order of their births, which are random.
  const boxes = signUp.dialog.getByRole('checkbox', { name: / Kofler$/ });
  await expect(boxes).toHaveCount(2);
  const labels = await boxes.evaluateAll((all) => all.map((box) => box.closest('label')?.textContent ?? ''));
  const [first = '', second = ''] = labels.map((label) => label.split(' ')[0] ?? '');
  await signUp.fill(first);
  const waits = signUp.dialog.getByText(t('signup.sibling_waits', { name: second, week: week(1) }));
  await expect(signUp.dialog.getByText('150,00 €').last()).toBeVisible();
  await signUp.child(second).check();
  await signUp.choice(1, second).check();
  await expect(waits).toBeVisible();
  await expect(signUp.dialog.getByText(t('common.availability.waiting_list'), { exact: true })).toHaveCount(
    1,
  );
  // One place is due.
  await expect(signUp.dialog.getByText(t('signup.total_waiting', { price: '150,00 €' }))).toBeVisible();
  await expectNoViolations(page);

  await signUp.submit.click();
  const question = page.getByRole('alertdialog', { name: t('signup.question_title') });
  await expect(question.getByRole('listitem').filter({ hasText: first })).toContainText(t('signup.place'));
  await expect(question.getByRole('listitem').filter({ hasText: second })).toContainText(
    t('common.availability.waiting_list'),
  );
  await question.getByRole('button', { name: t('signup.question_yes') }).click();
  await signUp.expectPartly(1, 2);
});
