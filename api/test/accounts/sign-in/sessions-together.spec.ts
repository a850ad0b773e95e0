import jwt from 'jsonwebtoken';
import { Sessions } from '../../../src/core/auth/sessions.js';
import { SessionEntity } from '../../../src/core/auth/session.entity.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { someParent, someStaff, type Staff } from '../../support/builders.js';

/** Requests that arrive in the same moment ask for their sessions with one statement. */

let app: TestApp;
let parents: Staff[];
let office: Staff;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  parents = [];
  for (let count = 0; count < 5; count += 1) parents.push(await someParent(app));
  office = await someStaff(app, 'Office');
});
afterAll(() => app.close());

const sessionOf = ({ token }: Staff): string => (jwt.decode(token) as { jti: string }).jti;
/** Asks for all of them in the same moment. */
const ask = (questions: [session: string, user: number][]) => {
  const sessions = app.app.get(Sessions);
  return Promise.all(questions.map(([session, user]) => sessions.userOf(session, user)));
};

it('each is its own account, with its own rights, by one statement', async () => {
  const everybody = [...parents, office];
  const alone = [];
  for (const user of everybody) alone.push(...(await ask([[sessionOf(user), user.id]])));
  expect(alone.map((found) => found?.id)).toEqual(everybody.map(({ id }) => id));
  expect(alone.at(-1)?.permissions.length).toBeGreaterThan(5);
  let found: unknown;
  const statements = await app.countStatements(async () => {
    found = await ask(everybody.map((user) => [sessionOf(user), user.id]));
  });
  expect(found).toEqual(alone);
  expect(statements).toHaveLength(1);
});

it('each gets it that asks for the same one', async () => {
  const [parent] = parents;
  const twice = await ask([1, 2].map(() => [sessionOf(parent!), parent!.id]));
  expect(twice.map((found) => found?.email)).toEqual([parent!.email, parent!.email]);
});

it('one that has ended, is of another user, or was never there is refused among the others', async () => {
  const [alive, expired, loggedOut, stranger] = parents as [Staff, Staff, Staff, Staff];
  await app.dataSource.manager.update(
    SessionEntity,
    { id: sessionOf(expired) },
    { expires_at: app.clock.now() },
  );
  await app.as(loggedOut).get('/api/logout').expect(200);
  const found = await ask([
    [sessionOf(expired), expired.id],
    [sessionOf(alive), alive.id],
    [sessionOf(loggedOut), loggedOut.id],
    [sessionOf(alive), stranger.id],
    ['never', stranger.id],
    [sessionOf(office), office.id],
  ]);
  expect(found.map((user) => user?.id ?? null)).toEqual([null, alive.id, null, null, null, office.id]);
});

it('a logout holds for every request that comes after it, also in a rush', async () => {
  const user = await someParent(app);
  const rush = () => Promise.all(parents.slice(3).map((other) => app.as(other).get('/api/userdata')));
  for (let turn = 0; turn < 3; turn += 1) await rush();
  const [before] = await Promise.all([app.as(user).get('/api/userdata'), rush()]);
  expect(before.status).toBe(200);
  await Promise.all([app.as(user).get('/api/logout').expect(200), rush()]);
  const [after] = await Promise.all([app.as(user).get('/api/userdata'), rush()]);
  expect(after.status).toBe(401);
});
