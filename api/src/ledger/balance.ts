import type { EntityManager } from 'typeorm';

/*
 * What is due, what is open, who pays and what is credit (product/money.md#one-balance). Every list, screen, mail, document and export that
 * shows one of these figures takes it from here, so that they agree.
 */

/** SQL: what is to be paid of a `registration` that does not wait, in cents. */
export const DUE = '(registration.price - registration.discount)';
/** SQL: what is to be paid of a `registration`, in cents; who waits owes nothing. */
export const DUE_NOW = `(CASE WHEN registration.is_waiting = 0 THEN ${DUE} ELSE 0 END)`;

/** SQL: whether something is owed of a `registration`, in part too; who waits owes nothing (product/money.md#paid-state). */
export const IS_OPEN = `(registration.is_waiting = 0 AND registration.payed_amount < ${DUE})`;
/** SQL: what is owed of a `registration` that {@link IS_OPEN}, in cents. */
export const OPEN = `(${DUE} - registration.payed_amount)`;

/** SQL: whether something is owed of a `fee` of a place that was given back, in part too. */
export const IS_FEE_OPEN = '(fee.payed_amount < fee.amount)';
/** SQL: what is owed of a `fee`, in cents. */
export const FEE_OPEN = '(fee.amount - fee.payed_amount)';

/**
 * SQL: the person who pays for a row with `child_id` and `booked_by`, such as a `registration`; as `payerOf` of payment.ts.
 * @param alias of its table
 */
export function payerSql(alias: string): string {
  return `COALESCE(${bookerSql(alias)},
    (SELECT MIN(any_parent.person_id) FROM \`child_parent\` any_parent WHERE any_parent.child_id = ${alias}.child_id))`;
}

/** SQL: the parent of the child who booked a row with `child_id` and `booked_by`; NULL where the office did. */
export function bookerSql(alias: string): string {
  return `(SELECT booker.id FROM \`person\` booker JOIN \`child_parent\` booked_for ON booked_for.person_id = booker.id
     WHERE booked_for.child_id = ${alias}.child_id AND booker.user_id = ${alias}.booked_by)`;
}

/**
 * SQL: what a parent owes now for places and fees, in cents; as `openCharges`. What is open is summed once for all parents.
 * @param personId a column
 */
export function openOfPayerSql(personId: string): string {
  return `(SELECT COALESCE(SUM(owed.amount), 0) FROM (
      SELECT ${payerSql('registration')} AS payer_id, ${OPEN} AS amount FROM \`registration\` registration WHERE ${IS_OPEN}
      UNION ALL SELECT ${payerSql('fee')} AS payer_id, ${FEE_OPEN} AS amount FROM \`cancellation_fee\` fee WHERE ${IS_FEE_OPEN}
    ) owed WHERE owed.payer_id = ${personId})`;
}

/**
 * SQL: the credit of a parent in cents, with what is set aside to be paid out.
 * @param personId a column
 */
export function creditSql(personId: string): string {
  return `(SELECT COALESCE(SUM(share.amount), 0) FROM \`payment_share\` share WHERE share.person_id = ${personId})`;
}

/**
 * SQL: cents of a parent's credit that are in a file of transfers: nothing else uses them.
 * @param personId a column
 */
export function asideSql(personId: string): string {
  return `(SELECT COALESCE(SUM(payout.amount), 0) FROM \`payout\` payout
    WHERE payout.person_id = ${personId} AND payout.state = 'open')`;
}

/**
 * SQL: a row for each parent who had credit once, with `person_id`, `credit` (with what is set aside), `aside` and `file_id`, the file in
 * which it stands. Cents.
 * @param which a condition for `person_id`, its parameters come twice
 */
export function creditsSql(which = 'person_id IS NOT NULL'): string {
  return `SELECT person_id, SUM(amount) AS credit, SUM(aside) AS aside, MAX(file_id) AS file_id FROM (
      SELECT person_id, amount, 0 AS aside, NULL AS file_id FROM payment_share WHERE ${which}
      UNION ALL SELECT person_id, 0 AS amount, amount AS aside, sepa_file_id AS file_id FROM payout
        WHERE state = 'open' AND ${which}) parts
    GROUP BY person_id`;
}

/** The credit of parents, in cents, with what is set aside to be paid out; who has none is not in it. */
export async function creditsOf(
  manager: EntityManager,
  personIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await readCredits(manager, personIds);
  return withCredit(rows.map(({ personId, credit }) => [personId, credit]));
}

/**
 * The credit that parents can use, in cents: what is to be paid out (product/money.md#paying-out-credit) is left alone. Who has none is
 * not in it. Whoever uses it holds the locks of the parents.
 */
export async function freeCreditsOf(
  manager: EntityManager,
  personIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await readCredits(manager, personIds);
  return withCredit(rows.map(({ personId, credit, aside }) => [personId, credit - aside]));
}

async function readCredits(
  manager: EntityManager,
  personIds: readonly number[],
): Promise<{ personId: number; credit: number; aside: number }[]> {
  if (personIds.length === 0) return [];
  const which = `person_id IN (${personIds.map(() => '?').join(', ')})`;
  const rows = await manager.query<Record<'person_id' | 'credit' | 'aside', number | string>[]>(
    creditsSql(which),
    [...personIds, ...personIds],
  );
  // MariaDB gives sums as text.
  return rows.map(({ person_id, credit, aside }) => ({
    personId: Number(person_id),
    credit: Number(credit),
    aside: Number(aside),
  }));
}

function withCredit(credits: readonly (readonly [number, number])[]): Map<number, number> {
  return new Map(credits.filter(([, credit]) => credit !== 0));
}

/** What is open of what a parent pays for a child. Cents. */
export interface OpenByPayer {
  child_id: number;
  person_id: number;
  open: number;
}

/** What is open for children, for places and fees, by child and who pays; who owes nothing is not in it. One statement, none for no children. */
export async function openByPayer(
  manager: EntityManager,
  childIds: readonly number[],
): Promise<OpenByPayer[]> {
  if (childIds.length === 0) return [];
  const ids = [...new Set(childIds)];
  const list = ids.map(() => '?').join(', ');
  const rows = await manager.query<Record<'child_id' | 'person_id' | 'open', number | string | null>[]>(
    `SELECT child_id, person_id, SUM(amount) AS open FROM (
       SELECT registration.child_id AS child_id, ${payerSql('registration')} AS person_id, ${OPEN} AS amount
         FROM registration WHERE ${IS_OPEN} AND registration.child_id IN (${list})
       UNION ALL SELECT fee.child_id AS child_id, ${payerSql('fee')} AS person_id, ${FEE_OPEN} AS amount
         FROM cancellation_fee fee WHERE ${IS_FEE_OPEN} AND fee.child_id IN (${list})) owed
     GROUP BY child_id, person_id ORDER BY child_id, person_id`,
    [...ids, ...ids],
  );
  // MariaDB gives sums as text. Nobody pays for a child without parents.
  return rows.flatMap(({ child_id, person_id, open }) =>
    person_id === null
      ? []
      : [{ child_id: Number(child_id), person_id: Number(person_id), open: Number(open) }],
  );
}

/** Of how many something is open, and how many cents. */
export interface OpenTotal {
  count: number;
  amount: number;
}

/** All that is owed of every project, for places and for fees, in one statement. */
export async function openTotals(manager: EntityManager): Promise<Record<'places' | 'fees', OpenTotal>> {
  const [places, fees] = await manager.query<Record<keyof OpenTotal, number | string | null>[]>(
    `SELECT 1 AS part, COUNT(*) AS count, SUM(${OPEN}) AS amount FROM registration WHERE ${IS_OPEN}
     UNION ALL SELECT 2 AS part, COUNT(*) AS count, SUM(${FEE_OPEN}) AS amount
       FROM cancellation_fee fee WHERE ${IS_FEE_OPEN}
     ORDER BY part`,
  );
  const read = (row: typeof places): OpenTotal => ({
    count: Number(row?.count),
    amount: Number(row?.amount),
  });
  return { places: read(places), fees: read(fees) };
}
