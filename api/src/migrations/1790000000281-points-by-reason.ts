import type { MigrationInterface, QueryRunner } from 'typeorm';
import { index } from './schema.js';

/** Each reading of a day asks for its places that ended; for who sees every week that was a scan of all points. */
export class PointsByReason1790000000281 implements MigrationInterface {
  name = 'PointsByReason1790000000281';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex('attendance_issue', index('ix_attendance_issue_reason', ['reason', 'date']));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('attendance_issue', 'ix_attendance_issue_reason');
  }
}
