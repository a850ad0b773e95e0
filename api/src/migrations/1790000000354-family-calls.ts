import type { MigrationInterface, QueryRunner } from 'typeorm';
import { grantToAdministrator, revokeFromAll } from './permissions.js';
import { createTable, date, id, instant, int, nullable, text } from './schema.js';

const PERMISSIONS = ['person.calls'];

/** Calls of families that the office noted. */
export class FamilyCalls1790000000354 implements MigrationInterface {
  name = 'FamilyCalls1790000000354';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'family_call',
      [
        id(),
        int('person_id'),
        nullable(int('user_id')),
        instant('at'),
        text('text'),
        nullable(text('todo')),
        nullable(date('todo_on')),
        nullable(instant('done_at')),
      ],
      {
        indexes: {
          ix_family_call_person: ['person_id'],
          ix_family_call_user: ['user_id'],
          ix_family_call_todo: ['todo_on', 'done_at'],
        },
        foreignKeys: {
          fk_family_call_person: { column: 'person_id', table: 'person', onDelete: 'CASCADE' },
          fk_family_call_user: { column: 'user_id', table: 'user', onDelete: 'SET NULL' },
        },
      },
    );
    await grantToAdministrator(runner, PERMISSIONS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await revokeFromAll(runner, PERMISSIONS);
    await runner.dropTable('family_call');
  }
}
