import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { uniqueEmail } from '../../../shared/tools/e2e/app';
import { someFee } from '../support/fees';
import { failMail } from '../support/mails';
import { make, signIn, signInWith, unique } from '../support/office';
import { route } from '../support/registrations';

/** Columns that are chosen for the telephone, and the export of what is shown. */

async function chooseColumns(page: Page, names: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Ansicht' }).click();
  for (const name of names) await page.getByRole('checkbox', { name, exact: true }).check();
  await page.keyboard.press('Escape');
}

async function exported(page: Page): Promise<{ name: string; rows: Record<string, unknown>[] }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportieren', exact: true }).click(),
  ]);
  const { SheetNames, Sheets } = read(await readFile(await download.path()));
  return {
    name: download.suggestedFilename(),
    rows: utils.sheet_to_json<Record<string, unknown>>(Sheets[SheetNames[0] ?? ''] ?? {}),
  };
}

test('columns for the telephone are chosen, remembered, and exported as they are shown', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, 'office');
  await page.goto(`/be/${route}`);
  const head = (name: string) => page.getByRole('columnheader', { name, exact: true });
  await expect(head('Nachname')).toBeVisible();
  await expect(head('Alter')).toHaveCount(0);
  const chosen = ['Alter', 'Wohnort', 'Offener Betrag'];
  await chooseColumns(page, chosen);
  await page.reload();
  for (const name of chosen) await expect(head(name)).toBeVisible();
  await head('Offener Betrag').getByRole('button').click();
  await head('Offener Betrag').getByRole('button').click();
  await expect(
    page
      .getByRole('row')
      .nth(1)
      .getByRole('cell', { name: /^[1-9][\d.]*,\d\d\s€$/ }),
  ).toBeVisible();
  await expectNoViolations(page);
  const heads = (await page.getByRole('columnheader').allInnerTexts()).map((text) => text.trim());
  const { name, rows } = await exported(page);
  expect(name).toMatch(/^Anmeldungen_\d{4}-\d\d-\d\d\.xlsx$/);
  expect(heads).toEqual(expect.arrayContaining(Object.keys(rows[0] ?? {})));
  const open = rows.map((row) => Number(row['Offener Betrag']));
  expect(open).toEqual(open.toSorted((a, b) => b - a));
  expect(rows.map(({ Nachname }) => Nachname).slice(0, 5)).toEqual(
    await page
      .locator('tbody tr td:nth-child(2)')
      .evaluateAll((cells) => cells.slice(0, 5).map((cell) => cell.textContent)),
  );
});

test('lists of children, parents and places are exported, and what is owed is for who sees payments', async ({
  page,
}) => {
  await signInWith(page, ['child.index', 'person.index', 'location.index']);
  for (const [list, file, column] of [
    ['child', 'Kinder', 'Alter'],
    ['person', 'Personen', 'Ort'],
    ['locations', 'Orte', 'Name (Deutsch)'],
  ] as const) {
    await page.goto(`/be/${list}`);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    const { name, rows } = await exported(page);
    expect(name).toContain(`${file}_`);
    expect(
      rows.some((row) => row[column] !== undefined),
      list,
    ).toBe(true);
  }
  await page.goto('/be/person');
  await expect(page.getByRole('columnheader', { name: 'Ort', exact: true })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Offen' })).toHaveCount(0);
});

test('lists of money and mails are exported as they are shown, bank entries as they are filtered', async ({
  page,
}) => {
  failMail(uniqueEmail('liste'), 'deleted');
  await someFee(page, 'Frieda');
  await signIn(page, 'office');
  for (const [list, file, isFilled] of [
    ['payment', 'Zahlungen', true],
    ['credit', 'Guthaben', false],
    ['cancellationFee', 'Abmeldegebühren', true],
    ['payment-reminder', 'Überfällig', false],
    ['message', 'Nachrichten', false],
    ['failedMail', 'Unzustellbare-E-Mails', true],
  ] as const) {
    await page.goto(`/be/${list}`);
    const { name, rows } = await exported(page);
    expect(name).toContain(`${file}_`);
    if (!isFilled) continue;
    const heads = (await page.getByRole('columnheader').allInnerTexts()).map((text) => text.trim());
    expect(heads, list).toEqual(expect.arrayContaining(Object.keys(rows[0]!)));
  }
  await page.goto('/be/bank-entry');
  await page.getByRole('searchbox').fill('niemand heißt so');
  const { name, rows } = await exported(page);
  expect(name).toMatch(/^Kontoauszüge_/);
  expect(rows).toEqual([]);
});

test('a view of payments is saved for oneself, with its filters', async ({ page }) => {
  await signInWith(page, ['payment.index', 'course.index']);
  await page.goto('/be/payment');
  await page.getByRole('combobox', { name: 'Zahlungsart' }).click();
  await page.getByRole('option', { name: 'Bar' }).click();
  await page.getByRole('button', { name: 'Ansicht' }).click();
  await page.getByRole('button', { name: 'Ansicht speichern' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ansicht speichern' });
  const name = `Kasse ${Date.now()}`;
  await dialog.getByLabel('Name').fill(name);
  // For everybody is for who may change the settings.
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  const link = page.getByRole('link', { name: `Ansicht „${name}“ öffnen` });
  const address = String(await link.getAttribute('href'));
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.url().includes('method%7Ccash')),
    page.goto(`/be/${address.replace(/^#?\/?(be\/)?/, '')}`),
  ]);
  expect(new URL(request.url()).searchParams.getAll('filters')).toEqual(['method|cash']);
});

test('who sees payments sees what parents owe', async ({ page }) => {
  await signIn(page, 'office');
  await page.goto('/be/person');
  await page.getByRole('columnheader', { name: 'Offen' }).getByRole('button').click();
  await page.getByRole('columnheader', { name: 'Offen' }).getByRole('button').click();
  await expect(
    page
      .getByRole('row')
      .nth(1)
      .getByRole('cell', { name: /^[1-9][\d.]*,\d\d\s€$/ }),
  ).toBeVisible();
  await expectNoViolations(page);
});

test('a view is saved under a name, opened by its link, changed and deleted', async ({ page }) => {
  await signInWith(page, ['peopleCourseWeekRegistration.index', 'course.index', 'option.update']);
  await page.goto(`/be/${route}`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('combobox', { name: 'Warteliste' }).click();
  await page.getByRole('option', { name: 'Ja' }).click();
  await page.getByRole('columnheader', { name: 'Nachname' }).getByRole('button').click();
  await chooseColumns(page, ['Alter']);
  await page.getByRole('button', { name: 'Ansicht' }).click();
  await page.getByRole('button', { name: 'Ansicht speichern' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ansicht speichern' });
  const name = `Wer wartet ${Date.now()}`;
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('checkbox', { name: 'Für alle, die diese Liste sehen' }).check();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Die Ansicht ist gespeichert.')).toBeVisible();
  const link = page.getByRole('link', { name: `Ansicht „${name}“ öffnen` });
  await expectNoViolations(page);
  const address = String(await link.getAttribute('href'));
  await page.getByRole('button', { name: 'Spalten zurücksetzen' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Alter' })).toHaveCount(0);

  // In another tab, which remembers nothing of this one.
  const [request] = await Promise.all([
    page.waitForRequest(
      (sent) => sent.url().includes('is_waiting%7C1') && sent.url().includes('people.last_name'),
    ),
    page.goto(`/be/${address.replace(/^#?\/?(be\/)?/, '')}`),
  ]);
  expect(new URL(request.url()).searchParams.getAll('filters').sort()).toEqual(['active|1', 'is_waiting|1']);
  await expect(page.getByRole('columnheader', { name: 'Alter' })).toBeVisible();
  await expect(page).not.toHaveURL(/view=/);

  await page.getByRole('button', { name: 'Ansicht' }).click();
  await page.getByRole('button', { name: `Ansicht „${name}“ ändern` }).click();
  const change = page.getByRole('dialog', { name: `Ansicht „${name}“ ändern` });
  await change.getByLabel('Name').fill(`${name} neu`);
  await change.getByRole('checkbox', { name: 'Für alle' }).uncheck();
  await change.getByRole('button', { name: 'Speichern' }).click();
  await page.getByRole('button', { name: `Ansicht „${name} neu“ löschen` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByText('Noch keine. Filter,')).toBeVisible();
});

test('a view of everybody leaves out what the reader may not filter and sort by, and says so', async ({
  page,
}) => {
  const name = unique('Gemeinde');
  const state = {
    search: null,
    filters: ['active|1', 'municipality_known|0'],
    sort: [
      { field: 'open_amount', descending: true },
      { field: 'people.last_name', descending: false },
    ],
    columns: [],
  };
  const view = await make(page, 'saved-view', {
    list: 'peopleCourseWeekRegistration',
    name,
    shared: true,
    ...state,
  });
  await signInWith(page, ['peopleCourseWeekRegistration.index', 'course.index']);
  const asked = page.waitForRequest((sent) => sent.url().includes('sortBy=people.last_name'));
  await page.goto(`/be/${route}?view=${view}`);
  const { searchParams } = new URL((await asked).url());
  expect(searchParams.getAll('filters')).toEqual(['active|1']);
  expect(searchParams.getAll('sortBy')).toEqual(['people.last_name']);
  await expect(page.getByText('Ein Filter dieser Ansicht steht Ihnen nicht offen')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByText('Die Liste konnte nicht geladen werden')).toHaveCount(0);

  // Who may use all of it, sees all of it.
  const other = await page.context().newPage();
  await signIn(other, 'admin');
  const [whole] = await Promise.all([
    other.waitForRequest((sent) => sent.url().includes('municipality_known')),
    other.goto(`/be/${route}?view=${view}`),
  ]);
  expect(new URL(whole.url()).searchParams.getAll('sortBy')).toEqual(['open_amount', 'people.last_name']);
  await expect(other.getByRole('row').nth(1)).toBeVisible();
  await expect(other.getByText('Ein Filter dieser Ansicht')).toHaveCount(0);
});

test('a view that is gone says so', async ({ page }) => {
  await signIn(page, 'office', 'it');
  await page.goto(`/be/${route}?view=999999`);
  await expect(page.getByText('Questa vista non esiste più.')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});
