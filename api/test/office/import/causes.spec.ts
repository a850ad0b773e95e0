import { loadWriter } from '../../../src/core/xlsx/workbook.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { someLocation, someNotices, someStaff } from '../../support/builders.js';
import {
  check,
  familiesFile,
  projectsFile,
  said,
  someChildRow,
  someParentRow,
  someProject,
} from './support.js';
import { someProjectWeek, workbook, type Row } from './support.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await someNotices(app);
});
afterAll(() => app.close());

/** A season of 60 projects with two weeks each. */
function someSeason(): { projects: Row[]; weeks: Row[] } {
  const projects = Array.from({ length: 60 }, () => someProject());
  return { projects, weeks: projects.flatMap((one) => [1, 2].map((no) => weekOf(one, no))) };
}

const weekOf = (project: Row, no: number): Row =>
  someProjectWeek(project, { 'Name (Deutsch)': `Woche ${no}` });

it('a renamed sheet is one problem, which says what the file has instead', async () => {
  const { projects, weeks } = someSeason();
  const report = await check(app, 'projects', await workbook({ 'Projekte 2026': projects, Wochen: weeks }));
  expect(said(report)).toEqual([
    'Projekte : Das Blatt „Projekte“ fehlt. Die Datei hat: Projekte 2026; Wochen.',
  ]);
  expect(report.problems[0]).toMatchObject({
    value: 'Projekte 2026; Wochen',
    accepted: 'Projekte; Progetti',
  });
});

it('a column that is missing is one problem, also where others refer to its sheet', async () => {
  const { projects, weeks } = someSeason();
  const without = projects.map(({ Preis: _, ...project }) => project);
  expect(said(await check(app, 'projects', await projectsFile(without, weeks)))).toEqual([
    'Projekte : Die Spalte „Preis“ fehlt.',
  ]);
});

it('a title above the head is no problem, and rows are counted as the spreadsheet counts', async () => {
  const { default: ExcelJS } = await loadWriter();
  const book = new ExcelJS.Workbook();
  await book.xlsx.load((await projectsFile([someProject({ Preis: 'viel' })], [])) as never);
  book.getWorksheet('Projekte')!.spliceRows(1, 0, ['Sommer 2026, Stand März'], []);
  const report = await check(app, 'projects', Buffer.from(await book.xlsx.writeBuffer()));
  expect(report.problems).toMatchObject([{ row: 4, cell: 'H4', column: 'Preis', value: 'viel' }]);
});

it('a sheet without a head is one problem', async () => {
  const file = await workbook({ Projekte: [{ a: 1, b: 2 }], Wochen: someSeason().weeks });
  expect(said(await check(app, 'projects', file))).toEqual([
    expect.stringMatching(
      /^Projekte : In diesem Blatt ist keine Kopfzeile zu finden\. .*Nr\.; Name \(Deutsch\)/,
    ),
  ]);
});

it.each([
  ['de', 'Preis', 'Betrag in Euro'],
  ['it', 'Prezzo', 'Importo in euro'],
] as const)(
  'says in %s what stands in the cell and what it takes; the same again is no second problem',
  async (lang, column, accepted) => {
    const projects = ['viel', 'viel', 'mehr', 'viel'].map((Preis) => someProject({ Preis }));
    const { problems, problem_count } = await check(app, 'projects', await projectsFile(projects, []), {
      lang,
    });
    expect(problem_count).toBe(2);
    expect(problems).toMatchObject([
      { row: 2, cell: 'H2', column, value: 'viel', accepted, other_rows: [3, 5], other_count: 2 },
      { row: 4, cell: 'H4', column, value: 'mehr', accepted, other_rows: [], other_count: 0 },
    ]);
  },
);

it('lists the values of a choice, and the names that there are', async () => {
  const { name } = await someLocation(app);
  const parent = someParentRow({ Sprache: 'Klingonisch' });
  const families = await check(app, 'families', await familiesFile([parent], [someChildRow([parent])]));
  expect(families.problems).toMatchObject([
    { value: 'Klingonisch', accepted: 'Eines von: Deutsch; Italienisch' },
  ]);
  const projects = await check(app, 'projects', await projectsFile([someProject({ Ort: 'Nirgends' })], []));
  expect(projects.problems[0]?.accepted).toMatch(/^Eines von: /);
  expect(projects.problems[0]?.accepted).toContain(name);
});

it('names each place, type and category that is missing once, so that it can be made', async () => {
  const projects = Array.from({ length: 5 }, (_, at) =>
    someProject({ Ort: at < 3 ? 'Seehaus' : ' seehaus', Kategorien: 'Wasser; Berg', Projekttyp: 'Sport' }),
  );
  const report = await check(app, 'projects', await projectsFile(projects, []));
  expect(report.problems.map(({ value, other_count }) => [value, other_count])).toEqual([
    ['Seehaus', 4],
    ['Wasser', 4],
    ['Berg', 4],
    ['Sport', 4],
  ]);
  expect(report.missing).toEqual([
    { resource: 'location', name: 'Seehaus' },
    { resource: 'courseType', name: 'Sport' },
    { resource: 'courseCategory', name: 'Wasser' },
    { resource: 'courseCategory', name: 'Berg' },
  ]);
  const staff = await someStaff(app, ['location.create', 'courseType.create', 'courseCategory.create']);
  for (const { resource, name } of report.missing) {
    const more = {
      courseType: { sort_order: 1 },
      courseCategory: { description: name, description_it: name },
    };
    const body = { name, name_it: name, ...Reflect.get(more, resource) };
    await app.as(staff).post(`/api/${resource}`).send(body).expect(201);
  }
  expect(await check(app, 'projects', await projectsFile(projects, []))).toMatchObject({
    problems: [],
    missing: [],
  });
});
