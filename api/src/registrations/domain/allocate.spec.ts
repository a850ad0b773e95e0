import fc from 'fast-check';
import { FIRST_COME } from './places-rule.js';
import { allocate, eligibleIn, groupLimit, seatsAfter, type WeekSeats } from './seats.js';

function week(wanted: Partial<WeekSeats> = {}): WeekSeats {
  return {
    id: 1,
    courseId: 1,
    rule: FIRST_COME,
    max_participants: 2,
    waiting_list: 2,
    registered: 0,
    waiting: 0,
    uncounted: 0,
    eligibleWaiting: 0,
    queue_counter: 0,
    ...wanted,
  };
}
const lines = (count: number, weekId = 1) =>
  Array.from({ length: count }, (_, childId) => ({ weekId, childId }));
const outcomes = (count: number, wanted: Partial<WeekSeats>) =>
  allocate(lines(count), [week(wanted)]).map(({ outcome }) => outcome);

describe('seats', () => {
  it('go to the lines in the order sent, then the queue fills, then nothing is left', () => {
    expect(outcomes(5, {})).toEqual(['confirmed', 'confirmed', 'waiting', 'waiting', 'full']);
  });

  it('that are taken are not given again', () => {
    expect(outcomes(2, { registered: 1 })).toEqual(['confirmed', 'waiting']);
  });

  it('stay for those who wait and could take them', () => {
    expect(outcomes(1, { waiting: 1, eligibleWaiting: 1 })).toEqual(['waiting']);
  });

  it('go to a new child when nobody who waits could take them', () => {
    expect(outcomes(1, { waiting: 1, eligibleWaiting: 0 })).toEqual(['confirmed']);
  });

  it('are not given while more are confirmed than the capacity allows', () => {
    expect(outcomes(1, { max_participants: 1, registered: 3 })).toEqual(['waiting']);
  });

  it('of a week without capacity and queue are full at once', () => {
    expect(outcomes(1, { max_participants: 0, waiting_list: 0 })).toEqual(['full']);
  });

  it('of each week are counted by themselves', () => {
    const given = allocate(
      [2, 1, 2].map((weekId, childId) => ({ weekId, childId })),
      [week({ max_participants: 1 }), week({ id: 2, max_participants: 1, waiting_list: 0 })],
    );
    expect(given.map(({ outcome }) => outcome)).toEqual(['confirmed', 'confirmed', 'full']);
  });
});

describe('queue numbers', () => {
  it('go on from the last that was drawn, and only who waits has one', () => {
    const given = allocate(lines(3), [week({ max_participants: 1, queue_counter: 7 })]);
    expect(given.map(({ queueNumber }) => queueNumber)).toEqual([null, 8, 9]);
  });
});

it('a week that was not locked is a mistake of the caller', () => {
  expect(() => allocate(lines(1, 9), [week()])).toThrow('week 9 was not locked');
});

it('allocate does not change its arguments', () => {
  const seats = week();
  allocate(lines(4), [seats]);
  expect(seats).toEqual(week());
});

it('whatever the week and the lines: never above capacity or queue, seats first, numbers rising', () => {
  const anyWeek = fc.record({
    max_participants: fc.nat(6),
    waiting_list: fc.nat(4),
    registered: fc.nat(8),
    waiting: fc.nat(5),
    eligibleWaiting: fc.nat(5),
    queue_counter: fc.nat(100),
  });
  fc.assert(
    fc.property(anyWeek, fc.nat(12), (seats, count) => {
      const given = allocate(lines(count), [week(seats)]);
      const of = (kind: string) => given.filter(({ outcome }) => outcome === kind);
      const free = seats.eligibleWaiting > 0 ? 0 : Math.max(0, seats.max_participants - seats.registered);
      const places = Math.max(0, seats.waiting_list - seats.waiting);
      expect(given).toHaveLength(count);
      expect(of('confirmed')).toHaveLength(Math.min(count, free));
      expect(of('waiting')).toHaveLength(Math.min(count - of('confirmed').length, places));
      expect(of('waiting').map(({ queueNumber }) => queueNumber)).toEqual(
        of('waiting').map((_, index) => seats.queue_counter + 1 + index),
      );
      const order = given.map(({ outcome }) => ['confirmed', 'waiting', 'full'].indexOf(outcome));
      expect(order).toEqual([...order].sort());
    }),
  );
});

describe('while a fair start limits the places of a child', () => {
  const limited = (id: number, wanted: Partial<WeekSeats> = {}) =>
    week({ id, rule: { ...FIRST_COME, limit: 1 }, ...wanted });
  const ofOne = (...weekIds: number[]) => weekIds.map((weekId) => ({ weekId, childId: 7 }));

  it('the first line is confirmed, and further ones are held back although seats are free', () => {
    const given = allocate(ofOne(1, 2), [limited(1), limited(2)]);
    expect(given.map(({ outcome, heldBack }) => [outcome, heldBack])).toEqual([
      ['confirmed', false],
      ['waiting', true],
    ]);
  });

  it('a place that the child has already counts, one in another course does not', () => {
    const places = new Map([['1:7', 1]]);
    expect(allocate(ofOne(1), [limited(1)], places)).toMatchObject([{ heldBack: true }]);
    expect(allocate(ofOne(1), [limited(1, { courseId: 2 })], places)).toMatchObject([
      { outcome: 'confirmed' },
    ]);
  });

  it('who is held back takes no place on the waiting list from others', () => {
    const [week1] = seatsAfter(
      [limited(1, { waiting_list: 1 })],
      allocate(ofOne(1), [limited(1, { waiting_list: 1 })], new Map([['1:7', 1]])),
    );
    expect(week1).toMatchObject({ waiting: 1, uncounted: 1, queue_counter: 1 });
    const others = allocate(lines(4), [week1!]);
    expect(others.map(({ outcome, queuePosition }) => [outcome, queuePosition])).toEqual([
      ['confirmed', null],
      ['confirmed', null],
      ['waiting', 2],
      ['full', null],
    ]);
  });

  it('who has its places waits in a full week like everybody else', () => {
    const full = limited(1, { registered: 2, waiting_list: 1 });
    const places = new Map([['1:7', 1]]);
    expect(allocate(ofOne(1), [full], places)).toMatchObject([{ outcome: 'waiting', heldBack: false }]);
    expect(allocate(ofOne(1), [{ ...full, waiting: 1 }], places)).toMatchObject([{ outcome: 'full' }]);
  });

  it('the office may depart from it', () => {
    const line = { weekId: 1, childId: 7, isExempt: true };
    expect(allocate([line], [limited(1)], new Map([['1:7', 1]]))).toMatchObject([{ outcome: 'confirmed' }]);
  });
});

describe('before a draw', () => {
  const drawn = week({ rule: { ...FIRST_COME, isDraw: true }, waiting_list: 0 });

  it('every line is a wish, without a seat and without an end of the queue', () => {
    const given = allocate(lines(5), [drawn]);
    expect(given.every(({ outcome, isWish }) => outcome === 'waiting' && isWish)).toBe(true);
    expect(given.map(({ queueNumber, queuePosition }) => [queueNumber, queuePosition])).toEqual(
      [1, 2, 3, 4, 5].map((number) => [number, null]),
    );
  });

  it('the office may give a seat while one is free; then its line is a wish too', () => {
    const given = allocate(
      [1, 2, 3].map((childId) => ({ weekId: 1, childId, isExempt: true })),
      [drawn],
    );
    expect(given.map(({ outcome, isWish }) => [outcome, isWish])).toEqual([
      ['confirmed', false],
      ['confirmed', false],
      ['waiting', true],
    ]);
  });
});

describe('the weeks after an allocation', () => {
  it('count what was given, and the numbers drawn', () => {
    const before = week({ max_participants: 1, queue_counter: 7 });
    const given = allocate(lines(4), [before]);
    expect(seatsAfter([before], given)).toEqual([
      week({ max_participants: 1, registered: 1, waiting: 2, queue_counter: 9 }),
    ]);
  });

  it('that got nothing stay as they were', () => {
    expect(seatsAfter([week(), week({ id: 2 })], allocate(lines(1, 2), [week({ id: 2 })]))).toEqual([
      week(),
      week({ id: 2, registered: 1 }),
    ]);
  });
});

it('one after the other get what they would get together', () => {
  const anyWeek = fc.record({
    max_participants: fc.nat(4),
    waiting_list: fc.nat(3),
    registered: fc.nat(4),
    waiting: fc.nat(3),
    queue_counter: fc.nat(50),
  });
  const anyLines = fc.array(fc.record({ weekId: fc.constantFrom(1, 2), childId: fc.nat(20) }), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(anyWeek, anyWeek, anyLines, (one, other, all) => {
      let weeks = [week(one), week({ ...other, id: 2 })];
      const together = allocate(all, weeks);
      const inTurn = all.flatMap((line) => {
        const given = allocate([line], weeks);
        weeks = seatsAfter(weeks, given);
        return given;
      });
      expect(inTurn).toEqual(together);
    }),
  );
});

describe('lines that stay together', () => {
  const given = (outcome: 'confirmed' | 'waiting' | 'full', heldBack = false) => ({ outcome, heldBack });

  it.each([
    ['got the same', [given('confirmed'), given('confirmed')], null],
    ['wait all', [given('waiting'), given('waiting')], null],
    ['one is full', [given('confirmed'), given('full'), given('waiting')], 'full'],
    ['one waits', [given('confirmed'), given('waiting')], 'waiting'],
    ['one is held back', [given('confirmed'), given('waiting', true)], 'held_back'],
  ])('%s', (_, group, limit) => expect(groupLimit(group)).toBe(limit));

  it('wait although seats are free, and count in the queue as others', () => {
    const [one, two] = allocate(
      lines(2).map((line) => ({ ...line, atMost: 'waiting' as const })),
      [week({ waiting_list: 1 })],
    );
    expect(one).toMatchObject({ outcome: 'waiting', queuePosition: 1, heldBack: false });
    expect(two).toMatchObject({ outcome: 'full' });
  });

  it('are held back together, which does not count against the length of the queue', () => {
    const allocations = allocate(
      lines(2).map((line) => ({ ...line, atMost: 'held_back' as const })),
      [week({ waiting_list: 0 })],
    );
    expect(allocations).toMatchObject([
      { outcome: 'waiting', heldBack: true },
      { outcome: 'waiting', heldBack: true },
    ]);
  });

  it('are left out together', () => {
    const [one] = allocate([{ weekId: 1, childId: 1, atMost: 'full' as const }], [week()]);
    expect(one).toMatchObject({ outcome: 'full', queueNumber: null });
  });
});

describe('who of those waiting keeps newcomers from a free seat', () => {
  const entry = (childId: number, group?: [id: number, size: number]) => ({
    childId,
    ...(group ? { group: { id: group[0], size: group[1] } } : {}),
  });
  const anyone = () => true;

  it.each([
    ['each who waits alone and could take it', [entry(1), entry(2)], 1, anyone, 2],
    ['nobody who could not', [entry(1)], 1, () => false, 0],
    ['a group that fits', [entry(1, [7, 2]), entry(2, [7, 2])], 2, anyone, 2],
    ['no group that needs more seats', [entry(1, [7, 2]), entry(2, [7, 2])], 1, anyone, 0],
    ['no group that waits in another week too', [entry(1, [7, 2])], 2, anyone, 0],
    ['no group of which one could not', [entry(1, [7, 2]), entry(2, [7, 2])], 2, (id: number) => id === 1, 0],
  ])('%s', (_, queue, free, could, count) => expect(eligibleIn(queue, free, could)).toBe(count));
});
