import { Injectable } from '@nestjs/common';
import {
  freeSeats,
  hasPriority,
  hasSiblingDiscount,
  limitOf,
  weekState,
  type EligibleChild,
  type WeekState,
} from '@feria/shared';
import { In, type EntityManager } from 'typeorm';
import { Clock } from '../../core/clock.js';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import { CourseEntity } from '../../model/catalogue/course.entity.js';
import { windowFacts } from '../../catalogue/courses/course.queries.js';
import type { ChildEntity } from '../../model/families/child.entity.js';
import { placesKey, type PlacesOfChildren } from '../domain/places-rule.js';
import {
  couldTakeSeat,
  eligibleIn,
  seatsAfter,
  type Allocation,
  type Days,
  type WeekQueue,
  type WeekSeats,
} from '../domain/seats.js';
import { lockWeeks } from '../locking.js';
import { PrivacyFile } from '../../settings/options/privacy-file.js';
import type { AnswerEntity } from '../../model/registrations/answer.entity.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { limitedIn, lockCourses, placesOf, rulesOf, type CourseRules } from '../waiting-list/places.js';
import { seatsOf, type SeatsAndQueues } from '../waiting-list/seats-and-queues.js';
import { readBatch, type BatchRows } from './batch-query.js';
import type { Booking, SignUpLine } from './booking.js';
import { IdempotencyKeys, type KeptAnswer } from '../../core/idempotency/idempotency-keys.js';
import { readSiblingOrders, type SiblingOrders } from './sibling-orders.js';
import type { Undo } from './undo.js';

/** A child of a booking, with the ids of the persons who are its parents. */
export interface BookedChild
  extends Pick<ChildEntity, 'id' | 'first_name' | 'last_name' | 'health_consent_at'>, EligibleChild {
  parents: ReadonlySet<number>;
}

/** The rows that decide the bookings of a batch. */
export interface BookingRows {
  /** Locked. */
  weeks: readonly CourseWeekEntity[];
  courses: readonly CourseEntity[];
  children: readonly BookedChild[];
  registered: readonly Registered[];
  confirmed: ReadonlyMap<number, readonly Days[]>;
  /** How many weeks the children have in courses that limit them; those of the queues are in `seats`. */
  places: PlacesOfChildren;
  /** The dearest rank that is still free for a child's wishes, by `placesKey`; only before a draw. */
  wishes: ReadonlyMap<string, number>;
  seats: SeatsAndQueues;
  /** What the children have answered to questions of projects. */
  given: readonly StoredAnswer[];
  /** First answers, by `keyOf`. */
  answers: ReadonlyMap<string, KeptAnswer>;
  /** Of the courses with a discount for siblings. */
  siblings: SiblingOrders;
  /** SHA-256 of the privacy file in force, `null` when there is none. */
  privacyHash: string | null;
  /** Places on waiting lists, and wishes, that parents may have for a child. */
  mostWaiting: number;
}

/** An answer of a child to a question, as it is stored. */
export type StoredAnswer = Pick<AnswerEntity, 'child_id' | 'course_id' | 'question_id' | 'value' | 'health'>;

/** Who waits in a week. */
type Queued = Pick<WeekQueue['queue'][number], 'childId' | 'group'>;

/** A registration of a child. */
interface Registered {
  child_id: number;
  course_week_id: number;
  /** Whether it waits in a week that is not over. */
  waits: boolean;
}

/**
 * Everything that decides the bookings of a batch, in memory. It is read once, under the locks of all their weeks.
 * {@link add} updates it with each booking that is decided, so the next booking is decided as if it had read the database
 * after the one before.
 */
export class BookingContext {
  readonly privacyHash: string | null;
  readonly mostWaiting: number;
  readonly answers: ReadonlyMap<string, KeptAnswer>;
  readonly siblings: SiblingOrders;
  private readonly weeks: Map<number, CourseWeekEntity>;
  private readonly courses: Map<number, CourseEntity>;
  private readonly children: Map<number, BookedChild>;
  private readonly registered: Set<string>;
  private readonly waitingByChild = new Map<number, number>();
  private readonly confirmed: Map<number, readonly Days[]>;
  private readonly placesByChild: Map<string, number>;
  private readonly wishesByChild: Map<string, number>;
  private readonly given: Map<string, StoredAnswer>;
  private readonly seats: Map<number, WeekSeats>;
  /** Who waits although a seat is free, by week. */
  private readonly queues: Map<number, Queued[]>;
  private readonly states = new Map<string, WeekState>();

  /**
   * @param now decides which weeks are open
   * @param today in Rome
   */
  constructor(
    rows: BookingRows,
    private readonly now: Date,
    private readonly today: string,
  ) {
    this.privacyHash = rows.privacyHash;
    this.mostWaiting = rows.mostWaiting;
    this.answers = rows.answers;
    this.siblings = rows.siblings;
    this.weeks = byId(rows.weeks);
    this.courses = byId(rows.courses);
    this.children = byId(rows.children);
    this.registered = new Set(
      rows.registered.map(({ child_id, course_week_id }) => pair(child_id, course_week_id)),
    );
    for (const { child_id, waits } of rows.registered)
      if (waits) this.waitingByChild.set(child_id, this.waitingOf(child_id) + 1);
    this.confirmed = new Map([...rows.seats.children.days, ...rows.confirmed]);
    this.placesByChild = new Map([...rows.seats.children.places, ...rows.places]);
    this.wishesByChild = new Map(rows.wishes);
    this.given = new Map(rows.given.map((answer) => [answerKey(answer), answer]));
    this.seats = byId(rows.seats.seats);
    this.queues = new Map(rows.seats.queues.map(({ id, queue }) => [id, [...queue]]));
  }

  course(id: number): CourseEntity | undefined {
    return this.courses.get(id);
  }

  /** The weeks of a course among these ids, in id order. */
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

  /** A child that may be booked: any child for staff (`personId` null), only own children for a parent. */
  child(id: number, personId: number | null): BookedChild | undefined {
    const child = this.children.get(id);
    return child && (personId === null || child.parents.has(personId)) ? child : undefined;
  }

  /** Whether the parents of a child have consented to keeping health data. */
  hasHealthConsent(childId: number): boolean {
    return (this.children.get(childId)?.health_consent_at ?? null) !== null;
  }

  /** What is stored of the answer of a child to a question of a project; `undefined` without one. */
  answerOf(of: Pick<StoredAnswer, 'child_id' | 'course_id' | 'question_id'>): StoredAnswer | undefined {
    return this.given.get(answerKey(of));
  }

  isRegistered(childId: number, weekId: number): boolean {
    return this.registered.has(pair(childId, weekId));
  }

  /** Places on waiting lists, and wishes, of a child in weeks that are not over. */
  waitingOf(childId: number): number {
    return this.waitingByChild.get(childId) ?? 0;
  }

  /** Days on which the child has a confirmed place. */
  confirmedDays(childId: number): readonly Days[] {
    return this.confirmed.get(childId) ?? [];
  }

  /** How many weeks children have in courses that limit them. */
  get places(): PlacesOfChildren {
    return this.placesByChild;
  }

  /** The rank of a child's next wish in a course, 1 is dearest. */
  nextWish(courseId: number, childId: number): number {
    return this.wishesByChild.get(placesKey(courseId, childId)) ?? 1;
  }

  /**
   * State of the registration window of a week.
   * @param plz postcode of the parent, who may have priority
   */
  stateOf(week: CourseWeekEntity, course: CourseEntity, plz: string | null): WeekState {
    const key = `${week.id} ${hasPriority(course, plz)}`;
    const state = this.states.get(key) ?? weekState(windowFacts(week, course, plz), this.now);
    this.states.set(key, state);
    return state;
  }

  /** Whether an instant has passed; `null` never passes. */
  isPast(instant: Date | null): boolean {
    return instant !== null && instant <= this.now;
  }

  /** Seats and queues of weeks as they are now. */
  seatsOf(weekIds: readonly number[]): WeekSeats[] {
    return weekIds.map((id) => {
      const seats = this.seats.get(id);
      if (!seats) throw new Error(`week ${id} was not locked`);
      const { from, to } = this.week(id);
      const children = { days: this.confirmed, places: this.placesByChild };
      const eligibleWaiting = eligibleIn(this.queues.get(id) ?? [], freeSeats(seats), (childId) =>
        couldTakeSeat({ ...seats, from, to }, childId, children, this.today),
      );
      return { ...seats, eligibleWaiting };
    });
  }

  /**
   * Adds what was decided, for what is decided after it.
   * @param bookedBy account that booked
   * @param undo can take it back
   */
  add(allocations: readonly Allocation<SignUpLine>[], bookedBy: number, undo: Undo): void {
    const weekIds = [...new Set(allocations.map(({ line }) => line.weekId))];
    for (const seats of seatsAfter(this.seatsOf(weekIds), allocations)) undo.set(this.seats, seats.id, seats);
    for (const { line, outcome, isWish } of allocations) {
      if (outcome === 'full') continue;
      undo.add(this.registered, pair(line.childId, line.weekId));
      const week = this.week(line.weekId);
      this.siblings.add(week.course_id, line.childId, bookedBy, undo);
      const key = placesKey(week.course_id, line.childId);
      if (outcome === 'waiting') {
        const queue = this.queues.get(line.weekId);
        // What waits for the others of its group could not take the seat.
        if (queue && !line.atMost) undo.set(this.queues, line.weekId, [...queue, { childId: line.childId }]);
        undo.set(this.waitingByChild, line.childId, this.waitingOf(line.childId) + 1);
        const next = Math.max(this.wishesByChild.get(key) ?? 1, (line.priority ?? 0) + 1);
        if (isWish) undo.set(this.wishesByChild, key, next);
        continue;
      }
      undo.set(this.confirmed, line.childId, [...this.confirmedDays(line.childId), week]);
      undo.set(this.placesByChild, key, (this.placesByChild.get(key) ?? 0) + 1);
    }
  }
}

/** Reads the booking context. The number of statements does not grow with the batch. */
@Injectable()
export class BookingContextLoader {
  constructor(
    private readonly clock: Clock,
    private readonly idempotency: IdempotencyKeys,
    private readonly privacyFile: PrivacyFile,
  ) {}

  /** Locks the weeks of all bookings, then reads (product/registrations.md#lock-first-read-after). */
  async load(manager: EntityManager, bookings: readonly Booking[]): Promise<BookingContext> {
    return this.read(manager, bookings, lockWeeks, lockCourses);
  }

  /** Reads what bookings would be decided by, and locks nothing: it may be another one as soon as it is read. */
  async look(manager: EntityManager, bookings: readonly Booking[]): Promise<BookingContext> {
    const readWeeks = (_: EntityManager, ids: readonly number[]) =>
      manager.findBy(CourseWeekEntity, { id: In([...ids]) });
    return this.read(manager, bookings, readWeeks, () => Promise.resolve());
  }

  private async read(
    manager: EntityManager,
    bookings: readonly Booking[],
    weeksOf: typeof lockWeeks,
    holdCourses: typeof lockCourses,
  ): Promise<BookingContext> {
    const parts = bookings.flatMap((booking) => booking.parts);
    const lines = parts.flatMap((part) => part.lines);
    const weekIds = [...new Set(lines.map(({ weekId }) => weekId))];
    const childIds = [...new Set(lines.map(({ childId }) => childId))];
    const weeks = await weeksOf(manager, weekIds);
    const requests = bookings.flatMap(({ request }) => request ?? []);
    const courses = await manager.findBy(CourseEntity, {
      id: In([...new Set(parts.map(({ courseId }) => courseId))]),
    });
    const rules = rulesOf(courses);
    await holdCourses(manager, [
      ...limitedIn(rules),
      ...courses.filter(hasSiblingDiscount).map(({ id }) => id),
    ]);
    const today = this.clock.today();
    const batch = await readBatch(manager, { requests, childIds, weekIds, today });
    const rows = {
      weeks,
      answers: await this.idempotency.keptIn(manager, batch.answers),
      courses,
      ...childrenIn(batch),
      given: batch.given,
      privacyHash: await this.privacyFile.hashOf(batch.options.get('app_privacy')),
      mostWaiting: limitOf('limit_waiting', batch.options.get('limit_waiting')),
      places: await placesOf(manager, rules, childIds),
      wishes: await nextWishes(manager, rules, childIds),
      siblings: await readSiblingOrders(manager, courses, childIds),
      seats: await seatsOf(manager, weeks, rules, batch.counts),
    };
    return new BookingContext(rows, this.clock.now(), today);
  }
}

/** The children with their parents, their registrations, and the days on which a place is confirmed. */
function childrenIn(
  batch: Pick<BatchRows, 'children' | 'registered'>,
): Pick<BookingRows, 'children' | 'registered' | 'confirmed'> {
  const children = new Map<number, BookedChild & { parents: Set<number> }>();
  for (const { child, parent_id } of batch.children) {
    const known = children.get(child.id) ?? { ...child, parents: new Set<number>() };
    if (parent_id !== null) known.parents.add(parent_id);
    children.set(child.id, known);
  }
  const registered = new Map<string, Registered>();
  const confirmed = new Map<number, Days[]>();
  for (const { registered: registration, day, waits } of batch.registered) {
    const { child_id, course_week_id } = registration;
    registered.set(pair(child_id, course_week_id), { child_id, course_week_id, waits: waits === 1 });
    if (day) confirmed.set(child_id, [...(confirmed.get(child_id) ?? []), { from: day.date, to: day.date }]);
  }
  return { children: [...children.values()], registered: [...registered.values()], confirmed };
}

/** The ranks that follow those of the wishes that the children have in courses with a draw. */
async function nextWishes(
  manager: EntityManager,
  rules: CourseRules,
  childIds: readonly number[],
): Promise<Map<string, number>> {
  const drawn = [...rules].flatMap(([id, { isDraw }]) => (isDraw ? [id] : []));
  if (drawn.length === 0 || childIds.length === 0) return new Map();
  const rows = await manager
    .createQueryBuilder(RegistrationEntity, 'registration')
    .innerJoin('registration.courseWeek', 'week')
    .select('week.course_id', 'course')
    .addSelect('registration.child_id', 'child')
    .addSelect('MAX(registration.priority)', 'last')
    .where('registration.child_id IN (:...childIds)', { childIds })
    .andWhere('week.course_id IN (:...drawn)', { drawn })
    .groupBy('week.course_id')
    .addGroupBy('registration.child_id')
    .getRawMany<{ course: number; child: number; last: number | string | null }>();
  return new Map(rows.map(({ course, child, last }) => [placesKey(course, child), Number(last ?? 0) + 1]));
}

function answerKey({
  child_id,
  course_id,
  question_id,
}: Pick<StoredAnswer, 'child_id' | 'course_id' | 'question_id'>): string {
  return `${child_id}:${course_id}:${question_id}`;
}

function pair(childId: number, weekId: number): string {
  return `${childId}:${weekId}`;
}

function byId<Row extends { id: number }>(rows: readonly Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}
