/** @jest-environment-options {"graph": "interference"} */
import { withoutLocks } from '../support/interference.js';
import { In } from 'typeorm';
import { CourseWeekEntity } from '../../../src/model/catalogue/course-week.entity.js';
import { OutboxMailEntity } from '../../../src/model/mailing/outbox-mail.entity.js';
import { RegistrationEventEntity } from '../../../src/model/registrations/registration-event.entity.js';
import type { TestApp } from '../../support/app.js';
import { signUpBody, someCourse, someWeek } from '../../support/builders.js';
import {
  bookByStaff,
  createQuietApp,
  firstId,
  occupy,
  office,
  registrationsOf,
  remove,
  send,
} from '../support/book.js';
import type { CrowdParent } from '../support/crowd.js';
import { faults, rush, signUps, someCrowd, tally } from '../support/rush.js';

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
  await office(app);
});
afterAll(() => app.close());

const JULY = { from: '2026-07-06', to: '2026-07-10' };

async function cancel(week: CourseWeekEntity): Promise<number> {
  const staff = await office(app);
  return (await app.as(staff).post(`/api/courseWeek/${week.id}/cancel`).send({ message: 'Schnee' })).status;
}

/** Kinds of the mails to each of the parents, in the order in which they were written. */
async function mailsOf(parents: readonly CrowdParent[]): Promise<Map<string, string[]>> {
  const rows = await app.dataSource.manager.find(OutboxMailEntity, {
    where: { recipient: In(parents.map(({ email }) => email)) },
    order: { id: 'ASC' },
  });
  return new Map(
    parents.map(({ email }) => [
      email,
      rows.filter(({ recipient }) => recipient === email).map(({ kind }) => kind),
    ]),
  );
}

/** Registrations that were made in the week and did not end by a removal. */
async function lost(week: CourseWeekEntity): Promise<number[]> {
  const events = await app.dataSource.manager.findBy(RegistrationEventEntity, { course_week_id: week.id });
  const removed = new Set(
    events.filter(({ kind }) => kind === 'removed').map(({ registration_id }) => registration_id),
  );
  const made = events.filter(({ kind }) => kind === 'registered' || kind === 'waiting');
  return made.map(({ registration_id }) => registration_id).filter((id) => !removed.has(id));
}

it('a week with twenty families is cancelled while parents book, leave and staff register', async () => {
  const course = await someCourse(app);
  const week = await someWeek(app, course, { ...JULY, max_participants: 15, waiting_list: 60 });
  const elsewhere = await someWeek(app, await someCourse(app), {
    ...JULY,
    max_participants: 3,
    waiting_list: 60,
  });
  const seats = await occupy(app, elsewhere, 3);
  const families = await someCrowd(app, 20);
  // Five of them wait elsewhere for the same days.
  await rush(app, families.slice(0, 5), elsewhere);
  const booked = await rush(app, families, week);
  const [newcomers, forStaff] = [await someCrowd(app, 20), await someCrowd(app, 5)];
  const leaving = booked.slice(5, 10).map(({ body }) => firstId(body.data));
  const staffBooks = async (parent: CrowdParent) => {
    await bookByStaff(app, { id: parent.childIds[0]! }, week).catch(() => undefined);
  };
  const [answers, statuses] = await Promise.all([
    rush(app, newcomers, week),
    Promise.all([cancel(week), cancel(week)]),
    ...leaving.map((id, index) =>
      app
        .as(families[index + 5]!)
        .delete(`/api/registration/${id}`)
        .then(({ status }) => status),
    ),
    ...seats.map((id) => remove(app, id, 'staff')),
    ...forStaff.map(staffBooks),
  ]);
  expect([...statuses].sort()).toEqual([200, 422]);
  expect(await registrationsOf(app, week)).toEqual([]);
  expect(await lost(week)).toEqual([]);
  expect(await faults(app, [elsewhere])).toEqual([]);
  // Who was in the week when it ended has one mail of it; who had left before, or came after, has none.
  for (const [index, family] of families.entries()) {
    const kinds = (await mailsOf([family])).get(family.email)!;
    const told = kinds.filter((kind) => kind === 'week-cancelled' || kind === 'deleted');
    expect({ index, told }).toEqual({ index, told: [expect.any(String)] });
  }
  const mails = await mailsOf(newcomers);
  answers.forEach(({ status }, index) => {
    const told = mails.get(newcomers[index]!.email)!.filter((kind) => kind === 'week-cancelled');
    expect(told).toHaveLength(status === 201 ? 1 : 0);
  });
  // Children who waited elsewhere took the seats that were free there.
  expect((await registrationsOf(app, elsewhere)).filter(({ is_waiting }) => !is_waiting)).toHaveLength(3);
});

it('control: without locks a registration survives in the cancelled week', async () => {
  const week = await someWeek(app, await someCourse(app), { ...JULY, max_participants: 5 });
  const crowd = await someCrowd(app, 1);
  const answers = await withoutLocks([app], async (gate) => {
    const newcomer = signUps(app, crowd, week);
    await gate.arrived(1);
    expect(await cancel(week)).toBe(200);
    return gate.oneByOne(newcomer);
  });
  expect(tally(answers)).toEqual({ confirmed: 1 });
  expect(await registrationsOf(app, week)).toHaveLength(1);
});

it('a request that reads the week after it was cancelled is refused', async () => {
  const course = await someCourse(app);
  const week = await someWeek(app, course, JULY);
  const [parent] = await someCrowd(app, 1);
  expect(await cancel(week)).toBe(200);
  const answer = await send(app, parent!, course, signUpBody({ id: parent!.childIds[0]! }, week));
  expect(answer.status).toBe(422);
});
