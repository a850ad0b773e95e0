import { API } from '@feria/shared';
import { ParentEntity } from '../../../src/model/families/parent.entity.js';
import { aParent } from '../../accounts/sign-in/parents.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { someChild, someCourse, someWeek, signUpBody, type Parent } from '../../support/builders.js';

/** What a call asks of the database, and sends. `bytes` without compression. */
interface Cost {
  statements: number;
  rows: number;
  bytes: number;
}

/**
 * What the opening minute costs for one parent who comes alone, call by call, as the portal makes them (`first-requests.ts`,
 * `use-preparation.ts`, `use-sending.ts` of the portal; `api/bench/support/journey.ts` follows the same). Whoever makes a call dearer
 * sees it here, and says why (ADR 35). Who comes with others costs less: sessions, bookings and answers for everybody are shared.
 */
const BUDGET: Record<string, Cost> = {
  login: { statements: 7, rows: 3, bytes: 257 },
  // Shared by everybody who asks in the same second.
  options: { statements: 1, rows: 42, bytes: 2607 },
  userdata: { statements: 1, rows: 1, bytes: 327 },
  // Shared too; one of them reads the option of how many free seats are told.
  list: { statements: 5, rows: 4, bytes: 878 },
  project: { statements: 5, rows: 4, bytes: 1601 },
  // One of them notes that health data was shown.
  'family, first look of the day': { statements: 4, rows: 3, bytes: 1756 },
  // Of one booking as of fifty in a batch, but for the session.
  // Two of them lock who pays and look for credit.
  'sign-up': { statements: 14, rows: 13, bytes: 775 },
  'project after': { statements: 5, rows: 6, bytes: 1601 },
  'family after': { statements: 3, rows: 7, bytes: 6857 },
};

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('the journey of one parent costs what it may, and no more', async () => {
  const account = await aParent(app);
  const { id: personId } = await app.dataSource.manager.findOneByOrFail(ParentEntity, {
    user_id: account.id,
  });
  const own = { personId } as Parent;
  const children = [await someChild(app, own, { allergies: 'Nüsse' }), await someChild(app, own)];
  const course = await someCourse(app);
  const weeks = [await someWeek(app, course), await someWeek(app, course)];

  const costs: Record<string, Cost> = {};
  let token = '';
  const spend = async (name: string, send: (agent: ReturnType<TestApp['http']>) => Promise<string>) => {
    let text = '';
    const { statements, rows } = await app.countReads(async () => {
      text = await send(app.as(token ? { token } : null));
    });
    costs[name] = { statements: statements.length, rows, bytes: Buffer.byteLength(text) };
    return text;
  };
  const read = (name: string, path: string) =>
    spend(name, async (agent) => (await agent.get(`/${path}`).expect(200)).text);

  const { email, password } = account;
  const login = await spend(
    'login',
    async (agent) => (await agent.post(`/${API.login}`).send({ email, password }).expect(200)).text,
  );
  ({ token } = JSON.parse(login).data);
  await read('options', API.options);
  await read('userdata', API.userdata);
  await read('list', `${API.frontend}?itemsPerPage=-1`);
  await read('project', `${API.frontend}/${course.id}`);
  await read('family, first look of the day', API.myFamily);
  await spend('sign-up', async (agent) => {
    const sent = agent.post(`/${API.sendRegistration}/${course.id}`).set('Idempotency-Key', 'journey');
    return (await sent.send(signUpBody(children, weeks)).expect(201)).text;
  });
  await read('project after', `${API.frontend}/${course.id}`);
  await read('family after', API.myFamily);
  expect(costs).toEqual(BUDGET);
});
