import type { IsoDate, PaymentMethod } from '@feria/shared';
import { In, type EntityManager } from 'typeorm';
import { payerSql } from '../../../ledger/balance.js';
import type { CourseEntity } from '../../../model/catalogue/course.entity.js';
import { CourseWeekEntity } from '../../../model/catalogue/course-week.entity.js';
import { ChildEntity } from '../../../model/families/child.entity.js';
import { readChildIds, readNamesChild } from '../../payers/children-of.js';

/** What a payment brought to the account of a parent, or took from it. */
export interface AccountPayment {
  id: number;
  date: IsoDate;
  method: PaymentMethod;
  /** The payment that this one takes back. */
  reverses_id: number | null;
  reference: string | null;
  /** Cents. */
  amount: number;
}

/** SQL: whose money a `share` is: of credit its parent, else who pays for the place or its fee; of what is gone, for whom it was paid. */
const OWNER = `COALESCE(share.person_id, ${payerSql('registration')}, ${payerSql('fee')}, payment.person_id)`;

/**
 * Reads what payments brought to the account of a parent (product/office.md#statement), whoever paid and whenever, the first day first:
 * the shares that pay for what the parent owes, and those that are the parent's credit. All of them add up to what is paid of the
 * parent's charges, and the credit. One statement.
 */
export async function readAccount(manager: EntityManager, personId: number): Promise<AccountPayment[]> {
  const own = 'SELECT own.child_id FROM child_parent own WHERE own.person_id = ?';
  const rows = await manager.query<(Omit<AccountPayment, 'amount'> & { amount: number | string })[]>(
    `SELECT payment.id AS id, payment.date AS date, payment.method AS method, payment.reverses_id AS reverses_id,
       words.reference AS reference, SUM(share.amount) AS amount
     FROM (SELECT id FROM payment_share WHERE person_id = ?
       UNION SELECT part.id FROM payment JOIN payment_share part ON part.payment_id = payment.id WHERE payment.person_id = ?
       UNION SELECT part.id FROM registration JOIN payment_share part ON part.registration_id = registration.id
         WHERE registration.child_id IN (${own})
       UNION SELECT part.id FROM cancellation_fee fee JOIN payment_share part ON part.registration_id = fee.registration_id
         WHERE fee.child_id IN (${own})) possible
     JOIN payment_share share ON share.id = possible.id
     JOIN payment ON payment.id = share.payment_id
     LEFT JOIN payment_note words ON words.payment_id = payment.id
     LEFT JOIN registration ON registration.id = share.registration_id
     LEFT JOIN cancellation_fee fee ON fee.registration_id = share.registration_id
     WHERE ${OWNER} = ?
     GROUP BY payment.id, payment.date, payment.method, payment.reverses_id, words.reference
     HAVING SUM(share.amount) <> 0
     ORDER BY payment.date, payment.id`,
    [personId, personId, personId, personId, personId],
  );
  // MariaDB gives a calculated number as text.
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}

/** A part of a payment that a parent made and that is on the account of another one. */
export interface PaidForOther {
  /** Of the payment. */
  date: IsoDate;
  method: PaymentMethod;
  /** Whether it takes a payment back. */
  isReversal: boolean;
  /** What it was for; `null` where documents do not name the child to who paid, and of credit. */
  place: { child: string; isFee: boolean; course: PlaceName | null } | null;
  /** Cents; below 0 for what takes a payment back. */
  amount: number;
}

/**
 * Reads what a parent paid and what is by now on the account of another one: for a place that the other one owes, or as their credit; the
 * first day first. It is no part of the parent's own account. Five statements.
 */
export async function readPaidForOthers(manager: EntityManager, personId: number): Promise<PaidForOther[]> {
  const rows = await manager.query<RawPaidForOther[]>(
    `SELECT payment.id AS id, payment.date AS date, payment.method AS method, payment.person_id AS person_id,
       payment.reverses_id AS reverses_id, share.registration_id AS registration_id, MIN(share.date) AS came_on,
       MIN(share.course_week_id) AS course_week_id, MIN(fee.id) AS fee_id, SUM(share.amount) AS amount
     FROM payment
     JOIN payment_share share ON share.payment_id = payment.id
     LEFT JOIN registration ON registration.id = share.registration_id
     LEFT JOIN cancellation_fee fee ON fee.registration_id = share.registration_id
     WHERE payment.payer_id = ? AND ${OWNER} <> ?
     GROUP BY payment.id, payment.date, payment.method, payment.person_id, payment.reverses_id, share.registration_id
     HAVING SUM(share.amount) <> 0
     ORDER BY payment.date, payment.id, share.registration_id`,
    [personId, personId],
  );
  const childOf = await readChildIds(
    manager,
    rows.flatMap(({ registration_id }) => registration_id ?? []),
  );
  const namesChild = await readNamesChild(manager, [...childOf.values()]);
  const children = await manager.find(ChildEntity, {
    select: { id: true, first_name: true, last_name: true },
    where: { id: In([...childOf.values()]) },
  });
  const weeks = await manager.find(CourseWeekEntity, {
    select: { id: true, course: { id: true, name: true, name_it: true } },
    where: { id: In(rows.flatMap(({ course_week_id }) => course_week_id ?? [])) },
    relations: { course: true },
  });
  return rows.map((row) => {
    const { date, method, person_id, reverses_id, registration_id, came_on, course_week_id, fee_id } = row;
    const childId = childOf.get(registration_id ?? 0);
    const isNamed = namesChild({ person_id, payer_id: personId }, childId, came_on);
    const child = isNamed && children.find(({ id }) => id === childId);
    const course = weeks.find(({ id }) => id === Number(course_week_id))?.course ?? null;
    const place = child
      ? { child: `${child.first_name} ${child.last_name}`, isFee: fee_id !== null, course }
      : null;
    // MariaDB gives a calculated number as text.
    return { date, method, isReversal: reverses_id !== null, place, amount: Number(row.amount) };
  });
}

/** The names of a project. */
type PlaceName = Pick<CourseEntity, 'name' | 'name_it'>;

interface RawPaidForOther extends Pick<PaidForOther, 'date' | 'method'> {
  person_id: number | null;
  reverses_id: number | null;
  course_week_id: number | string | null;
  fee_id: number | null;
  registration_id: number | null;
  came_on: IsoDate;
  amount: number | string;
}
