import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import { ChildEntity } from '../../model/families/child.entity.js';
import {
  RegistrationEventEntity,
  type RegistrationEventKind,
} from '../../model/registrations/registration-event.entity.js';

/**
 * Entries of the registration history (`event`) for the registrations that ended because their week was cancelled, with `week`, `course` and
 * `child`; children that were anonymised are left out. Cancelling gives week and history the same instant, so places that were given back
 * before are none of them, and a merge has none at all: it moves.
 */
export function endedWithWeek(manager: EntityManager): SelectQueryBuilder<RegistrationEventEntity> {
  return manager
    .createQueryBuilder(RegistrationEventEntity, 'event')
    .innerJoin(CourseWeekEntity, 'week', 'week.id = event.course_week_id AND week.cancelled_at = event.at')
    .innerJoin('week.course', 'course')
    .innerJoin(ChildEntity, 'child', 'child.id = event.child_id AND child.anonymised_at IS NULL')
    .where('event.kind = :ended', { ended: 'removed' satisfies RegistrationEventKind });
}
