import { PERMISSIONS } from '@feria/shared';
import { taxCode } from './bodies.js';
import { costly, type CostlyAsks, type World } from './ask.js';
import { deepSearch } from './lists.js';

/** Logins, one's own account, users, roles and the logs of what they did. */
const LONG = 'x'.repeat(1_000);
const nameless = { token: 'x'.repeat(100), code: '123456', response: { id: LONG } };
const address = (n: number) => `parent${1 + n}@feria.example`;

const registration = (world: World) => {
  const number = world.next('registration');
  return {
    first_name: 'Eva',
    last_name: 'x'.repeat(255),
    tax: taxCode(number, 1960),
    address: 'x'.repeat(255),
    email: `new${number}@feria.example`,
    password: LONG.slice(0, 200),
    password_confirmation: LONG.slice(0, 200),
  };
};

/** An account that is not used by other requests. */
const freshLogin = async (world: World) => ({
  as: { token: await world.login(1_000 + world.next('login')) },
});

export const ACCOUNTS: CostlyAsks = {
  'POST /api/login': costly('a wrong password', (_, n) => ({ body: { email: address(n), password: LONG } })),
  'POST /api/login/code': costly('an unknown step', () => ({ body: nameless })),
  'POST /api/login/passkey': costly('an unknown step', () => ({ body: nameless })),
  'POST /api/login/passkey/options': costly('a challenge', () => ({ body: {} })),
  'POST /api/register': costly('a new account', (world) => ({ body: registration(world) })),
  'POST /auth/register': costly('a new account', (world) => ({ body: registration(world) })),
  'POST /api/password/forgot': costly('a mail', (_, n) => ({ body: { email: address(n) } })),
  'POST /api/password/reset': costly('an unknown link', (_, n) => ({
    body: {
      email: address(n),
      token: nameless.token,
      password: 'correct horse battery',
      password_confirmation: 'correct horse battery',
    },
  })),
  'POST /api/password/reset/check': costly('an unknown link', (_, n) => ({
    body: { email: address(n), token: nameless.token },
  })),
  'POST /api/email/confirm': costly('an unknown link', () => ({ body: { token: nameless.token } })),
  'POST /api/email/confirmation': costly('a mail', freshLogin),
  'GET /api/logout': costly('an end', freshLogin),
  'GET /api/userdata': costly('all permissions', () => ({ as: 'admin' })),
  'GET /api/refresh': costly('a token', () => ({ as: 'admin' })),
  'POST /api/ticket': costly('a token', () => ({ as: 'admin', body: { path: '/export/payments' } })),
  'PUT /api/password': costly('a wrong password', () => ({
    as: 'admin',
    body: {
      current_password: LONG,
      password: 'correct horse battery',
      password_confirmation: 'correct horse battery',
    },
  })),
  'GET /api/second-factor': costly('its state', () => ({ as: 'admin' })),
  'POST /api/second-factor/app': costly('a wrong password', () => ({
    as: 'admin',
    body: { password: LONG },
  })),
  'POST /api/second-factor/app/confirm': costly('an unknown step', () => ({ as: 'admin', body: nameless })),
  'POST /api/second-factor/app/remove': costly('a wrong password', () => ({
    as: 'admin',
    body: { password: LONG },
  })),
  'POST /api/second-factor/passkey': costly('a wrong password', () => ({
    as: 'admin',
    body: { password: LONG },
  })),
  'POST /api/second-factor/passkey/confirm': costly('an unknown step', () => ({
    as: 'admin',
    body: { ...nameless, name: 'x' },
  })),
  'POST /api/second-factor/passkey/:id/remove': costly('a wrong password', () => ({
    as: 'admin',
    params: { id: 1 },
    body: { password: LONG },
  })),
  'POST /api/second-factor/recovery-codes': costly('a wrong password', () => ({
    as: 'admin',
    body: { password: LONG },
  })),

  'GET /api/user': deepSearch('user', { filters: 'is_parent|1' }),
  'GET /api/user/:id': costly('a parent', (_, n) => ({ params: { id: 300 + n } })),
  'POST /api/user': costly('an account with a role', (world) => ({
    body: {
      name: 'x'.repeat(255),
      email: `staff${world.next('user')}@feria.example`,
      lang: 'de',
      roles: ['Office'],
    },
  })),
  'PUT /api/user/:id': costly('a name', (_, n) => ({
    params: { id: 300 + n },
    body: { name: `${n} ${'x'.repeat(200)}` },
  })),
  'DELETE /api/user/:id': costly('a parent', (world) => ({
    params: { id: 5_000 + world.next('deleted user') },
  })),
  'GET /api/user/:id/delete-preview': costly('the largest family', ({ family }) => ({
    params: { id: family.userId },
  })),
  'POST /api/user/:id/second-factor/reset': costly('an account without one', (_, n) => ({
    params: { id: 300 + n },
  })),
  'GET /api/role': deepSearch('role'),
  'GET /api/role/:id': costly('administrators', () => ({ params: { id: 1 } })),
  'GET /api/role/permissions': costly('all', () => ({})),
  'POST /api/role': costly('all permissions', (world) => ({
    body: { name: `Role ${world.next('role')}`, permissions: PERMISSIONS },
  })),
  'PUT /api/role/:id': costly('all permissions', () => ({
    params: { id: 2 },
    body: { permissions: PERMISSIONS },
  })),
  'PATCH /api/role/:id': costly('all permissions', () => ({
    params: { id: 2 },
    body: { permissions: PERMISSIONS },
  })),
  'DELETE /api/role/:id': costly('one that is held', () => ({ params: { id: 1 } })),
  'GET /api/role/:id/delete-preview': costly('one that is held', () => ({ params: { id: 1 } })),
  'GET /api/auditLog': [
    costly('500 lines of the last page', () => ({
      query: 'itemsPerPage=500&page=400&sortBy=action&sortBy=resource&sortBy=at',
    })),
    costly('500 lines of one account', ({ adminId }) => ({
      query: `itemsPerPage=500&page=100&filters=user_id|${adminId}&search=a`,
    })),
  ],
  'GET /api/healthReadLog': costly('500 lines of the last page', () => ({
    query: 'itemsPerPage=500&page=200&sortBy=child&search=an',
  })),
  'GET /api/healthAccess': costly('everybody', () => ({})),
};
