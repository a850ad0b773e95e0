import { Injectable } from '@nestjs/common';
import { registrationWindow, type WishOrder } from '@feria/shared';
import type { ServerMessageKey } from '@feria/shared/i18n/server';
import { IsNull, Not, type EntityManager } from 'typeorm';
import { recordAudit } from '../../core/audit/audit.js';
import { Clock } from '../../core/clock.js';
import { Transactions } from '../../core/database/transactions.js';
import { AppError, invalidField, notFound } from '../../core/http/errors.js';
import { CourseEntity } from '../../model/catalogue/course.entity.js';
import { ChildParentEntity } from '../../model/families/child.entity.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import type { FamilyReader } from '../family-registrations.service.js';
import { bumpVersions, lockAffectedWeeks } from '../locking.js';
import { appendHistory } from '../registration-records.js';

/** The order that a parent saw, and the one that is to hold: ids of registrations, the dearest wish first. */
export interface WantedOrder {
  course_id: number;
  shown: readonly number[];
  wishes: readonly number[];
}

/** Name of the call in the audit log. */
const RESOURCE = 'my-family/children/wishes';

/** A parent puts the wishes of a child for a draw into another order (product/registrations.md#order-of-wishes). */
@Injectable()
export class OrderWishes {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Every parent of the child may, whoever booked.
   * @throws AppError 404 no such course, or another family's child; 422 the course does not draw, its registration has ended, or `wishes`
   *   are not those that there are; 409 when they stand in another order than `shown`: nobody overwrites what they have not seen
   */
  run(childId: number, wanted: WantedOrder, { userId, personId }: FamilyReader): Promise<WishOrder> {
    return this.transactions.run(async (manager) => {
      const { course_id: courseId } = wanted;
      const isOwn = await manager.existsBy(ChildParentEntity, { child_id: childId, person_id: personId });
      if (!isOwn) throw notFound();
      const weeks = await lockAffectedWeeks(manager, async (reader) =>
        (await wishesOf(reader, childId, courseId)).map(({ course_week_id }) => course_week_id),
      );
      await this.requireBeforeDraw(manager, courseId);
      const stored = await wishesOf(manager, childId, courseId);
      if (!isSame(ids(stored), wanted.shown))
        throw new AppError('conflict', { message: { key: 'draw.order_changed' } });
      const byId = new Map(stored.map((wish) => [wish.id, wish]));
      if (!isPermutation(wanted.wishes, byId)) throw invalidField('wishes', 'draw.order_incomplete');
      const moved = wanted.wishes.flatMap((id, index) => {
        const wish = byId.get(id);
        return wish && wish.priority !== index + 1 ? [{ wish, priority: index + 1 }] : [];
      });
      for (const { wish, priority } of moved)
        await manager.update(RegistrationEntity, { id: wish.id }, { priority });
      await bumpVersions(
        manager,
        weeks.map(({ id }) => id),
      );
      await appendHistory(
        manager,
        moved.map(({ wish }) => ({ registration: wish, kind: 'changed', amount: wish.price, userId })),
        this.clock.now(),
      );
      await recordAudit(manager, {
        action: 'update',
        resource: RESOURCE,
        recordId: childId,
        fields: ['priority'],
      });
      return { course_id: courseId, wishes: [...wanted.wishes] };
    });
  }

  /** Until registration ends: then the seed is made, and the office may have seen what this order gives. */
  private async requireBeforeDraw(manager: EntityManager, courseId: number): Promise<void> {
    const course = await manager.findOneBy(CourseEntity, { id: courseId });
    if (!course) throw notFound();
    if (course.allocation !== 'draw') throw refused('draw.not_by_draw');
    if (course.allocated_at) throw refused('draw.already_published');
    const { closes_at } = registrationWindow({ ...course, week_from: null });
    if (closes_at && this.clock.now() >= closes_at) throw refused('draw.order_closed');
  }
}

function refused(key: ServerMessageKey): AppError {
  return new AppError('validation', { message: { key } });
}

type Wish = Pick<RegistrationEntity, 'id' | 'child_id' | 'course_week_id' | 'price' | 'priority'>;

/** The wishes of a child in a course as the draw reads them: by rank, then by id. */
function wishesOf(manager: EntityManager, childId: number, courseId: number): Promise<Wish[]> {
  return manager.find(RegistrationEntity, {
    select: { id: true, child_id: true, course_week_id: true, price: true, priority: true },
    where: {
      child_id: childId,
      is_waiting: true,
      offer_expires_at: IsNull(),
      priority: Not(IsNull()),
      courseWeek: { course_id: courseId },
    },
    order: { priority: 'ASC', id: 'ASC' },
  });
}

function ids(wishes: readonly Wish[]): number[] {
  return wishes.map(({ id }) => id);
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index]);
}

/** Whether the ids are those that there are, each once. */
function isPermutation(wanted: readonly number[], stored: ReadonlyMap<number, Wish>): boolean {
  return (
    wanted.length === stored.size &&
    new Set(wanted).size === stored.size &&
    wanted.every((id) => stored.has(id))
  );
}
