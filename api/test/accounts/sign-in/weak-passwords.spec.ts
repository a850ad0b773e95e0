import type { Language } from '@feria/shared';
import { PasswordTokens } from '../../../src/accounts/users/password-tokens.js';
import { Transactions } from '../../../src/core/database/transactions.js';
import { lastMailTo, linkIn } from '../../mailing/mailbox.js';
import { PROOF, someone } from '../second-factor/support.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { next, someTaxCode, type Staff } from '../../support/builders.js';
import { aParent, logIn, PASSWORD, registration } from './parents.js';

const COMMON = '1234567890';
const common = { password: COMMON, password_confirmation: COMMON };

let app: TestApp;
let admin: Staff;
beforeAll(async () => {
  app = await createTestApp();
  admin = await someone(app, 'Administrator');
});
afterAll(() => app.close());

type Sent = Record<string, unknown>;
type Body = { errors?: Record<string, string[]> };

/** Every call that sets a password, for an account with this address. */
const CALLS: Record<string, (email: string, passwords: Sent) => Promise<{ status: number; body: Body }>> = {
  'POST /api/register': async (email, passwords) =>
    app
      .http()
      .post('/api/register')
      .send({ ...registration(), email, ...passwords }),
  'POST /api/password/reset with a link to reset it': async (email, passwords) => {
    await aParent(app, { email });
    await app.http().post('/api/password/forgot').send({ email }).expect(200);
    const link = linkIn(await lastMailTo(app, email, '/password/reset'), '/password/reset');
    return app
      .http()
      .post('/api/password/reset')
      .send({ ...Object.fromEntries(link.searchParams), ...passwords });
  },
  'POST /api/password/reset with a link to choose the first one': async (email, passwords) => {
    const { id } = await aParent(app, { email });
    const tokens = app.app.get(PasswordTokens);
    await app.app.get(Transactions).run((manager) => tokens.issue(manager, id, 'password-set'));
    const link = linkIn(await lastMailTo(app, email, '/password/change'), '/password/change');
    return app
      .http()
      .post('/api/password/reset')
      .send({ ...Object.fromEntries(link.searchParams), ...passwords });
  },
  'PUT /api/password': async (email, passwords) =>
    app
      .http()
      .put('/api/password')
      .set(await logIn(app, await aParent(app, { email })))
      .send({ current_password: PASSWORD, ...passwords }),
  'POST /api/user': async (email, passwords) =>
    app
      .as(admin)
      .post('/api/user')
      .send({ name: 'Anna Huber', email, lang: 'de', roles: [], ...passwords }),
  'PUT /api/user/{id}': async (email, passwords) => {
    const { id } = await aParent(app, { email });
    return app
      .as(admin)
      .put(`/api/user/${id}`)
      .send({ ...passwords, ...PROOF });
  },
  'POST /api/parent': async (email, passwords) => {
    const person = { first_name: 'Anna', last_name: 'Gruber', address: 'Dorf 7', lang: 'de' };
    return app
      .as(admin)
      .post('/api/parent')
      .send({ ...person, tax: someTaxCode(), email, ...passwords });
  },
};

const someEmail = () => `anna.gruber${next()}@familie.example`;

it.each(Object.keys(CALLS))('%s refuses a common password at its field', async (name) => {
  const { status, body } = await CALLS[name]!(someEmail(), common);
  expect([status, body.errors]).toEqual([
    422,
    { password: ['Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes.'] },
  ]);
});

it.each(Object.keys(CALLS))('%s refuses the e-mail address of the account', async (name) => {
  const email = someEmail();
  const { status, body } = await CALLS[name]!(email, { password: email, password_confirmation: email });
  expect([status, body.errors]).toEqual([
    422,
    { password: ['Bitte wählen Sie ein Passwort, das sich von Name und E-Mail-Adresse unterscheidet.'] },
  ]);
});

it.each(Object.keys(CALLS))('%s takes another password', async (name) => {
  const password = 'herbst-in-lana';
  const { status } = await CALLS[name]!(someEmail(), { password, password_confirmation: password });
  expect([200, 201]).toContain(status);
});

it.each<[Language, string]>([
  ['it', 'Questa password è troppo facile da indovinare. Ne scelga un’altra.'],
  ['en', 'This password is too easy to guess. Please choose another one.'],
])('says so in the language of the request (%s)', async (language, message) => {
  const answer = await app
    .http()
    .post('/api/register')
    .set('api-lang', language)
    .send({ ...registration(), ...common });
  expect(answer.body.errors).toEqual({ password: [message] });
});
