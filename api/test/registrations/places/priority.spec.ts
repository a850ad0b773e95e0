import type { ErrorBody, FrontendProjectDetail } from '@feria/shared';
import { CourseEntity } from '../../../src/model/catalogue/course.entity.js';
import { ParentEntity } from '../../../src/model/families/parent.entity.js';
import {
  book,
  createQuietApp,
  firstId,
  outcomes,
  remove,
  send,
  someFamily,
  travel,
} from '../support/book.js';
import type { TestApp } from '../../support/app.js';
import { signUpBody, someCourse, someStaff, someWeek, type Parent } from '../../support/builders.js';

/*
 * Priority (product/catalogue.md#priority): families in 39042 may register from 8:00 in Rome on 10 March 2026, everybody from 8:00 on 12
 * March.
 */

let app: TestApp;
let course: CourseEntity;
let near: Awaited<ReturnType<typeof someFamily>>;
let far: typeof near;
beforeEach(async () => {
  app = await createQuietApp();
  course = await someCourse(app, {
    register_from: '2026-03-12',
    register_from_time: '08:00',
    register_to: '2026-03-31',
    priority_places: ['39042', '39040'],
    priority_from: '2026-03-10',
    priority_from_time: '08:00',
  });
  [near, far] = [await familyIn(' 39042 '), await familyIn('39100')];
});
afterEach(() => app.close());

const PRIORITY = '2026-03-10T07:00:00.000Z';
const REGULAR = '2026-03-12T07:00:00.000Z';

async function familyIn(plz: string | null) {
  const family = await someFamily(app);
  await app.dataSource.manager.update(ParentEntity, { id: family.parent.personId }, { plz });
  return family;
}
const at = (instant: string) => travel(app, instant, near.parent, far.parent);
const secondBefore = (instant: string) => new Date(Date.parse(instant) - 1_000).toISOString();

async function page(reader: Parent | null): Promise<FrontendProjectDetail> {
  const { body } = await app.as(reader).get(`/api/frontend/${course.id}`).expect(200);
  return body.data as FrontendProjectDetail;
}
const statusOf = async ({ parent, child }: typeof near, week: { id: number }) => {
  const { status, body } = await send(app, parent, course, signUpBody(child, week));
  return status === 201 ? 201 : (body as ErrorBody).code;
};

it('a family with priority may register from its own minute on, another one from that of everybody', async () => {
  const week = await someWeek(app, course);
  await at(secondBefore(PRIORITY));
  expect([await statusOf(near, week), await statusOf(far, week)]).toEqual([
    'registration_closed',
    'registration_closed',
  ]);
  await at(PRIORITY);
  expect([await statusOf(near, week), await statusOf(far, week)]).toEqual([201, 'registration_closed']);
  await at(REGULAR);
  expect(await statusOf(far, week)).toBe(201);
});

it('the page opens for each reader when it opens for them, and says both to all', async () => {
  await someWeek(app, course);
  await at(PRIORITY);
  const [mine, theirs, anybodys] = [await page(near.parent), await page(far.parent), await page(null)];
  const both = {
    priority_opens_at: PRIORITY,
    regular_opens_at: REGULAR,
    priority_places: ['39042', '39040'],
  };
  expect(mine).toMatchObject({
    ...both,
    has_priority: true,
    opens_at: PRIORITY,
    courseWeeks: [{ state: 'open' }],
  });
  for (const other of [theirs, anybodys]) {
    const state = 'before_registration';
    expect(other).toMatchObject({
      ...both,
      has_priority: false,
      opens_at: REGULAR,
      courseWeeks: [{ state }],
    });
  }
  await at(secondBefore(PRIORITY));
  expect(await page(near.parent)).toMatchObject({ courseWeeks: [{ state: 'before_registration' }] });
  await at('2026-03-31T22:00:00Z');
  expect(await page(near.parent)).toMatchObject({ courseWeeks: [{ state: 'after_registration' }] });
});

it('the answer of one reader is kept by no cache for another', async () => {
  await someWeek(app, course);
  await at(PRIORITY);
  const get = (reader: Parent | null) => app.as(reader).get(`/api/frontend/${course.id}`);
  for (let turn = 0; turn < 2; turn += 1) {
    const anybody = await get(null).expect(200);
    expect(anybody.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'Accept-Encoding, Authorization',
    });
    const own = await get(near.parent).set('If-None-Match', String(anybody.headers.etag)).expect(200);
    expect([own.headers['cache-control'], own.body.data.has_priority]).toEqual(['private, no-store', true]);
  }
});

it('a login that has ended reads what anybody reads, and staff have no postcode', async () => {
  await someWeek(app, course);
  await at(PRIORITY);
  const ended = { ...near.parent, token: 'ended' };
  const staff = await someStaff(app, 'Office');
  for (const reader of [ended, staff as Parent]) expect((await page(reader)).has_priority).toBe(false);
});

it('a project without priority is the same for everybody, without a look at who asks', async () => {
  course = await someCourse(app);
  await page(near.parent);
  expect(await app.countStatements(() => page(near.parent))).toEqual([]);
  app.clock.advance(1_000);
  const computed = await app.countStatements(() => page(near.parent));
  expect(computed.length).toBeGreaterThan(0);
  expect(computed.filter((sql) => /`session`/.test(sql))).toEqual([]);
  const { headers } = await app.as(near.parent).get(`/api/frontend/${course.id}`);
  expect(headers['cache-control']).toBe('public, no-cache');
});

it('who has priority may change and remove what was booked by it', async () => {
  const week = await someWeek(app, course);
  await at(PRIORITY);
  const id = firstId(await book(app, near.parent, near.child, week));
  const { body } = await app.as(near.parent).get('/api/my-family').expect(200);
  expect(body.data.registrations).toMatchObject([
    { editable: true, deletable: true, courseWeek: { state: 'open' } },
  ]);
  await app.as(near.parent).put(`/api/save-registration/${id}`).send({ dayType: 'half_day' }).expect(200);
  expect((await remove(app, id, near.parent)).success).toBe(true);
});

it.each([
  ['without a day of its own', { priority_from: null }],
  ['without postcodes', { priority_places: [] }],
])('there is none %s', async (_, change) => {
  await app.dataSource.manager.update(CourseEntity, { id: course.id }, change);
  const week = await someWeek(app, course);
  await at(PRIORITY);
  expect(await statusOf(near, week)).toBe('registration_closed');
  expect(await page(near.parent)).toMatchObject({
    has_priority: false,
    priority_places: [],
    priority_opens_at: null,
  });
});

it('may not begin after the registration of everybody', async () => {
  const staff = await someStaff(app, 'Office');
  const { status, body } = await app
    .as(staff)
    .put(`/api/course/${course.id}`)
    .send({ priority_from: '2026-03-13' });
  expect([status, Object.keys((body as ErrorBody).errors ?? {})]).toEqual([422, ['priority_from']]);
});

it('gives nobody else less: seats go in the order of registration', async () => {
  const week = await someWeek(app, course, { max_participants: 1 });
  await at(PRIORITY);
  expect(outcomes(await book(app, near.parent, near.child, week))).toEqual(['confirmed']);
  await at(REGULAR);
  expect(outcomes(await book(app, far.parent, far.child, week))).toEqual(['waiting']);
});
