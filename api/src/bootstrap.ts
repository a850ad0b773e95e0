import { BACKOFFICE, DEMO_ACCOUNTS, DEMO_PASSWORD } from '@feria/shared';
import type { DataSource } from 'typeorm';
import { createApp } from './app.js';
import { listen } from './listen.js';
import { setHealthKey } from './people/health-cipher.js';
import { Clock } from './platform/clock.js';
import { ConfigError, readConfig, type Config } from './platform/config/config.js';
import { migrate, openDatabase } from './platform/database/data-source.js';
import { Transactions } from './platform/database/transactions.js';
import { Logger } from './platform/logger.js';
import { seed } from './seed/seed.js';

/** Starts the one process that serves API, portal and back office, and says where. */
export async function start(env: NodeJS.ProcessEnv): Promise<void> {
  let config: Config;
  try {
    config = readConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
    return;
  }
  endByUncaughtErrors();
  setHealthKey(config.healthKey);
  const dataSource = await openDatabase(config);
  await migrate(dataSource);
  const app = await createApp(config, dataSource);
  const demo = await seed({
    dataSource,
    transactions: app.get(Transactions),
    config,
    clock: app.get(Clock),
  });
  const port = await listen(app, config);
  process.stdout.write(greeting(config, dataSource, port, demo));
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
