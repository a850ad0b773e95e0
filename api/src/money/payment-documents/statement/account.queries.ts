import type { IsoDate, PaymentMethod } from '@feria/shared';
import type { EntityManager } from 'typeorm';
import { payerSql } from '../../../ledger/balance.js';

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
