import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { listQuery, signIn } from '../support/office';
import { route } from '../support/registrations';

/** How every list looks: rows, columns, cards. */

const WIDE = { width: 1280, height: 800 };
const TABLET = { width: 768, height: 1024 };
const PHONE = { width: 390, height: 844 };

const LISTS = [route, 'child', 'person', 'course', 'locations', 'courseType', 'user'];

const box = (page: Page) => page.locator('.RaDataTable-tableWrapper');
const rowHeights = (page: Page) =>
  page.locator('tbody tr').evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));

/** Cells whose text does not fit. */
function clipped(page: Page): Promise<string[]> {
  return page.locator('tbody td, thead th').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const inner = [cell, ...cell.querySelectorAll('*')].filter(
        // Hidden on purpose: what is there for screen readers only.
        (element) => element.clientWidth > 1 && !element.closest('svg, input, .MuiTouchRipple-root'),
      );
      return inner.some(
        (element) =>
          element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'visible',
      ) || cell.scrollWidth > cell.clientWidth + 1
        ? [cell.textContent ?? '']
        : [];
    }),
  );
}

async function open(page: Page, list: string): Promise<void> {
  await page.goto(`/be/${list}`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
}

for (const viewport of [WIDE, TABLET])
  test(`no list cuts a word at ${viewport.width} × ${viewport.height}`, async ({ page }) => {
    test.slow(); // seven lists
    await page.setViewportSize(viewport);
    await signIn(page);
    for (const list of LISTS) {
      await open(page, list);
      expect(await clipped(page), list).toEqual([]);
      const isWider = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect(isWider, list).toBe(false);
    }
  });

test('the registrations fit into 1280 pixels, and a row has two lines at most', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await signIn(page, 'office');
  await open(page, route);
  expect(
    await box(page).evaluate((element) => element.scrollWidth - element.clientWidth),
  ).toBeLessThanOrEqual(0);
  expect(Math.max(...(await rowHeights(page)))).toBeLessThanOrEqual(38);
  await expectNoViolations(page);
});

test('head and first column stay while the rows scroll', async ({ page }) => {
  await page.setViewportSize(TABLET);
  await signIn(page, 'office');
  await open(page, route);
  const head = page.getByRole('columnheader', { name: 'Nachname' });
  const name = page.getByRole('row').nth(40).getByRole('cell').nth(1);
  const before = await head.boundingBox();
  await box(page).evaluate((element) => element.scrollTo(10_000, 10_000));
  await expect(name).toBeInViewport({ ratio: 1 });
  expect(await head.boundingBox()).toEqual(before);
  expect((await name.boundingBox())?.x).toBe(before?.x);
});

test('rows are compact at first; the height is remembered for all lists', async ({ page }) => {
  await signIn(page, 'office');
  await open(page, 'locations');
  const [compact = 0] = await rowHeights(page);
  await page.getByRole('button', { name: 'Ansicht' }).click();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Bequem' }).click();
  await page.keyboard.press('Escape');
  const [comfortable = 0] = await rowHeights(page);
  expect(comfortable).toBeGreaterThan(compact + 8);
  await page.reload();
  await open(page, 'courseType');
  expect((await rowHeights(page))[0]).toBeGreaterThan(compact + 8);
});

test('columns are chosen and remembered for each list, until they are reset', async ({ page }) => {
  await signIn(page, 'office');
  await open(page, route);
  const created = page.getByRole('columnheader', { name: 'Erstellt am' });
  const lastName = page.getByRole('columnheader', { name: 'Nachname' });
  await expect(created).toHaveCount(0);
  const view = page.getByRole('button', { name: 'Ansicht' });
  await view.click();
  await page.getByRole('checkbox', { name: 'Erstellt am' }).check();
  await page.getByRole('checkbox', { name: 'Nachname' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(view).toBeFocused();
  await page.reload();
  await expect(created).toBeVisible();
  await expect(lastName).toHaveCount(0);
  await open(page, 'child');
  await expect(lastName).toBeVisible();
  await open(page, route);
  await view.click();
  await page.getByRole('button', { name: 'Spalten zurücksetzen' }).click();
  await page.keyboard.press('Escape');
  await expect(created).toHaveCount(0);
  await expect(lastName).toBeVisible();
});

test('on a phone each record is a card: name, values, icons; it is sorted and selected there', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await signIn(page, 'office');
  await page.goto(`/be/${route}`);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(50);
  await expect(page.getByRole('table')).toHaveCount(0);
  const first = cards.first();
  await expect(first.getByRole('term').filter({ hasText: 'Zahlungsreferenz' })).toBeVisible();
  await expect(first.getByRole('definition').filter({ hasText: /^RF\d\d/ })).toBeVisible();
  await expect(first.getByRole('link', { name: /bearbeiten$/ })).toBeVisible();
  await first.getByRole('checkbox').check();
  await expect(page.getByRole('button', { name: 'Bezahlungen einbuchen' })).toBeInViewport({ ratio: 1 });
  await expectNoViolations(page);
  const isWider = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isWider).toBe(false);
  await page.getByRole('combobox', { name: 'Sortieren nach' }).click();
  const sorted = await listQuery(page, route, () => page.getByRole('option', { name: 'Nachname ↑' }).click());
  expect(sorted.getAll('sortBy')).toEqual(['people.last_name']);
});

test('of all rows only those in sight are drawn, and the keyboard reaches the others', async ({ page }) => {
  await signIn(page, 'office');
  await open(page, route);
  await page.getByRole('combobox', { name: 'Zeilen pro Seite:' }).click();
  await listQuery(page, route, () => page.getByRole('option', { name: 'Alle' }).click());
  const table = page.getByRole('table');
  await expect.poll(async () => Number(await table.getAttribute('aria-rowcount'))).toBeGreaterThan(200);
  const total = Number(await table.getAttribute('aria-rowcount'));
  const drawn = page.locator('tbody tr[aria-rowindex]');
  await expect(drawn.first()).toHaveAttribute('aria-rowindex', '2');
  await expect.poll(() => drawn.count()).toBeLessThan(80);
  // Tab goes from row to row; what comes next is drawn in time.
  await drawn.first().getByRole('checkbox').focus();
  const focusedRow = () =>
    page.evaluate(() => Number(document.activeElement?.closest('tr')?.getAttribute('aria-rowindex')));
  for (let key = 0; key < 150; key += 1) await page.keyboard.press('Tab');
  expect(await focusedRow()).toBeGreaterThan(25);
  // The last row, by the keys that scroll.
  await box(page).evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(page.locator(`tr[aria-rowindex="${total}"]`)).toBeInViewport();
  // What has the focus stays where it was.
  expect(await focusedRow()).toBeGreaterThan(25);
});
