/** @jest-environment-options {"graph": "interference"} */
import { withoutLocks } from '../support/interference.js';
import { In } from 'typeorm';
import type { WeekCancelResult } from '@feria/shared';
import type { CourseWeekEntity } from '../../../src/model/catalogue/course-week.entity.js';
import { OutboxMailEntity } from '../../../src/model/mailing/outbox-mail.entity.js';
import type { TestApp } from '../../support/app.js';
import { someCourse, someWeek } from '../../support/builders.js';
import {
  firstId,
  historyOf,
  move,
  occupy,
  office,
  registrationsOf,
  startTwo,
  stored,
} from '../support/book.js';
import type { CrowdParent } from '../support/crowd.js';
import { faults, LONG, rush, someCrowd } from '../support/rush.js';
import { pay } from '../../support/pay.js';

let app: TestApp;
let second: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, second, close } = await startTwo());
});
afterAll(() => close());

const TIMES = LONG ? 10 : 2;
const MOVERS = LONG ? 12 : 6;
const PAID = 5_000;

async function cancel(process: TestApp, week: CourseWeekEntity) {
  return process
    .as(await office(process))
    .post(`/api/courseWeek/${week.id}/cancel`)
    .send({ message: 'Schnee' });
}

/** Kinds of the mails that tell a parent of a move or a cancelled week, in the order in which they were written. */
async function toldTo({ email }: CrowdParent): Promise<string[]> {
  const rows = await app.dataSource.manager.find(OutboxMailEntity, {
    where: { recipient: email, kind: In(['moved', 'week-cancelled', 'deleted']) },
    order: { id: 'ASC' },
  });
  return rows.map(({ kind }) => kind);
}

/** Families with a paid place in the one week, and another with room for all of them. */
async function twoWeeks() {
  const course = await someCourse(app);
  const from = await someWeek(app, course, { max_participants: MOVERS });
  const to = await someWeek(app, course, { max_participants: MOVERS + 2, waiting_list: 50 });
  const families = await someCrowd(app, MOVERS);
  const ids = (await rush(app, families, from)).map(({ body }) => firstId(body.data));
  await pay(app, ids, PAID);
  return { from, to, families, ids };
}

/** All are moved by two processes; in the middle of it a week is cancelled. */
async function movedWhileCancelled(
  ids: readonly number[],
  to: CourseWeekEntity,
  cancelled: CourseWeekEntity,
) {
  const moving = (some: readonly number[]) =>
    some.map((id, index) => move(index % 2 ? app : second, id, to, { waiting: true }));
  const half = ids.length / 2;
  const before = moving(ids.slice(0, half));
  const cancelling = cancel(second, cancelled);
  const answers = await Promise.all([...before, ...moving(ids.slice(half))]);
  return { answers, cancellation: await cancelling };
}

describe('registrations that are moved out of a week while it is cancelled', () => {
  it('are in their new week, or ended with the old one; each is told once', async () => {
    for (let time = 0; time < TIMES; time += 1) {
      const { from, to, families, ids } = await twoWeeks();
      // Two places are taken by the time: who is moved last may have to wait.
      await occupy(app, to, 2);
      const { answers, cancellation } = await movedWhileCancelled(ids, to, from);
      expect(cancellation.status).toBe(200);
      const { confirmed, refund } = cancellation.body.data as WeekCancelResult;
      const moved = answers.filter(({ status }) => status === 200);
      expect(new Set(answers.map(({ status }) => status))).toEqual(
        new Set([...(moved.length ? [200] : []), ...(moved.length < ids.length ? [404] : [])]),
      );
      // Nobody lost and nobody counted twice, and no payment either.
      expect(confirmed + moved.length).toBe(ids.length);
      expect(refund).toBe((confirmed * PAID) / 100);
      expect(await registrationsOf(app, from)).toEqual([]);
      expect(await faults(app, [from, to])).toEqual([]);
      for (const [index, { status }] of answers.entries()) {
        const [own, history] = [await stored(app, ids[index]!), await historyOf(app, ids[index]!)];
        const told = await toldTo(families[index]!);
        if (status === 200) {
          expect(own).toMatchObject({ course_week_id: to.id, payed_amount: PAID });
          expect(told).toEqual(['moved']);
        } else {
          expect(own).toBeNull();
          expect(history.at(-1)).toMatchObject({ kind: 'removed', amount: PAID });
          expect(told).toEqual(['week-cancelled']);
        }
      }
    }
  });

  it('control: without locks who is moved is lost between the two', async () => {
    const { from, to, ids } = await twoWeeks();
    await withoutLocks(
      [app],
      async (gate) => {
        const moving = move(app, ids[0]!, to);
        await gate.arrived(1);
        expect((await cancel(app, from)).status).toBe(200);
        gate.open();
        await moving;
      },
      'days',
      'keys',
    );
    expect((await faults(app, [from, to])).join()).toContain(
      `registration ${ids[0]!}: its history is registered removed moved`,
    );
  });
});

describe('registrations that are moved into a week while it is cancelled', () => {
  it('stay where they were, or ended with the new week; nobody is left in it', async () => {
    for (let time = 0; time < TIMES; time += 1) {
      const { from, to, families, ids } = await twoWeeks();
      const there = await occupy(app, to, 2);
      const { answers, cancellation } = await movedWhileCancelled(ids, to, to);
      expect(cancellation.status).toBe(200);
      const { confirmed, waiting, refund } = cancellation.body.data as WeekCancelResult;
      const moved = answers.filter(({ status }) => status === 200);
      expect(answers.filter(({ status }) => ![200, 422].includes(status))).toEqual([]);
      expect(confirmed + waiting).toBe(there.length + moved.length);
      expect(refund).toBe((moved.length * PAID) / 100);
      expect(await registrationsOf(app, to)).toEqual([]);
      expect(await faults(app, [from, to])).toEqual([]);
      for (const [index, { status }] of answers.entries()) {
        const own = await stored(app, ids[index]!);
        const told = await toldTo(families[index]!);
        if (status === 200) {
          expect(own).toBeNull();
          expect(told).toEqual(['moved', 'week-cancelled']);
        } else {
          expect(own).toMatchObject({ course_week_id: from.id, is_waiting: false, payed_amount: PAID });
          expect(told).toEqual([]);
        }
      }
    }
  });

  it('control: without locks somebody is left in the cancelled week', async () => {
    const { to, ids } = await twoWeeks();
    await withoutLocks([app], async (gate) => {
      const moving = move(app, ids[0]!, to);
      await gate.arrived(1);
      expect((await cancel(app, to)).status).toBe(200);
      gate.open();
      expect((await moving).status).toBe(200);
    });
    expect(await registrationsOf(app, to)).toHaveLength(1);
  });
});
