import type { Language, SignUpResult } from '@feria/shared';
import type { CourseWeekEntity } from '../../src/catalogue/course-week/course-week.entity.js';
import { SharedCommits } from '../../src/platform/database/shared-commits.js';
import { Transactions } from '../../src/platform/database/transactions.js';
import { AppError } from '../../src/platform/http/errors.js';
import { openRequestContext } from '../../src/platform/request-context.js';
import { IdempotencyKeyEntity } from '../../src/registrations/idempotency-key.entity.js';
import { IdempotencyKeys } from '../../src/registrations/engine/idempotency.js';
import { SignUp } from '../../src/registrations/use-cases/sign-up.js';
import type { TestApp } from '../support/app.js';
import { signUpBody, someChild, someCourse, someParent, someWeek, type Parent } from '../support/builders.js';
import { createQuietApp, kindsTo, office, registrationsOf, someFamily, storyOf } from './support/book.js';
import { faults } from './support/rush.js';

/** Bookings that share one transaction (ADR 5): as if each had been alone, in the order of arrival. */

let app: TestApp;
let signUp: SignUp;
beforeAll(async () => {
  app = await createQuietApp();
  signUp = app.app.get(SignUp, { strict: false });
  await office(app);
});
afterAll(() => app.close());

interface Sent {
  /** `null`: staff. */
  by: Parent | null;
  child: { id: number };
  week: CourseWeekEntity;
  key?: string;
  language?: Language;
  wanted?: object;
}

function inLanguage<T>(language: Language, call: () => T): T {
  let result: T | undefined;
  openRequestContext({ get: () => language } as never, { setHeader: () => undefined } as never, () => {
    result = call();
  });
  return result as T;
}

async function send({ by, child, week, key, language = 'de', wanted }: Sent): Promise<SignUpResult> {
  const staff = await office(app);
  const reader = by && {
    userId: by.id,
    personId: by.personId,
    name: 'Eva Rossi',
    email: by.email,
    lang: 'de' as const,
  };
  const booker = { userId: by?.id ?? staff.id, personId: by?.personId ?? null, reader };
  return inLanguage(language, () => signUp.run(week.course_id, signUpBody(child, week, wanted), booker, key));
}

/**
 * Sends all at once: the first, to no course, goes alone, and the others share a transaction. What became of each, as
 * outcome or as code of the refusal.
 */
async function share(bookings: Sent[]) {
  const nowhere = { ...bookings[0]!.week, course_id: 999_999 } as CourseWeekEntity;
  const [, ...settled] = await Promise.allSettled(
    [{ ...bookings[0]!, week: nowhere }, ...bookings].map(send),
  );
  const told = settled.map((result) => {
    if (result.status === 'fulfilled') return result.value.registrations[0]!.outcome;
    return result.reason instanceof AppError ? result.reason.code : String(result.reason);
  });
  const answers = settled.map((result) => (result.status === 'fulfilled' ? result.value : null));
  const refusals = settled.map((result) =>
    result.status === 'rejected' ? (result.reason as AppError) : null,
  );
  return { told, answers, refusals };
}

async function families(count: number) {
  const all = [];
  for (let index = 0; index < count; index += 1) all.push(await someFamily(app));
  return all;
}
const weekWith = async (wanted: Partial<CourseWeekEntity> = {}) =>
  someWeek(app, await someCourse(app), wanted);

describe('bookings that share a transaction', () => {
  it('need the same number of statements, however many they are', async () => {
    const week = await weekWith({ max_participants: 100 });
    const [two, many] = [await families(2), await families(20)];
    const count = async (some: typeof two) => {
      const statements = await app.countStatements(() =>
        share(some.map(({ parent, child }, index) => ({ by: parent, child, week, key: `count ${index}` }))),
      );
      return statements.length;
    };
    expect(await count(many)).toBe(await count(two));
    expect(await registrationsOf(app, week)).toHaveLength(22);
  });

  it('get seats, then places in the queue, then nothing, in the order of their arrival', async () => {
    const week = await weekWith({ max_participants: 2, waiting_list: 2 });
    const crowd = await families(5);
    const { told } = await share(crowd.map(({ parent, child }) => ({ by: parent, child, week })));
    expect(told).toEqual(['confirmed', 'confirmed', 'waiting', 'waiting', 'week_full']);
    const rows = await registrationsOf(app, week);
    expect(rows.map(({ child_id }) => child_id)).toEqual(crowd.slice(0, 4).map(({ child }) => child.id));
    expect(rows.map(({ queue_number }) => queue_number)).toEqual([null, null, 1, 2]);
    for (const [index, { parent }] of crowd.entries())
      expect(await kindsTo(app, parent)).toEqual([['new'], ['new'], ['waiting'], ['waiting'], []][index]);
    expect(await faults(app, [week])).toEqual([]);
  });

  it('for several weeks each count their own seats', async () => {
    const weeks = [await weekWith({ max_participants: 1 }), await weekWith({ max_participants: 1 })];
    const crowd = await families(4);
    const { told } = await share(
      crowd.map(({ parent, child }, index) => ({ by: parent, child, week: weeks[index % 2]! })),
    );
    expect(told).toEqual(['confirmed', 'confirmed', 'waiting', 'waiting']);
    expect(await faults(app, weeks)).toEqual([]);
  });

  it('of one child by both parents are one booking, and the second is told why', async () => {
    const parents = [await someParent(app), await someParent(app)];
    const child = await someChild(app, parents);
    const week = await weekWith();
    const { told, refusals } = await share(parents.map((by) => ({ by, child, week })));
    expect(told).toEqual(['confirmed', 'validation']);
    expect(refusals[1]!.body().errors).toEqual({
      'bookedChildren.0.courseWeeks.0.id': [expect.stringContaining('schon')],
    });
    expect(await registrationsOf(app, week)).toHaveLength(1);
  });

  it('of one child in overlapping weeks are one booking', async () => {
    const { parent, child } = await someFamily(app);
    const weeks = [
      await weekWith({ from: '2026-07-06', to: '2026-07-10' }),
      await weekWith({ from: '2026-07-10', to: '2026-07-14' }),
    ];
    const { told } = await share(weeks.map((week) => ({ by: parent, child, week })));
    expect(told).toEqual(['confirmed', 'validation']);
    expect(await faults(app, weeks)).toEqual([]);
  });

  it('are refused each by itself, and a refused one takes nothing', async () => {
    const week = await weekWith({ max_participants: 2, waiting_list: 0 });
    const [one, other, stranger] = await families(3);
    const { told } = await share([
      { by: one!.parent, child: one!.child, week },
      { by: stranger!.parent, child: other!.child, week },
      { by: stranger!.parent, child: stranger!.child, week, wanted: { emergency_contact1_phone: '' } },
      { by: other!.parent, child: other!.child, week },
    ]);
    expect(told).toEqual(['confirmed', 'validation', 'validation', 'confirmed']);
    expect(await kindsTo(app, stranger!.parent)).toEqual([]);
    expect(await faults(app, [week])).toEqual([]);
  });

  it('speak each the language of its request', async () => {
    const week = await weekWith();
    const crowd = await families(2);
    const languages: Language[] = ['it', 'de'];
    const { answers } = await share(
      crowd.map(({ parent, child }, index) => ({ by: parent, child, week, language: languages[index] })),
    );
    expect(answers.map((answer) => answer!.message[0])).toEqual([
      expect.stringContaining('Settimana 1'),
      expect.stringContaining('Woche 1'),
    ]);
  });

  it('by staff tell every parent, beside a parent’s own', async () => {
    const week = await weekWith();
    const [one, other] = await families(2);
    const { told } = await share([
      { by: null, child: one!.child, week },
      { by: other!.parent, child: other!.child, week },
    ]);
    expect(told).toEqual(['confirmed', 'confirmed']);
    expect(await kindsTo(app, one!.parent)).toEqual(['new']);
    expect(await kindsTo(app, other!.parent)).toEqual(['new']);
    const [first] = await registrationsOf(app, week);
    expect(await storyOf(app, first!.id)).toEqual([
      { kind: 'registered', user_id: (await office(app)).id, amount: 12_000 },
    ]);
  });
});

describe('keys within a share', () => {
  it('make a repeat get the first answer', async () => {
    const { parent, child } = await someFamily(app);
    const week = await weekWith();
    const booking = { by: parent, child, week, key: 'twice' };
    const { told, answers } = await share([booking, booking]);
    expect(told).toEqual(['confirmed', 'confirmed']);
    expect(answers[1]).toEqual(answers[0]);
    expect(await registrationsOf(app, week)).toHaveLength(1);
    expect(await kindsTo(app, parent)).toEqual(['new']);
  });

  it('make another content a conflict', async () => {
    const { parent, children } = await someFamily(app, 2);
    const week = await weekWith();
    const { told } = await share(children.map((child) => ({ by: parent, child, week, key: 'other' })));
    expect(told).toEqual(['confirmed', 'idempotency_conflict']);
    expect(await registrationsOf(app, week)).toHaveLength(1);
  });

  it('of two users are two keys', async () => {
    const week = await weekWith();
    const crowd = await families(2);
    const { told } = await share(
      crowd.map(({ parent, child }) => ({ by: parent, child, week, key: 'same' })),
    );
    expect(told).toEqual(['confirmed', 'confirmed']);
    expect(await registrationsOf(app, week)).toHaveLength(2);
  });

  it('are not used up by a refusal', async () => {
    const { parent, child } = await someFamily(app);
    const week = await weekWith();
    const wrong = { by: parent, child, week, key: 'mended', wanted: { emergency_contact1_phone: '' } };
    const { told } = await share([wrong, { ...wrong, wanted: {} }]);
    expect(told).toEqual(['validation', 'confirmed']);
  });
});

describe('a booking that cannot be written', () => {
  /** Its last statement fails, always. */
  function failFor(userId: number): jest.SpyInstance {
    const keep = IdempotencyKeys.prototype.keep;
    return jest.spyOn(IdempotencyKeys.prototype, 'keep').mockImplementation(async function (
      this: IdempotencyKeys,
      manager,
      answers,
    ) {
      await keep.call(this, manager, answers);
      if (answers.some(({ request }) => request.userId === userId)) throw new Error('the disk is full');
    });
  }

  it('harms no neighbour: the share is undone, and each is done by itself', async () => {
    const week = await weekWith({ max_participants: 2, waiting_list: 1 });
    const crowd = await families(4);
    const { repeats } = app.app.get(Transactions);
    const splits = repeats.get('split') ?? 0;
    const alone = jest.spyOn(SharedCommits.prototype, 'alone');
    const spy = failFor(crowd[1]!.parent.id);
    try {
      const { told } = await share(
        crowd.map(({ parent, child }) => ({ by: parent, child, week, key: 'neighbours' })),
      );
      expect(told).toEqual(['confirmed', 'Error: the disk is full', 'confirmed', 'waiting']);
      expect(alone).toHaveBeenCalledTimes(1 + crowd.length); // the first of all came alone anyway
    } finally {
      spy.mockRestore();
      alone.mockRestore();
    }
    expect(repeats.get('split')).toBe(splits + 1);
    const rows = await registrationsOf(app, week);
    expect(rows.map(({ child_id }) => child_id)).toEqual([0, 2, 3].map((index) => crowd[index]!.child.id));
    for (const { id } of rows) expect(await storyOf(app, id)).toHaveLength(1);
    expect(await kindsTo(app, crowd[1]!.parent)).toEqual([]);
    const { manager } = app.dataSource;
    expect(await manager.countBy(IdempotencyKeyEntity, { user_id: crowd[1]!.parent.id })).toBe(0);
    expect(await faults(app, [week])).toEqual([]);
  });
});
