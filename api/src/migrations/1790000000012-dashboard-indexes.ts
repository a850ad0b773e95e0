import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

/** By table, index and columns. */
const INDEXES = [
  ['registration', 'ix_registration_week_payment', ['course_week_id', 'is_waiting', 'payed_amount', 'price']],
  ['registration', 'ix_registration_waiting', ['is_waiting']],
  ['registration_event', 'ix_registration_event_at', ['at', 'kind']],
  ['course', 'ix_course_register_from', ['register_from']],
] as const;

/** What the start page of the back office asks for each morning is answered from indexes alone. */
export class DashboardIndexes1790000000012 implements MigrationInterface {
  name = 'DashboardIndexes1790000000012';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, name, columnNames] of INDEXES) {
      await runner.createIndex(table, new TableIndex({ name, columnNames: [...columnNames] }));
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, name] of INDEXES) await runner.dropIndex(table, name);
  }
}
