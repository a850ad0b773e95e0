import { expect, test, type Page } from '@playwright/test';
import { romeToday } from '@feria/shared/rules/dates';
import { readFileSync } from 'node:fs';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { make, row, signIn } from '../support/office';
import { makeFamily, register } from '../support/people';

/* Credit of families and how it is paid out (product/money.md#paying-out-credit). */

const IBAN = 'DE89 3704 0044 0532 0130 00';

/** A family with 80 € of credit, and a project that names the organiser's account. */
async function someCredit(page: Page) {
  const family = await makeFamily(page);
  const payment = { date: romeToday(), amount: 80, method: 'bank', person_id: family.personId };
  await make(page, 'payment', payment);
  return family;
}

for (const [size, viewport] of [
  ['a phone', { width: 360, height: 740 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const)
  test.describe(`on ${size}`, () => {
    test.use({ viewport });

    test('credit goes into a file, which can be withdrawn', { tag: '@core' }, async ({ page }) => {
      const family = await someCredit(page);
      await register(page, (await makeFamily(page)).childId, { active: true });
      await signIn(page, 'office');
      await page.goto('/be/credit');
      await page.getByLabel('Suche').fill(family.name);
      const line =
        size === 'a phone'
          ? page.locator('main li', { hasText: family.name }).first()
          : row(page, family.name);
      await expect(line).toContainText('80,00 €');
      await expect(line).toContainText('Nicht bekannt');

      await line.getByRole('button', { name: `IBAN für Rückzahlungen: Anna ${family.name}` }).click();
      const account = page.getByRole('dialog', { name: /IBAN für Rückzahlungen/ });
      await account.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 01');
      await account.getByRole('button', { name: 'Speichern' }).click();
      await expect(account.getByText('Bitte überprüfen Sie die IBAN')).toBeVisible();
      await account.getByLabel('IBAN').fill(IBAN);
      await account.getByRole('button', { name: 'Speichern' }).click();
      await expect(line).toContainText('DE89 … 3000 vom Büro eingetragen');

      await line.getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Überweisungsdatei erstellen' }).click();
      const dialog = page.getByRole('dialog', { name: '1 Rückzahlung überweisen' });
      await expect(dialog).toContainText('Zusammen 80,00 €');
      await expect(dialog).toContainText('pain.001.001.09 (üblich)');
      await expectNoViolations(page);
      const downloading = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Erstellen und herunterladen' }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toMatch(/^FERIA-\d{8}-\d+\.xml$/);
      const xml = readFileSync(await download.path(), 'utf8');
      expect(xml).toContain(`<InstdAmt Ccy="EUR">80.00</InstdAmt>`);
      expect(xml).toContain(`<IBAN>${IBAN.replaceAll(' ', '')}</IBAN>`);
      await expect(line).toContainText('80,00 €, Datei vom');

      // Not the first: other tests make files at the same time.
      const name = download.suggestedFilename().replace('.xml', ',');
      const file = page
        .getByRole('region', { name: 'Überweisungsdateien' })
        .getByRole('listitem')
        .filter({ hasText: name });
      await expect(file).toContainText('Noch offen: 80,00 €');
      await file.getByText('Wer was erhält').click();
      await expect(file).toContainText(`80,00 € Anna ${family.name}`);
      await expectNoViolations(page);
      await file.getByRole('button', { name: 'Zurückziehen' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Zurückziehen' }).click();
      await expect(file).toContainText('Zurückgezogen am');
      await expect(line).not.toContainText('Datei vom');
    });
  });

test('the office books that the bank has paid a file, in Italian', async ({ page }) => {
  const family = await someCredit(page);
  await register(page, (await makeFamily(page)).childId, { active: true });
  await make(page, `refund-account/${family.personId}`, { iban: IBAN }, 'PUT');
  await signIn(page, 'office', 'it');
  await page.goto('/be/credit');
  await page.getByLabel('Ricerca').fill(family.name);
  await expect(row(page, family.name)).toContainText('inserito dall’ufficio');
  await row(page, family.name).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Crea file di bonifici' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Crea e scarica' }).click();
  await downloading;
  const file = page.getByRole('region', { name: 'File di bonifici' }).getByRole('listitem').first();
  await file.getByRole('button', { name: 'Eseguito …' }).click();
  const dialog = page.getByRole('dialog', { name: 'La banca ha eseguito il file' });
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Registra come rimborsato' }).click();
  await expect(file).toContainText('Eseguito: 80,00 €');
  // Nothing is left: the family is not in the list any more.
  await expect(row(page, family.name)).toHaveCount(0);
  await page.goto(`/be/person/${family.personId}/show`);
  await expect(page.getByText(/^-80,00 € del /)).toBeVisible();
});
