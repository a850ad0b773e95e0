import type { IsoDate } from '@feria/shared';
import type { EntityManager } from 'typeorm';
import type { CourseWeekEntity } from '../../courses/course-week.entity.js';
import { couldTakeSeat, type WeekSeats } from '../domain/seats.js';
import { childrenIn, seatsOf } from './seats-and-queues.js';

/** Seats of a week, with the number of those who wait and could take one now. */
export async function seatsInWeek(
  manager: EntityManager,
  week: CourseWeekEntity,
  today: IsoDate,
): Promise<WeekSeats> {
  const { seats, queues, confirmed } = await seatsOf(manager, [week]);
  const eligible = childrenIn(queues).filter((child) => couldTakeSeat(week, confirmed.get(child), today));
  return { ...(seats[0] as WeekSeats), eligibleWaiting: eligible.length };
}
