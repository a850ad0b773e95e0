import { serverMessage, type ServerMessageKey } from '@feria/shared/i18n/server';
import { crc32, deflateRawSync } from 'node:zlib';
import { loadWriter } from '../../../src/core/xlsx/workbook.js';
import { readXlsx } from '../../../src/office/import/read-xlsx.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { sheetOf, workbookWith } from '../../whole/security/support/hostile-zip.js';
import { somePdf } from '../../support/files.js';
import { counts, projectsFile, someProject, tryCheck, workbook } from './support.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** A ZIP file with these entries. `claims` are the sizes that it states, where they are not the true ones. */
function zip(entries: Record<string, string | Buffer>, claims: Record<string, number> = {}): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const bytes = Buffer.from(content as string);
    const packed = deflateRawSync(bytes, { level: 9 });
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(claims[name] ?? bytes.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const head = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name)]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    central.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, rest, Buffer.from(name)]),
    );
    local.push(head, packed);
    offset += head.length + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(central.length, 8);
  end.writeUInt16LE(central.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, directory, end]);
}

/** The same ZIP file with more entries before its directory, which does not name them. */
function withHidden(file: Buffer, hidden: Buffer): Buffer {
  const entries = hidden.subarray(0, hidden.indexOf('PK\x01\x02'));
  const end = file.lastIndexOf('PK\x05\x06');
  const directory = file.readUInt32LE(end + 16);
  const both = Buffer.concat([file.subarray(0, directory), entries, file.subarray(directory)]);
  both.writeUInt32LE(directory + entries.length, end + entries.length + 16);
  return both;
}

const sheetXml = (rows: string): string =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = (types: Record<string, string>): string =>
  `<Relationships xmlns="${RELATIONSHIPS}">${Object.entries(types)
    .map(([type, target], at) => `<Relationship Id="r${at}" Type="${OFFICE}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;
/** A workbook with a sheet, and with other parts than usual. */
const book = (more: Record<string, string | Buffer>): Record<string, string | Buffer> => ({
  '[Content_Types].xml': '<Types/>',
  '_rels/.rels': relations({ officeDocument: 'xl/workbook.xml' }),
  'xl/workbook.xml': `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${OFFICE}"><sheets><sheet name="Projekte" r:id="r0"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relations({
    worksheet: 'worksheets/sheet1.xml',
    ...('xl/sharedStrings.xml' in more ? { sharedStrings: 'sharedStrings.xml' } : {}),
  }),
  'xl/worksheets/sheet1.xml': sheetXml(''),
  ...more,
});

const MEGABYTE = 1024 * 1024;
interface Hostile {
  file: () => Buffer | Promise<Buffer>;
  says: ServerMessageKey;
  params?: Record<string, string | number>;
}

/** Files, and what the answer says of them. */
const HOSTILE: Record<string, Hostile> = {
  'a PDF': { file: () => somePdf(), says: 'import.no_xlsx' },
  'a text': { file: () => Buffer.from('Nr.;Name'), says: 'import.no_xlsx' },
  'a ZIP file without a workbook': { file: () => zip({ 'a.txt': 'x' }), says: 'import.no_xlsx' },
  'a ZIP file that is cut off': {
    file: async () => (await projectsFile([someProject()], [])).subarray(0, 3_000),
    says: 'import.broken',
  },
  'a bomb that says so': {
    file: () => zip(book({ 'xl/worksheets/sheet1.xml': Buffer.alloc(31 * MEGABYTE, ' ') })),
    says: 'import.too_large',
    params: { max: 30 },
  },
  'a bomb that hides its size': {
    file: () =>
      zip(book({ 'xl/worksheets/sheet1.xml': Buffer.alloc(31 * MEGABYTE, ' ') }), {
        'xl/worksheets/sheet1.xml': 100,
      }),
    says: 'import.broken',
  },
  'thousands of entries': {
    file: () => zip(Object.fromEntries(Array.from({ length: 401 }, (_, at) => [`xl/a${at}.xml`, '']))),
    says: 'import.too_large',
    params: { max: 30 },
  },
  'a workbook with macros': { file: () => zip(book({ 'xl/vbaProject.bin': 'x' })), says: 'import.macros' },
  'a workbook that says it has macros': {
    file: () =>
      zip(
        book({
          '[Content_Types].xml':
            '<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/></Types>',
        }),
      ),
    says: 'import.macros',
  },
  entities: {
    file: () =>
      zip(
        book({
          'xl/sharedStrings.xml': '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><sst>&b;</sst>',
        }),
      ),
    says: 'import.declaration',
  },
  '100,000 empty rows': {
    file: () => zip(book({ 'xl/worksheets/sheet1.xml': sheetXml('<row r="1"/>'.repeat(100_000)) })),
    says: 'import.too_many_rows',
    params: { max: 10_000 },
  },
  'a row far below': {
    file: () =>
      zip(book({ 'xl/worksheets/sheet1.xml': sheetXml('<row r="1048576"><c r="A1048576"/></row>') })),
    says: 'import.too_many_rows',
    params: { max: 10_000 },
  },
  'a column far to the right': {
    file: () => zip(book({ 'xl/worksheets/sheet1.xml': sheetXml('<row r="1"><c r="XFD1"/></row>') })),
    says: 'import.too_many_columns',
    params: { max: 100 },
  },
  'formulas without a result, whatever they are': {
    file: () =>
      workbook({
        Projekte: [
          { 'Nr.': { formula: 'WEBSERVICE("http://x")' }, Von: 1 },
          { 'Nr.': { formula: 'A2+1', result: 5 }, Von: { formula: 'NOW()' } },
        ],
      }),
    says: 'import.formula',
    params: { smart_count: 2, cells: 'Projekte!A2, Projekte!B3' },
  },
  'more formulas without a result than a message names': {
    file: () => workbook({ Projekte: Array.from({ length: 21 }, () => ({ 'Nr.': { formula: '1+1' } })) }),
    says: 'import.formula',
    params: {
      smart_count: 21,
      cells: [...Array.from({ length: 20 }, (_, at) => `Projekte!A${at + 2}`), '…'].join(', '),
    },
  },
  'cells with errors': {
    file: () => workbook({ Kinder: [{ Allergien: { error: '#N/A' } }, { Allergien: { error: '#REF!' } }] }),
    says: 'import.error_value',
    params: { smart_count: 2, cells: 'Kinder!A2, Kinder!A3' },
  },
  'beginnings of cells without end': {
    file: () => zip(book({ 'xl/worksheets/sheet1.xml': sheetXml('<c '.repeat(MEGABYTE)) })),
    says: 'import.broken',
  },
  'a workbook without its parts': {
    file: () => zip(book({ 'xl/_rels/workbook.xml.rels': relations({}) })),
    says: 'import.broken',
  },
};

it.each(Object.keys(HOSTILE))('%s is refused at the file, in words, and stores nothing', async (name) => {
  const { file, says, params } = HOSTILE[name]!;
  const bytes = await file();
  const before = await counts(app);
  for (const lang of ['de', 'it'] as const) {
    const { status, body } = await tryCheck(app, 'projects', bytes, { lang });
    expect([status, body.errors]).toEqual([422, { file: [serverMessage(lang, says, params)] }]);
  }
  expect(await counts(app)).toEqual(before);
});

it('never parses an entry that the directory does not name', async () => {
  const file = await projectsFile([someProject()], []);
  const hidden = zip({ 'xl/worksheets/sheet1.xml': Buffer.alloc(40 * MEGABYTE, ' ') });
  const { body } = await tryCheck(app, 'projects', withHidden(file, hidden));
  expect(body.data).toMatchObject({ counts: [{ new: 1 }, { new: 0 }], problem_count: 0 });
});

it('takes the formulas of choices, which stand outside cells', async () => {
  const cells = '<row r="1"><c r="A1" t="inlineStr"><is><t>x</t></is></c><c r="B1"/></row>';
  const xml = sheetXml(cells).replace(
    '</worksheet>',
    '<x14:formula1><xm:f>A!$A$2</xm:f></x14:formula1></worksheet>',
  );
  const { body } = await tryCheck(app, 'projects', zip(book({ 'xl/worksheets/sheet1.xml': xml })));
  expect(body.errors.file).toEqual([serverMessage('de', 'import.broken')]);
});

it('takes the results that a spreadsheet program has stored with its formulas, and calculates nothing', async () => {
  const project = someProject();
  const file = await projectsFile(
    [
      {
        ...project,
        'Nr.': { formula: '1+1', result: 7 },
        'Name (Deutsch)': { formula: 'WEBSERVICE("http://x")', result: 'Waldwoche' },
        Von: { formula: 'DATE(2026,6,15)', result: new Date('2026-06-15T00:00:00Z') },
      },
    ],
    [],
  );
  const [sheet] = await readXlsx(file);
  expect(sheet?.data[1]?.slice(0, 4)).toEqual([
    7,
    'Waldwoche',
    project['Name (Italienisch)'],
    new Date('2026-06-15T00:00:00Z'),
  ]);
});

it('gives up a file that takes too long, and then reads the next one', async () => {
  const file = await projectsFile([someProject()], []);
  await expect(readXlsx(file, { milliseconds: 1 })).rejects.toMatchObject({ key: 'import.takes_too_long' });
  expect(await readXlsx(file)).toHaveLength(2);
});

it('refuses more than 10 MB before it looks into them', async () => {
  const { status, body } = await tryCheck(app, 'families', Buffer.alloc(11 * MEGABYTE));
  expect([status, body.errors.file]).toEqual([413, ['Die Datei ist größer als 10 MB.']]);
});

it('does not mind empty rows and cells without a head', async () => {
  const project = someProject({ '  ': null });
  const file = await workbook({
    Projekte: [project, {}, {}],
    Wochen: [
      Object.fromEntries(
        [
          'Projekt Nr.',
          'Name (Deutsch)',
          'Name (Italienisch)',
          'Von',
          'Bis',
          'Plätze',
          'Wartelistenplätze',
        ].map((head) => [head, ' ']),
      ),
    ],
  });
  const { body } = await tryCheck(app, 'projects', file);
  expect(body.data).toMatchObject({ counts: [{ new: 1 }, { new: 0 }], problem_count: 0 });
});

it('reads a cell without an address where it stands, also behind an empty one', async () => {
  const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
  const file = workbookWith({
    'xl/worksheets/sheet1.xml': sheetOf(`<row>${text('Vorname')}<c/>${text('Nachname')}</row>`),
  });
  const [sheet] = await readXlsx(file);
  expect(sheet?.data).toEqual([['Vorname', null, 'Nachname']]);
});

it('reads a sheet that LibreOffice has closed with an empty last row', async () => {
  const { default: ExcelJS } = await loadWriter();
  const book = new ExcelJS.Workbook();
  await book.xlsx.load((await projectsFile([someProject()], [])) as never);
  book.worksheets[0]!.getRow(1_048_576).height = 12;
  const { body } = await tryCheck(app, 'projects', Buffer.from(await book.xlsx.writeBuffer()));
  expect(body.data).toMatchObject({ counts: [{ new: 1 }, { new: 0 }], problem_count: 0 });
});
