import { createHash } from 'node:crypto';
import {
  addDays,
  drawFigures,
  overlaps,
  type DrawChild,
  type DrawInput,
  type DrawOutcome,
} from '@feria/shared';
import fc from 'fast-check';
import { SHORT } from '../../../../test/support/short.js';
import { draw } from './draw.js';

const RUNS = { numRuns: SHORT ? 200 : 1000 };

const anySeed = fc
  .uint8Array({ minLength: 16, maxLength: 16 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));

/** Few weeks and seats, so that children meet; weeks of 1 to 10 days, so that some overlap. */
const anyWeeks = fc
  .uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 })
  .chain((ids) =>
    fc.tuple(
      ...ids.map((id) =>
        fc
          .record({ start: fc.nat(30), length: fc.nat(9), seats: fc.nat(4) })
          .map(({ start, length, seats }) => ({
            id,
            from: addDays('2026-06-20', start),
            to: addDays('2026-06-20', start + length),
            seats,
          })),
      ),
    ),
  );

const anyInput: fc.Arbitrary<DrawInput> = anyWeeks.chain((weeks) => {
  const ids = weeks.map(({ id }) => id);
  const anyChild = fc.record({
    id: fc.integer({ min: 1, max: 5000 }),
    group: fc.option(fc.integer({ min: 1, max: 3 })),
    wishes: fc.shuffledSubarray(ids),
    places: fc.constantFrom(0, 0, 0, 1, 2),
    // Twice filtered, so that most children are elsewhere on few days.
    blocked: fc.subarray(ids).chain((some) => fc.subarray(some)),
  });
  return fc.record({
    weeks: fc.constant(weeks),
    children: fc.uniqueArray(anyChild, { selector: ({ id }) => id, maxLength: 10 }),
    placesPerChild: fc.option(fc.integer({ min: 1, max: 3 })),
  });
});

type Given = DrawOutcome['given'];
const weekOf = (input: DrawInput, id: number) => input.weeks.find((week) => week.id === id)!;
const weeksOf = (given: Given, child: number): number[] =>
  given.filter((place) => place.child === child).map(({ week }) => week);
const childrenIn = (given: Given, week: number): number[] =>
  given.filter((place) => place.week === week).map(({ child }) => child);
const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);

/** The children that draw together, from the input alone. */
function unitsOf({ children }: DrawInput): DrawChild[][] {
  const alone = children.filter(({ group }) => group === null).map((child) => [child]);
  const groups = [...new Set(children.map(({ group }) => group))].filter((group) => group !== null);
  return [...alone, ...groups.map((group) => children.filter((child) => child.group === group))];
}

/** Whether the unit could still have the week, seen from the outcome. */
function isOpen(input: DrawInput, given: Given, unit: DrawChild[], week: number): boolean {
  const wishing = unit.filter(({ wishes }) => wishes.includes(week));
  const { seats, ...days } = weekOf(input, week);
  return (
    wishing.length > 0 &&
    seats - childrenIn(given, week).length >= wishing.length &&
    wishing.every(({ id, places, blocked }) => {
      const own = weeksOf(given, id);
      return (
        places + own.length < (input.placesPerChild ?? Infinity) &&
        !blocked.includes(week) &&
        !own.some((other) => overlaps(weekOf(input, other), days))
      );
    })
  );
}

/** Checks something about every draw. */
function always(holds: (input: DrawInput, given: Given, seed: string, outcome: DrawOutcome) => void): void {
  fc.assert(
    fc.property(anyInput, anySeed, (input, seed) => {
      const outcome = draw(input, seed);
      holds(input, outcome.given, seed, outcome);
    }),
    RUNS,
  );
}

describe('whatever the input and the seed', () => {
  it('no week has more children than seats', () => {
    always((input, given) => {
      for (const { id, seats } of input.weeks)
        expect(childrenIn(given, id).length).toBeLessThanOrEqual(seats);
    });
  });

  it('every child has weeks that it wished, each once', () => {
    always((input, given) => {
      for (const { id, wishes } of input.children) {
        expect(wishes).toEqual(expect.arrayContaining(weeksOf(given, id)));
        expect(new Set(weeksOf(given, id)).size).toBe(weeksOf(given, id).length);
      }
    });
  });

  it('no child has two weeks on one day, or a week on days on which it is elsewhere', () => {
    always((input, given) => {
      for (const { id, blocked } of input.children) {
        const own = weeksOf(given, id);
        expect(own.filter((week) => blocked.includes(week))).toEqual([]);
        for (const [index, week] of own.entries())
          for (const other of own.slice(index + 1))
            expect(overlaps(weekOf(input, week), weekOf(input, other))).toBe(false);
      }
    });
  });

  it('no child has more weeks than the limit, those from before counted', () => {
    always((input, given) => {
      if (input.placesPerChild === null) return;
      for (const { id, places } of input.children) {
        const left = Math.max(0, input.placesPerChild - places);
        expect(weeksOf(given, id).length).toBeLessThanOrEqual(left);
      }
    });
  });

  it('siblings that stay together get each week all, of those who wish it, or none', () => {
    always((input, given) => {
      for (const unit of unitsOf(input))
        for (const { id } of input.weeks) {
          const wishing = unit.filter(({ wishes }) => wishes.includes(id));
          const having = wishing.filter((child) => weeksOf(given, child.id).includes(id));
          expect([0, wishing.length]).toContain(having.length);
        }
    });
  });

  it('no wish that is still possible is left', () => {
    always((input, given) => {
      for (const unit of unitsOf(input))
        for (const { id } of input.weeks) {
          const isGiven = unit.some((child) => weeksOf(given, child.id).includes(id));
          if (!isGiven) expect(isOpen(input, given, unit, id)).toBe(false);
        }
    });
  });

  it('the same input and seed have the same outcome', () => {
    always((input, _, seed, outcome) => {
      expect(draw(structuredClone(input), seed)).toEqual(outcome);
    });
  });

  it('the order in which the input is stored does not matter, nor which numbers the groups have', () => {
    const shuffled = (input: DrawInput): fc.Arbitrary<DrawInput> =>
      fc.record({
        weeks: fc.shuffledSubarray(input.weeks, { minLength: input.weeks.length }),
        children: fc.shuffledSubarray(input.children, { minLength: input.children.length }).map((children) =>
          children.map((child) => ({
            ...child,
            group: child.group && 100 - child.group,
            blocked: [...child.blocked].reverse(),
          })),
        ),
        placesPerChild: fc.constant(input.placesPerChild),
      });
    fc.assert(
      fc.property(
        anyInput.chain((input) => fc.tuple(fc.constant(input), shuffled(input))),
        anySeed,
        ([input, other], seed) => {
          expect(draw(other, seed)).toEqual(draw(input, seed));
        },
      ),
      RUNS,
    );
  });

  it('every unit is in the order once, and whoever has not got a wish waits in that order', () => {
    always((input, given, _, { order, queues }) => {
      const units = unitsOf(input).map((unit) => String(sorted(unit.map(({ id }) => id))));
      expect(order.map(String).sort()).toEqual(units.sort());
      expect(queues.map(({ week }) => week)).toEqual(sorted(input.weeks.map(({ id }) => id)));
      for (const { week, children } of queues) {
        const waiting = input.children.filter(
          ({ id, wishes }) => wishes.includes(week) && !weeksOf(given, id).includes(week),
        );
        const ids = waiting.map(({ id }) => id);
        expect(children).toEqual(order.flat().filter((id) => ids.includes(id)));
      }
    });
  });

  it('in each round a unit gets one week at most, in the order of the round', () => {
    always((_input, given, _seed, { order }) => {
      const place = new Map(order.flatMap((unit, index) => unit.map((id) => [id, index] as const)));
      for (let round = 1; round <= Math.max(0, ...given.map((each) => each.round)); round += 1) {
        const turns = given.filter((each) => each.round === round);
        const places = turns.map(({ child }) => place.get(child)!);
        const inTurn = sorted(places);
        expect(places).toEqual(round % 2 === 1 ? inTurn : inTurn.reverse());
        for (const index of places)
          expect(
            new Set(turns.filter(({ child }) => place.get(child) === index).map(({ week }) => week)).size,
          ).toBe(1);
      }
    });
  });

  it('a child that draws alone never gets a week while a dearer one is possible', () => {
    always((input, given) => {
      for (const [index, { child: id, week }] of given.entries()) {
        const child = input.children.find((each) => each.id === id)!;
        if (child.group !== null) continue;
        const dearer = child.wishes.slice(0, child.wishes.indexOf(week));
        const before = given.slice(0, index);
        const had = weeksOf(before, id);
        for (const other of dearer)
          if (!had.includes(other)) expect(isOpen(input, before, [child], other)).toBe(false);
      }
    });
  });

  it('nobody is worse off for having wished more', () => {
    fc.assert(
      fc.property(anyInput, anySeed, fc.nat(), fc.nat(), (input, seed, anyone, anyNew) => {
        const child = input.children[anyone % Math.max(1, input.children.length)];
        fc.pre(child !== undefined);
        const unit = unitsOf(input).find((each) => each.includes(child!))!;
        // A week that nobody of the unit wishes yet, after all that the child wishes.
        const unwished = input.weeks.filter(({ id }) => !unit.some(({ wishes }) => wishes.includes(id)));
        fc.pre(unwished.length > 0);
        const more = [...child!.wishes, unwished[anyNew % unwished.length]!.id];
        const children = input.children.map((each) => (each === child ? { ...each, wishes: more } : each));

        const before = draw(input, seed).given;
        const after = draw({ ...input, children }, seed).given;
        // Weeks that are dearer to the unit: somebody of it ranks them higher than the child ranks the new one.
        const rank = child!.wishes.length;
        const isDearer = (week: number) =>
          unit.some(({ wishes }) => wishes.includes(week) && wishes.indexOf(week) < rank);
        for (const { id } of unit)
          expect(weeksOf(after, id)).toEqual(
            expect.arrayContaining(weeksOf(before, id).filter((week) => isDearer(week))),
          );
        // For a child alone, and for the child with the longest list of its group, all weeks are dearer than the new one.
        if (unit.every(({ wishes }) => wishes.length <= rank)) {
          const places = (given: Given) => unit.flatMap(({ id }) => weeksOf(given, id)).length;
          expect(places(after)).toBeGreaterThanOrEqual(places(before));
        }
      }),
      RUNS,
    );
  });

  it('the figures add up', () => {
    always((input, given, _, outcome) => {
      const figures = drawFigures(input, outcome);
      expect(figures.withAny + figures.withNone).toBe(figures.children);
      expect(figures.withFirstWish).toBeLessThanOrEqual(figures.withAny);
      expect(figures.weeks.reduce((sum, week) => sum + week.given, 0)).toBe(given.length);
      for (const { seats, given: taken, leftOver } of figures.weeks) expect(taken + leftOver).toBe(seats);
    });
  });
});

/** The seeds are fixed, so these have the same result in every run. The bounds are those of chance: a fair draw breaks one in 100,000. */
describe('equal children have equal chances', () => {
  const DRAWS = 3000;
  const SEEDS = Array.from({ length: DRAWS }, (_, number) =>
    createHash('sha256').update(`chance ${number}`).digest('hex').slice(0, 32),
  );
  /** Low, high, one after the other and far apart. */
  const IDS = [1, 2, 3, 4, 9, 10, 99, 100, 5000, 70_001, 70_002, 2_000_000_000];
  const week = (id: number, seats: number) => ({
    id,
    from: addDays('2026-07-06', 7 * id),
    to: addDays('2026-07-06', 7 * id + 4),
    seats,
  });
  const equal = (id: number, more: Partial<DrawChild> = {}): DrawChild => ({
    id,
    group: null,
    wishes: [1, 2],
    places: 0,
    blocked: [],
    ...more,
  });
  /** Chance that a sum of squares with 11 degrees of freedom is above it: 1 in 100,000. */
  const CHI_SQUARE_11 = 43.2;

  /** How far counts are from equal: chi-square of {@link DRAWS} draws, each of which gives something to `winners` of the units. */
  function chiSquare(counts: number[], winners: number): number {
    const expected = (DRAWS * winners) / counts.length;
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(DRAWS * winners);
    // Within one draw places are given without repeat, which makes the counts vary less: by this factor.
    const without = (counts.length - winners) / (counts.length - 1);
    return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0) / without;
  }

  it.each([
    ['the first week', 1, 5],
    ['the second week', 2, 5],
  ])('of %s', (_, wanted, seats) => {
    const input = {
      weeks: [week(1, 5), week(2, 5)],
      children: IDS.map((id) => equal(id)),
      placesPerChild: 1,
    };
    const counts = new Map(IDS.map((id) => [id, 0]));
    for (const seed of SEEDS)
      for (const id of childrenIn(draw(input, seed).given, wanted)) counts.set(id, counts.get(id)! + 1);
    expect(chiSquare([...counts.values()], seats)).toBeLessThan(CHI_SQUARE_11);
  });

  it('of a second place', () => {
    const input = {
      weeks: [week(1, 12), week(2, 5)],
      children: IDS.map((id) => equal(id)),
      placesPerChild: null,
    };
    const counts = new Map(IDS.map((id) => [id, 0]));
    for (const seed of SEEDS)
      for (const id of childrenIn(draw(input, seed).given, 2)) counts.set(id, counts.get(id)! + 1);
    expect(chiSquare([...counts.values()], 5)).toBeLessThan(CHI_SQUARE_11);
  });

  it('of a place in the order, siblings together as if they were one child', () => {
    // Every second child has two siblings, so that a group could have three lots if it was drawn wrongly.
    const children = IDS.flatMap((id, index) =>
      index % 2 === 0
        ? [equal(id)]
        : [equal(id, { group: id }), equal(id + 200_000, { group: id }), equal(id + 400_000, { group: id })],
    );
    const counts = new Map(IDS.map((id) => [id, 0]));
    for (const seed of SEEDS) {
      const { order } = draw({ weeks: [week(1, 0), week(2, 0)], children, placesPerChild: null }, seed);
      for (const [name] of order.slice(0, 4)) counts.set(name!, counts.get(name!)! + 1);
    }
    expect(chiSquare([...counts.values()], 4)).toBeLessThan(CHI_SQUARE_11);
  });
});
