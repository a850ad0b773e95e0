import { can, paymentReference, type PermissionHolder, type RegistrationFamily } from '@feria/shared';
import { In, type EntityManager } from 'typeorm';
import { ChildParentEntity } from '../people/child.entity.js';
import { payerOf } from './domain/payment.js';

/**
 * Whether a reader sees the parents of a registration, and finds it by them and by their payment reference: whoever sees the
 * list of parents, or books payments.
 */
export function seesFamily(reader: PermissionHolder): boolean {
  return can(reader, 'person.index') || can(reader, 'peopleCourseWeekRegistration.update');
}

/** What a reader sees who must not see the parents. */
export const NO_FAMILY: RegistrationFamily = { parents: [], payment_reference: null };

/** The columns that say who pays for a registration. */
export interface Payable {
  child_id: number;
  course_id: number;
  /** User who booked. */
  booked_by: number | null;
}

/**
 * Reads the parents of registrations, who pays first, and the reference under which each is paid. One statement.
 * @returns what to send of a registration
 */
export async function familiesOf(
  manager: EntityManager,
  childIds: readonly number[],
): Promise<(registration: Payable) => RegistrationFamily> {
  const links = childIds.length
    ? await manager.find(ChildParentEntity, {
        select: {
          child_id: true,
          person_id: true,
          person: { id: true, first_name: true, last_name: true, user_id: true },
        },
        where: { child_id: In([...new Set(childIds)]) },
        relations: { person: true },
        order: { person_id: 'ASC' },
      })
    : [];
  const byChild = new Map<number, ChildParentEntity[]>();
  for (const link of links) byChild.set(link.child_id, [...(byChild.get(link.child_id) ?? []), link]);
  return ({ child_id, course_id, booked_by }) => {
    const people = (byChild.get(child_id) ?? []).flatMap(({ person }) => person ?? []);
    const payer = payerOf(
      booked_by,
      people.map(({ id, user_id }) => ({ personId: id, userId: user_id })),
    );
    return {
      parents: people
        .sort((a, b) => Number(b.id === payer) - Number(a.id === payer))
        .map(({ id, first_name, last_name }) => ({ id, first_name, last_name })),
      payment_reference: payer === null ? null : paymentReference({ courseId: course_id, personId: payer }),
    };
  };
}
