/** @jest-environment-options {"graph": "interference"} */
import { withGate, withoutLocks } from '../support/interference.js';
import type { CourseWeekEntity } from '../../../src/model/catalogue/course-week.entity.js';
import type { TestApp } from '../../support/app.js';
import { signUpBody, someCourse, someWeek } from '../../support/builders.js';
import { ENGINE } from '../../support/database.js';
import {
  book,
  createQuietApp,
  editWeek,
  firstId,
  occupy,
  office,
  placeOf,
  remove,
  send,
  someFamily,
} from '../support/book.js';
import { faults, rush, signUps, someCrowd, tally } from '../support/rush.js';

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
  await office(app);
});
afterAll(() => app.close());

const JULY = { from: '2026-07-06', to: '2026-07-10' };

async function weekWith(max_participants: number, waiting_list = 50): Promise<CourseWeekEntity> {
  return someWeek(app, await someCourse(app), { ...JULY, max_participants, waiting_list });
}

describe('removals against newcomers', () => {
  it('give the seats to the queue first, and leave none empty beside it', async () => {
    const week = await weekWith(5);
    const seats = await occupy(app, week, 5);
    const queue = await rush(app, await someCrowd(app, 2), week);
    const crowd = await someCrowd(app, 20);
    const [answers] = await Promise.all([
      rush(app, crowd, week),
      ...seats.slice(0, 4).map((id) => remove(app, id, 'staff')),
    ]);
    expect(await faults(app, [week], answers)).toEqual([]);
    for (const { body } of queue) {
      expect(await placeOf(app, body.data.registrations[0].id)).toBe('confirmed');
    }
  });

  it('control: without locks newcomers wait beside the seat that became free', async () => {
    const week = await weekWith(1);
    const [seat] = await occupy(app, week, 1);
    const crowd = await someCrowd(app, 4);
    const answers = await withoutLocks([app], async (gate) => {
      const newcomers = signUps(app, crowd, week);
      await gate.arrived(crowd.length);
      await remove(app, seat!, 'staff');
      return gate.oneByOne(newcomers);
    });
    expect(tally(answers)).toEqual({ waiting: 4 });
    expect((await faults(app, [week], answers)).join()).toContain('waits beside a free seat');
  });
});

describe('a capacity that changes during the rush', () => {
  it('is never exceeded, and no seat stays empty beside the queue', async () => {
    const week = await weekWith(4);
    const crowd = await someCrowd(app, 40);
    const half = crowd.length / 2;
    const change = async (capacities: number[]) => {
      for (const max_participants of capacities)
        expect((await editWeek(app, week, { max_participants })).status).toBe(200);
    };
    const [first, second] = await Promise.all([
      rush(app, crowd.slice(0, half), week),
      rush(app, crowd.slice(half), week),
      change([8, 6, 12, 10]),
    ]);
    const answers = [...first, ...second];
    expect(await faults(app, [week], answers, new Map([[week.id, 12]]))).toEqual([]);
    expect(tally(answers)).toMatchObject({ waiting: expect.any(Number) });
  });

  it('control: without locks the rush waits beside the new seats', async () => {
    const week = await weekWith(0);
    const crowd = await someCrowd(app, 4);
    const answers = await withoutLocks([app], async (gate) => {
      const rushed = signUps(app, crowd, week);
      await gate.arrived(crowd.length);
      expect((await editWeek(app, week, { max_participants: 3 })).status).toBe(200);
      return gate.oneByOne(rushed);
    });
    expect(tally(answers)).toEqual({ waiting: 4 });
    expect((await faults(app, [week], answers)).join()).toContain('waits beside a free seat');
  });
});

describe('a removal that frees a seat and a child', () => {
  /** A child confirmed in a full week, waiting in another where one seat is free beside it; somebody waits behind it. */
  async function setTheScene() {
    const [here, there] = [await weekWith(1), await weekWith(1)];
    const [seat] = await occupy(app, there, 1);
    const { parent, child } = await someFamily(app);
    const waiting = firstId(await book(app, parent, child, there));
    const confirmed = firstId(await book(app, parent, child, here));
    const behind = await someFamily(app);
    const next = firstId(await book(app, behind.parent, behind.child, here));
    await remove(app, seat!, 'staff');
    expect(await placeOf(app, waiting)).toBe('waiting');
    return { here, there, parent, waiting, confirmed, next };
  }

  it('fills both weeks, whoever comes first', async () => {
    const scenes = [await setTheScene(), await setTheScene(), await setTheScene()];
    const crowds = [await someCrowd(app, 4), await someCrowd(app, 4), await someCrowd(app, 4)];
    const answers = await Promise.all(
      scenes.map(async ({ there, parent, confirmed }, index) => {
        const [newcomers] = await Promise.all([
          rush(app, crowds[index]!, there),
          remove(app, confirmed, parent),
        ]);
        return newcomers;
      }),
    );
    const weeks = scenes.flatMap(({ here, there }) => [here, there]);
    expect(await faults(app, weeks, answers.flat())).toEqual([]);
    for (const { next } of scenes) expect(await placeOf(app, next)).toBe('confirmed');
  });

  it('control: without locks a newcomer and the freed child take the same seat', async () => {
    const { there, parent, confirmed, waiting } = await setTheScene();
    const crowd = await someCrowd(app, 1);
    const answers = await withoutLocks([app], async (gate) => {
      const newcomer = rush(app, crowd, there);
      await gate.arrived(1);
      await remove(app, confirmed, parent);
      gate.open();
      return newcomer;
    });
    expect(tally(answers)).toEqual({ confirmed: 1 });
    expect(await placeOf(app, waiting)).toBe('confirmed');
    expect(await faults(app, [there])).toContain(`week ${there.id}: 2 confirmed for 1 seats`);
  });
});

if (ENGINE === 'mysql') {
  // SQLite has one writer: nothing can come between there.
  describe('a child that is booked elsewhere while it is about to move up', () => {
    /** A full week with a queue of two; the first of them has a free week on the same days in another course. */
    async function setTheScene() {
      const [week, elsewhere] = [await weekWith(1), await weekWith(1)];
      const [seat] = await occupy(app, week, 1);
      const first = await someFamily(app);
      const second = await someFamily(app);
      const ids = [];
      for (const { parent, child } of [first, second])
        ids.push(firstId(await book(app, parent, child, week)));
      const bookElsewhere = () =>
        send(app, first.parent, { id: elsewhere.course_id }, signUpBody(first.child, elsewhere));
      return { week, elsewhere, seat: seat!, ids, bookElsewhere };
    }

    it.each<[string, (week: CourseWeekEntity, seat: number) => Promise<unknown>]>([
      ['removal', (_, seat) => remove(app, seat, 'staff')],
      ['raised capacity', (week) => editWeek(app, week, { max_participants: 2 })],
    ])('is passed over: the %s is repeated, and the next moves up', async (_, cause) => {
      const { week, elsewhere, seat, ids, bookElsewhere } = await setTheScene();
      await withGate('days', async (gate) => {
        const moving = cause(week, seat);
        await gate.arrived(1);
        const booking = bookElsewhere();
        await gate.arrived(2);
        gate.letLastIn();
        expect((await booking).status).toBe(201);
        gate.open();
        await moving;
      });
      expect(await Promise.all(ids.map((id) => placeOf(app, id)))).toEqual(['waiting', 'confirmed']);
      expect(await faults(app, [week, elsewhere])).toEqual([]);
    });

    it('moves up when it was first, and the other booking is refused', async () => {
      const { week, elsewhere, seat, ids, bookElsewhere } = await setTheScene();
      await withGate('days', async (gate) => {
        const booking = bookElsewhere();
        await gate.arrived(1);
        const moving = remove(app, seat, 'staff');
        await gate.arrived(2);
        gate.letLastIn();
        await moving;
        gate.open();
        expect((await booking).status).toBe(422);
      });
      expect(await Promise.all(ids.map((id) => placeOf(app, id)))).toEqual(['confirmed', 'waiting']);
      expect(await faults(app, [week, elsewhere])).toEqual([]);
    });
  });

  describe('a place that changes while its removal waits for the lock', () => {
    it('is removed as what it has become, and the child moves up where it waits', async () => {
      const [week, other] = [await weekWith(1), await weekWith(1)];
      const [[seat], [otherSeat]] = [await occupy(app, week, 1), await occupy(app, other, 1)];
      const { parent, child } = await someFamily(app);
      const leaving = firstId(await book(app, parent, child, week));
      const staying = firstId(await book(app, parent, child, other));
      await withGate('lock', async (gate) => {
        const removal = remove(app, leaving, parent); // still waiting when it is looked at
        await gate.arrived(1);
        for (const id of [seat!, otherSeat!]) {
          const cause = remove(app, id, 'staff');
          await gate.arrived(id === seat ? 2 : 3);
          gate.letLastIn();
          await cause;
        }
        expect([await placeOf(app, leaving), await placeOf(app, staying)]).toEqual(['confirmed', 'waiting']);
        gate.open();
        expect(await removal).toMatchObject({ success: true });
      });
      expect([await placeOf(app, leaving), await placeOf(app, staying)]).toEqual([null, 'confirmed']);
      expect(await faults(app, [week, other])).toEqual([]);
    });
  });
}
