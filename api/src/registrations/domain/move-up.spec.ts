import { addDays, overlaps } from '@feria/shared';
import fc from 'fast-check';
import { FIRST_COME } from './places-rule.js';
import { couldTakeSeat, moveUp, type ChildrenNow, type Days, type WeekQueue } from './seats.js';

const TODAY = '2026-06-01';
const JULY: Days = { from: '2026-07-06', to: '2026-07-10' };

/** A week whose queue are these children, in order; registration ids are `week * 100 + child`. */
function week(queue: number[], wanted: Partial<WeekQueue> = {}): WeekQueue {
  const id = wanted.id ?? 1;
  return {
    id,
    courseId: 1,
    rule: FIRST_COME,
    ...JULY,
    max_participants: 1,
    registered: 0,
    queue: queue.map((childId, index) => ({
      registrationId: id * 100 + childId,
      childId,
      queueNumber: index + 1,
    })),
    ...wanted,
  };
}
/** Children with these confirmed days. */
const having = (days: Iterable<[number, readonly Days[]]> = []): ChildrenNow => ({
  days: new Map(days),
  places: new Map(),
});
const moved = (weeks: WeekQueue[], confirmed: [number, Days[]][] = [], today = TODAY) =>
  moveUp(weeks, having(confirmed), today).map(({ registrationId }) => registrationId);

it('the first of the queue moves up into a free seat', () => {
  expect(moveUp([week([7, 8])], having(), TODAY)).toEqual([
    { weekId: 1, registrationId: 107, childId: 7, isOffer: false },
  ]);
});

it('as many move up as seats are free', () => {
  expect(moved([week([7, 8, 9], { max_participants: 3, registered: 1 })])).toEqual([107, 108]);
});

it('nobody moves up while no seat is free', () => {
  expect(moved([week([7], { registered: 1 })])).toEqual([]);
});

it('nobody moves up where a lowered capacity left more children than seats', () => {
  expect(moved([week([7], { registered: 5 })])).toEqual([]);
});

it('order is the number, not the order of the rows', () => {
  const { queue } = week([7, 8, 9]);
  expect(moved([week([], { queue: [...queue].reverse() })])).toEqual([107]);
});

it('whoever waits for the rest of a draw, where no line has an id, gets a seat as everybody else', () => {
  const [one, other] = [week([7, 8], { max_participants: 2 }), week([9], { id: 2 })].map((made) => ({
    ...made,
    queue: made.queue.map((entry) => ({ ...entry, registrationId: 0 })),
  }));
  expect(moveUp([one!, other!], having(), TODAY).map(({ childId }) => childId)).toEqual([7, 8, 9]);
});

it('nobody moves up from the first day of the week on', () => {
  expect(moved([week([7])], [], '2026-07-05')).toEqual([107]);
  expect(moved([week([7])], [], '2026-07-06')).toEqual([]);
});

it('a seat can be taken until the week starts, by a child without another programme on its days', () => {
  const could = (days: Days[], today: string) => couldTakeSeat(week([7]), 7, having([[7, days]]), today);
  expect(could([], '2026-07-05')).toBe(true);
  expect(could([{ from: '2026-07-11', to: '2026-07-12' }], '2026-07-05')).toBe(true);
  expect(could([{ from: '2026-07-10', to: '2026-07-12' }], '2026-07-05')).toBe(false);
  expect(could([], '2026-07-06')).toBe(false);
});

it.each([
  ['the last day is shared', { from: '2026-07-10', to: '2026-07-12' }, [108]],
  ['the first day is shared', { from: '2026-07-01', to: '2026-07-06' }, [108]],
  ['the other ends the day before', { from: '2026-07-01', to: '2026-07-05' }, [107]],
  ['the other begins the day after', { from: '2026-07-11', to: '2026-07-15' }, [107]],
])('a child with another programme is passed over, blocking nobody: %s', (_, days, expected) => {
  expect(moved([week([7, 8])], [[7, [days]]])).toEqual(expected);
});

it('a child that waits in two overlapping weeks gets the one with the lower id', () => {
  expect(moved([week([7], { id: 2 }), week([7], { id: 1 })])).toEqual([107]);
});

it('the seat that such a child leaves goes to the next', () => {
  expect(moved([week([7], { id: 1 }), week([7, 8], { id: 2 })])).toEqual([107, 208]);
});

it('a child that waits in two weeks apart gets both', () => {
  const august = { from: '2026-08-03', to: '2026-08-07' };
  expect(moved([week([7], { id: 1 }), week([7], { id: 2, ...august })])).toEqual([107, 207]);
});

it('what the children had is left as it was', () => {
  const children = { days: new Map<number, Days[]>([[7, []]]), places: new Map([['1:7', 0]]) };
  moveUp([week([7])], children, TODAY);
  expect(children).toEqual({ days: new Map([[7, []]]), places: new Map([['1:7', 0]]) });
});

describe('in a course with a limit', () => {
  const AUGUST = { from: '2026-08-03', to: '2026-08-07' };
  const limited = { rule: { ...FIRST_COME, limit: 1 } };
  const having1 = (...children: number[]): ChildrenNow => ({
    days: new Map(),
    places: new Map(children.map((child) => [`1:${child}`, 1])),
  });

  it('a child that has its places is passed over, blocking nobody', () => {
    const moves = moveUp([week([7, 8], limited)], having1(7), TODAY);
    expect(moves.map(({ childId }) => childId)).toEqual([8]);
  });

  it('a child that waits in two weeks gets one of them', () => {
    const weeks = [week([7], limited), week([7, 8], { id: 2, ...AUGUST, ...limited })];
    expect(moveUp(weeks, having(), TODAY).map(({ registrationId }) => registrationId)).toEqual([107, 208]);
  });

  it('places in another course do not count', () => {
    const other = week([7], { ...limited, courseId: 2 });
    expect(moveUp([other], having1(7), TODAY)).toHaveLength(1);
  });
});

it('nobody moves up before a draw', () => {
  expect(moved([week([7], { rule: { ...FIRST_COME, isDraw: true } })])).toEqual([]);
});

it('seats are offered where the course asks first', () => {
  const [move] = moveUp([week([7], { rule: { ...FIRST_COME, isOffered: true } })], having(), TODAY);
  expect(move).toMatchObject({ childId: 7, isOffer: true });
});

describe('whatever the weeks', () => {
  const anyDays = fc.record({ start: fc.nat(20), length: fc.nat(5) }).map(({ start, length }) => ({
    from: addDays('2026-06-20', start),
    to: addDays('2026-06-20', start + length),
  }));
  const anyWeek = fc.record({
    days: anyDays,
    max_participants: fc.nat(4),
    registered: fc.nat(4),
    children: fc.uniqueArray(fc.nat(6), { maxLength: 5 }),
  });
  const anyWeeks = fc
    .array(anyWeek, { maxLength: 4 })
    .map((all) =>
      all.map(({ days, children, ...rest }, index) => week(children, { id: index + 1, ...rest, ...days })),
    );
  const anyConfirmed = fc.dictionary(
    fc.nat(6).map(String),
    anyDays.map((days) => [days]),
  );
  const today = fc.nat(25).map((days) => addDays('2026-06-15', days));

  it('nobody is in two programmes, no week is above capacity, and nobody who could move up is left', () => {
    fc.assert(
      fc.property(anyWeeks, anyConfirmed, today, (weeks, dictionary, day) => {
        const confirmed = new Map(Object.entries(dictionary).map(([child, days]) => [Number(child), days]));
        const moves = moveUp(weeks, having(confirmed), day);
        const after = new Map([...confirmed].map(([child, days]) => [child, [...days]]));
        for (const { weekId, childId } of moves) {
          const into = weeks.find(({ id }) => id === weekId)!;
          const days = after.get(childId) ?? [];
          expect(days.some((other) => overlaps(other, into))).toBe(false);
          after.set(childId, [...days, into]);
        }
        for (const { id, from, to, max_participants, registered, queue } of weeks) {
          const here = new Set(moves.filter(({ weekId }) => weekId === id).map(({ childId }) => childId));
          if (from <= day) expect(here.size).toBe(0);
          const free = max_participants - registered - here.size;
          if (here.size) expect(free).toBeGreaterThanOrEqual(0);
          if (free <= 0 || from <= day) continue;
          for (const { childId } of queue.filter((entry) => !here.has(entry.childId))) {
            expect((after.get(childId) ?? []).some((other) => overlaps(other, { from, to }))).toBe(true);
          }
        }
      }),
    );
  });

  it('a child that moves up only passes children that could not', () => {
    fc.assert(
      fc.property(anyWeeks, anyConfirmed, (weeks, dictionary) => {
        const confirmed = new Map(Object.entries(dictionary).map(([child, days]) => [Number(child), days]));
        const moves = moveUp(weeks, having(confirmed), '2026-06-01');
        for (const { id, queue, ...days } of weeks) {
          const numbers = new Map(queue.map(({ childId, queueNumber }) => [childId, queueNumber]));
          const here = moves.filter(({ weekId }) => weekId === id).map(({ childId }) => childId);
          const last = Math.max(0, ...here.map((child) => numbers.get(child)!));
          const overtaken = queue.filter(
            ({ childId, queueNumber }) => queueNumber < last && !here.includes(childId),
          );
          for (const { childId } of overtaken) {
            const taken = [
              ...(confirmed.get(childId) ?? []),
              ...moves
                .filter((move) => move.childId === childId)
                .map(({ weekId }) => weeks.find((other) => other.id === weekId)!),
            ];
            expect(taken.some((other) => overlaps(other, days))).toBe(true);
          }
        }
      }),
    );
  });
});

describe('lines that stay together', () => {
  /** The queue of a week in which these children wait as one group, and the others alone. */
  function grouped(queue: number[], group: readonly number[], wanted: Partial<WeekQueue> = {}): WeekQueue {
    const made = week(queue, wanted);
    const size = group.length;
    return {
      ...made,
      queue: made.queue.map((entry) =>
        group.includes(entry.childId) ? { ...entry, group: { id: 9, size } } : entry,
      ),
    };
  }

  it('move up when there is a seat for each of them, in the order of the first', () => {
    expect(moved([grouped([7, 8, 9], [7, 8], { max_participants: 2 })])).toEqual([107, 108]);
    expect(moved([grouped([7, 8, 9], [7, 9], { max_participants: 2 })])).toEqual([107, 109]);
  });

  it('are passed over as long as one of them would have none, and block nobody', () => {
    expect(moved([grouped([7, 8, 9], [7, 8])])).toEqual([109]);
    expect(moved([grouped([7, 8], [7, 8])])).toEqual([]);
  });

  it('are passed over when one of them has another programme', () => {
    expect(moved([grouped([7, 8, 9], [7, 8], { max_participants: 3 })], [[8, [JULY]]])).toEqual([109]);
  });

  it('are passed over when a line waits in a week that is not looked at', () => {
    const [entry] = grouped([7], [7]).queue;
    const one = { ...entry!, group: { id: 9, size: 2 } };
    expect(moved([week([], { queue: [one] })])).toEqual([]);
  });

  const AUGUST: Days = { from: '2026-08-03', to: '2026-08-07' };
  const both = (free: [number, number], second: number[] = [7]) =>
    [
      [1, [7]],
      [2, second],
    ].map(([id, queue], index) => {
      const made = week(queue as number[], {
        id: id as number,
        max_participants: free[index]!,
        ...(index === 1 ? AUGUST : {}),
      });
      const own = { ...made.queue.find(({ childId }) => childId === 7)!, group: { id: 9, size: 2 } };
      return { ...made, queue: made.queue.map((entry) => (entry.childId === 7 ? own : entry)) };
    });

  it('two weeks of one child are given both, or none', () => {
    expect(moved(both([1, 1]))).toEqual([107, 207]);
    expect(moved(both([1, 0]))).toEqual([]);
    expect(moved(both([0, 1]))).toEqual([]);
  });

  it('take no seat of who waits before them in their other week', () => {
    expect(moved(both([1, 1], [8, 7]))).toEqual([208]);
    expect(moved(both([1, 2], [8, 7]))).toEqual([107, 207, 208]);
  });

  it('leave nothing behind when they are passed over: who comes later can have the seat', () => {
    const weeks = both([1, 0]);
    const first = weeks[0]!;
    const later = { registrationId: 150, childId: 50, queueNumber: 9 };
    expect(moved([{ ...first, queue: [...first.queue, later] }, weeks[1]!])).toEqual([150]);
  });

  it('whatever waits: a group moves whole or not at all, and no week gets more children than seats', () => {
    const children = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 2, maxLength: 9 });
    fc.assert(
      fc.property(children, children, fc.nat(6), fc.nat(6), fc.nat(3), (first, second, a, b, cut) => {
        const shared = first.filter((child) => second.includes(child)).slice(0, cut);
        const group = (child: number) =>
          shared.includes(child) ? { id: child, size: 2 } : child % 4 === 0 ? { id: 99, size: 0 } : null;
        const weeks = [
          week(first, { id: 1, max_participants: a }),
          week(second, { id: 2, max_participants: b, ...AUGUST }),
        ].map((made) => ({
          ...made,
          queue: made.queue.map((entry) => ({ ...entry, group: group(entry.childId) })),
        }));
        const size = weeks.flatMap(({ queue }) => queue).filter((entry) => entry.group?.id === 99).length;
        const sized = weeks.map((made) => ({
          ...made,
          queue: made.queue.map((entry) =>
            entry.group?.id === 99 ? { ...entry, group: { id: 99, size } } : entry,
          ),
        }));
        const ids = moveUp(sized, having(), TODAY).map(({ registrationId }) => registrationId);
        expect(new Set(ids).size).toBe(ids.length);
        const all = sized.flatMap(({ queue }) => queue);
        for (const id of new Set(all.flatMap((entry) => entry.group?.id ?? []))) {
          const members = all.filter((entry) => entry.group?.id === id);
          const got = members.filter(({ registrationId }) => ids.includes(registrationId));
          expect([0, members.length]).toContain(got.length);
        }
        for (const { max_participants, queue } of sized)
          expect(
            queue.filter(({ registrationId }) => ids.includes(registrationId)).length,
          ).toBeLessThanOrEqual(Math.max(0, max_participants));
        // Nobody who waits alone is passed over while a seat is free.
        for (const { max_participants, queue } of sized) {
          const got = queue.filter(({ registrationId }) => ids.includes(registrationId)).length;
          const alone = queue.filter((entry) => !entry.group && !ids.includes(entry.registrationId));
          expect(got < max_participants && alone.length > 0).toBe(false);
        }
      }),
    );
  });
});
