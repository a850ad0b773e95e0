import { Injectable } from '@nestjs/common';
import {
  hasSiblingDiscount,
  openAmount,
  type IsoDate,
  type PaymentInfo,
  type ProjectSiblings,
} from '@feria/shared';
import { DataSource } from 'typeorm';
import { columnsOf, FixedQuery } from '../../core/database/fixed-query.js';
import { currentLanguage } from '../../core/request-context.js';
import { CourseEntity } from '../courses/course.entity.js';
import { ChildParentEntity } from '../people/child.entity.js';
import { ParentEntity } from '../people/parent.entity.js';
import { earliestDue } from './domain/due-date.js';
import { PAYMENT_COURSE_COLUMNS, payerOf, paymentInfo } from './domain/payment.js';
import type { FamilyReader, FamilyRegistrationRow } from './family-registrations.service.js';
import { CancellationFeeEntity } from './ledger/cancellation-fee.entity.js';

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

/** What is open of the fees of places that a person's children gave back. */
const OPEN_FEES = new FixedQuery(
  {
    fee: columnsOf(CancellationFeeEntity, [
      'registration_id',
      'child_id',
      'booked_by',
      'amount',
      'payed_amount',
      'due_on',
    ]),
    course: columnsOf(CourseEntity, PAYMENT_COURSE_COLUMNS),
  },
  `FROM \`child_parent\` own
   JOIN \`cancellation_fee\` fee ON fee.child_id = own.child_id
   JOIN \`course_week\` week ON week.id = fee.course_week_id
   JOIN \`course\` course ON course.id = week.course_id
   WHERE own.person_id = ? AND fee.payed_amount < fee.amount`,
);

type OpenFee = Awaited<ReturnType<typeof OPEN_FEES.read>>[number];

/** Who pays for a family's registrations, and what. */
@Injectable()
export class FamilyPayments {
  constructor(private readonly dataSource: DataSource) {}

  /** The fees of places that the reader's children gave back, as far as something is open of them; one statement. */
  openFees({ personId }: FamilyReader): Promise<OpenFee[]> {
    return OPEN_FEES.read(this.dataSource.manager, [personId]);
  }

  /**
   * Who pays for registrations and fees, by the ids of the registrations. One statement at most, and none for who has booked all
   * of them: the booker pays.
   * @param rows of the reader's children
   */
  async payers(
    reader: FamilyReader,
    rows: readonly FamilyRegistrationRow[],
    fees: readonly OpenFee[],
  ): Promise<ReadonlyMap<number, number | null>> {
    const registrations = [
      ...rows.map(({ registration }) => registration),
      ...fees.map(({ fee }) => ({ ...fee, id: fee.registration_id })),
    ];
    const isOwn = registrations.every(({ booked_by }) => booked_by === reader.userId);
    const links = isOwn ? [] : await PARENTS.read(this.dataSource.manager, [reader.personId]);
    const parentsOf = (childId: number) => [
      reader,
      ...links
        .filter(({ link }) => link.child_id === childId)
        .map(({ link, person }) => ({ personId: link.person_id, userId: person.user_id })),
    ];
    return new Map(
      registrations.map(({ id, booked_by, child_id }) => [id, payerOf(booked_by, parentsOf(child_id))]),
    );
  }
}

/** Whether something is to be paid, or a discount depends on who pays. */
export function concernsPayer({ registration, course }: FamilyRegistrationRow): boolean {
  return openAmount(registration) > 0 || hasSiblingDiscount(course);
}

/**
 * Open amounts of the confirmed registrations of a person's children, and of the fees of places that were given back, by project
 * and payer, newest project first. Weeks in the past count too.
 * @param payers of the fees, and of those that {@link concernsPayer} names
 */
export function openPayments(
  registrations: readonly FamilyRegistrationRow[],
  fees: readonly OpenFee[],
  payers: ReadonlyMap<number, number | null>,
): PaymentInfo[] {
  const unpaid = [...registrations.map(partOf), ...fees.map(partOfFee)]
    .filter(({ open }) => open > 0)
    .sort((a, b) => b.course.id - a.course.id || a.id - b.id);
  const groups = new Map<string, { course: OpenPart['course']; payer: number; parts: OpenPart[] }>();
  for (const part of unpaid) {
    const { id, course } = part;
    const payer = payers.get(id);
    if (!payer) continue;
    const key = `${course.id}:${payer}`;
    const group = groups.get(key) ?? { course, payer, parts: [] };
    group.parts.push(part);
    groups.set(key, group);
  }
  return [...groups.values()].flatMap(
    ({ course, payer, parts }) => paymentInfo(course, payer, sumOf(parts), currentLanguage()) ?? [],
  );
}

/** What is open of a registration, or of the fee of one that was given back. Cents. */
interface OpenPart {
  /** Of the registration. */
  id: number;
  course: OpenFee['course'];
  open: number;
  /** How much of it is a fee. */
  fee: number;
  /** Last day to pay. */
  due_on: IsoDate | null;
}

function partOf({ registration, course }: FamilyRegistrationRow): OpenPart {
  const { id, due_on } = registration;
  return { id, course, open: openAmount(registration), fee: 0, due_on };
}

function partOfFee({ fee, course }: OpenFee): OpenPart {
  const open = fee.amount - fee.payed_amount;
  return { id: fee.registration_id, course, open, fee: open, due_on: fee.due_on };
}

/** What is open altogether, how much of it for fees, and the first day on which some of it is to be paid. */
function sumOf(parts: readonly OpenPart[]): { open: number; fees: number; dueOn: IsoDate | null } {
  return {
    open: parts.reduce((sum, { open }) => sum + open, 0),
    fees: parts.reduce((sum, { fee }) => sum + fee, 0),
    dueOn: earliestDue(parts),
  };
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
