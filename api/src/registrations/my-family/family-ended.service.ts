import { Injectable } from '@nestjs/common';
import type { FamilyEnded } from '@feria/shared';
import { DataSource } from 'typeorm';
import { shortName } from '../../core/text/name-for-strangers.js';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import { CourseEntity } from '../../model/catalogue/course.entity.js';
import { ChildEntity, ChildParentEntity } from '../../model/families/child.entity.js';
import { ParentEntity } from '../../model/families/parent.entity.js';
import { RegistrationEventEntity } from '../../model/registrations/registration-event.entity.js';
import { DECLINED } from '../registration-records.js';
import type { FamilyReader } from '../family-registrations.service.js';

/** Entries that are shown. */
const MOST = 50;

/** What is read of an entry besides the event. */
interface Raw {
  first_name: string;
  last_name: string;
  week: string;
  week_it: string;
  from: string;
  to: string;
  course_id: number | string;
  course: string;
  course_it: string;
  declined: number | string;
  actor_first_name: string | null;
  actor_last_name: string | null;
  is_person: number | string;
}

/** The registrations of a family that ended, from their history (product/families.md#what-the-other-parent-sees). */
@Injectable()
export class FamilyEndedRegistrations {
  constructor(private readonly dataSource: DataSource) {}

  /** The latest first, at most 50; one statement. Ownership stands in the query. */
  async read({ userId, personId }: Pick<FamilyReader, 'userId' | 'personId'>): Promise<FamilyEnded[]> {
    const { entities, raw } = await this.dataSource.manager
      .createQueryBuilder(RegistrationEventEntity, 'event')
      .innerJoin(ChildParentEntity, 'own', 'own.child_id = event.child_id AND own.person_id = :personId', {
        personId,
      })
      .innerJoin(ChildEntity, 'child', 'child.id = event.child_id')
      .innerJoin(CourseWeekEntity, 'week', 'week.id = event.course_week_id')
      .innerJoin(CourseEntity, 'course', 'course.id = week.course_id')
      .leftJoin(ParentEntity, 'person', 'person.user_id = event.user_id')
      // Who is no parent of the child any more is not named.
      .leftJoin(ChildParentEntity, 'link', 'link.child_id = event.child_id AND link.person_id = person.id')
      .leftJoin(ParentEntity, 'actor', 'actor.id = link.person_id')
      .where('event.kind = :kind', { kind: 'removed' })
      .addSelect('child.first_name', 'first_name')
      .addSelect('child.last_name', 'last_name')
      .addSelect('week.name', 'week')
      .addSelect('week.name_it', 'week_it')
      .addSelect('week.from', 'from')
      .addSelect('week.to', 'to')
      .addSelect('course.id', 'course_id')
      .addSelect('course.name', 'course')
      .addSelect('course.name_it', 'course_it')
      .addSelect('actor.first_name', 'actor_first_name')
      .addSelect('actor.last_name', 'actor_last_name')
      .addSelect('CASE WHEN person.id IS NULL THEN 0 ELSE 1 END', 'is_person')
      .addSelect(DECLINED, 'declined')
      .orderBy('event.id', 'DESC')
      .limit(MOST)
      .getRawAndEntities<Raw>();
    return entities.map((event, index) => present(event, raw[index]!, userId));
  }
}

function present(event: RegistrationEventEntity, row: Raw, readerId: number): FamilyEnded {
  const by = whoOf(event, row, readerId);
  return {
    registration_id: event.registration_id,
    people: { id: event.child_id, first_name: row.first_name, last_name: row.last_name },
    course: { id: Number(row.course_id), name: row.course, name_it: row.course_it },
    courseWeek: {
      id: event.course_week_id,
      name: row.week,
      name_it: row.week_it,
      from: row.from,
      to: row.to,
    },
    at: event.at.toISOString(),
    declined: Number(row.declined) > 0,
    by,
    ...(by === 'parent' && { name: shortName(`${row.actor_first_name} ${row.actor_last_name}`) }),
  };
}

function whoOf(
  { user_id }: RegistrationEventEntity,
  { actor_first_name, is_person }: Raw,
  readerId: number,
): FamilyEnded['by'] {
  if (user_id === null) return null;
  if (user_id === readerId) return 'reader';
  if (actor_first_name !== null) return 'parent';
  return Number(is_person) > 0 ? null : 'office';
}
