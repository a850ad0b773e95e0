import { addDays, type IsoDate } from '@feria/shared';
import type { EntityManager } from 'typeorm';
import type { Clock } from '../../core/clock.js';
import { CourseEntity } from '../../model/catalogue/course.entity.js';
import { isRush, OPENING_COLUMNS, windowOf } from './reminder-times.js';

/**
 * Active projects that open from yesterday to the day after tomorrow: a day can have 23 or 25 hours.
 * @param reminded only those of whose opening somebody wants to be reminded
 */
export async function openingsAround(
  manager: EntityManager,
  today: IsoDate,
  { reminded = false } = {},
): Promise<{ courseId: number; opensAt: Date }[]> {
  const query = manager
    .createQueryBuilder(CourseEntity, 'course')
    .select(['id', ...OPENING_COLUMNS].map((column) => `course.${column}`))
    .where('course.active = :active', { active: true })
    .andWhere('course.register_from BETWEEN :first AND :last', {
      first: addDays(today, -1),
      last: addDays(today, 2),
    });
  if (reminded)
    query.andWhere('EXISTS (SELECT 1 FROM opening_reminder reminder WHERE reminder.course_id = course.id)');
  return (await query.getMany()).flatMap((course) => {
    const { opens_at } = windowOf(course);
    return opens_at ? [{ courseId: course.id, opensAt: opens_at }] : [];
  });
}

/** Whether a project opens at about this time: then its mails and bookings come before everything else. */
export async function anyOpens(manager: EntityManager, clock: Clock): Promise<boolean> {
  const now = clock.now();
  return (await openingsAround(manager, clock.today())).some(({ opensAt }) => isRush(opensAt, now));
}
