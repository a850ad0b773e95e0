import { setTimeout as sleep } from 'node:timers/promises';
import { addDays, romeToday } from '@feria/shared';
import type { CourseWeekEntity } from '../../../src/model/catalogue/course-week.entity.js';
import { makeTaxCode } from '../../../src/seed/demo/tax-code-maker.js';
import { registration } from '../../accounts/sign-in/parents.js';
import { AppProcess } from '../../whole/crash/support/app-process.js';
import { inDatabase, prepare } from '../../whole/crash/support/season.js';
import { MailServer } from '../../mailing/mail-server.js';
import { someCourse, someWeek, signUpBody } from '../../support/builders.js';
import type { TestApp } from '../../support/app.js';
import { createPlace, ENGINE, type TestPlace } from '../../support/database.js';

const EMAIL = 'serafina.zangerl@familie.example';
/** Somebody who only asks for a new password: there are not two such mails at once. */
const OTHER = 'serafin.zangerl@familie.example';
const FIRST = 'fruehling-in-terlan';
const SECOND = 'winterlicht-in-mals';
const ADMIN = { email: 'chefin@amt.example', password: 'chefsache-im-amt' };

/** The tax code of the family's members. */
const tax = (first_name: string, birth: string) =>
  makeTaxCode({ first_name, last_name: 'Zangerl', gender: 'f', birth, birthplace: 'A952' });
const PARENT = registration({
  first_name: 'Serafina',
  last_name: 'Zangerl',
  tax: tax('Serafina', '1985-05-12'),
  address: 'Wolkensteingasse 77',
  phone: '+39 0471 987654',
  email: EMAIL,
  password: FIRST,
  password_confirmation: FIRST,
});
const OTHER_PARENT = registration({ ...PARENT, email: OTHER, tax: tax('Serafin', '1986-05-12') });
const CHILD = {
  first_name: 'Walpurga',
  last_name: 'Zangerl',
  tax: tax('Walpurga', addDays(romeToday(), -3_300)),
  lang: 'de',
  phone: '+39 333 7654321',
  school: 'gs_4',
  with_diagnostics: true,
  allergies: 'Haselnussallergie',
  health_consent: true,
};

/** Texts that no log may contain: personal data and secrets. The test adds the tokens that the app gives it. */
const SECRETS = [
  'Serafin',
  'Zangerl',
  'Walpurga',
  'Wolkensteingasse',
  '987654',
  '7654321',
  'Haselnuss',
  EMAIL,
  OTHER,
  'chefin@',
  FIRST,
  SECOND,
  ADMIN.password,
  'guess-of',
  PARENT.tax,
  CHILD.tax,
];

interface Line {
  level: string;
  message: string;
  request?: string;
  status?: number;
  kind?: string;
  route?: string;
}

/** What the next calls need: the id of a record, the token of a login or of a download, the address of a calendar. */
interface Answered {
  id: number;
  token: string;
  address: string;
}

describe('the log in production', () => {
  const smtp = new MailServer();
  let place: TestPlace;
  let app: AppProcess;
  let week: CourseWeekEntity;
  /** Id and status of every answer. */
  const answered = new Map<string, number>();

  beforeAll(async () => {
    await smtp.start();
    place = await createPlace();
    await prepare(place);
    app = await AppProcess.start(place, {
      NODE_ENV: 'production',
      APP_URL: 'http://ferien.example',
      SMTP_URL: smtp.url,
      JWT_SECRET: 'j'.repeat(32),
      HEALTH_KEY: Buffer.alloc(32, 1).toString('base64'),
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      RATE_LIMIT: 'on',
    });
    for (const body of [PARENT, OTHER_PARENT])
      expect((await call('POST', '/api/register', { body })).status).toBe(201);
    week = await inDatabase(place, async (dataSource) => {
      const today = romeToday();
      const day = (days: number): string => addDays(today, days);
      const test = { dataSource } as TestApp;
      const course = await someCourse(test, {
        register_from: day(-2),
        register_to: day(20),
        from: day(30),
        to: day(60),
      });
      return someWeek(test, course, { from: day(30), to: day(34) });
    });
  });
  afterAll(async () => {
    await app.kill();
    await smtp.stop();
    await place.remove();
  });

  async function call(
    method: string,
    path: string,
    { body, token }: { body?: object | string; token?: string } = {},
  ): Promise<{ status: number; data: Answered }> {
    const answer = await fetch(`${app.url}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const text = await answer.text();
    answered.set(answer.headers.get('x-request-id') ?? '', answer.status);
    const json = answer.headers.get('content-type')?.includes('json');
    return { status: answer.status, data: json && text ? JSON.parse(text).data : null };
  }

  async function logIn(email: string, password: string): Promise<string> {
    const { data } = await call('POST', '/api/login', { body: { email, password } });
    SECRETS.push(data.token);
    return data.token;
  }

  const lines = (): Line[] =>
    app
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Line);

  async function until<T>(found: () => T | undefined): Promise<T> {
    for (let turn = 0; turn < 4_000; turn += 1) {
      const value = found();
      if (value !== undefined) return value;
      await sleep(50);
    }
    throw new Error(`it did not come:\n${app.output()}`);
  }

  async function resetLink(): Promise<URL> {
    const before = smtp.mails.length;
    await call('POST', '/api/password/forgot', { body: { email: EMAIL } });
    // Other mails, about what happened to the account before, may come first.
    let seen = before;
    for (;;) {
      await until(() => smtp.mails[seen]);
      const link = /http:\S+\/password\/reset\S+/.exec((await smtp.read())[seen]?.text ?? '')?.[0];
      if (link) return new URL(link);
      seen += 1;
    }
  }

  it('has a line for each request, and in none anything personal or secret', async () => {
    await call('POST', '/api/login', { body: { email: EMAIL, password: 'guess-of-the-password' } });
    const link = await resetLink();
    const token = link.searchParams.get('token') ?? '';
    SECRETS.push(token);
    expect(token.length).toBeGreaterThan(20);
    await call('GET', link.pathname + link.search);
    const password = { password: SECOND, password_confirmation: SECOND };
    await call('POST', '/api/password/reset', { body: { email: EMAIL, token: 'guess-of-it', ...password } });
    await call('POST', '/api/password/reset', { body: { email: EMAIL, token, ...password } });

    const parent = await logIn(EMAIL, SECOND);
    const child = await call('POST', '/api/my-family/children', { token: parent, body: CHILD });
    expect(child.status).toBe(201);
    const mine = `/api/my-family/children/${child.data.id}`;
    await call('PUT', mine, { token: parent, body: { allergies: 'Haselnussallergie, stark' } });
    await call('PUT', mine, { token: parent, body: { phone: 'Zangerl' } });
    const course = `/api/send-registration/${week.course_id}`;
    const booked = await call('POST', course, { token: parent, body: signUpBody(child.data, week) });
    expect(booked.status).toBe(201);

    const { data: calendar } = await call('POST', '/api/my-family/calendar', { token: parent, body: {} });
    const feed = new URL(calendar.address).pathname;
    SECRETS.push(feed.slice('/calendar/'.length, -'.ics'.length));
    expect((await call('GET', feed)).status).toBe(200);
    expect((await call('DELETE', '/api/my-family/calendar', { token: parent })).status).toBe(200);
    expect((await call('GET', feed)).status).toBe(404);

    const admin = await logIn(ADMIN.email, ADMIN.password);
    expect((await call('GET', '/api/parent?search=Zangerl', { token: admin })).status).toBe(200);
    await call('GET', `/api/child/${child.data.id}`, { token: admin });
    const download = await call('POST', '/api/ticket', { token: admin, body: { path: '/export/payments' } });
    SECRETS.push(download.data.token);
    expect((await call('GET', `/export/payments?token=${download.data.token}`)).status).toBe(200);
    await call('GET', `/export/payments?token=guess-of-a-token&search=Zangerl`);
    await call('GET', `/api/Zangerl/${EMAIL}`);
    await call('POST', '/api/login', { body: `{"email": "${EMAIL}", "password": Zangerl}` });
    await call('POST', '/api/client-error', {
      body: {
        message: `Cannot read "Serafina Zangerl" of ${EMAIL}`,
        url: `http://ferien.example/password/reset?email=${EMAIL}&token=${token}`,
      },
    });

    await until(() => (answered.size === requests().length ? true : undefined));
    expect(new Map(requests().map(({ request, status }) => [request, status]))).toEqual(answered);
    nothingSecret();
  });

  it('puts an error down to its request, without the values of the statement', async () => {
    await inDatabase(place, ({ manager }) => manager.query('ALTER TABLE password_token RENAME TO away'));
    expect((await call('POST', '/api/password/forgot', { body: { email: OTHER } })).status).toBe(500);
    await inDatabase(place, ({ manager }) => manager.query('ALTER TABLE away RENAME TO password_token'));
    const [failed] = [...answered].filter(([, status]) => status === 500).slice(-1);
    const error = await until(() =>
      lines().find(({ level, route }) => level === 'error' && route === '/api/password/forgot'),
    );
    expect(error).toMatchObject({
      request: failed?.[0],
      message: 'unforeseen',
      method: 'POST',
      route: '/api/password/forgot',
      code: expect.any(String),
      cause: expect.stringMatching(ENGINE === 'mysql' ? /^Table '…'/ : /no such table/),
      stack: expect.stringMatching(/^ {4}at /),
      statement: expect.stringContaining('password_token'),
    });
    nothingSecret();
  });

  it('says which key refused a row, and not what stood in it', async () => {
    const change = (statement: string) => inDatabase(place, ({ manager }) => manager.query(statement));
    await change('CREATE UNIQUE INDEX uq_location_name ON location (name)');
    const admin = await logIn(ADMIN.email, ADMIN.password);
    const body = { name: "Zangerl's Haus", name_it: 'Serafina' };
    expect((await call('POST', '/api/location', { token: admin, body })).status).toBe(201);
    expect((await call('POST', '/api/location', { token: admin, body })).status).toBe(500);
    const error = await until(() =>
      lines().find(({ level, route }) => level === 'error' && route === '/api/location'),
    );
    expect(error).toMatchObject({
      cause:
        ENGINE === 'mysql'
          ? "Duplicate entry '…' uq_location_name"
          : 'UNIQUE constraint failed: location.name',
      statement: expect.stringMatching(/^INSERT INTO .location./),
      stack: expect.stringMatching(/^ {4}at /),
    });
    expect(error).not.toHaveProperty('parameters');
    nothingSecret();
    await change(
      ENGINE === 'mysql' ? 'DROP INDEX uq_location_name ON location' : 'DROP INDEX uq_location_name',
    );
  });

  it('names a mail that is refused by its number, and not whoever caused it to be sent', async () => {
    smtp.recipientAnswer = `550 no ${OTHER} here, Serafin`;
    await call('POST', '/api/password/forgot', { body: { email: OTHER } });
    const line = await until(() => lines().find(({ kind }) => kind === 'password-reset'));
    expect(line).toMatchObject({ level: 'warn', message: 'a mail has failed', response: 550 });
    expect(line.request).toBeUndefined();
    nothingSecret();
    smtp.recipientAnswer = '250 ok';
  });

  const requests = (): Line[] => lines().filter(({ message }) => message === 'request');

  /** The address of the portal in the greeting is all that may stand there beside JSON. */
  function nothingSecret(): void {
    const said = app.output().toLowerCase();
    expect(SECRETS.filter((secret) => said.includes(secret.toLowerCase()))).toEqual([]);
    const other = app
      .output()
      .split('\n')
      .filter((line) => line.trim() && !line.startsWith('{'));
    for (const line of other) expect(line).toMatch(/^ {2}(Feria is running|Parents|Office|API) /);
  }
});
