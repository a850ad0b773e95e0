/** @jest-environment-options {"graph": "interference"} */
import type { BasketResult } from '@feria/shared';
import type { Response } from 'supertest';
import { CourseWeekEntity } from '../../../src/model/catalogue/course-week.entity.js';
import { someCourse, someWeek } from '../../support/builders.js';
import type { TestApp } from '../../support/app.js';
import { basketOf, sendBasket } from '../basket/support.js';
import { registrationsOf, startTwo } from '../support/book.js';
import type { CrowdParent } from '../support/crowd.js';
import { withoutLocks } from '../support/interference.js';
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

it('control: without locks more are confirmed than there are seats', async () => {
  const weeks = await threeWeeks({ max_participants: 2, waiting_list: 0 });
  const crowd = await someCrowd(app, 4, 2);
  await withoutLocks([app, second], (gate) => gate.oneByOne(baskets(crowd, weeks)));
  expect(await Promise.all(weeks.map(confirmedIn))).toEqual([8, 8, 8]);
});
