import { expect, test, type Page } from '@playwright/test';
import type { AttendanceIssue, AttendanceResult, SessionToken } from '@feria/shared';
import { randomUUID } from 'node:crypto';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { signIn, signInWith } from '../support/office';
import { attendanceOf, makeDay, TODAY_DATE } from '../support/today';

/* Marks of leaders that could not be applied (product/on-site.md#open-points), as the office finds and settles them. */

const NOTHING = { status: null, arrived_at: null, left_at: null, left_with: null };

/** Sends a mark of a phone that has seen nothing of the day yet. */
async function mark(page: Page, { token }: SessionToken, childId: number, fields: object): Promise<string> {
  const answer = await page.request.put('/api/attendance', {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      changes: [
        {
          id: randomUUID(),
          device: randomUUID(),
          sequence: 1,
          seen: NOTHING,
          child_id: childId,
          date: TODAY_DATE,
          changed_at: new Date().toISOString(),
          ...fields,
        },
      ],
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { data: AttendanceResult }).data.results[0]!.outcome;
}

/** A week in which two phones told different things of two children. */
async function makePoints(page: Page) {
  const day = await makeDay(page, { each: 2 });
  const [leader] = day.leaders;
  const [one, two] = day.children[0]!;
  for (const child of [one!, two!]) {
    const left_with = `parent:${day.parent}`;
    const gone = { status: 'present', left_at: new Date().toISOString(), left_with };
    expect(await mark(page, leader!.session, child.id, { ...gone, left_with_name: 'Oma Rosa' })).toBe(
      'applied',
    );
    expect(await mark(page, leader!.session, child.id, { status: 'absent' })).toBe('issue');
  }
  return { day, leader: leader!, one: one!, two: two! };
}

async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

test('the office finds open points from the day, restores one and closes another', async ({ page }) => {
  const { day, leader, one, two } = await makePoints(page);
  await signIn(page, 'office');
  await page.goto(`/be/course/day?date=${TODAY_DATE}`);
  await page.getByRole('link', { name: /offene(r)? Punkt/ }).click();
  await expect(page.getByRole('heading', { name: 'Offene Punkte' })).toBeVisible();
  const point = (name: string) => page.getByRole('listitem', { name });
  await expect(point(one.name)).toContainText('fehlt');
  await expect(point(one.name)).toContainText('gegangen um');
  await expect(point(one.name)).toContainText('mit Oma Rosa');
  await expect(point(one.name)).toContainText('Jemand anderes hatte inzwischen etwas anderes eingetragen.');
  await expect(point(one.name)).toContainText(leader.name);
  await expectNoViolations(page);

  await page.getByRole('button', { name: `${one.name}: übernehmen` }).click();
  const question = page.getByRole('alertdialog', { name: `Den Eintrag von ${one.name} übernehmen?` });
  await expect(question.getByRole('definition').nth(0)).toContainText('gegangen um');
  await expect(question.getByRole('definition').nth(1)).toContainText('fehlt');
  await expect(question.getByRole('button', { name: 'Abbrechen' })).toBeFocused();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  expect((await attendanceOf(page, day)).get(one.id)?.status).toBe('present');
  await page.getByRole('button', { name: `${one.name}: übernehmen` }).click();
  await question.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(page.getByText(`Der Eintrag von ${one.name} ist übernommen.`)).toBeVisible();
  await expect(point(one.name)).toContainText('Übernommen: ');
  expect((await attendanceOf(page, day)).get(one.id)?.status).toBe('absent');

  await page.getByRole('button', { name: `${two.name}: abschließen` }).click();
  const dialog = page.getByRole('dialog', { name: new RegExp(`Der Tag von ${two.name} bleibt`) });
  await expectNoViolations(page);
  await dialog.getByRole('textbox', { name: 'Grund' }).fill('Verwechselt');
  await dialog.getByRole('button', { name: 'Abschließen' }).click();
  await expect(dialog).toBeHidden();
  await expect(point(two.name)).toContainText('Verwechselt');
  expect((await attendanceOf(page, day)).get(two.id)?.status).toBe('present');
});

test('on a phone, in Italian, by keyboard', async ({ page }) => {
  const { one } = await makePoints(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'office', 'it');
  await page.goto('/be/course/day/points');
  await expect(page.getByRole('heading', { name: 'Punti aperti' })).toBeVisible();
  await expect(page.getByRole('listitem', { name: one.name })).toContainText('è assente');
  await expectNoOverflow(page);
  await expectNoViolations(page);
  await page.getByRole('button', { name: `${one.name}: chiudi` }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Motivo' })).toBeFocused();
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'Chiudi', exact: true }).press('Enter');
  await expect(page.getByText(`Il punto di ${one.name} è chiuso.`)).toBeVisible();
});

test('a failure is told, and can be tried again', async ({ page }) => {
  let isDown = true;
  await page.route('**/api/attendance/issues', (route) => (isDown ? route.abort() : route.continue()));
  await signIn(page, 'office');
  await page.goto('/be/course/day/points');
  await expect(page.getByText('Die offenen Punkte ließen sich nicht laden.')).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(page.getByRole('status').filter({ hasText: /offen/ })).toBeVisible();
});

for (const [language, words] of [
  [
    'de',
    {
      close: 'abschließen',
      also: 'Auch die 2 anderen offenen Punkte dieses Kindes an diesem Tag abschließen',
      closed: 'Abgeschlossen: ',
      confirm: 'Abschließen',
    },
  ],
  [
    'it',
    {
      close: 'chiudi',
      also: 'Chiudere anche gli altri 2 punti aperti di questo bambino in questo giorno',
      closed: 'Chiuso: ',
      confirm: 'Chiudi',
    },
  ],
] as const)
  test(`in ${language}: all points of a child on a day are closed by one answer`, async ({ page }) => {
    const { leader, one, two } = await makePoints(page);
    for (let time = 0; time < 2; time += 1)
      expect(await mark(page, leader.session, one.id, { status: 'absent' })).toBe('issue');
    await signIn(page, 'office', language);
    await page.goto('/be/course/day/points');
    const cards = (name: string) => page.getByRole('listitem', { name });
    await expect(cards(one.name)).toHaveCount(3);
    await cards(one.name)
      .first()
      .getByRole('button', { name: `${one.name}: ${words.close}` })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: words.also }).check();
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: words.confirm, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(cards(one.name).filter({ hasText: words.closed })).toHaveCount(3);
    await expect(cards(two.name).filter({ hasText: words.closed })).toHaveCount(0);
  });

for (const [language, more, last] of [
  ['de', '20 weitere Punkte zeigen', 'Einen weiteren Punkt zeigen'],
  ['it', 'Mostra altri 20 punti', 'Mostra un altro punto'],
] as const)
  test(`in ${language}: many points stand on the page in pages`, async ({ page }) => {
    await makePoints(page);
    await page.route('**/api/attendance/issues', async (route) => {
      const { data } = (await (await route.fetch()).json()) as { data: AttendanceIssue[] };
      const many = Array.from({ length: 41 }, (_, index) => ({ ...data[0]!, id: 1_000_000 + index }));
      await route.fulfill({ json: { data: many } });
    });
    await signIn(page, 'office', language);
    await page.goto('/be/course/day/points');
    const shown = page.locator('main li[aria-labelledby]');
    await expect(shown).toHaveCount(20);
    await page.getByRole('button', { name: more }).click();
    await expect(shown).toHaveCount(40);
    await page.getByRole('button', { name: last }).press('Enter');
    await expect(shown).toHaveCount(41);
    await expect(page.getByRole('button', { name: last })).toHaveCount(0);
  });

for (const [language, words] of [
  ['de', { title: 'Offene Punkte' }],
  ['it', { title: 'Punti aperti' }],
] as const)
  test(`in ${language}: the start page says how many points are open, and leads to them`, async ({
    page,
  }) => {
    await makePoints(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn(page, 'office', language);
    await page.goto('/be');
    const tile = page.getByRole('main').getByRole('link', { name: new RegExp(`^\\d+\\s*${words.title}$`) });
    await expect(tile).toBeVisible();
    await expectNoOverflow(page);
    await expectNoViolations(page);
    await tile.press('Enter');
    await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
  });

test('the start page asks for no points of whoever may not see them', async ({ page }) => {
  const { weekId } = (await makePoints(page)).day;
  expect(weekId).toBeGreaterThan(0);
  await signInWith(page, ['course.index']);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/be');
  await expect(page.getByRole('region', { name: 'Fast ausgebucht' })).toBeVisible();
  await expect(page.getByText('Offene Punkte')).toHaveCount(0);
  expect(asked).toContain('/api/dashboard');
  expect(asked).not.toContain('/api/attendance/issues');
});
