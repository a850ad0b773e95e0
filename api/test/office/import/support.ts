import type { ImportKind, ImportLine, ImportReport, Permission, ContentLanguage } from '@feria/shared';
import { loadWriter, type Cell } from '../../../src/core/xlsx/workbook.js';
import { CourseWeekEntity } from '../../../src/model/catalogue/course-week.entity.js';
import { CourseEntity } from '../../../src/model/catalogue/course.entity.js';
import { ChildEntity } from '../../../src/model/families/child.entity.js';
import { ParentEntity } from '../../../src/model/families/parent.entity.js';
import type { Response } from 'supertest';
import type { TestApp } from '../../support/app.js';
import { next, someStaff, someTaxCode, type Staff } from '../../support/builders.js';

/** What tests of imports do again and again: make a workbook, check and import it, read one. */

/** A row by the heads of its columns. */
export type Row = Record<string, Cell | boolean | object>;

/** A workbook as a spreadsheet program writes it; the head of a sheet has every column that a row names. */
export async function workbook(sheets: Record<string, readonly Row[]>): Promise<Buffer> {
  const { default: ExcelJS } = await loadWriter();
  const book = new ExcelJS.Workbook();
  for (const [name, rows] of Object.entries(sheets)) {
    const heads = [...new Set(rows.flatMap((row) => Object.keys(row)))];
    const sheet = book.addWorksheet(name);
    sheet.addRow(heads);
    for (const row of rows) sheet.addRow(heads.map((head) => row[head] ?? null));
  }
  return Buffer.from(await book.xlsx.writeBuffer());
}

/** The cells of a workbook by sheet, as rows of texts and numbers. */
export async function cellsOf(bytes: Buffer): Promise<Record<string, unknown[][]>> {
  const { default: ExcelJS } = await loadWriter();
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(bytes as never);
  return Object.fromEntries(
    book.worksheets.map((sheet) => [
      sheet.name,
      (sheet.getSheetValues() as unknown[][]).slice(1).map((row) => row.slice(1)),
    ]),
  );
}

/** A project in German, with what must be there. */
export function someProject(overrides: Row = {}): Row {
  const number = next();
  return {
    'Nr.': number,
    'Name (Deutsch)': `Waldwoche ${number}`,
    'Name (Italienisch)': `Settimana nel bosco ${number}`,
    Von: new Date('2026-06-15T00:00:00Z'),
    Bis: new Date('2026-08-28T00:00:00Z'),
    'Plätze je Woche': 20,
    'Wartelistenplätze je Woche': 5,
    Preis: 120.5,
    Begünstigter: 'Ferienverein',
    IBAN: 'IT60X0542811101000000123456',
    ...overrides,
  };
}

/** A week of the project with that number. */
export function someProjectWeek(project: Row, overrides: Row = {}): Row {
  return {
    'Projekt Nr.': project['Nr.'] as number,
    'Name (Deutsch)': 'Woche 1',
    'Name (Italienisch)': 'Settimana 1',
    Von: new Date('2026-06-15T00:00:00Z'),
    Bis: new Date('2026-06-19T00:00:00Z'),
    'Preis ganztags': 100,
    Plätze: 20,
    Wartelistenplätze: 5,
    ...overrides,
  };
}

/** A parent in German, with what must be there. */
export function someParentRow(overrides: Row = {}): Row {
  return {
    Vorname: 'Eva',
    Nachname: 'Rossi',
    Steuernummer: someTaxCode(),
    Adresse: 'Lauben 1',
    'E-Mail': `eva${next()}@feria.example`,
    Sprache: 'Deutsch',
    ...overrides,
  };
}

/** A child of these parents. */
export function someChildRow(parents: readonly Row[], overrides: Row = {}): Row {
  return {
    Vorname: 'Mia',
    Nachname: 'Rossi',
    Steuernummer: someTaxCode({ from: 2012, years: 8 }),
    Sprache: 'Deutsch',
    Telefon: '+39 333 1234567',
    'Besuchte Schule': 'Grundschule, 3. Klasse',
    Eltern: parents.map((one) => one.Steuernummer as string).join('; '),
    ...overrides,
  };
}

export const projectsFile = (projects: readonly Row[], weeks: readonly Row[]): Promise<Buffer> =>
  workbook({ Projekte: projects, Wochen: weeks.length ? weeks : [emptyOf(someProjectWeek({}))] });

export const familiesFile = (parents: readonly Row[], children: readonly Row[]): Promise<Buffer> =>
  workbook({ Eltern: parents, Kinder: children.length ? children : [emptyOf(someChildRow([]))] });

/** The head alone. */
function emptyOf(row: Row): Row {
  return Object.fromEntries(Object.keys(row).map((head) => [head, null]));
}

/** Who may import everything, health too. */
export const IMPORTER: readonly Permission[] = [
  ...(['course.create', 'course.index', 'person.create', 'person.index'] as const),
  ...(['child.create', 'child.index', 'child.update', 'child.health'] as const),
];

/** How parents consented to the health data of a file. */
export const ON_PAPER = { health_consent: 'paper', health_consent_date: '2026-02-20' };

interface CheckOptions {
  as?: Staff;
  lang?: string;
  /** The query of an import of families. */
  consent?: object;
}

/** Checks a file, whatever the answer. */
export async function tryCheck(
  app: TestApp,
  kind: ImportKind,
  file: Buffer,
  { as, lang = 'de', consent = ON_PAPER }: CheckOptions = {},
): Promise<Response> {
  return app
    .as(as ?? (await someStaff(app, IMPORTER)))
    .post(`/api/import/${kind}/check`)
    .query(kind === 'families' ? consent : {})
    .set('api-lang', lang)
    .attach('file', file, 'season.xlsx');
}

/** The same; fails when the file is not read. */
export async function check(
  app: TestApp,
  kind: ImportKind,
  file: Buffer,
  options: CheckOptions = {},
): Promise<ImportReport> {
  const { status, body } = await tryCheck(app, kind, file, options);
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data as ImportReport;
}

/** Imports a file: the lines of the answer. */
export async function importLines(
  app: TestApp,
  kind: ImportKind,
  file: Buffer,
  as?: Staff,
  consent: object = ON_PAPER,
): Promise<ImportLine[]> {
  const answer = await app
    .as(as ?? (await someStaff(app, IMPORTER)))
    .post(`/api/import/${kind}`)
    .query(kind === 'families' ? consent : {})
    .attach('file', file, 'season.xlsx')
    .buffer(true)
    .parse((stream, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => done(null, Buffer.concat(parts).toString()));
    });
  expect(answer.status).toBe(200);
  return (answer.body as string)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ImportLine);
}

/** The same: the report at its end. */
export async function importFile(
  app: TestApp,
  kind: ImportKind,
  file: Buffer,
  as?: Staff,
  consent: object = ON_PAPER,
): Promise<ImportReport> {
  const last = (await importLines(app, kind, file, as, consent)).at(-1) as { data: ImportReport };
  return last.data;
}

/** How many records there are. */
export async function counts(app: TestApp): Promise<number[]> {
  const { manager } = app.dataSource;
  return [
    await manager.count(CourseEntity),
    await manager.count(CourseWeekEntity),
    await manager.count(ParentEntity),
    await manager.count(ChildEntity),
  ];
}

/** A table as the reader gets it: a template, or the records. */
export async function table(
  app: TestApp,
  as: Staff,
  path: string,
  lang: ContentLanguage = 'de',
): Promise<Buffer> {
  const answer = await app
    .as(as)
    .get(path)
    .query({ lang })
    .buffer(true)
    .parse((stream, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => done(null, Buffer.concat(parts)));
    });
  expect(answer.status).toBe(200);
  return answer.body as Buffer;
}

/** What is wrong, as `sheet cell: message`. */
export function said({ problems }: ImportReport): string[] {
  return problems.map(({ sheet, cell, message }) => `${sheet} ${cell ?? ''}: ${message}`);
}
