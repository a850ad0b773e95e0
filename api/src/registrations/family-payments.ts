import {
  hasSiblingDiscount,
  openAmount,
  toCents,
  toEuros,
  type FamilyRegistration,
  type PaymentInfo,
  type ProjectSiblings,
} from '@feria/shared';
import { columnsOf } from '../core/database/fixed-query.js';
import { contentLanguage } from '../core/request-context.js';
import { CourseEntity } from '../model/catalogue/course.entity.js';
import { RowsOfChildren } from '../families/people/rows-of-children.js';
import { openOfFee, PAYMENT_COURSE_COLUMNS, paymentInfos, type PayablePart } from '../ledger/payment.js';
import { IS_FEE_OPEN, payerSql } from '../ledger/balance.js';
import { useCredit } from '../ledger/use-credit.js';
import type { FamilyRegistrationRow } from './family-registrations.service.js';
import { CancellationFeeEntity } from '../model/ledger/cancellation-fee.entity.js';

/** What is open of the fees of places that a person's children gave back, with who pays it; takes the person. */
export const OPEN_FEES_OF_PARENT = new RowsOfChildren(
  {
    fee: columnsOf(CancellationFeeEntity, ['registration_id', 'amount', 'payed_amount', 'due_on']),
    course: columnsOf(CourseEntity, PAYMENT_COURSE_COLUMNS),
  },
  {
    table: 'cancellation_fee',
    alias: 'fee',
    where: IS_FEE_OPEN,
    joins: `JOIN \`course_week\` week ON week.id = fee.course_week_id
      JOIN \`course\` course ON course.id = week.course_id`,
  },
  { payer: payerSql('fee') },
);

type OpenFee = Awaited<ReturnType<typeof OPEN_FEES_OF_PARENT.read>>[number];

/**
 * Open amounts of the confirmed registrations of a person's children, and of the fees of places that were given back, by payer and
 * account, newest project first. Weeks in the past count too. What another parent pays is marked.
 * @param personId who reads it
 */
export function openPayments(
  personId: number,
  registrations: readonly FamilyRegistrationRow[],
  fees: readonly OpenFee[],
): PaymentInfo[] {
  const unpaid = [...registrations.map(partOf), ...fees.map(partOfFee)]
    .filter(({ open }) => open > 0)
    .sort((a, b) => b.course.id - a.course.id || a.id - b.id);
  const byPayer = new Map<number, OpenPart[]>();
  for (const part of unpaid)
    if (part.payer !== null) byPayer.set(part.payer, [...(byPayer.get(part.payer) ?? []), part]);
  return [...byPayer].flatMap(([payer, parts]) =>
    paymentInfos(payer, parts, contentLanguage()).map((info) =>
      payer === personId ? info : { ...info, of_other: true as const },
    ),
  );
}

/**
 * What a person's credit pays at once when a place is given back (product/money.md#one-balance): what else the person owes.
 * @returns the registrations, each with that amount where there is one
 */
export function withCreditUse(
  personId: number,
  presented: readonly FamilyRegistration[],
  rows: readonly FamilyRegistrationRow[],
  fees: readonly OpenFee[],
): FamilyRegistration[] {
  const charges = [...rows.map(partOf), ...fees.map(partOfFee)]
    .filter(({ open, payer }) => open > 0 && payer === personId)
    .map(({ id, open, due_on }) => ({ registrationId: id, personId, open, dueOn: due_on }));
  return presented.map((registration) => {
    const { id, cancellation, removal_credit } = registration;
    const credited = cancellation ?? removal_credit;
    if (!credited || credited.credits_other) return registration;
    const others = charges.filter(({ registrationId }) => registrationId !== id);
    const used = useCredit(toCents(credited.credit), others);
    const pays = used.reduce((sum, { amount }) => sum + amount, 0);
    if (pays === 0) return registration;
    const credit_pays = toEuros(pays);
    return cancellation
      ? { ...registration, cancellation: { ...cancellation, credit_pays } }
      : { ...registration, removal_credit: { ...credited, credit_pays } };
  });
}

/** What is open of a registration, or of the fee of one that was given back. */
interface OpenPart extends PayablePart {
  /** Of the registration. */
  id: number;
  payer: number | null;
}

function partOf({ registration, course, payer }: FamilyRegistrationRow): OpenPart {
  const { id, due_on } = registration;
  return { id, course, payer, open: openAmount(registration), fee: 0, due_on };
}

function partOfFee({ fee, course, payer }: OpenFee): OpenPart {
  const open = openOfFee(fee);
  return { id: fee.registration_id, course, payer, open, fee: open, due_on: fee.due_on };
}

/**
 * The children for whom a person pays in the projects with a discount for siblings, in the order in which they came there
 * (product/money.md#sibling-discount).
 */
export function siblingsOf(
  personId: number,
  registrations: readonly FamilyRegistrationRow[],
): ProjectSiblings[] {
  const orders = new Map<number, number[]>();
  const paid = registrations
    .filter(({ course, payer }) => hasSiblingDiscount(course) && payer === personId)
    .sort((a, b) => a.registration.id - b.registration.id);
  for (const { registration, course } of paid) {
    const order = orders.get(course.id) ?? [];
    if (!order.includes(registration.child_id)) orders.set(course.id, [...order, registration.child_id]);
  }
  return [...orders].map(([course_id, childIds]) => ({ course_id, children: childIds }));
}
