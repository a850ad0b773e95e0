import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import { expect, test } from '@playwright/test';
import { search, showAllColumns, signIn } from '../support/office';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';

const registrations = 'peopleCourseWeekRegistration';

test(
  'the payments that the list shows are exported, with a download token in the address',
  { tag: '@core' },
  async ({ page }) => {
    await signIn(page, 'office');
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await page.goto(`/be/${registrations}`);
    await showAllColumns(page);
    const tax = await page
      .getByRole('cell', { name: /^[A-Z]{6}\d/ })
      .first()
      .innerText();
    await search(page, tax.toLowerCase());

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Zahlungen exportieren' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^Zahlungen_\d{4}-\d\d-\d\d\.xlsx$/);
    const workbook = read(await readFile(await download.path()));
    const rows = utils.sheet_to_json<Record<string, unknown>>(workbook.Sheets.Zahlungen ?? {});
    expect(rows.length).toBeGreaterThan(0);
    expect([...new Set(rows.map((row) => row.Steuernummer))]).toEqual([tax]);
    await expect(
      page.getByText(`Die Datei ${download.suggestedFilename()} wurde heruntergeladen.`),
    ).toBeVisible();

    const [address = ''] = addresses.filter((sent) => sent.includes('/export/payments?'));
    expect(new URL(address).searchParams.get('filters')).toBe('active|1');
    const login = await page.evaluate(() => JSON.parse(localStorage.getItem('feria.session') ?? '{}').token);
    expect(addresses.filter((sent) => sent.includes(String(login)))).toEqual([]);
    await expectNoViolations(page);
  },
);

test('the journal of payments is exported for the days asked for', async ({ page }) => {
  await signIn(page, 'office');
  await page.goto('/be/payment');
  await page.getByRole('button', { name: 'Zahlungsjournal' }).click();
  const dialog = page.getByRole('dialog', { name: 'Zahlungsjournal herunterladen' });
  const button = dialog.getByRole('button', { name: 'Herunterladen' });
  await dialog.getByLabel('Von').fill('');
  await expect(dialog.getByLabel('Von')).toHaveAccessibleDescription('Pflichtfeld');
  await expect(button).toBeHidden();
  await dialog.getByLabel('Von').fill('2020-01-01');
  await dialog.getByLabel('Bis').fill('2019-12-31');
  await expect(dialog.getByLabel('Bis')).toHaveAccessibleDescription(/nicht vor dem Anfang/);
  await expect(button).toBeHidden();
  await expectNoViolations(page);
  await dialog.getByLabel('Bis').fill('2099-12-31');
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toBe('Zahlungsjournal_2020-01-01_2099-12-31.xlsx');
  const workbook = read(await readFile(await download.path()));
  const rows = utils.sheet_to_json<Record<string, unknown>>(workbook.Sheets.Zahlungsjournal ?? {});
  const cents = rows.map((row) => Math.round(Number(row.Betrag) * 100));
  expect(cents.length).toBeGreaterThan(1);
  expect(cents.at(-1)).toBe(cents.slice(0, -1).reduce((sum, amount) => sum + amount, 0));
});

test('the funding report is exported for a year, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'office');
  await page.goto('/be/payment');
  await page.getByRole('button', { name: 'Förderbericht' }).click();
  const dialog = page.getByRole('dialog', { name: 'Förderbericht herunterladen' });
  await dialog.getByLabel('Jahr').click();
  await page.getByRole('option', { name: '2027' }).click();
  await expectNoViolations(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Herunterladen' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Förderbericht_2027.xlsx');
  const workbook = read(await readFile(await download.path()));
  expect(workbook.SheetNames).toEqual(['Gruppen', 'Projekte', 'Sätze']);
});

test('an export that fails says why', async ({ page }) => {
  await signIn(page, 'office');
  await page.route('**/export/payments?*', (route) =>
    route.fulfill({ status: 503, json: { message: 'Gerade zu viel los', code: 'busy' } }),
  );
  await page.goto(`/be/${registrations}`);
  const button = page.getByRole('button', { name: 'Zahlungen exportieren' });
  await button.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Gerade zu viel los' })).toBeVisible();
  await expect(button).toBeFocused();
});

test('an export shows that it is under way, and can be stopped', async ({ page }) => {
  await signIn(page, 'office');
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/export/payments?*', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await page.goto(`/be/${registrations}`);
  await page.getByRole('button', { name: 'Zahlungen exportieren' }).click();
  const running = page.getByRole('button', { name: /^Wird / });
  await expect(running).toHaveAttribute('aria-disabled', 'true');
  // The longer words move the buttons: the pointer would rest on another one, whose ripple dims its words.
  await page.mouse.move(0, 0);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Export abbrechen' }).click();
  await expect(page.getByRole('button', { name: 'Zahlungen exportieren' })).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
  answer();
});
