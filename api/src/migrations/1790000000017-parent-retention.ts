import { TableColumn, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { instant, nullable } from './schema.js';

const COLUMNS = [nullable(instant('active_at')), nullable(instant('erasure_warned_at'))];

/** Indexes by which erasing finds what leads to an account or a child, and retention finds unused accounts. */
const INDEXES: [table: string, index: TableIndex][] = [
  ['person', new TableIndex({ name: 'ix_person_active_at', columnNames: ['active_at'] })],
  ['outbox_mail', new TableIndex({ name: 'ix_outbox_mail_user', columnNames: ['user_id'] })],
  ['registration_event', new TableIndex({ name: 'ix_registration_event_child', columnNames: ['child_id'] })],
  ['registration_event', new TableIndex({ name: 'ix_registration_event_user', columnNames: ['user_id'] })],
];

/** When a parent was last active, and when the mail was written that tells of the coming erasure. */
export class ParentRetention1790000000017 implements MigrationInterface {
  name = 'ParentRetention1790000000017';

  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumns(
      'person',
      COLUMNS.map((column) => new TableColumn(column)),
    );
    for (const [table, index] of INDEXES) await runner.createIndex(table, index);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, { name }] of [...INDEXES].reverse()) await runner.dropIndex(table, name ?? '');
    await runner.dropColumns(
      'person',
      COLUMNS.map(({ name }) => name),
    );
  }
}
