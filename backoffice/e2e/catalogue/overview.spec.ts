import { expect, test, type Page } from '@playwright/test';
import type { OverviewWeek } from '@feria/shared';
import { mainMenu, menuEntry, signIn, signInWith } from '../support/office';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';

test('the overview shows how full weeks are, and leads to the participants', async ({ page }) => {
  await signIn(page, 'reader');
  await page.goto('/be/course');
  const weeks = await shown(page, () => menuEntry(page, 'Belegung').click());
  const today = new Date().toISOString().slice(0, 10);
  const coming = weeks.filter(({ to }) => to >= today);
  const main = page.getByRole('main');
  await expect(cells(page)).toHaveCount(coming.length);
  await expect(main.getByRole('columnheader', { name: /^KW \d{1,2} / }).first()).toBeVisible();
  // A project with its whole place takes two lines at most.
  for (const row of await main.getByRole('row').all())
    if (await row.getByRole('rowheader').count())
      expect((await row.boundingBox())?.height).toBeLessThanOrEqual(36);
  await expectNoViolations(page);

  // One place of the demo data: courses of other tests have none, and may be fuller.
  const location = coming.find((week) => week.location)?.location?.name ?? '';
  await page.getByRole('combobox', { name: 'Ort' }).click();
  await page.getByRole('option', { name: location }).click();
  const there = coming.filter((week) => week.location?.name === location);
  expect(there.length).toBeLessThan(coming.length);
  await expect(cells(page)).toHaveCount(there.length);

  const [wanted] = there as [OverviewWeek];
  await page
    .getByRole('searchbox', { name: 'Projekt oder Ort suchen' })
    .fill(wanted.course.name.toUpperCase());
  // Near the turn of the year the demo data has a project of the same name in two seasons.
  const found = new Set(there.flatMap(({ course }) => (course.name === wanted.course.name ? course.id : [])));
  await expect(main.getByRole('rowheader')).toHaveCount(found.size);
  const { registered, max_participants, waiting } = wanted.figures ?? {};
  const cell = cells(page)
    .filter({ hasText: `${registered}/${max_participants}` })
    .first();
  await expect(cell).toHaveAccessibleName(
    new RegExp(
      `${registered} von ${max_participants} Plätzen belegt${waiting ? `, ${waiting} auf der Warteliste` : ''}$`,
    ),
  );
  await cell.click();
  await expect(page).toHaveURL(new RegExp(`/course/${wanted.course.id}/show#week-\\d+$`));
  await expect(page.getByRole('table', { name: `Teilnehmende (${registered})` })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Ort' })).toHaveText(location); // as it was left
});

test('weeks that are over are shown when asked for', async ({ page }) => {
  await signIn(page);
  const all = (await shown(page, async () => void (await page.goto('/be/course/overview')))).length;
  await page.getByRole('switch', { name: 'Vergangene Wochen zeigen' }).check();
  await expect(cells(page)).toHaveCount(all);
});

test('a calendar week leads to who is where on its Monday', async ({ page }) => {
  await signIn(page, 'reader');
  const weeks = await shown(page, async () => void (await page.goto('/be/course/overview')));
  const today = new Date().toISOString().slice(0, 10);
  const week = weeks.find(
    ({ from, figures }) => from >= today && (figures?.registered ?? 0) > 0,
  ) as OverviewWeek;
  const date = week.from.split('-').reverse().join('.');
  await page.getByRole('link', { name: `${date} wer ist wo` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Wer ist wo: Montag, ${date}`);
  const part = page.getByRole('region', { name: `${week.course.name}, ${week.name}` });
  await expect(part.getByRole('listitem')).toHaveCount(week.figures?.registered ?? 0);
  await expect(part.getByRole('listitem').first()).toContainText(/\d Jahre? · /);
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Tag danach' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dienstag');
});

/** The weeks in the matrix. */
function cells(page: Page) {
  return page.getByRole('main').getByRole('cell').locator('a, [title]');
}

/** The weeks that the page was sent: other tests make new ones at any time. */
async function shown(page: Page, open: () => Promise<void>): Promise<OverviewWeek[]> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => new URL(response.url()).pathname === '/api/course/overview'),
    open(),
  ]);
  return ((await answer.json()) as { data: OverviewWeek[] }).data;
}

for (const [language, words] of [
  ['de', { title: 'Belegung', note: /^Die Belegung ist nur für Konten sichtbar/, menu: 'Belegung' }],
  ['it', { title: 'Posti occupati', note: /^I posti occupati sono visibili solo/, menu: 'Posti occupati' }],
] as const) {
  test(`a parent without permissions sees the weeks without figures, in ${language}`, async ({ page }) => {
    await signIn(page, 'family', language);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/be/course/overview');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
      const main = page.getByRole('main');
      await expect(main.getByText(words.note)).toBeVisible();
      await expect(cells(page).first()).toBeVisible();
      await expect(cells(page).filter({ hasText: /\d\/\d/ })).toHaveCount(0);
      await expect(main.getByRole('table').getByRole('link')).toHaveCount(0);
      await expectNoViolations(page);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/be/course/overview/');
    await expect(mainMenu(page).getByRole('link')).toHaveText([words.menu]);
    for (const path of ['/be', '/be/course', '/be/course/1/show', '/be/option']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/403$/);
    }
  });
}

test('staff who do not see courses have the overview in their menu, without figures', async ({ page }) => {
  await signInWith(page, ['location.index']);
  await page.goto('/be');
  await expect(mainMenu(page).getByRole('link')).toHaveText(['Belegung', 'Orte']);
  await menuEntry(page, 'Belegung').click();
  await expect(page.getByText(/^Die Belegung ist nur für Konten sichtbar/)).toBeVisible();
});
