import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, id, instant, varchar } from './schema.js';

/** The uploads that are stored. Files that were there before are entered by the housekeeping. */
export class Uploads1790000000008 implements MigrationInterface {
  name = 'Uploads1790000000008';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'upload', [id(), varchar('address', 120), instant('created_at')], {
      uniques: { uq_upload_address: ['address'] },
      indexes: { ix_upload_created_at: ['created_at'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('upload');
  }
}
