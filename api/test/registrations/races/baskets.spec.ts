/** @jest-environment-options {"graph": "interference"} */
import type { BasketResult } from '@feria/shared';
import type { Response } from 'supertest';
import { CourseWeekEntity } from '../../../src/model/catalogue/course-week.entity.js';
import { someCourse, someWeek } from '../../support/builders.js';
import type { TestApp } from '../../support/app.js';
import { basketOf, sendBasket } from '../basket/support.js';
import { occupy, registrationsOf, remove, startTwo } from '../support/book.js';
import type { CrowdParent } from '../support/crowd.js';
import { withGate, withoutLocks, type Gate } from '../support/interference.js';
import { faults, LONG, signUps, someCrowd } from '../support/rush.js';

/* Families who book several projects at the same moment (product/registrations.md#basket), in two processes on MariaDB. */

let app: TestApp;
let second: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, second, close } = await startTwo());
});
afterAll(() => close());

const FAMILIES = LONG ? 300 : 40;
const SEATS = LONG ? 60 : 9;

/** Weeks of three projects, on different days. */
async function threeWeeks(size: Partial<CourseWeekEntity>): Promise<CourseWeekEntity[]> {
  const days = ['06', '13', '20'].map((from) => ({
    from: `2026-07-${from}`,
    to: `2026-07-${Number(from) + 4}`,
  }));
  return Promise.all(days.map(async (own) => someWeek(app, await someCourse(app), { ...own, ...size })));
}

/** Everybody books both children in all weeks: every other family in another process, and the other way round. */
function baskets(crowd: CrowdParent[], weeks: CourseWeekEntity[]): Promise<Response>[] {
  return crowd.map((parent, index) => {
    const children = parent.childIds.map((id) => ({ id }));
    const ordered = index % 2 ? weeks : [...weeks].reverse();
    return sendBasket(
      index % 2 ? app : second,
      parent,
      basketOf(...ordered.map((week) => [children, week] as [typeof children, CourseWeekEntity])),
    );
  });
}

const confirmedIn = async (week: CourseWeekEntity): Promise<number> =>
  (await registrationsOf(app, week)).filter(({ is_waiting }) => !is_waiting).length;

it('baskets in any order fill the seats and queues of all their weeks exactly', async () => {
  const weeks = await threeWeeks({ max_participants: SEATS, waiting_list: 3 });
  const crowd = await someCrowd(app, FAMILIES, 2);
  const answers = await Promise.all(baskets(crowd, weeks));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 422]));
  expect(await faults(app, weeks, answers)).toEqual([]);
  expect(await Promise.all(weeks.map(confirmedIn))).toEqual([SEATS, SEATS, SEATS]);
  for (const week of weeks) expect(await registrationsOf(app, week)).toHaveLength(SEATS + 3);
});

it('baskets beside sign-ups of one of their weeks take no seat twice', async () => {
  const weeks = await threeWeeks({ max_participants: SEATS, waiting_list: 0 });
  const [families, others] = [await someCrowd(app, FAMILIES / 2, 2), await someCrowd(app, FAMILIES / 2)];
  const answers = await Promise.all([...baskets(families, weeks), ...signUps(app, others, weeks[1]!)]);
  expect(await faults(app, weeks, answers)).toEqual([]);
  expect(await Promise.all(weeks.map(confirmedIn))).toEqual([SEATS, SEATS, SEATS]);
});

it('a basket that is sent eight times at once with its key is booked once, and every answer is the first', async () => {
  const weeks = await threeWeeks({});
  const [parent] = await someCrowd(app, 1, 2);
  const body = basketOf(
    ...weeks.map(
      (week) => [parent!.childIds.map((id) => ({ id })), week] as [{ id: number }[], CourseWeekEntity],
    ),
  );
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      sendBasket(index % 2 ? app : second, parent!, body, { key: 'same' }),
    ),
  );
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect((answers[0]!.body.data as BasketResult).registrations).toHaveLength(6);
  expect(await faults(app, weeks, answers)).toEqual([]);
});

/** Families whose child waits in both weeks together; whole weeks are taken by others, whose registrations are given. */
async function waitingTogether(families: number, seats: number) {
  const [one, other] = await threeWeeks({ max_participants: seats, waiting_list: families });
  const weeks = [one!, other!];
  const taken = await Promise.all(weeks.map((week) => occupy(app, week, seats)));
  const crowd = await someCrowd(app, families);
  const answers = await Promise.all(
    crowd.map((parent, index) => {
      const child = { id: parent.childIds[0]! };
      const group = weeks.map(({ id }) => ({ child_id: child.id, course_week_id: id }));
      const body = basketOf([child, weeks[0]!], [child, weeks[1]!]);
      return sendBasket(index % 2 ? app : second, parent, { ...body, only_together: [group] });
    }),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  return { weeks, taken };
}

it('weeks of a child that wait together move up whole while seats of both are given up at the same moment', async () => {
  const { weeks, taken } = await waitingTogether(SEATS + 3, SEATS);
  await Promise.all(
    taken.flatMap((ids, week) =>
      ids.map((id, index) => remove((index + week) % 2 ? app : second, id, 'staff')),
    ),
  );
  const rows = await Promise.all(weeks.map((week) => registrationsOf(app, week)));
  const seated = rows.map((own) =>
    own
      .filter(({ is_waiting }) => !is_waiting)
      .map(({ child_id }) => child_id)
      .sort((a, b) => a - b),
  );
  expect(seated[0]).toHaveLength(SEATS);
  expect(seated[1]).toEqual(seated[0]);
  expect(await faults(app, weeks, [])).toEqual([]);
});

/** A free week and a full one, whose seat is given up while a basket with both of them is decided. @returns what is wrong then */
async function decidedBesideRemoval(
  meet: (work: (gate: Gate) => Promise<void>) => Promise<void>,
  isHeld: boolean,
): Promise<string[]> {
  const [one, other] = await threeWeeks({ max_participants: 1, waiting_list: 5 });
  const weeks = [one!, other!];
  const [seat] = await occupy(app, other!, 1);
  const [parent] = await someCrowd(app, 1);
  const child = { id: parent!.childIds[0]! };
  const group = weeks.map(({ id }) => ({ child_id: child.id, course_week_id: id }));
  const body = { ...basketOf([child, one!], [child, other!]), only_together: [group] };
  await meet(async (gate) => {
    const booking = sendBasket(app, parent!, body);
    await gate.arrived(1);
    const removal = remove(second, seat!, 'staff');
    if (!isHeld) await removal;
    gate.open();
    expect((await booking).status).toBe(201);
    await removal;
  });
  return faults(app, weeks, []);
}

it('a group that is decided while its last seat is given up has its seats in the end', async () => {
  expect(await decidedBesideRemoval((work) => withGate('seats', work), true)).toEqual([]);
});

it('control: without locks such a group waits beside free seats', async () => {
  const found = await decidedBesideRemoval((work) => withoutLocks([app, second], work), false);
  expect(found).toHaveLength(2);
  for (const fault of found) expect(fault).toMatch(/waits beside a free seat$/);
});

it('control: without locks more are confirmed than there are seats', async () => {
  const weeks = await threeWeeks({ max_participants: 2, waiting_list: 0 });
  const crowd = await someCrowd(app, 4, 2);
  await withoutLocks([app, second], (gate) => gate.oneByOne(baskets(crowd, weeks)));
  expect(await Promise.all(weeks.map(confirmedIn))).toEqual([8, 8, 8]);
});
