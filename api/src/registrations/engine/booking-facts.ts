import { weekState, type WeekState } from '@feria/shared';
import type { CourseWeekEntity } from '../../catalogue/course-week/course-week.entity.js';
import type { CourseEntity } from '../../catalogue/course/course.entity.js';
import type { ChildEntity } from '../../people/child.entity.js';
import { seatsAfter, type Allocation, type WeekSeats } from '../domain/allocate.js';
import { couldTakeSeat, type Days } from '../domain/move-up.js';
import type { SignUpLine } from './booking.js';
import type { SeatFacts } from './facts.js';
import type { KeptAnswer } from './idempotency.js';
import { windowFacts } from './window.js';

/** A child that is asked for, with the persons who are its parents. */
export interface BookedChildFacts extends Pick<ChildEntity, 'id' | 'first_name' | 'last_name'> {
  parents: ReadonlySet<number>;
}

/** What was read of the database for sign-ups that share a transaction. */
export interface ReadFacts {
  /** Locked. */
  weeks: readonly CourseWeekEntity[];
  courses: readonly CourseEntity[];
  children: readonly BookedChildFacts[];
  registered: readonly { child_id: number; course_week_id: number }[];
  confirmed: ReadonlyMap<number, readonly Days[]>;
  seats: SeatFacts;
  /** First answers, by `keyOf`. */
  answers: ReadonlyMap<string, KeptAnswer>;
  /** SHA-256 of the privacy file in force, `null` when there is none. */
  privacyHash: string | null;
}

/**
 * Everything that decides sign-ups, read once under the locks of all their weeks. {@link add} keeps it as the database
 * will be: who is decided next finds what those before got, as if each had read it for itself.
 */
export class BookingFacts {
  readonly privacyHash: string | null;
  readonly answers: ReadonlyMap<string, KeptAnswer>;
  private readonly weeks: Map<number, CourseWeekEntity>;
  private readonly courses: Map<number, CourseEntity>;
  private readonly children: Map<number, BookedChildFacts>;
  private readonly registered: Set<string>;
  private readonly confirmed: Map<number, readonly Days[]>;
  private readonly seats: Map<number, WeekSeats>;
  /** Children that wait beside a free seat, by week. */
  private readonly queues: Map<number, number[]>;
  private readonly states = new Map<number, WeekState>();

  /**
   * @param now decides what is open
   * @param today in Rome
   */
  constructor(
    read: ReadFacts,
    private readonly now: Date,
    private readonly today: string,
  ) {
    this.privacyHash = read.privacyHash;
    this.answers = read.answers;
    this.weeks = byId(read.weeks);
    this.courses = byId(read.courses);
    this.children = byId(read.children);
    this.registered = new Set(
      read.registered.map(({ child_id, course_week_id }) => pair(child_id, course_week_id)),
    );
    this.confirmed = new Map([...read.seats.confirmed, ...read.confirmed]);
    this.seats = byId(read.seats.seats);
    this.queues = new Map(
      read.seats.queues.map(({ id, queue }) => [id, queue.map(({ childId }) => childId)]),
    );
  }

  course(id: number): CourseEntity | undefined {
    return this.courses.get(id);
  }

  /** The weeks of a course among those asked for, in id order. */
  weeksOf(courseId: number, ids: readonly number[]): CourseWeekEntity[] {
    return [...new Set(ids)]
      .sort((a, b) => a - b)
      .flatMap((id) => this.weeks.get(id) ?? [])
      .filter((week) => week.course_id === courseId);
  }

  /** A locked week. */
  week(id: number): CourseWeekEntity {
    const week = this.weeks.get(id);
    if (!week) throw new Error(`week ${id} was not locked`);
    return week;
  }

  /** A child that may be booked: any by staff (`null`), else only one's own. */
  child(id: number, personId: number | null): BookedChildFacts | undefined {
    const child = this.children.get(id);
    return child && (personId === null || child.parents.has(personId)) ? child : undefined;
  }

  isRegistered(childId: number, weekId: number): boolean {
    return this.registered.has(pair(childId, weekId));
  }

  /** Days on which the child has a confirmed place. */
  confirmedDays(childId: number): readonly Days[] {
    return this.confirmed.get(childId) ?? [];
  }

  /** State of a week's registration window. */
  stateOf(week: CourseWeekEntity, course: CourseEntity): WeekState {
    const state = this.states.get(week.id) ?? weekState(windowFacts(week, course), this.now);
    this.states.set(week.id, state);
    return state;
  }

  /** Seats and queues of weeks as they are now. */
  seatsOf(weekIds: readonly number[]): WeekSeats[] {
    return weekIds.map((id) => {
      const seats = this.seats.get(id);
      if (!seats) throw new Error(`week ${id} was not locked`);
      const week = this.week(id);
      const eligible = (this.queues.get(id) ?? []).filter((childId) =>
        couldTakeSeat(week, this.confirmed.get(childId), this.today),
      );
      return { ...seats, eligibleWaiting: eligible.length };
    });
  }

  /** What was given away is a fact for who comes next. */
  add(allocations: readonly Allocation<SignUpLine>[]): void {
    const weekIds = [...new Set(allocations.map(({ line }) => line.weekId))];
    for (const seats of seatsAfter(this.seatsOf(weekIds), allocations)) this.seats.set(seats.id, seats);
    for (const { line, outcome } of allocations) {
      if (outcome === 'full') continue;
      this.registered.add(pair(line.childId, line.weekId));
      if (outcome === 'waiting') this.queues.get(line.weekId)?.push(line.childId);
      else this.confirmed.set(line.childId, [...this.confirmedDays(line.childId), this.week(line.weekId)]);
    }
  }
}

function pair(childId: number, weekId: number): string {
  return `${childId}:${weekId}`;
}

function byId<Row extends { id: number }>(rows: readonly Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}
