import type { ContentLanguage, IsoDate } from '@feria/shared';
import { NAME_COLUMNS } from '@feria/shared/rules/content';
import { In, type EntityManager } from 'typeorm';
import { leftByPayment } from '../../ledger/shares.js';
import { sharesOf } from '../../ledger/ledger.js';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import { ChildEntity } from '../../model/families/child.entity.js';
import { readChildIds, readNamesChild } from '../payers/children-of.js';
import { CancellationFeeEntity } from '../../model/ledger/cancellation-fee.entity.js';
import type { PaymentEntity } from '../../model/ledger/payment.entity.js';
import { PaymentShareEntity } from '../../model/ledger/payment-share.entity.js';
import type { ReceiptLineKind } from '../../model/ledger/receipt.entity.js';

/** For what a part of a payment is by now. Cents. */
export interface PaidPart {
  payment_id: number;
  kind: ReceiptLineKind;
  child_id: number | null;
  /** First name first; `null` for credit, and for a child whose data are gone. */
  child: string | null;
  course: Record<ContentLanguage, string> | null;
  week: Record<ContentLanguage, string> | null;
  starts_on: IsoDate | null;
  ends_on: IsoDate | null;
  amount: number;
}

/** A target of payments, with what is there of one. */
interface Target {
  payment_id: number;
  registration_id: number | null;
  person_id: number | null;
  course_week_id: number | null;
  /** Day on which money came to it first. */
  date: IsoDate;
  amount: number;
}

/**
 * Reads for what payments are, by where their money is by now: weeks by the first day, then credit. The parts of a payment add up to its
 * amount. What pays for a child that is not named to who paid is the credit that it was. Six statements.
 */
export async function readPaidFor(
  manager: EntityManager,
  payments: readonly PaymentEntity[],
): Promise<PaidPart[]> {
  const found = await readTargets(
    manager,
    payments.map(({ id }) => id),
  );
  const registrations = found.flatMap(({ registration_id }) => registration_id ?? []);
  const childOf = await readChildIds(manager, registrations);
  const namesChild = await readNamesChild(manager, [...childOf.values()]);
  const targets = addedUp(
    found.map((target) => {
      const payment = payments.find(({ id }) => id === target.payment_id)!;
      const { person_id } = payment;
      return namesChild(payment, childOf.get(target.registration_id ?? 0), target.date)
        ? target
        : { ...target, person_id, registration_id: null, course_week_id: null };
    }),
  );
  const children = await manager.find(ChildEntity, {
    select: { id: true, first_name: true, last_name: true },
    where: { id: In([...new Set(childOf.values())]) },
  });
  const fees = await manager.find(CancellationFeeEntity, {
    select: { id: true, registration_id: true },
    where: { registration_id: In(registrations) },
  });
  const isFee = new Set(fees.map(({ registration_id }) => registration_id));
  const weeks = await readWeeks(manager, targets);
  return targets
    .map((target): PaidPart => {
      const { payment_id, registration_id, amount, course_week_id } = target;
      const child_id = (registration_id !== null && childOf.get(registration_id)) || null;
      const child = children.find(({ id }) => id === child_id);
      const week = weeks.get(course_week_id ?? 0);
      const names = (named: { name: string; name_it: string } | undefined) =>
        named ? { de: named[NAME_COLUMNS.de], it: named[NAME_COLUMNS.it] } : null;
      return {
        payment_id,
        kind: registration_id === null ? 'credit' : isFee.has(registration_id) ? 'fee' : 'place',
        child_id,
        child: child ? `${child.first_name} ${child.last_name}` : null,
        course: names(week?.course),
        week: names(week),
        starts_on: week?.from ?? null,
        ends_on: week?.to ?? null,
        amount,
      };
    })
    .sort(byWeek);
}

/** What of payments has not been refunded or booked again since, in cents, by their ids. Two statements. */
export async function readLeft(
  manager: EntityManager,
  paymentIds: readonly number[],
): Promise<Map<number, number>> {
  const targets = await readTargets(manager, paymentIds);
  const wanted = targets.map(({ registration_id, person_id }) =>
    registration_id === null ? { personId: person_id as number } : { registrationId: registration_id },
  );
  const byTarget = new Map<string, Awaited<ReturnType<typeof sharesOf>>>();
  for (const share of await sharesOf(manager, wanted)) {
    const key = `${share.registration_id} ${share.person_id}`;
    byTarget.set(key, [...(byTarget.get(key) ?? []), share]);
  }
  const left = new Map<number, number>();
  for (const shares of byTarget.values())
    for (const { paymentId, amount } of leftByPayment(shares))
      left.set(paymentId, (left.get(paymentId) ?? 0) + amount);
  return left;
}

function byWeek(a: PaidPart, b: PaidPart): number {
  const last = '9999-12-31';
  return (
    (a.starts_on ?? last).localeCompare(b.starts_on ?? last) ||
    (a.child ?? '').localeCompare(b.child ?? '') ||
    (a.child_id ?? 0) - (b.child_id ?? 0)
  );
}

/** Money that left a target again is not there: a target of which nothing is left is none. */
async function readTargets(manager: EntityManager, paymentIds: readonly number[]): Promise<Target[]> {
  const shares = await manager.find(PaymentShareEntity, {
    where: { payment_id: In([...paymentIds]) },
    order: { id: 'ASC' },
  });
  return addedUp(shares);
}

function addedUp(parts: readonly Target[]): Target[] {
  const targets = new Map<string, Target>();
  for (const { payment_id, registration_id, person_id, course_week_id, date, amount } of parts) {
    const key = `${payment_id} ${registration_id} ${person_id}`;
    const before = targets.get(key);
    targets.set(key, {
      payment_id,
      registration_id,
      person_id,
      course_week_id,
      date: before?.date ?? date,
      amount: (before?.amount ?? 0) + amount,
    });
  }
  return [...targets.values()].filter(({ amount }) => amount !== 0);
}

async function readWeeks(
  manager: EntityManager,
  targets: readonly Target[],
): Promise<Map<number, CourseWeekEntity>> {
  const weeks = await manager
    .createQueryBuilder(CourseWeekEntity, 'week')
    .innerJoin('week.course', 'course')
    .addSelect(['course.id', 'course.name', 'course.name_it'])
    .where({ id: In([...new Set(targets.flatMap(({ course_week_id }) => course_week_id ?? []))]) })
    .getMany();
  return new Map(weeks.map((week) => [week.id, week]));
}
