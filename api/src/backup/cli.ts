import { resolve } from 'node:path';
import { ConfigError, readConfig } from '../core/config/config.js';
import { createFilesForOwnerOnly } from '../core/config/owner-only.js';
import { BackupError, type Manifest } from './archive.js';
import { backUp } from './backup.js';
import { restore } from './restore.js';

/**
 * The command line of backup and restore: `node api/dist/backup/cli.js backup|restore DIRECTORY`. `npm run backup` and
 * `npm run restore` call it. It reads the same environment variables as the app. When the work cannot be done, it prints one
 * sentence on standard error and ends with exit code 1.
 */

// Before anything is written: a backup holds data of families.
createFilesForOwnerOnly();
const [command, directory] = process.argv.slice(2);

try {
  if (!directory || (command !== 'backup' && command !== 'restore'))
    throw new BackupError('usage: npm run backup -- DIRECTORY, or npm run restore -- DIRECTORY');
  const config = readConfig(process.env);
  const run = command === 'backup' ? backUp : restore;
  process.stdout.write(summary(command, await run(config, resolve(directory))));
} catch (error) {
  if (!(error instanceof BackupError) && !(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

function summary(finished: string, { tables, created_at }: Manifest): string {
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  return finished === 'backup'
    ? `Backed up: ${rows} rows of ${Object.keys(tables).length} tables, and the uploads. Keep HEALTH_KEY elsewhere.\n`
    : `Restored: ${rows} rows as they were at ${created_at}, and the uploads.\n`;
}
