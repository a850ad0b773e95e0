import { hasPriority, type PriorityFacts, type WindowFacts } from '@feria/shared';
import type { EntityManager } from 'typeorm';
import { columnsOf, FixedQuery, optional } from '../../core/database/fixed-query.js';
import { padded } from '../../core/database/together.js';
import { inPieces, PIECE } from '../../core/pieces.js';
import { ChildEntity } from '../../model/families/child.entity.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import { CourseTypeEntity } from '../../model/catalogue/course-type.entity.js';
import { CourseEntity } from '../../model/catalogue/course.entity.js';
import { LocationEntity } from '../../model/catalogue/location.entity.js';

/** How many are confirmed in a week, and how many wait. */
export interface Counts {
  registered: number;
  waiting: number;
  /** Of those who wait: who has an offer of a seat, which is held. */
  offered: number;
  /** Of those who wait: who is held back or has only a wish, and does not count against the length of the queue. */
  uncounted: number;
}

/** Of a week without registrations. */
export const NOBODY: Counts = { registered: 0, waiting: 0, offered: 0, uncounted: 0 };

/** Counts of many weeks in one statement; weeks without registrations have zeros. */
export async function countRegistrations(
  manager: EntityManager,
  weekIds: readonly number[],
): Promise<Map<number, Counts>> {
  if (weekIds.length === 0) return new Map();
  const ids = padded(weekIds as readonly [number, ...number[]]);
  return countsOf(weekIds, await countQuery(ids.length).read(manager, ids));
}

const countQueries = new Map<number, ReturnType<typeof newCountQuery>>();

/** Counts registrations by week and by whether they wait; takes so many ids of weeks. For {@link countsOf}. */
export function countQuery(weeks: number): ReturnType<typeof newCountQuery> {
  const query = countQueries.get(weeks) ?? newCountQuery(weeks);
  countQueries.set(weeks, query);
  return query;
}

function newCountQuery(weeks: number) {
  const marks = Array.from({ length: weeks }, () => '?').join(', ');
  return new FixedQuery(
    {},
    `FROM \`registration\` counted_one WHERE counted_one.course_week_id IN (${marks})
      GROUP BY counted_one.course_week_id, counted_one.is_waiting`,
    {
      counted_week: 'counted_one.course_week_id',
      counted_waiting: 'counted_one.is_waiting',
      counted: 'COUNT(*)',
      offered: 'SUM(CASE WHEN counted_one.offer_expires_at IS NULL THEN 0 ELSE 1 END)',
      uncounted: 'SUM(CASE WHEN counted_one.held_back = 1 THEN 1 ELSE 0 END)',
    },
  );
}

type CountRow = Awaited<ReturnType<ReturnType<typeof newCountQuery>['read']>>[number];

/** What {@link countQuery} found, by week; weeks without registrations have zeros. */
export function countsOf(weekIds: readonly number[], rows: readonly CountRow[]): Map<number, Counts> {
  const counts = new Map<number, Counts>(weekIds.map((id) => [id, { ...NOBODY }]));
  for (const row of rows) {
    const entry = counts.get(row.counted_week ?? 0);
    const { counted: number, offered, uncounted } = row;
    if (!entry) continue;
    if (!row.counted_waiting) entry.registered = number ?? 0;
    else Object.assign(entry, { waiting: number ?? 0, offered: offered ?? 0, uncounted: uncounted ?? 0 });
  }
  return counts;
}

type WindowOfCourse = Pick<CourseEntity, 'register_from' | 'register_from_time' | 'register_to'>;

/**
 * The registration window of a week: dates of the course, the first day of the week, and whether it was cancelled. The last may
 * be left out where there is a registration: a cancelled week has none.
 * @param plz postcode of the family that asks, which may have priority; `null` for everybody else
 */
export function windowFacts(
  week: Pick<CourseWeekEntity, 'from'> & Partial<Pick<CourseWeekEntity, 'cancelled_at'>>,
  course: WindowOfCourse & Partial<PriorityFacts>,
  plz: string | null | undefined = null,
): WindowFacts & { week_from: string } {
  const { priority_places = [], priority_from = null, priority_from_time = null } = course;
  const isEarlier = hasPriority({ priority_places, priority_from, priority_from_time }, plz ?? null);
  return {
    register_from: isEarlier ? priority_from : course.register_from,
    register_from_time: isEarlier ? priority_from_time : course.register_from_time,
    register_to: course.register_to,
    week_from: week.from,
    cancelled_at: week.cancelled_at,
  };
}

/** What is taken of a week. */
export interface WeekSum extends Pick<Counts, 'registered' | 'waiting'> {
  week: number;
}

/**
 * Sums of every week of an active course that has registrations: one statement, which of the registrations reads nothing
 * but `ix_registration_week_payment`.
 */
export async function sumActiveWeeks(manager: EntityManager): Promise<WeekSum[]> {
  const rows = await manager
    .createQueryBuilder(RegistrationEntity, 'registration')
    .innerJoin('registration.courseWeek', 'week')
    .innerJoin('week.course', 'course', 'course.active = :yes')
    .select('registration.course_week_id', 'week')
    .addSelect('COUNT(*)', 'total')
    .addSelect('SUM(CASE WHEN registration.is_waiting = :no THEN 1 ELSE 0 END)', 'registered')
    .groupBy('registration.course_week_id')
    .setParameters({ yes: true, no: false })
    .getRawMany<Record<'week' | 'total' | 'registered', number | string>>();
  return rows.map((row) => ({
    week: Number(row.week),
    registered: Number(row.registered),
    waiting: Number(row.total) - Number(row.registered),
  }));
}

/** Of those who wait for a week: who has an offer, and who does not count against its queue. */
export type OfferedAndHeld = Pick<Counts, 'offered' | 'uncounted'>;

/** Of weeks of active courses, those in which some of who wait have an offer, or do not count. One statement, over those who wait. */
export async function sumOfferedAndHeld(manager: EntityManager): Promise<Map<number, OfferedAndHeld>> {
  const rows = await manager
    .createQueryBuilder(RegistrationEntity, 'registration')
    .innerJoin('registration.courseWeek', 'week')
    .innerJoin('week.course', 'course', 'course.active = :yes')
    .select('registration.course_week_id', 'week')
    .addSelect('SUM(CASE WHEN registration.offer_expires_at IS NULL THEN 0 ELSE 1 END)', 'offered')
    .addSelect('SUM(CASE WHEN registration.held_back = :yes THEN 1 ELSE 0 END)', 'uncounted')
    .where('registration.is_waiting = :yes')
    .groupBy('registration.course_week_id')
    .setParameters({ yes: true })
    .getRawMany<Record<'week' | 'offered' | 'uncounted', number | string>>();
  return new Map(
    rows.map(({ week, offered, uncounted }) => [
      Number(week),
      { offered: Number(offered), uncounted: Number(uncounted) },
    ]),
  );
}

/** Years that have a course, newest first. */
export async function courseYears(manager: EntityManager): Promise<number[]> {
  const rows = await manager
    .createQueryBuilder(CourseEntity, 'course')
    .select('DISTINCT course.year', 'year')
    .where('course.year IS NOT NULL')
    .orderBy('year', 'DESC')
    .getRawMany<{ year: number }>();
  return rows.map(({ year }) => Number(year));
}

const WEEK_COLUMNS = [
  'id',
  'name',
  'name_it',
  'from',
  'to',
  'max_participants',
  'waiting_list',
  'cancelled_at',
] as const;

/** What is shown of a course, and what decides the state of its weeks. */
const COURSE_COLUMNS = [
  'id',
  'name',
  'name_it',
  'year',
  'register_from',
  'register_from_time',
  'register_to',
] as const;

const NAMES = ['id', 'name', 'name_it'] as const;

/**
 * Every week of every active course by its first day, with course, location and type. By hand: there are a thousand, of which TypeORM
 * makes entities for ten times as long as the database reads.
 */
export const ACTIVE_WEEKS = new FixedQuery(
  {
    week: columnsOf(CourseWeekEntity, WEEK_COLUMNS),
    course: columnsOf(CourseEntity, COURSE_COLUMNS),
    location: optional(columnsOf(LocationEntity, NAMES), 'id'),
    courseType: optional(columnsOf(CourseTypeEntity, NAMES), 'id'),
  },
  `FROM course_week week
    INNER JOIN course course ON course.id = week.course_id AND course.active = 1
    LEFT JOIN location location ON location.id = course.location_id
    LEFT JOIN course_type courseType ON courseType.id = course.course_type_id
    ORDER BY week.\`from\`, week.id`,
);

/** The ids of the registrations for all weeks of a course. */
const IDS_OF_COURSE = new FixedQuery(
  { registration: columnsOf(RegistrationEntity, ['id']) },
  `FROM registration registration
    INNER JOIN course_week week ON week.id = registration.course_week_id
    WHERE week.course_id = ?`,
);

/** What of a registration the page of its project shows, with the place in the queue. */
const OF_COURSE = new FixedQuery(
  {
    registration: columnsOf(RegistrationEntity, [
      ...([
        'id',
        'child_id',
        'course_week_id',
        'day_type',
        'is_waiting',
        'held_back',
        'priority',
        'queue_number',
      ] as const),
      ...(['offer_expires_at', 'price', 'discount', 'payed_amount', 'created_at'] as const),
      ...(['emergency_contact1_name', 'emergency_contact1_phone'] as const),
      ...(['emergency_contact2_name', 'emergency_contact2_phone'] as const),
    ]),
    child: columnsOf(ChildEntity, ['first_name', 'last_name', 'tax']),
  },
  `FROM registration registration
    INNER JOIN course_week week ON week.id = registration.course_week_id
    INNER JOIN child child ON child.id = registration.child_id
    WHERE week.course_id = ? AND registration.id BETWEEN ? AND ?`,
);

export type RegistrationOfCourse = Awaited<ReturnType<typeof registrationsOfCourse>>[number];

/**
 * The registrations for all weeks of a course in the order of their queues, with name and tax code of the child: their ids first, then
 * the rows in pieces, because a large project has thousands. So each is there once, also when it moves to another week meanwhile.
 */
export async function registrationsOfCourse(manager: EntityManager, courseId: number) {
  const ids = (await IDS_OF_COURSE.read(manager, [courseId])).map(({ registration }) => registration.id);
  ids.sort((one, other) => one - other);
  // An empty project takes as many statements as one with few.
  const pieces = Array.from({ length: Math.max(1, Math.ceil(ids.length / PIECE)) }, (_, piece) => ({
    first: ids[piece * PIECE] ?? 0,
    last: ids[Math.min((piece + 1) * PIECE, ids.length) - 1] ?? 0,
  }));
  const rows = await inPieces(
    pieces,
    ([piece]) => OF_COURSE.read(manager, [courseId, piece?.first, piece?.last]),
    1,
  );
  // Whoever never waited has no place in a queue, and comes first.
  const placeOf = ({ registration }: (typeof rows)[number]): number => registration.queue_number ?? 0;
  return rows.sort((a, b) => placeOf(a) - placeOf(b) || a.registration.id - b.registration.id);
}

/**
 * Courses with one of the names, each with its first day: its own, or that of its first week. MariaDB also finds names that differ
 * by upper case or accents.
 */
export async function coursesNamed(
  manager: EntityManager,
  names: readonly string[],
): Promise<{ id: number; name: string; location_id: number | null; first: string | null }[]> {
  return manager
    .createQueryBuilder(CourseEntity, 'course')
    .leftJoin('course.courseWeeks', 'week')
    .select('course.id', 'id')
    .addSelect('course.name', 'name')
    .addSelect('course.location_id', 'location_id')
    .addSelect('COALESCE(course.from, MIN(week.from))', 'first')
    .where('course.name IN (:...names)', { names })
    .groupBy('course.id')
    .addGroupBy('course.name')
    .addGroupBy('course.location_id')
    .addGroupBy('course.from')
    .orderBy('course.id', 'ASC')
    .getRawMany<{ id: number; name: string; location_id: number | null; first: string | null }>();
}
