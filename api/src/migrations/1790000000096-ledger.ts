import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, date, id, instant, int, nullable, primary, varchar } from './schema.js';

/** Permissions on payments, for every role that could book payments before, and for the administrators. */
const PERMISSIONS = ['payment.index', 'payment.update'];

/** The parent who pays for a registration: who booked it, else the parent with the smallest id (`payerOf`). */
const PAYER = `COALESCE(
  (SELECT MIN(person.id) FROM person JOIN child_parent ON child_parent.person_id = person.id
    WHERE child_parent.child_id = registration.child_id AND person.user_id = registration.booked_by),
  (SELECT MIN(child_parent.person_id) FROM child_parent WHERE child_parent.child_id = registration.child_id))`;

/**
 * The ledger: payments and their shares. What was paid so far becomes one payment for each registration, with its date and, as
 * id, the id of the registration: the table is empty, and so payment and share find each other.
 */
export class Ledger1790000000096 implements MigrationInterface {
  name = 'Ledger1790000000096';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'payment',
      [
        id(),
        date('date'),
        int('amount'),
        varchar('method', 8),
        nullable(int('person_id')),
        nullable(int('user_id')),
        nullable(int('reverses_id')),
        nullable(varchar('booking', 36)),
        instant('created_at'),
      ],
      {
        uniques: { uq_payment_reverses: ['reverses_id'] },
        indexes: {
          ix_payment_date: ['date'],
          ix_payment_person: ['person_id'],
          ix_payment_booking: ['booking'],
          ix_payment_user: ['user_id'],
        },
      },
    );
    await createTable(
      runner,
      'payment_note',
      [
        primary(int('payment_id')),
        nullable(varchar('payer', 140)),
        nullable(varchar('reference', 140)),
        nullable(varchar('note', 500)),
      ],
      { foreignKeys: { fk_payment_note_payment: { column: 'payment_id', table: 'payment' } } },
    );
    await createTable(
      runner,
      'payment_share',
      [
        id(),
        int('payment_id'),
        nullable(int('registration_id')),
        nullable(int('person_id')),
        int('amount'),
        nullable(int('user_id')),
        instant('at'),
      ],
      {
        indexes: {
          ix_payment_share_payment: ['payment_id'],
          ix_payment_share_registration: ['registration_id'],
          ix_payment_share_person: ['person_id'],
          ix_payment_share_user: ['user_id'],
        },
        foreignKeys: { fk_payment_share_payment: { column: 'payment_id', table: 'payment' } },
      },
    );
    await migratePaid(runner);
    for (const permission of PERMISSIONS) {
      await runner.query(
        `INSERT INTO role_permission (role_id, permission)
         SELECT id, ? FROM role WHERE name = 'Administrator'
           OR id IN (SELECT role_id FROM role_permission WHERE permission = 'peopleCourseWeekRegistration.update')`,
        [permission],
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM role_permission WHERE permission IN (?, ?)', PERMISSIONS);
    await runner.dropTable('payment_share');
    await runner.dropTable('payment_note');
    await runner.dropTable('payment');
  }
}

async function migratePaid(runner: QueryRunner): Promise<void> {
  const now = new Date().toISOString().replace('T', ' ').replace('Z', '');
  // A payment without a date was made when the registration was, as far as anybody knows.
  await runner.query(
    `UPDATE registration SET payed_at = SUBSTR(CAST(created_at AS CHAR), 1, 10)
     WHERE payed_amount > 0 AND payed_at IS NULL`,
  );
  await runner.query(
    `INSERT INTO payment (id, date, amount, method, person_id, created_at)
     SELECT registration.id, registration.payed_at, registration.payed_amount, 'other', ${PAYER}, ?
     FROM registration WHERE registration.payed_amount > 0`,
    [now],
  );
  await runner.query(
    `INSERT INTO payment_share (payment_id, registration_id, amount, at)
     SELECT id, id, amount, created_at FROM payment`,
  );
}
