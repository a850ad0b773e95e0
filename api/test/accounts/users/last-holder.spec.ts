/** @jest-environment-options {"graph": "interference"} */
import { roleAdministrators } from '../../../src/accounts/users/role-holders.js';
import { RoleEntity } from '../../../src/core/auth/role.entity.js';
import { UserEntity } from '../../../src/core/auth/user.entity.js';
import { Transactions } from '../../../src/core/database/transactions.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { someStaff, type Staff } from '../../support/builders.js';
import { ENGINE } from '../../support/database.js';
import { roleGuard } from '../../support/interference/switches.js';

/** Roles with all permissions, each with one holder; nobody else may edit roles. */
interface Pair {
  users: [Staff, Staff];
  roles: [number, number];
  names: [string, string];
}

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const EVERYTHING = ['role.update', 'role.index', 'user.create', 'user.update', 'user.index'] as const;

async function thePair(): Promise<Pair> {
  const { manager } = app.dataSource;
  await manager.deleteAll(UserEntity);
  const users: Pair['users'] = [await someStaff(app, EVERYTHING), await someStaff(app, EVERYTHING)];
  const roles = await manager.find(RoleEntity, { order: { id: 'DESC' }, take: 2 });
  const [second, first] = roles as [RoleEntity, RoleEntity];
  return { users, roles: [first.id, second.id], names: [first.name, second.name] };
}

const holders = () => roleAdministrators(app.dataSource.manager);
const put = (by: Staff, address: string, body: object) => app.as(by).put(address).send(body);

/** What leaves somebody without the permission: by the first of the pair, to the second. */
const WAYS = {
  'deleting a user': (by: Staff, _pair: Pair, other: 0 | 1, { users }: Pair) =>
    app.as(by).delete(`/api/user/${users[other].id}`),
  'taking a role from a user': (by: Staff, _pair: Pair, other: 0 | 1, { users }: Pair) =>
    put(by, `/api/user/${users[other].id}`, { roles: [] }),
  'taking the permission from a role': (by: Staff, _pair: Pair, other: 0 | 1, { roles }: Pair) =>
    put(by, `/api/role/${roles[other]}`, { permissions: ['role.index'] }),
};
const ways = Object.entries(WAYS);

describe('the last who may edit roles', () => {
  it('is not deleted, and is told why', async () => {
    const { users } = await thePair();
    const clerk = await someStaff(
      app,
      EVERYTHING.filter((name) => name !== 'role.update'),
    );
    const first = await app.as(users[0]).delete(`/api/user/${users[1].id}`).expect(200);
    expect(first.body.data.success).toBe(true);
    const last = await app.as(clerk).delete(`/api/user/${users[0].id}`).expect(200);
    expect(last.body.data.success).toBe(false);
    expect(await holders()).toEqual([users[0].id]);
  });

  it('keeps the role', async () => {
    const { users } = await thePair();
    await put(users[0], `/api/user/${users[1].id}`, { roles: [] }).expect(200);
    const { body } = await put(users[0], `/api/user/${users[0].id}`, { name: 'Neu', roles: [] }).expect(422);
    expect(body.errors).toEqual({ roles: ['Mindestens ein Benutzer muss Rollen bearbeiten dürfen.'] });
    const read = await app.as(users[0]).get(`/api/user/${users[0].id}`);
    expect(read.body.data.name).toBe('Staff');
    expect(await holders()).toEqual([users[0].id]);
  });

  it('keeps the permission in the role', async () => {
    const { users, roles } = await thePair();
    await put(users[0], `/api/role/${roles[1]}`, { permissions: [] }).expect(200);
    const { body } = await put(users[0], `/api/role/${roles[0]}`, { permissions: ['role.index'] }).expect(
      422,
    );
    expect(Object.keys(body.errors)).toEqual(['permissions']);
    expect(await holders()).toEqual([users[0].id]);
  });

  it('keeps the role from being deleted', async () => {
    const { users, roles } = await thePair();
    const { body } = await app.as(users[0]).delete(`/api/role/${roles[0]}`).expect(200);
    expect(body.data.success).toBe(false);
  });

  it('may hand over to another', async () => {
    const { users, names } = await thePair();
    await put(users[0], `/api/user/${users[1].id}`, { roles: [] }).expect(200);
    await put(users[0], `/api/user/${users[1].id}`, { roles: [names[0]] }).expect(200);
    await put(users[0], `/api/user/${users[0].id}`, { roles: [] }).expect(200);
    expect(await holders()).toEqual([users[1].id]);
  });
});

describe('two who may edit roles, at once against each other', () => {
  const against = (way: (typeof ways)[number][1], pair: Pair) =>
    Promise.all([way(pair.users[0], pair, 1, pair), way(pair.users[1], pair, 0, pair)]);

  it.each(ways)('one remains: %s', async (_, way) => {
    for (let round = 0; round < 5; round += 1) {
      const pair = await thePair();
      const answers = await against(way, pair);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      expect(await holders()).toHaveLength(1);
    }
  });

  it.each(ways)('control: without the lock nobody remains: %s', async (_, way) => {
    const pair = await thePair();
    await withoutLock(() => against(way, pair));
    expect(await holders()).toEqual([]);
  });
});

/** Waits until so many have come. */
function meeting(parties: number): () => Promise<void> {
  let open = (): void => undefined;
  const all = new Promise<void>((resolve) => (open = resolve));
  let arrived = 0;
  return () => {
    arrived += 1;
    if (arrived === parties) open();
    return all;
  };
}

/** Runs the work of two without the lock. On SQLite the one writer is the lock: there every statement stands alone. */
async function withoutLock(work: () => Promise<unknown>): Promise<void> {
  const usual = { ...roleGuard };
  Object.assign(roleGuard, { lock: false, atLock: meeting(2), counted: meeting(2) });
  const alone = jest.spyOn(app.app.get(Transactions), 'run');
  if (ENGINE === 'sqlite') alone.mockImplementation((inside) => inside(app.dataSource.manager));
  try {
    await work();
  } finally {
    Object.assign(roleGuard, usual);
    alone.mockRestore();
  }
}
