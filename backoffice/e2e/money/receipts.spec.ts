import { expect, test, type Page } from '@playwright/test';
import { romeToday } from '@feria/shared/rules/dates';
import { readFileSync } from 'node:fs';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { make, row, signIn } from '../support/office';
import { makeFamily } from '../support/people';

/* Receipts for payments (product/money.md#receipts). The demo data name the organiser. */

/** A family with payments that are credit. Euros. */
async function someFamily(page: Page, ...amounts: number[]) {
  const family = await makeFamily(page);
  for (const amount of amounts)
    await make(page, 'payment', { date: romeToday(), amount, method: 'cash', person_id: family.personId });
  return family;
}

for (const [size, viewport] of [
  ['a phone', { width: 360, height: 740 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const)
  test.describe(`on ${size}`, () => {
    test.use({ viewport });

    test('a receipt is made at a payment, loaded again, and cancelled with a reason', async ({ page }) => {
      const family = await someFamily(page, 100);
      await signIn(page, 'office');
      await page.goto('/be/payment');
      await page.getByLabel('Suche').fill(family.name);
      const line = (text: string) =>
        size === 'a phone' ? page.locator('main li', { hasText: text }).first() : row(page, text);
      const payment = line(size === 'a phone' ? '100,00' : family.name);
      await payment.getByRole('button', { name: /^Quittung erstellen: 100,00 €/ }).click();
      const dialog = page.getByRole('dialog', { name: '1 Quittung erstellen' });
      await expect(dialog).toContainText('Zusammen 100,00 €');
      await expectNoViolations(page);
      let downloading = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Erstellen und herunterladen' }).click();
      const file = await downloading;
      const [, year, digits] = /^Quittung_(\d{4})-(\d{6})\.pdf$/.exec(file.suggestedFilename())!;
      const number = `${year}/${digits}`;
      expect(
        readFileSync(await file.path())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
      await expect(page.getByText(`Quittung ${number} ist erstellt.`)).toBeVisible();
      downloading = page.waitForEvent('download');
      await payment.getByRole('button', { name: `Quittung herunterladen: ${number}` }).click();
      expect((await downloading).suggestedFilename()).toBe(file.suggestedFilename());
      // Who takes the payment back is told of the receipt.
      await payment.getByRole('button', { name: /^Zahlung stornieren/ }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText(`Die Quittung ${number} wird dabei storniert.`);
      await question.getByRole('button', { name: 'Abbrechen' }).click();

      await page.goto('/be/receipt');
      await page.getByLabel('Suche').fill(number);
      const receipt = line(number);
      await expect(receipt).toContainText('100,00 €');
      await expect(receipt).toContainText('Gültig');
      await expect(page.getByText('1 gültige Quittung: 100,00 €')).toBeVisible();
      await expectNoViolations(page);
      await receipt.getByRole('button', { name: `Quittung stornieren: ${number}` }).click();
      const why = page.getByRole('alertdialog', { name: `Quittung stornieren: ${number}` });
      await why.getByLabel('Grund').fill('Adresse falsch');
      await expectNoViolations(page);
      await why.getByRole('button', { name: 'Stornieren' }).click();
      await expect(receipt).toContainText('Storniert');
      await expect(receipt).toContainText('Adresse falsch');
      await expect(page.getByText('1 storniert: 100,00 €')).toBeVisible();
    });
  });

test('receipts of many payments are made at once and loaded as PDF, ZIP file and spreadsheet, in Italian', async ({
  page,
}) => {
  const family = await someFamily(page, 20, 30.5);
  await signIn(page, 'office', 'it');
  await page.goto('/be/payment');
  await page.getByLabel('Ricerca').fill(family.name);
  await expect(row(page, family.name)).toHaveCount(2);
  for (const one of await row(page, family.name).all()) await one.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Crea ricevute' }).click();
  const dialog = page.getByRole('dialog', { name: 'Crea 2 ricevute' });
  await expect(dialog).toContainText('In tutto 50,50 €');
  let downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Crea e scarica' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^Ricevute_\d{4}-\d{6}_\d{4}-\d{6}\.pdf$/);
  await page.goto('/be/receipt');
  await page.getByLabel('Ricerca').fill(family.name);
  await expect(page.getByText('2 ricevute valide: 50,50 €')).toBeVisible();
  for (const [button, end] of [
    ['PDF', 'pdf'],
    ['File ZIP', 'zip'],
    ['Excel', 'xlsx'],
  ] as const) {
    downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: button, exact: true }).click();
    expect((await downloading).suggestedFilename()).toMatch(new RegExp(`^Ricevute_.*\\.${end}$`));
  }
  await row(page, family.name).first().getByRole('checkbox').check();
  downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'In un unico PDF' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^Ricevute_\d{4}-\d{6}\.pdf$/);
  await expectNoViolations(page);
});

test('what is missing of the organiser is said, with the way to the options', async ({ page }) => {
  const family = await someFamily(page, 10);
  await signIn(page, 'admin');
  await page.goto(`/be/person/${family.personId}/show`);
  await page.getByRole('button', { name: /^Quittung erstellen: 10,00 €/ }).click();
  // The options are those of every test: the refusal comes from here, as api/test/money/receipts has it.
  const organiser = [
    'Für Quittungen fehlt eine Angabe des Veranstalters: „Steuernummer des Veranstalters“. Bitte unter „Einstellungen → Zahlungsbestätigung“ eintragen.',
  ];
  const body = { code: 'validation', message: 'Bitte prüfen Sie Ihre Angaben.', errors: { organiser } };
  await page.route('**/api/receipt', (route) => route.fulfill({ status: 422, json: body }));
  const dialog = page.getByRole('dialog', { name: '1 Quittung erstellen' });
  await dialog.getByRole('button', { name: 'Erstellen und herunterladen' }).click();
  await expect(dialog.getByText(organiser[0]!)).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('link', { name: 'Zu den Einstellungen' }).click();
  await expect(page).toHaveURL(/\/be\/option/);
});
