import { addDays, type IsoDate } from '@feria/shared';
import { daysFrom, mondayOnOrAfter, slotsOf, type Slot } from '../calendar.js';
import { THEMES, themeOf, type Theme } from '../data.js';

/** A project in a year: which weeks, and when it can be booked. */
export interface Edition {
  theme: Theme;
  slots: Slot[];
  status: 'open' | 'soon' | 'closed' | 'over';
  register_from: IsoDate;
  register_to: IsoDate;
  /** Distinguishes its files from those of another edition of the theme in the same year. */
  suffix?: string;
}

/** Summer projects that open later than the others, when summer is still far. */
const LATE = ['riding', 'climbing', 'kindergarten'];
/** The summer project whose registration ends first. */
const CLOSES_FIRST = 'football';
/** Summer projects of years before the present edition's, each with its weeks. */
const EARLIER: readonly { slug: string; back: number; slots: readonly number[] }[] = [
  { slug: 'forest', back: 1, slots: [0, 1, 2, 4, 5, -2] },
  { slug: 'lake', back: 1, slots: [1, 2, 3, 5, 6, -1] },
  { slug: 'climbing', back: 2, slots: [0, 2, 3, 5, -3, -2] },
  { slug: 'circus', back: 3, slots: [1, 2, 4, 5, -3, -1] },
];

/**
 * The editions as they stand on a day. Summer projects are of this summer until the end of July, then of the next one;
 * of the short holidays it is the next two that can be booked soon or now, and of the others the last.
 */
export function editionsOf(today: IsoDate): Edition[] {
  const year = Number(today.slice(0, 4));
  const summer = today < `${year}-08-01` ? year : year + 1;
  const current = THEMES.filter((theme) => theme.season === 'summer').map((theme) =>
    currentSummer(theme, summer, today),
  );
  // Never more than two years back: with the next summer already on offer, one more edition fits in.
  const earlier = EARLIER.map(({ slug, back, slots }) =>
    earlierSummer(themeOf(slug), Math.max(summer - back, year - 2), slots, today),
  );
  const editions = [...current, ...shortHolidays(today, year), ...earlier];
  const runs = editions.some(({ slots }) => slots.some(({ from, to }) => from <= today && today <= to));
  return runs ? editions : [...editions, runningNow(today)];
}

/** The theme of the week that runs when no other does. */
const RUNNING = 'robotics';

/** A week that runs on the day, so that whoever tries *Today* always sees children. */
function runningNow(today: IsoDate): Edition {
  const from = addDays(mondayOnOrAfter(addDays(today, 1)), -7);
  return {
    theme: themeOf(RUNNING),
    slots: [{ from, to: addDays(from, 6) }],
    status: 'closed',
    register_from: addDays(from, -50),
    register_to: addDays(from, -5),
    suffix: '-now',
  };
}

function choose(season: Slot[], places: readonly number[]): Slot[] {
  const chosen = new Set(places.map((place) => season.at(place)).filter((slot): slot is Slot => !!slot));
  return [...chosen].sort((one, other) => (one.from < other.from ? -1 : 1));
}

function ends(slots: readonly Slot[]): [first: Slot, last: Slot] {
  const [first, last] = [slots[0], slots.at(-1)];
  if (!first || !last) throw new Error('an edition without weeks');
  return [first, last];
}

const earliest = (...dates: IsoDate[]): IsoDate => dates.reduce((one, other) => (other < one ? other : one));
const latest = (...dates: IsoDate[]): IsoDate => dates.reduce((one, other) => (other > one ? other : one));

function currentSummer(theme: Theme, summer: number, today: IsoDate): Edition {
  const slots = choose(slotsOf('summer', summer), theme.slots ?? []);
  const [first, last] = ends(slots);
  const away = daysFrom(today, first.from);
  if (LATE.includes(theme.slug) && away >= 75) {
    const opens = addDays(today, 9 + 8 * LATE.indexOf(theme.slug));
    return { theme, slots, status: 'soon', register_from: opens, register_to: addDays(first.from, -14) };
  }
  const register_from = earliest(addDays(today, -50), addDays(first.from, -65));
  const closing = theme.slug === CLOSES_FIRST && away <= 75;
  return {
    theme,
    slots,
    status: closing ? 'closed' : 'open',
    register_from,
    register_to: closing ? addDays(today, -4) : latest(addDays(last.from, -5), addDays(today, 10)),
  };
}

function earlierSummer(theme: Theme, year: number, places: readonly number[], today: IsoDate): Edition {
  const slots = choose(slotsOf('summer', year), places);
  return {
    theme,
    slots,
    status: ends(slots)[1].to < today ? 'over' : 'closed',
    register_from: `${year}-02-15`,
    register_to: `${year}-05-31`,
  };
}

function shortHolidays(today: IsoDate, year: number): Edition[] {
  const dated = THEMES.filter((theme) => theme.season !== 'summer').map((theme) => {
    const all = [year - 1, year, year + 1].flatMap((one) => slotsOf(theme.season, one));
    const next = all.find((slot) => slot.from > today);
    const last = all.findLast((slot) => slot.from <= today);
    if (!next || !last) throw new Error('a season without dates');
    return { theme, next, last };
  });
  const coming = [...dated].sort((one, other) => (one.next.from < other.next.from ? -1 : 1));
  return dated.map((one) => {
    const place = coming.indexOf(one);
    const isComing = place < 2 || daysFrom(today, one.next.from) <= 240;
    return isComing
      ? comingHoliday(one.theme, one.next, place, today)
      : lastHoliday(one.theme, one.last, today);
  });
}

/** Two groups in the same days. */
const groups = (theme: Theme, slot: Slot): Slot[] => theme.weeks.map(() => slot);

function comingHoliday(theme: Theme, slot: Slot, place: number, today: IsoDate): Edition {
  const slots = groups(theme, slot);
  const away = daysFrom(today, slot.from);
  if (place > 0 || away > 120) {
    const opens = earliest(addDays(today, 6 + 11 * place), addDays(slot.from, -3));
    const register_to = latest(addDays(slot.from, -7), opens);
    return { theme, slots, status: 'soon', register_from: opens, register_to };
  }
  const closed = away <= 21;
  return {
    theme,
    slots,
    status: closed ? 'closed' : 'open',
    register_from: addDays(today, -45),
    register_to: closed ? addDays(today, -2) : addDays(slot.from, -6),
  };
}

function lastHoliday(theme: Theme, slot: Slot, today: IsoDate): Edition {
  return {
    theme,
    slots: groups(theme, slot),
    status: slot.to < today ? 'over' : 'closed',
    register_from: addDays(slot.from, -55),
    register_to: addDays(slot.from, -9),
  };
}
