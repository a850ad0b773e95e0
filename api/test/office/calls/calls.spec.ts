import { addDays, type FamilyCall, type FamilyExport, type OfficeFamily } from '@feria/shared';
import { AuditEntryEntity } from '../../../src/core/audit/audit-entry.entity.js';
import { FamilyCallEntity } from '../../../src/model/office/family-call.entity.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { someChild, someParent, someStaff, type Parent, type Staff } from '../../support/builders.js';

/* Calls of families (product/office.md#calls). */

let app: TestApp;
let office: Staff;
beforeAll(async () => {
  app = await createTestApp();
  office = await someStaff(app, 'Office');
});
afterAll(() => app.close());

const SECRET = 'Lea hat Fieber';

const note = async ({ personId }: Parent, body: object = {}, who = office): Promise<FamilyCall> =>
  (
    await app
      .as(who)
      .post(`/api/parent/${personId}/call`)
      .send({ text: SECRET, ...body })
      .expect(201)
  ).body.data as FamilyCall;
const callsOf = async ({ personId }: Parent, who = office): Promise<FamilyCall[] | undefined> =>
  ((await app.as(who).get(`/api/family/${personId}`).expect(200)).body.data as OfficeFamily).calls;
const due = async (): Promise<FamilyCall[]> =>
  (await app.as(office).get('/api/call/todo').expect(200)).body.data as FamilyCall[];
const change = (call: Pick<FamilyCall, 'id' | 'version'>, body: object) =>
  app
    .as(office)
    .put(`/api/call/${call.id}`)
    .send({ version: call.version, ...body });

it('notes a call of now, with who noted it, and lists it newest first, also on the page of the other parent', async () => {
  const [mother, father] = [await someParent(app), await someParent(app)];
  await someChild(app, [mother, father]);
  const first = await note(mother, { at: '2026-01-01T09:30:00.000Z' });
  const second = await note(father);
  expect(second).toMatchObject({
    at: app.clock.now().toISOString(),
    text: SECRET,
    todo: null,
    todo_on: null,
    done: false,
    person: { id: father.personId },
  });
  expect(second.by).toBeTruthy();
  for (const page of [mother, father])
    expect((await callsOf(page))!.map(({ id }) => id)).toEqual([second.id, first.id]);
});

it('keeps the texts encrypted, and out of the log of changes', async () => {
  const mother = await someParent(app);
  const { id } = await note(mother, { todo: 'Zurückrufen', todo_on: app.clock.today() });
  const [row] = await app.dataSource.query<object[]>(`SELECT * FROM family_call WHERE id = ${id}`);
  expect(JSON.stringify(row)).not.toMatch(/Fieber|Zurückrufen/);
  const lines = await app.dataSource.manager.findBy(AuditEntryEntity, {
    resource: 'parent/call',
    record_id: mother.personId,
  });
  expect(lines).toMatchObject([{ action: 'create', user_id: office.id, fields: 'call', changes: null }]);
});

it('says at its field what is wrong', async () => {
  const { personId } = await someParent(app);
  const today = app.clock.today();
  const refused = async (body: object): Promise<string[]> =>
    Object.keys(
      (await app.as(office).post(`/api/parent/${personId}/call`).send(body).expect(422)).body
        .errors as object,
    );
  expect(await refused({})).toEqual(['text']);
  expect(await refused({ text: 'x'.repeat(2_001) })).toEqual(['text']);
  expect(await refused({ text: 'x', todo: 'Post' })).toEqual(['todo_on']);
  expect(await refused({ text: 'x', todo_on: today })).toEqual(['todo']);
  expect(await refused({ text: 'x', todo: 'Post', todo_on: '2026-13-01' })).toEqual(['todo_on']);
  expect(await refused({ text: 'x', at: `${addDays(today, 2)}T10:00:00.000Z` })).toEqual(['at']);
});

it('changes what is sent only, and overwrites nothing that its writer has not seen', async () => {
  const mother = await someParent(app);
  const opened = await note(mother, { todo: 'Post', todo_on: app.clock.today() });
  const other = (await change(opened, { text: 'Doch nicht krank' }).expect(200)).body.data as FamilyCall;
  expect(other).toMatchObject({ text: 'Doch nicht krank', todo: 'Post', done: false });
  const refused = await change(opened, { text: 'Krank bis Freitag' }).expect(409);
  expect(refused.body).toMatchObject({
    code: 'changed_meanwhile',
    conflicts: { text: { yours: 'Krank bis Freitag', theirs: 'Doch nicht krank' } },
  });
  // Another field of the same call is no question.
  expect((await change(opened, { done: true }).expect(200)).body.data).toMatchObject({
    text: 'Doch nicht krank',
    done: true,
  });
  await app.as(office).put(`/api/call/${opened.id}`).send({ text: 'Ohne Version' }).expect(422);
  await change(other, { text: '' }).expect(422);
});

it('lists the open to-dos of today and earlier, and no other', async () => {
  await app.dataSource.manager.deleteAll(FamilyCallEntity);
  const mother = await someParent(app);
  const today = app.clock.today();
  const wanted = await note(mother, { todo: 'Heute', todo_on: today });
  const late = await note(mother, { todo: 'Gestern', todo_on: addDays(today, -1) });
  await note(mother, { todo: 'Morgen', todo_on: addDays(today, 1) });
  await note(mother, { todo: 'Erledigt', todo_on: today, done: true });
  await note(mother);
  expect((await due()).map(({ id }) => id)).toEqual([late.id, wanted.id]);
  await change(late, { done: true }).expect(200);
  expect((await due()).map(({ todo }) => todo)).toEqual(['Heute']);
});

it('is not there for who may not see the family, and closed without the permission', async () => {
  const mother = await someParent(app);
  const { id, version } = await note(mother);
  const blind = await someStaff(app, ['person.calls']);
  await app.as(blind).get('/api/call/todo').expect(404);
  await app.as(blind).post(`/api/parent/${mother.personId}/call`).send({ text: 'x' }).expect(404);
  await app.as(blind).put(`/api/call/${id}`).send({ version, done: true }).expect(404);
  await app.as(blind).delete(`/api/call/${id}`).expect(404);
  const viewer = await someStaff(app, ['person.view']);
  expect(await callsOf(mother, viewer)).toBeUndefined();
  await app.as(viewer).get('/api/call/todo').expect(403);
  await app.as(office).post('/api/parent/999999/call').send({ text: 'x' }).expect(404);
  expect(await callsOf(mother)).toHaveLength(1);
});

it('stands in the copy of the parent’s data, not in that of the other parent', async () => {
  const [mother, father] = [await someParent(app), await someParent(app)];
  await someChild(app, [mother, father]);
  await note(mother, { todo: 'Zurückrufen', todo_on: '2026-03-02' });
  const copyOf = async (who: Parent): Promise<FamilyExport> =>
    (await app.as(who).get('/api/my-family/export').expect(200)).body.data as FamilyExport;
  expect((await copyOf(mother)).calls).toMatchObject([
    { text: SECRET, todo: 'Zurückrufen', todo_on: '2026-03-02', done_at: null },
  ]);
  expect((await copyOf(father)).calls).toEqual([]);
});

it('goes when it is deleted, and with the parent', async () => {
  const mother = await someParent(app);
  const [one] = [await note(mother), await note(mother)];
  await app.as(office).delete(`/api/call/${one.id}`).expect(200);
  expect(await callsOf(mother)).toHaveLength(1);
  await app.as(office).post(`/api/parent/${mother.personId}/erase`).expect(200);
  expect(await app.dataSource.manager.countBy(FamilyCallEntity, { person_id: mother.personId })).toBe(0);
});
