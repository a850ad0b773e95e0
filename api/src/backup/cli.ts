import { resolve } from 'node:path';
import { ConfigError, readConfig } from '../platform/config/config.js';
import { BackupError, type Manifest } from './archive.js';
import { backUp } from './backup.js';
import { restore } from './restore.js';

/**
 * `node api/dist/backup/cli.js backup|restore DIRECTORY`, with the environment of the app; `npm run backup` and
 * `npm run restore` call it. Exit code 1 and one sentence when it cannot be done.
 */
const [command, directory] = process.argv.slice(2);

try {
  if (!directory || (command !== 'backup' && command !== 'restore'))
    throw new BackupError('usage: npm run backup -- DIRECTORY, or npm run restore -- DIRECTORY');
  const config = readConfig(process.env);
  const work = command === 'backup' ? backUp : restore;
  process.stdout.write(summary(command, await work(config, resolve(directory))));
} catch (error) {
  if (!(error instanceof BackupError) && !(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

function summary(done: string, { tables, created_at }: Manifest): string {
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  return done === 'backup'
    ? `Backed up: ${rows} rows of ${Object.keys(tables).length} tables, and the uploads. Keep HEALTH_KEY elsewhere.\n`
    : `Restored: ${rows} rows as they were at ${created_at}, and the uploads.\n`;
}
