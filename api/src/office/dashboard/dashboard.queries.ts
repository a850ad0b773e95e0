import {
  addDays,
  availability,
  daysBetween,
  registrationWindow,
  romeDate,
  romeInstant,
  type Dashboard,
  type DashboardWeek,
  type IsoDate,
  type Occupancy,
  type RegistrationsOfDay,
} from '@feria/shared';
import { Between, In, MoreThanOrEqual, type EntityManager } from 'typeorm';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import { CourseEntity } from '../../model/catalogue/course.entity.js';
import { RegistrationEventEntity } from '../../model/registrations/registration-event.entity.js';

/** Rows of each list on the start page. */
const ROWS = 6;

/** Days of the chart, today included. */
const DAYS = 30;

const KINDS = ['registered', 'waiting'] as const;

/**
 * What came in on each of the last days, by the history of the registrations, so that a day does not shrink when one is
 * removed later. The database groups by hours of UTC, which every engine can; each lies within one day of Rome, whose
 * distance from UTC is whole hours.
 */
export async function registrationsPerDay(manager: EntityManager, now: Date): Promise<RegistrationsOfDay[]> {
  const today = romeDate(now);
  const first = addDays(today, 1 - DAYS);
  const hour = 'SUBSTR(CAST(event.at AS CHAR), 1, 13)';
  const rows = await manager
    .createQueryBuilder(RegistrationEventEntity, 'event')
    .select(hour, 'hour')
    .addSelect('event.kind', 'kind')
    .addSelect('COUNT(*)', 'number')
    .where({ at: Between(romeInstant(first), now) })
    .andWhere('event.kind IN (:...kinds)', { kinds: KINDS })
    .groupBy(hour)
    .addGroupBy('event.kind')
    .getRawMany<{ hour: string; kind: (typeof KINDS)[number]; number: number | string }>();
  const days = new Map(daysBetween(first, today).map((date) => [date, { date, registered: 0, waiting: 0 }]));
  for (const { hour: text, kind, number } of rows) {
    const day = days.get(romeDate(new Date(`${text.replace(' ', 'T')}:00:00Z`)));
    if (day) day[kind] += Number(number);
  }
  return [...days.values()];
}

/** The courses whose registration opens next, whether they are active or not: an opening that nobody sees is missed. */
export async function nextOpenings(manager: EntityManager, now: Date): Promise<Dashboard['openings']> {
  const courses = await manager.find(CourseEntity, {
    select: {
      id: true,
      name: true,
      name_it: true,
      active: true,
      register_from: true,
      register_from_time: true,
      register_to: true,
    },
    where: { register_from: MoreThanOrEqual(romeDate(now)) },
    order: { register_from: 'ASC', id: 'ASC' },
  });
  const openings = courses
    .map((course) => ({
      course,
      opens_at: registrationWindow({ ...course, week_from: null }).opens_at as Date,
    }))
    .filter(({ opens_at }) => opens_at > now)
    .sort((a, b) => Number(a.opens_at) - Number(b.opens_at) || a.course.id - b.course.id);
  return {
    total: openings.length,
    rows: openings.slice(0, ROWS).map(({ course: { id, name, name_it, active }, opens_at }) => ({
      id,
      name,
      name_it,
      active,
      opens_at: opens_at.toISOString(),
    })),
  };
}

/** A week with its seats and queue, before its name is read. */
export type Candidate = Occupancy & { id: number; from: IsoDate };

/** Capacities of the weeks of active courses that are not over yet, in one statement. */
export function currentWeeks(
  manager: EntityManager,
  today: IsoDate,
): Promise<Omit<Candidate, 'registered' | 'waiting'>[]> {
  return manager
    .createQueryBuilder(CourseWeekEntity, 'week')
    .innerJoin('week.course', 'course', 'course.active = :yes', { yes: true })
    .where('week.to >= :today', { today })
    .andWhere('week.cancelled_at IS NULL')
    .select('week.id', 'id')
    .addSelect('week.from', 'from')
    .addSelect('week.max_participants', 'max_participants')
    .addSelect('week.waiting_list', 'waiting_list')
    .getRawMany();
}

/** The weeks that are nearly full or have a queue. Names are read only of those shown: one statement. */
export async function weeksToWatch(
  manager: EntityManager,
  weeks: readonly Candidate[],
): Promise<Pick<Dashboard, 'nearly_full' | 'queues'>> {
  const nearlyFull = weeks
    .filter((week) => week.registered > 0 && availability(week) === 'few')
    .sort((a, b) => free(a) - free(b) || sooner(a, b));
  const queues = weeks
    .filter(({ waiting }) => waiting > 0)
    .sort((a, b) => b.waiting - a.waiting || sooner(a, b));
  const shown = [...nearlyFull.slice(0, ROWS), ...queues.slice(0, ROWS)];
  const names = await named(manager, [...new Set(shown.map(({ id }) => id))]);
  const excerpt = (rows: Candidate[]) => ({
    total: rows.length,
    rows: rows.slice(0, ROWS).map((week) => present(week, names)),
  });
  return { nearly_full: excerpt(nearlyFull), queues: excerpt(queues) };
}

function free({ max_participants, registered }: Candidate): number {
  return max_participants - registered;
}

function sooner(a: Candidate, b: Candidate): number {
  return a.from < b.from ? -1 : a.from > b.from ? 1 : a.id - b.id;
}

async function named(manager: EntityManager, ids: number[]): Promise<Map<number, CourseWeekEntity>> {
  const name = { id: true, name: true, name_it: true } as const;
  const weeks = ids.length
    ? await manager.find(CourseWeekEntity, {
        where: { id: In(ids) },
        relations: { course: true },
        select: { ...name, from: true, to: true, course: name },
      })
    : [];
  return new Map(weeks.map((week) => [week.id, week]));
}

function present(candidate: Candidate, names: Map<number, CourseWeekEntity>): DashboardWeek {
  const { id, name, name_it, from, to, course } = names.get(candidate.id) as CourseWeekEntity;
  const { id: courseId, name: courseName, name_it: courseNameIt } = course as CourseEntity;
  const { max_participants, waiting_list, registered, waiting } = candidate;
  return {
    id,
    name,
    name_it,
    from,
    to,
    max_participants,
    waiting_list,
    registered,
    waiting,
    course: { id: courseId, name: courseName, name_it: courseNameIt },
  };
}
