import { formatEuros } from '@feria/shared/rules/money';
import type { MyFamily } from '@feria/shared/contracts/family';
import type { SignUpInput } from '@feria/shared/contracts/registration';
import { API } from '@feria/shared/routes';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeDrawProject, wishAll } from '../../../shared/tools/e2e/draws';
import { linkParentAsStaff, makeChild, makeFamily } from '../../../shared/tools/e2e/families';
import { LAST_DAY, makeProject, SUMMER, summerWeek } from '../../../shared/tools/e2e/projects';
import { signInWithSession } from '../../../shared/tools/e2e/session';
import { openFamily, toFamilyTab, unfold } from '../support/family';
import { SignUp } from '../support/sign-up';
import { expect, test } from '../support/test';

/* Wishes for a draw (product/registrations.md#the-draw). */

const date = LAST_DAY.shown;
/** The last day of `makeDrawProject`. */
const DRAW_DATE = `01.06.${SUMMER}`;
const DRAW = { allocation: 'draw', register_to: LAST_DAY.register_to };

test('parents make lists of wishes, in an order, for children that stay together', async ({
  page,
  t,
  week,
}) => {
  const family = await makeFamily(page.request);
  const lea = await makeChild(page.request, family, 'Lea');
  const nora = await makeChild(page.request, family, 'Nora');
  const { to } = summerWeek(0);
  const project = await makeProject(page.request, {
    // The second overlaps the first; the third has neither a seat nor a queue, which says nothing before a draw.
    weeks: [summerWeek(0), { from: to, to }, { ...summerWeek(2), max_participants: 0, waiting_list: 0 }],
    course: { ...DRAW, places_per_child: 2 },
  });
  await signInWithSession(page, family.session);
  await page.goto(`/courseregistration/${project.id}`);
  const how = page.getByRole('region', { name: t('places.title') });
  await expect(how).toContainText(t('places.draw', { date }));
  await expect(how).toContainText(t('places.draw_limit', { smart_count: 2 }));
  await expect(how.getByText(t('places.draw_reverse'))).toBeHidden();
  await how.getByText(t('places.draw_how')).click();
  await expect(how.getByText(t('places.draw_reverse'))).toBeVisible();
  await expectNoViolations(page, { impact: 'minor' });

  const signUp = new SignUp(page, t, week, project);
  await signUp.open();
  await signUp.fill('Lea', 1);
  await signUp.choice(2, 'Lea').check();
  await signUp.choice(3, 'Lea').check();
  const siblings = signUp.dialog.getByRole('checkbox', { name: t('signup.siblings') });
  await expect(siblings).toHaveCount(0);
  await signUp.child('Nora').check();
  await signUp.choice(3, 'Nora').check();
  await siblings.check();
  await expect(siblings).toHaveAccessibleDescription(t('signup.siblings_text'));
  await signUp.dialog
    .getByRole('button', { name: t('signup.order_up', { week: week(3), name: 'Lea' }) })
    .click();
  const wish = (rank: number): string => t('places.wish', { rank, date });
  const order = signUp.order('Lea', true);
  await expect(order).toContainText([wish(1), wish(2), wish(3)]);
  await expect(order).toContainText([week(1), week(3), week(2)]);
  await expect(signUp.dialog).toContainText(
    t('signup.total_wishes_limit', { drawn: formatEuros(450), price: formatEuros(600) }),
  );
  await expectNoViolations(page, { impact: 'minor' });

  const sent = page.waitForRequest((request) => request.url().includes('/send-registration/'));
  await signUp.submit.click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(t('signup.question_wishes'));
  await question.getByRole('button', { name: t('signup.question_yes') }).click();
  const body = (await sent).postDataJSON() as SignUpInput;
  const [one, two, three] = project.weeks;
  expect(body.siblings_together).toBe(true);
  // The children come in the order of the family, which is by age.
  const byChild = [lea, nora].map(
    ({ id }) => body.bookedChildren.find((child) => child.id === id)?.courseWeeks,
  );
  expect(byChild).toEqual([
    [
      { id: one, dayType: 'full_day', priority: 1 },
      { id: three, dayType: 'full_day', priority: 2 },
      { id: two, dayType: 'full_day', priority: 3 },
    ],
    [{ id: three, dayType: 'full_day', priority: 1 }],
  ]);
  await signUp.expectResult(10_000, 'result_title_wishes');
  await expect(signUp.dialog.getByText(t('signup.result_wishes', { date }))).toBeVisible();
  const result = signUp.dialog.getByRole('list', { name: t('signup.result_lines') }).getByRole('listitem');
  await expect(result.filter({ hasText: 'Lea' })).toContainText([wish(1), wish(2), wish(3)]);
  await expect(result.filter({ hasText: 'Nora' })).toContainText([wish(1)]);
  await expect(signUp.dialog.getByRole('region', { name: t('payment.result') })).toHaveCount(0);
  await expectNoViolations(page, { impact: 'minor' });

  await signUp.dialog.getByRole('link', { name: t('signup.result_family') }).click();
  await toFamilyTab(page, t, 'bookings');
  const waiting = page.getByRole('region', { name: t('family.registrations') });
  await expect(waiting.getByText(wish(1))).toHaveCount(2);
  await expect(waiting.getByText(wish(3))).toBeVisible();
  await expect(waiting.getByText(t('signup.siblings'))).toHaveCount(4);
  await expectNoViolations(page, { impact: 'minor' });
  await unfold(waiting.getByRole('listitem').filter({ hasText: wish(3) }));
  await waiting
    .getByRole('listitem')
    .filter({ hasText: wish(3) })
    .getByRole('button', { name: t('family.leave_wish') })
    .click();
  const dialog = page.getByRole('alertdialog', { name: t('family.delete_wish_title') });
  await dialog.getByRole('button', { name: t('family.leave_wish') }).click();
  await expect(waiting.getByText(wish(3))).toHaveCount(0);
});

test('a later wish comes after those that the child has, and the planner leads there', async ({
  page,
  t,
  week,
}) => {
  const family = await makeFamily(page.request);
  await makeChild(page.request, family, 'Lea');
  const project = await makeProject(page.request, {
    weeks: [summerWeek(0), summerWeek(1)],
    course: DRAW,
  });
  await signInWithSession(page, family.session);
  const signUp = new SignUp(page, t, week, project);
  await signUp.fillAndSend('Lea');
  await signUp.expectResult(10_000, 'result_title_wishes');
  await signUp.dialog.getByRole('link', { name: t('planner.link') }).click();
  await expect(page.getByText(t('places.wish', { rank: 1, date }))).toBeVisible();
  await page.getByRole('button', { name: /Lea.*12\.07\./ }).click();
  const item = page.getByRole('dialog').getByRole('listitem').filter({ hasText: project.name });
  await expect(item).toContainText(t('places.label.draw'));
  await expectNoViolations(page, { impact: 'minor' });
  await item.getByRole('link').click();
  await expect(signUp.choice(2, 'Lea')).toBeChecked();
  await expect(
    signUp.dialog.getByText(t('signup.order_wished', { smart_count: 1, name: 'Lea' })),
  ).toBeVisible();
  await expect(signUp.order('Lea', true)).toContainText(t('places.wish', { rank: 2, date }));
  await expect(signUp.choice(1, 'Lea')).toHaveAccessibleDescription(t('signup.taken_wish'));
});

test('parents put wishes into another order after sending, by keyboard, and not over what the other has changed', async ({
  page,
  t,
  week,
  language,
}) => {
  const family = await makeFamily(page.request, language);
  const other = await makeFamily(page.request, language);
  const lea = await makeChild(page.request, family, 'Lea');
  await linkParentAsStaff(page.request, lea, other);
  const project = await makeDrawProject(page.request, [1, 1, 1]);
  await wishAll(page.request, family, project, lea);
  await signInWithSession(page, family.session);
  await openFamily(page, 'bookings');
  const title = t('wishes.title', { project: project.name });
  const bookings = page.getByRole('region', { name: t('family.registrations') });
  await bookings.getByText(title).click();
  const lines = page.getByRole('list', { name: title }).getByRole('listitem');
  await expect(lines).toContainText([week(1), week(2), week(3)]);
  const up = page.getByRole('button', { name: t('signup.order_up', { week: week(3), name: 'Lea' }) });
  const { width = 0, height = 0 } = (await up.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(up).toBeFocused();
  const place = { week: week(3), position: 2, count: 3 };
  await expect(bookings.getByText(t('signup.order_moved', place))).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(lines).toContainText([week(3), week(1), week(2)]);
  await expectNoViolations(page, { impact: 'minor' });

  // Moved back by hand there is nothing to save; what was moved can be discarded.
  await bookings.getByRole('button', { name: t('wishes.discard') }).click();
  await expect(lines).toContainText([week(1), week(2), week(3)]);
  const save = bookings.getByRole('button', { name: t('wishes.save') });
  await expect(save).toHaveCount(0);
  await up.click();
  await save.click();
  await expect(page.getByText(t('wishes.saved'))).toBeVisible();
  await expect(save).toHaveCount(0);
  await expect(lines).toContainText([week(1), week(3), week(2)]);
  const wishOf = (rank: number, number: number) =>
    bookings
      .locator('summary')
      .filter({ hasText: t('places.wish', { rank, date: DRAW_DATE }) })
      .filter({
        hasText: week(number),
      });
  await expect(wishOf(2, 3)).toBeVisible();

  // The other parent changes the order meanwhile.
  await up.click();
  const theirs = await page.request.get(`/${API.myFamily}`, {
    headers: { Authorization: `Bearer ${other.session.token}` },
  });
  const { data } = (await theirs.json()) as { data: MyFamily };
  const shown = data.waitingQueue.toSorted((a, b) => a.priority! - b.priority!).map(({ id }) => id);
  const changed = await page.request.put(`/${API.myFamilyChildren}/${lea.id}/wishes`, {
    headers: { Authorization: `Bearer ${other.session.token}` },
    data: { course_id: project.id, shown, wishes: [shown[2], shown[0], shown[1]] },
  });
  expect(changed.status()).toBe(200);
  await save.click();
  await expect(bookings.getByRole('alert')).toBeVisible();
  await expect(lines).toContainText([week(2), week(1), week(3)]);
  await expect(save).toHaveCount(0);
});
