import { Injectable } from '@nestjs/common';
import { hasSiblingDiscount, openAmount, type PaymentInfo, type ProjectSiblings } from '@feria/shared';
import { DataSource } from 'typeorm';
import { columnsOf, FixedQuery } from '../../core/database/fixed-query.js';
import { currentLanguage } from '../../core/request-context.js';
import { ChildParentEntity } from '../people/child.entity.js';
import { ParentEntity } from '../people/parent.entity.js';
import { payerOf, paymentInfo } from './domain/payment.js';
import type { FamilyReader, FamilyRegistrationRow } from './family-registrations.service.js';

/** All parents of the children of a person. */
const PARENTS = new FixedQuery(
  {
    link: columnsOf(ChildParentEntity, ['child_id', 'person_id']),
    person: columnsOf(ParentEntity, ['user_id']),
  },
  `FROM \`child_parent\` own
   JOIN \`child_parent\` link ON link.child_id = own.child_id
   JOIN \`person\` person ON person.id = link.person_id
   WHERE own.person_id = ?`,
);

/** Who pays for a family's registrations, and what. */
@Injectable()
export class FamilyPayments {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Who pays for registrations, by their ids. One statement at most, and none for who has booked all of them: the booker pays.
   * @param registrations of the reader's children
   */
  async payers(
    reader: FamilyReader,
    registrations: readonly FamilyRegistrationRow[],
  ): Promise<ReadonlyMap<number, number | null>> {
    const isOwn = registrations.every(({ registration }) => registration.booked_by === reader.userId);
    const links = isOwn ? [] : await PARENTS.read(this.dataSource.manager, [reader.personId]);
    const parentsOf = (childId: number) => [
      reader,
      ...links
        .filter(({ link }) => link.child_id === childId)
        .map(({ link, person }) => ({ personId: link.person_id, userId: person.user_id })),
    ];
    return new Map(
      registrations.map(({ registration: { id, booked_by, child_id } }) => [
        id,
        payerOf(booked_by, parentsOf(child_id)),
      ]),
    );
  }
}

/** Whether something is to be paid, or a discount depends on who pays. */
export function concernsPayer({ registration, course }: FamilyRegistrationRow): boolean {
  return openAmount(registration) > 0 || hasSiblingDiscount(course);
}

/**
 * Open amounts of the confirmed registrations of a person's children, by project and payer, newest project first. Weeks in the
 * past count too.
 * @param payers of those that {@link concernsPayer} names
 */
export function openPayments(
  registrations: readonly FamilyRegistrationRow[],
  payers: ReadonlyMap<number, number | null>,
): PaymentInfo[] {
  const unpaid = registrations
    .filter(({ registration }) => openAmount(registration) > 0)
    .sort((a, b) => b.course.id - a.course.id || a.registration.id - b.registration.id);
  const groups = new Map<string, { course: FamilyRegistrationRow['course']; payer: number; open: number }>();
  for (const { registration, course } of unpaid) {
    const payer = payers.get(registration.id);
    if (!payer) continue;
    const key = `${course.id}:${payer}`;
    const group = groups.get(key) ?? { course, payer, open: 0 };
    group.open += openAmount(registration);
    groups.set(key, group);
  }
  return [...groups.values()].flatMap(
    ({ course, payer, open }) => paymentInfo(course, payer, open, currentLanguage()) ?? [],
  );
}

/**
 * The children for whom a person pays in the projects with a discount for siblings, in the order in which they came there
 * (product.md#sibling-discount).
 * @param payers see {@link openPayments}
 */
export function siblingsOf(
  personId: number,
  registrations: readonly FamilyRegistrationRow[],
  payers: ReadonlyMap<number, number | null>,
): ProjectSiblings[] {
  const orders = new Map<number, number[]>();
  const paid = registrations
    .filter(
      ({ registration, course }) => hasSiblingDiscount(course) && payers.get(registration.id) === personId,
    )
    .sort((a, b) => a.registration.id - b.registration.id);
  for (const { registration, course } of paid) {
    const order = orders.get(course.id) ?? [];
    if (!order.includes(registration.child_id)) orders.set(course.id, [...order, registration.child_id]);
  }
  return [...orders].map(([course_id, childIds]) => ({ course_id, children: childIds }));
}
