import { createTestApp, type TestApp } from '../../support/app.js';
import { expressRoutes, routesOf } from '../../support/routes.js';
import { some } from '../../support/short.js';
import { TABLE, type Rule, type Whose } from './table.js';
import { CALLERS, World, type Caller, type Target } from './world.js';
import { someOrganiser } from '../../money/receipts/support.js';

/** No record has this id. */
const MISSING = 999_999;
/** Being let in: done, or told what is wrong with a body that says nothing. */
const LET_IN: Record<string, readonly number[]> = {
  GET: [200],
  DELETE: [200],
  PUT: [200, 422],
  PATCH: [200, 422],
  POST: [200, 201, 204, 422],
};

let app: TestApp;
let world: World;
beforeAll(async () => {
  // At an address of numbers there are no passkeys.
  app = await createTestApp({ env: { APP_URL: 'https://feria.example' } });
  await someOrganiser(app);
  world = await World.in(app);
});
afterAll(() => app.close());

it('leaves no route out, and names none that is not there', () => {
  const routes = routesOf(app).map(({ method, path }) => `${method} ${path}`);
  expect({
    'routes without a line in table.ts': routes.filter((route) => !(route in TABLE)),
    'lines without a route': Object.keys(TABLE).filter((line) => !routes.includes(line)),
  }).toEqual({ 'routes without a line in table.ts': [], 'lines without a route': [] });
});

it('knows every route that the server has', () => {
  // Beside those of the controllers there is the description of the API, which says nothing that is anybody's.
  expect(expressRoutes(app).filter((route) => !/^GET \/api\/docs/.test(route))).toEqual(
    Object.keys(TABLE).sort(),
  );
});

/** The short form asks a third of the callers and records of each route, of the next route others; the visitor always. */
const ROUTES = Object.entries(TABLE).map(([route, rule], turn) => {
  const records = rule.record ? (['own', 'foreign', 'missing'] as const) : (['own'] as const);
  const [visitor, ...others] = CALLERS.flatMap((caller) => records.map((whose) => [caller, whose] as const));
  return [route, rule, [visitor!, ...some(others, 3, turn)]] as const;
});

describe.each(ROUTES)('%s', (route, rule, cells) => {
  const [method = '', path = ''] = route.split(' ');

  it('answers everybody as it should, and refusals change nothing', async () => {
    const expected: string[] = [];
    const actual: string[] = [];
    for (const [caller, whose] of cells) {
      const cell = `${caller}, ${rule.record ? whose : 'no'} record`;
      const allowed = statuses(rule, method, caller, whose);
      const target = rule.record && whose !== 'missing' ? await targetOf(caller, whose) : null;
      const status = await call(caller, target);
      expected.push(`${cell}: ${allowed.join(' or ')}`);
      actual.push(`${cell}: ${allowed.includes(status) ? allowed.join(' or ') : status}`);
      if (target && status >= 400) {
        expected.push(`${cell}: still there`);
        actual.push(`${cell}: ${(await target.exists()) ? 'still there' : 'gone'}`);
      }
    }
    expect(actual).toEqual(expected);
  });

  function targetOf(caller: Caller, whose: Whose): Promise<Target> {
    return world.target(rule.record!, caller, whose === 'own', method === 'DELETE' || rule.consumes === true);
  }

  async function call(caller: Caller, target: Target | null): Promise<number> {
    const user = rule.ends ? await world.anotherLogin(caller) : world.user(caller);
    const address = path.replace(/:(\w+)/g, (_, name: string) =>
      String(rule.params?.[name] ?? target?.params[name] ?? MISSING),
    );
    const called = target ?? { params: {}, exists: async () => false };
    const body = rule.body && (await rule.body(world, caller, called));
    const query = (await rule.query?.(world)) ?? {};
    const send = app.as(user)[method.toLowerCase() as 'get'](address).query(query);
    const { status } = await (method === 'GET' ? send : send.send(body ?? {}));
    return status;
  }
});

/** What the table expects, as statuses. A missing record is 404 for whoever would be let in. */
function statuses(rule: Rule, method: string, caller: Caller, whose: Whose): readonly number[] {
  const expected = rule.expect(caller, whose);
  if (expected !== 'in') return [expected];
  return rule.record && whose === 'missing' ? [404] : (LET_IN[method] ?? []);
}
