import type { DataSource, Logger } from 'typeorm';
import { openDataSource, type DatabaseConfig } from './core/database/data-source.js';
import { entities } from './entities.js';
import { migrations } from './migrations/index.js';

/** Opens the database of the configuration with every table and migration of the application; does not migrate. */
export function openDatabase(config: DatabaseConfig, logger?: Logger): Promise<DataSource> {
  return openDataSource(config, { entities, migrations }, logger);
}
