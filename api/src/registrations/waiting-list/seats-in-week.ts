import { freeSeats, type IsoDate } from '@feria/shared';
import type { EntityManager } from 'typeorm';
import type { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import { couldTakeSeat, eligibleIn, type WeekSeats } from '../domain/seats.js';
import type { CourseRules } from './places.js';
import { seatsOf } from './seats-and-queues.js';

/** Seats of a week, with the number of those who wait and could take one now. @param rules that of its course */
export async function seatsInWeek(
  manager: EntityManager,
  week: CourseWeekEntity,
  rules: CourseRules,
  today: IsoDate,
): Promise<WeekSeats> {
  const { seats, queues, children } = await seatsOf(manager, [week], rules);
  const [own] = seats as [WeekSeats];
  const [queue] = queues;
  const eligibleWaiting = queue
    ? eligibleIn(queue.queue, freeSeats(own), (childId) => couldTakeSeat(queue, childId, children, today))
    : 0;
  return { ...own, eligibleWaiting };
}
