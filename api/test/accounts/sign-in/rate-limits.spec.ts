import { AuditEntryEntity } from '../../../src/core/audit/audit-entry.entity.js';
import { RateLimitEntity } from '../../../src/core/auth/rate-limit.entity.js';
import { OutboxMailEntity } from '../../../src/model/mailing/outbox-mail.entity.js';
import { lastMailTo, linkIn } from '../../mailing/mailbox.js';
import { aParent, logIn, registration } from './parents.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { someChild, someParent, type Parent } from '../../support/builders.js';

const MINUTE = 60_000;
/** Where the link of a mail to confirm an address leads. */
const CONFIRM_PAGE = '/email/confirm';

let app: TestApp;
beforeAll(async () => {
  // One proxy in front, so that a test can be at several addresses.
  app = await createTestApp({ env: { RATE_LIMIT: 'on', TRUST_PROXY: '1' } });
});
afterAll(() => app.close());

function logInFrom(address: string, email: string, password: string) {
  return app.http().post('/api/login').set('X-Forwarded-For', address).send({ email, password });
}

async function wrongAttempts(times: number, address: string, email: string): Promise<void> {
  for (let attempt = 0; attempt < times; attempt += 1) {
    await logInFrom(address, email, `guess ${attempt}`).expect(401);
  }
}

describe('wrong logins', () => {
  it('are refused after ten, until fifteen minutes after the first', async () => {
    const { email, password } = await aParent(app);
    await wrongAttempts(10, '203.0.113.1', email);
    const answer = await logInFrom('203.0.113.1', email, password).expect(429);
    expect(answer.body).toEqual({
      code: 'too_many_requests',
      message: 'Zu viele Versuche. Bitte warten Sie 15 Minuten.',
    });
    expect(answer.headers['retry-after']).toBe('900');

    app.clock.advance(15 * MINUTE - 1);
    await logInFrom('203.0.113.1', email, password).expect(429);
    app.clock.advance(1);
    await logInFrom('203.0.113.1', email, password).expect(200);
  });

  it('lock nobody out who is elsewhere, nor other accounts at the same address', async () => {
    const [victim, neighbour] = [await aParent(app), await aParent(app)];
    await wrongAttempts(10, '203.0.113.2', victim.email);
    await logInFrom('203.0.113.2', victim.email.toUpperCase(), victim.password).expect(429);
    await logInFrom('203.0.113.3', victim.email, victim.password).expect(200);
    await logInFrom('203.0.113.2', neighbour.email, neighbour.password).expect(200);
  });

  it('are forgotten after a right one', async () => {
    const { email, password } = await aParent(app);
    await wrongAttempts(9, '203.0.113.4', email);
    await logInFrom('203.0.113.4', email, password).expect(200);
    await wrongAttempts(10, '203.0.113.4', email);
  });

  it('are counted when they come all at once', async () => {
    const { email } = await aParent(app);
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, attempt) => logInFrom('203.0.113.5', email, `guess ${attempt}`)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it('from one IPv6 network count together', async () => {
    const { email, password } = await aParent(app);
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await logInFrom(`2001:db8:0:1::${attempt}`, email, `guess ${attempt}`).expect(401);
    }
    await logInFrom('2001:db8:0:1:9:9:9:9', email, password).expect(429);
    await logInFrom('2001:db8:0:2::1', email, password).expect(200);
  });

  it('to many accounts are refused after a hundred from one address, the right password too', async () => {
    const { email, password } = await aParent(app);
    const codes: number[] = [];
    for (let round = 0; round < 13; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 9 }, () => logInFrom('203.0.113.6', `family-${round}@familie.example`, 'guess')),
      );
      codes.push(...answers.map(({ status }) => status));
    }
    expect(codes.filter((status) => status === 401)).toHaveLength(100);
    expect(codes.filter((status) => status === 429)).toHaveLength(17);
    const answer = await logInFrom('203.0.113.6', email, password).expect(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    await logInFrom('203.0.113.7', email, password).expect(200);
    app.clock.advance(15 * MINUTE);
    await logInFrom('203.0.113.6', email, password).expect(200);
  });

  it('count when they are no login at all', async () => {
    const send = () => app.http().post('/api/login').set('X-Forwarded-For', '203.0.113.8').send({ email: 5 });
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await send()).status).toBe(422);
    expect((await send()).status).toBe(429);
  });

  it('are all that counts: sixty families log in behind one connection', async () => {
    const parents = await Promise.all(Array.from({ length: 12 }, () => aParent(app)));
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(
        parents.map(({ email, password }) => logInFrom('203.0.113.10', email, password)),
      );
      expect(answers.map(({ status }) => status)).toEqual(parents.map(() => 200));
    }
    await logInFrom('203.0.113.10', 'nobody@familie.example', 'guess').expect(401);
  });

  it('leave nothing personal in the table', async () => {
    await app.http().post('/api/login').send({ email: 'nobody@familie.example', password: 'x' }).expect(401);
    const rows = await app.dataSource.manager.find(RateLimitEntity);
    expect(rows.length).toBeGreaterThan(0);
    for (const { bucket } of rows) expect(bucket).toMatch(/^[\da-f]{64}$/);
  });
});

describe('the other doors', () => {
  it.each([
    ['register', '/api/register', (email: string) => registration({ email })],
    ['forgot', '/api/password/forgot', (email: string) => ({ email })],
    [
      'reset',
      '/api/password/reset',
      (email: string) => ({
        email,
        token: 'wrong',
        password: 'sommer-in-meran',
        password_confirmation: 'sommer-in-meran',
      }),
    ],
  ])('%s are limited too', async (_, path, body) => {
    const { email } = await aParent(app);
    const send = () => app.http().post(path).set('X-Forwarded-For', '203.0.113.9').send(body(email));
    for (let attempt = 0; attempt < 10; attempt += 1) expect([200, 422]).toContain((await send()).status);
    const answer = await send();
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('failed registrations are refused after twenty from one address, whatever they say', async () => {
    const taken = await aParent(app);
    const register = (from: string, body: object) =>
      app.http().post('/api/register').set('X-Forwarded-For', from).send(body);
    // Those that succeed do not count.
    for (let family = 0; family < 3; family += 1) await register('203.0.113.20', registration()).expect(201);
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await register('203.0.113.20', { ...registration(), email: taken.email }).expect(422);
      await register('203.0.113.20', {
        email: `family-${attempt}@familie.example`,
        tax: 'no tax code',
      }).expect(422);
    }
    const answer = await register('203.0.113.20', { ...registration(), email: taken.email }).expect(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    await register('203.0.113.20', registration()).expect(429);
    await register('203.0.113.21', registration()).expect(201);
    app.clock.advance(15 * MINUTE);
    await register('203.0.113.20', registration()).expect(201);
  });

  it('links are refused after thirty from one address, whether or not there is an account', async () => {
    const forgot = (from: string, email: string) =>
      app.http().post('/api/password/forgot').set('X-Forwarded-For', from).send({ email });
    for (let attempt = 0; attempt < 15; attempt += 1) {
      await forgot('203.0.113.30', `nobody-${attempt}@familie.example`).expect(422);
      await forgot('203.0.113.30', (await aParent(app)).email).expect(200);
    }
    const known = await aParent(app);
    const [there, nobody] = [
      await forgot('203.0.113.30', known.email),
      await forgot('203.0.113.30', 'nobody@familie.example'),
    ];
    expect([there.status, nobody.status]).toEqual([429, 429]);
    expect(there.body).toEqual(nobody.body);
    await forgot('203.0.113.31', known.email).expect(200);
  });

  it('wrong links are refused after a hundred from one address', async () => {
    const reset = (from: string, email: string) =>
      app.http().post('/api/password/reset').set('X-Forwarded-For', from).send({ email, token: 'wrong' });
    for (let attempt = 0; attempt < 100; attempt += 1)
      await reset('203.0.113.40', `family-${attempt % 11}@familie.example`).expect(422);
    await reset('203.0.113.40', 'another@familie.example').expect(429);
    // Asking whether a link is good counts as an attempt with it.
    const check = (from: string) =>
      app
        .http()
        .post('/api/password/reset/check')
        .set('X-Forwarded-For', from)
        .send({ email: 'another@familie.example', token: 'wrong' });
    await check('203.0.113.40').expect(429);
    for (let attempt = 0; attempt < 100; attempt += 1) await check('203.0.113.42').expect(422);
    await check('203.0.113.42').expect(429);
    await reset('203.0.113.42', 'another@familie.example').expect(429);
    await reset('203.0.113.41', 'another@familie.example').expect(422);
  });

  it('guesses of the current password are limited too', async () => {
    const parent = await aParent(app);
    const token = await logIn(app, parent);
    const logged = () => app.dataSource.manager.count(AuditEntryEntity);
    const before = await logged();
    const body = { password: 'another-summer', password_confirmation: 'another-summer' };
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await app
        .http()
        .put('/api/password')
        .set(token)
        .send({ ...body, current_password: `guess ${attempt}` })
        .expect(422);
    }
    await app
      .http()
      .put('/api/password')
      .set(token)
      .send({ ...body, current_password: parent.password })
      .expect(429);
    // Counting them is no change that the log of changes would put down to the parent.
    expect(await logged()).toBe(before);
  });

  it('refused confirmations of an address are limited to a hundred from one address', async () => {
    const confirm = (from: string, token: unknown) =>
      app.http().post('/api/email/confirm').set('X-Forwarded-For', from).send({ token });
    const parent = await aParent(app);
    const token = linkIn(await lastMailTo(app, parent.email, CONFIRM_PAGE), CONFIRM_PAGE).searchParams.get(
      'token',
    );
    // Those that succeed do not count: the first confirms, the others are told that it was done.
    for (let attempt = 0; attempt < 3; attempt += 1) await confirm('203.0.113.50', token).expect(200);
    for (let attempt = 0; attempt < 50; attempt += 1) {
      await confirm('203.0.113.50', `wrong ${attempt}`).expect(422);
      await confirm('203.0.113.50', null).expect(422);
    }
    const answer = await confirm('203.0.113.50', 'wrong again').expect(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    await confirm('203.0.113.50', token).expect(429);
    await confirm('203.0.113.51', token).expect(200);
    app.clock.advance(15 * MINUTE);
    await confirm('203.0.113.50', token).expect(200);
  });

  it('reports of errors in a page are limited to twenty from one address', async () => {
    const report = (from: string, body: object = { message: 'TypeError: x is undefined' }) =>
      app.http().post('/api/client-error').set('X-Forwarded-For', from).send(body);
    for (let count = 0; count < 10; count += 1) await report('203.0.113.60').expect(204);
    // One that is invalid counts too.
    for (let count = 0; count < 10; count += 1) await report('203.0.113.60', {}).expect(422);
    const answer = await report('203.0.113.60').expect(429);
    expect(answer.headers['retry-after']).toBe('900');
    await report('203.0.113.61').expect(204);
    app.clock.advance(15 * MINUTE);
    await report('203.0.113.60').expect(204);
  });

  it('mails to confirm an address are limited to ten an hour for one account', async () => {
    const [parent, neighbour] = [await logIn(app, await aParent(app)), await logIn(app, await aParent(app))];
    const resend = (from: string, login: typeof parent) =>
      app.http().post('/api/email/confirmation').set('X-Forwarded-For', from).set(login);
    const mails = () => app.dataSource.manager.countBy(OutboxMailEntity, { kind: 'email-confirmation' });
    // Between two mails there are two minutes in any case.
    for (let attempt = 0; attempt < 10; attempt += 1) {
      app.clock.advance(2 * MINUTE);
      await resend('203.0.113.52', parent).expect(200);
    }
    app.clock.advance(2 * MINUTE);
    const before = await mails();
    const answer = await resend('203.0.113.52', parent).expect(429);
    expect(answer.headers['retry-after']).toBe('2400');
    expect(await mails()).toBe(before);
    await resend('203.0.113.52', neighbour).expect(200);
    await resend('203.0.113.53', parent).expect(200);
    app.clock.advance(40 * MINUTE - 1);
    await resend('203.0.113.52', parent).expect(429);
    app.clock.advance(1);
    await resend('203.0.113.52', parent).expect(200);
  });
});

describe('invitations of a second guardian', () => {
  const send = (parent: Parent, email: string, child: { id: number }) =>
    app
      .as(parent)
      .post('/api/my-family/guardian-invitations')
      .send({ email, child_ids: [child.id] });

  it('are refused after ten in an hour, wherever they are sent from and though each was withdrawn', async () => {
    const parent = await someParent(app);
    const child = await someChild(app, parent);
    for (let count = 0; count < 10; count += 1) {
      const { body } = await send(parent, `father${count}@familie.example`, child).expect(201);
      await app.as(parent).delete(`/api/my-family/guardian-invitations/${body.data.id}`).expect(200);
    }
    const refused = await send(parent, 'father@familie.example', child)
      .set('X-Forwarded-For', '203.0.113.77')
      .expect(429);
    expect(refused.headers['retry-after']).toBe('3600');
    app.clock.advance(60 * MINUTE);
    await send(parent, 'father@familie.example', child).expect(201);
  });

  it('reach an address three times a day, whoever sends them', async () => {
    const email = 'grandmother@familie.example';
    const sendOne = async () => {
      const parent = await someParent(app);
      return send(parent, email, await someChild(app, parent));
    };
    for (let count = 0; count < 3; count += 1) expect((await sendOne()).status).toBe(201);
    expect((await sendOne()).status).toBe(429);
    app.clock.advance(24 * 60 * MINUTE);
    expect((await sendOne()).status).toBe(201);
  });

  it('cannot be guessed: refused links are counted by address', async () => {
    const look = (address: string) =>
      app
        .http()
        .post('/api/guardian-invitation/preview')
        .set('X-Forwarded-For', address)
        .send({ token: 'guess' });
    for (let attempt = 0; attempt < 100; attempt += 1) await look('203.0.113.78').expect(422);
    await look('203.0.113.78').expect(429);
    await look('203.0.113.79').expect(422);
  });
});
