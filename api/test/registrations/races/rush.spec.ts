/** @jest-environment-options {"graph": "interference"} */
import { withGate, withoutLocks } from '../support/interference.js';
import type { CourseWeekEntity } from '../../../src/model/catalogue/course-week.entity.js';
import type { TestApp } from '../../support/app.js';
import { someCourse, someWeek } from '../../support/builders.js';
import { ENGINE } from '../../support/database.js';
import { somebodyWaits } from '../../support/lock-waits.js';
import { anotherProcess, createQuietApp, kindsTo, registrationsOf } from '../support/book.js';
import { faults, LONG, rush, signUps, someCrowd, tally } from '../support/rush.js';

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
});
afterAll(() => app.close());

const [PARENTS, SEATS, QUEUE] = LONG ? [300, 30, 20] : [120, 12, 8];

async function hotWeek(max_participants: number, waiting_list: number): Promise<CourseWeekEntity> {
  return someWeek(app, await someCourse(app), { max_participants, waiting_list });
}

describe(`${PARENTS} parents for ${SEATS} seats`, () => {
  it('fill the seats and the queue exactly, and everybody else is told so', async () => {
    const week = await hotWeek(SEATS, QUEUE);
    const crowd = await someCrowd(app, PARENTS);
    const answers = await rush(app, crowd, week);
    expect(tally(answers)).toEqual({ confirmed: SEATS, waiting: QUEUE, full: PARENTS - SEATS - QUEUE });
    expect(await faults(app, [week], answers)).toEqual([]);
    expect(await registrationsOf(app, week)).toHaveLength(SEATS + QUEUE);
  });

  it('get one mail each, as the answer said', async () => {
    const week = await hotWeek(2, 2);
    const crowd = await someCrowd(app, 8);
    const answers = await rush(app, crowd, week);
    const wanted = { confirmed: ['new'], waiting: ['waiting'] } as Record<string, string[]>;
    for (const [index, parent] of crowd.entries()) {
      const outcome = answers[index]!.body.data?.registrations[0].outcome;
      expect(await kindsTo(app, parent)).toEqual(wanted[outcome] ?? []);
    }
  });

  it('control: without locks more are confirmed than there are seats', async () => {
    const week = await hotWeek(2, 2);
    const crowd = await someCrowd(app, 8);
    const answers = await withoutLocks([app], (gate) => gate.oneByOne(signUps(app, crowd, week)));
    expect(tally(answers)).toEqual({ confirmed: 8 });
    expect(await faults(app, [week], answers)).toContain(`week ${week.id}: 8 confirmed for 2 seats`);
  });
});

describe('the first joiners of an empty queue', () => {
  it('get a place and a number each, as many as the queue has', async () => {
    const week = await hotWeek(0, 10);
    const answers = await rush(app, await someCrowd(app, 30), week);
    expect(tally(answers)).toEqual({ waiting: 10, full: 20 });
    expect(await faults(app, [week], answers)).toEqual([]);
  });

  it('control: without locks the queue is overrun and numbers are drawn twice', async () => {
    const week = await hotWeek(0, 3);
    const crowd = await someCrowd(app, 8);
    const answers = await withoutLocks([app], (gate) => gate.oneByOne(signUps(app, crowd, week)));
    expect(tally(answers)).toEqual({ waiting: 8 });
    expect(await faults(app, [week], answers)).toContain(`week ${week.id}: a queue number twice`);
  });
});

if (ENGINE === 'mysql') {
  describe('two processes on one database', () => {
    let other: TestApp;
    beforeAll(async () => {
      other = await anotherProcess(app);
    });
    afterAll(() => other.close());

    it('share the seats', async () => {
      const week = await hotWeek(SEATS, QUEUE);
      const crowd = await someCrowd(app, 60);
      const halves = [rush(app, crowd.slice(0, 30), week), rush(other, crowd.slice(30), week)];
      const answers = (await Promise.all(halves)).flat();
      expect(tally(answers)).toEqual({ confirmed: SEATS, waiting: QUEUE, full: 60 - SEATS - QUEUE });
      expect(await faults(app, [week], answers)).toEqual([]);
    });

    it('wait for each other: who books second counts what the first has stored', async () => {
      const week = await hotWeek(1, 1);
      const [one, second] = await someCrowd(app, 2);
      const answers = await withGate('seats', async (gate) => {
        const first = signUps(app, [one!], week);
        await gate.arrived(1);
        const next = signUps(other, [second!], week);
        // Either it waits for the lock, or it has counted the same seats.
        await Promise.race([gate.arrived(2), somebodyWaits(app)]);
        gate.letOneIn();
        await Promise.all(first);
        gate.open();
        return Promise.all([...first, ...next]);
      });
      expect(tally(answers)).toEqual({ confirmed: 1, waiting: 1 });
      expect(await faults(app, [week], answers)).toEqual([]);
    });

    it('control: without locks they give the same seats twice', async () => {
      const week = await hotWeek(1, 1);
      const crowd = await someCrowd(app, 4);
      const answers = await withoutLocks([app, other], (gate) =>
        gate.oneByOne([...signUps(app, crowd.slice(0, 2), week), ...signUps(other, crowd.slice(2), week)]),
      );
      expect(tally(answers)).toEqual({ confirmed: 4 });
    });
  });
}
