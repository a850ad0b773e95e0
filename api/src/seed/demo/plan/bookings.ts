import { isEligible, offeredDayTypes, overlaps, priceOf, type DayType } from '@feria/shared';
import type { Random } from '../random.js';
import type { PlannedFamily } from './people.js';
import type { ChildRow, PlannedWeek } from './rows.js';

/** A child in a week, before it has a date, an id and a story. */
export interface Booking {
  week: PlannedWeek;
  child: ChildRow;
  family: PlannedFamily;
  waiting: boolean;
  day_type: DayType;
  /** Cents. */
  price: number;
  /** Shown to the demo account as paid, whatever the dice say. */
  certainlyPaid: boolean;
}

interface Candidate {
  child: ChildRow;
  family: PlannedFamily;
}

/** Books children into weeks as the rules allow: age, seats, queue, one programme a day, one registration a week. */
export class Bookings {
  readonly all: Booking[] = [];
  private readonly candidates: Candidate[];
  private readonly ofWeek = new Map<PlannedWeek, Booking[]>();
  private readonly ofChild = new Map<ChildRow, Booking[]>();

  constructor(
    families: readonly PlannedFamily[],
    private readonly rng: Random,
  ) {
    this.candidates = families.flatMap((family) => family.children.map((child) => ({ family, child })));
  }

  /** The bookings of a week, confirmed ones first. */
  in(week: PlannedWeek): Booking[] {
    const booked = this.ofWeek.get(week) ?? [];
    return [...booked.filter((one) => !one.waiting), ...booked.filter((one) => one.waiting)];
  }

  count(week: PlannedWeek, waiting: boolean): number {
    return this.in(week).filter((booking) => booking.waiting === waiting).length;
  }

  /** Whether the child has a confirmed week that ends on the day or later. */
  hasUntil(child: ChildRow, date: string): boolean {
    return (this.ofChild.get(child) ?? []).some((booking) => !booking.waiting && booking.week.row.to >= date);
  }

  /** Children of the right age who are free on the days of the week and not in it yet. */
  eligible(week: PlannedWeek): Candidate[] {
    return this.candidates.filter(
      ({ child }) => isEligible(week.course.row, child, week.row.from) && this.isFree(child, week),
    );
  }

  /** Books a child; the caller has asked {@link eligible}. */
  book({ child, family }: Candidate, week: PlannedWeek, waiting: boolean, certainlyPaid = false): Booking {
    const offered = offeredDayTypes(week.row);
    const day_type = offered.length > 1 && this.rng.chance(0.4) ? 'half_day' : (offered[0] ?? 'full_day');
    const price = priceOf(week.row, day_type);
    const booking: Booking = { week, child, family, waiting, day_type, price, certainlyPaid };
    this.all.push(booking);
    this.ofWeek.set(week, [...(this.ofWeek.get(week) ?? []), booking]);
    this.ofChild.set(child, [...(this.ofChild.get(child) ?? []), booking]);
    return booking;
  }

  /**
   * Books until the week has so many, brothers and sisters often together; fewer when nobody is left.
   * @param accept whom to take at all.
   */
  fill(week: PlannedWeek, wanted: number, waiting: boolean, accept: (one: Candidate) => boolean): void {
    const queue = this.rng.shuffle(this.eligible(week).filter(accept));
    while (this.count(week, waiting) < wanted) {
      const next = queue.shift();
      if (!next) return;
      this.book(next, week, waiting);
      if (waiting || !this.rng.chance(0.6)) continue;
      for (const sibling of queue.filter(({ family }) => family === next.family)) {
        if (this.count(week, waiting) >= wanted) break;
        queue.splice(queue.indexOf(sibling), 1);
        this.book(sibling, week, waiting);
      }
    }
  }

  private isFree(child: ChildRow, week: PlannedWeek): boolean {
    return (this.ofChild.get(child) ?? []).every(
      (booking) => booking.week !== week && (booking.waiting || !overlaps(booking.week.row, week.row)),
    );
  }
}
