/** @jest-environment-options {"graph": "interference"} */
import { withoutLocks } from '../support/interference.js';
import type { DrawFile } from '@feria/shared';
import type { CourseWeekEntity } from '../../../src/model/catalogue/course-week.entity.js';
import { CourseEntity } from '../../../src/model/catalogue/course.entity.js';
import { OutboxMailEntity } from '../../../src/model/mailing/outbox-mail.entity.js';
import type { TestApp } from '../../support/app.js';
import { signUpBody, someChild, someCourse, someParent, someWeek } from '../../support/builders.js';
import { move, office, registrationsOf, remove, startTwo, stored } from '../support/book.js';
import type { CrowdParent } from '../support/crowd.js';
import { faults, LONG, rush, someCrowd } from '../support/rush.js';

let app: TestApp;
let second: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, second, close } = await startTwo());
});
afterAll(() => close());

const TIMES = LONG ? 10 : 3;
const FAMILIES = LONG ? 24 : 8;
const SEATS = 4;

/** A course whose registration has closed, with more wishes than seats in two weeks, and a third week that nobody wishes. */
async function someDraw() {
  const course = await someCourse(app, { allocation: 'draw' });
  const size = { max_participants: SEATS, waiting_list: 0 };
  const weeks = [
    await someWeek(app, course, size),
    await someWeek(app, course, size),
    await someWeek(app, course, { max_participants: 50 }),
  ] as const;
  const families = await someCrowd(app, FAMILIES);
  const ids: number[] = [];
  for (const week of weeks.slice(0, 2))
    for (const { status, body } of await rush(app, families, week)) {
      expect(status).toBe(201);
      ids.push(body.data.registrations[0].id as number);
    }
  await app.dataSource.manager.update(CourseEntity, { id: course.id }, { register_to: '2026-03-01' });
  return { course, weeks, families, ids };
}

async function publish(process: TestApp, course: { id: number }) {
  return process.as(await office(process)).post(`/api/course/${course.id}/draw`);
}

/** The office books a seat past the draw. */
async function bookWithReason(process: TestApp, week: CourseWeekEntity) {
  const child = await someChild(app, await someParent(app));
  const { privacy: _, ...body } = signUpBody(child, week) as { privacy: boolean };
  return process
    .as(await office(process))
    .post(`/api/send-registration/${week.course_id}/admin`)
    .send({ ...body, reason: 'Notfall' });
}

/** Every wish that is left has a seat, or waits as everybody does on a waiting list. */
async function expectSettled(weeks: readonly CourseWeekEntity[], ids: readonly number[], gone: number[]) {
  for (const id of ids) {
    const row = await stored(app, id);
    if (gone.includes(id)) expect(row).toBeNull();
    else expect(row).toMatchObject({ held_back: false, priority: null });
  }
  for (const week of weeks)
    for (const row of await registrationsOf(app, week))
      expect([row.id, row.held_back, row.priority]).toEqual([row.id, false, null]);
}

async function mailsTo(families: readonly CrowdParent[]): Promise<number[]> {
  const rows = await app.dataSource.manager.findBy(OutboxMailEntity, { kind: 'places-given' });
  return families.map(({ email }) => rows.filter(({ recipient }) => recipient === email).length);
}

it('a draw that is published while the office books, moves and removes loses nobody and gives no seat twice', async () => {
  for (let time = 0; time < TIMES; time += 1) {
    const { course, weeks, families, ids } = await someDraw();
    const [first, , third] = weeks;
    const [moved, removed] = [ids[time]!, ids[FAMILIES + time + 1]!];
    const [drawn, again, ...others] = await Promise.all([
      publish(second, course),
      publish(app, course),
      bookWithReason(app, first),
      bookWithReason(second, weeks[1]),
      bookWithReason(app, first),
      move(second, moved, third, { waiting: true, reason: 'Wunsch der Familie' }),
      remove(app, removed, 'staff').then(() => ({ status: 200 })),
    ]);
    expect([drawn.status, again.status].sort()).toEqual([200, 422]);
    for (const { status } of others) expect([200, 201, 422]).toContain(status);
    expect(await faults(app, [...weeks])).toEqual([]);
    await expectSettled(weeks, ids, [removed]);
    expect(await mailsTo(families)).toEqual(families.map(() => 1));
    // What was published is what was given then: the file repeats, whatever happened around it.
    const answer = await app.as(await office(app)).get(`/api/course/${course.id}/draw`);
    const { input, outcome } = answer.body.data as DrawFile;
    for (const { id, seats } of input.weeks)
      expect(outcome.given.filter(({ week }) => week === id).length).toBeLessThanOrEqual(seats);
  }
});

it('control: without locks the draw and the office give the same seat', async () => {
  const { course, weeks } = await someDraw();
  const [first] = weeks;
  await withoutLocks([app], async (gate) => {
    const booking = bookWithReason(app, first).then((answer) => answer);
    // It has counted the seats, and found one.
    await gate.arrived(1);
    expect((await publish(app, course)).status).toBe(200);
    gate.open();
    expect((await booking).status).toBe(201);
  });
  expect(await faults(app, [first])).toContain(`week ${first.id}: ${SEATS + 1} confirmed for ${SEATS} seats`);
});
