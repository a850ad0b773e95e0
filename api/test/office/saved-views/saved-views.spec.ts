import { VIEWS_MAX, type SavedView } from '@feria/shared';
import { AuditEntryEntity } from '../../../src/core/audit/audit-entry.entity.js';
import { SavedViewEntity } from '../../../src/model/office/saved-view.entity.js';
import { UserEntity } from '../../../src/core/auth/user.entity.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { next, someStaff, type Staff } from '../../support/builders.js';

/* Saved views of lists (product/office.md#saved-views). */

let app: TestApp;
let office: Staff;
let admin: Staff;
beforeAll(async () => {
  app = await createTestApp();
  office = await someStaff(app, 'Office');
  admin = await someStaff(app, 'Administrator');
});
afterAll(() => app.close());

const ADDRESS = '/api/saved-view';
const STATE = {
  search: 'rossi',
  filters: ['active|1', 'open|1'],
  sort: [
    { field: 'open_amount', descending: true },
    { field: 'people.last_name', descending: false },
  ],
  columns: ['people.last_name', 'open_amount'],
};
const REGISTRATIONS = 'peopleCourseWeekRegistration';

const save = async (who: Staff, body: object = {}): Promise<SavedView> => {
  const all = { list: REGISTRATIONS, name: `Ansicht ${next()}`, ...STATE, ...body };
  return (await app.as(who).post(ADDRESS).send(all).expect(201)).body.data as SavedView;
};
const viewsOf = async (who: Staff, list = REGISTRATIONS): Promise<SavedView[]> =>
  (await app.as(who).get(ADDRESS).query({ list }).expect(200)).body.data as SavedView[];
const change = (who: Staff, { id, version }: SavedView, body: object) =>
  app
    .as(who)
    .put(`${ADDRESS}/${id}`)
    .send({ version, ...body });

it('keeps search, filters, sort and columns of a list, for who saved them', async () => {
  const view = await save(office, { name: ' Wer schuldet? ' });
  expect(view).toEqual({
    id: expect.any(Number),
    name: 'Wer schuldet?',
    shared: false,
    ...STATE,
    version: expect.any(String),
  });
  expect(await viewsOf(office)).toEqual([view]);
  expect(await viewsOf(office, 'parent')).toEqual([]);
  expect(await viewsOf(admin)).toEqual([]);
  await change(admin, view, { name: 'Fremd' }).expect(404);
  await app.as(admin).delete(`${ADDRESS}/${view.id}`).expect(404);
});

it('shows those of everybody to who sees the list, and lets holders of option.update make and change them', async () => {
  const shared = await save(admin, { shared: true });
  expect((await viewsOf(office))[0]).toEqual(shared);
  await app
    .as(office)
    .post(ADDRESS)
    .send({ list: REGISTRATIONS, name: 'Für alle', shared: true })
    .expect(403);
  await change(office, shared, { name: 'Anders' }).expect(403);
  await app.as(office).delete(`${ADDRESS}/${shared.id}`).expect(403);
  const own = await save(office);
  await change(office, own, { shared: true }).expect(403);
  const stranger = await someStaff(app, ['child.index']);
  await app.as(stranger).get(ADDRESS).query({ list: REGISTRATIONS }).expect(404);
  await change(stranger, shared, { name: 'Anders' }).expect(404);
  await app.as(stranger).delete(`${ADDRESS}/${shared.id}`).expect(404);
  const renamed = (await change(admin, shared, { name: 'Neuer Name', filters: [] }).expect(200)).body.data;
  expect(renamed).toMatchObject({ name: 'Neuer Name', filters: [], sort: STATE.sort, shared: true });
  const taken = (await change(admin, renamed, { shared: false }).expect(200)).body.data;
  expect(taken.shared).toBe(false);
  expect((await viewsOf(office)).map(({ id }) => id)).not.toContain(shared.id);
});

it('refuses lists that are not there, or not for the account, names that are taken, and nonsense', async () => {
  for (const list of ['nothing', 'user', 'constructor'])
    await app.as(office).post(ADDRESS).send({ list, name: 'x' }).expect(404);
  const { name } = await save(office);
  for (const [field, body] of [
    ['name', { name }],
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(61) }],
    ['filters', { filters: [7] }],
    ['columns', { columns: 'all' }],
    ['sort.0.field', { sort: [{ field: 'a; DROP', descending: true }] }],
  ] as const) {
    const sent = { list: REGISTRATIONS, name: `Ansicht ${next()}`, ...body };
    const answer = await app.as(office).post(ADDRESS).send(sent);
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]]);
  }
});

it('keeps what others have changed meanwhile', async () => {
  const view = await save(admin, { shared: true });
  const second = await someStaff(app, 'Administrator');
  await change(second, view, { columns: ['parents'] }).expect(200);
  const refused = await change(admin, view, { columns: ['plz'] });
  expect([refused.status, refused.body.code]).toEqual([409, 'changed_meanwhile']);
  const merged = await change(admin, view, { search: null }).expect(200);
  expect(merged.body.data).toMatchObject({ columns: ['parents'], search: null });
});

it('is deleted, and ends with the account of who saved it; those of everybody stay', async () => {
  const leaving = await someStaff(app, 'Administrator');
  const [own, shared, gone] = [
    await save(leaving),
    await save(leaving, { shared: true }),
    await save(leaving),
  ];
  await app.as(leaving).delete(`${ADDRESS}/${gone.id}`).expect(200);
  await app.dataSource.manager.delete(UserEntity, { id: leaving.id });
  const left = (await app.dataSource.manager.find(SavedViewEntity)).map(({ id }) => id);
  expect(left).toContain(shared.id);
  expect(left).not.toContain(own.id);
  expect(left).not.toContain(gone.id);
});

it('says in the log of changes that a view was saved, never its name or what is searched', async () => {
  const { id } = await save(office, { name: 'Familie Geheim', search: 'geheim' });
  const lines = await app.dataSource.manager.findBy(AuditEntryEntity, {
    resource: 'saved-view',
    record_id: id,
  });
  expect(lines.map(({ action }) => action)).toEqual(['create']);
  expect(JSON.stringify(lines)).not.toMatch(/geheim/i);
});

it('is not kept without end', async () => {
  const eager = await someStaff(app, ['child.index']);
  for (let count = 0; count < VIEWS_MAX; count += 1) await save(eager, { list: 'child' });
  const answer = await app.as(eager).post(ADDRESS).send({ list: 'child', name: 'Eine zu viel' });
  expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ['name']]);
});
