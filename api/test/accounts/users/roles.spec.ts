import { PERMISSIONS } from '@feria/shared';
import { createTestApp, type TestApp } from '../../support/app.js';
import { next, someStaff, type Staff } from '../../support/builders.js';

type Values = Record<string, unknown>;

let app: TestApp;
let admin: Staff;
beforeAll(async () => {
  app = await createTestApp();
  admin = await someStaff(app, 'Administrator');
});
afterAll(() => app.close());

const post = (body: Values, by = admin) => app.as(by).post('/api/role').send(body);
const put = (id: unknown, body: Values, by = admin) =>
  app
    .as(by)
    .put(`/api/role/${String(id)}`)
    .send(body);
const errors = ({ status, body }: { status: number; body: { errors?: object } }) => [
  status,
  Object.keys(body.errors ?? {}),
];
async function made(permissions: string[] = ['course.index']): Promise<{ id: number; name: string }> {
  const { body } = await post({ name: `Rolle ${next()}`, permissions }).expect(201);
  return body.data;
}

it('gives back what was stored, sorted and once', async () => {
  const sent = { name: ' Kasse ', permissions: ['person.view', 'course.index', 'course.index'] };
  const { body } = await post(sent).expect(201);
  expect(body.data).toEqual({
    id: expect.any(Number),
    name: 'Kasse',
    permissions: ['course.index', 'person.view'],
    second_factor: false,
    users_count: 0,
    assigned_users: [],
    version: expect.any(String),
  });
  const read = await app.as(admin).get(`/api/role/${body.data.id}`).expect(200);
  expect(read.body).toEqual(body);
});

it('names those who hold it', async () => {
  const { id, name } = await made();
  const holder = await someStaff(app, []);
  await app
    .as(admin)
    .put(`/api/user/${holder.id}`)
    .send({ roles: [name] })
    .expect(200);
  const { body } = await app.as(admin).get(`/api/role/${id}`).expect(200);
  expect(body.data.assigned_users).toEqual([{ id: holder.id, name: 'Staff', email: holder.email }]);
  expect(body.data.users_count).toBe(1);
});

it('names those who hold it to nobody who may not list users', async () => {
  const { id, name } = await made();
  const holder = await someStaff(app, []);
  await app
    .as(admin)
    .put(`/api/user/${holder.id}`)
    .send({ roles: [name] })
    .expect(200);
  const clerk = await someStaff(app, ['role.index', 'role.update', 'course.index', 'person.view']);
  const read = await app.as(clerk).get(`/api/role/${id}`).expect(200);
  const saved = await app.as(clerk).put(`/api/role/${id}`).send({ second_factor: false }).expect(200);
  for (const { body } of [read, saved]) {
    expect(body.data).toMatchObject({ users_count: 1, assigned_users: null });
    expect(JSON.stringify(body)).not.toContain(holder.email);
  }
});

it.each(['put', 'patch'] as const)('is changed by %s, and keeps what is not sent', async (method) => {
  const { id } = await made();
  const send = (body: Values) => app.as(admin)[method](`/api/role/${id}`).send(body).expect(200);
  const name = `Umbenannt ${next()}`;
  expect((await send({ name })).body.data).toMatchObject({ name, permissions: ['course.index'] });
  const { body } = await send({ permissions: ['child.index'] });
  expect(body.data).toMatchObject({ name, permissions: ['child.index'] });
  expect((await send({ permissions: [] })).body.data.permissions).toEqual([]);
});

it('counts from the next call on', async () => {
  const { id, name } = await made(['location.index']);
  const staff = await someStaff(app, []);
  await app
    .as(admin)
    .put(`/api/user/${staff.id}`)
    .send({ roles: [name] })
    .expect(200);
  await app.as(staff).get('/api/location').expect(200);
  await put(id, { permissions: [] }).expect(200);
  await app.as(staff).get('/api/location').expect(403);
});

it.each<[string, Values]>([
  ['name', { name: ' ' }],
  ['name', { name: 'x'.repeat(192) }],
  ['name', { name: 'Office' }],
  ['permissions', { permissions: 'course.index' }],
  ['permissions', { permissions: ['course.index', 'course.delete'] }],
  ['permissions', { permissions: ['constructor'] }],
  ['permissions', { permissions: [{ id: 1 }] }],
])('is refused at %s: %j', async (field, changes) => {
  expect(errors(await post({ name: `Rolle ${next()}`, ...changes }))).toEqual([422, [field]]);
  const { id } = await made();
  expect(errors(await put(id, changes))).toEqual([422, [field]]);
});

it('says which permission there is not, in the language of the request', async () => {
  const body = { name: 'X', permissions: ['course.delete'] };
  const answer = await post(body).set('api-lang', 'it').expect(422);
  expect(answer.body.errors.permissions).toEqual(['Sconosciuto: course.delete.']);
});

it('is not deleted while somebody holds it, and says how many', async () => {
  const { id, name } = await made();
  const staff = await someStaff(app, []);
  await app
    .as(admin)
    .put(`/api/user/${staff.id}`)
    .send({ roles: [name] })
    .expect(200);
  const remove = () => app.as(admin).delete(`/api/role/${id}`);
  const { body } = await remove().expect(200);
  expect(body.data).toEqual({ success: false, message: expect.stringContaining('1 Benutzer') });
  await app.as(admin).put(`/api/user/${staff.id}`).send({ roles: [] }).expect(200);
  expect((await remove().expect(200)).body.data).toEqual({
    success: true,
    message: `„${name}“ wurde gelöscht.`,
  });
  await remove().expect(404);
  await put(id, {}).expect(404);
  await app.as(admin).get(`/api/role/${id}`).expect(404);
});

it('is chosen from the list of the server, grouped by resource', async () => {
  const { body } = await app.as(admin).get('/api/role/permissions').expect(200);
  expect(body.data.flatMap((group: { permissions: string[] }) => group.permissions)).toEqual(PERMISSIONS);
  expect(body.data.find(({ resource }: Values) => resource === 'child')).toEqual({
    resource: 'child',
    permissions: ['child.create', 'child.health', 'child.index', 'child.update'],
  });
});

it('is listed, found, sorted by name and number of users, and paged', async () => {
  const mark = `Zelt${next()}`;
  const [many, none] = [`${mark} viele`, `${mark} keine`];
  for (const name of [many, none]) await post({ name, permissions: ['course.index'] }).expect(201);
  for (const staff of [await someStaff(app, []), await someStaff(app, [])])
    await app
      .as(admin)
      .put(`/api/user/${staff.id}`)
      .send({ roles: [many] })
      .expect(200);
  const list = async (query: Values) =>
    (
      await app
        .as(admin)
        .get('/api/role')
        .query({ search: mark, ...query })
        .expect(200)
    ).body;
  expect((await list({})).data.map(({ name }: Values) => name)).toEqual([none, many]);
  const byUsers = await list({ sortBy: 'users_count', sortDesc: 'true' });
  expect(byUsers.data.map((row: Values) => [row.name, row.users_count, row.permissions])).toEqual([
    [many, 2, ['course.index']],
    [none, 0, ['course.index']],
  ]);
  const second = await list({ itemsPerPage: 1, page: 2 });
  expect([second.meta.total, second.data.map(({ name }: Values) => name)]).toEqual([2, [many]]);
  expect(errors(await app.as(admin).get('/api/role').query({ sortBy: 'permissions' }))).toEqual([
    422,
    ['sortBy'],
  ]);
});

it('needs its permissions, and no other', async () => {
  const { id } = await made();
  const [reader, maker, editor] = [
    await someStaff(app, ['role.index']),
    await someStaff(app, ['role.create']),
    await someStaff(app, ['role.update', 'course.index']),
  ];
  const statuses = async (staff: Staff) => {
    const agent = app.as(staff);
    const answers = [
      await agent.get('/api/role'),
      await agent.get('/api/role/permissions'),
      await agent.get(`/api/role/${id}`),
      await agent.post('/api/role').send({ name: `Rolle ${next()}` }),
      await agent.put(`/api/role/${id}`).send({}),
    ];
    return answers.map(({ status }) => status);
  };
  expect(await statuses(reader)).toEqual([200, 200, 403, 403, 403]);
  expect(await statuses(maker)).toEqual([403, 200, 403, 201, 403]);
  expect(await statuses(editor)).toEqual([403, 200, 200, 403, 200]);
  await app.as(reader).delete(`/api/role/${id}`).expect(403);
  await app.as(editor).delete(`/api/role/${id}`).expect(200);
});

describe('nobody gives more than they hold, by way of a role', () => {
  let keeper: Staff;
  beforeAll(async () => {
    keeper = await someStaff(app, [
      'role.index',
      'role.create',
      'role.update',
      'course.index',
      'course.view',
    ]);
  });

  it('when a role is created', async () => {
    const create = (permissions: string[]) => post({ name: `Rolle ${next()}`, permissions }, keeper);
    expect(errors(await create(['course.index', 'child.health']))).toEqual([422, ['permissions']]);
    await create(['course.index', 'course.view']).expect(201);
  });

  it('when a permission is added', async () => {
    const { id } = await made(['course.index']);
    expect(errors(await put(id, { permissions: ['course.index', 'child.health'] }, keeper))).toEqual([
      422,
      ['permissions'],
    ]);
    await put(id, { permissions: ['course.index', 'course.view'] }, keeper).expect(200);
  });

  it('when it is their own role', async () => {
    const [role] = (await app.as(keeper).get('/api/role').query({ search: 'Role' })).body.data.filter(
      ({ permissions }: { permissions: string[] }) => permissions.includes('role.create'),
    );
    const all = [...role.permissions, 'child.health'];
    expect(errors(await put(role.id, { permissions: all }, keeper))).toEqual([422, ['permissions']]);
  });

  it('and changes, renames or deletes no role that holds more', async () => {
    const { id, name } = await made(['course.index', 'child.health']);
    for (const body of [{ name: 'Harmless' }, { permissions: ['course.index'] }, { permissions: [] }])
      expect(errors(await put(id, body, keeper))).toEqual([422, Object.keys(body)]);
    await put(id, { name, permissions: ['child.health', 'course.index'] }, keeper).expect(200);
    const { body } = await app.as(keeper).delete(`/api/role/${id}`).expect(200);
    expect(body.data).toEqual({ success: false, message: expect.stringContaining('Rechte') });
    expect((await app.as(admin).get(`/api/role/${id}`)).body.data.name).toBe(name);
  });
});
