import { settleAll } from '../../support/pay.js';
import type { Response } from 'supertest';
import { changedTable } from '../../../src/core/database/table-changes.js';
import { OutboxMailEntity } from '../../../src/model/mailing/outbox-mail.entity.js';
import { OutboxWorker } from '../../../src/mailing/outbox-worker.js';
import { TABLE, type Rule } from '../access/table.js';
import { World, type Target } from '../access/world.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import type { Parent } from '../../support/builders.js';
import { viewAs } from './support.js';
import { someOrganiser } from '../../money/receipts/support.js';

/**
 * Everything that a view may call (product/accounts.md#view-as-parent), by hand: whoever adds to this list has thought about it. It
 * changes nothing, and tells no secret of the parent.
 */
const OPEN = [
  'GET /api/options',
  'GET /api/frontend',
  'GET /api/frontend/:id',
  'GET /api/municipalities',
  'GET /health/live',
  'GET /health/ready',
  'GET /metrics',
  'GET /sitemap.xml',
  'GET /robots.txt',
  'GET /programme.ics',
  'GET /programme.rss',
  'GET /embed',
  // Opened by its secret, which the view does not show.
  'GET /calendar/:secret.ics',
  'GET /api/userdata',
  'GET /api/my-family',
  'GET /api/my-family/basket',
  'GET /api/my-family/ended',
  'GET /api/my-family/guardians',
  'GET /api/my-family/messages',
  'GET /api/my-family/payment-documents',
  'GET /api/my-family/reminders',
  'GET /calendar/registration/:id.ics',
  'GET /confirmation/:courseId/:peopleId',
  'GET /confirmation/:courseId/:peopleId/it',
  'GET /export/receipt/:id',
  'GET /export/statement/:personId/:year',
  'GET /export/statement/:personId/:year/it',
  'GET /export/tax-confirmation/:childId/:year',
  'GET /export/tax-confirmation/:childId/:year/it',
  'GET /message-file/:id',
  'POST /api/ticket',
];

/** Ends the view: see view.spec.ts. */
const ENDS = 'GET /api/logout';

let app: TestApp;
let world: World;
let parent: Parent;
let view: { token: string };
beforeAll(async () => {
  app = await createTestApp();
  await someOrganiser(app);
  world = await World.in(app);
  parent = world.user('parent') as Parent;
  // The viewer holds every permission; in a view none of them counts.
  view = await viewAs(app, world.user('admin')!, parent);
});
// Records of the calls are stored as they are, credit beside what is open too.
afterAll(async () => {
  await settleAll(app);
  await app.close();
});

it('names only routes that there are', () => {
  expect(OPEN.filter((route) => !(route in TABLE))).toEqual([]);
});

it.each(Object.entries(TABLE).filter(([route]) => route !== ENDS))(
  '%s changes nothing',
  async (route, rule) => {
    const target = rule.record
      ? await world.target(rule.record, 'parent', true, true)
      : { params: {}, exists: () => Promise.resolve(true) };
    const send = await prepare(route, rule, target);
    await app.app.get(OutboxWorker).drain();
    const before = await mails();

    let answer: Response | undefined;
    const statements = await app.countStatements(async () => (answer = await send()));

    expect([answer?.status, answer?.body.code]).toEqual(
      OPEN.includes(route) ? [200, undefined] : [403, 'read_only_view'],
    );
    expect(statements.filter(changes)).toEqual([]);
    expect(await mails()).toEqual(before);
  },
);

it('notices a change', async () => {
  const login = await world.anotherLogin('parent');
  const statements = await app.countStatements(() => app.as(login).get('/api/logout').expect(200));
  expect(statements.filter(changes)).not.toEqual([]);
});

/** What the call needs is made first: it changes the database too. */
async function prepare(route: string, rule: Rule, target: Target) {
  const [method = '', path = ''] = route.split(' ');
  const address = path.replace(/:(\w+)/g, (_, name: string) =>
    String(rule.params?.[name] ?? target.params[name] ?? 999_999),
  );
  const body =
    route === 'POST /api/ticket'
      ? { path: `/export/statement/${parent.personId}/2026` }
      : ((await rule.body?.(world, 'parent', target)) ?? {});
  const query = (await rule.query?.(world)) ?? {};
  return () => {
    const call = app.as(view)[method.toLowerCase() as 'get'](address).query(query);
    return method === 'GET' ? call : call.send(body);
  };
}

/** Whether a statement changes a table, or may do so. */
function changes(sql: string): boolean {
  return changedTable(sql) !== null;
}

/** Counted apart: what the app does with its mails by itself is not among the statements of a call. */
function mails(): Promise<number> {
  return app.dataSource.manager.count(OutboxMailEntity);
}
