import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { signInWithSession } from '../../../shared/tools/e2e/session';
import type { Question } from '@feria/shared';
import { ask, make, signIn } from '../support/office';
import {
  attendanceOf,
  card,
  giveAnyway,
  makeDay,
  openChild,
  openToday,
  sync,
  untilKept,
  type DayOnSite,
} from '../support/today';

/* The page of leaders on site, with and without a network (product/on-site.md#today). */

test.use({ viewport: { width: 360, height: 740 } });

const HEALTH = { allergies: 'Wespenstiche', health_consent: true };

for (const [language, words] of [
  [
    'de',
    { arrive: 'Da', leave: 'Geht', undo: 'Rückgängig', present: '1 von 3 da', alone: 'Geht allein heim' },
  ],
  [
    'it',
    {
      arrive: 'C’è',
      leave: 'Esce',
      undo: 'Annullare',
      present: 'Presenti: 1 su 3',
      alone: 'Torna a casa da solo',
    },
  ],
] as const) {
  test(`in ${language}: a child is marked with one tap, which can be taken back, and leaves with somebody`, async ({
    page,
  }) => {
    const day = await makeDay(page, { change: { ...HEALTH, leave_alone: true } });
    const [first] = day.children[0]!;
    await openToday(page, day.leaders[0]!, language);
    const own = card(page, first!);
    await expect(own).toContainText('Wespenstiche');
    await expect(own).toContainText(words.alone);
    await expect(own.getByRole('link', { name: 'Anna' })).toHaveAttribute('href', 'tel:+393337770000');
    await expectNoViolations(page);

    await own.getByRole('button', { name: `${words.arrive}:` }).click();
    await expect(page.getByText(words.present)).toBeVisible();
    await expect.poll(async () => (await attendanceOf(page, day)).get(first!.id)?.status).toBe('present');
    await page.getByRole('button', { name: words.undo }).click();
    await expect.poll(async () => (await attendanceOf(page, day)).get(first!.id)?.status).toBeNull();

    await own.getByRole('button', { name: `${words.arrive}:` }).click();
    await own.getByRole('button', { name: `${words.leave}:` }).click();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Oma Anna' }).click();
    await giveAnyway(page);
    await expect
      .poll(async () => (await attendanceOf(page, day)).get(first!.id)?.left_with_name)
      .toBe('Oma Anna');
    await own.getByRole('button', { name: new RegExp(`^${first!.name}`) }).click();
    await expect(page.getByRole('dialog')).toContainText('Wespenstiche');
    await expectNoViolations(page);
  });
}

for (const [language, words] of [
  ['de', { arrive: 'Da:', names: ['Alle', 'Erwartet', 'Da', 'Gegangen', 'Abwesend'] }],
  ['it', { arrive: 'C’è:', names: ['Tutti', 'Attesi', 'Presenti', 'Andati', 'Assenti'] }],
] as const)
  test(`in ${language}: each filter says how many children it shows, and all fit a narrow phone`, async ({
    page,
  }) => {
    const day = await makeDay(page, { each: 12 });
    const [first, second] = day.children[0]!;
    await openToday(page, day.leaders[0]!, language);
    for (const child of [first!, second!])
      await card(page, child).getByRole('button', { name: words.arrive }).click();
    const filters = page.getByRole('group', { name: /^(Anzeigen|Mostrare)$/ }).getByRole('button');
    await expect(filters).toHaveCount(words.names.length);
    for (const [at, count] of [12, 10, 2, 0, 0].entries()) {
      await expect(filters.nth(at)).toHaveAccessibleName(`${words.names[at]} ${count}`);
      await expect(filters.nth(at)).toHaveText(`${words.names[at]} ${count}`);
    }
    await filters.nth(2).click();
    await expect(page.getByRole('button', { name: /^Kind1/ })).toHaveCount(2);
    const cut = await filters.evaluateAll((buttons) =>
      buttons
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((one) => one.textContent),
    );
    expect(cut).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await expectNoViolations(page);
  });

test('a leader prints the sheets of the own group', async ({ page }) => {
  const day = await makeDay(page);
  await openToday(page, day.leaders[0]!);
  const sheets = page.getByRole('region', { name: /^Listen zum Drucken/ });
  for (const name of ['Woche', 'Tag', 'Notfall', 'Essen']) {
    const file = page.waitForEvent('download');
    await sheets.getByRole('button', { name }).click();
    expect((await file).suggestedFilename()).toMatch(/\.pdf$/);
  }
  await page.context().setOffline(true);
  await sheets.getByRole('button', { name: 'Tag' }).click();
  await expect(sheets.getByRole('status')).toContainText('Dafür braucht es Netz');
});

for (const [language, words] of [
  ['de', { emergency: 'Notfall: Spritze', shirt: 'Hemd: Groß', title: 'Antworten der Eltern' }],
  ['it', { emergency: 'Emergenza: Spritze', shirt: 'Maglia: Grande', title: 'Risposte dei genitori' }],
] as const)
  test(`in ${language}: answers about health stand on the card of a child as allergies do, also without a network, all others in its details`, async ({
    page,
  }) => {
    const day = await makeDay(page, { change: HEALTH });
    const [first, second] = day.children[0]!;
    await answerFor(page, day, first!);
    await openToday(page, day.leaders[0]!, language);
    await expect(card(page, first!)).toContainText(words.emergency);
    await expect(card(page, second!)).not.toContainText('Spritze');
    await untilKept(page);
    await page.context().setOffline(true);
    await page.reload();
    await expect(card(page, first!)).toContainText(words.emergency);
    const details = await openChild(page, first!);
    await expect(details).toContainText(words.emergency);
    await expect(details.getByRole('heading', { name: words.title })).toBeVisible();
    await expect(details).toContainText(words.shirt);
    await expectNoViolations(page);
  });

/** The project of a day asks for a size and what to do in an emergency; both are answered for a child. */
async function answerFor(page: Page, day: DayOnSite, child: { id: number }): Promise<void> {
  const { course_id } = await ask<{ course_id: number }>(page, `api/courseWeek/${day.weekId}`);
  const options = [{ label: 'Groß', label_it: 'Grande' }];
  const questions = [
    { kind: 'one_of', label: 'Hemd', label_it: 'Maglia', options },
    { kind: 'text', label: 'Notfall', label_it: 'Emergenza', health: true },
  ];
  await make(page, `course/${course_id}`, { questions }, 'PUT');
  const [size, emergency] = (await ask<{ questions: Question[] }>(page, `api/course/${course_id}`)).questions;
  const registrations = await ask<{ id: number; people: { id: number } }[]>(
    page,
    `api/peopleCourseWeekRegistration?filters=course_week_id|${day.weekId}`,
  );
  const own = registrations.find(({ people }) => people.id === child.id);
  const answers = [
    { question_id: size?.id, value: 1 },
    { question_id: emergency?.id, value: 'Spritze' },
  ];
  await make(page, `peopleCourseWeekRegistration/${own?.id}`, { answers }, 'PUT');
}

test('two taps by mistake are one mark', async ({ page }) => {
  const day = await makeDay(page);
  const [first] = day.children[0]!;
  await openToday(page, day.leaders[0]!);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.postData() ?? '');
  });
  await card(page, first!).getByRole('button', { name: 'Da:' }).dblclick();
  await expect(sync(page)).toContainText('Alles gesendet');
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  expect(sent.map((body) => (JSON.parse(body) as { changes: unknown[] }).changes.length)).toEqual([1]);
  expect((await attendanceOf(page, day)).get(first!.id)).toMatchObject({ status: 'present', left_at: null });
});

test('25 children are checked in with 25 taps', async ({ page }) => {
  const day = await makeDay(page, { each: 25 });
  await openToday(page, day.leaders[0]!);
  await expect(page.getByText('0 von 25 da')).toBeVisible();
  for (const child of day.children[0]!) await card(page, child).getByRole('button', { name: 'Da:' }).click();
  await expect(page.getByText('25 von 25 da')).toBeVisible();
  await expect
    .poll(
      async () =>
        [...(await attendanceOf(page, day)).values()].filter((one) => one?.status === 'present').length,
    )
    .toBe(25);
});

test('who has nothing but assigned weeks begins here; a parent sees nothing', async ({ page }) => {
  const day = await makeDay(page);
  await signInWithSession(page, day.leaders[0]!.session, 'de');
  await page.goto('/be');
  await expect(page).toHaveURL(/\/be\/today$/);
  await expect(card(page, day.children[0]![0]!)).toBeVisible();
});

test('eight leaders with 200 children are offline for an hour, while the office changes some: nothing is lost, nothing twice', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const day = await makeDay(page, { leaders: 8, each: 25 });
  const phones: { context: BrowserContext; screen: Page; puts: string[] }[] = [];
  for (const leader of day.leaders) {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'de-DE' });
    const screen = await context.newPage();
    await screen.clock.install({ time: new Date() });
    const puts: string[] = [];
    screen.on('requestfinished', (request) => {
      if (request.method() === 'PUT') puts.push(request.postData() ?? '');
    });
    await openToday(screen, leader);
    await expect(screen.getByText('0 von 25 da')).toBeVisible();
    await untilKept(screen);
    await context.setOffline(true);
    phones.push({ context, screen, puts });
  }
  await Promise.all(
    phones.map(async ({ screen }, index) => {
      for (const child of day.children[index]!)
        await card(screen, child).getByRole('button', { name: 'Da:' }).click();
      await expect(sync(screen)).toContainText('25 Einträge noch nicht gesendet');
    }),
  );
  await Promise.all(phones.map(({ screen }) => screen.clock.fastForward('01:00:00')));
  // Meanwhile the office changes one child of each group.
  const office = await (await browser.newContext()).newPage();
  await signIn(office, 'office');
  const changed = day.children.map(([child]) => child!);
  for (const child of changed) {
    await office.goto('/be/today');
    await office.getByLabel('Kind suchen').fill(child.name);
    await office.getByRole('button', { name: new RegExp(`^${child.name}`) }).click();
    await office.getByRole('button', { name: 'Entschuldigt' }).click();
    await expect.poll(async () => (await attendanceOf(page, day)).get(child.id)?.status).toBe('excused');
  }
  await Promise.all(phones.map(({ context }) => context.setOffline(false)));
  for (const { screen } of phones)
    await expect(sync(screen)).toContainText('Alles gesendet', { timeout: 30_000 });
  const known = await attendanceOf(page, day);
  const expected = new Map(
    day.children
      .flat()
      .map(({ id }) => [id, changed.some((child) => child.id === id) ? 'excused' : 'present']),
  );
  expect(new Map([...known].map(([id, record]) => [id, record?.status]))).toEqual(expected);
  const ids = phones.flatMap(({ puts }) =>
    puts.flatMap((body) => (JSON.parse(body) as { changes: { id: string }[] }).changes.map(({ id }) => id)),
  );
  expect(new Set(ids).size).toBe(200);
  await Promise.all(phones.map(({ context }) => context.close()));
  await office.context().close();
});
