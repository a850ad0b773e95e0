import type { Permission } from '@feria/shared';
import { AuditEntryEntity } from '../../../src/core/audit/audit-entry.entity.js';
import { AbsenceEntity } from '../../../src/model/families/absence.entity.js';
import { ParentViewEntity } from '../../../src/core/auth/parent-view.entity.js';
import { RoleEntity, RolePermissionEntity, UserRoleEntity } from '../../../src/core/auth/role.entity.js';
import { UserEntity } from '../../../src/core/auth/user.entity.js';
import { Housekeeping } from '../../../src/core/housekeeping/housekeeping.js';
import { HealthReadEntity } from '../../../src/model/accounts/health-read.entity.js';
import { ChildEntity } from '../../../src/model/families/child.entity.js';
import { ParentEntity } from '../../../src/model/families/parent.entity.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import {
  signInAgain,
  someChild,
  someParent,
  someStaff,
  type Parent,
  type Staff,
} from '../../support/builders.js';
import { somePayment } from '../../support/pay.js';
import { viewAs } from './support.js';
import { someOrganiser } from '../../money/receipts/support.js';

const MINUTE = 60_000;
const VIEW: readonly Permission[] = ['person.view', 'person.viewAs'];
const HEALTH = ['with_diagnostics', 'medicaments', 'incompatibilities', 'allergies', 'risk_group'];

let app: TestApp;
let parent: Parent;
let childId: number;
let staff: Staff;
beforeAll(async () => {
  app = await createTestApp();
  await someOrganiser(app);
});
beforeEach(async () => {
  parent = await someParent(app);
  ({ id: childId } = await someChild(app, parent));
  await app.dataSource.manager.update(ChildEntity, { id: childId }, { allergies: 'Nüsse' });
  staff = await someStaff(app, [...VIEW, 'child.health']);
});
afterAll(() => app.close());

/** Lines of the log of changes about the parent: who, what, when. */
async function lines(): Promise<[number, string, string][]> {
  const entries = await app.dataSource.manager.find(AuditEntryEntity, {
    where: { record_id: parent.personId },
    order: { id: 'ASC' },
  });
  return entries
    .filter(({ resource }) => resource.startsWith('parent/view'))
    .map(({ user_id, resource, at }) => [user_id, resource, at.toISOString()]);
}

const now = (): string => app.clock.at.toISOString();

const status = async (user: { token: string }, path = '/api/userdata'): Promise<number> =>
  (await app.as(user).get(path)).status;

it('ends when a second factor becomes required that the viewer lacks', async () => {
  const view = await viewAs(app, staff, parent);
  expect(await status(view)).toBe(200);
  const { manager } = app.dataSource;
  const { role_id } = await manager.findOneByOrFail(UserRoleEntity, { user_id: staff.id });
  await manager.update(RoleEntity, { id: role_id }, { second_factor: true });
  expect(await status(view)).toBe(401);
  await manager.update(UserEntity, { id: staff.id }, { second_factor_at: app.clock.now() });
  expect(await status(view)).toBe(200);
});

it('tells reasons of absences to who may see health data only', async () => {
  const day = app.clock.today();
  const absence = { child_id: childId, from: day, to: day, reason: 'Arzt', created_at: app.clock.at };
  await app.dataSource.manager.insert(AbsenceEntity, absence);
  const reasonFor = async (user: { token: string }) =>
    (await app.as(user).get('/api/my-family').expect(200)).body.data.childrens[0].absences[0]
      .reason as unknown;
  expect(await reasonFor(await viewAs(app, staff, parent))).toBe('Arzt');
  const other = await someStaff(app, [...VIEW, 'child.index', 'peopleCourseWeekRegistration.index']);
  expect(await reasonFor(await viewAs(app, other, parent))).toBeNull();
  expect(await reasonFor(parent)).toBe('Arzt');
  const family = await app.as(other).get(`/api/family/${parent.personId}`).expect(200);
  expect(family.body.data.children[0].absences).toMatchObject([{ from: day, reason: null }]);
});

describe('the portal', () => {
  it('is what the parent sees', async () => {
    const view = await viewAs(app, staff, parent);
    for (const path of ['my-family', 'my-family/messages', 'my-family/payment-documents'])
      expect((await app.as(view).get(`/api/${path}`).expect(200)).body).toEqual(
        (await app.as(parent).get(`/api/${path}`).expect(200)).body,
      );
    const { body } = await app.as(view).get('/api/userdata').expect(200);
    expect(body.data).toMatchObject({
      id: parent.id,
      people: { id: parent.personId },
      view: { health: true },
    });
    expect((await app.as(parent).get('/api/userdata')).body.data.view).toBeNull();
  });

  it('is of one family only', async () => {
    const view = await viewAs(app, staff, parent);
    const { id } = await someChild(app, await someParent(app));
    const { body } = await app.as(view).get('/api/my-family').expect(200);
    expect(body.data.childrens.map((child: { id: number }) => child.id)).toEqual([childId]);
    expect(await status(view, `/export/tax-confirmation/${id}/2026`)).toBe(404);
  });

  it('leaves out health data for who may not see it, and says so', async () => {
    const view = await viewAs(app, await someStaff(app, VIEW), parent);
    const { body } = await app.as(view).get('/api/my-family').expect(200);
    expect(HEALTH.filter((field) => field in body.data.childrens[0])).toEqual([]);
    expect((await app.as(view).get('/api/userdata')).body.data.view).toEqual({ health: false });
    expect(await app.dataSource.manager.findBy(HealthReadEntity, { child_id: childId })).toEqual([]);
  });

  it('notes who was shown health data: the viewer', async () => {
    const view = await viewAs(app, staff, parent);
    const { body } = await app.as(view).get('/api/my-family').expect(200);
    expect(body.data.childrens[0].allergies).toBe('Nüsse');
    const reads = await app.dataSource.manager.findBy(HealthReadEntity, { child_id: childId });
    expect(reads.map(({ user_id, via }) => [user_id, via])).toEqual([[staff.id, 'family']]);
  });

  it('opens documents by tokens that are the view’s', async () => {
    const view = await viewAs(app, staff, parent);
    const tokenFor = async (path: string): Promise<string> =>
      (await app.as(view).post('/api/ticket').send({ path }).expect(200)).body.data.token as string;
    await somePayment(app, parent);
    const own = `/export/statement/${parent.personId}/2026`;
    const open = async (path: string, token: string): Promise<number> =>
      (await app.http().get(path).query({ token })).status;
    const token = await tokenFor(own);
    expect(await open(own, token)).toBe(200);
    // For which the viewer’s permissions would be needed.
    expect(await open('/export/payments', await tokenFor('/export/payments'))).toBe(403);
    await app.as(view).get('/api/logout').expect(200);
    expect(await open(own, token)).toBe(401);
  });

  it('gives no rights of staff when the parent is staff too', async () => {
    const { manager } = app.dataSource;
    const { id } = await manager.findOneByOrFail(RoleEntity, { name: 'Administrator' });
    await manager.insert(UserRoleEntity, { user_id: parent.id, role_id: id });
    expect(await status(parent, '/api/user')).toBe(200);
    const view = await viewAs(app, staff, parent);
    const { body } = await app.as(view).get('/api/userdata').expect(200);
    expect([body.data.roles, body.data.permissions]).toEqual([[], []]);
    expect(await status(view, '/api/user')).toBe(403);
  });

  it('says in the language of the reader that nothing can be changed', async () => {
    const view = await viewAs(app, staff, parent);
    const body = { first_name: 'Eva' };
    const answer = await app.as(view).put('/api/my-family/parent').set('api-lang', 'it, de').send(body);
    expect([answer.status, answer.body.code]).toEqual([403, 'read_only_view']);
    expect(answer.body.message).toContain('non si può modificare nulla');
    expect(answer.body.translations.de.message).toContain('kann nichts geändert werden');
  });

  it('does not count as a use of the account', async () => {
    const { manager } = app.dataSource;
    const before = await manager.findOneByOrFail(ParentEntity, { id: parent.personId });
    app.clock.advance(MINUTE);
    await app
      .as(await viewAs(app, staff, parent))
      .get('/api/my-family')
      .expect(200);
    expect(await manager.findOneByOrFail(ParentEntity, { id: parent.personId })).toEqual(before);
  });
});

describe('a view', () => {
  it('needs person.view too', async () => {
    const viewer = await someStaff(app, ['person.viewAs']);
    await app.as(viewer).post(`/api/parent/${parent.personId}/view`).expect(404);
  });

  it('needs an account of the parent, and says so', async () => {
    await app.dataSource.manager.update(ParentEntity, { id: parent.personId }, { user_id: null });
    const answer = await app.as(staff).post(`/api/parent/${parent.personId}/view`).expect(422);
    expect(answer.body.message).toContain('kein Konto');
    expect(await lines()).toEqual([]);
  });

  it('ends by itself after 30 minutes, and the log tells both', async () => {
    const begin = now();
    const view = await viewAs(app, staff, parent);
    app.clock.advance(30 * MINUTE - 1_000);
    expect(await status(view)).toBe(200);
    app.clock.advance(1_000);
    const end = now();
    expect(await status(view)).toBe(401);
    app.clock.advance(20 * MINUTE);
    await app.app.get(Housekeeping).sweep();
    await app.app.get(Housekeeping).sweep();
    expect(await lines()).toEqual([
      [staff.id, 'parent/view', begin],
      [staff.id, 'parent/view/end', end],
    ]);
    expect(await app.dataSource.manager.findBy(ParentViewEntity, { person_id: parent.personId })).toEqual([]);
  });

  it('is ended with a call, which the log tells too; the login stays', async () => {
    const begin = now();
    const view = await viewAs(app, staff, parent);
    app.clock.advance(MINUTE);
    await app.as(view).get('/api/logout').expect(200);
    expect(await status(view)).toBe(401);
    expect(await status(staff)).toBe(200);
    expect(await status(parent)).toBe(200);
    expect(await lines()).toEqual([
      [staff.id, 'parent/view', begin],
      [staff.id, 'parent/view/end', now()],
    ]);
  });

  it('stands in the log that staff read', async () => {
    await app
      .as(await viewAs(app, staff, parent))
      .get('/api/logout')
      .expect(200);
    const admin = await someStaff(app, 'Administrator');
    const query = { filters: [`record_id|${parent.personId}`], search: 'parent/view' };
    const { body } = await app.as(admin).get('/api/auditLog').query(query).expect(200);
    expect(body.data).toMatchObject([
      { resource: 'parent/view/end', user_id: staff.id, record: { resource: 'parent', id: parent.personId } },
      { resource: 'parent/view', user_id: staff.id, record: { resource: 'parent', id: parent.personId } },
    ]);
  });

  it('ends with the login from which it was opened, not with another', async () => {
    const other = await signInAgain(app, staff);
    const [view, ofOther] = [await viewAs(app, staff, parent), await viewAs(app, other, parent)];
    await app.as(staff).get('/api/logout').expect(200);
    expect([await status(view), await status(ofOther)]).toEqual([401, 200]);
    expect((await lines()).map(([, resource]) => resource)).toEqual([
      'parent/view',
      'parent/view',
      'parent/view/end',
    ]);
  });

  it.each(VIEW)('ends when %s is taken from the viewer', async (permission) => {
    const view = await viewAs(app, staff, parent);
    const { manager } = app.dataSource;
    const { role_id } = await manager.findOneByOrFail(UserRoleEntity, { user_id: staff.id });
    await manager.delete(RolePermissionEntity, { role_id, permission });
    expect(await status(view)).toBe(401);
  });

  it('shows health data no longer when child.health is taken from the viewer', async () => {
    const view = await viewAs(app, staff, parent);
    const { manager } = app.dataSource;
    const { role_id } = await manager.findOneByOrFail(UserRoleEntity, { user_id: staff.id });
    await manager.delete(RolePermissionEntity, { role_id, permission: 'child.health' });
    const { body } = await app.as(view).get('/api/my-family').expect(200);
    expect(body.data.childrens[0]).not.toHaveProperty('allergies');
  });

  it('ends with the account of the viewer and with that of the parent', async () => {
    const { manager } = app.dataSource;
    const view = await viewAs(app, staff, parent);
    await manager.delete(UserEntity, { id: staff.id });
    expect(await status(view)).toBe(401);
    const again = await viewAs(app, await someStaff(app, VIEW), parent);
    await manager.delete(UserEntity, { id: parent.id });
    expect(await status(again)).toBe(401);
  });

  it('that has ended is no login: public pages take it for a visitor', async () => {
    const view = await viewAs(app, staff, parent);
    await app.as(view).get('/api/logout').expect(200);
    await app.as(view).post('/api/password/reset/check').send({}).expect(422);
  });
});
