import { monthsBefore, type IsoDate } from '@feria/shared';
import type { Random } from '../random.js';
import { Bookings } from './bookings.js';
import type { PlannedFamily } from './people.js';
import type { PlannedWeek, Scenario } from './rows.js';

const REGISTRATIONS = 600;
/** Children whose last week is older are anonymised after 24 months: none of the demo data's should be soon. */
const RECENT_MONTHS = 20;
/** One of so many weeks of the past was full, with somebody who waited in vain. */
const CROWDED = 5;

/** Confirmed and waiting that a scenario wants in a week that is open. */
function wanted(
  scenario: Scenario,
  { row }: PlannedWeek,
  rng: Random,
): { confirmed: number; waiting: number } {
  const seats = row.max_participants;
  switch (scenario) {
    case 'full':
      return { confirmed: seats, waiting: row.waiting_list };
    case 'waiting':
      return { confirmed: seats, waiting: rng.int(1, Math.max(1, row.waiting_list - 2)) };
    case 'few':
      return { confirmed: seats - rng.int(1, 2), waiting: 0 };
    case 'free':
      return { confirmed: rng.int(3, Math.floor(seats * 0.6)), waiting: 0 };
    case 'past':
    case 'closed':
    case 'soon':
      return { confirmed: 0, waiting: 0 };
  }
}

/**
 * Fills the weeks: those open for registration as their scenario says, and the rest of the 600 into those that have
 * begun or closed.
 */
export function occupy(
  weeks: readonly PlannedWeek[],
  families: readonly PlannedFamily[],
  today: IsoDate,
  rng: Random,
): Bookings {
  const bookings = new Bookings(families, rng);
  const [demo] = families;
  if (demo) bookDemoFamily(bookings, demo, weeks, today);
  const accept = ({ family }: { family: PlannedFamily }): boolean => family !== demo;

  const order: Scenario[] = ['full', 'waiting', 'few', 'free'];
  for (const scenario of order) {
    for (const week of weeks.filter((one) => one.scenario === scenario)) {
      const { confirmed, waiting } = wanted(scenario, week, rng);
      bookings.fill(week, confirmed, false, accept);
      bookings.fill(week, waiting, true, accept);
    }
  }
  fillPast(bookings, weeks, today, rng, accept);
  return bookings;
}

/** Newest first, so that of the oldest weeks only children are chosen who were there again later. */
function fillPast(
  bookings: Bookings,
  weeks: readonly PlannedWeek[],
  today: IsoDate,
  rng: Random,
  accept: (one: { family: PlannedFamily }) => boolean,
): void {
  const past = weeks
    .filter(({ scenario }) => scenario === 'past' || scenario === 'closed')
    .sort((one, other) => (one.row.from > other.row.from ? -1 : 1));
  const recent = monthsBefore(today, RECENT_MONTHS);
  let seats = past.reduce((sum, { row }) => sum + row.max_participants, 0);
  const left = (): number => REGISTRATIONS - bookings.all.length;
  const fillTo = (week: PlannedWeek, count: number, waiting: boolean): void => {
    const room = bookings.count(week, waiting) + left();
    const most = waiting ? week.row.waiting_list : week.row.max_participants;
    bookings.fill(
      week,
      Math.min(count, most, room),
      waiting,
      (one) => accept(one) && (week.row.to >= recent || bookings.hasUntil(one.child, recent)),
    );
  };

  past.forEach((week, index) => {
    const crowded = index % CROWDED === 1;
    const wish = crowded ? 1 : (left() / seats) * (0.75 + rng.next() * 0.5);
    seats -= week.row.max_participants;
    fillTo(week, Math.round(week.row.max_participants * wish), false);
    if (crowded && bookings.count(week, false) === week.row.max_participants)
      fillTo(week, rng.int(1, 2), true);
  });
  // What rounding and missing children left open, one by one.
  for (let round = 0; round < 20 && left() > 0; round += 1) {
    for (const week of past) fillTo(week, bookings.count(week, false) + 1, false);
  }
}

/** The demo account: weeks booked, one waiting, one past and paid. */
function bookDemoFamily(
  bookings: Bookings,
  family: PlannedFamily,
  weeks: readonly PlannedWeek[],
  today: IsoDate,
): void {
  const book = (scenario: Scenario, waiting: boolean, count: number, certainlyPaid = false): void => {
    let left = count;
    for (const week of weeks.filter((one) => one.scenario === scenario)) {
      if (left === 0) return;
      if (certainlyPaid && week.row.to >= today) continue;
      const candidate = bookings.eligible(week).find((one) => one.family === family);
      if (!candidate) continue;
      bookings.book(candidate, week, waiting, certainlyPaid);
      left -= 1;
    }
  };
  book('waiting', true, 1);
  book('free', false, 2);
  book('few', false, 1);
  book('past', false, 2, true);
}
