import { formatEuros, type ImportChange, type ImportKind, type Permission } from '@feria/shared';
import { HealthReadEntity } from '../../../src/model/accounts/health-read.entity.js';
import { ChildEntity } from '../../../src/model/families/child.entity.js';
import { ParentEntity } from '../../../src/model/families/parent.entity.js';
import { CourseEntity } from '../../../src/model/catalogue/course.entity.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { someNotices, someStaff, type Staff } from '../../support/builders.js';
import {
  check,
  familiesFile,
  IMPORTER,
  importFile,
  projectsFile,
  someChildRow,
  someParentRow,
  someProject,
  someProjectWeek,
  type Row,
} from './support.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await someNotices(app);
});
afterAll(() => app.close());

const OFFICE: readonly Permission[] = [...IMPORTER, ...(['course.update', 'person.update'] as const)];

const ROUTE = { course: 'course', courseWeek: 'courseWeek', parent: 'parent', child: 'child' };

/** Takes a row over, as the back office does: by the call that changes the record. */
const take = (staff: Staff, { resource, id, body }: ImportChange) =>
  app.as(staff).put(`/api/${ROUTE[resource]}/${id}`).send(body!);

const changesOf = async (kind: ImportKind, file: Buffer, as: Staff): Promise<ImportChange[]> =>
  (await check(app, kind, file, { as })).changes;

it('says of each row with other values which field has which, and nothing is changed that was not chosen', async () => {
  const staff = await someStaff(app, OFFICE);
  const project = someProject({ Aktiv: 'nein', 'Beschreibung (Deutsch)': 'Baden' });
  const week = someProjectWeek(project);
  await importFile(app, 'projects', await projectsFile([project], [week]), staff);
  const file = await projectsFile(
    [{ ...project, Preis: 99.5, 'Beschreibung (Deutsch)': 'Baden & Spielen', Bis: '29.8.2026' }],
    [{ ...week, Plätze: 33 }],
  );
  const changes = await changesOf('projects', file, staff);
  expect(changes).toMatchObject([
    { sheet: 'Projekte', row: 2, resource: 'course', name: `${String(project['Name (Deutsch)'])} (2026)` },
    {
      sheet: 'Wochen',
      row: 2,
      resource: 'courseWeek',
      name: `${String(project['Name (Deutsch)'])} (2026), Woche 1, 15.06.2026 – 19.06.2026`,
    },
  ]);
  expect(changes[0]?.fields.map(({ label, old, new: fresh }) => [label, old, fresh])).toEqual([
    ['Preis', formatEuros(120.5), formatEuros(99.5)],
    ['Bis', '28.08.2026', '29.08.2026'],
    ['Beschreibung (Deutsch)', 'Baden', 'Baden & Spielen'],
  ]);
  const name = String(project['Name (Deutsch)']);
  const stored = () => app.dataSource.manager.findOneByOrFail(CourseEntity, { name });
  // An import of the same file changes nothing.
  expect(await importFile(app, 'projects', file, staff)).toMatchObject({ stored: true, changes: [] });
  expect(await stored()).toMatchObject({ price: 12_050, to: '2026-08-28' });
  await take(staff, changes[0]!).expect(200);
  expect(await stored()).toMatchObject({ price: 9_950, to: '2026-08-29' });
  const left = await changesOf('projects', file, staff);
  expect(left.map(({ resource }) => resource)).toEqual(['courseWeek']);
  await take(staff, left[0]!).expect(200);
  expect(await changesOf('projects', file, staff)).toEqual([]);
});

it('takes over nothing that somebody else has changed since the check', async () => {
  const staff = await someStaff(app, OFFICE);
  const project = someProject();
  await importFile(app, 'projects', await projectsFile([project], []), staff);
  const [change] = await changesOf('projects', await projectsFile([{ ...project, Preis: 1 }], []), staff);
  await app.as(staff).put(`/api/course/${change!.id}`).send({ price: 77 }).expect(200);
  expect((await take(staff, change!)).status).toBe(409);
});

async function someFamily(staff: Staff): Promise<{ mother: Row; child: Row }> {
  const mother = someParentRow();
  const child = someChildRow([mother], { Allergien: 'Nüsse' });
  await importFile(app, 'families', await familiesFile([mother], [child]), staff);
  return { mother, child };
}

it('takes over people by row; the address of a login and who the parents are stay as they are', async () => {
  const staff = await someStaff(app, OFFICE);
  const { mother, child } = await someFamily(staff);
  const other = someParentRow();
  const file = await familiesFile(
    [{ ...mother, Adresse: 'Neue Gasse 2', 'E-Mail': 'neu@feria.example' }, other],
    [
      {
        ...child,
        Telefon: '0471 123456',
        Allergien: 'Milch',
        Eltern: `${String(mother.Steuernummer)}; ${String(other.Steuernummer)}`,
      },
    ],
  );
  const changes = await changesOf('families', file, staff);
  expect(changes.map(({ fields }) => fields.map(({ name, takes }) => [name, takes]))).toEqual(
    [
      [
        ['address', true],
        ['email', false],
      ],
      [
        ['phone', true],
        ['parents', false],
        ['allergies', true],
      ],
    ].map((fields) => expect.arrayContaining(fields)),
  );
  expect(changes[1]?.fields.find(({ name }) => name === 'parents')).toMatchObject({
    old: mother.Steuernummer,
    new: `${String(mother.Steuernummer)}; ${String(other.Steuernummer)}`,
  });
  expect(Object.keys(changes[0]?.body ?? {})).toEqual(['address', 'version']);
  for (const change of changes) await take(staff, change).expect(200);
  const { manager } = app.dataSource;
  expect(await manager.findOneBy(ParentEntity, { tax: String(mother.Steuernummer) })).toMatchObject({
    address: 'Neue Gasse 2',
  });
  expect(await manager.findOneBy(ChildEntity, { tax: String(child.Steuernummer) })).toMatchObject({
    phone: '0471 123456',
    allergies: 'Milch',
  });
  const left = await changesOf('families', file, staff);
  expect(left.map(({ fields, body }) => [fields.map(({ name }) => name), body])).toEqual([
    [['email'], null],
    [['parents'], null],
  ]);
});

it('shows old health data to those who may see it, and notes that; others learn nothing of it', async () => {
  const staff = await someStaff(app, OFFICE);
  const { mother, child } = await someFamily(staff);
  const file = await familiesFile([mother], [{ ...child, Allergien: 'Milch' }]);
  const nurse = await someStaff(app, IMPORTER);
  const [change] = await changesOf('families', file, nurse);
  expect(change?.fields).toMatchObject([{ label: 'Allergien', old: 'Nüsse', new: 'Milch', takes: true }]);
  const noted = await app.dataSource.manager.findBy(HealthReadEntity, { user_id: nurse.id });
  expect(noted).toMatchObject([{ child_id: change!.id }]);

  const blind = await someStaff(app, ['person.create', 'person.index', 'child.create', 'child.index']);
  const { Allergien: _, ...without } = child;
  const plain = await familiesFile([mother], [{ ...without, Telefon: '0471 1' }]);
  const report = await check(app, 'families', plain, { as: blind });
  expect(report.changes).toMatchObject([{ body: null, fields: [{ name: 'phone', takes: false }] }]);
  expect(JSON.stringify(report)).not.toContain('Nüsse');
  const stranger = await someStaff(app, ['person.create', 'child.create']);
  expect((await check(app, 'families', plain, { as: stranger })).changes).toEqual([]);
});

it('names the first 300 rows', async () => {
  const staff = await someStaff(app, OFFICE);
  const projects = Array.from({ length: 310 }, () => someProject());
  await importFile(app, 'projects', await projectsFile(projects, []), staff);
  const dearer = projects.map((one) => ({ ...one, Preis: 5 }));
  const report = await check(app, 'projects', await projectsFile(dearer, []), { as: staff });
  expect([report.changes.length, report.counts[0]?.different]).toEqual([300, 310]);
});
