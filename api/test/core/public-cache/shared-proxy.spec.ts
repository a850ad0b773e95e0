import supertest from 'supertest';
import type { AddressInfo } from 'node:net';
import { createQuietApp } from '../../registrations/support/book.js';
import type { TestApp } from '../../support/app.js';
import {
  signUpBody,
  someChild,
  someCourse,
  someParent,
  someWeek,
  type Parent,
} from '../../support/builders.js';
import { startCachingProxy, type CachingProxy } from '../../support/caching-proxy.js';
import { routesOf } from '../../support/routes.js';

/** A family, and what nobody else may be sent. */
interface Family {
  parent: Parent;
  childId: number;
  marks: string[];
}

describe('two families behind a cache that they share', () => {
  let app: TestApp;
  let proxy: CachingProxy;
  let courseId: number;
  let weekId: number;
  let families: [Family, Family];

  beforeAll(async () => {
    app = await createQuietApp();
    proxy = await startCachingProxy((app.app.getHttpServer().address() as AddressInfo).port);
    const course = await someCourse(app);
    const week = await someWeek(app, course, { max_participants: 4 });
    [courseId, weekId] = [course.id, week.id];
    families = [await aFamily('Quarz'), await aFamily('Zirbe')];
  });
  afterAll(async () => {
    await proxy.close();
    await app.close();
  });

  /** A family with a booking, whose every record carries the mark. */
  async function aFamily(mark: string): Promise<Family> {
    const parent = await someParent(app);
    const child = await someChild(app, parent, { first_name: mark, last_name: mark });
    const body = signUpBody(child, { id: weekId }, { comment: mark });
    await app.as(parent).post(`/api/send-registration/${courseId}`).send(body).expect(201);
    return { parent, childId: child.id, marks: [mark, parent.email, child.tax] };
  }

  const ask = (path: string, who: Family | null) => {
    const call = supertest(proxy.base).get(path).buffer(true);
    return who ? call.set('Authorization', `Bearer ${who.parent.token}`) : call;
  };

  /** Every address that is read, about the project and the first family's child. */
  const addresses = (): string[] =>
    routesOf(app)
      .filter(({ method, path }) => method === 'GET' && path !== '/api/logout')
      .flatMap(({ path }) =>
        path.includes(':')
          ? [courseId, families[0].childId].map((id) =>
              path.replace(/:kind/, 'new').replace(/:\w+/g, String(id)),
            )
          : [path],
      );

  it('are sent nothing of each other, whoever asks first, and a visitor nothing of either', async () => {
    const [first, second] = families;
    expect(addresses().length).toBeGreaterThan(60);
    for (const address of addresses()) {
      const own = await ask(address, first);
      const others = [await ask(address, second), await ask(address, null), await ask(address, second)];
      const seen = others.map(({ text }) => first.marks.filter((mark) => (text ?? '').includes(mark)));
      expect([address, seen]).toEqual([address, [[], [], []]]);
      const again = await ask(address, first);
      expect([address, again.status]).toEqual([address, own.status]);
      expect(second.marks.filter((mark) => (again.text ?? '').includes(mark))).toEqual([]);
    }
    // It would have been found: each family is sent its own.
    expect((await ask('/api/my-family', first)).text).toContain(first.marks[0]);
    expect((await ask('/api/my-family', second)).text).toContain(second.marks[0]);
  });

  it('find in the cache what is the same for everybody, and nothing else', async () => {
    const shared = routesOf(app)
      .filter(({ sameForEverybody }) => sameForEverybody)
      .map(({ path, access }) => [path, access?.kind]);
    expect(shared.sort()).toEqual([
      ['/api/frontend', 'public'],
      ['/api/frontend/:id', 'public'],
      ['/api/municipalities', 'public'],
      ['/api/options', 'public'],
      ['/embed', 'public'],
      ['/programme.ics', 'public'],
      ['/programme.rss', 'public'],
      ['/robots.txt', 'public'],
      ['/sitemap.xml', 'public'],
    ]);
    for (const address of addresses()) for (const who of [families[0], null]) await ask(address, who);
    // `/embed` is off.
    expect(proxy.stored()).toEqual([
      '/api/frontend',
      `/api/frontend/${courseId}`,
      '/api/municipalities',
      '/api/options',
      '/programme.ics',
      '/programme.rss',
      '/robots.txt',
      '/sitemap.xml',
    ]);
  });

  it('are sent what is the same for everybody from the cache, with or without a login', async () => {
    for (const address of proxy.stored()) {
      const before = proxy.revalidated;
      const answers = [
        await ask(address, families[0]),
        await ask(address, families[1]),
        await ask(address, null),
      ];
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect([address, proxy.revalidated - before]).toEqual([address, 3]);
    }
  });

  it('see a booking of the other at once', async () => {
    const availability = async () =>
      (await ask(`/api/frontend/${courseId}`, families[1])).body.data.courseWeeks[0].availability as string;
    expect(await availability()).toBe('few');
    for (const mark of ['Lärche', 'Föhre']) await aFamily(mark);
    expect(await availability()).toBe('waiting_list');
    expect((await ask('/api/frontend', null)).text).toContain('waiting_list');
  });
});
