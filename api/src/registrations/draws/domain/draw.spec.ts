import { createHash } from 'node:crypto';
import { drawFigures, type DrawChild, type DrawInput, type DrawWeek } from '@feria/shared';
import { draw } from './draw.js';

const SEED = '000102030405060708090a0b0c0d0e0f';
const seedOf = (number: number): string =>
  createHash('sha256').update(`seed ${number}`).digest('hex').slice(0, 32);

/** Week 1 is 6 to 10 July, week 2 the one after it, and so on. */
function week(id: number, seats: number, more: Partial<DrawWeek> = {}): DrawWeek {
  const day = (offset: number): string =>
    new Date(Date.UTC(2026, 6, 6 + (id - 1) * 7 + offset)).toISOString().slice(0, 10);
  return { id, from: day(0), to: day(4), seats, ...more };
}
function child(id: number, wishes: number[], more: Partial<DrawChild> = {}): DrawChild {
  return { id, group: null, wishes, places: 0, blocked: [], ...more };
}
const drawn = (weeks: DrawWeek[], children: DrawChild[], placesPerChild: number | null = null, seed = SEED) =>
  draw({ weeks, children, placesPerChild }, seed);
/** Who got which weeks, whatever the rounds. */
const got = (...args: Parameters<typeof drawn>) => {
  const { given } = drawn(...args);
  return Object.fromEntries(
    args[1].map(({ id }) => [id, given.filter((place) => place.child === id).map((place) => place.week)]),
  );
};

describe('the draw order', () => {
  it('is that of HMAC-SHA256 of the child ids, with the seed as key', () => {
    // for i in 1 2 3 4 5; do printf $i | openssl dgst -sha256 -mac HMAC -macopt hexkey:000102030405060708090a0b0c0d0e0f; done
    expect(
      drawn(
        [],
        [1, 2, 3, 4, 5].map((id) => child(id, [])),
      ).order,
    ).toEqual([[3], [5], [2], [4], [1]]);
  });

  it('names a group by its smallest child id', () => {
    const children = [child(9, [], { group: 7 }), child(1, []), child(2, [], { group: 7 }), child(3, [])];
    expect(drawn([], children).order).toEqual([[3], [2, 9], [1]]);
  });

  it('differs from seed to seed', () => {
    const children = [1, 2, 3, 4].map((id) => child(id, []));
    const orders = Array.from(
      { length: 200 },
      (_, number) => drawn([], children, null, seedOf(number)).order,
    );
    expect(new Set(orders.map(String)).size).toBe(24);
  });
});

describe('a round', () => {
  it('gives each child its dearest week that has a seat', () => {
    // Draw order: 3, 2, 1.
    const children = [child(1, [1, 2]), child(2, [1, 2]), child(3, [1, 2])];
    expect(drawn([week(1, 1), week(2, 1)], children).given).toEqual([
      { child: 3, week: 1, round: 1 },
      { child: 2, week: 2, round: 1 },
    ]);
  });

  it('has the reverse order of the one before it', () => {
    const children = [1, 2, 3].map((id) => child(id, [1, 2, 3]));
    expect(drawn([week(1, 3), week(2, 2), week(3, 2)], children).given).toEqual([
      { child: 3, week: 1, round: 1 },
      { child: 2, week: 1, round: 1 },
      { child: 1, week: 1, round: 1 },
      { child: 1, week: 2, round: 2 },
      { child: 2, week: 2, round: 2 },
      { child: 3, week: 3, round: 2 },
      { child: 2, week: 3, round: 3 },
    ]);
  });

  it('gives no child a second week before every child that could have a first one has it', () => {
    expect(got([week(1, 1), week(2, 2)], [child(1, [1, 2]), child(2, [1, 2])])).toEqual({
      1: [2],
      2: [1, 2],
    });
  });
});

describe('a week is impossible', () => {
  it('without a seat', () => {
    expect(got([week(1, 0), week(2, 1)], [child(1, [1, 2])])).toEqual({ 1: [2] });
  });

  it('on days of a week that the child got before', () => {
    const fortnight = { from: '2026-07-10', to: '2026-07-17' };
    const weeks = [week(1, 1), week(2, 1, fortnight), week(3, 1)];
    expect(got(weeks, [child(1, [1, 2, 3])])).toEqual({ 1: [1, 3] });
    expect(got(weeks, [child(1, [2, 1, 3])])).toEqual({ 1: [2, 3] });
  });

  it('on days on which the child is elsewhere', () => {
    expect(got([week(1, 1), week(2, 1)], [child(1, [1, 2], { blocked: [1] })])).toEqual({ 1: [2] });
  });

  it('above the limit per child, confirmed weeks counted', () => {
    const weeks = [week(1, 9), week(2, 9), week(3, 9)];
    const children = [
      child(1, [1, 2, 3]),
      child(2, [1, 2, 3], { places: 1 }),
      child(3, [1, 2, 3], { places: 5 }),
    ];
    expect(got(weeks, children, 2)).toEqual({ 1: [1, 2], 2: [1], 3: [] });
    expect(got(weeks, children)).toEqual({ 1: [1, 2, 3], 2: [1, 2, 3], 3: [1, 2, 3] });
  });
});

describe('siblings that stay together', () => {
  const siblings = (...wishes: number[][]) =>
    wishes.map((list, index) => child(index + 1, list, { group: 1 }));

  it('get a week together or not at all', () => {
    expect(got([week(1, 1), week(2, 2)], siblings([1, 2], [1, 2]))).toEqual({ 1: [2], 2: [2] });
  });

  it('get weeks that only one of them wishes too', () => {
    expect(got([week(1, 1), week(2, 2)], siblings([1, 2], [2]))).toEqual({ 1: [2, 1], 2: [2] });
  });

  it('do not get a week that one who wishes it cannot have', () => {
    const [first, second] = siblings([1], [1]);
    expect(got([week(1, 9)], [first!, { ...second!, blocked: [1] }])).toEqual({ 1: [], 2: [] });
    expect(got([week(1, 9)], [first!, { ...second!, places: 1 }], 1)).toEqual({ 1: [], 2: [] });
  });

  it('are not held up by one who does not wish the week', () => {
    const [first, second] = siblings([1], []);
    expect(got([week(1, 9)], [first!, { ...second!, blocked: [1], places: 1 }], 1)).toEqual({
      1: [1],
      2: [],
    });
  });

  it.each([
    {
      by: 'the best rank',
      lists: [
        [1, 2],
        [3, 2],
      ],
      weeks: [1, 3, 2],
    },
    {
      by: 'then the sum of the ranks',
      lists: [
        [2, 3, 1],
        [3, 1, 2],
      ],
      weeks: [3, 2, 1],
    },
    { by: 'with a week that more of them wish before', lists: [[2, 3], [3]], weeks: [3, 2] },
    {
      by: 'then the first day',
      lists: [
        [2, 1],
        [1, 2],
      ],
      weeks: [1, 2],
    },
  ])('have one list, ordered by the ranks of all: $by', ({ lists, weeks }) => {
    const { given } = drawn([week(1, 9), week(2, 9), week(3, 9)], siblings(...lists));
    expect([...new Set(given.map((place) => place.week))]).toEqual(weeks);
  });

  it('on the same first day take the lower id first', () => {
    const same = { from: '2026-07-06', to: '2026-07-06' };
    expect(got([week(5, 9, same), week(4, 9, same)], siblings([4], [5]))).toEqual({ 1: [4], 2: [5] });
    expect(got([week(5, 9, same), week(4, 9, same)], siblings([5, 4], [4, 5]))).toEqual({ 1: [4], 2: [4] });
  });
});

describe('the waiting lists', () => {
  it('have who wished the week and did not get it, in draw order, siblings by id', () => {
    // Draw order: 3, 5, 2 with 9, 4, 1. Child 3 gets week 2, and waits for week 1 all the same.
    const children = [
      child(9, [1], { group: 1 }),
      child(4, [1]),
      child(3, [2, 1]),
      child(2, [1], { group: 1 }),
      child(1, []),
      child(5, [1]),
    ];
    expect(drawn([week(2, 1), week(1, 1)], children, 1).queues).toEqual([
      { week: 1, children: [3, 2, 9, 4] },
      { week: 2, children: [] },
    ]);
  });

  it('have those too who cannot have the week now', () => {
    expect(drawn([week(1, 1)], [child(1, [1], { blocked: [1] })]).queues).toEqual([
      { week: 1, children: [1] },
    ]);
  });
});

it('counts what a draw came to', () => {
  const input: DrawInput = {
    weeks: [week(2, 5), week(1, 1)],
    children: [child(1, [1, 2]), child(2, [1, 2]), child(3, []), child(4, [1], { blocked: [1] })],
    placesPerChild: null,
  };
  expect(drawFigures(input, draw(input, SEED))).toEqual({
    children: 4,
    withFirstWish: 1,
    withAny: 2,
    withNone: 2,
    weeks: [
      { id: 1, wishes: 3, seats: 1, given: 1, leftOver: 0 },
      { id: 2, wishes: 2, seats: 5, given: 2, leftOver: 3 },
    ],
  });
});

it('leaves the input as it was', () => {
  const input: DrawInput = {
    weeks: [week(2, 1), week(1, 1)],
    children: [child(2, [2, 1]), child(1, [1])],
    placesPerChild: 1,
  };
  const before = structuredClone(input);
  draw(input, SEED);
  expect(input).toEqual(before);
});

describe('refuses', () => {
  const fine = { weeks: [week(1, 1)], children: [child(1, [1])], placesPerChild: null };

  it.each(['', 'abc', SEED.toUpperCase(), `${SEED}00`, SEED.replace('f', 'g')])('the seed “%s”', (seed) => {
    expect(() => draw(fine, seed)).toThrow('the seed is not 32 lower-case hex digits');
  });

  it.each<[string, Partial<DrawInput>]>([
    ['week 1 is in the draw twice', { weeks: [week(1, 1), week(1, 1)] }],
    ['child 1 is in the draw twice', { children: [child(1, []), child(1, [])] }],
    ['child 1 names week 2, which is not in the draw', { children: [child(1, [2])] }],
    ['child 1 names week 3, which is not in the draw', { children: [child(1, [1], { blocked: [3] })] }],
    ['child 1 wishes week 1 twice', { children: [child(1, [1, 1])] }],
    ['the places of child 1 are not a whole number from 0', { children: [child(1, [1], { places: -1 })] }],
    ['week 1 ends before it begins', { weeks: [week(1, 1, { to: '2026-07-05' })] }],
    ['the seats of week 1 are not a whole number from 0', { weeks: [week(1, 0.5)] }],
    ['the seats of week 1 are not a whole number from 0', { weeks: [week(1, -1)] }],
    ['the limit per child is below 1', { placesPerChild: 0 }],
  ])('an input of which it says: %s', (why, wrong) => {
    expect(() => draw({ ...fine, ...wrong }, SEED)).toThrow(new RangeError(why));
  });
});
