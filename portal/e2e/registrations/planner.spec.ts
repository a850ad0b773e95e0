import { formatEuros } from '@feria/shared/rules/money';
import { sessionOf } from '../../../shared/tools/e2e/accounts';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeChild, makeFamily } from '../../../shared/tools/e2e/families';
import { makeProject, SUMMER, summerWeek } from '../../../shared/tools/e2e/projects';
import { book } from '../../../shared/tools/e2e/registrations';
import { signInWithSession } from '../../../shared/tools/e2e/session';
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

test('asks visitors to log in, and tells staff that it is for parents', async ({ page, t }) => {
  await page.goto('/planner');
  await expect(page.getByRole('heading', { level: 1, name: t('login.title') })).toBeVisible();
  await signInWithSession(page, sessionOf('admin'));
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
  await expect(page.getByText(t('basket.is_in'), { exact: true })).toBeVisible();
  expect((await keptBasket(page.request, family)).lines).toHaveLength(1);
});
