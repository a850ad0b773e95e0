import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { CourseEntity } from '../../catalogue/course/course.entity.js';
import { ChildParentEntity } from '../../people/child-parent.entity.js';
import { ChildEntity } from '../../people/child.entity.js';
import { Clock } from '../../platform/clock.js';
import { RegistrationEntity } from '../registration.entity.js';
import type { Booking } from './booking.js';
import { BookingFacts, type BookedChildFacts } from './booking-facts.js';
import { confirmedDays, seatsOf } from './facts.js';
import { IdempotencyKeys } from './idempotency.js';
import { lockWeeks } from './locking.js';
import { PrivacyFile } from './privacy-file.js';

/** Reads what decides sign-ups: a constant number of statements, however many share the transaction. */
@Injectable()
export class BookingFactsLoader {
  constructor(
    private readonly clock: Clock,
    private readonly idempotency: IdempotencyKeys,
    private readonly privacyFile: PrivacyFile,
  ) {}

  /** Locks the weeks of all, then reads (decisions §5, rule 1). */
  async load(manager: EntityManager, bookings: readonly Booking[]): Promise<BookingFacts> {
    const lines = bookings.flatMap((booking) => booking.lines);
    const weekIds = [...new Set(lines.map(({ weekId }) => weekId))];
    const childIds = [...new Set(lines.map(({ childId }) => childId))];
    const weeks = await lockWeeks(manager, weekIds);
    const requests = bookings.flatMap(({ request }) => request ?? []);
    const answers = await this.idempotency.find(manager, requests);
    const courses = await manager.findBy(CourseEntity, {
      id: In([...new Set(bookings.map(({ courseId }) => courseId))]),
    });
    const children = await childrenOf(manager, childIds);
    const read = {
      weeks,
      answers,
      courses,
      children,
      privacyHash: bookings.some(({ booker }) => booker.personId !== null)
        ? await this.privacyFile.hash(manager)
        : null,
      registered: await registeredPairs(manager, childIds, weekIds),
      confirmed: await confirmedDays(manager, childIds),
      seats: await seatsOf(manager, weeks),
    };
    return new BookingFacts(read, this.clock.now(), this.clock.today());
  }
}

async function childrenOf(manager: EntityManager, ids: readonly number[]): Promise<BookedChildFacts[]> {
  if (ids.length === 0) return [];
  const rows = await manager
    .createQueryBuilder(ChildEntity, 'child')
    .leftJoin(ChildParentEntity, 'parent', 'parent.child_id = child.id')
    .select('child.id', 'id')
    .addSelect('child.first_name', 'first_name')
    .addSelect('child.last_name', 'last_name')
    .addSelect('parent.person_id', 'parent')
    .where('child.id IN (:...ids)', { ids })
    .getRawMany<{ id: number; first_name: string; last_name: string; parent: number | null }>();
  const children = new Map<number, BookedChildFacts & { parents: Set<number> }>();
  for (const { parent, ...child } of rows) {
    const known = children.get(child.id) ?? { ...child, parents: new Set<number>() };
    if (parent !== null) known.parents.add(parent);
    children.set(child.id, known);
  }
  return [...children.values()];
}

async function registeredPairs(
  manager: EntityManager,
  childIds: readonly number[],
  weekIds: readonly number[],
): Promise<{ child_id: number; course_week_id: number }[]> {
  if (childIds.length === 0 || weekIds.length === 0) return [];
  return manager
    .createQueryBuilder(RegistrationEntity, 'registration')
    .select('registration.child_id', 'child_id')
    .addSelect('registration.course_week_id', 'course_week_id')
    .where('registration.child_id IN (:...childIds)', { childIds })
    .andWhere('registration.course_week_id IN (:...weekIds)', { weekIds })
    .getRawMany();
}
