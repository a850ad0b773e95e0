import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, id, int, nullable, text, varchar } from './schema.js';

/** Lists with their filters, sort and columns under a name. */
export class SavedViews1790000000355 implements MigrationInterface {
  name = 'SavedViews1790000000355';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'saved_view',
      [id(), varchar('list', 60), varchar('name', 60), nullable(int('user_id')), text('state')],
      {
        indexes: { ix_saved_view_list: ['list', 'user_id'], ix_saved_view_user: ['user_id'] },
        foreignKeys: { fk_saved_view_user: { column: 'user_id', table: 'user', onDelete: 'CASCADE' } },
      },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('saved_view');
  }
}
