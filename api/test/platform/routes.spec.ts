import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { MetadataScanner, ModulesContainer, Reflector } from '@nestjs/core';
import { ACCESS, type Access } from '../../src/platform/auth/access.js';
import { createTestApp, type TestApp } from '../support/app.js';
import { someParent, someStaff } from '../support/builders.js';

interface Route {
  method: string;
  path: string;
  access: Access | undefined;
}

/** Public on purpose. Whoever adds to this list has thought about it. */
const PUBLIC = [
  'GET /api/frontend',
  'GET /api/frontend/:id',
  'GET /api/options',
  'GET /health/live',
  'GET /health/ready',
  'GET /metrics',
  'POST /api/client-error',
  'POST /api/login',
  'POST /api/password/forgot',
  'POST /api/password/reset',
  'POST /api/register',
  'POST /auth/register',
];

/** For every account, whatever its permissions. */
const LOGGED_IN = [
  'DELETE /api/registration/:id',
  'GET /api/course/overview',
  'GET /api/logout',
  'GET /api/my-family',
  'GET /api/my-family/export',
  'GET /api/refresh',
  'GET /api/userdata',
  'GET /confirmation/:courseId/:peopleId',
  'GET /confirmation/:courseId/:peopleId/it',
  'POST /api/my-family/children',
  'POST /api/send-registration/:id',
  'POST /api/ticket',
  'PUT /api/my-family/children/:id',
  'PUT /api/my-family/parent',
  'PUT /api/password',
  'PUT /api/save-registration/:id',
];

describe('every route', () => {
  let app: TestApp;
  let routes: Route[];

  beforeAll(async () => {
    app = await createTestApp();
    routes = walk(app);
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
        const staff = await someStaff(app, [permission]);
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

/** Every route of every controller, as Nest knows them. */
function walk({ app }: TestApp): Route[] {
  const reflector = app.get(Reflector);
  const scanner = new MetadataScanner();
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [
    ...module.controllers.values(),
  ]);
  return controllers.flatMap(({ metatype }) => {
    if (!metatype) return [];
    const prototype = metatype.prototype as Record<string, () => unknown>;
    return scanner.getAllMethodNames(prototype).flatMap((name): Route[] => {
      const handler = prototype[name] as () => unknown;
      const own = Reflect.getMetadata(PATH_METADATA, handler) as string | string[] | undefined;
      if (own === undefined) return [];
      const base = Reflect.getMetadata(PATH_METADATA, metatype) as string | string[];
      const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as number] as string;
      const access = reflector.getAllAndOverride<Access | undefined>(ACCESS, [handler, metatype]);
      return [base]
        .flat()
        .flatMap((start) => [own].flat().map((end) => ({ method, path: joined(start, end), access })));
    });
  });
}

function joined(...parts: string[]): string {
  return `/${parts
    .map((part) => part.replace(/^\/+|\/+$/g, ''))
    .filter(Boolean)
    .join('/')}`;
}
