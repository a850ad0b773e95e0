import { expect, test, type Page } from '@playwright/test';
import type { StaffRegistration } from '@feria/shared';
import { formatDate, romeToday } from '@feria/shared/rules/dates';
import { paymentReference } from '../../../shared/src/rules/payment-reference';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { sessionOf } from '../../../shared/tools/e2e/accounts';
import { post } from '../../../shared/tools/e2e/session';
import { someFee } from '../support/fees';
import { ask, make, signIn, unique } from '../support/office';
import { makeFamily, register } from '../support/people';
import { Effort } from '../support/effort';

// The entries of all tests of this file stand in one list.
test.describe.configure({ mode: 'serial' });

interface Transfer {
  amount: string;
  text: string;
  name: string;
  /** The bank takes the transfer back. */
  isBack?: boolean;
}

/** A camt.053 file of one account. */
function camt(transfers: readonly Transfer[]): string {
  const entries = transfers.map(
    ({ amount, text, name, isBack }) =>
      `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${isBack ? 'DBIT' : 'CRDT'}</CdtDbtInd>
       ${isBack ? '<RvslInd>true</RvslInd>' : ''}<Sts>BOOK</Sts>
       <ValDt><Dt>${romeToday()}</Dt></ValDt><AcctSvcrRef>${unique('REF')}</AcctSvcrRef>
       <NtryDtls><TxDtls><RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties>
       <RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
    <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>
    <Acct><Id><IBAN>IT60X0542811101000000123456</IBAN></Id></Acct>${entries.join('')}</Stmt></BkToCstmrStmt></Document>`;
}

async function importFile(page: Page, text: string): Promise<void> {
  await page.getByTestId('bank-file').setInputFiles({
    name: 'kontoauszug.xml',
    mimeType: 'text/xml',
    buffer: Buffer.from(text),
  });
}

/** A family with a registration that owes 100 €. */
async function someDebt(page: Page) {
  const family = await makeFamily(page);
  const { courseId } = await register(page, family.childId, { active: true });
  return { ...family, reference: paymentReference({ courseId, personId: family.personId }) };
}

/** The rows of a group; there while it is open. */
const group = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });

async function openGroup(page: Page, name: string): Promise<void> {
  const title = page.getByRole('button', { name: new RegExp(`^${name} \\(`) });
  if ((await title.getAttribute('aria-expanded')) === 'false') await title.click();
}

const confirmation = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: /^\d+ Zahlung(en)? einbuchen$/ });

/** Books all certain ones after their preview. */
async function bookCertain(page: Page): Promise<void> {
  await group(page, 'Sicher').getByRole('button', { name: 'Alle sicheren einbuchen …' }).click();
  await confirmation(page).click();
}

test('what search and filters find of the certain ones is booked, and nothing else', async ({ page }) => {
  const [found, other] = [await someDebt(page), await someDebt(page)];
  await signIn(page, 'office');
  await page.goto('/be/bank-entry');
  await importFile(
    page,
    camt([
      { amount: '40.00', text: found.reference, name: `Anna ${found.name}` },
      { amount: '30.00', text: found.reference, name: `Anna ${found.name}` },
      { amount: '100.00', text: other.reference, name: `Anna ${other.name}` },
    ]),
  );
  await expect(group(page, 'Sicher').getByRole('listitem')).toHaveCount(3);
  await page.getByRole('searchbox').fill(found.reference);
  await page.getByRole('button', { name: 'Gefilterte sichere einbuchen … (2, 70,00 €)' }).click();
  await expect(page.getByRole('dialog')).toContainText('2 Zahlungen, zusammen 70,00 €');
  await confirmation(page).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Filter entfernen' }).click();
  await expect(group(page, 'Sicher').getByRole('listitem')).toHaveCount(1);
  await bookCertain(page);
  await expect(group(page, 'Sicher')).toHaveCount(0);
});

test('a transfer that the bank takes back names its payment', async ({ page }) => {
  const { name, reference } = await someDebt(page);
  const transfer = { amount: '100.00', text: `Ferien ${reference}`, name: `Anna ${name}` };
  await signIn(page, 'office');
  await page.goto('/be/bank-entry');
  await importFile(page, camt([transfer]));
  await bookCertain(page);
  await expect(group(page, 'Sicher')).toHaveCount(0);
  await importFile(page, camt([{ ...transfer, isBack: true }]));
  const back = group(page, 'Keine Zahlung').getByRole('listitem').filter({ hasText: name });
  await expect(back).toContainText('Die Bank nimmt eine Buchung zurück.');
  await expect(back).toContainText('(eingebucht)');
  await expectNoViolations(page);
  await back.getByRole('link', { name: 'Zahlung ansehen' }).click();
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1);
  await page.goto('/be/bank-entry');
  await back.getByRole('button', { name: /^Auslassen/ }).click();
  await expect(back).toHaveCount(0);
});

test('a file is read in, the certain entries are booked after a preview, the others by keyboard', async ({
  page,
}) => {
  const [sure, above, unknown] = [await someDebt(page), await someDebt(page), await someDebt(page)];
  await signIn(page, 'office');
  await page.goto('/be/bank-entry');
  await importFile(
    page,
    camt([
      { amount: '100.00', text: `Ferien ${sure.reference}`, name: `Anna ${sure.name}` },
      { amount: '130.00', text: above.reference, name: `Anna ${above.name}` },
      { amount: '77.00', text: 'Sommer', name: 'Tante Frieda' },
      { amount: '5.00', text: 'Spende', name: 'Onkel Franz' },
    ]),
  );
  await expect(page.getByText(/4 neue/)).toBeVisible();
  await expect(page.getByText('0 von 4 erledigt')).toBeVisible();
  await expect(group(page, 'Sicher').getByRole('listitem')).toHaveCount(1);
  await openGroup(page, 'Wahrscheinlich');
  await expect(group(page, 'Wahrscheinlich')).toContainText('30,00 € bleiben als Guthaben');
  await expectNoViolations(page);

  await group(page, 'Sicher').getByRole('button', { name: 'Alle sicheren einbuchen …' }).click();
  const preview = page.getByRole('dialog', { name: 'Vorschau: Was wird eingebucht?' });
  await expect(preview).toContainText('1 Zahlung, zusammen 100,00 €');
  await expect(preview).toContainText('1 Elternteil erhält eine E-Mail');
  await expectNoViolations(page);
  await confirmation(page).click();
  await expect(page.getByText('1 von 4 erledigt')).toBeVisible();
  await expect(group(page, 'Sicher')).toHaveCount(0);

  // B books what is suggested.
  await group(page, 'Wahrscheinlich').getByRole('listitem').focus();
  await page.keyboard.press('b');
  await expect(page.getByText('2 von 4 erledigt')).toBeVisible();

  // Enter opens the dialog: the family is found by its name.
  const rows = group(page, 'Unbekannt').getByRole('listitem');
  const franz = rows.filter({ hasText: 'Onkel Franz' });
  const frieda = rows.filter({ hasText: 'Tante Frieda' });
  await frieda.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Wofür sind 77,00 €?' });
  await expect(dialog.getByRole('combobox', { name: 'Elternteil' })).toHaveValue('Tante Frieda');
  await expect(dialog.getByText('Bitte zuerst den Elternteil wählen')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Elternteil' }).fill(unknown.name);
  await page.getByRole('option', { name: new RegExp(unknown.name) }).click();
  await expect(dialog.getByRole('textbox', { name: /^Betrag für Mia/ })).toHaveValue('77,00');
  await dialog.getByRole('combobox', { name: 'Wer hat bezahlt?' }).click();
  await page.getByRole('option', { name: 'Jemand anderer: Tante Frieda' }).click();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Einbuchen' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('3 von 4 erledigt')).toBeVisible();
  await expect(franz).toBeFocused();

  // L leaves an entry out; it can be opened again.
  await page.keyboard.press('l');
  await expect(page.getByText('Alles erledigt.')).toBeVisible();
  await openGroup(page, 'Ausgelassen oder storniert');
  await page.getByRole('button', { name: /^Wieder öffnen: 5,00 € von Onkel Franz/ }).click();
  await expect(page.getByText('3 von 4 erledigt')).toBeVisible();
  await franz.getByRole('button', { name: /^Auslassen/ }).click();
  await expect(page.getByText('Alles erledigt.')).toBeVisible();

  await page.goto(`/be/person/${above.personId}/show`);
  await expect(page.getByRole('region', { name: 'Zahlungen und Guthaben' })).toContainText(
    'Guthaben 30,00 €',
  );
  await page.goto(`/be/person/${unknown.personId}/show`);
  await expect(page.getByRole('region', { name: 'Anmeldungen' })).toContainText('offen 23,00 €');
});

test('the money of an entry is split by its reference before anything older', async ({ page }) => {
  const { childId, personId, name } = await makeFamily(page);
  const older = await register(page, childId, { active: true });
  const later = await register(page, childId, { active: false });
  const reference = paymentReference({ courseId: later.courseId, personId });
  await signIn(page, 'office');
  await page.goto('/be/bank-entry');
  await importFile(page, camt([{ amount: '130.00', text: reference, name: `Anna ${name}` }]));
  const entry = group(page, 'Wahrscheinlich').getByRole('listitem').filter({ hasText: reference });
  // What is over lies beside an open charge, and pays it.
  await expect(entry).toContainText(
    new RegExp(`30,00 € zahlen als Guthaben sofort für Mia ${name}, ${older.course}.* \\(Konto `),
  );
  await expect(entry).not.toContainText('bleiben als Guthaben');
  await entry.getByRole('button', { name: /^Zuordnen/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Wofür sind 130,00 €?' });
  const amountFor = (course: string) => dialog.getByRole('textbox', { name: new RegExp(course) });
  await expect(amountFor(later.course)).toHaveValue('100,00');
  await expect(amountFor(older.course)).toHaveValue('30,00');
  await dialog.getByRole('button', { name: 'Einbuchen' }).click();
  await expect(page.getByText('Alles erledigt.')).toBeVisible();
});

test('who paid is asked where the name of the bank fits no parent', async ({ page }) => {
  const { name, reference } = await someDebt(page);
  await signIn(page, 'office');
  await page.goto('/be/bank-entry');
  const stranger = unique('Oma Huber');
  await importFile(page, camt([{ amount: '120.00', text: reference, name: stranger }]));
  const entry = page.getByRole('listitem').filter({ hasText: stranger });
  await entry.getByRole('button', { name: /^Zuordnen/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Wofür sind 120,00 €?' });
  const question = dialog.getByRole('combobox', { name: 'Wer hat bezahlt?' });
  await expect(dialog.getByText(`Name laut Bank: ${stranger}`)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Einbuchen' })).toBeDisabled();
  await question.click();
  await expect(page.getByRole('option', { name: `Jemand anderer: ${stranger}` })).toBeVisible();
  await page.getByRole('option', { name: new RegExp(`^\\S+ ${name}$`) }).click();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Einbuchen' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/be/payment');
  await page.getByLabel('Suche').fill(name);
  await expect(page.getByRole('row', { name: /120,00/ })).not.toContainText(stranger);
});

test('an entry that pays the fee of a place that was given back says so', async ({ page }) => {
  const { project, personId } = await someFee(page, 'Nora');
  const reference = paymentReference({ courseId: project.id, personId });
  await signIn(page, 'office');
  await page.goto('/be/bank-entry');
  await importFile(page, camt([{ amount: '60.00', text: reference, name: 'Banca' }]));
  const entry = group(page, 'Sicher').getByRole('listitem').filter({ hasText: reference });
  await expect(entry).toContainText(/60,00 € für die Abmeldegebühr von Nora .*/);
  await entry.getByRole('button', { name: /^Einbuchen/ }).click();
  await expect(page.getByText('Alles erledigt.')).toBeVisible();
});

test('a file that is not understood is refused whole, in words, and can be chosen again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(page, 'office', 'it');
  await page.goto('/be/bank-entry');
  await importFile(page, camt([{ amount: 'molto', text: 'x', name: 'y' }]));
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ }).first();
  await expect(alert).toContainText('Nel movimento 1 di questo file «Amt» non è comprensibile.');
  await importFile(page, camt([{ amount: '12.00', text: 'Estate', name: 'Zia Carla' }]));
  await expect(group(page, 'Sconosciuti')).toContainText(
    `12,00 € da Zia Carla il ${formatDate(romeToday())}`,
  );
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expectNoViolations(page);
  await group(page, 'Sconosciuti')
    .getByRole('button', { name: /^Escludi: 12,00 €/ })
    .click();
  await expect(page.getByText('Tutto fatto.')).toBeVisible();
});

test('the office sets once which column of a table is what, and reads it in', async ({ page }) => {
  await signIn(page, 'office');
  await page.goto('/be/bank-entry');
  await page.getByRole('button', { name: 'Spalten der CSV-Datei' }).click();
  const dialog = page.getByRole('dialog', { name: 'Spalten der CSV-Datei' });
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  // What is missing is said at its field, and nothing is lost.
  await expect(dialog.getByRole('textbox', { name: 'Spalte: Valuta' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  const set = (name: string, text: string) => dialog.getByRole('textbox', { name, exact: true }).fill(text);
  await set('Konto (IBAN)', 'IT60X0542811101000000123456');
  await set('Spalte: Valuta', 'Valuta');
  await set('Spalte: Betrag oder Eingang', 'Betrag');
  await set('Spalte: Text', 'Zweck');
  await set('Spalte: Auftraggeber', 'Name');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog).toBeHidden();

  // Somebody else changes two columns while the dialog is open: of the one that was changed here too it asks.
  await page.getByRole('button', { name: 'Spalten der CSV-Datei' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Spalte: Valuta' })).toHaveValue('Valuta');
  const path = 'bank-statement/csv-mapping';
  const { version: _, ...stored } = await ask<Record<string, unknown>>(page, `api/${path}`);
  await make(page, path, { ...stored, booked_on: 'Buchung', payer_name: 'Wer' }, 'PUT');
  // Whoever comes back to the window has it read anew; the dialog stays with what it was opened with.
  const anew = page.waitForResponse((response) => response.url().endsWith(`/api/${path}`));
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await anew;
  await set('Spalte: Auftraggeber', 'Zahler');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  const question = page.getByRole('dialog').filter({ hasText: 'Zahler' });
  await expect(question).toContainText('Wer');
  await expect(question).not.toContainText('Buchung');
  await expectNoViolations(page);
  await question.getByRole('radio').first().check();
  await question.getByRole('button', { name: 'Auswahl speichern' }).click();
  await expect(dialog).toBeHidden();
  expect(await ask(page, `api/${path}`)).toMatchObject({ booked_on: 'Buchung', payer_name: 'Zahler' });
  await make(page, path, { ...stored, payer_name: 'Name' }, 'PUT');

  const payer = unique('Neffe');
  await page.getByTestId('bank-file').setInputFiles({
    name: 'umsaetze.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Valuta;Betrag;Name;Zweck\n01.03.2027;1.012,50;${payer};Sommer\n`),
  });
  await expect(group(page, 'Unbekannt')).toContainText(`1.012,50 € von ${payer} am 01.03.2027`);
  await group(page, 'Unbekannt')
    .getByRole('button', { name: new RegExp(`^Auslassen: .*${payer}`) })
    .click();
});

test('who may not book payments sees neither page nor entry of the menu', async ({ page }) => {
  await signIn(page, 'reader');
  await page.goto('/be/bank-entry');
  await expect(page.getByTestId('bank-file')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Kontoauszüge' })).toHaveCount(0);
});

test('a statement is reviewed by keyboard only, found by its search, and taken back with a reason', async ({
  page,
}) => {
  const [sure, likely] = [await someDebt(page), await someDebt(page)];
  await signIn(page, 'office');
  await page.goto('/be/bank-entry');
  await importFile(
    page,
    camt([
      { amount: '100.00', text: `Ferien ${sure.reference}`, name: `Anna ${sure.name}` },
      { amount: '120.00', text: likely.reference, name: `Anna ${likely.name}` },
      { amount: '7.00', text: 'Spende', name: 'Jürgen Höller' },
    ]),
  );
  await openGroup(page, 'Wahrscheinlich');
  await openGroup(page, 'Unbekannt');
  const row = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  await expect(row('Jürgen Höller')).toBeVisible();
  await expect(row(likely.reference)).toBeVisible();
  // The arrows and J K go over the borders of the groups.
  await row(sure.reference).focus();
  await page.keyboard.press('ArrowDown');
  await expect(row(likely.reference)).toBeFocused();
  await page.keyboard.press('j');
  await expect(row('Jürgen Höller')).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('k');
  await expect(row(sure.reference)).toBeFocused();
  // Two are chosen with the blank, and booked after one preview.
  await page.keyboard.press(' ');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press(' ');
  await page.getByRole('button', { name: 'Ausgewählte einbuchen … (2)' }).first().press('Enter');
  const preview = page.getByRole('dialog', { name: 'Vorschau: Was wird eingebucht?' });
  await expect(preview).toContainText('2 Zahlungen, zusammen 220,00 €');
  await expect(preview).toContainText(`Guthaben von Anna ${likely.name}`);
  await expect(preview.getByRole('row').filter({ hasText: 'Guthaben' })).toContainText('20,00 €');
  await expect(confirmation(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 von 3 erledigt')).toBeVisible();
  await expect(row('Jürgen Höller')).toBeFocused();

  // The slash goes to the search; it finds umlauts and amounts.
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('holler');
  await expect(page.getByRole('button', { name: /^Unbekannt \(1\) · 7,00 €/ })).toBeVisible();
  await page.getByRole('searchbox').fill('gibtesnicht');
  await expect(page.getByText('Dazu gibt es keine Buchung.')).toBeVisible();
  await page.getByRole('button', { name: 'Filter entfernen' }).click();

  // R takes back, with a reason.
  await openGroup(page, 'Eingebucht');
  await row(likely.reference).focus();
  await page.keyboard.press('r');
  const asked = page.getByRole('alertdialog', { name: 'Buchung stornieren' });
  await expectNoViolations(page);
  await asked.getByRole('textbox', { name: 'Grund' }).fill('falsche Familie');
  await asked.getByRole('button', { name: 'Stornieren' }).press('Enter');
  await expect(asked).toBeHidden();
  await expect(page.getByText('1 von 3 erledigt')).toBeVisible();
  const undone = group(page, 'Zurückgenommen').getByRole('listitem');
  await expect(undone).toContainText(likely.reference);
  await expect(undone).toContainText(/Zurückgenommen am .* von .+: falsche Familie/);

  // The rest of the run is taken back together.
  await page
    .getByRole('button', { name: /^Buchungslauf stornieren: .*1 Zahlung, 100,00 €/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Grund' }).fill('falsche Datei');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stornieren', exact: true }).click();
  await expect(page.getByText('0 von 3 erledigt')).toBeVisible();
  await expectNoViolations(page);
  await page.goto(`/be/person/${sure.personId}/show`);
  await expect(page.getByRole('region', { name: 'Anmeldungen' })).toContainText('offen 100,00 €');

  await page.goto('/be/bank-entry');
  await openGroup(page, 'Unbekannt');
  for (const text of [sure.reference, likely.reference, 'Jürgen Höller'])
    await row(text)
      .getByRole('button', { name: /^Auslassen/ })
      .click();
  await expect(page.getByText('Alles erledigt.')).toBeVisible();
});

test('assigning opens with who may have paid, and what is open for which week', async ({ page }) => {
  const { name, personId } = await someDebt(page);
  await signIn(page, 'office');
  await page.goto('/be/bank-entry');
  await importFile(page, camt([{ amount: '33.00', text: 'Sommer', name: `${name.toUpperCase()} E ALTRI` }]));
  const entry = page.getByRole('listitem').filter({ hasText: 'E ALTRI' });
  await entry.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Wofür sind 33,00 €?' });
  const suggested = dialog
    .getByRole('list', { name: 'Vorschläge' })
    .getByRole('button')
    .filter({ hasText: name });
  await expect(suggested).toContainText('offen 100,00 €');
  await expectNoViolations(page);
  await suggested.click();
  await expect(dialog.getByRole('textbox', { name: /^Betrag für Mia/ })).toHaveValue('33,00');
  // The name of the bank is that of nobody.
  const book = dialog.getByRole('button', { name: 'Einbuchen' });
  await expect(book).toBeDisabled();
  await dialog.getByRole('combobox', { name: 'Wer hat bezahlt?' }).click();
  await page.getByRole('option', { name: new RegExp(name) }).click();
  await book.click();
  await expect(page.getByText('Alles erledigt.')).toBeVisible();
  await page.goto(`/be/person/${personId}/show`);
  await expect(page.getByRole('region', { name: 'Anmeldungen' })).toContainText('offen 67,00 €');
});

test('a phone has the review of many entries on few screens, in Italian', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'office', 'it');
  await page.goto('/be/bank-entry');
  const payer = unique('Zia');
  await importFile(
    page,
    camt(Array.from({ length: 60 }, (_, at) => ({ amount: `${at + 200}.37`, text: 'Estate', name: payer }))),
  );
  await expect(page.getByRole('button', { name: /^Sconosciuti \(60\) · 13\.792,20 €/ })).toBeVisible();
  await expect(group(page, 'Sconosciuti').getByRole('listitem').filter({ hasText: payer })).toHaveCount(25);
  await group(page, 'Sconosciuti').getByRole('button', { name: 'Pagina 3' }).click();
  await expect(group(page, 'Sconosciuti').getByRole('listitem').filter({ hasText: payer })).toHaveCount(10);
  const size = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - window.innerWidth,
    height: document.documentElement.scrollHeight,
  }));
  expect(size.overflow).toBeLessThanOrEqual(0);
  expect(size.height).toBeLessThan(6000);
  await expectNoViolations(page);
  const open = await ask<{ id: number }[]>(page, `api/bank-entry?itemsPerPage=100&search=${payer}`);
  const { token } = sessionOf('admin');
  for (const { id } of open)
    await post(page.request, `api/bank-entry/${id}/ignore`, {}, { token, status: 200 });
});

/** What `npm run measure:office` measures with: the debts of a whole season. Else few are made here, because others use the rest. */
const ENTRIES = 300;
const isMeasured = process.env.MEASURED_SEASON === '1';

/** Debts of different families, as the list of the registrations has them. */
async function someDebts(page: Page): Promise<{ amount: number; reference: string }[]> {
  const made = isMeasured ? [] : [await someDebt(page), await someDebt(page), await someDebt(page)];
  if (made.length > 0) return made.map(({ reference }) => ({ amount: 100, reference }));
  const filters = ['payed|0', 'is_waiting|0', 'active|1'].map((filter) => `filters=${filter}`).join('&');
  const open = await ask<StaffRegistration[]>(
    page,
    `api/peopleCourseWeekRegistration?${filters}&itemsPerPage=500&sortBy=id`,
  );
  const byReference = new Map(open.map((row) => [row.payment_reference ?? '', row.price - row.discount]));
  return [...byReference].slice(0, ENTRIES).map(([reference, amount]) => ({ amount, reference }));
}

test('a file of the bank of a week: two clicks, and one key for each entry that is not certain', async ({
  page,
}) => {
  test.slow(isMeasured); // 300 entries
  const debts = await someDebts(page);
  expect(debts.length).toBe(isMeasured ? ENTRIES : 3);
  // A tenth pays more than is open, a tenth says nothing of what it is for.
  const paid = debts.slice(0, Math.ceil(debts.length * 0.9));
  const above = Math.ceil(debts.length * 0.1);
  const transfers = [
    ...paid.map(({ amount, reference }, index) => ({
      amount: (amount + (index < above ? 5 : 0)).toFixed(2),
      text: `Ferien ${reference}`,
      name: 'Banca',
    })),
    ...debts.slice(paid.length).map(({ amount }) => ({
      amount: (amount + 0.37).toFixed(2),
      text: 'Spende',
      name: 'Banca',
    })),
  ];
  const left = transfers.length - paid.length;
  await signIn(page, 'office');
  await page.goto('/be/bank-entry');
  const effort = new Effort();
  await importFile(page, camt(transfers));
  await expect(group(page, 'Sicher').getByRole('listitem')).toHaveCount(Math.min(25, paid.length - above), {
    timeout: 60_000,
  });
  await effort.tap(group(page, 'Sicher').getByRole('button', { name: 'Alle sicheren einbuchen …' }));
  await effort.tap(confirmation(page));
  await expect(group(page, 'Sicher')).toHaveCount(0, { timeout: 60_000 });
  const done = (count: number) => page.getByText(`${count} von ${transfers.length} erledigt`);
  for (let count = 0; count < above; count += 1) {
    await expect(done(paid.length - above + count)).toBeVisible();
    await effort.press(group(page, 'Wahrscheinlich').getByRole('listitem').first(), 'b');
  }
  for (let count = 0; count < left; count += 1) {
    await expect(done(paid.length + count)).toBeVisible();
    await effort.press(group(page, 'Unbekannt').getByRole('listitem').first(), 'l');
  }
  await expect(page.getByText('Alles erledigt.')).toBeVisible();
  expect(effort).toMatchObject({ taps: 2 + above + left, fields: 0, searches: 0 });
  effort.done(`book a file of the bank with ${transfers.length} entries`, 'ten minutes for 300');
});
