import { formatEuros } from '@feria/shared/rules/money';
import { sessionOf } from '../../../shared/tools/e2e/accounts';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeChild, makeFamily } from '../../../shared/tools/e2e/families';
import { LAST_DAY, makeProject, summerWeek } from '../../../shared/tools/e2e/projects';
import { book } from '../../../shared/tools/e2e/registrations';
import { signInWithSession } from '../../../shared/tools/e2e/session';
import { openFamily, toFamilyTab, unfold } from '../support/family';
import { SignUp } from '../support/sign-up';
import { expect, test } from '../support/test';

/* Fair start (product/registrations.md#fair-start): at first each child gets only so many weeks for sure, all others are held back. */

const date = LAST_DAY.shown;
const FAIR_START = { allocation: 'fair_start', register_to: LAST_DAY.register_to };

test('a parent orders the weeks, and knows before sending which is sure', async ({ page, t, week }) => {
  const family = await makeFamily(page.request);
  await makeChild(page.request, family, 'Lea');
  const project = await makeProject(page.request, {
    weeks: [summerWeek(0), summerWeek(1), { ...summerWeek(2), max_participants: 0 }, summerWeek(3)],
    course: FAIR_START,
  });
  await signInWithSession(page, family.session);
  const signUp = new SignUp(page, t, week, project);
  await page.goto(`/courseregistration/${project.id}`);
  const how = page.getByRole('region', { name: t('places.title') });
  await expect(how).toContainText(t('places.fair_start', { smart_count: 1, date }));
  await expectNoViolations(page, { impact: 'minor' });

  await signUp.open();
  await signUp.fill('Lea', 1);
  await signUp.choice(2, 'Lea').check();
  await signUp.choice(4, 'Lea').check();
  const order = signUp.order('Lea');
  const heldBack = t('places.held_back', { date });
  const expectOrder = async (sure: number, ...others: number[]): Promise<void> => {
    await expect(order).toHaveCount(others.length + 1);
    await expect(order.nth(0)).toContainText(week(sure));
    await expect(order.nth(0)).toContainText(t('places.sure'));
    for (const [index, n] of others.entries()) {
      await expect(order.nth(index + 1)).toContainText(week(n));
      await expect(order.nth(index + 1)).toContainText(heldBack);
    }
  };
  await expectOrder(1, 2, 4);
  // Only the sure week is to be paid.
  await expect(signUp.dialog).toContainText(t('signup.total_held_back', { price: formatEuros(300) }));

  // By keyboard: the button keeps the focus, and what happened is said.
  const up = signUp.dialog.getByRole('button', {
    name: t('signup.order_up', { week: week(4), name: 'Lea' }),
  });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(
    signUp.dialog.getByText(t('signup.order_moved', { week: week(4), position: 2, count: 3 })),
  ).toBeAttached();
  await expect(up).toBeFocused();
  await page.keyboard.press('Enter');
  await expectOrder(4, 1, 2);
  await expect(up).toBeFocused();
  await page.keyboard.press('Enter'); // there is no further up
  await expectOrder(4, 1, 2);
  await signUp.dialog
    .getByRole('button', { name: t('signup.order_down', { week: week(1), name: 'Lea' }) })
    .click();
  await expectOrder(4, 2, 1);
  await expectNoViolations(page, { impact: 'minor' });

  await signUp.submit.click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(t('signup.held_back_costs_nothing', { price: formatEuros(300) }));
  await expect(question.getByText(heldBack)).toHaveCount(2);
  await expectNoViolations(page, { impact: 'minor' });
  await question.getByRole('button', { name: t('signup.question_yes') }).click();
  await signUp.expectPartly(1, 3);
  const result = signUp.dialog.getByRole('list', { name: t('signup.result_lines') }).getByRole('listitem');
  await expect(result.nth(0)).toContainText(week(4));
  await expect(result.nth(0)).toContainText(t('common.outcome.confirmed'));
  await expect(result.nth(1)).toContainText(heldBack);
  await expect(result.nth(2)).toContainText(heldBack);
  await expect(signUp.dialog.getByText(t('signup.result_held_back', { date }))).toBeVisible();
  const payment = signUp.dialog.getByRole('region', { name: t('payment.result') });
  await expect(payment).toContainText(formatEuros(150));
  await expectNoViolations(page, { impact: 'minor' });

  await signUp.dialog.getByRole('link', { name: t('signup.result_family') }).click();
  await toFamilyTab(page, t, 'bookings');
  const waiting = page.getByRole('region', { name: t('family.registrations') });
  await expect(waiting.getByText(heldBack)).toHaveCount(2);
  await unfold(waiting.getByRole('listitem'));
  await expect(waiting.getByRole('button', { name: t('family.leave_held') })).toHaveCount(2);
  await expectNoViolations(page, { impact: 'minor' });
  await page.goto('/planner');
  await expect(page.getByText(heldBack)).toHaveCount(2);
});

test('what a child has already counts, and a waiting list uses up no sure week', async ({
  page,
  t,
  week,
}) => {
  const family = await makeFamily(page.request);
  const lea = await makeChild(page.request, family, 'Lea');
  await makeChild(page.request, family, 'Nora');
  const project = await makeProject(page.request, {
    weeks: [summerWeek(0), summerWeek(1), { ...summerWeek(2), max_participants: 0 }],
    course: FAIR_START,
  });
  await book(page.request, family, project, lea);
  await signInWithSession(page, family.session);
  const signUp = new SignUp(page, t, week, project);
  await signUp.open();
  await signUp.fill('Lea', 2);
  await expect(signUp.order('Lea')).toContainText(t('places.held_back', { date }));
  await expect(signUp.dialog.getByText(t('signup.order_had', { smart_count: 1, name: 'Lea' }))).toBeVisible();
  await signUp.child('Nora').check();
  await signUp.choice(3, 'Nora').check();
  await signUp.choice(1, 'Nora').check();
  await expect(signUp.order('Nora').nth(0)).toContainText(t('common.availability.waiting_list'));
  await expect(signUp.order('Nora').nth(1)).toContainText(t('places.sure'));
  await signUp.send();
  await signUp.expectPartly(1, 3);
  const result = signUp.dialog.getByRole('list', { name: t('signup.result_lines') }).getByRole('listitem');
  await expect(result.filter({ hasText: 'Lea' })).toContainText(t('places.held_back', { date }));
  await expect(result.filter({ hasText: 'Nora' })).toContainText([
    t('signup.result_place', { position: 1 }),
    t('common.outcome.confirmed'),
  ]);

  // The planner promises no seat either.
  await page.goto('/planner');
  await expect(page.getByText(t('places.held_back', { date }))).toBeVisible();
});

test('when registration has closed, my family shows what was given', async ({ page, t, week }) => {
  const family = await makeFamily(page.request);
  const lea = await makeChild(page.request, family, 'Lea');
  const project = await makeProject(page.request, {
    weeks: [summerWeek(0), summerWeek(1)],
    course: FAIR_START,
  });
  for (const index of [0, 1]) await book(page.request, family, project, lea, index);
  await signInWithSession(page, family.session);
  await openFamily(page, 'bookings');
  const waiting = page.getByRole('region', { name: t('family.registrations') });
  const held = waiting.getByText(t('family.leave_held'), { exact: true });
  await expect(held).toHaveCount(1);

  const { token } = sessionOf('admin');
  const beforeToday = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  const closed = await page.request.put(`/api/course/${project.id}`, {
    data: { register_to: beforeToday },
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(closed.status()).toBe(200);
  // The server looks every 20 seconds.
  await expect(async () => {
    await page.reload();
    await expect(waiting).toContainText(week(2), { timeout: 3_000 });
    await expect(held).toHaveCount(0, { timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await expectNoViolations(page, { impact: 'minor' });
});
