import { formatEuros } from '@feria/shared/rules/money';
import type { APIRequestContext } from '@playwright/test';
import { sessionOf } from '../../../shared/tools/e2e/accounts';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeChild, makeFamily } from '../../../shared/tools/e2e/families';
import { makeProject, SUMMER, summerWeek } from '../../../shared/tools/e2e/projects';
import { book, removeAsStaff } from '../../../shared/tools/e2e/registrations';
import { post, signInWithSession } from '../../../shared/tools/e2e/session';
import { Basket, keptBasket } from '../support/basket';
import { SignUp } from '../support/sign-up';
import { expect, test } from '../support/test';

/** First days of the weeks, as the planner names them. */
const WEEKS = ['05.07.', '12.07.', '19.07.'].map(
  (day) => new RegExp(`${day.replaceAll('.', '\\.')}${SUMMER} –`),
);

test('two projects are booked one after another, without typing contacts again', async ({
  page,
  t,
  week,
}) => {
  const family = await makeFamily(page.request);
  await makeChild(page.request, family, 'Lea');
  await makeChild(page.request, family, 'Emil');
  const first = await makeProject(page.request, { weeks: [summerWeek(0), summerWeek(1)] });
  // Two that nobody can have beside it in the first week.
  await makeProject(page.request, { weeks: [summerWeek(0)] });
  await makeProject(page.request, { weeks: [summerWeek(0)] });
  const second = await makeProject(page.request, { weeks: [summerWeek(1), summerWeek(2)] });
  await signInWithSession(page, family.session);
  await page.goto('/my-family');
  await page
    .getByRole('main')
    .getByRole('link', { name: t('planner.title') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('planner.title') })).toBeVisible();
  const open = (name: string, week: RegExp) =>
    page.getByRole('button', { name: new RegExp(`${name}.*${week.source}`) });

  await open('Lea', WEEKS[0] as RegExp).click();
  const fitting = page.getByRole('dialog', { name: WEEKS[0] });
  await expectNoViolations(page, { impact: 'minor' });
  await fitting.getByRole('link', { name: new RegExp(first.name) }).click();
  const signUp = new SignUp(page, t, week, first);
  await expect(signUp.child('Lea')).toBeChecked();
  await expect(signUp.choice(1, 'Lea')).toBeChecked();
  await expect(signUp.child('Emil')).not.toBeChecked();
  await signUp.contact1.fill('+39 333 1234567');
  await signUp.privacy.check();
  await signUp.send();
  await signUp.expectResult();
  await signUp.dialog.getByRole('link', { name: t('planner.link') }).click();

  // What was booked stands in the plan, and what overlaps it cannot be booked for Lea.
  await expect(page.getByRole('main')).toContainText(first.name);
  await expect(page.getByRole('region', { name: t('planner.sum') })).toContainText(formatEuros(150));
  // On a phone each week has a heading; were it a landmark too, there would be twelve.
  expect(await page.getByRole('region').count()).toBeLessThanOrEqual(2);
  // Nothing else fits there, which no number of 0 has to say.
  const overlapping = t('planner.overlapping', { smart_count: 2 }).replace('2', '\\d+');
  await expect(open('Lea', WEEKS[0] as RegExp)).toHaveAccessibleName(new RegExp(`^${overlapping}:`));
  await open('Lea', WEEKS[2] as RegExp).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: new RegExp(second.name) })
    .click();
  const again = new SignUp(page, t, week, second);
  await expect(again.choice(2, 'Lea')).toBeChecked();
  await expect(again.contact1).toHaveValue('+39 333 1234567');
  await again.privacy.check();
  await again.send();
  await again.expectResult();
});

test('what overlaps is seen before it is booked', async ({ page, t, week }) => {
  const family = await makeFamily(page.request);
  const lea = await makeChild(page.request, family, 'Lea');
  const booked = await makeProject(page.request, { weeks: [summerWeek(0)] });
  const { to } = summerWeek(0);
  const other = await makeProject(page.request, { weeks: [{ from: to, to }] });
  await book(page.request, family, booked, lea);
  await signInWithSession(page, family.session);
  await page.goto('/planner');
  await page.getByRole('button', { name: new RegExp(`Lea.*${WEEKS[0]?.source}`) }).click();
  const item = page.getByRole('dialog').getByRole('listitem').filter({ hasText: other.name });
  await expect(item).toContainText(t('signup.overlap_registration', { week: week(1) }));
  await expect(item.getByRole('link')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: new RegExp(`Lea.*${WEEKS[0]?.source}`) })).toBeFocused();
});

test('says what opens later, and offers the waiting list', async ({ page, t }) => {
  const family = await makeFamily(page.request);
  const lea = await makeChild(page.request, family, 'Lea');
  const full = await makeProject(page.request, { weeks: [{ ...summerWeek(0), max_participants: 0 }] });
  const later = await makeProject(page.request, {
    weeks: [summerWeek(0)],
    course: { register_from: `${SUMMER}-02-01`, register_from_time: '08:30' },
  });
  await signInWithSession(page, family.session);
  await page.goto('/planner');
  await page.getByRole('button', { name: new RegExp(`Lea.*${WEEKS[0]?.source}`) }).click();
  const item = (name: string) => page.getByRole('dialog').getByRole('listitem').filter({ hasText: name });
  await expect(item(later.name)).toContainText(t('facts.opens', { from: `01.02.${SUMMER} 08:30` }));
  await item(full.name)
    .getByRole('link', { name: new RegExp(t('project.book_waiting')) })
    .click();
  await expect(page).toHaveURL(new RegExp(`child=${lea.id}&week=${full.weeks[0]}`));
});

test('leads a family without children to the first, and back', async ({ page, t }) => {
  const family = await makeFamily(page.request);
  await signInWithSession(page, family.session);
  await page.goto('/planner');
  await expect(page.getByText(t('planner.no_children'))).toBeVisible();
  await page.getByRole('link', { name: t('family.child_add') }).click();
  await expect(page.getByRole('dialog', { name: t('family.child_add_title') })).toBeVisible();
  await expect(page).toHaveURL(/backUrl=%2Fplanner/);
});

test('asks visitors to log in, and tells staff that it is for parents', async ({ page, t, language }) => {
  await page.goto('/planner');
  await expect(page.getByRole('heading', { level: 1, name: t('login.title') })).toBeVisible();
  await signInWithSession(page, sessionOf('admin'), language);
  await page.goto('/planner');
  await expect(page.getByRole('heading', { level: 1, name: t('planner.title') })).toBeVisible();
  await expect(page.getByText(t('family.no_person'))).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: t('app.back_office') })).toBeVisible();
});

test('a summer is put together in the planner: for one child, for all, and taken out again', async ({
  page,
  t,
  week,
}) => {
  const family = await makeFamily(page.request);
  await makeChild(page.request, family, 'Lea');
  await makeChild(page.request, family, 'Emil');
  const project = await makeProject(page.request, { weeks: [summerWeek(0), summerWeek(1)] });
  await signInWithSession(page, family.session);
  await page.goto('/planner');
  await expect(page.getByText(t('planner.open'))).toBeVisible();
  // Among what other tests have made, it may be none of those that a cell names.
  const fitting = page.getByRole('dialog');
  const open = (name: string, first: RegExp | undefined) =>
    page.getByRole('button', { name: new RegExp(`${name}.*${first?.source}`) });
  await open('Lea', WEEKS[0]).click();
  await fitting
    .getByRole('listitem')
    .filter({ hasText: project.name })
    .getByRole('button', { name: new RegExp(`^${t('basket.add')}`) })
    .click();
  await expect(fitting).toBeHidden();
  const remove = (name: string, n: number) =>
    page.getByRole('button', {
      name: new RegExp(`${name}.*${project.name}.*${week(n)}$`),
    });
  await expect(remove('Lea', 1)).toBeVisible();
  await open('Emil', WEEKS[1]).click();
  await fitting
    .getByRole('listitem')
    .filter({ hasText: project.name })
    .getByRole('button', { name: new RegExp(`^${t('basket.all_children', { smart_count: 2 })}`) })
    .click();
  await expect(remove('Lea', 2)).toBeVisible();
  await expect(remove('Emil', 2)).toBeVisible();
  await expect(page.getByRole('region', { name: t('planner.sum') })).toContainText(formatEuros(450));
  await expectNoViolations(page, { impact: 'minor' });
  await remove('Lea', 1).click();
  await expect(remove('Lea', 1)).toBeHidden();
  await page.getByRole('link', { name: t('planner.to_basket', { smart_count: 2 }) }).click();
  const basket = new Basket(page, t);
  await expect(basket.lines('Lea', project)).toContainText(week(2));
  expect((await keptBasket(page.request, family)).lines).toHaveLength(2);
});

test('what fits is named in the plan with its price, and one tap puts it into the basket', async ({
  page,
  t,
}) => {
  const family = await makeFamily(page.request);
  await makeChild(page.request, family, 'Lea');
  await signInWithSession(page, family.session);
  await page.goto('/planner');
  const named = page.getByRole('button', { name: new RegExp(`^${t('basket.add')}: .*, Lea$`) });
  const first = named.first();
  const name = (await first.getAttribute('aria-label')) ?? '';
  await first.click();
  await expect(page.getByText(t('basket.added', { smart_count: 1 }))).toBeVisible();
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  // A week over two calendar weeks stands in both.
  await expect(page.getByText(t('basket.is_in'), { exact: true }).first()).toBeVisible();
  expect((await keptBasket(page.request, family)).lines).toHaveLength(1);
});

/** A place of the office, with coordinates or without. */
async function makePlace(
  request: APIRequestContext,
  spot: { latitude?: number; longitude?: number } = {},
): Promise<{ id: number; name: string }> {
  const name = `Ort ${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
  const { token } = sessionOf('admin');
  const { id } = await post<{ id: number }>(
    request,
    'api/location',
    { name, name_it: name, ...spot },
    { token },
  );
  return { id, name };
}

test('the plan is filtered by place, type and price: by keyboard, in the address, also for all', async ({
  page,
  t,
}) => {
  const family = await makeFamily(page.request);
  await makeChild(page.request, family, 'Lea');
  await makeChild(page.request, family, 'Emil');
  const place = await makePlace(page.request);
  const project = await makeProject(page.request, {
    weeks: [{ ...summerWeek(0), max_participants: 2 }],
    course: { location_id: place.id },
  });
  await signInWithSession(page, family.session);
  await page.goto('/planner');
  const open = page.getByRole('button', { name: t('planner.filters'), exact: true });
  await expect(open).toHaveAttribute('aria-expanded', 'false');
  await open.focus();
  await page.keyboard.press('Enter');
  const at = page.getByRole('checkbox', { name: place.name });
  await at.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(new RegExp(`/planner\\?location=${place.id}$`));
  await expect(
    page.getByRole('status').filter({ hasText: t('finder.found', { smart_count: 1 }) }),
  ).toBeVisible();
  await expectNoViolations(page, { impact: 'minor' });
  // The cell of each child names it alone, with what is left; for all it is put in.
  const putIn = page.getByRole('button', {
    name: new RegExp(`^${t('basket.add')}: ${project.name}.*, (Lea|Emil)$`),
  });
  await expect(putIn).toHaveCount(2);
  await expect(page.getByText(t('common.seats_left', { smart_count: 2 }))).toHaveCount(2);
  const forAll = page.getByRole('button', { name: new RegExp(`2.*${project.name}`) });
  await expect(forAll).toHaveCount(1);
  // What is hidden is still a week without care.
  await expect(page.getByText(t('planner.open'))).toBeVisible();
  await expect(
    page.getByText(t('planner.filtered', { smart_count: 99 }).replace('99', '')).first(),
  ).toBeAttached();

  // It stays after a reload.
  await page.reload();
  const opened = page.getByRole('button', { name: t('planner.filters_on', { count: 1 }) });
  await expect(opened).toBeVisible();
  await expect(putIn).toHaveCount(2);
  await forAll.click();
  await expect(page.getByText(t('basket.is_in'), { exact: true })).toHaveCount(2);
  expect((await keptBasket(page.request, family)).lines).toHaveLength(2);

  // A filter that leaves nothing says so; what is in the basket stays, and one tap shows everything.
  await page.goto(`/planner?location=${place.id}&price=1`);
  const nothing = page.getByRole('alert').filter({ hasText: t('planner.filters_empty') });
  await expect(nothing).toBeVisible();
  await expect(page.getByText(t('basket.is_in'), { exact: true })).toHaveCount(2);
  await page.getByRole('button', { name: t('planner.filters_on', { count: 2 }) }).click();
  await expect(page.getByRole('radio', { name: new RegExp(formatEuros(1)) })).toBeChecked();
  await expectNoViolations(page, { impact: 'minor' });
  await nothing.getByRole('button', { name: t('finder.clear') }).click();
  await expect(page).toHaveURL(/\/planner$/);
  await expect(nothing).toBeHidden();
});

test('what fits says how far it is from the week of a brother', async ({ page, t, language }) => {
  const family = await makeFamily(page.request);
  await makeChild(page.request, family, 'Lea');
  const emil = await makeChild(page.request, family, 'Emil');
  const [his, hers, unknown] = [
    await makePlace(page.request, { latitude: 46.5, longitude: 11.35 }),
    await makePlace(page.request, { latitude: 46.527, longitude: 11.35 }),
    await makePlace(page.request),
  ];
  const booked = await makeProject(page.request, {
    weeks: [summerWeek(0)],
    course: { location_id: his.id },
  });
  const near = await makeProject(page.request, {
    weeks: [summerWeek(0), summerWeek(1)],
    course: { location_id: hers.id },
  });
  const nowhere = await makeProject(page.request, {
    weeks: [summerWeek(0)],
    course: { location_id: unknown.id },
  });
  await book(page.request, family, booked, emil);
  await signInWithSession(page, family.session);
  const places = [hers, unknown].map(({ id }) => `location=${id}`).join('&');
  await page.goto(`/planner?${places}`);
  const far = language === 'it' ? 'A 3 km dalla settimana di Emil' : '3 km von Emils Woche';
  await expect(page.getByText(far).first()).toBeVisible();
  await expect(page.getByText(t('planner.distance_note'))).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`Lea.*${WEEKS[0]?.source}`) }).click();
  const item = (name: string) => page.getByRole('dialog').getByRole('listitem').filter({ hasText: name });
  await expect(item(near.name)).toContainText(far);
  await expect(item(nowhere.name)).not.toContainText('km');
  await expectNoViolations(page, { impact: 'minor' });
  await page.keyboard.press('Escape');
  // In another week he is not there.
  await page.getByRole('button', { name: new RegExp(`Lea.*${WEEKS[1]?.source}`) }).click();
  await expect(item(near.name)).toBeVisible();
  await expect(item(near.name)).not.toContainText('km');
});

test('a place, an offer and the waiting list are told apart, and the offer leads to its answer', async ({
  page,
  t,
}) => {
  const family = await makeFamily(page.request);
  const lea = await makeChild(page.request, family, 'Lea');
  const place = await makeProject(page.request, { weeks: [summerWeek(0)] });
  const one = { max_participants: 1, waiting_list: 5 };
  const offers = await makeProject(page.request, {
    weeks: [{ ...summerWeek(1), ...one }],
    course: { move_up: 'offer', offer_hours: 24 },
  });
  const waits = await makeProject(page.request, {
    weeks: [{ ...summerWeek(2), ...one, max_participants: 0 }],
  });
  const other = await makeFamily(page.request);
  const first = await book(page.request, other, offers, await makeChild(page.request, other, 'Ada'));
  for (const project of [place, offers, waits]) await book(page.request, family, project, lea);
  await removeAsStaff(page.request, first.registrations[0]?.id ?? 0);
  await signInWithSession(page, family.session);
  await page.goto('/planner');
  const main = page.getByRole('main');
  await expect(main.getByText(t('common.outcome.confirmed'), { exact: true })).toHaveCount(1);
  await expect(main.getByText(t('family.queue_position', { position: 1 }))).toHaveCount(1);
  const until = t('family.offer_until', { until: '|' }).split('|')[0] ?? '';
  await expect(main.getByText(until)).toHaveCount(1);
  await main.getByRole('link', { name: new RegExp(`^${t('planner.answer')}: ${offers.name}`) }).click();
  await expect(page).toHaveURL(/\/my-family/);
  await expect(page.getByRole('button', { name: t('family.offer_accept') })).toBeVisible();
});
