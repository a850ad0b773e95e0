import fc from 'fast-check';
import { allocate, seatsAfter, type WeekSeats } from './seats.js';

function week(wanted: Partial<WeekSeats> = {}): WeekSeats {
  return {
    id: 1,
    max_participants: 2,
    waiting_list: 2,
    registered: 0,
    waiting: 0,
    eligibleWaiting: 0,
    queue_counter: 0,
    ...wanted,
  };
}
const lines = (count: number, weekId = 1) => Array.from({ length: count }, () => ({ weekId }));
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
      [{ weekId: 2 }, { weekId: 1 }, { weekId: 2 }],
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
  const anyLines = fc.array(fc.record({ weekId: fc.constantFrom(1, 2) }), { maxLength: 12 });
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
