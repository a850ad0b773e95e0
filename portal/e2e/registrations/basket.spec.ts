import type { APIRequestContext, Page } from '@playwright/test';
import { addDays, romeToday } from '@feria/shared/rules/dates';
import { formatEuros } from '@feria/shared/rules/money';
import { sessionOf } from '../../../shared/tools/e2e/accounts';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { linkParentAsStaff, makeChild, makeFamily } from '../../../shared/tools/e2e/families';
import { makeProject, SUMMER, summerWeek, titleOf } from '../../../shared/tools/e2e/projects';
import { book } from '../../../shared/tools/e2e/registrations';
import { logOut, PASSWORD, signInWithSession } from '../../../shared/tools/e2e/session';
import { Basket, fillBasket, keptBasket } from '../support/basket';
import { familyOf } from '../support/family';
import { startProxy, type Proxy } from '../support/proxy';
import { CORE_PHONE, CORE_WIDE, expect, test as base, type Translate } from '../support/test';

const test = base.extend<{ network: Proxy }>({
  network: async ({ language: _ }, use) => {
    const network = await startProxy();
    await use(network);
    await network.close();
  },
});

/** Sets fields of a week, through the API as the office. */
async function changeWeek(request: APIRequestContext, id: number | undefined, data: object): Promise<void> {
  const { token } = sessionOf('admin');
  const answer = await request.put(`/api/courseWeek/${id}`, {
    data,
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** A child of two parents; one of them has two projects in the open basket, ready to be sent. */
async function sharedChild(page: Page, t: Translate, network: Proxy) {
  const family = await makeFamily(page.request);
  const second = await makeFamily(page.request);
  const lea = await makeChild(page.request, family, 'Lea');
  await linkParentAsStaff(page.request, lea, second);
  const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
  const other = await makeProject(page.request, { weeks: [summerWeek(1)] });
  await fillBasket(page.request, family, [lea, project, 0], [lea, other, 0]);
  await signInWithSession(page, family.session);
  const basket = new Basket(page, t, network.url);
  await basket.open();
  await basket.privacy.check();
  return { family, second, lea, project, other, basket };
}

test(
  'weeks of two projects are put into the basket on their pages, and sent at once',
  CORE_PHONE,
  async ({ page, t, week, network }) => {
    const family = await makeFamily(page.request);
    await makeChild(page.request, family, 'Lea');
    await makeChild(page.request, family, 'Emil');
    const first = await makeProject(page.request, { weeks: [summerWeek(0), summerWeek(1)] });
    const second = await makeProject(page.request, { weeks: [summerWeek(2)] });
    await signInWithSession(page, family.session);
    const dialog = page.getByRole('dialog');
    const choice = (n: number, child: string) =>
      dialog.getByRole('group', { name: week(n) }).getByRole('checkbox', { name: child });

    await page.goto(`${network.url}/courseregistration/${first.id}`);
    await page.getByRole('button', { name: t('basket.add') }).click();
    await choice(1, 'Lea').check();
    await choice(2, 'Emil').check();
    await expectNoViolations(page, { impact: 'minor' });
    await dialog.getByRole('button', { name: t('basket.add_store') }).click();
    await expect(page.getByText(t('basket.added', { smart_count: 2 }))).toBeVisible();
    await page.goto(`${network.url}/courseregistration/${second.id}`);
    await page.getByRole('button', { name: t('basket.add') }).click();
    await dialog.getByRole('button', { name: t('basket.all_children', { smart_count: 2 }) }).click();
    await dialog.getByRole('button', { name: t('basket.add_store') }).click();
    await expect(dialog).toBeHidden();

    await page.getByRole('link', { name: new RegExp(`^${t('app.basket')} ?4$`) }).click();
    const basket = new Basket(page, t, network.url);
    await expect(basket.lines('Lea', first)).toContainText(week(1));
    await expect(basket.lines('Emil', first)).toContainText(week(2));
    await expect(basket.lines('Lea', second).getByText(t('signup.place'))).toBeVisible();
    await expect(basket.sum).toContainText(formatEuros(600));
    await expectNoViolations(page, { impact: 'minor' });
    await basket.contact1.fill('+39 333 1234567');
    await basket.privacy.check();
    await basket.send(4).click();
    await basket.expectResult();
    await expect(page.getByText(t('basket.count_confirmed', { smart_count: 4 }))).toBeVisible();
    await expect(page.getByRole('region', { name: t('payment.result') })).toContainText(formatEuros(600));
    await expectNoViolations(page, { impact: 'minor' });

    expect(network.signUps).toHaveLength(1);
    expect((await familyOf(page.request, family)).registrations).toHaveLength(4);
    expect((await keptBasket(page.request, family)).lines).toEqual([]);
    await page.getByRole('link', { name: t('app.basket'), exact: true }).click();
    await expect(page.getByText(t('basket.empty'), { exact: true })).toBeVisible();
  },
);

test(
  'a line gets another week and day type, and is taken out, by the keyboard alone',
  CORE_WIDE,
  async ({ page, t, week }) => {
    const family = await makeFamily(page.request);
    const lea = await makeChild(page.request, family, 'Lea');
    const project = await makeProject(page.request, { weeks: [summerWeek(0), summerWeek(1)] });
    const other = await makeProject(page.request, { weeks: [summerWeek(2)] });
    await fillBasket(page.request, family, [lea, project, 0]);
    await signInWithSession(page, family.session);
    const basket = new Basket(page, t);
    await basket.open();
    const lines = basket.lines('Lea', project);
    await lines.getByRole('button', { name: t('basket.change', { name: 'Lea', week: week(1) }) }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(lines.getByRole('combobox', { name: t('finder.week') })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(lines).toContainText(week(2));
    await expect
      .poll(async () => (await keptBasket(page.request, family)).lines[0]?.course_week_id)
      .toBe(project.weeks[1]);
    await lines.getByRole('combobox', { name: t('basket.day_type') }).selectOption('half_day');
    await expect(lines).toContainText(formatEuros(90));
    await fillBasket(page.request, family, [lea, project, 1], [lea, other, 0]);
    await basket.open();
    await lines.getByRole('button', { name: t('basket.remove', { name: 'Lea', week: week(2) }) }).focus();
    await page.keyboard.press('Enter');
    await expect(
      basket
        .lines('Lea', other)
        .getByRole('button', { name: t('basket.remove', { name: 'Lea', week: week(1) }) }),
    ).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('basket.empty'), { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: t('basket.title') })).toBeFocused();
    expect((await keptBasket(page.request, family)).lines).toEqual([]);
  },
);

test('what is missing is named, and sending leads to the first of it', async ({ page, t }) => {
  const family = await makeFamily(page.request);
  const lea = await makeChild(page.request, family, 'Lea');
  const project = await makeProject(page.request, { weeks: [summerWeek(0)], custom_field: true });
  await fillBasket(page.request, family, [lea, project, 0]);
  await signInWithSession(page, family.session);
  const basket = new Basket(page, t);
  await basket.open();
  const missing = page.getByRole('region', { name: t('basket.missing') }).getByRole('listitem');
  await basket.contact1.fill('');
  await expect(missing).toHaveCount(3);
  await basket.send(1).click();
  const answer = page.getByRole('textbox', { name: /T-Shirt-Größe|Taglia/ });
  await expect(answer).toBeFocused();
  await expectNoViolations(page, { impact: 'minor' });
  await answer.fill('M');
  await basket.send(1).click();
  await expect(basket.contact1).toBeFocused();
  await basket.contact1.fill('+39 333 1234567');
  await missing.getByRole('button', { name: t('basket.privacy_missing') }).click();
  await expect(basket.privacy).toBeFocused();
  await page.keyboard.press('Space');
  await expect(missing).toHaveCount(0);
  await basket.send(1).click();
  await basket.expectResult();
  const { registrations } = await familyOf(page.request, family);
  expect(registrations.map(({ answers }) => answers.map(({ value }) => value))).toEqual([['M']]);
});

test('what is open is sent; what opens later or is full stays in the basket, and the page says so', async ({
  page,
  t,
  week,
}) => {
  const family = await makeFamily(page.request);
  const lea = await makeChild(page.request, family, 'Lea');
  const open = await makeProject(page.request, { weeks: [summerWeek(0)] });
  const full = await makeProject(page.request, {
    weeks: [{ ...summerWeek(1), max_participants: 0, waiting_list: 0 }],
  });
  const queue = await makeProject(page.request, { weeks: [{ ...summerWeek(2), max_participants: 0 }] });
  const later = await makeProject(page.request, {
    weeks: [summerWeek(3)],
    course: { register_from: `${SUMMER}-02-01`, register_from_time: '08:30' },
  });
  await fillBasket(page.request, family, [lea, open, 0], [lea, full, 0], [lea, queue, 0], [lea, later, 0]);
  await signInWithSession(page, family.session);
  const basket = new Basket(page, t);
  await basket.open();
  const opens = t('facts.opens', { from: `01.02.${SUMMER} 08:30` });
  await expect(basket.lines('Lea', later)).toContainText(opens);
  await expect(basket.lines('Lea', queue)).toContainText(t('basket.waiting', { position: 1 }));
  await expect(basket.sum).toContainText(t('basket.staying'));
  await expect(basket.sum.getByRole('listitem')).toHaveCount(2);
  await expect(basket.sum).toContainText(formatEuros(150));
  await basket.privacy.check();
  await basket.send(2).click();
  await basket.expectResult();
  await expect(page.getByText(t('basket.count_waiting', { smart_count: 1 }))).toBeVisible();
  await expect(page.getByText(t('basket.left', { smart_count: 2 }))).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem').filter({ hasText: `Lea, ${later.name}` })).toContainText(opens);
  await expect(main.getByRole('listitem').filter({ hasText: `Lea, ${full.name}` })).toContainText(
    t('common.outcome.full'),
  );
  await page.getByRole('button', { name: t('basket.left_show') }).click();
  await expect(basket.lines('Lea', later)).toContainText(week(1));
  await expect(basket.lines('Lea', full)).toContainText(t('common.outcome.full'));
  await expect(basket.send(0)).toBeDisabled();
});

test('what has changed meanwhile is said before anything is booked', async ({
  page,
  t,
  week,
  network,
  language,
}) => {
  const { family, second, lea, project, other, basket } = await sharedChild(page, t, network);
  await expect(basket.sum).toContainText(formatEuros(300));

  await changeWeek(page.request, project.weeks[0], { price: 170 });
  await basket.send(2).click();
  const said = page.getByRole('alert').filter({ hasText: t('basket.changed') });
  await expect(said).toContainText(
    t('basket.changed_price', {
      line: `Lea, ${titleOf(project, language)}, ${week(1)}`,
      before: formatEuros(150),
      now: formatEuros(170),
    }),
  );
  await expect(said).toBeFocused();
  expect((await familyOf(page.request, family)).registrations).toHaveLength(0);
  await expectNoViolations(page, { impact: 'minor' });

  // The other parent books one of them in this moment.
  await book(page.request, second, other, lea);
  await basket.send(2).click();
  const refused = page.getByRole('alert').filter({ hasText: t('basket.refused_all') });
  await expect(refused).toContainText('Lea: Johanna K. ');
  // It is in the basket no more, and the page says until it is read who has booked it.
  const leftOut = page.getByRole('alert').filter({ hasText: t('basket.left_out') });
  await expect(leftOut).toContainText(`${titleOf(other, language)}, ${week(1)}: Johanna K. `);
  await page.reload();
  await expect(leftOut).toContainText('Johanna K. ');
  await leftOut.getByRole('button', { name: t('basket.left_out_read') }).click();
  await expect(leftOut).toBeHidden();
  await basket.privacy.check();
  await basket.send(1).click();
  await basket.expectResult();
  expect(new Set(network.signUps.map(({ key }) => key)).size).toBe(3);
  expect((await familyOf(page.request, family)).registrations).toHaveLength(2);
});

test('a lost answer is asked for again with the same key: booked once', async ({ page, t, network }) => {
  const family = await makeFamily(page.request);
  const lea = await makeChild(page.request, family, 'Lea');
  const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
  const other = await makeProject(page.request, { weeks: [summerWeek(1)] });
  await fillBasket(page.request, family, [lea, project, 0], [lea, other, 0]);
  await signInWithSession(page, family.session);
  const basket = new Basket(page, t, network.url);
  await basket.open();
  await basket.privacy.check();
  network.always('504');
  await basket.send(2).click();
  await expect(page.getByRole('heading', { name: t('signup.asking_title') })).toBeFocused();
  await expect(page.getByRole('list', { name: new RegExp(project.name) })).toContainText('Lea');
  await expectNoViolations(page, { impact: 'minor' });
  // A reload goes on by itself.
  await page.reload();
  await expect(page.getByRole('heading', { name: t('signup.asking_title') })).toBeVisible();
  network.always('pass');
  await basket.expectResult(30_000);
  expect(new Set(network.signUps.map(({ key }) => key)).size).toBe(1);
  expect(network.signUps.length).toBeGreaterThan(1);
  expect((await familyOf(page.request, family)).registrations).toHaveLength(2);
  // The result is shown again after a reload.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: t('signup.result_title') })).toBeVisible();
});

test('a result is shown once: who opens the basket anew, or reloads later, sees the basket', async ({
  page,
  t,
  week,
}) => {
  const family = await makeFamily(page.request);
  const lea = await makeChild(page.request, family, 'Lea');
  const project = await makeProject(page.request, { weeks: [summerWeek(0), summerWeek(1)] });
  await fillBasket(page.request, family, [lea, project, 0]);
  await signInWithSession(page, family.session);
  const basket = new Basket(page, t);
  await basket.open();
  await basket.privacy.check();
  await basket.send(1).click();
  await basket.expectResult();
  const result = page.getByRole('heading', { level: 1, name: t('signup.result_title') });
  await page.reload();
  await expect(result).toBeVisible();
  await page.goto('/');
  await basket.open();
  await expect(page.getByText(t('basket.empty'), { exact: true })).toBeVisible();

  await fillBasket(page.request, family, [lea, project, 1]);
  await basket.open();
  await basket.privacy.check();
  await basket.send(1).click();
  await basket.expectResult();
  await fillBasket(page.request, family, [await makeChild(page.request, family, 'Emil'), project, 0]);
  await page.reload();
  await expect(basket.lines('Emil', project)).toContainText(week(1));
  await expect(result).toBeHidden();
});

test('a server that is away between quote and sending is asked again until it answers', async ({
  page,
  t,
  network,
}) => {
  const family = await makeFamily(page.request);
  const lea = await makeChild(page.request, family, 'Lea');
  const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
  await fillBasket(page.request, family, [lea, project, 0]);
  await signInWithSession(page, family.session);
  const basket = new Basket(page, t, network.url);
  await basket.open();
  await basket.privacy.check();
  await expect(basket.send(1)).toBeEnabled();
  network.outage(true);
  await basket.send(1).click();
  await expect(page.getByRole('heading', { name: t('signup.asking_title') })).toBeFocused();
  await expect(page.getByText('Lea')).toBeVisible();
  network.outage(false);
  await basket.expectResult();
});

test('what has changed while the server was away is said before anything is booked', async ({
  page,
  t,
  network,
}) => {
  const family = await makeFamily(page.request);
  const lea = await makeChild(page.request, family, 'Lea');
  const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
  await fillBasket(page.request, family, [lea, project, 0]);
  await signInWithSession(page, family.session);
  const basket = new Basket(page, t, network.url);
  await basket.open();
  await basket.privacy.check();
  await expect(basket.send(1)).toBeEnabled();
  network.outage(true);
  await basket.send(1).click();
  await expect(page.getByRole('heading', { name: t('signup.asking_title') })).toBeFocused();
  await changeWeek(page.request, project.weeks[0], { price: 199 });
  network.outage(false);
  const changed = page.getByRole('alert').filter({ hasText: t('basket.changed') });
  await expect(changed).toContainText('199,00');
  await expect(changed).toBeFocused();
  expect((await familyOf(page.request, family)).registrations).toHaveLength(0);
  await basket.send(1).click();
  await basket.expectResult();
});

test('offline the page stays, says so, and keeps what it had', async ({ page, context, t, week }) => {
  const family = await makeFamily(page.request);
  const lea = await makeChild(page.request, family, 'Lea');
  const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
  await fillBasket(page.request, family, [lea, project, 0]);
  await signInWithSession(page, family.session);
  const basket = new Basket(page, t);
  await basket.open();
  await basket.privacy.check();
  await expect(basket.send(1)).toBeEnabled();
  await context.setOffline(true);
  const lines = basket.lines('Lea', project);
  await lines.getByRole('button', { name: t('basket.remove', { name: 'Lea', week: week(1) }) }).click();
  await expect(page.getByText(t('basket.not_stored', { reason: t('error.offline') }))).toBeVisible();
  await expect(lines).toContainText(week(1));
  await basket.send(1).click();
  await expect(page.getByRole('heading', { name: t('signup.asking_title') })).toBeVisible();
  await context.setOffline(false);
  await basket.expectResult();
});

test('two tabs with one basket: both put something in, and nothing is lost', async ({
  page,
  context,
  t,
  week,
}) => {
  const family = await makeFamily(page.request);
  const lea = await makeChild(page.request, family, 'Lea');
  const project = await makeProject(page.request, { weeks: [summerWeek(0), summerWeek(1), summerWeek(2)] });
  await fillBasket(page.request, family, [lea, project, 0]);
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) {
    await signInWithSession(tab, family.session);
    await tab.goto(`/courseregistration/${project.id}?basket=1`);
    await expect(tab.getByRole('group', { name: week(1) }).getByRole('checkbox')).toBeChecked();
  }
  for (const [index, tab] of tabs.entries()) {
    await tab
      .getByRole('group', { name: week(index + 2) })
      .getByRole('checkbox')
      .check();
    await tab.getByRole('button', { name: t('basket.add_store') }).click();
    await expect(tab.getByRole('dialog')).toBeHidden();
  }
  const { lines } = await keptBasket(page.request, family);
  expect(lines.map(({ course_week_id }) => course_week_id)).toEqual(project.weeks);
});

test('two tabs that take a line out each: only what the other took out is told', async ({
  page,
  context,
  t,
  week,
  language,
}) => {
  const family = await makeFamily(page.request);
  const lea = await makeChild(page.request, family, 'Lea');
  const project = await makeProject(page.request, { weeks: [summerWeek(0), summerWeek(1), summerWeek(2)] });
  await fillBasket(page.request, family, [lea, project, 0], [lea, project, 1], [lea, project, 2]);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await signInWithSession(tab, family.session);
    await new Basket(tab, t).open();
    await expect(new Basket(tab, t).lines('Lea', project)).toContainText(week(3));
  }
  const remove = (n: number) => t('basket.remove', { name: 'Lea', week: week(n) });
  await other.getByRole('button', { name: remove(1) }).click();
  await expect(other.getByRole('button', { name: remove(1) })).toBeHidden();
  const refused = page.waitForResponse((response) => response.status() === 409);
  await page.getByRole('button', { name: remove(2) }).click();
  await refused;
  await expect(page.getByRole('button', { name: remove(2) })).toBeHidden();
  const gone = (n: number) => t('basket.gone', { line: `Lea, ${titleOf(project, language)}, ${week(n)}` });
  await expect(page.getByText(gone(1))).toBeVisible();
  await expect(page.getByText(gone(2))).toBeHidden();
  expect((await keptBasket(page.request, family)).lines).toHaveLength(1);
});

test('of giving back, the basket names the steps that still hold, with their dates', async ({
  page,
  t,
  week,
}) => {
  const family = await makeFamily(page.request);
  const lea = await makeChild(page.request, family, 'Lea');
  const from = addDays(romeToday(), 100);
  const project = await makeProject(page.request, {
    weeks: [{ from, to: addDays(from, 4) }],
    course: {
      cancellation: [
        { days_before: 365, fee_percent: 0 },
        { days_before: 0, fee_percent: 50 },
      ],
    },
  });
  await fillBasket(page.request, family, [lea, project, 0]);
  await signInWithSession(page, family.session);
  await new Basket(page, t).open();
  const terms = page.getByRole('region', { name: t('cancellation.title') });
  await expect(terms).toContainText(week(1));
  await expect(terms.getByRole('listitem')).toHaveText([/23:59: 50/]);
});

test('a login that has ended is renewed, and what was typed is sent', async ({ page, t }) => {
  const family = await makeFamily(page.request);
  const lea = await makeChild(page.request, family, 'Lea');
  const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
  await fillBasket(page.request, family, [lea, project, 0]);
  await signInWithSession(page, family.session);
  const basket = new Basket(page, t);
  await basket.open();
  await basket.contact1.fill('+39 333 7654321');
  await basket.privacy.check();
  await logOut(page.request, family);
  await basket.send(1).click();
  await expect(page.getByText(t('error.session'))).toBeVisible();
  await page.getByRole('textbox', { name: t('field.email') }).fill(family.email);
  await page.getByRole('textbox', { name: t('field.password') }).fill(PASSWORD);
  const booked = page.waitForResponse(
    (answer) => new URL(answer.url()).pathname === '/api/basket' && answer.status() === 201,
  );
  await page.getByRole('button', { name: t('login.submit'), exact: true }).click();
  await basket.expectResult();
  expect((await booked).request().postData()).toContain('+39 333 7654321');
});

test('a basket of which the other parent books everything in the last moment says so, and is not just empty', async ({
  page,
  t,
  network,
}) => {
  const { second, lea, project, other, basket } = await sharedChild(page, t, network);
  await expect(basket.send(2)).toBeEnabled();
  await page.route(
    '**/api/basket',
    async (route) => {
      for (const each of [project, other]) await book(page.request, second, each, lea);
      await route.continue();
    },
    { times: 1 },
  );
  await basket.send(2).click();
  const refused = page.getByRole('alert').filter({ hasText: t('basket.refused_all') });
  await expect(refused).toContainText('Johanna K. ');
  await expect(page.getByText(t('basket.empty'), { exact: true })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: t('basket.left_out') })).toContainText(
    'Johanna K. ',
  );
  await expectNoViolations(page, { impact: 'minor' });
});

test('visitors log in first, and come back to the choice', async ({ page, t, week }) => {
  const family = await makeFamily(page.request);
  await makeChild(page.request, family, 'Lea');
  const project = await makeProject(page.request, { weeks: [summerWeek(0)] });
  await page.goto(`/courseregistration/${project.id}`);
  await page.getByRole('button', { name: t('basket.add') }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('project.visitor_login') })
    .click();
  await page.getByRole('textbox', { name: t('field.email') }).fill(family.email);
  await page.getByRole('textbox', { name: t('field.password') }).fill(PASSWORD);
  await page.getByRole('button', { name: t('login.submit'), exact: true }).click();
  await expect(
    page.getByRole('group', { name: week(1) }).getByRole('checkbox', { name: 'Lea' }),
  ).toBeVisible();
  await page.goto('/basket');
  await expect(page.getByText(t('basket.empty'), { exact: true })).toBeVisible();
});

test('what waits for its opening can be sent as soon as it opens, without a reload', async ({ page, t }) => {
  const family = await makeFamily(page.request);
  const lea = await makeChild(page.request, family, 'Lea');
  const soon = new Date(Date.now() + 10 * 60_000);
  const [day = '', time = ''] = soon
    .toLocaleString('sv-SE', { timeZone: 'Europe/Rome' })
    .slice(0, 16)
    .split(' ');
  const project = await makeProject(page.request, {
    weeks: [summerWeek(0)],
    course: { register_from: day, register_from_time: time },
  });
  await fillBasket(page.request, family, [lea, project, 0]);
  await page.clock.install();
  await signInWithSession(page, family.session);
  const basket = new Basket(page, t);
  await basket.open();
  await basket.privacy.check();
  await expect(basket.send(0)).toBeDisabled();
  const { token } = sessionOf('admin');
  const answer = await page.request.put(`/api/course/${project.id}`, {
    data: { register_from: `${SUMMER - 2}-01-01` },
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(200);
  await page.clock.fastForward(11 * 60_000);
  await basket.send(1).click();
  await basket.expectResult();
});

test('what the server refuses in the last moment is named, nothing is booked, and the rest can be sent', async ({
  page,
  t,
  week,
  network,
}) => {
  const { family, second, lea, other, basket } = await sharedChild(page, t, network);
  await expect(basket.send(2)).toBeEnabled();
  // The other parent books in the moment of sending.
  await page.route(
    '**/api/basket',
    async (route) => {
      await book(page.request, second, other, lea);
      await route.continue();
    },
    { times: 1 },
  );
  await basket.send(2).click();
  const refused = page.getByRole('alert').filter({ hasText: t('basket.refused_all') });
  await expect(refused).toContainText(/Lea: .*(Woche|Settimana) 1/);
  await expect(refused).toBeFocused();
  await expectNoViolations(page, { impact: 'minor' });
  expect((await familyOf(page.request, family)).registrations).toHaveLength(1);
  // It is gone from the basket, which the page says too.
  await expect(page.getByRole('alert').filter({ hasText: t('basket.left_out') })).toContainText(week(1));
  await basket.send(1).click();
  await basket.expectResult();
  expect((await familyOf(page.request, family)).registrations).toHaveLength(2);
});

test('siblings take a week only together: with one seat both wait, and the quote and the answer say so', async ({
  page,
  t,
  week,
}) => {
  const family = await makeFamily(page.request);
  const lea = await makeChild(page.request, family, 'Lea');
  const emil = await makeChild(page.request, family, 'Emil');
  const project = await makeProject(page.request, { weeks: [{ ...summerWeek(0), max_participants: 1 }] });
  await fillBasket(page.request, family, [lea, project, 0], [emil, project, 0]);
  await signInWithSession(page, family.session);
  const basket = new Basket(page, t);
  await basket.open();
  await expect(basket.lines('Lea', project).getByText(t('signup.place'))).toBeVisible();
  const together = page.getByRole('region', { name: t('basket.together_title') });
  await together.getByRole('checkbox').check();
  await expect(together).toContainText(week(1));
  await expect(basket.lines('Lea', project).getByText(t('signup.place'))).toBeHidden();
  await expectNoViolations(page, { impact: 'minor' });
  await basket.contact1.fill('+39 333 1234567');
  await basket.privacy.check();
  await basket.send(2).click();
  await basket.expectResult();
  const { registrations, waitingQueue } = await familyOf(page.request, family);
  expect(registrations).toEqual([]);
  expect(new Set(waitingQueue.map(({ together_id }) => together_id)).size).toBe(1);
  expect(waitingQueue).toHaveLength(2);
  expect(waitingQueue[0]?.together_id).toEqual(expect.any(Number));
});

test('two weeks of one child are taken only together: with one of them full both wait', async ({
  page,
  t,
  week,
}) => {
  const family = await makeFamily(page.request);
  const lea = await makeChild(page.request, family, 'Lea');
  const project = await makeProject(page.request, {
    weeks: [summerWeek(0), { ...summerWeek(1), max_participants: 0 }],
  });
  await fillBasket(page.request, family, [lea, project, 0], [lea, project, 1]);
  await signInWithSession(page, family.session);
  const basket = new Basket(page, t);
  await basket.open();
  await expect(basket.lines('Lea', project).getByText(t('signup.place'))).toBeVisible();
  const together = page.getByRole('region', { name: t('basket.together_title') });
  await expect(together).toContainText(week(2));
  await together.getByRole('checkbox').check();
  await expect(basket.lines('Lea', project).getByText(t('signup.place'))).toBeHidden();
  await expectNoViolations(page, { impact: 'minor' });
  // What was ticked outlives a reload.
  await page.reload();
  await expect(together.getByRole('checkbox')).toBeChecked();
  await basket.contact1.fill('+39 333 1234567');
  await basket.privacy.check();
  await basket.send(2).click();
  await basket.expectResult();
  const { registrations, waitingQueue } = await familyOf(page.request, family);
  expect(registrations).toEqual([]);
  expect(waitingQueue).toHaveLength(2);
  expect(new Set(waitingQueue.map(({ together_id }) => together_id)).size).toBe(1);
});
