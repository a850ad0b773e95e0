import { RoleEntity, UserRoleEntity } from '../../src/core/auth/role.entity.js';
import { LocationEntity } from '../../src/model/catalogue/location.entity.js';
import { createTestApp, type TestApp } from '../support/app.js';
import { someLocation, someParent, someStaff, type Staff } from '../support/builders.js';
import { SHORT } from '../support/short.js';
import { routesOf } from '../support/routes.js';

describe('HTTP contract', () => {
  let app: TestApp;
  let admin: Staff;

  beforeAll(async () => {
    app = await createTestApp();
    admin = await someStaff(app, 'Administrator');
  });
  afterAll(() => app.close());

  it('answers 400 to JSON that cannot be read', async () => {
    const answer = await app
      .http()
      .post('/api/login')
      .set('Content-Type', 'application/json')
      .send('{"email":');
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ message: 'Die Anfrage ist nicht lesbar.', code: 'malformed' });
  });

  it.each([['[]'], ['"text"'], ['1'], ['null']])(
    'answers 400 or 422, not 500, to the body %s',
    async (body) => {
      const answer = await app
        .as(admin)
        .post('/api/location')
        .set('Content-Type', 'application/json')
        .send(body);
      expect([400, 422]).toContain(answer.status);
    },
  );

  const json = (length: number): string => JSON.stringify({ email: 'x'.repeat(length - 12) });

  it.each([
    ['/api/login', 16 * 1024],
    ['/api/register', 16 * 1024],
    ['/auth/register', 16 * 1024],
    ['/api/password/forgot', 16 * 1024],
    ['/api/password/reset', 16 * 1024],
    ['/api/email/confirm', 16 * 1024],
    ['/api/client-error', 16 * 1024],
    ['/api/location', 1024 * 1024],
  ])('answers 413 to a body of %s that is larger than %i bytes', async (address, most) => {
    const send = (length: number) =>
      app.as(admin).post(address).set('Content-Type', 'application/json').send(json(length));
    expect((await send(most)).status).not.toBe(413);
    const answer = await send(most + 1);
    expect([answer.status, answer.body.code]).toEqual([413, 'too_large']);
  });

  it.each([
    ['keys', JSON.stringify(Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`k${n}`, 1])))],
    ['values', `{"email":[${Array<number>(201).fill(1).join()}]}`],
    ['objects', `{"email":[${Array<string>(201).fill('{}').join()}]}`],
  ])('answers 413 to a public call with more %s than any form has', async (_, body) => {
    const call = app.http().post('/api/login').set('Content-Type', 'application/json').set('api-lang', 'en');
    const answer = await call.send(body);
    expect([answer.status, answer.body]).toEqual([
      413,
      { code: 'too_many_values', message: 'The request holds too many values.' },
    ]);
  });

  it('takes the 5,000 ids that a list can have selected, and no 10,000', async () => {
    const book = (length: number) =>
      app
        .as(admin)
        .post('/api/peopleCourseWeekRegistration/setPayed')
        .send({ data: Array.from({ length }, (_, id) => id + 1) });
    expect((await book(5_000)).status).not.toBe(413);
    expect((await book(10_001)).body.code).toBe('too_many_values');
  });

  it('reads no body of who may not call, and none that is compressed or not UTF-8', async () => {
    const call = (user: Staff | null, headers: Record<string, string>) =>
      app
        .as(user)
        .post('/api/location')
        .set({ 'Content-Type': 'application/json', ...headers })
        .send('{"name":');
    expect((await call(null, {})).status).toBe(401);
    expect((await call(admin, {})).status).toBe(400);
    expect((await call(admin, { 'Content-Type': 'application/json; charset=utf-16le' })).status).toBe(415);
    expect((await call(admin, { 'Content-Encoding': 'gzip' })).status).toBe(415);
  });

  it('answers 415 to another content type', async () => {
    const answer = await app.http().post('/api/login').set('Content-Type', 'text/xml').send('<a/>');
    expect([answer.status, answer.body.code]).toEqual([415, 'unsupported_type']);
  });

  it.each(['/api/nothing', '/api', '/uploads/nothing.webp', '/health/nothing'])(
    'answers 404 in JSON to %s',
    async (address) => {
      const answer = await app.http().get(address);
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    },
  );

  it('sends nobody back what they sent', async () => {
    const answer = await app.as(admin).trace('/api/options').set('X-Secret', 'echo');
    expect([answer.status, answer.text.includes('echo')]).toEqual([404, false]);
  });

  const WRONG_IDS = [
    '0',
    '-1',
    '1.5',
    'abc',
    '99999999999',
    '%00',
    '0x1',
    '01',
    '1e0',
    '1.0',
    '+1',
    '%201',
    '1%20',
    '1_0',
    '1n',
    '٣',
    '１',
  ];
  it.each(WRONG_IDS)('answers 404 to the id %s in every route', async (id) => {
    await someLocation(app);
    const everything = await someParent(app);
    await app.dataSource.manager.insert(UserRoleEntity, {
      user_id: everything.id,
      role_id: (await app.dataSource.manager.findOneByOrFail(RoleEntity, { name: 'Administrator' })).id,
    });
    const addresses = routesOf(app)
      .filter(({ path }) => path.includes(':'))
      .map(({ method, path }) => [method, path.replace(/:kind/, 'new').replace(/:\w+/g, id)] as const);
    expect(addresses.length).toBeGreaterThan(40);
    // In the short form each route is asked for four of the ids, and each id of a quarter of the routes.
    const turn = WRONG_IDS.indexOf(id);
    const asked = SHORT ? addresses.filter((_, index) => index % 4 === turn % 4) : addresses;
    for (const [method, address] of asked) {
      const call = app.as(everything)[method.toLowerCase() as 'get'](encodeURI(decodeURI(address)));
      const answer = await call
        .set('Content-Type', 'application/json')
        .send(method === 'GET' ? undefined : '{}');
      expect([method, address, answer.status, answer.body.code]).toEqual([method, address, 404, 'not_found']);
    }
  });

  it.each([
    ['de', 'Bitte ausfüllen.'],
    ['it', 'Campo obbligatorio.'],
    ['en', 'Please fill in this field.'],
    ['fr', 'Bitte ausfüllen.'],
    [undefined, 'Bitte ausfüllen.'],
  ])('speaks the language of api-lang: %s', async (language, message) => {
    const call = app.as(admin).post('/api/location');
    const answer = await (language ? call.set('api-lang', language) : call).send({});
    expect(answer.status).toBe(422);
    expect(answer.body.errors.name).toEqual([message]);
  });

  it('drops unknown fields, the prototype’s too', async () => {
    const answer = await app
      .as(admin)
      .post('/api/location')
      .set('Content-Type', 'application/json')
      .send(
        '{"id":77,"name":"A","name_it":"B","search_text":"x","__proto__":{"polluted":true},"constructor":{"x":1}}',
      );
    expect(answer.status).toBe(201);
    expect(answer.body.data).toEqual({
      id: expect.any(Number),
      name: 'A',
      name_it: 'B',
      address: null,
      latitude: null,
      longitude: null,
      version: expect.any(String),
    });
    expect(answer.body.data.id).not.toBe(77);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('sends no header that tells what runs here, and the security headers', async () => {
    const { headers } = await app.http().get('/api/options');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']?.split(';').sort()).toEqual([
      "base-uri 'none'",
      "default-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "img-src 'self' data: blob:",
      "object-src 'none'",
      "script-src 'self'",
      "script-src-attr 'none'",
      "style-src 'self' 'unsafe-inline'",
    ]);
    expect(headers).toMatchObject({
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('geolocation=()'),
      'x-frame-options': 'DENY',
    });
    // No other site may read an answer, and nothing is kept in cookies.
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([
    '/api/option',
    '/api/frontend/999999',
    '/api/userdata',
    '/api/nothing',
    '/health/live',
    '/API/options',
    '/Api/my-family',
    '/uploads/nothing.webp',
    '/Uploads/nothing.webp',
    '/api/location/0x1',
  ])('keeps the answer of %s out of every cache', async (address) => {
    expect((await app.as(admin).get(address)).headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['get', '/API/options'],
    ['post', '/API/login'],
    ['get', '/Api/my-family'],
    ['get', '/Health/live'],
    ['get', '/api/Location'],
  ] as const)('has one spelling for each address: %s %s is 404', async (method, address) => {
    const agent = app.as(admin);
    const answer = await agent[method](address).send(method === 'post' ? {} : undefined);
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('describes every call for machines', async () => {
    const { body } = await app.http().get('/api/docs-json').expect(200);
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining([
        '/api/login',
        '/api/location',
        '/api/send-registration/{id}',
        '/api/my-family',
      ]),
    );
    const schema = body.components.schemas.locationCreateInput;
    expect(schema.required).toEqual(['name', 'name_it']);
    expect(schema.properties.name).toMatchObject({ type: 'string', maxLength: 255 });
    const references = JSON.stringify(body.paths)
      .concat(JSON.stringify(body.components))
      .match(/#\/components\/schemas\/\w*/g);
    for (const reference of new Set(references))
      expect(body.components.schemas).toHaveProperty([reference.replace('#/components/schemas/', '')]);
    expect(references).toContain('#/components/schemas/BookedWeekInput');
    await app.http().get('/api/docs').expect(200);
  });

  it('is alive and ready without a login', async () => {
    await app
      .http()
      .get('/health/live')
      .expect(200, { data: { status: 'ok' } });
    await app
      .http()
      .get('/health/ready')
      .expect(200, { data: { status: 'ok' } });
  });

  it('is not ready while a migration is missing', async () => {
    const table = app.dataSource.driver.escape('migrations');
    const [last] = await app.dataSource.query(`SELECT * FROM ${table} ORDER BY id DESC LIMIT 1`);
    await app.dataSource.query(`DELETE FROM ${table} WHERE id = ${last.id}`);
    const answer = await app.http().get('/health/ready');
    await app.dataSource.query(
      `INSERT INTO ${table} (id, timestamp, name) VALUES (${last.id}, ${last.timestamp}, '${last.name}')`,
    );
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2']);
    await app.http().get('/health/ready').expect(200);
  });

  it('takes reports of errors from the frontends', async () => {
    await app
      .http()
      .post('/api/client-error')
      .send({ message: 'x is not a function', stack: 'at y', url: '/a?b=c' })
      .expect(204);
    await app.http().post('/api/client-error').send({}).expect(422);
  });

  it('tells a parent nothing of what is there', async () => {
    const location = await someLocation(app);
    const parent = await someParent(app);
    await app.as(parent).get(`/api/location/${location.id}`).expect(403);
  });
});

describe('compressed answers', () => {
  let app: TestApp;
  let admin: Staff;
  const ROWS = 800;

  beforeAll(async () => {
    app = await createTestApp();
    admin = await someStaff(app, 'Administrator');
    const names = Array.from({ length: ROWS }, (_, row) => `${row} ${'Wiese '.repeat(20)}`);
    await app.dataSource.manager.insert(
      LocationEntity,
      names.map((name) => ({ name, name_it: name, name_sort: name, name_it_sort: name, search_text: name })),
    );
  });
  afterAll(() => app.close());

  const locations = (rows: number, encoding: string) =>
    app
      .as(admin)
      .get(`/api/location?itemsPerPage=${rows}`)
      .set('Accept-Encoding', encoding)
      .expect(200)
      .expect('Vary', 'Accept-Encoding');

  it.each([
    ['one that takes little time', 10],
    ['one that another thread compresses', -1],
  ])('are sent to who accepts gzip: %s', async (_, rows) => {
    const plain = await locations(rows, 'identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    const answer = await locations(rows, 'gzip, deflate, br');
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(Number(answer.headers['content-length'])).toBeLessThan(
      Number(plain.headers['content-length']) / 2,
    );
    expect(answer.body.data).toHaveLength(rows === -1 ? ROWS : rows);
    expect(answer.body).toEqual(plain.body);
  });

  it('are not made of a few bytes', async () => {
    const answer = await app.http().get('/health/live').set('Accept-Encoding', 'gzip').expect(200);
    expect(answer.headers['content-encoding']).toBeUndefined();
  });
});
