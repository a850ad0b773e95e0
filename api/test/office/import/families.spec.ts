import { PasswordTokenEntity } from '../../../src/model/accounts/link-tokens.entity.js';
import { OutboxMailEntity } from '../../../src/model/mailing/outbox-mail.entity.js';
import { AuditEntryEntity } from '../../../src/core/audit/audit-entry.entity.js';
import { Transactions } from '../../../src/core/database/transactions.js';
import { UserEntity } from '../../../src/core/auth/user.entity.js';
import { ChildEntity, ChildParentEntity } from '../../../src/model/families/child.entity.js';
import { ParentEntity } from '../../../src/model/families/parent.entity.js';
import type { Importer } from '../../../src/office/import/importer.js';
import { ImportRunner } from '../../../src/office/import/import-runner.js';
import { readXlsx } from '../../../src/office/import/read-xlsx.js';
import { PASSWORD, someone } from '../../accounts/second-factor/support.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { someChild, someParent, someStaff, someTaxCode } from '../../support/builders.js';
import {
  check,
  counts,
  familiesFile,
  IMPORTER,
  importFile,
  ON_PAPER,
  said,
  someChildRow,
  someParentRow,
  tryCheck,
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
    health_consent_at: new Date('2026-02-19T23:00:00Z'), // midnight in Rome
    health_consent_hash: null,
    health_consent_way: 'paper',
    health_consent_by: staff.id,
  });
  expect(await manager.countBy(ChildParentEntity, { child_id: stored.id })).toBe(2);
  const { id } = await manager.findOneByOrFail(UserEntity, { id: person.user_id as number });
  expect(await manager.countBy(PasswordTokenEntity, { user_id: id })).toBe(0);
  expect(await manager.count(OutboxMailEntity)).toBe(mails);

  const lines = await manager.findBy(AuditEntryEntity, { user_id: staff.id });
  const kinds = lines.map(({ action, resource }) => `${action} ${resource}`);
  expect(kinds.filter((kind) => kind !== 'create parent')).toEqual([
    'create child',
    'call child/health-consent',
    ...Array(2).fill('create child/parents'),
  ]);
  expect(kinds).toHaveLength(6);
  expect(lines.find(({ action }) => action === 'call')?.fields).toBe('paper 2026-02-20');

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

it('takes a second parent without an e-mail address, and nobody else', async () => {
  const { manager } = app.dataSource;
  const known = await someParent(app);
  const { tax } = await manager.findOneByOrFail(ParentEntity, { id: known.personId });
  const mother = someParentRow();
  const [father, other, alone] = [1, 2, 3].map(() => someParentRow({ 'E-Mail': null }));
  const children = [
    someChildRow([mother, father!]),
    someChildRow([{ Steuernummer: tax }, other!]),
    someChildRow([alone!]),
  ];
  const all = [mother, father!, other!];
  const refused = await importFile(app, 'families', await familiesFile([...all, alone!], children));
  expect(said(refused)).toEqual([expect.stringMatching(/^Eltern E5: Eine E-Mail-Adresse fehlt/)]);
  expect(refused.stored).toBe(false);

  const file = await familiesFile(all, children.slice(0, 2));
  const staff = await someStaff(app, IMPORTER);
  expect(await importFile(app, 'families', file, staff)).toMatchObject({ problems: [], stored: true });
  expect(await parentOf(father!)).toMatchObject({ user_id: null, user: null });
  expect((await parentOf(mother)).user).toMatchObject({ email: mother['E-Mail'] });
  const child = await childOf(children[0]!);
  expect(await manager.countBy(ChildParentEntity, { child_id: child.id })).toBe(2);
  const [line] = await manager.findBy(AuditEntryEntity, {
    action: 'create',
    resource: 'parent',
    record_id: (await parentOf(father!)).id,
  });
  expect(line?.fields).not.toMatch(/email|lang/);
  expect((await check(app, 'families', file)).counts).toMatchObject([
    { new: 0, unchanged: 3, different: 0 },
    { new: 0, unchanged: 2, different: 0 },
  ]);
  // An address that the file has and the record has not is a difference.
  const later = await familiesFile([{ ...father!, 'E-Mail': 'spaeter@feria.example' }], []);
  expect((await check(app, 'families', later)).counts[0]).toMatchObject({ different: 1 });
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
    { user, consent: null, told: () => undefined },
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

describe('the parents’ consent to health data', () => {
  it('must be told: without it each column that has some is refused, and nothing is stored', async () => {
    const parent = someParentRow();
    const children = [
      someChildRow([parent]),
      someChildRow([parent], { Allergien: 'Nüsse' }),
      someChildRow([parent], { Allergien: 'Milch', Medikamente: 'Insulin' }),
    ];
    const file = await familiesFile([parent], children);
    const before = await counts(app);
    for (const report of [
      await check(app, 'families', file, { consent: {} }),
      await importFile(app, 'families', file, undefined, {}),
    ]) {
      expect(report.stored).toBe(false);
      expect(report.problems.map(({ row, column }) => [row, column])).toEqual(
        expect.arrayContaining([
          [3, 'Allergien'],
          [4, 'Medikamente'],
        ]),
      );
      expect(report.problem_count).toBe(2);
      expect(report.problems.find(({ column }) => column === 'Allergien')?.message).toMatch(
        /Gesundheitsdaten von 2 Kindern, aber niemand hat gesagt, wie die Eltern/,
      );
    }
    expect(await counts(app)).toEqual(before);
    const healthy = await familiesFile([parent], children.slice(0, 1));
    expect((await importFile(app, 'families', healthy, undefined, {})).stored).toBe(true);
    expect(await childOf(children[0]!)).toMatchObject({ health_consent_at: null, health_consent_way: null });
  });

  it('is not asked for children who are there already, and they stay as they are', async () => {
    const parent = someParentRow();
    const child = someChildRow([parent], { Allergien: 'Nüsse' });
    const file = await familiesFile([parent], [child]);
    await importFile(app, 'families', file);
    const email = { health_consent: 'email', health_consent_date: '2026-03-01' };
    expect((await importFile(app, 'families', file, undefined, {})).stored).toBe(true);
    expect((await importFile(app, 'families', file, undefined, email)).stored).toBe(true);
    expect(await childOf(child)).toMatchObject({ health_consent_way: 'paper' });
  });

  it.each([
    ['a way without a day', { health_consent: 'paper' }, ['health_consent_date']],
    ['a day without a way', { health_consent_date: '2026-02-20' }, ['health_consent']],
    ['an unknown way', { ...ON_PAPER, health_consent: 'guessed' }, ['health_consent']],
    ['no day', { ...ON_PAPER, health_consent_date: '20.02.2026' }, ['health_consent_date']],
    ['a day in the future', { ...ON_PAPER, health_consent_date: '2026-03-03' }, ['health_consent_date']],
  ])('%s is refused at its field', async (_, consent, fields) => {
    const file = await familiesFile([someParentRow()], []);
    const { status, body } = await tryCheck(app, 'families', file, { consent });
    expect([status, Object.keys(body.errors as object)]).toEqual([422, fields]);
  });

  it('is shown with who imported it, until the office or the parents give another', async () => {
    const parent = someParentRow();
    const row = someChildRow([parent], { Allergien: 'Nüsse' });
    const staff = await someStaff(app, IMPORTER);
    await importFile(app, 'families', await familiesFile([parent], [row]), staff);
    const { id } = await childOf(row);
    const shown = async (): Promise<Record<string, unknown>> =>
      (await app.as(staff).get(`/api/child/${id}`).expect(200)).body.data as Record<string, unknown>;
    expect(await shown()).toMatchObject({
      health_consent: true,
      imported_consent: { way: 'paper', date: '2026-02-20', by: 'Staff' },
    });
    const blind = await someStaff(app, ['child.index', 'child.update']);
    expect((await app.as(blind).get(`/api/child/${id}`).expect(200)).body.data).not.toHaveProperty(
      'imported_consent',
    );
    for (const health_consent of [false, true])
      await app.as(staff).put(`/api/child/${id}`).send({ health_consent }).expect(200);
    expect(await shown()).toMatchObject({ health_consent: true });
    expect(await shown()).not.toHaveProperty('imported_consent');
    expect(await childOf(row)).toMatchObject({ health_consent_way: null, health_consent_by: null });
  });
});

it('gives no parent an address that can still be put back to the account that had it', async () => {
  const user = await someone(app, ['user.create', 'user.update']);
  const moved = { email: `neu.${user.email}`, current_password: PASSWORD };
  await app.as(user).put(`/api/user/${user.id}`).send(moved).expect(200);
  const file = await familiesFile([someParentRow({ 'E-Mail': user.email.toUpperCase() })], []);
  const report = await importFile(app, 'families', file);
  expect([report.stored, said(report)]).toEqual([false, [expect.stringContaining('bis vor Kurzem')]]);
  app.clock.advance(7 * 24 * 3_600_000);
  expect((await importFile(app, 'families', file)).stored).toBe(true);
});
