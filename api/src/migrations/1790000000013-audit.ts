import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, date, id, instant, int, nullable, text, varchar } from './schema.js';

/** Who changed what, and who was shown whose health data. */
export class Audit1790000000013 implements MigrationInterface {
  name = 'Audit1790000000013';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'audit_entry',
      [
        id(),
        int('user_id'),
        varchar('action', 10),
        varchar('resource', 80),
        nullable(int('record_id')),
        nullable(text('fields')),
        instant('at'),
      ],
      {
        indexes: {
          ix_audit_entry_at: ['at'],
          ix_audit_entry_record: ['resource', 'record_id'],
          ix_audit_entry_user: ['user_id', 'at'],
        },
      },
    );
    await createTable(
      runner,
      'health_read',
      [id(), int('child_id'), int('user_id'), date('date'), varchar('via', 8)],
      {
        uniques: { uq_health_read: ['child_id', 'user_id', 'date', 'via'] },
        indexes: { ix_health_read_date: ['date'], ix_health_read_user: ['user_id', 'date'] },
      },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['health_read', 'audit_entry']) await runner.dropTable(table);
  }
}
