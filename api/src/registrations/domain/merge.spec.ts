import { FIRST_COME } from './places-rule.js';
import { isPrevented, mergeProblems, type MergeFacts, type MergedRegistration } from './merge.js';

const JULY = { from: '2026-07-06', to: '2026-07-10' };
const AUGUST = { from: '2026-08-03', to: '2026-08-07' };

/** Children 1 and 2 are confirmed, 3 and 4 wait; the target has two seats and a queue of two. */
function facts({
  source = {},
  target = {},
  ...more
}: { source?: Partial<MergeFacts['source']>; target?: Partial<MergeFacts['target']> } & Partial<
  Omit<MergeFacts, 'source' | 'target'>
> = {}): MergeFacts {
  return {
    source: { id: 1, ...JULY, cancelled: false, ...source },
    target: {
      id: 2,
      courseId: 1,
      rule: FIRST_COME,
      uncounted: 0,
      ...AUGUST,
      cancelled: false,
      dayTypes: ['full_day'],
      max_participants: 2,
      waiting_list: 2,
      registered: 0,
      waiting: 0,
      eligibleWaiting: 0,
      queue_counter: 4,
      ...target,
    },
    registrations: [child(1), child(2), child(3, true), child(4, true)],
    there: new Set(),
    confirmed: new Map(),
    movedUp: 0,
    today: '2026-06-01',
    ...more,
  };
}

function child(childId: number, isWaiting = false, dayType: 'full_day' | 'half_day' = 'full_day') {
  return { childId, isWaiting, isUncounted: false, dayType } satisfies MergedRegistration;
}

/** Only what prevents it. */
function prevented(wanted: MergeFacts): object {
  const problems = mergeProblems(wanted);
  const named = Object.entries(problems).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : Boolean(value),
  );
  expect(isPrevented(problems)).toBe(named.length > 0);
  return Object.fromEntries(named);
}

describe('a merge', () => {
  it('is possible where all confirmed get a seat and all others a place on the waiting list', () => {
    expect(prevented(facts())).toEqual({});
    expect(prevented(facts({ registrations: [] }))).toEqual({});
  });

  it('says how many seats and how many places of the queue are missing', () => {
    expect(prevented(facts({ target: { registered: 1 } }))).toEqual({ seats: 1 });
    expect(prevented(facts({ target: { max_participants: 0 } }))).toEqual({ seats: 2 });
    expect(prevented(facts({ target: { waiting: 1 } }))).toEqual({ queue: 1 });
    expect(prevented(facts({ target: { registered: 2, waiting_list: 0 } }))).toEqual({ seats: 2, queue: 2 });
  });

  it('counts in the queue only who stays there', () => {
    expect(prevented(facts({ target: { max_participants: 4, waiting_list: 0 }, movedUp: 2 }))).toEqual({});
    expect(prevented(facts({ target: { max_participants: 3, waiting_list: 0 }, movedUp: 1 }))).toEqual({
      queue: 1,
    });
  });

  it('lets a queue that was shortened below its length be, when nobody joins it', () => {
    const registrations = [child(1)];
    expect(prevented(facts({ registrations, target: { waiting: 5 } }))).toEqual({});
    expect(prevented(facts({ target: { waiting: 5 } }))).toEqual({ queue: 2 });
  });

  it('gives no seat past those who wait in the target and could take it', () => {
    expect(prevented(facts({ target: { waiting: 0, eligibleWaiting: 1 } }))).toEqual({ seats: 2 });
  });

  it('names the children that are in both weeks, waiting ones too', () => {
    expect(prevented(facts({ there: new Set([2, 4]) }))).toEqual({ twice: [2, 4] });
  });

  it('names who would be in two programmes; who only waits may be elsewhere', () => {
    const lastDay = { from: AUGUST.to, to: AUGUST.to };
    const dayAfter = { from: '2026-08-08', to: '2026-08-08' };
    const confirmed = new Map([
      [1, [lastDay]],
      [2, [dayAfter]],
      [3, [lastDay]],
    ]);
    expect(prevented(facts({ confirmed }))).toEqual({ overlapping: [1] });
    // Who is in both weeks is named once.
    expect(prevented(facts({ confirmed, there: new Set([1]) }))).toEqual({ twice: [1] });
  });

  it('names who has a day type that is not offered', () => {
    const registrations = [child(1), child(2, false, 'half_day'), child(3, true, 'half_day')];
    expect(prevented(facts({ registrations }))).toEqual({ withoutDayType: [2, 3] });
  });

  it('is for two weeks that are neither cancelled nor over', () => {
    expect(prevented(facts({ source: { cancelled: true } }))).toEqual({ source: 'cancelled' });
    expect(prevented(facts({ target: { cancelled: true } }))).toEqual({ target: 'cancelled' });
    expect(prevented(facts({ target: { id: 1 } }))).toEqual({ target: 'same' });
    expect(prevented(facts({ today: JULY.to }))).toEqual({});
    expect(prevented(facts({ today: '2026-07-11' }))).toEqual({ source: 'ended' });
    const earlier = { from: '2026-05-04', to: '2026-05-08' };
    expect(prevented(facts({ target: earlier }))).toEqual({ target: 'ended' });
  });
});
