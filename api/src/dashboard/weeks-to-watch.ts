import {
  availability,
  type Dashboard,
  type DashboardWeek,
  type IsoDate,
  type Occupancy,
} from '@feria/shared';
import { In, type EntityManager } from 'typeorm';
import { CourseWeekEntity } from '../catalogue/course-week/course-week.entity.js';
import type { CourseEntity } from '../catalogue/course/course.entity.js';
import { ROWS } from './rows.js';

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
    ...{ id, name, name_it, from, to, max_participants, waiting_list, registered, waiting },
    course: { id: courseId, name: courseName, name_it: courseNameIt },
  };
}
