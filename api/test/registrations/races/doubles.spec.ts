/** @jest-environment-options {"graph": "interference"} */
import { withGate, withoutLocks } from '../support/interference.js';
import type { TestApp } from '../../support/app.js';
import { signUpBody, someChild, someCourse, someParent, someWeek } from '../../support/builders.js';
import { ENGINE } from '../../support/database.js';
import { createQuietApp, kindsTo, registrationsOf, send, someFamily } from '../support/book.js';
import { faults, tally } from '../support/rush.js';

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
});
afterAll(() => app.close());

const TIMES = 8;

/** A family, a week, and the same request many times at once. */
async function setTheScene() {
  const { parent, child } = await someFamily(app);
  const week = await someWeek(app, await someCourse(app));
  const body = signUpBody(child, week);
  const submit = (key?: string) =>
    Array.from({ length: TIMES }, () => send(app, parent, { id: week.course_id }, body, { key }));
  return { parent, week, submit };
}

describe('a double submit', () => {
  it('with one key is one booking, and every answer is the first', async () => {
    const { parent, week, submit } = await setTheScene();
    const answers = await Promise.all(submit('key'));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await registrationsOf(app, week)).toHaveLength(1);
    expect(await kindsTo(app, parent)).toEqual(['new']);
    expect(await faults(app, [week], answers)).toEqual([]);
  });

  it('with one key and two bodies is one booking and a conflict', async () => {
    const { parent, children } = await someFamily(app, 2);
    const course = await someCourse(app);
    const weeks = [await someWeek(app, course), await someWeek(app, course)];
    const submit = () =>
      children.map((child, index) =>
        send(app, parent, course, signUpBody(child, weeks[index]!), { key: 'one' }),
      );
    // Different weeks, so neither waits for the other; SQLite has one writer and takes them one by one anyway.
    const answers =
      ENGINE === 'mysql'
        ? await withGate('seats', (gate) => gate.oneByOne(submit()))
        : await Promise.all(submit());
    expect(tally(answers)).toEqual({ confirmed: 1, 409: 1 });
    expect(await faults(app, weeks, answers)).toEqual([]);
  });

  it('without a key is booked once and refused otherwise', async () => {
    const { parent, week, submit } = await setTheScene();
    const answers = await Promise.all(submit());
    expect(tally(answers)).toEqual({ confirmed: 1, 422: TIMES - 1 });
    expect(await kindsTo(app, parent)).toEqual(['new']);
    expect(await faults(app, [week], answers)).toEqual([]);
  });

  it.each(['key', undefined])(
    'control: without locks, and with duplicate keys not understood, it fails (key: %s)',
    async (key) => {
      const { submit } = await setTheScene();
      const answers = await withoutLocks([app], (gate) => gate.oneByOne(submit(key)), 'keys');
      expect(tally(answers)).toEqual({ confirmed: 1, 500: TIMES - 1 });
    },
  );
});

describe('a child booked by both parents in two overlapping projects at once', () => {
  async function setTheFamily() {
    const parents = [await someParent(app), await someParent(app)];
    const child = await someChild(app, parents);
    const weeks = [
      await someWeek(app, await someCourse(app), { from: '2026-07-06', to: '2026-07-10' }),
      await someWeek(app, await someCourse(app), { from: '2026-07-10', to: '2026-07-14' }),
    ];
    const bookBoth = () =>
      parents.map((parent, index) =>
        send(app, parent, { id: weeks[index]!.course_id }, signUpBody(child, weeks[index]!)),
      );
    return { weeks, bookBoth };
  }

  it('is confirmed in one of them, and the other parent is told why not', async () => {
    const families = await Promise.all(Array.from({ length: 6 }, setTheFamily));
    const answers = await Promise.all(families.map(({ bookBoth }) => Promise.all(bookBoth())));
    for (const pair of answers) {
      expect(tally(pair)).toEqual({ confirmed: 1, 422: 1 });
      expect(pair.find(({ status }) => status === 422)!.body.errors).toEqual({
        'bookedChildren.0.courseWeeks.0.id': [expect.stringContaining('schon für ein anderes Programm')],
      });
    }
    const weeks = families.flatMap((family) => family.weeks);
    expect(await faults(app, weeks, answers.flat())).toEqual([]);
  });

  it('control: without the days as keys, and without locks, it is in both', async () => {
    const { weeks, bookBoth } = await setTheFamily();
    const answers = await withoutLocks([app], (gate) => gate.oneByOne(bookBoth()), 'days');
    expect(tally(answers)).toEqual({ confirmed: 2 });
    expect((await faults(app, weeks)).join()).toContain('is in two programmes');
  });
});
