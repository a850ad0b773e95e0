import { BACKOFFICE, DEMO_ACCOUNTS, DEMO_PASSWORD } from '@feria/shared';
import type { DataSource } from 'typeorm';
import { createApp } from './app.js';
import { listen } from './listen.js';
import { SettleAtStart } from './registrations/settle-at-start.js';
import { DueWork } from './registrations/due-work.js';
import { setHealthKey } from './core/database/health-cipher.js';
import { Clock } from './core/clock.js';
import { closeToOthers, createFilesForOwnerOnly } from './core/config/owner-only.js';
import { ConfigError, readConfig, type Config } from './core/config/config.js';
import { forgetSecrets } from './core/config/secret-files.js';
import { migrate } from './core/database/data-source.js';
import { openDatabase } from './open-database.js';
import { findDrift } from './core/database/drift.js';
import { Transactions } from './core/database/transactions.js';
import { Logger } from './core/logger.js';
import { seed } from './seed/seed.js';
import { endOnSignals } from './shutdown.js';

/** Starts the one process that serves API, portal and back office, and says where. */
export async function start(env: NodeJS.ProcessEnv): Promise<void> {
  createFilesForOwnerOnly();
  let config: Config;
  try {
    config = readConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
    return;
  }
  forgetSecrets(env);
  Logger.redacts = config.production;
  endByUncaughtErrors();
  const open = closeToOthers(config.dataDir);
  if (open) new Logger().warn('DATA_DIR has files of another user, which keep their rights', { files: open });
  setHealthKey(config.healthKey);
  const dataSource = await openDatabase(config);
  const logger = new Logger();
  for (const ran of await migrate(dataSource)) logger.info('migration', { ...ran });
  if (!config.production && (await refuseDrift(dataSource))) return;
  const app = await createApp(config, dataSource);
  const demo = await seed({
    dataSource,
    transactions: app.get(Transactions),
    config,
    clock: app.get(Clock),
  });
  await app.get(SettleAtStart, { strict: false }).run(config.settleBalances);
  endOnSignals(app);
  const port = await listen(app, config);
  process.stdout.write(greeting(config, dataSource, port, demo));
  // What became due while no process ran; never rejects.
  void app.get(DueWork, { strict: false }).poll();
}

/**
 * Ends the start of a database whose schema is not what the entities declare. In production nothing is compared: a server
 * that runs shall not stay down for a difference that may do no harm.
 * @returns whether there is a difference
 */
async function refuseDrift(dataSource: DataSource): Promise<boolean> {
  const drift = await findDrift(dataSource);
  if (drift.length === 0) return false;
  const lines = drift.map((line) => `  - ${line}`).join('\n');
  process.stderr.write(
    `The tables of the database are not those that the entities declare. What differs, or the statements that
would change it:\n${lines}
Write a migration that does so: npm run migration:generate -- NAME (shared/docs/add-a-resource.md). A database that another branch has migrated: delete
DATA_DIR, or empty the database of DATABASE_URL, and start again.\n`,
  );
  process.exitCode = 1;
  await dataSource.destroy();
  return true;
}

/** Node would print the error whole, a failed statement with the names and addresses in it. */
function endByUncaughtErrors(): void {
  process.on('uncaughtException', (error) => {
    new Logger().fatal('uncaught', error);
    process.exit(1);
  });
}

function greeting(config: Config, dataSource: DataSource, port: number, demo: boolean): string {
  const address = config.port === 0 ? `http://${config.host}:${port}` : config.appUrl;
  const lines = [
    '',
    `  Feria is running on ${dataSource.options.type === 'better-sqlite3' ? 'SQLite' : 'MySQL/MariaDB'}`,
    `  Parents   ${address}/`,
    `  Office    ${address}${BACKOFFICE}`,
    `  API       ${address}/api/docs`,
  ];
  if (demo) {
    lines.push(
      '',
      `  Demo accounts, password ${DEMO_PASSWORD}:`,
      `  ${Object.values(DEMO_ACCOUNTS).join('  ')}`,
    );
  }
  return `${lines.join('\n')}\n\n`;
}
