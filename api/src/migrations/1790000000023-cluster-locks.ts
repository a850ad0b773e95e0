import type { MigrationInterface, QueryRunner } from 'typeorm';
import { LOCK_TABLES } from '../core/database/cluster.js';

/** Columns that every engine understands; used on a cluster only. They hold nothing that a backup would miss. */
const TABLES = {
  migration_lock: 'id int NOT NULL PRIMARY KEY, until datetime NOT NULL, owner char(36) NOT NULL',
  cluster_lock:
    'what varchar(64) NOT NULL, id int NOT NULL, turn int unsigned NOT NULL, PRIMARY KEY (what, id)',
};

/**
 * Tables of the locks on a cluster (`core/database/cluster.ts`), which no entity stands for. Version 0.1.0 made them outside the
 * migrations, so they may be there. A node also runs this before it holds the lock, see `makeLockTables`. `IF NOT EXISTS` makes both harmless.
 */
export class ClusterLocks1790000000023 implements MigrationInterface {
  name = LOCK_TABLES;

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, columns] of Object.entries(TABLES))
      await runner.query(`CREATE TABLE IF NOT EXISTS ${table} (${columns})`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of Object.keys(TABLES)) await runner.query(`DROP TABLE IF EXISTS ${table}`);
  }
}
