import {
  addDays,
  costOf,
  paymentsByAccount,
  toEuros,
  type IsoDate,
  type ContentLanguage,
  type PaymentInfo,
} from '@feria/shared';
import { nameIn } from '@feria/shared/rules/content';
import type { CourseEntity } from '../model/catalogue/course.entity.js';
import { earliestDue } from './due-date.js';

/** Paid in full; what costs nothing is paid (product/money.md#paid-state). Cents. */
export function isPaid(registration: { price: number; discount: number; payed_amount: number }): boolean {
  return registration.payed_amount >= costOf(registration);
}

/** What is open of a fee (product/registrations.md#cancellation), as `FEE_OPEN` says it in SQL. Cents. */
export function openOfFee(fee: { amount: number; payed_amount: number }): number {
  return fee.amount - fee.payed_amount;
}

/** A payment is booked within a year, and a due date lies within the next one. */
const DAYS = 366;
const FIRST_DUE_DATE = '2000-01-01';

/** Whether a day can be that of a payment: money has come, and not long ago. @param today `YYYY-MM-DD` in Rome */
export function isPaymentDate(date: string, today: string): boolean {
  return date >= addDays(today, -DAYS) && date <= today;
}

/** Whether something can be due on a day. @param today `YYYY-MM-DD` in Rome */
export function isDueDate(date: string, today: string): boolean {
  return date >= FIRST_DUE_DATE && date <= addDays(today, DAYS);
}

/** A parent of the child of a registration. */
export interface PossiblePayer {
  personId: number;
  /** User account; `null` when there is none. */
  userId: number | null;
}

/**
 * The parent whose payment reference a registration is paid with: the parent who booked it. When staff booked it, or the
 * booker is no parent of the child any more, it is the parent with the smallest id. It does not depend on who looks: two
 * parents of a child see one reference, and the payment of either of them is found.
 * @returns the person's id, or `null` for a child without parents
 */
export function payerOf(bookedBy: number | null, parents: readonly PossiblePayer[]): number | null {
  const booker = parents.find(({ userId }) => userId !== null && userId === bookedBy);
  if (booker) return booker.personId;
  return parents.length ? Math.min(...parents.map(({ personId }) => personId)) : null;
}

/** The columns of a course that {@link paymentInfos} needs. */
export const PAYMENT_COURSE_COLUMNS = [
  'id',
  'name',
  'name_it',
  'applied_bank_name',
  'applied_bank_iban',
] as const;

/** Part of what a parent owes, in cents. */
export interface PayablePart {
  course: Pick<CourseEntity, (typeof PAYMENT_COURSE_COLUMNS)[number]>;
  open: number;
  /** How much of it is for a place that was given back. */
  fee: number;
  /** Last day to pay it. */
  due_on: IsoDate | null;
}

/**
 * How a parent pays what is open, for the portal: one for each account (product/money.md#payment-reference).
 * @param personId of the payer
 */
export function paymentInfos(
  personId: number,
  open: readonly PayablePart[],
  language: ContentLanguage,
): PaymentInfo[] {
  return paymentsByAccount(personId, open).map(({ amount, beneficiary, iban, reference, epc, parts }) => {
    const projects = projectsOf(parts, language);
    const [project, other] = projects;
    return {
      courseId: project && !other ? project.id : null,
      course_name: projects.map(({ name }) => name).join(', '),
      ...(other ? { projects } : {}),
      amount: toEuros(amount),
      fees: toEuros(parts.reduce((sum, { fee }) => sum + fee, 0)),
      due_on: earliestDue(parts),
      bank_name: beneficiary,
      bank_iban: iban,
      reference,
      epc,
    };
  });
}

function projectsOf(
  parts: readonly PayablePart[],
  language: ContentLanguage,
): NonNullable<PaymentInfo['projects']> {
  const courses = new Map(parts.map(({ course }) => [course.id, course]));
  return [...courses.values()].map((course) => {
    const own = parts.filter((part) => part.course.id === course.id);
    const due_on = earliestDue(own);
    return {
      id: course.id,
      name: nameIn(language, course),
      amount: toEuros(own.reduce((sum, { open }) => sum + open, 0)),
      ...(due_on && { due_on }),
    };
  });
}
