import { availability, weekState, type WeekFigures } from '@feria/shared';
import type { EntityManager } from 'typeorm';
import { windowFacts } from '../../registrations/engine/window.js';
import { RegistrationEntity } from '../../registrations/registration.entity.js';
import type { CourseEntity } from '../course/course.entity.js';
import type { CourseWeekEntity } from './course-week.entity.js';

/** How many are confirmed in a week, and how many wait. */
export interface Counts {
  registered: number;
  waiting: number;
}

/** Counts of many weeks in one statement; weeks without registrations have zeros. */
export async function countRegistrations(
  manager: EntityManager,
  weekIds: readonly number[],
): Promise<Map<number, Counts>> {
  const counts = new Map<number, Counts>(weekIds.map((id) => [id, { registered: 0, waiting: 0 }]));
  if (weekIds.length === 0) return counts;
  const rows = await manager
    .createQueryBuilder(RegistrationEntity, 'registration')
    .select('registration.course_week_id', 'week')
    .addSelect('registration.is_waiting', 'waiting')
    .addSelect('COUNT(*)', 'number')
    .where('registration.course_week_id IN (:...weekIds)', { weekIds })
    .groupBy('registration.course_week_id')
    .addGroupBy('registration.is_waiting')
    .getRawMany<{ week: number; waiting: number; number: number | string }>();
  for (const { week, waiting, number } of rows) {
    const entry = counts.get(Number(week));
    if (entry) entry[Number(waiting) ? 'waiting' : 'registered'] = Number(number);
  }
  return counts;
}

/** What is derived of a week wherever staff get one (decisions §4). */
export function weekFigures(
  week: CourseWeekEntity,
  course: Pick<CourseEntity, 'register_from' | 'register_from_time' | 'register_to'>,
  { registered, waiting }: Counts = { registered: 0, waiting: 0 },
  now: Date,
): WeekFigures {
  return {
    registered,
    waiting,
    state: weekState(windowFacts(week, course), now),
    full: availability({ ...week, registered, waiting }) === 'full',
  };
}

/** What is taken of a week, and what is still to be paid. Money is in cents. */
export interface WeekSum extends Counts {
  week: number;
  /** Confirmed and not paid in full: how many, and what is missing. */
  open: number;
  open_amount: number;
}

/**
 * Sums of every week of an active course that has registrations: one statement, which of the registrations reads nothing
 * but `ix_registration_week_payment`.
 */
export async function sumActiveWeeks(manager: EntityManager): Promise<WeekSum[]> {
  const seat = 'registration.is_waiting = :no';
  const open = `${seat} AND registration.payed_amount < registration.price`;
  const missing = 'registration.price - registration.payed_amount';
  const rows = await manager
    .createQueryBuilder(RegistrationEntity, 'registration')
    .innerJoin('registration.courseWeek', 'week')
    .innerJoin('week.course', 'course', 'course.active = :yes')
    .select('registration.course_week_id', 'week')
    .addSelect('COUNT(*)', 'total')
    .addSelect(`SUM(CASE WHEN ${seat} THEN 1 ELSE 0 END)`, 'registered')
    .addSelect(`SUM(CASE WHEN ${open} THEN 1 ELSE 0 END)`, 'open')
    .addSelect(`SUM(CASE WHEN ${open} THEN ${missing} ELSE 0 END)`, 'open_amount')
    .groupBy('registration.course_week_id')
    .setParameters({ yes: true, no: false })
    .getRawMany<Record<'week' | 'total' | 'registered' | 'open' | 'open_amount', number | string>>();
  return rows.map((row) => ({
    week: Number(row.week),
    registered: Number(row.registered),
    waiting: Number(row.total) - Number(row.registered),
    open: Number(row.open),
    open_amount: Number(row.open_amount),
  }));
}
