import type { Access } from '../../src/core/auth/access.js';
import { createTestApp, type TestApp } from '../support/app.js';
import { someParent, someStaff } from '../support/builders.js';
import { routesOf, type Route } from '../support/routes.js';

/** Public on purpose. Whoever adds to this list has thought about it. */
const PUBLIC = [
  'GET /api/frontend',
  'GET /api/frontend/:id',
  'GET /api/municipalities',
  'GET /api/options',
  'GET /calendar/:secret.ics',
  'GET /embed',
  'GET /health/live',
  'GET /health/ready',
  'GET /metrics',
  'GET /programme.ics',
  'GET /programme.rss',
  'GET /robots.txt',
  'GET /sitemap.xml',
  'POST /api/account/undo',
  'POST /api/client-error',
  'POST /api/email/confirm',
  'POST /api/guardian-invitation/preview',
  'POST /api/login',
  'POST /api/login/code',
  'POST /api/login/passkey',
  'POST /api/login/passkey/options',
  'POST /api/password/forgot',
  'POST /api/password/reset',
  'POST /api/password/reset/check',
  'POST /api/register',
  'POST /auth/register',
];

/** For every account, whatever its permissions. */
const LOGGED_IN = [
  'DELETE /api/my-family/absence/:id',
  'DELETE /api/my-family/calendar',
  'DELETE /api/my-family/children/:id/guardians/:personId',
  'DELETE /api/my-family/children/:id/guardianship',
  'DELETE /api/my-family/guardian-invitations/:id',
  'DELETE /api/my-family/reminders/:id',
  'DELETE /api/registration/:id',
  'DELETE /api/saved-view/:id',
  'GET /api/course/overview',
  'GET /api/logout',
  'GET /api/my-family',
  'GET /api/my-family/basket',
  'GET /api/my-family/calendar',
  'GET /api/my-family/deletion',
  'GET /api/my-family/ended',
  'GET /api/my-family/export',
  'GET /api/my-family/guardians',
  'GET /api/my-family/messages',
  'GET /api/my-family/payment-documents',
  'GET /api/my-family/refund-account',
  'GET /api/my-family/reminders',
  'GET /api/option/features',
  'GET /api/refresh',
  'GET /api/saved-view',
  'GET /api/second-factor',
  'GET /api/userdata',
  'GET /calendar/registration/:id.ics',
  'GET /confirmation/:courseId/:peopleId',
  'GET /confirmation/:courseId/:peopleId/it',
  'GET /export/receipt/:id',
  'GET /export/statement/:personId/:year',
  'GET /export/statement/:personId/:year/it',
  'GET /export/tax-confirmation/:childId/:year',
  'GET /export/tax-confirmation/:childId/:year/it',
  'GET /message-file/:id',
  'POST /api/basket',
  'POST /api/basket/quote',
  'POST /api/email/confirmation',
  'POST /api/guardian-invitation/accept',
  'POST /api/my-family/absence',
  'POST /api/my-family/calendar',
  'POST /api/my-family/children',
  'POST /api/my-family/deletion',
  'POST /api/my-family/guardian-invitations',
  'POST /api/my-family/parent/phone',
  'POST /api/registration/:id/accept-offer',
  'POST /api/registration/:id/decline-offer',
  'POST /api/saved-view',
  'POST /api/second-factor/app',
  'POST /api/second-factor/app/confirm',
  'POST /api/second-factor/app/remove',
  'POST /api/second-factor/confirmation',
  'POST /api/second-factor/passkey',
  'POST /api/second-factor/passkey/:id/remove',
  'POST /api/second-factor/passkey/confirm',
  'POST /api/second-factor/recovery-codes',
  'POST /api/send-registration/:id',
  'POST /api/ticket',
  'PUT /api/my-family/basket',
  'PUT /api/my-family/children/:id',
  'PUT /api/my-family/children/:id/pickup-persons',
  'PUT /api/my-family/children/:id/wishes',
  'PUT /api/my-family/parent',
  'PUT /api/my-family/refund-account',
  'PUT /api/my-family/reminders/:id',
  'PUT /api/password',
  'PUT /api/save-registration/:id',
  'PUT /api/saved-view/:id',
];

describe('every route', () => {
  let app: TestApp;
  let routes: Route[];

  beforeAll(async () => {
    app = await createTestApp();
    routes = routesOf(app);
  });
  afterAll(() => app.close());

  const withAccess = (kind: Access['kind']): string[] =>
    routes
      .filter(({ access }) => access?.kind === kind)
      .map(({ method, path }) => `${method} ${path}`)
      .sort();

  it('says who may call it', () => {
    expect(routes.length).toBeGreaterThan(40);
    expect(routes.filter(({ access }) => access === undefined)).toEqual([]);
  });

  it('is public only where that is meant', () => {
    expect(withAccess('public')).toEqual(PUBLIC);
  });

  it('is open to every account only where that is meant', () => {
    expect(withAccess('loggedIn')).toEqual(LOGGED_IN);
  });

  it('answers 401 to a visitor unless it is public', async () => {
    for (const { method, path, access } of routes) {
      const answer = await call(app, null, method, path);
      if (access?.kind === 'public') expect([method, path, answer.status]).not.toEqual([method, path, 401]);
      else expect([method, path, answer.status]).toEqual([method, path, 401]);
    }
  });

  it('answers 403 to a parent where a permission is needed', async () => {
    const parent = await someParent(app);
    for (const { method, path, access } of routes) {
      if (access?.kind !== 'permission') continue;
      const answer = await call(app, parent, method, path);
      expect([method, path, answer.status, answer.body.code]).toEqual([method, path, 403, 'forbidden']);
    }
  });

  it('opens with each of its permissions', async () => {
    for (const { method, path, access } of routes) {
      if (access?.kind !== 'permission') continue;
      for (const permission of access.anyOf) {
        const staff = await someStaff(app, [permission, ...access.also]);
        const answer = await call(app, staff, method, path);
        expect([method, path, permission, [401, 403].includes(answer.status)]).toEqual([
          method,
          path,
          permission,
          false,
        ]);
      }
    }
  });
});

async function call(app: TestApp, user: { token: string } | null, method: string, path: string) {
  const address = path.replace(/:\w+/g, '999999');
  const agent = app.as(user);
  const send = agent[method.toLowerCase() as 'get'].bind(agent);
  return send(address).send(method === 'GET' ? undefined : {});
}
