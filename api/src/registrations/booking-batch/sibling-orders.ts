import { hasSiblingDiscount, siblingPercents } from '@feria/shared';
import { In, type EntityManager } from 'typeorm';
import type { CourseEntity } from '../../model/catalogue/course.entity.js';
import { ChildParentEntity } from '../../model/families/child.entity.js';
import { payerOf, type PossiblePayer } from '../../ledger/payment.js';
import { Undo } from './undo.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';

/** The parents of children, by the id of the child. */
type Parents = ReadonlyMap<number, readonly PossiblePayer[]>;

/**
 * In which order the children of each payer came to the courses that have a discount for siblings (product/money.md#sibling-discount).
 * Read under the locks of these courses, and kept up to date with each booking of a batch.
 */
export class SiblingOrders {
  /** Ids of children, first come first, by course and payer. */
  private readonly orders = new Map<string, number[]>();

  /** @param registrations in the order in which they were made */
  constructor(
    private readonly parents: Parents = new Map(),
    registrations: readonly { course_id: number; child_id: number; booked_by: number | null }[] = [],
  ) {
    const undo = new Undo();
    for (const { course_id, child_id, booked_by } of registrations)
      this.add(course_id, child_id, booked_by, undo);
  }

  /**
   * Percent that the children of a sign-up pay less, by the id of the child; those who are not in it pay all.
   * @param bookedBy account that books; who pays follows from it
   * @param childIds in the order of the sign-up
   */
  percents(course: CourseEntity, bookedBy: number, childIds: readonly number[]): Map<number, number> {
    if (!hasSiblingDiscount(course)) return new Map();
    const byPayer = new Map<number | null, number[]>();
    for (const id of new Set(childIds)) {
      const payer = this.payer(id, bookedBy);
      byPayer.set(payer, [...(byPayer.get(payer) ?? []), id]);
    }
    return new Map(
      [...byPayer].flatMap(([payer, booked]) =>
        payer === null ? [] : [...siblingPercents(course, this.order(course.id, payer), booked)],
      ),
    );
  }

  /** Adds a child that is registered in a course now. @param undo can take it back */
  add(courseId: number, childId: number, bookedBy: number | null, undo: Undo): void {
    const payer = this.payer(childId, bookedBy);
    if (payer === null) return;
    const order = this.order(courseId, payer);
    if (!order.includes(childId)) undo.set(this.orders, `${courseId}:${payer}`, [...order, childId]);
  }

  private order(courseId: number, payer: number): readonly number[] {
    return this.orders.get(`${courseId}:${payer}`) ?? [];
  }

  private payer(childId: number, bookedBy: number | null): number | null {
    return payerOf(bookedBy, this.parents.get(childId) ?? []);
  }
}

/**
 * Reads the order of the children, and of their brothers and sisters, in the courses with a discount. Two statements, none
 * where no course has one.
 */
export async function readSiblingOrders(
  manager: EntityManager,
  courses: readonly CourseEntity[],
  childIds: readonly number[],
): Promise<SiblingOrders> {
  const courseIds = courses.filter(hasSiblingDiscount).map(({ id }) => id);
  if (courseIds.length === 0 || childIds.length === 0) return new SiblingOrders();
  const links = await manager
    .createQueryBuilder(ChildParentEntity, 'link')
    .innerJoin('link.person', 'person')
    .select('link.child_id', 'child_id')
    .addSelect('link.person_id', 'personId')
    .addSelect('person.user_id', 'userId')
    .where(
      `link.child_id IN (SELECT other.child_id FROM child_parent other
        JOIN child_parent own ON own.person_id = other.person_id WHERE own.child_id IN (:...childIds))`,
      { childIds },
    )
    .getRawMany<PossiblePayer & { child_id: number }>();
  const parents = new Map<number, PossiblePayer[]>();
  for (const { child_id, ...parent } of links)
    parents.set(child_id, [...(parents.get(child_id) ?? []), parent]);
  const rows = await manager
    .createQueryBuilder(RegistrationEntity, 'registration')
    .innerJoin('registration.courseWeek', 'week')
    .select('week.course_id', 'course_id')
    .addSelect('registration.child_id', 'child_id')
    .addSelect('registration.booked_by', 'booked_by')
    .where({ child_id: In([...parents.keys()]) })
    .andWhere('week.course_id IN (:...courseIds)', { courseIds })
    .orderBy('registration.id', 'ASC')
    .getRawMany<{ course_id: number; child_id: number; booked_by: number | null }>();
  return new SiblingOrders(parents, rows);
}
