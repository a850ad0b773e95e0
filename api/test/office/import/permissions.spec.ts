import { HealthReadEntity } from '../../../src/model/accounts/health-read.entity.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { someChild, someParent, someStaff } from '../../support/builders.js';
import {
  cellsOf,
  check,
  familiesFile,
  importFile,
  said,
  someChildRow,
  someParentRow,
  table,
  tryCheck,
} from './support.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it.each([
  ['/api/import/families', ['person.create', 'child.index']],
  ['/api/import/families/check', ['person.create', 'child.index']],
  ['/export/families/template', ['person.create', 'child.index']],
  ['/export/families', ['person.index', 'child.create']],
] as const)('%s needs both permissions', async (path, permissions) => {
  const staff = await someStaff(app, permissions);
  const call = path.startsWith('/api')
    ? app.as(staff).post(path).attach('file', Buffer.from('x'), 'x.xlsx')
    : app.as(staff).get(path);
  await call.expect(403);
});

const HEALTH = ['Mit Diagnose', 'Medikamente', 'Unverträglichkeiten', 'Allergien', 'Risikogruppe'];
const headOf = async (file: Buffer): Promise<unknown[]> => (await cellsOf(file)).Kinder?.[0] ?? [];

it('has health data in template and import only for who may read and write it', async () => {
  const linking = ['person.create', 'person.index', 'child.create', 'child.index', 'child.health'] as const;
  const both = await someStaff(app, [...linking, 'child.update']);
  const reader = await someStaff(app, linking);
  expect(await headOf(await table(app, both, '/export/families/template'))).toEqual(
    expect.arrayContaining(HEALTH),
  );
  expect(await headOf(await table(app, reader, '/export/families/template'))).not.toEqual(
    expect.arrayContaining([expect.stringMatching(HEALTH.join('|'))]),
  );
  const parent = someParentRow();
  const file = await familiesFile([parent], [someChildRow([parent], { Allergien: 'Nüsse' })]);
  expect(said(await check(app, 'families', file, { as: reader }))).toEqual([
    'Kinder H1: Diese Spalte gibt es in der Vorlage nicht.',
  ]);
  expect(await check(app, 'families', file, { as: both })).toMatchObject({ problem_count: 0 });
});

it('links children to parents only with what parents see, as by hand', async () => {
  const staff = await someStaff(app, ['person.create', 'child.create']);
  const parent = someParentRow();
  const linked = await check(app, 'families', await familiesFile([parent], [someChildRow([parent])]), {
    as: staff,
  });
  expect(said(linked)).toEqual([
    expect.stringContaining(
      'Kinder G2: Das geht nur mit den Rechten, Kinder, Personen und Gesundheitsdaten zu sehen',
    ),
  ]);
  const alone = await familiesFile([parent], [someChildRow([])]);
  expect(await importFile(app, 'families', alone, staff)).toMatchObject({ stored: true });
});

it('tells who may not see people nothing but that they are there', async () => {
  const staff = await someStaff(app, ['person.create', 'child.create']);
  const parent = someParentRow();
  await importFile(app, 'families', await familiesFile([parent], []));
  const changed = await familiesFile([{ ...parent, Adresse: 'Anderswo 2' }], []);
  expect((await check(app, 'families', changed, { as: staff })).counts[0]).toMatchObject({
    unchanged: 1,
    different: 0,
  });
  expect((await check(app, 'families', changed)).counts[0]).toMatchObject({ unchanged: 0, different: 1 });
});

it('exports health data with child.health only, and notes it', async () => {
  const child = await someChild(app, await someParent(app), { allergies: 'Pollen' });
  const staff = await someStaff(app, ['person.index', 'child.index']);
  const nurse = await someStaff(app, ['person.index', 'child.index', 'child.health']);
  const noted = (userId: number) => app.dataSource.manager.findBy(HealthReadEntity, { user_id: userId });
  const open = await cellsOf(await table(app, staff, '/export/families'));
  expect(JSON.stringify(open)).not.toContain('Pollen');
  expect(await noted(staff.id)).toEqual([]);
  const all = await cellsOf(await table(app, nurse, '/export/families'));
  expect(JSON.stringify(all.Kinder)).toContain('Pollen');
  expect(await noted(nurse.id)).toEqual([expect.objectContaining({ child_id: child.id, via: 'export' })]);
});

it('refuses a year that is none, and who is not logged in', async () => {
  const staff = await someStaff(app, ['course.index']);
  await app.as(staff).get('/export/projects').query({ year: '26' }).expect(422);
  const answer = await tryCheck(app, 'projects', Buffer.from('x'), { as: await someParent(app) });
  expect(answer.status).toBe(403);
});
