import type { Language, SignUpResult } from '@feria/shared';
import type { CourseWeekEntity } from '../../src/model/catalogue/course-week.entity.js';
import { BatchQueue } from '../../src/core/database/batch-queue.js';
import { Transactions } from '../../src/core/database/transactions.js';
import { AppError } from '../../src/core/http/errors.js';
import { openRequestContext } from '../../src/core/request-context.js';
import { IdempotencyKeyEntity } from '../../src/core/idempotency/idempotency-key.entity.js';
import { IdempotencyKeys } from '../../src/core/idempotency/idempotency-keys.js';
import { SignUp } from '../../src/registrations/use-cases/sign-up.js';
import type { TestApp } from '../support/app.js';
import { signUpBody, someChild, someCourse, someParent, someWeek, type Parent } from '../support/builders.js';
import { createQuietApp, kindsTo, office, registrationsOf, someFamily, historyOf } from './support/book.js';
import { faults } from './support/rush.js';

/** Bookings of one batch (ADR 5) have the same result as one after the other, in the order of arrival. */

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
  const recipient = by && {
    userId: by.id,
    personId: by.personId,
    name: 'Eva Rossi',
    email: by.email,
    lang: 'de' as const,
  };
  const booker = {
    userId: by?.id ?? staff.id,
    personId: by?.personId ?? null,
    recipient,
    confirmUntil: null,
    plz: null,
    health: true,
  };
  return inLanguage(language, () => signUp.run(week.course_id, signUpBody(child, week, wanted), booker, key));
}

/**
 * Sends all at once. A first booking, for a course that does not exist, runs alone; the others are one batch.
 * @returns for each its outcome, or the code of its refusal
 */
async function sendBatch(bookings: Sent[]) {
  const nowhere = { ...bookings[0]!.week, course_id: 999_999 } as CourseWeekEntity;
  const [, ...settled] = await Promise.allSettled(
    [{ ...bookings[0]!, week: nowhere }, ...bookings].map(send),
  );
  const results = settled.map((result) => {
    if (result.status === 'fulfilled') return result.value.registrations[0]!.outcome;
    return result.reason instanceof AppError ? result.reason.code : String(result.reason);
  });
  const answers = settled.map((result) => (result.status === 'fulfilled' ? result.value : null));
  const refusals = settled.map((result) =>
    result.status === 'rejected' ? (result.reason as AppError) : null,
  );
  return { results, answers, refusals };
}

async function families(count: number) {
  const all = [];
  for (let index = 0; index < count; index += 1) all.push(await someFamily(app));
  return all;
}
const weekWith = async (wanted: Partial<CourseWeekEntity> = {}) =>
  someWeek(app, await someCourse(app), wanted);

describe('bookings of one batch', () => {
  it('need the same number of statements, however many they are', async () => {
    const week = await weekWith({ max_participants: 100 });
    const [two, many] = [await families(2), await families(20)];
    const count = async (some: typeof two) => {
      const statements = await app.countStatements(() =>
        sendBatch(
          some.map(({ parent, child }, index) => ({ by: parent, child, week, key: `count ${index}` })),
        ),
      );
      return statements.length;
    };
    expect(await count(many)).toBe(await count(two));
    expect(await registrationsOf(app, week)).toHaveLength(22);
  });

  it('get seats, then places on the waiting list, then nothing, in the order of their arrival', async () => {
    const week = await weekWith({ max_participants: 2, waiting_list: 2 });
    const crowd = await families(5);
    const { results } = await sendBatch(crowd.map(({ parent, child }) => ({ by: parent, child, week })));
    expect(results).toEqual(['confirmed', 'confirmed', 'waiting', 'waiting', 'week_full']);
    const rows = await registrationsOf(app, week);
    expect(rows.map(({ child_id }) => child_id)).toEqual(crowd.slice(0, 4).map(({ child }) => child.id));
    expect(rows.map(({ queue_number }) => queue_number)).toEqual([null, null, 1, 2]);
    for (const [index, { parent }] of crowd.entries())
      expect(await kindsTo(app, parent)).toEqual([['new'], ['new'], ['waiting'], ['waiting'], []][index]);
    expect(await faults(app, [week])).toEqual([]);
  });

  it('count the seats of each week separately', async () => {
    const weeks = [await weekWith({ max_participants: 1 }), await weekWith({ max_participants: 1 })];
    const crowd = await families(4);
    const { results } = await sendBatch(
      crowd.map(({ parent, child }, index) => ({ by: parent, child, week: weeks[index % 2]! })),
    );
    expect(results).toEqual(['confirmed', 'confirmed', 'waiting', 'waiting']);
    expect(await faults(app, weeks)).toEqual([]);
  });

  it('of one child by both parents are stored once; the second is refused with the reason', async () => {
    const parents = [await someParent(app), await someParent(app)];
    const child = await someChild(app, parents);
    const week = await weekWith();
    const { results, refusals } = await sendBatch(parents.map((by) => ({ by, child, week })));
    expect(results).toEqual(['confirmed', 'validation']);
    expect(refusals[1]!.body().errors).toEqual({
      'bookedChildren.0.courseWeeks.0.id': [expect.stringContaining('schon')],
    });
    expect(await registrationsOf(app, week)).toHaveLength(1);
  });

  it('of one child in overlapping weeks are stored once', async () => {
    const { parent, child } = await someFamily(app);
    const weeks = [
      await weekWith({ from: '2026-07-06', to: '2026-07-10' }),
      await weekWith({ from: '2026-07-10', to: '2026-07-14' }),
    ];
    const { results } = await sendBatch(weeks.map((week) => ({ by: parent, child, week })));
    expect(results).toEqual(['confirmed', 'validation']);
    expect(await faults(app, weeks)).toEqual([]);
  });

  it('are refused one by one, and a refused booking takes no seat', async () => {
    const week = await weekWith({ max_participants: 2, waiting_list: 0 });
    const [one, other, stranger] = await families(3);
    const { results } = await sendBatch([
      { by: one!.parent, child: one!.child, week },
      { by: stranger!.parent, child: other!.child, week },
      { by: stranger!.parent, child: stranger!.child, week, wanted: { emergency_contact1_phone: '' } },
      { by: other!.parent, child: other!.child, week },
    ]);
    expect(results).toEqual(['confirmed', 'validation', 'validation', 'confirmed']);
    expect(await kindsTo(app, stranger!.parent)).toEqual([]);
    expect(await faults(app, [week])).toEqual([]);
  });

  it('are answered in the language of each request', async () => {
    const week = await weekWith();
    const crowd = await families(2);
    const languages: Language[] = ['it', 'de'];
    const { answers } = await sendBatch(
      crowd.map(({ parent, child }, index) => ({ by: parent, child, week, language: languages[index] })),
    );
    expect(answers.map((answer) => answer!.message[0])).toEqual([
      expect.stringContaining('Settimana 1'),
      expect.stringContaining('Woche 1'),
    ]);
  });

  it('by staff notify every parent, also next to a booking by a parent', async () => {
    const week = await weekWith();
    const [one, other] = await families(2);
    const { results } = await sendBatch([
      { by: null, child: one!.child, week },
      { by: other!.parent, child: other!.child, week },
    ]);
    expect(results).toEqual(['confirmed', 'confirmed']);
    expect(await kindsTo(app, one!.parent)).toEqual(['new']);
    expect(await kindsTo(app, other!.parent)).toEqual(['new']);
    const byStaff = (await registrationsOf(app, week)).find(({ child_id }) => child_id === one!.child.id);
    expect(await historyOf(app, byStaff!.id)).toEqual([
      { kind: 'registered', user_id: (await office(app)).id, amount: 12_000 },
    ]);
  });
});

describe('Idempotency-Key within a batch', () => {
  it('gives a repeated request the first answer', async () => {
    const { parent, child } = await someFamily(app);
    const week = await weekWith();
    const booking = { by: parent, child, week, key: 'twice' };
    const { results, answers } = await sendBatch([booking, booking]);
    expect(results).toEqual(['confirmed', 'confirmed']);
    expect(answers[1]).toEqual(answers[0]);
    expect(await registrationsOf(app, week)).toHaveLength(1);
    expect(await kindsTo(app, parent)).toEqual(['new']);
  });

  it('reports a conflict for another content', async () => {
    const { parent, children } = await someFamily(app, 2);
    const week = await weekWith();
    const { results } = await sendBatch(children.map((child) => ({ by: parent, child, week, key: 'other' })));
    expect(results).toEqual(['confirmed', 'idempotency_conflict']);
    expect(await registrationsOf(app, week)).toHaveLength(1);
  });

  it('is separate for each user', async () => {
    const week = await weekWith();
    const crowd = await families(2);
    const { results } = await sendBatch(
      crowd.map(({ parent, child }) => ({ by: parent, child, week, key: 'same' })),
    );
    expect(results).toEqual(['confirmed', 'confirmed']);
    expect(await registrationsOf(app, week)).toHaveLength(2);
  });

  it('can be used again after a refusal', async () => {
    const { parent, child } = await someFamily(app);
    const week = await weekWith();
    const wrong = { by: parent, child, week, key: 'corrected', wanted: { emergency_contact1_phone: '' } };
    const { results } = await sendBatch([wrong, { ...wrong, wanted: {} }]);
    expect(results).toEqual(['validation', 'confirmed']);
  });
});

describe('a booking that cannot be stored', () => {
  /** The last statement of this user's booking always fails. */
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

  it('does not fail the others: the batch is rolled back, and each booking runs alone', async () => {
    const week = await weekWith({ max_participants: 2, waiting_list: 1 });
    const crowd = await families(4);
    const { repeats } = app.app.get(Transactions);
    const splits = repeats.get('split') ?? 0;
    const alone = jest.spyOn(BatchQueue.prototype, 'runAlone');
    const spy = failFor(crowd[1]!.parent.id);
    try {
      const { results } = await sendBatch(
        crowd.map(({ parent, child }) => ({ by: parent, child, week, key: 'neighbours' })),
      );
      expect(results).toEqual(['confirmed', 'Error: the disk is full', 'confirmed', 'waiting']);
      expect(alone).toHaveBeenCalledTimes(1 + crowd.length); // and the first one, which ran alone anyway
    } finally {
      spy.mockRestore();
      alone.mockRestore();
    }
    expect(repeats.get('split')).toBe(splits + 1);
    const rows = await registrationsOf(app, week);
    expect(rows.map(({ child_id }) => child_id)).toEqual([0, 2, 3].map((index) => crowd[index]!.child.id));
    for (const { id } of rows) expect(await historyOf(app, id)).toHaveLength(1);
    expect(await kindsTo(app, crowd[1]!.parent)).toEqual([]);
    const { manager } = app.dataSource;
    expect(await manager.countBy(IdempotencyKeyEntity, { user_id: crowd[1]!.parent.id })).toBe(0);
    expect(await faults(app, [week])).toEqual([]);
  });
});
