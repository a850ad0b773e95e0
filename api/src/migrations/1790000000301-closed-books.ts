import { romeDate } from '@feria/shared';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { inPieces } from '../core/pieces.js';
import { grantToAdministrator, revokeFromAll } from './permissions.js';
import { addColumn, changeColumn, date, index, int, nullable } from './schema.js';

const PERMISSIONS = ['payment.close'];
const OPTION = 'books_closed_until';

/**
 * Books that are closed stay as they are: a share of a payment has a day of its own, because money that was moved later belongs into the
 * journal of that later day, and knows the week that it was for.
 */
export class ClosedBooks1790000000301 implements MigrationInterface {
  name = 'ClosedBooks1790000000301';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'payment_share', nullable(date('date')));
    await addColumn(runner, 'payment_share', nullable(int('course_week_id')));
    await runner.query(
      `UPDATE payment_share SET date = (SELECT payment.date FROM payment WHERE payment.id = payment_share.payment_id),
        course_week_id = COALESCE(
          (SELECT registration.course_week_id FROM registration WHERE registration.id = payment_share.registration_id),
          (SELECT fee.course_week_id FROM cancellation_fee fee WHERE fee.registration_id = payment_share.registration_id),
          (SELECT MAX(removal.course_week_id) FROM registration_event removal
            WHERE removal.registration_id = payment_share.registration_id AND removal.kind = 'removed'))`,
    );
    await dateMovedMoney(runner);
    await changeColumn(runner, 'payment_share', date('date'));
    await runner.createIndex('payment_share', index('ix_payment_share_date', ['date', 'payment_id']));
    await grantToAdministrator(runner, PERMISSIONS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await revokeFromAll(runner, PERMISSIONS);
    const { driver } = runner.dataSource;
    await runner.query(`DELETE FROM ${driver.escape('option')} WHERE ${driver.escape('key')} = ?`, [OPTION]);
    await runner.dropIndex('payment_share', 'ix_payment_share_date');
    await runner.dropColumn('payment_share', 'course_week_id');
    await runner.dropColumn('payment_share', 'date');
  }
}

/** Money that was not booked with its payment was moved on the day of its share, in Rome: the database does not know which that is. */
async function dateMovedMoney(runner: QueryRunner): Promise<void> {
  const moved = (await runner.query(
    `SELECT share.id AS id, share.at AS at FROM payment_share share JOIN payment ON payment.id = share.payment_id
     WHERE share.at <> payment.created_at`,
  )) as { id: number; at: Date | string }[];
  const byDay = new Map<string, number[]>();
  for (const { id, at } of moved) {
    const day = romeDate(typeof at === 'string' ? new Date(`${at.replace(' ', 'T')}Z`) : at);
    byDay.set(day, [...(byDay.get(day) ?? []), Number(id)]);
  }
  for (const [day, ids] of byDay)
    await inPieces(ids, async (some) => {
      const list = some.map(() => '?').join(', ');
      await runner.query(`UPDATE payment_share SET date = ? WHERE id IN (${list})`, [day, ...some]);
      return [];
    });
}
