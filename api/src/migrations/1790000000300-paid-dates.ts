import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A registration is paid on the day of what was paid last. Money that left it does not count any more: neither what was corrected, nor
 * what became credit.
 */
export class PaidDates1790000000300 implements MigrationInterface {
  name = 'PaidDates1790000000300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE registration SET payed_at = COALESCE(
      (SELECT payment.date FROM payment_share share JOIN payment ON payment.id = share.payment_id
        WHERE share.registration_id = registration.id AND share.amount > 0 AND payment.reverses_id IS NULL
          AND NOT EXISTS (SELECT 1 FROM payment reversal WHERE reversal.reverses_id = payment.id)
        ORDER BY share.id DESC LIMIT 1),
      (SELECT payment.date FROM payment_share share JOIN payment ON payment.id = share.payment_id
        WHERE share.registration_id = registration.id AND share.amount > 0 ORDER BY share.id DESC LIMIT 1))
      WHERE payed_amount > 0 AND EXISTS (SELECT 1 FROM payment_share less
        WHERE less.registration_id = registration.id AND less.amount < 0)`);
  }

  /** What the dates were before is not kept. */
  async down(): Promise<void> {
    // Nothing to undo: both are dates of payments of the registration.
  }
}
