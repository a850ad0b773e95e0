import type { ServerMessageKey } from '@feria/shared/i18n/server';
import { camt } from '../../../money/bank-statements/support.js';
import { bookOf, relationsOf, sheetOf, workbookWith, zipOf } from './hostile-zip.js';

/** A file that nobody of good will sends, and what the answer says of it; `null` where it is read as it is meant. */
export type HostileUpload = readonly [
  what: string,
  file: () => Buffer,
  says: ServerMessageKey | null,
  params?: Record<string, string | number>,
];

const MEGABYTE = 1024 * 1024;
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const SHEET = 'xl/worksheets/sheet1.xml';
const RELS = 'xl/_rels/workbook.xml.rels';
const spaces = Buffer.alloc(31 * MEGABYTE, ' ');
const LARGE = ['import.too_large', { max: 30 }] as const;
const MUCH = ['import.too_much', { cells: 400_000, characters: 8_000_000 }] as const;
const ROWS = ['import.too_many_rows', { max: 10_000 }] as const;
const BROKEN = 'import.broken';

const columns = Array.from({ length: 100 }, (_, at) =>
  at < 26 ? String.fromCharCode(65 + at) : String.fromCharCode(64 + Math.floor(at / 26), 65 + (at % 26)),
);
const cells = (rows: number): string =>
  Array.from(
    { length: rows },
    (_, row) =>
      `<row r="${row + 1}">${columns.map((column) => `<c r="${column}${row + 1}" t="s"><v>0</v></c>`).join('')}</row>`,
  ).join('');
const shared = (text: string): string => `<sst xmlns="${MAIN}"><si><t>${text}</t></si></sst>`;
const one = '<row r="1"><c r="A1" t="inlineStr"><is><t>Vorname</t></is></c></row>';

/** Workbooks, to be imported. */
export const WORKBOOKS: readonly HostileUpload[] = [
  [
    'one long text in 250,000 cells',
    () =>
      workbookWith({ [SHEET]: sheetOf(cells(2_500)), 'xl/sharedStrings.xml': shared('x'.repeat(30_000)) }),
    ...MUCH,
  ],
  ['one short text in 410,000 cells', () => workbookWith({ [SHEET]: sheetOf(cells(4_100)) }), ...MUCH],
  [
    'a sheet at another place, with row 300,000',
    () =>
      workbookWith({
        [RELS]: relationsOf(['worksheet', 'blatt/sheet1.xml']),
        'xl/blatt/sheet1.xml': sheetOf('<row r="300000"><c r="A300000"><v>1</v></c></row>'),
      }),
    ...ROWS,
  ],
  [
    'billions of rows',
    () => workbookWith({ [SHEET]: sheetOf('<row r="4294967297"><c r="A4294967297"><v>1</v></c></row>') }),
    ...ROWS,
  ],
  ['100,000 empty rows', () => workbookWith({ [SHEET]: sheetOf('<row/>'.repeat(100_000)) }), ...ROWS],
  [
    'two million empty cells in a row',
    () => workbookWith({ [SHEET]: sheetOf(`<row r="1">${'<c/>'.repeat(2_000_000)}</row>`) }),
    'import.too_many_columns',
    { max: 100 },
  ],
  [
    'one cell a million times',
    () => workbookWith({ [SHEET]: sheetOf(`<row r="1">${'<c r="A1"/>'.repeat(1_000_000)}</row>`) }),
    'import.too_many_columns',
    { max: 100 },
  ],
  [
    'a column far to the right',
    () => workbookWith({ [SHEET]: sheetOf('<row r="1"><c r="XFD1"><v>1</v></c></row>') }),
    'import.too_many_columns',
    { max: 100 },
  ],
  [
    'a sheet on another server',
    () =>
      workbookWith({
        [RELS]: relationsOf(['worksheet', 'http://127.0.0.1:1/sheet.xml', 'TargetMode="External"']),
      }),
    BROKEN,
  ],
  [
    'a sheet outside of the file',
    () => workbookWith({ [RELS]: relationsOf(['worksheet', '../../../../etc/hostname']) }),
    BROKEN,
  ],
  ['a sheet that no relation leads to', () => workbookWith({ 'xl/workbook.xml': bookOf('r9') }), BROKEN],
  [
    'one part as fifty sheets',
    () => workbookWith({ 'xl/workbook.xml': bookOf(...Array<string>(50).fill('r0')) }),
    BROKEN,
  ],
  [
    'a part that leads to itself',
    () => workbookWith({ [RELS]: relationsOf(['worksheet', 'workbook.xml']) }),
    null,
  ],
  [
    'a million styles',
    () =>
      workbookWith({
        'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><cellXfs>${'<xf/>'.repeat(1_000_000)}</cellXfs></styleSheet>`,
      }),
    ...LARGE,
  ],
  [
    '100,000 merged areas of a whole sheet',
    () =>
      workbookWith({
        [SHEET]: sheetOf(
          one,
          `<mergeCells>${'<mergeCell ref="A1:XFD1048576"/>'.repeat(100_000)}</mergeCells>`,
        ),
      }),
    null,
  ],
  ...[SHEET, 'xl/sharedStrings.xml', 'xl/styles.xml', 'xl/workbook.xml', RELS, 'docProps/app.xml'].map(
    (part): HostileUpload => [`a bomb in ${part}`, () => workbookWith({ [part]: spaces }), ...LARGE],
  ),
  ['a bomb that says it is small', () => workbookWith({ [SHEET]: spaces }, { claims: 100 }), BROKEN],
  [
    'a part that is locked',
    () => workbookWith({ [SHEET]: sheetOf(one) }, { isLocked: true }),
    'import.encrypted',
  ],
  [
    'what Excel writes with a password',
    () =>
      Buffer.concat([
        Buffer.from('d0cf11e0a1b11ae1', 'hex'),
        Buffer.alloc(1_000),
        Buffer.from('EncryptedPackage', 'utf16le'),
      ]),
    'import.encrypted',
  ],
  ['a file that is cut off', () => workbookWith({}).subarray(0, 900), BROKEN],
  ['two directories, of which the last counts', () => twoDirectories(), null],
  [
    'two parts of one name',
    () =>
      zipOf([
        { name: 'xl/workbook.xml', content: bookOf('r0') },
        { name: 'XL/Workbook.xml', content: bookOf('r1') },
      ]),
    BROKEN,
  ],
  [
    'the mark of ZIP64 with nothing behind it',
    () => workbookWith({ [SHEET]: sheetOf(one) }, { claims: 0xffffffff }),
    ...LARGE,
  ],
  [
    '401 parts',
    () => zipOf(Array.from({ length: 401 }, (_, at) => ({ name: `xl/a${at}.xml`, content: '' }))),
    ...LARGE,
  ],
  [
    'another prefix for everything',
    () =>
      workbookWith({
        [SHEET]: `<x:worksheet xmlns:x="${MAIN}"><x:sheetData><x:row r="1"><x:c r="A1" t="str"><x:v>Vorname</x:v></x:c></x:row></x:sheetData></x:worksheet>`,
      }),
    null,
  ],
  [
    'cells of another name space',
    () =>
      workbookWith({
        [SHEET]: sheetOf('<o:row xmlns:o="urn:o"><o:c r="A300000"><o:f>1</o:f></o:c></o:row>'),
      }),
    null,
  ],
  [
    'five megabytes of comments',
    () => workbookWith({ [SHEET]: sheetOf(`${one}${'<!-- <c r="A300000"/> -->'.repeat(200_000)}`) }),
    null,
  ],
  [
    'a link to another workbook',
    () =>
      workbookWith({
        'xl/externalLinks/externalLink1.xml': '<externalLink/>',
        'xl/externalLinks/_rels/externalLink1.xml.rels': relationsOf([
          'externalLinkPath',
          'file:///etc/hostname',
          'TargetMode="External"',
        ]),
      }),
    null,
  ],
  [
    '100,000 levels',
    () => workbookWith({ [SHEET]: sheetOf('<a>'.repeat(100_000) + '</a>'.repeat(100_000)) }),
    BROKEN,
  ],
  [
    'entities of entities',
    () =>
      workbookWith({
        'xl/sharedStrings.xml': `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${shared('&b;')}`,
      }),
    'import.declaration',
  ],
  ['an entity that nobody declared', () => workbookWith({ 'xl/sharedStrings.xml': shared('&b;') }), BROKEN],
  [
    'a million attributes',
    () =>
      workbookWith({
        [SHEET]: sheetOf(`<row ${Array.from({ length: 1_000_000 }, (_, at) => `a${at}=""`).join(' ')}/>`),
      }),
    BROKEN,
  ],
  ['a tag of 20 MB', () => workbookWith({ [SHEET]: `<${'a'.repeat(20 * MEGABYTE)}/>` }), null],
  [
    'a text that is not there',
    () => workbookWith({ [SHEET]: sheetOf('<row r="1"><c r="A1" t="s"><v>99999</v></c></row>') }),
    BROKEN,
  ],
  [
    'bytes that are no UTF-8',
    () =>
      workbookWith({
        [SHEET]: Buffer.from(sheetOf('<row r="1"><c r="A1" t="str"><v>ü</v></c></row>'), 'latin1'),
      }),
    BROKEN,
  ],
];

/** A workbook behind another one: readers that begin at the start find the first. */
function twoDirectories(): Buffer {
  const first = workbookWith({ [SHEET]: sheetOf('<row r="300000"><c r="A300000"><v>1</v></c></row>') });
  const last = workbookWith({});
  const end = last.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const directory = last.readUInt32LE(end + 16);
  const both = Buffer.concat([first, last]);
  both.writeUInt32LE(first.length + directory, first.length + end + 16);
  for (let at = directory; at < end;) {
    both.writeUInt32LE(first.length + last.readUInt32LE(at + 42), first.length + at + 42);
    at += 46 + last.readUInt16LE(at + 28);
  }
  return both;
}

const MANY = ['bank_statement.too_many', { max: 20_000 }] as const;
const CUT = 'bank_statement.xml_broken';
const entries = (count: number) =>
  camt(Array.from({ length: count }, (_, at) => ({ amount: '1.00', reference: `H${at}` })));
const text = (content: string) => camt([{ amount: '1.00', text: content, reference: `T${content.length}` }]);
const file = (content: string) => () => Buffer.from(content);

/** Bank statements; tables have the columns `Valuta`, `Betrag` and `Zweck`. */
export const STATEMENTS: readonly HostileUpload[] = [
  ['30,000 entries', () => Buffer.from(entries(27_000)), ...MANY],
  [
    '100,000 levels in an entry',
    () => Buffer.from(text('<a>'.repeat(100_000) + '</a>'.repeat(100_000))),
    CUT,
  ],
  ['a million elements in an entry', () => Buffer.from(text('<a/>'.repeat(1_000_000))), CUT],
  [
    'an element of a million attributes',
    () => Buffer.from(text(`<a ${Array.from({ length: 800_000 }, (_, at) => `a${at}=""`).join(' ')}/>`)),
    CUT,
  ],
  [
    'entities of entities',
    file(text('&b;').replace('<Document', '<!DOCTYPE d [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><Document')),
    'bank_statement.xml_doctype',
  ],
  ['an entity that nobody declared', file(text('&b;')), CUT],
  ['the begin of a download', () => Buffer.from(entries(20)).subarray(0, 4_000), CUT],
  [
    'another name space',
    file(entries(1).replace('camt.053.001.02', 'pain.001.001.09')),
    'bank_statement.version',
    { version: 'pain.001.001.09' },
  ],
  ['five megabytes of comments', () => Buffer.from(text('<!-- <Ntry> -->'.repeat(300_000))), null],
  ['a text of nine megabytes', () => Buffer.from(text('RF18 '.repeat(1_800_000))), CUT],
  [
    'a ZIP file that is a bomb',
    () => zipOf([{ name: 'a.xml', content: Buffer.alloc(25 * MEGABYTE, ' ') }]),
    'bank_statement.zip_too_large',
    { max: 20 },
  ],
  [
    'a bomb that says it is small',
    () => zipOf([{ name: 'a.xml', content: Buffer.alloc(25 * MEGABYTE, ' '), claims: 9 }]),
    'bank_statement.zip_broken',
  ],
  [
    'a ZIP file of 401 statements',
    () => zipOf(Array.from({ length: 401 }, (_, at) => ({ name: `${at}.xml`, content: entries(1) }))),
    'bank_statement.zip_too_large',
    { max: 20 },
  ],
  [
    'a ZIP file in a ZIP file',
    () => zipOf([{ name: 'a.zip', content: zipOf([{ name: 'a.xml', content: entries(1) }]) }]),
    'bank_statement.encoding',
  ],
  [
    'a ZIP file that is locked',
    () => zipOf([{ name: 'a.xml', content: entries(1), isLocked: true }]),
    'bank_statement.zip_broken',
  ],
  [
    'a table whose quotation never ends',
    () => Buffer.from(`Valuta;Betrag;Zweck\n1.3.2026;1,00;"${'x'.repeat(9 * MEGABYTE)}`),
    'bank_statement.csv_line',
    { line: 2 },
  ],
  [
    'a line of five million columns',
    () => Buffer.from(`Valuta;Betrag;Zweck\n${';'.repeat(5_000_000)}\n`),
    'bank_statement.csv_line',
    { line: 2 },
  ],
  [
    'a table of 30,000 payments',
    () => Buffer.from(`Valuta;Betrag;Zweck\n${'1.3.2026;1,00;x\n'.repeat(30_000)}`),
    ...MANY,
  ],
  [
    'MT940',
    file(':20:STARTUMSE\n:25:10010010/1234567890\n:28C:1/1\n:60F:C260301EUR1,00\n'),
    'bank_statement.csv_columns',
    { columns: 'Valuta, Betrag, Zweck' },
  ],
];
