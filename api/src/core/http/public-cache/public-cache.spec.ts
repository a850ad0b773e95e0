import { gunzipSync } from 'node:zlib';
import { Clock } from '../../clock.js';
import { TableChanges } from '../../database/table-changes.js';
import { PublicCache, type Envelope } from './public-cache.js';
import type { PublicAnswer } from './public-answer.js';

/** A clock that stands where it is put. */
class StandingClock extends Clock {
  at = Date.parse('2026-03-10T06:59:59.250Z');

  override now(): Date {
    return new Date(this.at);
  }
}

/** What somebody is sent who says these headers. */
function sentTo(answer: PublicAnswer, request: { gzip?: boolean; fresh?: boolean } = {}) {
  const headers: Record<string, unknown> = {};
  let body: Buffer = Buffer.alloc(0);
  const response = {
    req: { fresh: request.fresh ?? false, acceptsEncodings: () => (request.gzip ? 'gzip' : false) },
    statusCode: 200,
    setHeader: (name: string, value: unknown) => (headers[name] = value),
    end: (bytes: Buffer = Buffer.alloc(0)) => (body = bytes),
  };
  answer.send(response as never);
  const text = (headers['Content-Encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
  return { status: response.statusCode, headers, text, length: body.length };
}

describe('public cache', () => {
  let clock: StandingClock;
  let cache: PublicCache;
  let versions: Record<string, number>;
  let computed: number;

  beforeEach(() => {
    clock = new StandingClock();
    versions = { course: 1, registration: 1, session: 1 };
    computed = 0;
    const changes = new TableChanges();
    changes.versionOf = (tables) => tables.reduce((sum, table) => sum + (versions[table] ?? 0), 0);
    cache = new PublicCache(clock, changes);
  });

  const TABLES = ['course', 'registration'];
  const compute = async (): Promise<Envelope> => ({ data: { number: (computed += 1) } });
  const ask = async (key = '/a') => sentTo(await cache.answer({ key, route: '/a', tables: TABLES }, compute));

  it('computes once for many who ask at once and after one another', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask()));
    answers.push(await ask());
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['{"data":{"number":1}}']));
    expect(computed).toBe(1);
  });

  it('computes anew when a table of the answer changed, and not for others', async () => {
    await ask();
    versions.session = 2;
    expect((await ask()).text).toContain('1');
    versions.registration = 2;
    expect((await ask()).text).toContain('2');
  });

  it('gives who asks after a change nothing that was begun before it', async () => {
    let finish: (body: Envelope) => void = () => undefined;
    const slow = () => new Promise<Envelope>((resolve) => (finish = resolve));
    const before = cache.answer({ key: '/a', route: '/a', tables: TABLES }, slow);
    versions.course = 2;
    const after = await ask();
    finish({ data: 'old' });
    expect([sentTo(await before).text, after.text]).toEqual(['{"data":"old"}', '{"data":{"number":1}}']);
    expect((await ask()).text).not.toContain('old');
  });

  it('keeps nothing beyond the second in which it was computed', async () => {
    await ask();
    clock.at += 749;
    await ask();
    expect(computed).toBe(1);
    clock.at += 1;
    await ask();
    expect(computed).toBe(2);
    // A clock that is set back is another time too.
    clock.at -= 60_000;
    await ask();
    expect(computed).toBe(3);
  });

  it('keeps no failure, and tells it to everybody who waited', async () => {
    let tries = 0;
    const fail = async (): Promise<Envelope> => {
      tries += 1;
      throw new Error('not there');
    };
    const waiting = await Promise.allSettled(
      [1, 2, 3].map(() => cache.answer({ key: '/b', route: '/b', tables: [] }, fail)),
    );
    expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect([tries, cache.size]).toEqual([1, 0]);
    expect((await ask('/b')).text).toContain('1');
  });

  it('stays within its bounds, and keeps what is asked for most', async () => {
    await ask('/often');
    for (let number = 0; number < 1_000; number += 1) {
      await ask(`/once?search=${number}`);
      await ask('/often');
    }
    expect(cache.size).toBe(200);
    expect((await ask('/often')).text).toContain('"number":1}');
    const large = async (): Promise<Envelope> => ({ data: 'x'.repeat(1024 * 1024) });
    for (let number = 0; number < 20; number += 1)
      await cache.answer({ key: `/large/${number}`, route: '/large', tables: TABLES }, large);
    expect(cache.size).toBeLessThan(10);
  });

  it('has one ETag for the same content, and another one for other content', async () => {
    const text = (content: string) => async (): Promise<Envelope> => ({ data: content });
    const etag = async (content: string) => {
      clock.at += 1_000;
      return sentTo(await cache.answer({ key: '/a', route: '/a', tables: TABLES }, text(content))).headers
        .ETag;
    };
    const [one, same, other] = [await etag('a'), await etag('a'), await etag('b')];
    expect(one).toMatch(/^W\/"[\w-]{27}"$/);
    expect([same === one, other === one]).toEqual([true, false]);
  });

  it('tells whoever has it that nothing changed, without a body', async () => {
    const answer = await cache.answer({ key: '/a', route: '/a', tables: TABLES }, compute);
    const { status, headers, length } = sentTo(answer, { fresh: true });
    expect([status, length]).toEqual([304, 0]);
    expect(headers).toEqual({
      ETag: expect.any(String),
      Vary: 'Accept-Encoding',
      'Cache-Control': 'public, no-cache',
    });
  });

  it('compresses what is long for who can read it', async () => {
    const long = async (): Promise<Envelope> => ({ data: 'Wald '.repeat(1_000) });
    const answer = await cache.answer({ key: '/long', route: '/long', tables: TABLES }, long);
    const [plain, compressed] = [sentTo(answer), sentTo(answer, { gzip: true })];
    expect(compressed.text).toBe(plain.text);
    expect(compressed.headers).toMatchObject({
      'Content-Encoding': 'gzip',
      'Content-Length': compressed.length,
    });
    expect(compressed.length).toBeLessThan(plain.length / 10);
    expect(plain.headers['Content-Encoding']).toBeUndefined();
  });

  describe('with the time of the server', () => {
    const timed = async () =>
      sentTo(
        await cache.answer({ key: '/t', route: '/t', tables: TABLES, timeField: 'server_time' }, async () => {
          computed += 1;
          return { data: { name: 'Waldwochen', server_time: 'whenever' } };
        }),
      );
    const timeOf = ({ text }: { text: string }) =>
      Date.parse((JSON.parse(text) as { data: { server_time: string } }).data.server_time);

    it('says a time that is at most a tenth of a second old', async () => {
      for (let step = 0; step < 20; step += 1) {
        expect(Math.abs(clock.at - timeOf(await timed()))).toBeLessThan(100);
        clock.at += 37;
      }
      expect(computed).toBe(1);
    });

    it('has another ETag in each second: who is told that nothing changed keeps their time', async () => {
      const first = await timed();
      clock.at += 700;
      expect((await timed()).headers.ETag).toBe(first.headers.ETag);
      clock.at += 50;
      expect((await timed()).headers.ETag).not.toBe(first.headers.ETag);
    });
  });
});
