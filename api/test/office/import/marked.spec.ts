import type { ImportKind } from '@feria/shared';
import { loadWriter } from '../../../src/core/xlsx/workbook.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { someNotices, someStaff, type Staff } from '../../support/builders.js';
import {
  check,
  counts,
  familiesFile,
  IMPORTER,
  ON_PAPER,
  projectsFile,
  someChildRow,
  someParentRow,
  someProject,
  someProjectWeek,
} from './support.js';

let app: TestApp;
let staff: Staff;
beforeAll(async () => {
  app = await createTestApp();
  await someNotices(app);
  staff = await someStaff(app, IMPORTER);
});
afterAll(() => app.close());

async function markedFile(kind: ImportKind, file: Buffer, lang = 'de'): Promise<Buffer> {
  const answer = await app
    .as(staff)
    .post(`/api/import/${kind}/marked`)
    .query(kind === 'families' ? ON_PAPER : {})
    .set('api-lang', lang)
    .attach('file', file, 'season.xlsx')
    .buffer(true)
    .parse((stream, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => done(null, Buffer.concat(parts)));
    });
  expect(answer.status).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  return answer.body as Buffer;
}

/** The notes of a workbook, by sheet and cell. */
async function notesOf(bytes: Buffer): Promise<Record<string, string>> {
  const { default: ExcelJS } = await loadWriter();
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(bytes as never);
  const notes: Record<string, string> = {};
  for (const sheet of book.worksheets)
    sheet.eachRow((row) =>
      row.eachCell({ includeEmpty: true }, ({ address, note, fill }) => {
        if (!note) return;
        const text = typeof note === 'string' ? note : (note.texts ?? []).map((one) => one.text).join('');
        notes[`${sheet.name} ${address}`] = text;
        expect(fill).toMatchObject({ fgColor: { argb: 'FFFFC7CE' } });
      }),
    );
  return notes;
}

it.each([
  ['de', 'Bitte einen Betrag ab 0', 'Betrag in Euro'],
  ['it', 'importo', 'Importo in euro'],
])(
  'marks every wrong cell in %s with its message, and leaves all else as it was',
  async (lang, message, accepted) => {
    const wrong = [1, 2].map(() => someProject({ Preis: 'viel' }));
    const right = someProject({ 'Anmeldung ab Uhrzeit': new Date('1899-12-30T08:30:00Z') });
    const file = await projectsFile([...wrong, right], [someProjectWeek({ 'Nr.': 77_777 })]);
    const before = await counts(app);
    const marked = await markedFile('projects', file, lang);
    const notes = await notesOf(marked);
    expect(Object.keys(notes)).toEqual(['Projekte H2', 'Projekte H3', 'Wochen A2']);
    expect(notes['Projekte H3']).toContain(message);
    expect(notes['Projekte H3']).toContain(accepted);
    expect(await counts(app)).toEqual(before);
    // What comes back is the same file: what is mended there is right.
    expect(await check(app, 'projects', marked)).toEqual(await check(app, 'projects', file));
  },
);

it('marks a cell that is empty', async () => {
  const parent = someParentRow({ Nachname: null });
  const marked = await markedFile('families', await familiesFile([parent], [someChildRow([parent])]));
  expect(await notesOf(marked)).toEqual({ 'Eltern B2': expect.stringContaining('Bitte ausfüllen.') });
});

it('marks 3,000 children within the limits of reading them', async () => {
  const parents = Array.from({ length: 1_000 }, () => someParentRow({ Telefon: 'keine' }));
  const children = parents.flatMap((one) => [1, 2, 3].map(() => someChildRow([one], { Telefon: 'x' })));
  const marked = await markedFile('families', await familiesFile(parents, children));
  expect(Object.keys(await notesOf(marked))).toHaveLength(4_000);
});

it('refuses what is no workbook at the file', async () => {
  const { status, body } = await app
    .as(staff)
    .post('/api/import/projects/marked')
    .attach('file', Buffer.from('nothing'), 'x.xlsx');
  expect([status, Object.keys(body.errors as object)]).toEqual([422, ['file']]);
});
