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
import { maxFlow, type Edge } from '../../../../test/support/max-flow.js';
import { SHORT } from '../../../../test/support/short.js';
import { draw } from './draw.js';

/**
 * A made-up season: the draw beside first come, first served, and beside the best that any procedure could do.
 * `DRAW_FIGURES=1 npm test -- unit -- draw-simulation` prints the figures of adr/0019-draw.md.
 */

const DRAWS = SHORT ? 15 : 50;
const SEEDS = Array.from({ length: DRAWS }, (_, number) =>
  createHash('sha256').update(`season ${number}`).digest('hex').slice(0, 32),
);

/** Numbers from 0 up to 1 that look random and are the same in every run. */
function numbers(name: string): () => number {
  let count = 0;
  return () =>
    createHash('sha256')
      .update(`${name} ${(count += 1)}`)
      .digest()
      .readUInt32BE() /
    2 ** 32;
}

interface Season {
  input: DrawInput;
  /** Child ids in the order in which their parents would send a sign-up; siblings together. */
  arrival: number[];
}

/**
 * 400 children and 12 weeks with 26 seats each. The weeks right after school and those of August are wished most; a family
 * prefers one half of the summer; siblings mostly wish the same weeks; two thirds of them stay together. Families that wish popular
 * weeks, and many of them, are the first to send their sign-up.
 */
function makeSeason(placesPerChild: number | null, isTogether = true): Season {
  const next = numbers('season');
  const upTo = (most: number): number => Math.floor(next() * most);
  const POPULAR = [9, 8, 6, 3, 2, 1, 1, 2, 5, 7, 4, 2];
  const weeks = POPULAR.map((_, index) => ({
    id: index + 1,
    from: addDays('2026-06-22', 7 * index),
    // One week has two more days, into the next one.
    to: addDays('2026-06-22', 7 * index + (index === 5 ? 8 : 4)),
    seats: 26,
  }));

  /** A list of weeks, drawn by weight without repeat. */
  function wishList(weight: number[], length: number): number[] {
    const left = [...weight];
    return Array.from({ length }, () => {
      let point = next() * left.reduce((sum, each) => sum + each, 0);
      const index = left.findIndex((each) => (point -= each) < 0);
      left[index] = 0;
      return index + 1;
    });
  }

  const families: { eager: number; children: DrawChild[] }[] = [];
  let id = 0;
  while (id < 400) {
    const isEarly = next() < 0.55;
    const weight = POPULAR.map((each, index) => each * (index < 6 === isEarly ? 4 : 1));
    const list = wishList(weight, 1 + upTo(6));
    const size = Math.min(400 - id, next() < 0.65 ? 1 : next() < 0.85 ? 2 : 3);
    const group = size > 1 && next() < 0.66 && isTogether ? families.length : null;
    const children = Array.from({ length: size }, (): DrawChild => {
      id += 1;
      const wishes = next() < 0.7 ? list : wishList(weight, 1 + upTo(5));
      const blocked = wishes.filter(() => next() < 0.04);
      const places = next() < 0.03 ? 1 : 0;
      return { id, group, wishes, places, blocked };
    });
    const wanted = list.reduce((sum, week) => sum + POPULAR[week - 1]!, 0);
    families.push({ eager: wanted + 20 * next(), children });
  }
  const input = { weeks, children: families.flatMap(({ children }) => children), placesPerChild };
  const arrival = [...families]
    .sort((a, b) => b.eager - a.eager)
    .flatMap(({ children }) => children.map((child) => child.id));
  return { input, arrival };
}

/** The child with the siblings that stay with it. */
function unitOf({ children }: DrawInput, id: number): DrawChild[] {
  const child = children.find((each) => each.id === id)!;
  return child.group === null ? [child] : children.filter(({ group }) => group === child.group);
}

/** First come, first served: each in turn takes all it wishes, by the rules of the draw for seats, days, limit and siblings. */
function firstCome({ input, arrival }: Season): Pick<DrawOutcome, 'given'> {
  const given: DrawOutcome['given'] = [];
  const ranked = (unit: DrawChild[]): number[] =>
    [...new Set(unit.flatMap(({ wishes }) => wishes))]
      .map((week) => ({
        week,
        rank: Math.min(...unit.map(({ wishes }) => wishes.indexOf(week)).filter((rank) => rank >= 0)),
      }))
      .sort((a, b) => a.rank - b.rank || a.week - b.week)
      .map(({ week }) => week);
  const done = new Set<number>();
  for (const id of arrival) {
    if (done.has(id)) continue;
    const unit = unitOf(input, id);
    for (const week of ranked(unit)) {
      const wishing = unit.filter(({ wishes }) => wishes.includes(week));
      if (isPossible(input, given, wishing, week))
        given.push(...wishing.map((each) => ({ child: each.id, week, round: 1 })));
    }
    for (const each of unit) done.add(each.id);
  }
  return { given };
}

/** Whether all of these children could have the week, after what was given. */
function isPossible(
  input: DrawInput,
  given: DrawOutcome['given'],
  children: DrawChild[],
  id: number,
): boolean {
  const days = new Map(input.weeks.map((week) => [week.id, week]));
  const week = days.get(id)!;
  return (
    week.seats - given.filter((place) => place.week === id).length >= children.length &&
    children.every((child) => {
      const own = given.filter((place) => place.child === child.id).map((place) => days.get(place.week)!);
      const mayHave = child.places + own.length < (input.placesPerChild ?? Infinity);
      return mayHave && !child.blocked.includes(id) && !own.some((other) => overlaps(other, week));
    })
  );
}

/**
 * The most children that could have one of the weeks on their list: a flow from the children, one each, through their weeks to the
 * seats. That siblings stay together is left out, so no procedure can do better.
 */
function best({ weeks, children, placesPerChild }: DrawInput, isTaken: (rank: number) => boolean): number {
  const [source, sink] = [0, 1];
  const weekNode = new Map(weeks.map(({ id }, index) => [id, 2 + index]));
  const edges: Edge[] = weeks.map(({ id, seats }) => [weekNode.get(id)!, sink, seats]);
  for (const [index, { wishes, places, blocked }] of children.entries()) {
    if (places >= (placesPerChild ?? Infinity)) continue;
    const node = 2 + weeks.length + index;
    edges.push([source, node, 1]);
    for (const [rank, week] of wishes.entries())
      if (isTaken(rank) && !blocked.includes(week)) edges.push([node, weekNode.get(week)!, 1]);
  }
  return maxFlow(2 + weeks.length + children.length, edges, source, sink);
}

/** Of the last quarter of the children to arrive, how many have a week. */
function lateWithAny({ arrival }: Season, { given }: Pick<DrawOutcome, 'given'>): number {
  const having = new Set(given.map(({ child }) => child));
  return arrival.slice(-arrival.length / 4).filter((id) => having.has(id)).length;
}

const mean = (all: number[]): number => all.reduce((sum, each) => sum + each, 0) / all.length;

describe('the solver that gives the best possible', () => {
  it('finds known flows', () => {
    expect(maxFlow(2, [], 0, 1)).toBe(0);
    expect(maxFlow(2, [[0, 1, 7]], 0, 1)).toBe(7);
    // The example of Cormen, Leiserson, Rivest and Stein.
    const edges: Edge[] = [
      ...([
        [0, 1, 16],
        [0, 2, 13],
        [1, 3, 12],
        [2, 1, 4],
        [2, 4, 14],
      ] satisfies Edge[]),
      ...([
        [3, 2, 9],
        [3, 5, 20],
        [4, 3, 7],
        [4, 5, 4],
      ] satisfies Edge[]),
    ];
    expect(maxFlow(6, edges, 0, 5)).toBe(23);
    // A greedy path through the middle has to be taken back.
    expect(maxFlow(4, [[0, 1, 1], [0, 2, 1], [1, 2, 1], [1, 3, 1], [2, 3, 1]], 0, 3)).toBe(2); // oxfmt-ignore
  });

  it('finds the smallest cut of any small graph', () => {
    const NODES = 6;
    const anyEdge = fc.tuple(fc.nat(NODES - 1), fc.nat(NODES - 1), fc.nat(9));
    fc.assert(
      fc.property(fc.array(anyEdge, { maxLength: 18 }), (edges) => {
        // Every set of nodes with the source and without the sink is a cut; the flow is as large as the smallest.
        const cuts = Array.from({ length: 2 ** NODES }, (_, set) => set)
          .filter((set) => (set & 1) === 1 && (set & (1 << (NODES - 1))) === 0)
          .map((set) => {
            const crossing = edges.filter(([from, to]) => set & (1 << from) && !(set & (1 << to)));
            return crossing.reduce((sum, [, , capacity]) => sum + capacity, 0);
          });
        expect(maxFlow(NODES, edges, 0, NODES - 1)).toBe(Math.min(...cuts));
      }),
    );
  });
});

describe.each([1, 2])('a season with at most %d weeks per child', (limit) => {
  const season = makeSeason(limit);
  const { input } = season;
  const outcomes = SEEDS.map((seed) => draw(input, seed));
  const drawn = outcomes.map((outcome) => drawFigures(input, outcome));
  const come = firstCome(season);
  const served = drawFigures(input, come);
  const bestFirst = best(input, (rank) => rank === 0);
  const bestAny = best(input, () => true);

  if (process.env.DRAW_FIGURES === '1') {
    const row = (figures: { first: number[]; any: number[]; places: number[]; late: number[] }): string =>
      Object.entries(figures)
        .map(([name, all]) => `${name} ${mean(all).toFixed(1)} (${Math.min(...all)} to ${Math.max(...all)})`)
        .join(', ');
    const wishes = input.children.reduce((sum, child) => sum + child.wishes.length, 0);
    const groups = input.children.filter(({ group }) => group !== null).length;
    process.stdout.write(
      [
        `\nlimit ${limit}: 400 children, ${groups} of them together, ${wishes} wishes, ${12 * 26} seats`,
        `draw: ${row({
          first: drawn.map(({ withFirstWish }) => withFirstWish),
          any: drawn.map(({ withAny }) => withAny),
          places: outcomes.map(({ given }) => given.length),
          late: outcomes.map((outcome) => lateWithAny(season, outcome)),
        })}`,
        `first come: ${row({ first: [served.withFirstWish], any: [served.withAny], places: [come.given.length], late: [lateWithAny(season, come)] })}`,
        `best possible: first ${bestFirst}, any ${bestAny}\n`,
      ].join('\n'),
    );
  }

  it('is contested: not everybody can have the first wish', () => {
    expect(input.children).toHaveLength(400);
    expect(input.children.some(({ group }) => group !== null)).toBe(true);
    expect(bestFirst).toBeLessThan(400);
    expect(bestFirst).toBeLessThanOrEqual(bestAny);
  });

  it('has no draw above the best possible, and no first come', () => {
    for (const { withFirstWish, withAny } of [...drawn, served]) {
      expect(withFirstWish).toBeLessThanOrEqual(bestFirst);
      expect(withAny).toBeLessThanOrEqual(bestAny);
    }
  });

  it('has no draw that leaves a seat free for a unit that wishes it', () => {
    const units = input.children
      .filter(({ id }, index, all) => unitOf(input, id)[0] === all[index])
      .map(({ id }) => unitOf(input, id));
    expect(units.flat()).toHaveLength(400);
    for (const { given } of outcomes)
      for (const unit of units)
        for (const { id: week } of input.weeks) {
          const wishing = unit.filter(({ wishes }) => wishes.includes(week));
          const isGiven = given.some(
            (place) => place.week === week && wishing.some(({ id }) => id === place.child),
          );
          if (wishing.length > 0 && !isGiven) expect(isPossible(input, given, wishing, week)).toBe(false);
        }
  });

  it('has more children of the late families with a week than first come, in the mean', () => {
    const late = mean(outcomes.map((outcome) => lateWithAny(season, outcome)));
    expect(late).toBeGreaterThan(lateWithAny(season, come));
  });

  it('has different winners for different seeds', () => {
    expect(new Set(outcomes.map(({ given }) => JSON.stringify(given))).size).toBe(DRAWS);
  });
});

it('gives one week to more children than first come, where some could take two', () => {
  const season = makeSeason(2);
  const served = drawFigures(season.input, firstCome(season));
  for (const seed of SEEDS) {
    const drawn = drawFigures(season.input, draw(season.input, seed));
    expect(drawn.withAny).toBeGreaterThan(served.withAny);
  }
});

it('has at least half of the best possible with one week each and nobody together, as no wish is left', () => {
  const { input } = makeSeason(1, false);
  const bestAny = best(input, () => true);
  for (const seed of SEEDS)
    expect(2 * drawFigures(input, draw(input, seed)).withAny).toBeGreaterThanOrEqual(bestAny);
});
