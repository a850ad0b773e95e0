import { commonMessages } from '@feria/shared';
import { serverMessage, type ServerMessageKey } from '@feria/shared/i18n/server';
import { course } from '@feria/shared/resources/course/index';
import { AuditEntryEntity } from '../../../src/core/audit/audit-entry.entity.js';
import { CourseWeekEntity } from '../../../src/model/catalogue/course-week.entity.js';
import { OptionEntity } from '../../../src/model/settings/option.entity.js';
import { CourseEntity } from '../../../src/model/catalogue/course.entity.js';
import { In } from 'typeorm';
import { createTestApp, type TestApp } from '../../support/app.js';
import { someCourse, someLocation, someNotices, someStaff } from '../../support/builders.js';
import {
  check,
  counts,
  IMPORTER,
  importFile,
  importLines,
  projectsFile,
  said,
  someProject,
  someProjectWeek,
  workbook,
} from './support.js';

/** Heads of the German template. */
const LABEL: Record<string, string> = course.messages.de.fields;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await someNotices(app);
});
afterAll(() => app.close());

const nameOf = (row: object): string => String(Reflect.get(row, 'Name (Deutsch)'));

it('stores projects with their weeks as they would be by hand, and again nothing', async () => {
  const location = await someLocation(app);
  const project = someProject({
    Ort: location.name_it.toUpperCase(),
    [LABEL.register_from_time!]: new Date('1899-12-30T08:30:00Z'),
    'Beschreibung (Deutsch)': 'Spiele & Spaß\nAusflüge',
    Aktiv: 'sì',
    Preis: '1.200,50 €',
    [LABEL.schools!]: `Grundschule, 1. Klasse; ${commonMessages.it.school.gs_2}`,
    [LABEL.cancellation!]: '14:0; 7:50',
  });
  const file = await projectsFile([project], [someProjectWeek(project, { 'Name (Deutsch)': 'Eins' })]);
  const staff = await someStaff(app, IMPORTER);
  const checked = await check(app, 'projects', file);
  expect(checked).toEqual({
    counts: [
      { sheet: 'Projekte', new: 1, unchanged: 0, different: 0 },
      { sheet: 'Wochen', new: 1, unchanged: 0, different: 0 },
    ],
    problems: [],
    problem_count: 0,
    missing: [],
    changes: [],
    stored: false,
  });
  const before = await counts(app);
  expect(await importFile(app, 'projects', file, staff)).toEqual({ ...checked, stored: true });
  const stored = await app.dataSource.manager.findOneByOrFail(CourseEntity, { name: nameOf(project) });
  expect(stored).toMatchObject({
    location_id: location.id,
    register_from_time: '08:30',
    active: true,
    price: 120_050,
    description: '<p>Spiele &amp; Spaß</p><p>Ausflüge</p>',
    from: '2026-06-15',
    year: 2026,
    schools: ['gs_1', 'gs_2'],
    cancellation: [14, 7].map((days_before, at) => ({ days_before, fee_percent: at * 50 })),
    allocation: 'first_come',
    offer_hours: 48,
  });
  const [week] = await app.dataSource.manager.findBy(CourseWeekEntity, { course_id: stored.id });
  expect(week).toMatchObject({ name: 'Eins', full_day: true, half_day: false, price: 10_000 });
  const lines = await app.dataSource.manager.findBy(AuditEntryEntity, { user_id: staff.id });
  expect(lines.map(({ action, resource, record_id }) => [action, resource, record_id])).toEqual([
    ['create', 'course', stored.id],
    ['create', 'courseWeek', week?.id],
  ]);
  const again = await importFile(app, 'projects', file);
  expect(again.counts).toEqual([
    { sheet: 'Projekte', new: 0, unchanged: 1, different: 0 },
    { sheet: 'Wochen', new: 0, unchanged: 1, different: 0 },
  ]);
  expect(await counts(app)).toEqual(before.map((count, at) => count + (at < 2 ? 1 : 0)));
});

it('leaves what is there as it is, and adds weeks to it within its dates', async () => {
  const course = await someCourse(app);
  const project = someProject({ 'Name (Deutsch)': course.name, 'Plätze je Woche': 99 });
  const inside = someProjectWeek(project);
  const outside = someProjectWeek(project, {
    'Name (Deutsch)': 'Herbst',
    Von: new Date('2026-10-05T00:00:00Z'),
    Bis: new Date('2026-10-09T00:00:00Z'),
  });
  const wrong = await importFile(app, 'projects', await projectsFile([project], [inside, outside]));
  expect(said(wrong)).toEqual([
    'Wochen E3: Das Projekt endet am 28.08.2026. Eine Woche kann nicht später enden.',
  ]);
  const done = await importFile(app, 'projects', await projectsFile([project], [inside]));
  expect(done.counts).toMatchObject([{ different: 1, new: 0 }, { new: 1 }]);
  const { manager } = app.dataSource;
  expect(await manager.findOneBy(CourseEntity, { id: course.id })).toMatchObject({ max_participants: 20 });
  expect(await manager.countBy(CourseWeekEntity, { course_id: course.id })).toBe(1);
});

it.each(['de', 'it'] as const)(
  'says in the language %s what is wrong, at each cell, and stores nothing',
  async (lang) => {
    const right = someProject();
    const wrong = someProject({
      'Name (Deutsch)': ' ',
      Von: '31.02.2026',
      'Plätze je Woche': 'viele',
      Ort: 'Nirgends',
      Aktiv: 'vielleicht',
    });
    const unknown = someProjectWeek({ 'Nr.': 77_777 });
    const file = await projectsFile([right, wrong], [unknown]);
    const before = await counts(app);
    const report = await check(app, 'projects', file, { lang });
    const say = (key: ServerMessageKey, params = {}) => serverMessage(lang, key, params);
    const [projects, weeks] = lang === 'it' ? ['Progetti', 'Settimane'] : ['Projekte', 'Wochen'];
    expect(said(report)).toEqual([
      `${projects} B3: ${say('validation.required')}`,
      `${projects} D3: ${say('validation.date')}`,
      `${projects} F3: ${say('validation.integer')}`,
      `${projects} K3: ${say('import.unknown_name', { name: 'Nirgends' })}`,
      `${projects} L3: ${say('validation.boolean')}`,
      `${weeks} A2: ${say('import.unknown_project', { sheet: projects })}`,
    ]);
    expect(await importFile(app, 'projects', file)).toMatchObject({ stored: false, problem_count: 6 });
    expect(await counts(app)).toEqual(before);
  },
);

it('says which rules between fields are broken, and what stands twice', async () => {
  const project = someProject({ 'Nr.': 1, Bis: new Date('2026-06-01T00:00:00Z') });
  const iban = someProject({ 'Nr.': 1, IBAN: 'IT60X0542811101000000123457' });
  const report = await check(app, 'projects', await projectsFile([project, iban], []));
  expect(said(report)).toEqual([
    'Projekte E2: Das Ende darf nicht vor dem Anfang liegen.',
    'Projekte A3: Dasselbe steht schon in Zeile 2.',
  ]);
});

it('understands a file in Italian whoever reads it, and says which sheets and columns it misses', async () => {
  const italian = {
    'N.': 1,
    'Nome (tedesco)': 'Seewoche',
    'Nome (italiano)': 'Al lago',
    'POSTI per settimana ': '12',
    'Posti in lista d’attesa per settimana': 1,
    // Account holder and IBAN may be the organiser's.
  };
  const report = await check(
    app,
    'projects',
    await workbook({ progetti: [{ ...italian, Sconosciuta: 'x' }] }),
  );
  expect(said(report)).toEqual([
    'Projekte : Die Spalte „Preis“ fehlt.',
    'Projekte F1: Diese Spalte gibt es in der Vorlage nicht.',
    'Wochen : Das Blatt „Wochen“ fehlt. Die Datei hat: progetti.',
  ]);
  const weeks = { Settimane: [{ 'Progetto n.': null, ...emptyWeek }] };
  const full = { ...italian, Prezzo: 80 };
  expect(await check(app, 'projects', await workbook({ Progetti: [full], ...weeks }))).toMatchObject({
    counts: [{ new: 1 }, { new: 0 }],
    problem_count: 0,
  });
});

const emptyWeek = {
  'Nome (tedesco)': null,
  'Nome (italiano)': null,
  Dal: null,
  Al: null,
  Posti: null,
  'Posti in lista d’attesa': null,
};

it('lists the first 500 problems, and counts all', async () => {
  const projects = Array.from({ length: 600 }, (_, at) => someProject({ Preis: -1 - at }));
  const report = await check(app, 'projects', await projectsFile(projects, []));
  expect([report.problems.length, report.problem_count]).toEqual([500, 600]);
});

it('tells how far it is, and takes no more statements for more rows of a piece', async () => {
  const file = (projects: number) => {
    const all = Array.from({ length: projects }, () => someProject());
    return projectsFile(
      all,
      all.map((one) => someProjectWeek(one)),
    );
  };
  const staff = await someStaff(app, IMPORTER);
  const lines = await importLines(app, 'projects', await file(3), staff);
  expect(lines.slice(0, -1)).toEqual([6, 9, 12].map((done) => ({ done, total: 12 })));
  const [few, many] = [await file(2), await file(40)];
  const statements = async (one: Buffer) =>
    (await app.countStatements(() => importFile(app, 'projects', one, staff))).length;
  expect(await statements(many)).toBe(await statements(few));
});

it('goes on when the reader goes away in the middle of the answer', async () => {
  const all = Array.from({ length: 120 }, () => someProject());
  const body = new FormData();
  body.append('file', new Blob([Uint8Array.from(await projectsFile(all, []))]), 'season.xlsx');
  const { token } = await someStaff(app, IMPORTER);
  const away = new AbortController();
  const answer = await fetch(`${await app.app.getUrl()}/api/import/projects`, {
    method: 'POST',
    body,
    headers: { Authorization: `Bearer ${token}` },
    signal: away.signal,
  });
  await answer.body?.getReader().read();
  away.abort();
  const { manager } = app.dataSource;
  const last = { name: nameOf(all.at(-1)!) };
  while (!(await manager.existsBy(CourseEntity, last))) await new Promise((wake) => setTimeout(wake, 20));
  expect(await manager.countBy(CourseEntity, { name: In(all.map(nameOf)) })).toBe(120);
});

it('refuses a new project that is active while the law’s notices are missing, at its column', async () => {
  const staff = await someStaff(app, IMPORTER);
  const project = someProject({ Aktiv: 'ja' });
  const file = await projectsFile([project], [someProjectWeek(project)]);
  const idle = someProject({ Aktiv: 'nein' });
  const { manager } = app.dataSource;
  await manager.update(OptionEntity, { key: 'imprint_it' }, { value: null });
  expect(await check(app, 'projects', file, { as: staff })).toMatchObject({
    problems: [{ row: 2, column: 'Aktiv', message: expect.stringContaining('Impressum (Italienisch)') }],
  });
  expect(await importFile(app, 'projects', await projectsFile([idle], []), staff)).toMatchObject({
    problems: [],
    stored: true,
  });
  await someNotices(app);
  expect((await importFile(app, 'projects', file, staff)).stored).toBe(true);
  // A known project stays as it is, and so is no obstacle.
  await manager.update(OptionEntity, { key: 'imprint_it' }, { value: null });
  expect(await check(app, 'projects', file, { as: staff })).toMatchObject({ problems: [] });
  await someNotices(app);
});
