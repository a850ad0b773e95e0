import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import ExcelJS from 'exceljs';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeTaxCode } from '../../../shared/tools/e2e/tax-code';
import { ask, signIn, unique } from '../support/office';

type Row = Record<string, string | number | Date | null>;

/** Chooses a workbook that a spreadsheet program might have written. */
async function choose(page: Page, sheets: Record<string, Row[]>): Promise<void> {
  const book = new ExcelJS.Workbook();
  for (const [name, rows] of Object.entries(sheets)) {
    const sheet = book.addWorksheet(name);
    const heads = Object.keys(rows[0] ?? {});
    sheet.addRow(heads);
    for (const row of rows) sheet.addRow(heads.map((head) => row[head]));
  }
  await page.getByTestId('import-file').setInputFiles({
    name: 'saison.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await book.xlsx.writeBuffer()),
  });
}

const project = (name: string, overrides: Row = {}): Row => ({
  'Nr.': 1,
  'Name (Deutsch)': name,
  'Name (Italienisch)': name,
  Von: '1.7.2071',
  Bis: '31.8.2071',
  'Plätze je Woche': 20,
  'Wartelistenplätze je Woche': 5,
  Preis: '120,50',
  Begünstigter: 'Feria',
  IBAN: 'IT60X0542811101000000123456',
  Aktiv: 'ja',
  ...overrides,
});

const week = (overrides: Row = {}): Row => ({
  'Projekt Nr.': 1,
  'Name (Deutsch)': 'Woche 1',
  'Name (Italienisch)': 'Settimana 1',
  Von: '6.7.2071',
  Bis: '10.7.2071',
  'Preis ganztags': 100,
  Plätze: 20,
  Wartelistenplätze: 5,
  ...overrides,
});

test('a season is imported: template, errors at their cells, check, import; again nothing', async ({
  page,
}) => {
  const name = unique('Seewoche');
  await signIn(page, 'office');
  await page.goto('/be/course');
  await page.getByRole('link', { name: 'Importieren' }).click();
  await expect(page).toHaveURL(/\/be\/course\/import$/);

  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Vorlage herunterladen' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe('Projekte_Vorlage.xlsx');
  const template = new ExcelJS.Workbook();
  await template.xlsx.load((await readFile(await download.path())) as never);
  expect(template.worksheets.map((sheet) => sheet.name)).toEqual([
    'Projekte',
    'Wochen',
    'Erklärung',
    'Auswahl',
  ]);

  await choose(page, { Projekte: [project(name, { Preis: 'viel' })], Wochen: [week({ 'Projekt Nr.': 2 })] });
  const heading = page.getByRole('heading', { name: '3. Ergebnis der Prüfung von saison.xlsx' });
  await expect(heading).toBeFocused();
  const problems = page.getByRole('region', { name: 'Fehler in der Datei' }).getByRole('row');
  await expect(problems).toHaveCount(3);
  await expect(problems.nth(1)).toContainText('H: Preis');
  await expect(problems.nth(1)).toContainText('Bitte einen Betrag ab 0');
  await expect(problems.nth(2)).toContainText('Im Blatt „Projekte“ gibt es keine Zeile mit dieser Nummer.');
  await expect(page.getByRole('button', { name: 'Jetzt importieren' })).toHaveCount(0);
  await expectNoViolations(page);

  await choose(page, { Projekte: [project(name)], Wochen: [week()] });
  await expect(page.getByText('Die Datei ist in Ordnung.')).toBeVisible();
  await page.getByRole('button', { name: 'Jetzt importieren' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Der Import ist fertig.' })).toBeFocused();
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Zu den Projekten' }).click();
  const found = await ask<object[]>(page, `api/course?search=${encodeURIComponent(name)}`);
  expect(found).toMatchObject([{ price: 120.5, from: '2071-07-01', active: true }]);

  await page.goto('/be/course/import');
  await choose(page, { Projekte: [project(name)], Wochen: [week()] });
  await expect(page.getByText('In der Datei ist nichts Neues.')).toBeVisible();
});

for (const [language, words] of [
  [
    'de',
    {
      problems: 'Fehler in der Datei',
      others: 'und 1 weitere: 3',
      accepted: 'Erlaubt: Betrag in Euro',
      marked: 'Datei mit markierten Fehlern herunterladen',
      name: 'Fehler-markiert.xlsx',
      make: /^2 Einträge anlegen/,
      spared: /^Kategorie/,
      makeOne: '1 Eintrag anlegen und noch einmal prüfen',
      run: 'Jetzt importieren',
      done: 'Der Import ist fertig.',
      changes: 'Vorhanden, mit anderen Werten',
      takeOne: '1 Zeile übernehmen',
      nothing: 'In der Datei ist nichts Neues.',
    },
  ],
  [
    'it',
    {
      problems: 'Errori nel file',
      others: 'e altre 1: 3',
      accepted: 'Consentito: Importo in euro',
      marked: 'Scarica il file con gli errori evidenziati',
      name: 'Errori-evidenziati.xlsx',
      make: /^Crea 2 voci/,
      spared: /^Categoria/,
      makeOne: 'Crea 1 voce e controlla di nuovo',
      run: 'Importa ora',
      done: 'L’importazione è terminata.',
      changes: 'Presenti, con altri valori',
      takeOne: 'Riprendi 1 riga',
      nothing: 'Nel file non c’è nulla di nuovo.',
    },
  ],
] as const)
  test(`a file is mended, what is missing made, and other values taken over by row (${language})`, async ({
    page,
  }, info) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const [one, two] = [unique('Almwoche'), unique('Talwoche')];
    const place = unique('Almhütte');
    const sheets = (price: string, more: Row = {}) => ({
      Projekte: [
        project(one, { 'Nr.': 1, Preis: price, Ort: place, Kategorien: '', Aktiv: 'nein', ...more }),
        project(two, { 'Nr.': 2, Preis: price, Ort: place, Kategorien: '', Aktiv: 'nein' }),
      ],
      Wochen: [week()],
    });
    await signIn(page, 'admin', language);
    await page.goto('/be/course/import');
    await choose(page, sheets('viel', { Kategorien: unique('Vertippt') }));
    const table = page.getByRole('region', { name: words.problems });
    await expect(table.getByRole('row')).toHaveCount(4);
    await expect(table.getByRole('row').filter({ hasText: 'viel' })).toContainText(words.others);
    await expect(table.getByRole('row').filter({ hasText: 'viel' })).toContainText(words.accepted);
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: words.marked }).click();
    const download = await started;
    expect(download.suggestedFilename()).toBe(words.name);
    const marked = new ExcelJS.Workbook();
    await marked.xlsx.load((await readFile(await download.path())) as never);
    expect(marked.worksheets[0]?.getCell('H2').note).toBeTruthy();
    await expect(page.getByRole('button', { name: words.make })).toBeVisible();
    await expectNoViolations(page);
    await page.screenshot({ path: info.outputPath(`import-problems-${language}.png`), fullPage: true });

    await page.getByRole('checkbox', { name: words.spared }).uncheck();
    await page.getByRole('button', { name: words.makeOne }).click();
    await expect(table.getByText(place)).toHaveCount(0);
    expect(await ask<object[]>(page, `api/location?search=${encodeURIComponent(place)}`)).toHaveLength(1);

    await choose(page, sheets('120'));
    await page.getByRole('button', { name: words.run }).click();
    await expect(page.getByRole('heading', { name: words.done })).toBeVisible();

    await page.goto('/be/course/import');
    await choose(page, sheets('99,50'));
    const changes = page.getByRole('region', { name: words.changes });
    await expect(changes.getByRole('row')).toHaveCount(3);
    await expectNoViolations(page);
    await page.screenshot({ path: info.outputPath(`import-changes-${language}.png`), fullPage: true });
    await changes.getByRole('row').filter({ hasText: one }).getByRole('checkbox').check();
    await page.getByRole('button', { name: words.takeOne }).click();
    await expect(changes.getByRole('row')).toHaveCount(2);
    const priceOf = async (name: string) =>
      (await ask<{ price: number }[]>(page, `api/course?search=${encodeURIComponent(name)}`))[0]?.price;
    expect([await priceOf(one), await priceOf(two)]).toEqual([99.5, 120]);
  });

test('when the answer is lost, a check of the same file says what became of it', async ({ page }) => {
  await signIn(page, 'office');
  await page.goto('/be/course/import');
  await choose(page, { Projekte: [project(unique('Bergwoche'))], Wochen: [week()] });
  await page.route('**/api/import/projects', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Jetzt importieren' }).click();
  await expect(page.getByText('Die Verbindung ist abgerissen.')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Noch einmal prüfen' }).click();
  await expect(page.getByText('In der Datei ist nichts Neues.')).toBeVisible();
});

test('a file that is none is refused in words, in Italian on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'office', 'it');
  await page.goto('/be/person/import');
  await page.getByTestId('import-file').setInputFiles({
    name: 'famiglie.xlsx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('nome;cognome'),
  });
  await expect(page.getByRole('alert')).toContainText('Questo non è un file Excel');
  await choose(page, { Genitori: [{ Nome: 'Eva' }], Bambini: [{ Nome: 'Mia' }] });
  await expect(page.getByRole('region', { name: 'Errori nel file' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expectNoViolations(page);
});

for (const [language, width, words] of [
  [
    'de',
    1280,
    {
      group: 'Einwilligung zu Gesundheitsdaten',
      way: 'Wie haben die Eltern zugestimmt?',
      paper: 'Schriftlich auf Papier',
      date: /^Liegt vor seit/,
      run: 'Jetzt importieren',
      refused: 'niemand hat gesagt, wie die Eltern',
      done: 'Der Import ist fertig.',
      shown: 'Einwilligung zu Gesundheitsdaten: Schriftlich auf Papier, seit 01.09.2026. Eingetragen von',
    },
  ],
  [
    'it',
    360,
    {
      group: 'Consenso ai dati sanitari',
      way: 'Come hanno acconsentito i genitori?',
      paper: 'Per iscritto su carta',
      date: /^Presente dal/,
      run: 'Importa ora',
      refused: 'nessuno ha indicato come i genitori',
      done: 'L’importazione è terminata.',
      shown: 'Consenso ai dati sanitari: Per iscritto su carta, dal 01.09.2026. Inserito da',
    },
  ],
] as const)
  test(`health data is imported with how the parents consented (${language}, ${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const last = unique('Import');
    const [tax, childTax] = [makeTaxCode({ year: 1985 }).tax, makeTaxCode({ year: 2016 }).tax];
    const sheets = {
      Eltern: [
        {
          Vorname: 'Eva',
          Nachname: last,
          Steuernummer: tax,
          Adresse: 'Lauben 1',
          Sprache: 'Deutsch',
          'E-Mail': `${tax.toLowerCase()}@feria.example`,
        },
      ],
      Kinder: [
        {
          Vorname: 'Mia',
          Nachname: last,
          Steuernummer: childTax,
          Sprache: 'Deutsch',
          Eltern: tax,
          Telefon: '+39 333 1234567',
          'Besuchte Schule': 'Grundschule, 3. Klasse',
          Allergien: 'Nüsse',
        },
      ],
    };
    await signIn(page, 'admin', language);
    await page.goto('/be/person/import');
    const group = page.getByRole('group', { name: words.group });
    await expect(group).toBeVisible();
    await choose(page, sheets);
    await expect(page.getByRole('row').filter({ hasText: words.refused })).toBeVisible();
    await expectNoViolations(page);

    await group.getByRole('combobox', { name: words.way }).click();
    await page.getByRole('option', { name: words.paper }).click();
    await group.getByLabel(words.date).fill('2026-09-01');
    await choose(page, sheets);
    const run = page.getByRole('button', { name: words.run });
    await expect(run).toBeVisible();
    await expectNoViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await run.click();
    await expect(page.getByRole('heading', { name: words.done })).toBeVisible();

    const [child] = await ask<{ id: number }[]>(page, `api/child?search=${childTax}`);
    await page.goto(`/be/child/${child!.id}`);
    await expect(page.getByText(words.shown)).toBeVisible();
  });
