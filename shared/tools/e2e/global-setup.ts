import { forgetAppVariables } from '../scripts/lib/app-env.mjs';
import { startBuiltApp } from '../scripts/lib/built-app.mjs';
import { memoryFolder } from '../scripts/lib/memory-folder.mjs';
import { logInAll } from './accounts';
import { switchAllFeaturesOn } from './features';

/**
 * Starts the app before all tests and logs in each role once. The workers find address, data and logins in their environment.
 * The app has demo data of its own, in memory where that is possible; `E2E_DATA_DIR` names other data, which stay.
 * @returns what ends the app after all tests
 */
export default async function setUp(): Promise<() => Promise<void>> {
  forgetAppVariables();
  // Whoever stops the run by this signal must not leave the app and its data behind.
  process.once('SIGTERM', () => process.exit(143));
  const app = await startBuiltApp({
    ...(process.env.E2E_DATA_DIR ? { dataDir: process.env.E2E_DATA_DIR } : { within: memoryFolder() }),
    env: { SEED: 'demo' },
  });
  process.env.E2E_DATA_DIR = app.dataDir;
  process.env.E2E_BASE_URL = app.base;
  await logInAll(app.base);
  await switchAllFeaturesOn(app.base);
  return app.stop;
}
