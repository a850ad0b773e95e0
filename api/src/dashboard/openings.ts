import { registrationWindow, romeDate, type Dashboard } from '@feria/shared';
import { MoreThanOrEqual, type EntityManager } from 'typeorm';
import { CourseEntity } from '../catalogue/course/course.entity.js';
import { ROWS } from './rows.js';

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
      ...{ id, name, name_it, active },
      opens_at: opens_at.toISOString(),
    })),
  };
}
