import { OutboxMailEntity } from '../../../src/model/mailing/outbox-mail.entity.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { someStaff } from '../../support/builders.js';

const TOKEN = 'a-token-of-the-scraper';

describe('metrics', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ env: { METRICS_TOKEN: TOKEN } });
  });
  afterAll(() => app.close());

  const read = async (): Promise<string> =>
    (await app.http().get('/metrics').set('Authorization', `Bearer ${TOKEN}`).expect(200)).text;

  it.each([[undefined], ['Bearer wrong'], [TOKEN]])('stay closed to %s', async (authorization) => {
    const call = app.http().get('/metrics');
    const answer = await (authorization ? call.set('Authorization', authorization) : call);
    expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated']);
  });

  /** How many requests of a kind were answered. @param labels as the metrics name the kind */
  const countOf = (text: string, labels: string): number => {
    const line = `feria_http_request_duration_seconds_count{${labels}} `;
    const at = text.indexOf(line);
    return at < 0 ? 0 : Number.parseInt(text.slice(at + line.length), 10);
  };

  it('count requests by the pattern of their route, never by what the caller wrote', async () => {
    const staff = await someStaff(app, 'Office');
    const before = await read();
    await app.as(staff).get('/api/location/4711?search=Rossi');
    await app.http().get('/api/secret-path-of-somebody');
    const text = await read();
    for (const route of ['/api/location/:id', 'other']) {
      const labels = `method="GET",route="${route}",status="404"`;
      expect(countOf(text, labels)).toBe(countOf(before, labels) + 1);
    }
    // Without the figures at the ends of the lines: one of the many could be 0.004711.
    const names = text.split('\n').map((line) => line.slice(0, line.lastIndexOf(' ')));
    for (const personal of ['4711', 'Rossi', 'secret-path']) expect(names.join('\n')).not.toContain(personal);
    expect(text).toContain('nodejs_eventloop_lag_seconds');
  });

  it('tell the mails of the outbox by their state', async () => {
    const manager = app.dataSource.manager;
    expect(await manager.countBy(OutboxMailEntity, { state: 'sent' })).toBe(0);
    await app.http().post('/api/password/forgot').send({ email: 'nobody@feria.example' });
    const staff = await someStaff(app, 'Office');
    await app.http().post('/api/password/forgot').send({ email: staff.email }).expect(200);
    const figures = [...(await read()).matchAll(/feria_outbox_mails\{state="\w+"\} (\d+)/g)];
    const total = figures.reduce((sum, [, count]) => sum + Number(count), 0);
    expect(total).toBe(1);
  });
});

describe('metrics without a token in the configuration', () => {
  it('are open', async () => {
    const app = await createTestApp();
    const answer = await app.http().get('/metrics');
    await app.close();
    expect([answer.status, answer.headers['content-type']]).toEqual([
      200,
      expect.stringContaining('text/plain'),
    ]);
  });
});
