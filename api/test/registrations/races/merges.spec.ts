/** @jest-environment-options {"graph": "interference"} */
import { withoutLocks } from '../support/interference.js';
import type { WeekMergeResult } from '@feria/shared';
import { In } from 'typeorm';
import type { CourseWeekEntity } from '../../../src/model/catalogue/course-week.entity.js';
import { OutboxMailEntity } from '../../../src/model/mailing/outbox-mail.entity.js';
import type { TestApp } from '../../support/app.js';
import { someCourse, someWeek } from '../../support/builders.js';
import { firstId, merge, move, registrationsOf, remove, startTwo, stored } from '../support/book.js';
import type { CrowdParent } from '../support/crowd.js';
import { faults, LONG, rush, signUps, someCrowd, tally } from '../support/rush.js';
import { pay } from '../../support/pay.js';

let app: TestApp;
let second: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, second, close } = await startTwo());
});
afterAll(() => close());

const TIMES = LONG ? 10 : 2;
const FAMILIES = LONG ? 12 : 6;
const PAID = 5_000;

/** A week that is full, its places paid, with two more that wait; and one with some seats beyond these. */
async function twoWeeks(more = 2) {
  const course = await someCourse(app);
  const from = await someWeek(app, course, { max_participants: FAMILIES, waiting_list: 50 });
  const into = await someWeek(app, course, { max_participants: FAMILIES + more, waiting_list: 50 });
  const families = await someCrowd(app, FAMILIES);
  const ids = idsOf(await rush(app, families, from));
  await pay(app, ids, PAID);
  await rush(app, await someCrowd(app, 2), from);
  const queue = (await registrationsOf(app, from))
    .filter(({ is_waiting }) => is_waiting)
    .sort((a, b) => a.queue_number! - b.queue_number!)
    .map(({ id }) => id);
  return { course, from, into, families, ids, queue };
}

function idsOf(answers: Awaited<ReturnType<typeof rush>>): number[] {
  return answers.map(({ body }) => firstId(body.data));
}

/** Whether all of them are in a week, each once, in the order of their queue, with what was paid. */
async function expectIn(week: CourseWeekEntity, ids: readonly number[], queue: readonly number[]) {
  const there = await registrationsOf(app, week);
  const own = there.filter(({ id }) => [...ids, ...queue].includes(id));
  expect(own.map(({ id }) => id).sort((a, b) => a - b)).toEqual([...ids, ...queue].sort((a, b) => a - b));
  for (const { id, is_waiting, payed_amount } of own) {
    if (!ids.includes(id)) continue;
    expect({ id, is_waiting, payed_amount }).toEqual({ id, is_waiting: false, payed_amount: PAID });
  }
  const numbers = queue.map((id) => own.find((one) => one.id === id)!.queue_number!);
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
}

async function movedMailsTo(parents: readonly CrowdParent[]): Promise<string[]> {
  const rows = await app.dataSource.manager.findBy(OutboxMailEntity, {
    recipient: In(parents.map(({ email }) => email)),
    kind: 'moved',
  });
  return rows.map(({ recipient }) => recipient).sort();
}

it('a merge while parents book the other week takes everybody there or nobody', async () => {
  for (let time = 0; time < TIMES; time += 1) {
    // As many seats as are needed: whoever books first keeps one of the others out.
    const { from, into, families, ids, queue } = await twoWeeks(0);
    const crowd = await someCrowd(app, 4);
    const first = time % 2 ? merge(app, from, into) : null;
    const [early, merged, late] = await Promise.all([
      rush(second, crowd.slice(0, 2), into),
      first ?? merge(app, from, into),
      rush(app, crowd.slice(2), into),
    ]);
    expect([200, 422]).toContain(merged.status);
    expect(await faults(app, [from, into], [...early, ...late])).toEqual([]);
    if (merged.status === 200) {
      await expectIn(into, ids, queue);
      expect(await registrationsOf(app, from)).toEqual([]);
      expect(await movedMailsTo(families)).toEqual(families.map(({ email }) => email).sort());
      continue;
    }
    const { confirmed = 0 } = tally([...early, ...late]);
    expect(merged.body.errors.into[0]).toMatch(/fehl(t|en) \d+ P/);
    expect(confirmed).toBeGreaterThan(0);
    await expectIn(from, ids, queue);
    expect(await movedMailsTo(families)).toEqual([]);
  }
});

it('a merge while parents and staff remove, and others book the week that is merged, loses nobody', async () => {
  for (let time = 0; time < TIMES; time += 1) {
    const { from, into, ids, queue } = await twoWeeks();
    const newcomers = await someCrowd(app, 4);
    const leaving = ids.slice(0, 3);
    const [merged, answers] = await Promise.all([
      merge(second, from, into),
      rush(app, newcomers, from),
      ...leaving.map((id, index) => remove(index % 2 ? app : second, id, 'staff')),
    ]);
    expect(merged.status).toBe(200);
    expect(await registrationsOf(app, from)).toEqual([]);
    expect(await faults(app, [from, into])).toEqual([]);
    const { confirmed, moved_up, waiting } = merged.body.data as WeekMergeResult;
    // Whoever booked in time came along; the others were told that the week does not take place.
    const booked = answers.filter(({ status }) => status === 201);
    expect(answers.filter(({ status }) => status !== 201 && status !== 422)).toEqual([]);
    const stayed = ids.filter((id) => !leaving.includes(id));
    const expected = [...stayed, ...queue, ...idsOf(booked)];
    const there = (await registrationsOf(app, into)).map(({ id }) => id);
    expect(there.sort((a, b) => a - b)).toEqual(expected.sort((a, b) => a - b));
    // Who was removed was removed before the merge, or after it from the other week.
    expect(confirmed + moved_up + waiting).toBeGreaterThanOrEqual(stayed.length + queue.length);
  }
});

it('a merge against moves out of the week and into it leaves nobody behind, and nobody twice', async () => {
  for (let time = 0; time < TIMES; time += 1) {
    const { course, from, into, ids, queue } = await twoWeeks();
    const third = await someWeek(app, course, { max_participants: 50 });
    const others = idsOf(await rush(app, await someCrowd(app, 2), third));
    const [out, merged, inn, along] = await Promise.all([
      Promise.all(ids.slice(0, 2).map((id) => move(app, id, third))),
      merge(second, from, into),
      Promise.all(others.map((id) => move(app, id, from, { waiting: true }))),
      Promise.all(ids.slice(2, 4).map((id) => move(second, id, into))),
    ]);
    expect([merged.status, ...out.map(({ status }) => status)]).toEqual([200, 200, 200]);
    for (const { status } of [...inn, ...along]) expect([200, 422]).toContain(status);
    expect(await faults(app, [from, into, third])).toEqual([]);
    const all = [...ids, ...queue, ...others];
    const rows = (await Promise.all(all.map((id) => stored(app, id)))).map((row) => row!.course_week_id);
    // Moved out of the one week or, after the merge, out of the other.
    expect(rows.slice(0, 2)).toEqual([third.id, third.id]);
    expect(rows.slice(2, ids.length + 2).filter((week) => week !== into.id)).toEqual([]);
    for (const [index, { status }] of inn.entries())
      expect(rows[ids.length + 2 + index]).toBe(status === 200 ? into.id : third.id);
  }
});

it('merges of two weeks into each other: one of them is made, and there is no deadlock', async () => {
  for (let time = 0; time < 2 * TIMES; time += 1) {
    const course = await someCourse(app);
    const seats = { max_participants: 10, waiting_list: 20 };
    const weeks = [await someWeek(app, course, seats), await someWeek(app, course, seats)] as const;
    const ids = [
      idsOf(await rush(app, await someCrowd(app, 4), weeks[0])),
      idsOf(await rush(app, await someCrowd(app, 4), weeks[1])),
    ].flat();
    const answers = await Promise.all([
      merge(app, weeks[0], weeks[1]),
      merge(second, weeks[1], weeks[0]),
      merge(second, weeks[0], weeks[1]),
      merge(app, weeks[1], weeks[0]),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    const there = await Promise.all(weeks.map((week) => registrationsOf(app, week)));
    expect(there.map(({ length }) => length).sort()).toEqual([0, 8]);
    expect(there.flat().map(({ id }) => id)).toEqual([...ids].sort((a, b) => a - b));
    expect(await faults(app, [...weeks])).toEqual([]);
  }
});

it('control: without locks a merge and a parent take the same seat', async () => {
  const { from, into } = await twoWeeks(0);
  const crowd = await someCrowd(app, 1);
  const answers = await withoutLocks([app], (gate) =>
    gate.oneByOne([merge(app, from, into), ...signUps(app, crowd, into)]),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 201]);
  expect(await faults(app, [into])).toContain(
    `week ${into.id}: ${FAMILIES + 1} confirmed for ${FAMILIES} seats`,
  );
});

it('control: without locks somebody is left in the week that was merged', async () => {
  const { from, into } = await twoWeeks();
  const crowd = await someCrowd(app, 1);
  await withoutLocks([app], async (gate) => {
    const booking = signUps(app, crowd, from)[0]!;
    await gate.arrived(1);
    const merging = merge(app, from, into);
    await gate.arrived(2);
    gate.letLastIn();
    expect((await merging).status).toBe(200);
    gate.open();
    expect((await booking).status).toBe(201);
  });
  expect(await registrationsOf(app, from)).toHaveLength(1);
});
