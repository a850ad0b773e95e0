import { PasswordTokenEntity } from '../../src/features/users/link-tokens.entity.js';
import { OutboxMailEntity } from '../../src/features/mails/outbox-mail.entity.js';
import { AuditEntryEntity } from '../../src/core/audit/audit-entry.entity.js';
import { Transactions } from '../../src/core/database/transactions.js';
import { UserEntity } from '../../src/core/auth/user.entity.js';
import { ChildEntity, ChildParentEntity } from '../../src/features/people/child.entity.js';
import { ParentEntity } from '../../src/features/people/parent.entity.js';
import type { Importer } from '../../src/features/import/importer.js';
import { ImportRunner } from '../../src/features/import/import-runner.js';
import { readXlsx } from '../../src/features/import/read-xlsx.js';
import { createTestApp, type TestApp } from '../support/app.js';
import { someChild, someParent, someStaff, someTaxCode } from '../support/builders.js';
import {
  check,
  counts,
  familiesFile,
  IMPORTER,
  importFile,
  said,
  someChildRow,
  someParentRow,
} from './support.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const parentOf = (row: object): Promise<ParentEntity> =>
  app.dataSource.manager.findOneOrFail(ParentEntity, {
    where: { tax: String(Reflect.get(row, 'Steuernummer')) },
    relations: { user: true },
  });
const childOf = (row: object): Promise<ChildEntity> =>
  app.dataSource.manager.findOneByOrFail(ChildEntity, { tax: String(Reflect.get(row, 'Steuernummer')) });

it('stores parents with accounts and children with their links, once, and writes to nobody', async () => {
  const { manager } = app.dataSource;
  const mother = someParentRow({
    Telefon: 3_331_234_567,
    PLZ: 39_100,
    'E-Mail': `EVA${Date.now()}@Feria.example`,
  });
  const father = someParentRow({ Sprache: 'Italiano' });
  const child = someChildRow([mother, father], { Allergien: 'Nüsse', 'Informationen über WhatsApp': 'x' });
  const file = await familiesFile([mother, father], [child]);
  const mails = await manager.count(OutboxMailEntity);
  const staff = await someStaff(app, IMPORTER);
  const report = await importFile(app, 'families', file, staff);
  expect(report).toMatchObject({ counts: [{ new: 2 }, { new: 1 }], problems: [], stored: true });
  const person = await parentOf(mother);
  expect(person).toMatchObject({
    phone: '3331234567',
    plz: '39100',
    gender: expect.stringMatching(/^[mf]$/),
  });
  expect(person.user).toMatchObject({
    email: String(mother['E-Mail']).toLowerCase(),
    lang: 'de',
    name: 'Eva Rossi',
  });
  expect((await parentOf(father)).user?.lang).toBe('it');
  const stored = await childOf(child);
  expect(stored).toMatchObject({
    allergies: 'Nüsse',
    whatsapp_infos: true,
    leave_alone: false,
    health_consent_at: null,
  });
  expect(await manager.countBy(ChildParentEntity, { child_id: stored.id })).toBe(2);
  const { id } = await manager.findOneByOrFail(UserEntity, { id: person.user_id as number });
  expect(await manager.countBy(PasswordTokenEntity, { user_id: id })).toBe(0);
  expect(await manager.count(OutboxMailEntity)).toBe(mails);

  const lines = await manager.findBy(AuditEntryEntity, { user_id: staff.id });
  const kinds = lines.map(({ action, resource }) => `${action} ${resource}`);
  expect(kinds.filter((kind) => kind !== 'create parent')).toEqual([
    'create child',
    ...Array(2).fill('create child/parents'),
  ]);
  expect(kinds).toHaveLength(5);

  // The first password comes by the link that "forgot password" sends.
  await app.http().post('/api/password/forgot').send({ email: mother['E-Mail'] }).expect(200);
  expect(await manager.count(OutboxMailEntity)).toBe(mails + 1);

  const before = await counts(app);
  const again = await importFile(app, 'families', file);
  expect(again.counts).toMatchObject([
    { new: 0, unchanged: 2 },
    { new: 0, unchanged: 1 },
  ]);
  expect(await counts(app)).toEqual(before);
});

it('knows people by their tax codes, and never changes or links who is there', async () => {
  const known = await someParent(app);
  const { tax } = await app.dataSource.manager.findOneByOrFail(ParentEntity, { id: known.personId });
  const sibling = await someChild(app, known);
  const parent = someParentRow({
    Steuernummer: tax.toLowerCase().replace(/^(.{6})/, '$1 '),
    Vorname: 'Anders',
  });
  const other = someParentRow();
  const stranger = someChildRow([parent, other], { Steuernummer: sibling.tax, Vorname: 'Anders' });
  const fresh = someChildRow([parent]);
  const report = await importFile(app, 'families', await familiesFile([parent, other], [stranger, fresh]));
  expect(report.counts).toMatchObject([
    { new: 1, different: 1 },
    { new: 1, different: 1 },
  ]);
  const { manager } = app.dataSource;
  expect(await manager.findOneBy(ParentEntity, { tax })).toMatchObject({ first_name: 'Eva' });
  expect(await manager.countBy(ChildParentEntity, { child_id: sibling.id })).toBe(1);
  expect(await manager.findBy(ChildParentEntity, { child_id: (await childOf(fresh)).id })).toMatchObject([
    { person_id: known.personId },
  ]);
});

it('says at each cell what is wrong, and stores nothing at all', async () => {
  const known = await someParent(app);
  const right = someParentRow();
  const taken = someParentRow({ 'E-Mail': known.email });
  const wrong = someParentRow({ Steuernummer: 'RSSVEA85E45A952X' });
  const unreachable = someParentRow({ Telefon: 'keine' });
  const twice = someParentRow({ Steuernummer: right.Steuernummer as string });
  const sameEmail = someParentRow({ 'E-Mail': right['E-Mail'] as string });
  const orphan = someChildRow([{ Steuernummer: someTaxCode() }], { 'Besuchte Schule': 'Hochschule' });
  const ofUnreachable = someChildRow([unreachable]);
  const lost = someChildRow([{ Steuernummer: 'RSSMRA80A01H501U' }]);
  const file = await familiesFile(
    [right, taken, wrong, twice, sameEmail, unreachable],
    [orphan, ofUnreachable, lost],
  );
  const before = await counts(app);
  const report = await importFile(app, 'families', file);
  expect(said(report)).toEqual([
    'Eltern E3: Für diese E-Mail-Adresse gibt es schon ein Konto.',
    expect.stringContaining('Eltern C4: Bitte überprüfen Sie die Steuernummer'),
    'Eltern C5: Dasselbe steht schon in Zeile 2.',
    'Eltern E6: Dasselbe steht schon in Zeile 2.',
    'Eltern G7: Bitte eine gültige Telefonnummer eingeben.',
    'Kinder F2: Bitte einen der angebotenen Werte wählen.',
    'Kinder G4: Einen Elternteil mit der Steuernummer RSSMRA80A01H501U gibt es nicht, auch nicht in dieser Datei.',
  ]);
  expect(report.stored).toBe(false);
  expect(await counts(app)).toEqual(before);
});

it('takes addresses that differ only in accents for the same', async () => {
  const file = await familiesFile(
    ['jose', 'josé'].map((name) => someParentRow({ 'E-Mail': `${name}@accent.feria.example` })),
    [],
  );
  const report = await importFile(app, 'families', file);
  expect(said(report)).toEqual(['Eltern E3: Dasselbe steht schon in Zeile 2.']);
});

it('reports a key that is taken at the second attempt too', async () => {
  const file = await readXlsx(await familiesFile([someParentRow()], []));
  const importer: Importer = {
    kind: 'families',
    names: () => Promise.resolve(new Map()),
    plan: () => Promise.reject(Object.assign(new Error(), { errno: 1062 })),
  };
  const user = { id: 1, permissions: IMPORTER } as never;
  const report = await new ImportRunner(app.dataSource, new Transactions(app.dataSource)).run(
    importer,
    file,
    { user, told: () => undefined },
  );
  expect(report).toMatchObject({ stored: false, problem_count: 1 });
});

it('takes no more statements for more families of a piece', async () => {
  const file = (families: number) => {
    const parents = Array.from({ length: families }, () => someParentRow());
    return familiesFile(
      parents,
      parents.map((one) => someChildRow([one])),
    );
  };
  const staff = await someStaff(app, IMPORTER);
  const [few, many] = [await file(2), await file(60)];
  const statements = async (one: Buffer) =>
    (await app.countStatements(() => importFile(app, 'families', one, staff))).length;
  expect(await statements(many)).toBe(await statements(few));
  expect((await check(app, 'families', many)).counts).toMatchObject([{ unchanged: 60 }, { unchanged: 60 }]);
});
