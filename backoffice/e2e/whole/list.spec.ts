import { expect, test } from '@playwright/test';
import { listQuery, menuEntry, row, search, showAllColumns, signIn } from '../support/office';

const registrations = 'peopleCourseWeekRegistration';

test('a click sorts by one column, shift-click adds more and shows their order', async ({ page }) => {
  await signIn(page);
  await page.goto('/be/locations');
  const german = page.getByRole('button', { name: /^Name \(Deutsch\)/ });
  const italian = page.getByRole('button', { name: /^Name \(Italienisch\)/ });
  await expect(german).toBeVisible();

  const added = await listQuery(page, 'location', () => italian.click({ modifiers: ['Shift'] }));
  expect(added.getAll('sortBy')).toEqual(['name', 'name_it']);
  expect(added.getAll('sortDesc')).toEqual(['false', 'false']);
  await expect(italian).toHaveAccessibleName(/2\. Sortierung$/);

  const turned = await listQuery(page, 'location', () => italian.click({ modifiers: ['Shift'] }));
  expect(turned.getAll('sortDesc')).toEqual(['false', 'true']);
  await expect(page.getByRole('columnheader', { name: /Name \(Italienisch\)/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  );

  const removed = await listQuery(page, 'location', () => italian.click({ modifiers: ['Shift'] }));
  expect(removed.getAll('sortBy')).toEqual(['name']);

  const byKey = await listQuery(page, 'location', () => italian.press('Shift+Enter'));
  expect(byKey.getAll('sortBy')).toEqual(['name', 'name_it']);

  const alone = await listQuery(page, 'location', () => italian.click());
  expect(alone.getAll('sortBy')).toEqual(['name_it']);
});

test('every column of the registrations can be sorted', async ({ page }) => {
  await signIn(page);
  await page.goto(`/be/${registrations}`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await showAllColumns(page);
  const heads = page.getByRole('columnheader').getByRole('button');
  await expect(heads).toHaveCount(13);
  for (const head of await heads.all()) {
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().includes(`/api/${registrations}?`)),
      head.click({ modifiers: ['Shift'] }),
    ]);
    expect(answer.status(), answer.url()).toBe(200);
  }
});

test('all of too many rows are refused with words, and the list goes back to its pages', async ({ page }) => {
  await signIn(page);
  await page.route('**/api/location?*itemsPerPage=-1*', (route) =>
    route.fulfill({
      status: 422,
      json: { message: 'Die Liste ist zu lang', code: 'validation', errors: { itemsPerPage: ['zu lang'] } },
    }),
  );
  await page.goto('/be/locations');
  const sizes = page.getByRole('combobox', { name: 'Zeilen pro Seite:' });
  await sizes.click();
  await page.getByRole('option', { name: 'Alle' }).click();
  await expect(page.getByText('Die Liste ist zu lang')).toBeVisible();
  await expect(sizes).toHaveText('50');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('pages have 50 rows at first, then 10, 15 or all', async ({ page }) => {
  await signIn(page);
  const first = await listQuery(
    page,
    registrations,
    async () => void (await page.goto(`/be/${registrations}`)),
  );
  expect(first.get('itemsPerPage')).toBe('50');
  expect(first.get('page')).toBe('1');
  await expect(page.getByRole('row')).toHaveCount(51);

  const sizes = page.getByRole('combobox', { name: 'Zeilen pro Seite:' });
  await sizes.click();
  await expect(page.getByRole('option')).toHaveText(['10', '15', '50', 'Alle']);
  await page.getByRole('option', { name: '10' }).click();
  await expect(page.getByRole('row')).toHaveCount(11);
  const next = await listQuery(page, registrations, () =>
    page.getByRole('button', { name: 'Zur nächsten Seite' }).click(),
  );
  expect(next.get('page')).toBe('2');

  await sizes.click();
  const all = await listQuery(page, registrations, () => page.getByRole('option', { name: 'Alle' }).click());
  expect(all.get('itemsPerPage')).toBe('-1');
  expect(all.has('page')).toBe(false);
});

test('a list remembers its state between pages, and F5 clears it', async ({ page }) => {
  await signIn(page);
  await page.goto('/be/locations');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await search(page, 'no such place at all');
  await expect(page.getByText('Nichts gefunden')).toBeVisible();
  await expect(page).toHaveURL(/\/be\/locations$/);

  await menuEntry(page, 'Projekttypen').click();
  await expect(page.getByRole('heading', { name: 'Projekttypen' })).toBeVisible();
  await menuEntry(page, 'Orte').click();
  await expect(page.getByLabel('Suche', { exact: true })).toHaveValue('no such place at all');
  await expect(page.getByText('Nichts gefunden')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await expect(page.getByLabel('Suche', { exact: true })).toHaveValue('');
});

test(
  'registrations start with active courses and are found by the child',
  { tag: '@core' },
  async ({ page }) => {
    await signIn(page);
    const first = await listQuery(
      page,
      registrations,
      async () => void (await page.goto(`/be/${registrations}`)),
    );
    expect(first.getAll('filters')).toEqual(['active|1']);
    await showAllColumns(page);
    const child = page.getByRole('row').nth(1).getByRole('cell').nth(4);
    const tax = await child.innerText();
    await search(page, tax.toLowerCase());
    await expect(page.getByRole('row').nth(1).getByRole('cell').nth(4)).toHaveText(tax);
    await expect(row(page, /./).filter({ hasNotText: tax })).toHaveCount(1); // the head

    // Its answer is awaited: it could otherwise be taken for that of the filter.
    const all = await listQuery(page, registrations, () => page.getByLabel('Suche', { exact: true }).clear());
    expect(all.get('search') ?? '').toBe('');
    await page.getByRole('combobox', { name: 'Warteliste' }).click();
    const waiting = await listQuery(page, registrations, () =>
      page.getByRole('option', { name: 'Ja' }).click(),
    );
    expect(waiting.getAll('filters').sort()).toEqual(['active|1', 'is_waiting|1']);
  },
);

test('a list that cannot be loaded says so and offers another try', async ({ page }) => {
  await signIn(page);
  let broken = true;
  await page.route('**/api/location?*', (route) =>
    broken
      ? route.fulfill({ status: 422, json: { message: 'Kaputt', code: 'validation' } })
      : route.continue(),
  );
  await page.goto('/be/locations');
  const failure = page.getByRole('alert').filter({ hasText: 'Die Liste konnte nicht geladen werden.' });
  await expect(failure).toBeVisible();
  broken = false;
  await failure.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

for (const delay of [0, 30]) {
  test(`what is typed while the list is still loading filters it, ${delay} ms after the box appears`, async ({
    page,
  }) => {
    await signIn(page);
    await page.addInitScript((ms) => {
      new MutationObserver((_, observer) => {
        const box = document.querySelector<HTMLInputElement>('input[type=search]');
        if (!box) return;
        observer.disconnect();
        setTimeout(() => {
          // As a key would: React takes no notice of a value that is merely set.
          const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
          set?.call(box, 'wald');
          box.dispatchEvent(new Event('input', { bubbles: true }));
        }, ms);
      }).observe(document, { childList: true, subtree: true });
    }, delay);
    const [request] = await Promise.all([
      page.waitForRequest((sent) => new URL(sent.url()).searchParams.get('search') === 'wald'),
      page.goto('/be/course'),
    ]);
    // The filter that the list starts with is not lost either.
    expect(new URL(request.url()).searchParams.getAll('filters')).toEqual(['active|1']);
    await expect(page.getByLabel('Suche', { exact: true })).toHaveValue('wald');
  });
}
