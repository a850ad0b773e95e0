import type { EntityManager } from 'typeorm';
import { RegistrationEntity } from '../../registrations/registration.entity.js';

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
