import type { EntityManager } from 'typeorm';
import { FEE_PAID, LAST_DATE, PAID } from './ledger.js';
import { creditsSql, DUE_NOW, IS_FEE_OPEN, IS_OPEN, payerSql } from './balance.js';

/** A rule of the ledger: a statement that finds the ids of what breaks it. */
interface Rule {
  broken: string;
  sql: string;
}

/** SQL: registrations that are paid above what they cost. Of a child without parents nobody has the rest as credit. */
export const PAID_ABOVE = `SELECT registration.id AS id FROM registration
  WHERE registration.payed_amount > ${DUE_NOW} AND ${payerSql('registration')} IS NOT NULL`;

/** SQL: the credit of parents that nothing else may wait for: what is to be paid out is left alone. */
const FREE_CREDIT = `SELECT person_id, credit - aside AS amount FROM (${creditsSql()}) credits`;

/** SQL: parents who have credit and owe something. */
export const CREDIT_BESIDE_CHARGES = `SELECT credit.person_id AS id
      FROM (${FREE_CREDIT}) credit
      WHERE credit.amount > 0 AND (
        EXISTS (SELECT 1 FROM registration JOIN child_parent own ON own.child_id = registration.child_id
          WHERE own.person_id = credit.person_id AND ${IS_OPEN}
            AND ${payerSql('registration')} = credit.person_id)
        OR EXISTS (SELECT 1 FROM cancellation_fee fee JOIN child_parent own ON own.child_id = fee.child_id
          WHERE own.person_id = credit.person_id AND ${IS_FEE_OPEN} AND ${payerSql('fee')} = credit.person_id))`;

const RULES: readonly Rule[] = [
  {
    broken: 'Payments whose shares do not add up to their amount',
    sql: `SELECT payment.id AS id FROM payment LEFT JOIN payment_share ON payment_share.payment_id = payment.id
      GROUP BY payment.id, payment.amount
      HAVING COALESCE(SUM(payment_share.amount), 0) <> payment.amount`,
  },
  {
    broken: 'Payments whose money was moved on a day without adding up to nothing',
    sql: `SELECT DISTINCT payment.id AS id FROM payment JOIN payment_share share ON share.payment_id = payment.id
      WHERE share.date <> payment.date GROUP BY payment.id, share.date HAVING SUM(share.amount) <> 0`,
  },
  { broken: 'Payments of nothing', sql: 'SELECT id FROM payment WHERE amount = 0' },
  {
    broken: 'Payments that take back another amount than that of their payment',
    sql: `SELECT reversal.id AS id FROM payment reversal LEFT JOIN payment ON payment.id = reversal.reverses_id
      WHERE reversal.reverses_id IS NOT NULL AND COALESCE(payment.amount, 0) <> -reversal.amount`,
  },
  {
    broken: 'Shares that are not for exactly one registration or credit',
    sql: 'SELECT id FROM payment_share WHERE (registration_id IS NULL) = (person_id IS NULL)',
  },
  {
    broken: 'Registrations whose paid amount is not that of their shares',
    sql: `SELECT registration.id AS id FROM registration WHERE registration.payed_amount <> ${PAID}`,
  },
  {
    broken: 'Registrations whose date of payment is not that of their last payment',
    sql: `SELECT registration.id AS id FROM registration
      WHERE (registration.payed_amount > 0 AND (registration.payed_at IS NULL OR registration.payed_at <> ${LAST_DATE}))
        OR (registration.payed_amount = 0 AND registration.payed_at IS NOT NULL)`,
  },
  {
    broken: 'Registrations, also removed ones, with less than nothing paid',
    sql: `SELECT registration_id AS id FROM payment_share WHERE registration_id IS NOT NULL
      GROUP BY registration_id HAVING SUM(amount) < 0`,
  },
  {
    broken: 'Cancellation fees whose paid amount is not that of their shares',
    sql: `SELECT cancellation_fee.id AS id FROM cancellation_fee WHERE cancellation_fee.payed_amount <> ${FEE_PAID}`,
  },
  {
    broken: 'Cancellation fees of nothing, or paid above their amount',
    sql: 'SELECT id FROM cancellation_fee WHERE amount <= 0 OR payed_amount > amount',
  },
  {
    broken: 'Cancellation fees of registrations that are there',
    sql: `SELECT cancellation_fee.id AS id FROM cancellation_fee
      JOIN registration ON registration.id = cancellation_fee.registration_id`,
  },
  {
    broken: 'Registrations that are paid above what they cost',
    sql: PAID_ABOVE,
  },
  {
    broken: 'Parents with credit who owe something',
    sql: CREDIT_BESIDE_CHARGES,
  },
  {
    broken: 'Parents of whom more is to be paid out than they have as credit',
    sql: `SELECT free.person_id AS id FROM (${FREE_CREDIT}) free WHERE free.amount < 0
      AND EXISTS (SELECT 1 FROM payout WHERE payout.person_id = free.person_id AND payout.state = 'open')`,
  },
  {
    broken: 'Credit that was paid out, without a payment of this amount',
    sql: `SELECT payout.id AS id FROM payout LEFT JOIN payment ON payment.id = payout.payment_id
      WHERE (payout.state = 'paid') <> (payout.payment_id IS NOT NULL)
        OR (payout.state = 'paid' AND COALESCE(payment.amount, 0) <> -payout.amount)`,
  },
  {
    broken: 'Receipts whose lines do not add up to their amount',
    sql: `SELECT receipt.id AS id FROM receipt LEFT JOIN receipt_line line ON line.receipt_id = receipt.id
      GROUP BY receipt.id, receipt.amount HAVING COALESCE(SUM(line.amount), 0) <> receipt.amount`,
  },
  {
    broken: 'Receipts of another amount than their payment, or of a refund',
    sql: `SELECT receipt.id AS id FROM receipt LEFT JOIN payment ON payment.id = receipt.payment_id
      WHERE receipt.amount <= 0 OR COALESCE(payment.amount, 0) <> receipt.amount`,
  },
  {
    broken: 'Valid receipts of payments that were taken back',
    sql: `SELECT receipt.id AS id FROM receipt JOIN payment reversal ON reversal.reverses_id = receipt.payment_id
      WHERE receipt.cancelled_at IS NULL`,
  },
  {
    broken: 'Receipts that are valid and cancelled, or neither',
    sql: `SELECT id FROM receipt WHERE (cancelled_at IS NULL) <> (valid_payment_id IS NOT NULL)
      OR (valid_payment_id IS NOT NULL AND valid_payment_id <> payment_id)
      OR (cancelled_at IS NULL) <> (cancellation IS NULL)`,
  },
  {
    broken: 'Years whose receipts have gaps between their numbers',
    sql: `SELECT year AS id FROM receipt GROUP BY year HAVING MIN(number) <> 1 OR MAX(number) <> COUNT(*)`,
  },
  {
    broken: 'Receipts with an earlier date than the number before them, or of another year than their number',
    sql: `SELECT receipt.id AS id FROM receipt
      LEFT JOIN receipt earlier ON earlier.year = receipt.year AND earlier.number = receipt.number - 1
      WHERE earlier.date > receipt.date
        OR SUBSTR(receipt.date, 1, 4) + 0 <> receipt.year`,
  },
  {
    broken: 'Parents with a credit below nothing',
    sql: `SELECT person_id AS id FROM payment_share WHERE person_id IS NOT NULL
      GROUP BY person_id HAVING SUM(amount) < 0`,
  },
];

/** Nobody reads thousands of ids. */
const MAX_IDS = 20;

/**
 * What breaks the rules of the ledger (product/money.md#the-ledger), a sentence with ids for each broken rule; empty when it balances.
 * Read in one transaction, it may run while the office books.
 */
export async function checkLedger(manager: EntityManager): Promise<string[]> {
  const problems: string[] = [];
  for (const { broken, sql } of RULES) {
    const rows = await manager.query<{ id: number }[]>(sql);
    if (rows.length > 0) problems.push(`${broken}: ${idsOf(rows)}`);
  }
  return problems;
}

function idsOf(rows: readonly { id: number }[]): string {
  const ids = rows.slice(0, MAX_IDS).map(({ id }) => id);
  return [...ids, ...(rows.length > MAX_IDS ? [`and ${rows.length - MAX_IDS} more`] : [])].join(', ');
}
