/** @jest-environment-options {"graph": "interference"} */
import { withoutLocks } from '../support/interference.js';
import { RegistrationEventEntity } from '../../../src/model/registrations/registration-event.entity.js';
import type { CourseWeekEntity } from '../../../src/model/catalogue/course-week.entity.js';
import type { TestApp } from '../../support/app.js';
import { signUpBody, someCourse, someWeek } from '../../support/builders.js';
import {
  editWeek,
  move,
  occupy,
  office,
  placeOf,
  registrationsOf,
  remove,
  send,
  startTwo,
  stored,
} from '../support/book.js';
import { faults, LONG, rush, someCrowd, tally } from '../support/rush.js';

let app: TestApp;
let second: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, second, close } = await startTwo());
});
afterAll(() => close());

const TIMES = LONG ? 10 : 1;
const MOVERS = LONG ? 8 : 4;

/** Two weeks of one project, full: the children of each want to be in the other. */
async function twoFullWeeks(waiting_list = 50) {
  const course = await someCourse(app);
  const seats = { max_participants: MOVERS, waiting_list };
  const weeks = [await someWeek(app, course, seats), await someWeek(app, course, seats)] as const;
  return { weeks, ids: [await occupy(app, weeks[0], MOVERS), await occupy(app, weeks[1], MOVERS)] as const };
}

describe('moves in both directions between two full weeks at once', () => {
  it('never oversell, lose or double anybody, and end with everybody where they wanted to be', async () => {
    for (let time = 0; time < TIMES; time += 1) {
      const { weeks, ids } = await twoFullWeeks();
      const answers = await Promise.all([
        ...ids[0].map((id, index) => move(index % 2 ? app : second, id, weeks[1], { waiting: true })),
        ...ids[1].map((id, index) => move(index % 2 ? second : app, id, weeks[0], { waiting: true })),
      ]);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(await faults(app, [...weeks])).toEqual([]);
      for (const [index, week] of [weeks[1], weeks[0]].entries()) {
        const there = await registrationsOf(app, week);
        expect(there.map(({ id }) => id).sort()).toEqual([...ids[index]!].sort());
        expect(there.filter(({ is_waiting }) => is_waiting)).toEqual([]);
      }
    }
  });

  it('stand in the queue in the order in which they were moved, behind who was there', async () => {
    const { weeks, ids } = await twoFullWeeks();
    const queue = await rush(app, await someCrowd(app, 3), weeks[1]);
    await Promise.all(ids[0].map((id) => move(app, id, weeks[1], { waiting: true })));
    const events = await app.dataSource.manager.find(RegistrationEventEntity, {
      where: { kind: 'moved', course_week_id: weeks[1].id },
      order: { id: 'ASC' },
    });
    const waiting = (await registrationsOf(app, weeks[1]))
      .filter(({ is_waiting }) => is_waiting)
      .sort((a, b) => a.queue_number! - b.queue_number!)
      .map(({ id }) => id);
    expect(waiting.slice(3)).toEqual(events.map(({ registration_id }) => registration_id));
    expect(waiting.slice(0, 3).sort()).toEqual(queue.map(({ body }) => body.data.registrations[0].id).sort());
    expect(await faults(app, [...weeks])).toEqual([]);
  });

  it('without the waiting list are refused, and nobody moves', async () => {
    const { weeks, ids } = await twoFullWeeks(0);
    const answers = await Promise.all(
      ids.flatMap((own, index) => own.map((id) => move(app, id, weeks[1 - index]!))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422]));
    expect(await faults(app, [...weeks])).toEqual([]);
  });
});

describe('moves against sign-ups, removals and a capacity that changes', () => {
  it('never oversell, leave no seat empty beside the queue, and answer everybody', async () => {
    for (let time = 0; time < TIMES; time += 1) {
      const { weeks, ids } = await twoFullWeeks();
      const [from, to] = weeks;
      const [crowdFrom, crowdTo] = [await someCrowd(app, 5), await someCrowd(app, 5)];
      const resize = async (week: CourseWeekEntity, capacities: number[]) => {
        for (const max_participants of capacities)
          expect((await editWeek(app, week, { max_participants })).status).toBe(200);
      };
      const moving = Promise.all(
        ids[0].map((id, index) => move(index % 2 ? app : second, id, to, { waiting: index % 3 > 0 })),
      );
      const [moved, ...rushed] = await Promise.all([
        moving,
        rush(second, crowdFrom, from),
        rush(app, crowdTo, to),
        resize(to, [MOVERS + 2, MOVERS + 1, MOVERS + 3]),
        ...ids[1].slice(0, 3).map((id) => remove(second, id, 'staff')),
        // One of those who are moved is removed at the same time: either of them comes first.
        app.as(await office(app)).delete(`/api/peopleCourseWeekRegistration/${ids[0][0]}`),
      ]);
      for (const { status } of moved) expect([200, 404, 422]).toContain(status);
      const answers = [rushed[0], rushed[1]].flat() as Awaited<ReturnType<typeof rush>>;
      expect(Object.keys(tally(answers)).sort()).toEqual(
        expect.arrayContaining([expect.stringMatching(/^(confirmed|waiting)$/)]),
      );
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      expect(await faults(app, [...weeks], answers, new Map([[to.id, MOVERS + 3]]))).toEqual([]);
    }
  });

  it('of one child, moved and booked on the same days at once, give it one programme', async () => {
    const days = { from: '2026-08-03', to: '2026-08-07' };
    for (let time = 0; time < TIMES; time += 1) {
      const course = await someCourse(app);
      const home = await someWeek(app, course);
      const [target, elsewhere] = [
        await someWeek(app, course, days),
        await someWeek(app, await someCourse(app), days),
      ];
      const crowd = await someCrowd(app, 4);
      const ids = (await rush(app, crowd, home)).map(({ body }) => body.data.registrations[0].id as number);
      const [moved, booked] = await Promise.all([
        Promise.all(ids.map((id) => move(app, id, target))),
        Promise.all(
          crowd.map((parent) =>
            send(
              second,
              parent,
              { id: elsewhere.course_id },
              signUpBody({ id: parent.childIds[0]! }, elsewhere),
            ),
          ),
        ),
      ]);
      const pairs = moved.map(({ status }, index) => [status, booked[index]!.status].join());
      for (const pair of pairs) expect(['200,422', '422,201']).toContain(pair);
      expect(await faults(app, [home, target, elsewhere])).toEqual([]);
    }
  });

  it('control: without locks two moves take the same seat', async () => {
    const course = await someCourse(app);
    const from = await someWeek(app, course);
    const to = await someWeek(app, course, { max_participants: 1 });
    const ids = await occupy(app, from, 2);
    const answers = await withoutLocks([app], (gate) => gate.oneByOne(ids.map((id) => move(app, id, to))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await faults(app, [to])).toContain(`week ${to.id}: 2 confirmed for 1 seats`);
  });

  it('control: without locks who is moved waits beside the seat that became free', async () => {
    const course = await someCourse(app);
    const from = await someWeek(app, course);
    const to = await someWeek(app, course, { max_participants: 1 });
    const [[mover], [seat]] = [await occupy(app, from, 1), await occupy(app, to, 1)];
    await withoutLocks([app], async (gate) => {
      const moving = move(app, mover!, to, { waiting: true });
      await gate.arrived(1);
      await remove(app, seat!, 'staff');
      gate.open();
      expect((await moving).status).toBe(200);
    });
    expect(await placeOf(app, mover!)).toBe('waiting');
    expect((await faults(app, [to])).join()).toContain('waits beside a free seat');
  });
});

it('a registration that is moved while its day type is changed keeps the price of its new week', async () => {
  const course = await someCourse(app);
  const from = await someWeek(app, course);
  const to = await someWeek(app, course, { price: 30_000, price_half_day: 20_000 });
  const ids = await occupy(app, from, MOVERS);
  const staff = await office(second);
  const answers = await Promise.all(
    ids.flatMap((id) => [
      move(app, id, to),
      second.as(staff).put(`/api/peopleCourseWeekRegistration/${id}`).send({ day_type: 'half_day' }),
    ]),
  );
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  for (const id of ids) {
    expect(await stored(app, id)).toMatchObject({
      course_week_id: to.id,
      day_type: 'half_day',
      price: 20_000,
    });
  }
});
