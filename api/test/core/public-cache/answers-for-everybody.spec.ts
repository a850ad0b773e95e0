import { CourseEntity } from '../../../src/model/catalogue/course.entity.js';
import { LocationEntity } from '../../../src/model/catalogue/location.entity.js';
import { PROJECT_TABLES } from '../../../src/catalogue/public-courses/public-courses.queries.js';
import { PublicCache } from '../../../src/core/http/public-cache/public-cache.js';
import { anotherProcess, createQuietApp } from '../../registrations/support/book.js';
import type { TestApp } from '../../support/app.js';
import {
  signUpBody,
  someChild,
  someCourse,
  someLocation,
  someParent,
  someStaff,
  someWeek,
} from '../../support/builders.js';

describe('answers that are the same for everybody', () => {
  let app: TestApp;
  let other: TestApp | undefined;
  let courseId: number;
  let locationId: number;

  beforeAll(async () => {
    app = await createQuietApp();
    locationId = (await someLocation(app)).id;
    const course = await someCourse(app, { location_id: locationId });
    await someWeek(app, course);
    courseId = course.id;
  });
  afterAll(async () => {
    // Not before: Passport knows the sessions of the app that came last only.
    await other?.close();
    await app.close();
  });
  beforeEach(() => app.clock.advance(10_000));

  const addresses = () => ['/api/frontend', `/api/frontend/${courseId}`, '/api/options'];
  const nameOf = async (at: TestApp) =>
    (await at.http().get(`/api/frontend/${courseId}`).expect(200)).body.data.name as string;

  it('may be kept by any cache, which asks before it uses them', async () => {
    for (const address of addresses()) {
      const { headers } = await app.http().get(address).expect(200);
      expect(headers).toMatchObject({ 'cache-control': 'public, no-cache', vary: 'Accept-Encoding' });
      const known = { 'If-None-Match': String(headers.etag) };
      const { text, headers: same } = await app.http().get(address).set(known).expect(304);
      expect([text, same.etag, same['cache-control']]).toEqual(['', headers.etag, 'public, no-cache']);
    }
  });

  it('are sent to HEAD without a body', async () => {
    for (const address of addresses()) {
      const { headers, text } = await app.http().head(address).expect(200);
      expect([Number(headers['content-length']) > 0, text]).toEqual([true, undefined]);
    }
  });

  it('are computed once, for however many ask', async () => {
    for (const address of addresses()) {
      app.clock.advance(1_000);
      const one = await app.countStatements(() => app.http().get(address));
      app.clock.advance(1_000);
      const many = await app.countStatements(() =>
        Promise.all(Array.from({ length: 30 }, () => app.http().get(address).expect(200))),
      );
      expect([address, many.length]).toEqual([address, one.length]);
      expect(await app.countStatements(() => app.http().get(address))).toEqual([]);
    }
  });

  it('name every table that they are computed from', async () => {
    const named = PROJECT_TABLES.map((entity) => app.dataSource.getMetadata(entity).tableName);
    for (const address of addresses().slice(0, 2)) {
      const statements = await app.countStatements(() => app.http().get(address));
      const read = statements.flatMap((sql) =>
        [...sql.matchAll(/(?:FROM|JOIN)\s+[`"](\w+)/g)].map(([, table]) => table),
      );
      expect([...new Set(read)].sort()).toEqual([...named].sort());
    }
  });

  it('follow a change of this process at once', async () => {
    const admin = await someStaff(app, 'Administrator');
    await nameOf(app);
    await app.as(admin).put(`/api/course/${courseId}`).send({ name: 'Bachwochen' }).expect(200);
    expect(await nameOf(app)).toBe('Bachwochen');
    await app.as(admin).put(`/api/location/${locationId}`).send({ name: 'Lichtung' }).expect(200);
    expect((await app.http().get('/api/frontend')).text).toContain('Lichtung');
    const title = (await app.http().get('/api/options')).body.data.find(
      ({ key }: { key: string }) => key === 'app_name',
    );
    await app.as(admin).put(`/api/option/${title.id}`).send({ value: 'Sommer' }).expect(200);
    expect((await app.http().get('/api/options')).text).toContain('Sommer');
  });

  it('follow a change of another process within a second', async () => {
    await nameOf(app);
    other = await anotherProcess(app);
    const admin = await someStaff(other, 'Administrator');
    await other.as(admin).put(`/api/course/${courseId}`).send({ name: 'Seewochen' }).expect(200);
    app.clock.advance(1_000);
    expect(await nameOf(app)).toBe('Seewochen');
  });

  it('are counted under their route, kept or computed', async () => {
    const counted = async () => {
      const { text } = await app.http().get('/metrics').expect(200);
      const line = /_count\{method="GET",route="\/api\/frontend\/:id",status="200"\} (\d+)/.exec(text);
      return Number(line?.[1] ?? 0);
    };
    const before = await counted();
    for (let time = 0; time < 3; time += 1) await nameOf(app);
    expect(await counted()).toBe(before + 3);
  });

  it('say the time of the server, whenever they were computed', async () => {
    for (const milliseconds of [0, 300, 450]) {
      app.clock.advance(milliseconds);
      const { body } = await app.http().get(`/api/frontend/${courseId}`).expect(200);
      expect(body.data.server_time).toBe(app.clock.now().toISOString());
    }
  });

  it('are the same in every language and for whoever is logged in', async () => {
    const parent = await someParent(app);
    for (const address of addresses()) {
      const texts = [
        await app.http().get(address).set('api-lang', 'it'),
        await app.http().get(address).set('api-lang', 'de'),
        await app.as(parent).get(address),
        await app.as({ token: 'none' }).get(address),
      ].map(({ text }) => text);
      expect([address, new Set(texts).size]).toEqual([address, 1]);
    }
  });

  it('are no failures: those are not kept, and speak the language of who asks', async () => {
    const { size } = app.app.get(PublicCache);
    for (const address of ['/api/frontend/999999', '/api/frontend/0x1', '/api/frontend?sortBy=nothing']) {
      const answers = await Promise.all(
        ['de', 'it'].map((language) => app.http().get(address).set('api-lang', language)),
      );
      expect(new Set(answers.map(({ body }) => (body as { message: string }).message)).size).toBe(2);
      for (const { headers, status } of answers)
        expect([status >= 400, headers['cache-control'], headers.etag]).toEqual([
          true,
          'no-store',
          undefined,
        ]);
    }
    expect(app.app.get(PublicCache).size).toBe(size);
  });

  it('show a project that was not there before as soon as it is', async () => {
    const { manager } = app.dataSource;
    const course = await someCourse(app, { active: false });
    await app.http().get(`/api/frontend/${course.id}`).expect(404);
    await manager.update(CourseEntity, { id: course.id }, { active: true });
    await app.http().get(`/api/frontend/${course.id}`).expect(200);
    await manager.update(CourseEntity, { id: course.id }, { active: false });
    await app.http().get(`/api/frontend/${course.id}`).expect(404);
  });

  it('count a booking that was stored, and none that was refused', async () => {
    const course = await someCourse(app);
    const week = await someWeek(app, course, { max_participants: 1, waiting_list: 0 });
    const full = async () =>
      (await app.http().get(`/api/frontend/${course.id}`).expect(200)).body.data.courseWeeks[0]
        .full as boolean;
    expect(await full()).toBe(false);
    const parent = await someParent(app);
    const child = await someChild(app, parent);
    await app.as(parent).post(`/api/send-registration/${course.id}`).send({}).expect(422);
    expect(await full()).toBe(false);
    await app
      .as(parent)
      .post(`/api/send-registration/${course.id}`)
      .send(signUpBody(child, week))
      .expect(201);
    expect(await full()).toBe(true);
  });

  it('are another one for each page, filter and order', async () => {
    const other = await someCourse(app, { location_id: locationId });
    await app.dataSource.manager.update(LocationEntity, { id: locationId }, { name: 'Alm' });
    const ids = async (query: string) =>
      (await app.http().get(`/api/frontend${query}`)).body.data.map(
        ({ id }: { id: number }) => id,
      ) as number[];
    expect(await ids(`?filters=id|${courseId}`)).toEqual([courseId]);
    expect(await ids(`?filters=id|${other.id}`)).toEqual([other.id]);
    const both = `filters=id|${courseId}&filters=id|${other.id}&itemsPerPage=1&sortBy=id`;
    expect(await ids(`?${both}&page=1`)).toEqual([courseId]);
    expect(await ids(`?${both}&page=2`)).toEqual([other.id]);
  });
});
