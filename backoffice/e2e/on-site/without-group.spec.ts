import { expect, test, type Locator, type Page } from '@playwright/test';
import type { AttendanceDay, WeekGroupsDetail } from '@feria/shared';
import { sessionOf } from '../../../shared/tools/e2e/accounts';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { ask, make, signIn } from '../support/office';
import { makeDay, openToday, type DayOnSite } from '../support/today';

/* Children in no group of a week that has groups: everybody who leads there has them, and the office is warned (product/on-site.md#groups). */

const SIZES = { wide: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } };

/** Takes the last child of a day out of its group. */
async function takeOut(page: Page, day: DayOnSite): Promise<string> {
  const { version, groups } = await ask<WeekGroupsDetail>(page, `api/courseWeek/${day.weekId}/groups`);
  const child = day.children.at(-1)!.at(-1)!;
  const kept = groups.map(({ id, name, leaders, children }) => ({
    id,
    name,
    leaders: leaders.map((leader) => leader.id),
    children: children.filter((one) => one !== child.id),
  }));
  await make(page, `courseWeek/${day.weekId}/groups`, { version, groups: kept }, 'PUT');
  return child.name;
}

/** Opens the list of weeks by its tile on the start page. @returns the link of a week */
async function weekOfTile(page: Page, { tile, weekId }: { tile: RegExp; weekId: number }): Promise<Locator> {
  await page.goto('/be');
  const link = page.getByRole('main').getByRole('link', { name: tile });
  await expect(link).toBeVisible();
  await expectNoViolations(page);
  await link.press('Enter');
  return page.locator(`a[href$="/courseWeek/${weekId}/groups"]`);
}

const WORDS = {
  de: {
    tile: /Wochen mit Kindern ohne Gruppe$/,
    count: '1 Kind ohne Gruppe',
    inEditor: /^1 Kind ist in keiner Gruppe\. Bis es in einer ist/,
    today: /^1 Kind ist in keiner Gruppe\./,
    none: 'In keiner Gruppe',
  },
  it: {
    tile: /Settimane con bambini senza gruppo$/,
    count: '1 bambino senza gruppo',
    inEditor: /^1 bambino non è in nessun gruppo\. Finché non è in uno/,
    today: /^1 bambino non è in nessun gruppo\./,
    none: 'In nessun gruppo',
  },
};

for (const [language, size] of [
  ['de', 'wide'],
  ['it', 'phone'],
] as const)
  test(`start page and groups warn of a child in no group (${language}, ${size})`, async ({ page }) => {
    await page.setViewportSize(SIZES[size]);
    const words = WORDS[language];
    const day = await makeDay(page, { leaders: 2, each: 2 });
    await takeOut(page, day);
    await signIn(page, 'office', language);
    const week = await weekOfTile(page, { tile: words.tile, weekId: day.weekId });
    await expect(week.locator('xpath=ancestor::li')).toContainText(words.count);
    await expectNoViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SIZES[size].width);

    await week.press('Enter');
    const inEditor = page.getByRole('alert').filter({ hasText: words.inEditor });
    await expect(inEditor).toBeVisible();
    await expect(
      page.getByRole('region', { name: words.none, exact: true }).getByRole('listitem'),
    ).toHaveCount(1);
    // What lies under the bar at the lower edge has no contrast of its own.
    if (size === 'wide') await expectNoViolations(page);
  });

for (const [language, size, words] of [
  [
    'de',
    'phone',
    { tile: /Wochen mit Kindern, die niemand leitet$/, count: /2 Kinder, die niemand leitet$/ },
  ],
  ['it', 'wide', { tile: /Settimane con bambini che nessuno segue$/, count: /2 bambini che nessuno segue$/ }],
] as const)
  test(`the start page warns of a group without a leader (${language}, ${size})`, async ({ page }) => {
    await page.setViewportSize(SIZES[size]);
    const day = await makeDay(page, { leaders: 2, each: 2 });
    const path = `courseWeek/${day.weekId}/groups`;
    const { version, groups } = await ask<WeekGroupsDetail>(page, `api/${path}`);
    const unled = groups.map(({ leaders, ...group }, index) => ({
      ...group,
      leaders: index === 0 ? [] : leaders.map(({ id }) => id),
    }));
    await make(page, path, { version, groups: unled }, 'PUT');
    await signIn(page, 'office', language);
    const week = await weekOfTile(page, { tile: words.tile, weekId: day.weekId });
    await expect(week.locator('xpath=ancestor::li')).toContainText(words.count);
    await expectNoViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SIZES[size].width);
    await week.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });

for (const language of ['de', 'it'] as const)
  test(`each leader of a group has the child, and reads that it is in none (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize(SIZES.phone);
    const day = await makeDay(page, { leaders: 2, each: 2 });
    const name = await takeOut(page, day);
    for (const leader of day.leaders) {
      await openToday(page, leader, language);
      await expect(page.getByRole('alert').filter({ hasText: WORDS[language].today })).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
    }
    await expectNoViolations(page);
  });

for (const [language, words] of [
  [
    'de',
    {
      today: /^1 Kind ist in keiner Gruppe, und in seiner Woche leitet niemand: Nur das Büro sieht es\.$/,
      inEditor: /Solange in dieser Woche niemand leitet, sieht es nur das Büro\.$/,
    },
  ],
  [
    'it',
    {
      today: /la sua settimana non è affidata a nessuno: lo vede solo l’ufficio\.$/,
      inEditor: /Finché questa settimana non è affidata a nessuno, lo vede solo l’ufficio\.$/,
    },
  ],
] as const)
  test(`where nobody leads, the office reads that only it sees a child in no group (${language})`, async ({
    page,
  }) => {
    const day = await makeDay(page, { leaders: 1, each: 2 });
    await takeOut(page, day);
    const path = `courseWeek/${day.weekId}/groups`;
    const { version, groups } = await ask<WeekGroupsDetail>(page, `api/${path}`);
    const unled = groups.map((group) => ({ ...group, leaders: [] }));
    await make(page, path, { version, groups: unled }, 'PUT');
    // Only this week: weeks of other tests run today too.
    await page.route('**/api/attendance?*', async (route) => {
      const { data } = (await (await route.fetch()).json()) as { data: AttendanceDay };
      const weeks = data.weeks.filter(({ id }) => id === day.weekId);
      await route.fulfill({ json: { data: { ...data, weeks } } });
    });
    await openToday(page, { session: sessionOf('office') }, language);
    await expect(page.getByRole('alert').filter({ hasText: words.today })).toBeVisible();
    await page.goto(`/be/${path}`);
    await expect(page.getByRole('alert').filter({ hasText: words.inEditor })).toBeVisible();
  });
