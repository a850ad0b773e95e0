/** @jest-environment-options {"graph": "interference"} */
import { withGate, withoutLocks } from '../support/interference.js';
import type { TestApp } from '../../support/app.js';
import { signUpBody, someCourse, someWeek } from '../../support/builders.js';
import { ENGINE } from '../../support/database.js';
import {
  book,
  createQuietApp,
  erase,
  firstId,
  office,
  placeOf,
  registrationsOf,
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

/** A full week of one seat, the child that has it, and another week. */
async function setTheScene() {
  const course = await someCourse(app);
  const week = await someWeek(app, course, { max_participants: 1, waiting_list: 50 });
  const other = await someWeek(app, course);
  const { parent, child } = await someFamily(app);
  await book(app, parent, child, week);
  return { week, other, parent, child };
}

describe('an erased child against newcomers', () => {
  it('leaves its seat to the queue first, and none empty beside it', async () => {
    const { week, child } = await setTheScene();
    const [first] = await rush(app, await someCrowd(app, 1), week);
    const crowd = await someCrowd(app, 12);
    const [answers] = await Promise.all([rush(app, crowd, week), erase(app, [child])]);
    expect(await faults(app, [week], answers)).toEqual([]);
    expect(await placeOf(app, firstId(first!.body.data))).toBe('confirmed');
  });

  it('control: without locks newcomers wait beside the seat that became free', async () => {
    const { week, child } = await setTheScene();
    const crowd = await someCrowd(app, 4);
    const answers = await withoutLocks([app], async (gate) => {
      const newcomers = signUps(app, crowd, week);
      await gate.arrived(crowd.length);
      await erase(app, [child]);
      return gate.oneByOne(newcomers);
    });
    expect(tally(answers)).toEqual({ waiting: 4 });
    expect((await faults(app, [week], answers)).join()).toContain('waits beside a free seat');
  });
});

describe('a child that is signed up for another week while it is erased', () => {
  it('is gone, with every registration, whoever was first', async () => {
    const scenes = [await setTheScene(), await setTheScene(), await setTheScene()];
    const answers = await Promise.all(
      scenes.map(async ({ other, parent, child }) => {
        const body = signUpBody(child, other);
        const [answer] = await Promise.all([
          send(app, parent, { id: other.course_id }, body),
          erase(app, [child]),
        ]);
        return answer;
      }),
    );
    for (const { status } of answers) expect([201, 422]).toContain(status);
    for (const { week, other } of scenes) {
      expect(await registrationsOf(app, other)).toEqual([]);
      expect(await faults(app, [week, other])).toEqual([]);
    }
  });

  if (ENGINE === 'mysql') {
    // SQLite has one writer: nothing can come between there.
    it('is refused in words when it went between check and write', async () => {
      const { other, parent, child } = await setTheScene();
      const answer = await withGate('seats', async (gate) => {
        const booking = send(app, parent, { id: other.course_id }, signUpBody(child, other));
        await gate.arrived(1);
        await erase(app, [child]);
        gate.open();
        return booking;
      });
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.errors)).toEqual(['bookedChildren.0.id']);
    });
  }

  it('control: with foreign keys not understood it is an error of the server', async () => {
    const { other, parent, child } = await setTheScene();
    const answers = await withoutLocks(
      [app],
      async (gate) => {
        const booking = send(app, parent, { id: other.course_id }, signUpBody(child, other));
        await gate.arrived(1);
        await erase(app, [child]);
        return gate.oneByOne([booking]);
      },
      'keys',
    );
    expect(tally(answers)).toEqual({ 500: 1 });
  });
});
