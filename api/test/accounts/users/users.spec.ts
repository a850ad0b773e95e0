import { PERMISSIONS, type DeletePreview, type Permission } from '@feria/shared';
import { ParentEntity } from '../../../src/model/families/parent.entity.js';
import { RoleEntity, RolePermissionEntity, UserRoleEntity } from '../../../src/core/auth/role.entity.js';
import { PasswordTokenEntity } from '../../../src/model/accounts/link-tokens.entity.js';
import {
  CourseWeekLeaderEntity,
  WeekGroupEntity,
  WeekGroupLeaderEntity,
} from '../../../src/model/on-site/week-group.entity.js';
import { IsNull } from 'typeorm';
import { createTestApp, type TestApp } from '../../support/app.js';
import { PROOF, someone } from '../second-factor/support.js';
import {
  next,
  signInAgain,
  someCourse,
  someParent,
  someStaff,
  someWeek,
  type Staff,
} from '../../support/builders.js';

type Values = Record<string, unknown>;

let app: TestApp;
let admin: Staff;
beforeAll(async () => {
  app = await createTestApp();
  admin = await someone(app, 'Administrator');
});
afterAll(() => app.close());

const some = (changes: Values = {}): Values => ({
  name: 'Anna Huber',
  email: `anna${next()}@example.org`,
  company_name: 'Waldkinder GmbH',
  lang: 'it',
  roles: ['Office'],
  ...changes,
});
const post = (body: Values, by = admin) => app.as(by).post('/api/user').send(body);
const put = (id: unknown, body: Values, by = admin) =>
  app
    .as(by)
    .put(`/api/user/${String(id)}`)
    .send(body);
const remove = (id: unknown, by = admin) => app.as(by).delete(`/api/user/${String(id)}`);
const login = (email: unknown, password: unknown) => app.http().post('/api/login').send({ email, password });
const errors = ({ status, body }: { status: number; body: { errors?: object } }) => [
  status,
  Object.keys(body.errors ?? {}),
];
async function made(changes: Values = {}): Promise<{ id: number; email: string; password: string } & Values> {
  const { body } = await post(some(changes)).expect(201);
  return body.data;
}
/** All permissions but one. */
const ALL_BUT_ONE = PERMISSIONS.filter((name) => name !== 'location.update');

describe('a new user', () => {
  it('is stored with its roles, and read back', async () => {
    const sent = some({ email: ' Anna.Huber@Example.ORG ', roles: ['Office', 'Project leader'] });
    const { body } = await post(sent).expect(201);
    const { password, ...created } = body.data;
    expect(created).toEqual({
      id: expect.any(Number),
      name: 'Anna Huber',
      email: 'anna.huber@example.org',
      company_name: 'Waldkinder GmbH',
      lang: 'it',
      roles: ['Office', 'Project leader'],
      second_factor: false,
      is_parent: false,
      people: null,
      version: expect.any(String),
      password_change_required: true,
      editable: true,
      created_at: app.clock.now().toISOString(),
    });
    expect(password).toMatch(/^(\w{4}-){3}\w{4}$/);
    const read = await app.as(admin).get(`/api/user/${created.id}`).expect(200);
    expect(read.body.data).toEqual(created);
  });

  it('gets another password each time, said once and kept by no cache', async () => {
    const [first, second] = [await post(some()), await post(some())];
    expect(first.body.data.password).not.toBe(second.body.data.password);
    expect(first.headers['cache-control']).toBe('no-store');
    const { body } = await app.as(admin).get(`/api/user/${first.body.data.id}`);
    expect(JSON.stringify(body)).not.toContain(first.body.data.password);
  });

  it('logs in with the generated password and must change it before anything else', async () => {
    const { email, password } = await made();
    const { body } = await login(email, password).expect(200);
    const token = { token: body.data.token };
    const refused = await app.as(token).get('/api/location').expect(403);
    expect(refused.body.code).toBe('password_change_required');
    const change = {
      current_password: password,
      password: 'ein neues Wort',
      password_confirmation: 'ein neues Wort',
    };
    const changed = await app.as(token).put('/api/password').send(change).expect(200);
    await app.as({ token: changed.body.data.token }).get('/api/location').expect(200);
  });

  it('gets the password that was sent, and must change that too', async () => {
    const password = '  blanks belong to it  ';
    const { body } = await post(some({ password, password_confirmation: password })).expect(201);
    expect(body.data).toMatchObject({ password_change_required: true });
    expect(body.data).not.toHaveProperty('password');
    await login(body.data.email, password).expect(200);
  });

  it.each<[string, Values]>([
    ['name', { name: ' ' }],
    ['email', { email: '' }],
    ['email', { email: 'nobody' }],
    ['lang', { lang: 'fr' }],
    ['roles', { roles: 'Office' }],
    ['roles', { roles: [7] }],
    ['roles', { roles: ['Office', 'Emperor'] }],
    ['password', { password: 'short', password_confirmation: 'short' }],
    ['password_confirmation', { password: 'long enough now' }],
    ['password_confirmation', { password: 'long enough now', password_confirmation: 'something else' }],
    ['password_confirmation', { password_confirmation: 'without the first' }],
    ['company_name', { company_name: 'x'.repeat(256) }],
  ])('is refused at %s: %j', async (field, changes) => {
    expect(errors(await post(some(changes)))).toEqual([422, [field]]);
  });

  it('needs an e-mail address of its own, whatever its case', async () => {
    const { email } = await made();
    expect(errors(await post(some({ email: email.toUpperCase() })))).toEqual([422, ['email']]);
    const at_once = await Promise.all([1, 2, 3].map(() => post(some({ email: 'race@example.org' }))));
    expect(at_once.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    expect(errors(at_once.find(({ status }) => status === 422)!)).toEqual([422, ['email']]);
  });
});

describe('a change', () => {
  it('keeps what is not sent', async () => {
    const { password: _, ...before } = await made();
    const { body } = await put(before.id, { name: 'Anna Meier' }).expect(200);
    expect(body.data).toEqual({ ...before, name: 'Anna Meier', version: expect.any(String) });
    const emptied = await put(before.id, { company_name: '', roles: [] }).expect(200);
    expect(emptied.body.data).toMatchObject({
      company_name: null,
      roles: [],
      name: 'Anna Meier',
      lang: 'it',
    });
  });

  it.each<[string, Values]>([
    ['name', { name: '' }],
    ['email', { email: null }],
    ['email', { email: 'nobody' }],
    ['roles', { roles: ['Emperor'] }],
    ['password', { password: 'short', password_confirmation: 'short' }],
  ])('is refused at %s: %j', async (field, changes) => {
    const { id } = await made();
    expect(errors(await put(id, changes))).toEqual([422, [field]]);
  });

  it('is refused for an e-mail address that another has, and not for one’s own', async () => {
    const [first, second] = [await made(), await made()];
    expect(errors(await put(first.id, { email: second.email }))).toEqual([422, ['email']]);
    await put(first.id, { email: first.email.toUpperCase() }).expect(200);
  });

  it('is found by its new name', async () => {
    const { id } = await made();
    await put(id, { name: 'Zacharias Überfluss' }).expect(200);
    const { body } = await app.as(admin).get('/api/user').query({ search: 'uberfluss zach' });
    expect(body.data.map((row: Values) => row.id)).toEqual([id]);
  });

  it('of the password ends the sessions at once and asks for another one', async () => {
    const { id, email, password } = await made();
    const { body } = await login(email, password);
    const change = { password: 'given by the office', password_confirmation: 'given by the office' };
    await put(id, { ...change, ...PROOF }).expect(200);
    await app.as(body.data).get('/api/userdata').expect(401);
    await login(email, password).expect(401);
    const again = await login(email, change.password).expect(200);
    const me = await app.as(again.body.data).get('/api/userdata').expect(200);
    expect(me.body.data.password_change_required).toBe(true);
  });

  it('of the e-mail address ends the sessions and the links of the old one', async () => {
    const { id, email } = await made();
    const staff = await signInAgain(app, { id, email, token: '' });
    await app.http().post('/api/password/forgot').send({ email }).expect(200);
    await put(id, { email: `new.${email}`, ...PROOF }).expect(200);
    await app.as(staff).get('/api/userdata').expect(401);
    const { manager } = app.dataSource;
    expect(await manager.countBy(PasswordTokenEntity, { user_id: id, used_at: IsNull() })).toBe(0);
    const elsewhere = await signInAgain(app, admin);
    await put(admin.id, { email: `new.${admin.email}`, ...PROOF }).expect(200);
    await app.as(admin).get('/api/userdata').expect(200);
    await app.as(elsewhere).get('/api/userdata').expect(401);
  });

  it('of one’s own password goes another way', async () => {
    const change = { password: 'not like this, no', password_confirmation: 'not like this, no' };
    expect(errors(await put(admin.id, change))).toEqual([422, ['password']]);
    await app.as(admin).get('/api/userdata').expect(200);
  });

  it('of the roles counts from the next call on', async () => {
    const staff = await someStaff(app, 'Office');
    await app.as(staff).get('/api/location').expect(200);
    await put(staff.id, { roles: [] }).expect(200);
    await app.as(staff).get('/api/location').expect(403);
  });
});

describe('without user.create', () => {
  const others = { email: 'taken.over@example.org', roles: ['Administrator'], password: 'taken over now' };

  it('e-mail address, roles and password are ignored, whatever they hold', async () => {
    const editor = await someStaff(app, ['user.update']);
    const { id, password: _, ...before } = await made({ roles: [] });
    for (const sent of [others, { email: '', roles: null, password: 7 }, { email: 'nobody', roles: 'x' }]) {
      const { body } = await put(id, { name: 'Anna Neu', ...sent }, editor).expect(200);
      expect(body.data).toEqual({ id, ...before, name: 'Anna Neu', version: expect.any(String) });
    }
  });

  it('user.updateOwn reaches oneself alone', async () => {
    const own = await someStaff(app, ['user.updateOwn']);
    const { id } = await made();
    const { body } = await put(own.id, { name: 'Ich', ...others }, own).expect(200);
    expect(body.data).toMatchObject({ name: 'Ich', email: own.email });
    expect(body.data.roles).not.toContain('Administrator');
    await app.as(own).get(`/api/user/${own.id}`).expect(200);
    await app.as(own).get(`/api/user/${id}`).expect(404);
    await put(id, { name: 'Nicht ich' }, own).expect(404);
    await put(999_999, { name: 'Niemand' }, own).expect(404);
    await remove(id, own).expect(403);
    await app.as(own).get('/api/user').expect(403);
  });
});

describe('a deletion', () => {
  it('ends the sessions at once', async () => {
    const { id, email, password } = await made();
    const { body } = await login(email, password);
    const answer = await remove(id).expect(200);
    expect(answer.body.data).toEqual({ success: true, message: '„Anna Huber“ wurde gelöscht.' });
    await app.as(body.data).get('/api/userdata').expect(401);
    await login(email, password).expect(401);
    await app.as(admin).get(`/api/user/${id}`).expect(404);
    await remove(id).expect(404);
  });

  it('of oneself is refused', async () => {
    const { body } = await remove(admin.id).set('api-lang', 'it').expect(200);
    expect(body.data).toEqual({ success: false, message: 'Non può eliminare il proprio account.' });
    await app.as(admin).get('/api/userdata').expect(200);
  });

  it('of a parent is refused, and takes nothing from the person', async () => {
    const parent = await someParent(app);
    const { body } = await remove(parent.id).expect(200);
    expect(body.data).toEqual({
      success: false,
      message: expect.stringContaining('das Konto eines Elternteils'),
    });
    await app.as(parent).get('/api/my-family').expect(200);
    const person = await app.dataSource.manager.findOneByOrFail(ParentEntity, { id: parent.personId });
    expect(person.user_id).toBe(parent.id);
  });
});

describe('nobody gives or takes over what they do not hold', () => {
  let clerk: Staff;
  beforeAll(async () => {
    clerk = await someStaff(app, ['user.index', 'user.create', 'user.update', 'location.index']);
  });
  const holding = (permissions: readonly Permission[]) => someStaff(app, permissions);
  const roleWith = async (permissions: readonly Permission[]): Promise<string> => {
    const name = `Role of ${next()}`;
    await app.as(admin).post('/api/role').send({ name, permissions }).expect(201);
    return name;
  };

  it('gives roles within what is held, and no others', async () => {
    const [within, beyond] = [await roleWith(['location.index']), await roleWith(['location.update'])];
    const { body } = await post(some({ roles: [within] }), clerk).expect(201);
    expect(errors(await post(some({ roles: [within, beyond] }), clerk))).toEqual([422, ['roles']]);
    expect(errors(await put(body.data.id, { roles: [beyond] }, clerk))).toEqual([422, ['roles']]);
    expect(errors(await put(clerk.id, { roles: ['Administrator'] }, clerk))).toEqual([422, ['roles']]);
  });

  it.each<[string, Values]>([
    ['email', { email: 'mine.now@example.org' }],
    ['password', { password: 'mine from now on', password_confirmation: 'mine from now on' }],
    ['roles', { roles: [] }],
    ['name', { name: 'Renamed' }],
    ['company_name', { company_name: 'Elsewhere' }],
    ['lang', { lang: 'it' }],
  ])('does not change %s of an account that holds more', async (field, changes) => {
    for (const target of [admin, await holding(['location.update'])]) {
      expect(errors(await put(target.id, changes, clerk))).toEqual([422, [field]]);
      await app.as(target).get('/api/userdata').expect(200);
    }
  });

  it('takes such an account as the form sends it, when nothing of it changes', async () => {
    const { body } = await app.as(clerk).get(`/api/user/${admin.id}`).expect(200);
    await put(admin.id, body.data, clerk).expect(200);
  });

  it('says of each account whether the reader may change it', async () => {
    const [beyond, within] = [await holding(['location.update']), await holding(['location.index'])];
    for (const [{ id }, editable] of [
      [beyond, false],
      [within, true],
      [clerk, true],
    ] as const) {
      const one = await app.as(clerk).get(`/api/user/${id}`).expect(200);
      expect(one.body.data.editable).toBe(editable);
      const { body } = await app
        .as(clerk)
        .get('/api/user')
        .query({ filters: [`id|${id}`] })
        .expect(200);
      expect(body.data[0].editable).toBe(editable);
    }
  });

  it('does not delete such an account', async () => {
    const { body } = await remove((await holding(['location.update'])).id, clerk).expect(200);
    expect(body.data).toEqual({ success: false, message: expect.stringContaining('Rechte') });
    const within = await remove((await holding(['location.index'])).id, clerk).expect(200);
    expect(within.body.data.success).toBe(true);
  });

  it('does not change the address of a parent who holds more, as a parent either', async () => {
    const parent = await someParent(app);
    await put(parent.id, { roles: ['Administrator'] }).expect(200);
    const people = await someStaff(app, ['person.update', 'user.create']);
    const answer = await app
      .as(people)
      .put(`/api/parent/${parent.personId}`)
      .send({ email: 'mine.now@example.org' });
    expect(errors(answer)).toEqual([422, ['email']]);
    await app
      .as(admin)
      .put(`/api/parent/${parent.personId}`)
      .send({ email: `new.${parent.email}`, ...PROOF })
      .expect(200);
  });

  it('makes no exception for those who may edit roles, nor for those who lack one permission', async () => {
    const keeper = await holding(['user.create', 'user.update', 'role.update']);
    expect(errors(await post(some({ roles: ['Administrator'] }), keeper))).toEqual([422, ['roles']]);
    expect(errors(await put(keeper.id, { roles: ['Administrator'] }, keeper))).toEqual([422, ['roles']]);
    expect(errors(await put(admin.id, { name: 'Mine' }, keeper))).toEqual([422, ['name']]);
    const nearly = await holding(ALL_BUT_ONE);
    expect(errors(await post(some({ roles: ['Administrator'] }), nearly))).toEqual([422, ['roles']]);
  });

  it('does not rename a parent who holds more, as a parent either', async () => {
    const parent = await someParent(app);
    await put(parent.id, { roles: ['Administrator'], name: 'Head of the office' }).expect(200);
    const people = await someStaff(app, ['person.update', 'user.create', 'child.health']);
    const change = (body: Values) => app.as(people).put(`/api/parent/${parent.personId}`).send(body);
    expect(errors(await change({ last_name: 'Other' }))).toEqual([422, ['last_name']]);
    expect(errors(await change({ lang: 'it' }))).toEqual([422, ['lang']]);
    await change({ first_name: 'Eva', last_name: 'Rossi', phone: '+39 0471 1' }).expect(200);
    const { body } = await app.as(admin).get(`/api/user/${parent.id}`).expect(200);
    expect(body.data.name).toBe('Head of the office');
  });

  it('leaves no permission without a holder: one cannot drop what only oneself holds', async () => {
    const name = await roleWith(['location.index']);
    await app.dataSource.manager.delete(RolePermissionEntity, { permission: 'option.update' });
    const [role] = await app.dataSource.manager.findBy(RoleEntity, { name });
    await app.dataSource.manager.insert(RolePermissionEntity, {
      role_id: role!.id,
      permission: 'option.update',
    });
    const { body } = await app.as(admin).get(`/api/user/${admin.id}`).expect(200);
    await app.dataSource.manager.insert(UserRoleEntity, { user_id: admin.id, role_id: role!.id });
    const answer = await put(admin.id, { roles: body.data.roles });
    expect(errors(answer)).toEqual([422, ['roles']]);
    const inRole = await app
      .as(admin)
      .put(`/api/role/${role!.id}`)
      .send({ permissions: ['location.index'] });
    expect(errors(inRole)).toEqual([422, ['permissions']]);
  });
});

describe('the list', () => {
  const list = (query: Values) => app.as(admin).get('/api/user').query(query).expect(200);

  it('shows staff and parents, and tells them apart', async () => {
    const parent = await someParent(app);
    const { id } = await made();
    const { body } = await list({ filters: [`id|${parent.id}`, `id|${id}`], sortBy: 'is_parent' });
    expect(body.data.map((row: Values) => [row.id, row.is_parent, row.people, row.roles])).toEqual([
      [id, false, null, ['Office']],
      [parent.id, true, { id: parent.personId, first_name: 'Eva', last_name: 'Rossi' }, []],
    ]);
    const parents = await list({ filters: 'is_parent|1', itemsPerPage: 500 });
    expect(parents.body.data.every((row: Values) => row.is_parent)).toBe(true);
    expect(parents.body.data.map((row: Values) => row.id)).toContain(parent.id);
    const staff = await list({ filters: 'is_parent|0', itemsPerPage: 500 });
    expect(staff.body.data.map((row: Values) => row.id)).not.toContain(parent.id);
    expect(staff.body.meta.total + parents.body.meta.total).toBe((await list({})).body.meta.total);
  });

  it('finds whoever holds a role, once', async () => {
    const { id } = await made({ roles: ['Office', 'Project leader'] });
    const { body } = await list({
      filters: ['roles|Office', 'roles|Project leader', `id|${id}`],
      itemsPerPage: 500,
    });
    expect([body.meta.total, body.data.map((row: Values) => row.id)]).toEqual([1, [id]]);
    const none = await list({ filters: ['roles|Administrator', `id|${id}`] });
    expect(none.body.meta.total).toBe(0);
  });

  it('sorts by several columns and searches name, address and company', async () => {
    const mark = `Firma${next()}`;
    const people = [
      { name: 'Berta', company_name: `${mark} A` },
      { name: 'Anton', company_name: `${mark} B` },
      { name: 'cäsar', company_name: `${mark} A` },
    ];
    for (const person of people) await made(person);
    const { body } = await list({
      search: mark.toUpperCase(),
      sortBy: ['company_name', 'name'],
      sortDesc: ['true', 'false'],
    });
    expect(body.data.map((row: Values) => row.name)).toEqual(['Anton', 'Berta', 'cäsar']);
  });

  it.each([
    ['sortBy', { sortBy: 'roles' }],
    ['sortBy', { sortBy: 'password_hash' }],
    ['filters', { filters: 'email|x' }],
    ['filters', { filters: 'is_parent|perhaps' }],
    ['page', { page: '0' }],
  ])('refuses the query at %s: %j', async (parameter, query) => {
    expect(errors(await app.as(admin).get('/api/user').query(query))).toEqual([422, [parameter]]);
  });

  it('asks the database as often for ten rows as for one', async () => {
    for (let count = 0; count < 10; count += 1) await someParent(app);
    const statements = async (itemsPerPage: number) =>
      (await app.countStatements(() => list({ itemsPerPage, sortBy: 'is_parent', sortDesc: 'true' }))).length;
    expect(await statements(10)).toBe(await statements(1));
  });

  it('sends no hash', async () => {
    const { body } = await list({ itemsPerPage: 500 });
    expect(JSON.stringify(body)).not.toMatch(/hash|argon|search_text/);
  });
});

describe('the question before an account is deleted', () => {
  let asking: Staff;
  beforeAll(async () => {
    app.clock.set('2026-07-10T10:00:00Z');
    asking = await someone(app, 'Administrator');
  });
  const consequences = async (id: number, lang = 'de'): Promise<string[]> => {
    const { body } = await app
      .as(asking)
      .get(`/api/user/${id}/delete-preview`)
      .set('api-lang', lang)
      .expect(200);
    return (body as { data: DeletePreview }).data.consequences;
  };
  const week = async (from: string, to: string, values: object = {}) =>
    someWeek(app, await someCourse(app, { name: 'Zeltlager', name_it: 'Campeggio' }), {
      name: 'Woche A',
      name_it: 'Settimana A',
      from,
      to,
      ...values,
    });
  const lead = (user: Staff, { id }: { id: number }) =>
    app.dataSource.manager.insert(CourseWeekLeaderEntity, { course_week_id: id, user_id: user.id });
  const leadGroup = async (user: Staff, { id }: { id: number }, name: string) => {
    const { manager } = app.dataSource;
    const group = await manager.save(WeekGroupEntity, { course_week_id: id, name });
    await manager.insert(WeekGroupLeaderEntity, { week_group_id: group.id, user_id: user.id });
  };

  it('names the weeks and groups that it leads, the next first, each once and only while they are not over', async () => {
    const leader = await someStaff(app, 'Project leader');
    expect(await consequences(leader.id)).toHaveLength(1);
    await lead(leader, await week('2026-06-29', '2026-07-09'));
    await lead(leader, await week('2026-07-13', '2026-07-17', { cancelled_at: new Date('2026-07-01') }));
    await leadGroup(leader, await week('2026-06-22', '2026-06-26'), 'Vorbei');
    expect(await consequences(leader.id)).toHaveLength(1);
    const last = await week('2026-07-20', '2026-07-24');
    await leadGroup(leader, last, 'Bären');
    const running = await week('2026-07-06', '2026-07-10');
    await lead(leader, running);
    await leadGroup(leader, running, 'Füchse');
    const [ends, leads] = await consequences(leader.id);
    expect(ends).toContain('ausgeloggt');
    expect(leads).toBe(
      'Das Konto leitet noch: Zeltlager · Woche A (06.07.2026 – 10.07.2026), Zeltlager · Woche A · Bären (20.07.2026 – 24.07.2026). Wer betreut die Kinder dann? Bitte legen Sie es vorher unter „Gruppen“ der Woche fest.',
    );
    const removed = await remove(leader.id, asking).expect(200);
    expect((removed.body as { data: { success: boolean } }).data.success).toBe(true);
  });

  it.each([
    ['de', 4, 'Woche A (10.08.2026 – 14.08.2026) und 1 weitere Woche oder Gruppe. Wer betreut'],
    ['it', 4, 'Settimana A (10.08.2026 – 14.08.2026) e un’altra settimana o un altro gruppo. Chi seguirà'],
    ['de', 6, 'Woche A (10.08.2026 – 14.08.2026) und 3 weitere Wochen oder Gruppen. Wer betreut'],
    ['it', 6, 'Settimana A (10.08.2026 – 14.08.2026) e altre 3 settimane o altri gruppi. Chi seguirà'],
    ['en', 6, 'Woche A (10.08.2026 – 14.08.2026) and 3 more weeks or groups. Who leads'],
  ])('names three of them, and says in %s how many more of %i there are', async (lang, count, words) => {
    const leader = await someStaff(app, 'Project leader');
    for (let number = 0; number < count; number += 1)
      await lead(
        leader,
        await week(number < 3 ? '2026-08-10' : '2026-08-17', number < 3 ? '2026-08-14' : '2026-08-21'),
      );
    expect((await consequences(leader.id, lang))[1]).toContain(words);
  });
});
