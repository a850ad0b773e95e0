import type { MigrationInterface, QueryRunner } from 'typeorm';
import { grantToAdministrator, revokeFromAll } from './permissions.js';
import { createTable, id, int, nullable, sortKey, text, varchar } from './schema.js';

const PERMISSIONS = ['municipality.create', 'municipality.index', 'municipality.update', 'figures.view'];

/** Municipalities, and the permission for the figures of seasons. */
export class Municipality1790000000361 implements MigrationInterface {
  name = 'Municipality1790000000361';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'municipality',
      [
        id(),
        varchar('name', 100),
        varchar('name_it', 100),
        nullable(varchar('plz', 10)),
        nullable(varchar('istat_code', 6)),
        nullable(int('contribution')),
        sortKey(runner, 'name'),
        sortKey(runner, 'name_it'),
        sortKey(runner, 'plz'),
        sortKey(runner, 'istat_code'),
        text('search_text'),
      ],
      {
        indexes: { ix_municipality_plz: ['plz'] },
        uniqueIndexes: { uq_municipality_istat_code: ['istat_code'] },
      },
    );
    await grantToAdministrator(runner, PERMISSIONS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await revokeFromAll(runner, PERMISSIONS);
    await runner.dropTable('municipality');
  }
}
