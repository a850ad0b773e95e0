import { createHmac } from 'node:crypto';
import { overlaps, type DrawInput, type DrawOutcome, type DrawWeek } from '@feria/shared';

/** The draw of the places of a course (product/registrations.md#the-draw). Pure functions; the caller holds the locks. */

/** 128 bits as lower-case hex digits. */
const SEED = /^[0-9a-f]{32}$/;

/**
 * Draws places (product/registrations.md#the-draw). Units are single children, and groups of siblings that stay together. In the first round
 * each unit in draw order gets the dearest week on its list that is possible; in the next round in reverse order; and so on,
 * until a round gives nothing. A week is possible for a unit when it has a seat for each child of the unit that wishes
 * it, and every one of these children is below the limit and has nothing else on its days.
 *
 * The same input and seed always give the same outcome, whatever the order of weeks, children and blocked weeks.
 * @param seed 32 lower-case hex digits
 * @throws RangeError when the seed has another form, or the input contradicts itself: an id twice, a week that is not
 *   in the draw, a week that is wished twice by one child, a last day before the first, a number that is not whole or too small
 */
export function draw(input: DrawInput, seed: string): DrawOutcome {
  check(input, seed);
  const units = inDrawOrder(unitsOf(input), seed);
  const given = playRounds(units);
  return {
    order: units.map(({ children }) => children.map(({ id }) => id)),
    given,
    queues: [...input.weeks].sort(byId).map(({ id: week }) => ({
      week,
      children: units.flatMap(({ children }) =>
        children
          .filter(({ wishes, taken }) => wishes.includes(week) && !taken.some(({ id }) => id === week))
          .map(({ id }) => id),
      ),
    })),
  };
}

/** A week during the draw. */
interface Week extends DrawWeek {
  /** Counts down. */
  seats: number;
}

/** A child during the draw. */
interface Child {
  id: number;
  wishes: number[];
  blocked: ReadonlySet<number>;
  /** How many more weeks it may get. */
  left: number;
  taken: Week[];
}

/** A week on the list of a unit, and the children of the unit that wish it. */
interface Wish {
  week: Week;
  children: Child[];
}

/** Who draws together: one child, or a group of siblings. */
interface Unit {
  children: Child[];
  /** Dearest first. */
  wishes: Wish[];
}

/** Gives the weeks. The wishes of the units are used up, and their children have what they got. */
function playRounds(units: readonly Unit[]): DrawOutcome['given'] {
  const given: DrawOutcome['given'] = [];
  const reversed = [...units].reverse();
  for (let round = 1, before = -1; before < given.length; round += 1) {
    before = given.length;
    for (const unit of round % 2 === 1 ? units : reversed) {
      const wish = nextPossible(unit);
      if (!wish) continue;
      for (const child of wish.children) {
        wish.week.seats -= 1;
        child.left -= 1;
        child.taken.push(wish.week);
        given.push({ child: child.id, week: wish.week.id, round });
      }
    }
  }
  return given;
}

/**
 * The dearest week that a unit can still get, taken off its list with all dearer ones. Those are never looked at again: seats
 * only become fewer and a child's weeks only more, so what is impossible once stays so.
 */
function nextPossible(unit: Unit): Wish | undefined {
  const index = unit.wishes.findIndex(isPossible);
  return unit.wishes.splice(0, index < 0 ? unit.wishes.length : index + 1)[index];
}

/** All children that wish it, or none: one that cannot have the week keeps it from the others of its group too. */
function isPossible({ week, children }: Wish): boolean {
  return (
    week.seats >= children.length &&
    children.every(
      ({ blocked, left, taken }) =>
        left > 0 && !blocked.has(week.id) && !taken.some((other) => overlaps(other, week)),
    )
  );
}

/**
 * The draw order: by HMAC-SHA256 of the smallest child id, with the seed as key. So nobody has to write or trust a generator of
 * random numbers, a unit's place depends on nothing but its own id and the seed, and anybody can check it with any tool.
 */
function inDrawOrder(units: readonly Unit[], seed: string): Unit[] {
  const key = Buffer.from(seed, 'hex');
  return units
    .map((unit) => {
      const name = Math.min(...unit.children.map(({ id }) => id));
      return { unit, name, lot: createHmac('sha256', key).update(String(name)).digest('hex') };
    })
    .sort((a, b) => compare(a.lot, b.lot) || a.name - b.name)
    .map(({ unit }) => unit);
}

function unitsOf({ weeks, children, placesPerChild }: DrawInput): Unit[] {
  const weekById = new Map(weeks.map((week) => [week.id, { ...week }]));
  const units = new Map<string, Child[]>();
  for (const { id, group, wishes, places, blocked } of [...children].sort(byId)) {
    const key = group === null ? `child ${id}` : `group ${group}`;
    const left = placesPerChild === null ? Infinity : placesPerChild - places;
    const child = { id, wishes, blocked: new Set(blocked), left, taken: [] };
    units.set(key, [...(units.get(key) ?? []), child]);
  }
  return [...units.values()].map((members) => ({ children: members, wishes: wishesOf(members, weekById) }));
}

/**
 * The list of a unit: every week that one of its children wishes. They are ordered by the best rank that a child gives the
 * week, then by the sum of the ranks, then by the first day, then by id. In the sum a child that does not wish the week counts as if the
 * week came after all weeks of the draw. So of two weeks that are dearest to somebody, the one that more children wish comes first.
 */
function wishesOf(children: readonly Child[], weekById: ReadonlyMap<number, Week>): Wish[] {
  return [...new Set(children.flatMap(({ wishes }) => wishes))]
    .map((id) => {
      const ranks = children.map(({ wishes }) => wishes.indexOf(id));
      const counted = ranks.map((rank) => (rank < 0 ? weekById.size : rank));
      return {
        week: weekById.get(id)!,
        children: children.filter((_, index) => ranks[index]! >= 0),
        best: Math.min(...counted),
        sum: counted.reduce((sum, rank) => sum + rank, 0),
      };
    })
    .sort(
      (a, b) =>
        a.best - b.best || a.sum - b.sum || compare(a.week.from, b.week.from) || a.week.id - b.week.id,
    )
    .map(({ week, children: wishing }) => ({ week, children: wishing }));
}

function check({ weeks, children, placesPerChild }: DrawInput, seed: string): void {
  const refuse = (why: string): never => {
    throw new RangeError(why);
  };
  const isWhole = (number: number, least: number): boolean => Number.isSafeInteger(number) && number >= least;
  const twice = (ids: readonly number[]): number | undefined => {
    const seen = new Set<number>();
    return ids.find((id) => seen.size === seen.add(id).size);
  };

  if (!SEED.test(seed)) refuse('the seed is not 32 lower-case hex digits');
  if (placesPerChild !== null && !isWhole(placesPerChild, 1)) refuse('the limit per child is below 1');
  const weekIds = weeks.map(({ id }) => id);
  const doubled = { week: twice(weekIds), child: twice(children.map(({ id }) => id)) };
  if (doubled.week !== undefined) refuse(`week ${doubled.week} is in the draw twice`);
  if (doubled.child !== undefined) refuse(`child ${doubled.child} is in the draw twice`);
  for (const { id, from, to, seats } of weeks) {
    if (from > to) refuse(`week ${id} ends before it begins`);
    if (!isWhole(seats, 0)) refuse(`the seats of week ${id} are not a whole number from 0`);
  }
  const known = new Set(weekIds);
  for (const { id, wishes, blocked, places } of children) {
    const stranger = [...wishes, ...blocked].find((week) => !known.has(week));
    if (stranger !== undefined) refuse(`child ${id} names week ${stranger}, which is not in the draw`);
    if (twice(wishes) !== undefined) refuse(`child ${id} wishes week ${twice(wishes)} twice`);
    if (!isWhole(places, 0)) refuse(`the places of child ${id} are not a whole number from 0`);
  }
}

const byId = (a: { id: number }, b: { id: number }): number => a.id - b.id;

/** By code units, so that no language setting matters. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
