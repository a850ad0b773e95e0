import { mkdtempSync, rmSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import type { PortalOptions } from './portal/e2e/support/test';
import { forgetAppVariables } from './shared/tools/scripts/lib/app-env.mjs';
import { findChromium } from './shared/tools/scripts/lib/chromium.mjs';
import { freePort } from './shared/tools/scripts/lib/mysql.mjs';
import { tempPrefix } from './shared/tools/scripts/lib/paths.mjs';

/**
 * Browser tests against the built app (`npm run e2e` builds it first) with demo data of its own.
 *
 * Playwright loads this file in every worker again. Address and data directory are therefore chosen by the first
 * process only and handed to the workers in the environment; `shared/tools/e2e/app.ts` reads them there.
 */
if (!process.env.E2E_BASE_URL) {
  const directory = mkdtempSync(tempPrefix('e2e'));
  process.on('exit', () => rmSync(directory, { recursive: true, force: true }));
  process.env.E2E_DATA_DIR = directory;
  process.env.E2E_BASE_URL = `http://127.0.0.1:${await freePort()}`;
  forgetAppVariables();
}

const baseURL = process.env.E2E_BASE_URL;

export default defineConfig<PortalOptions>({
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that fails sometimes is a defect. CI repeats it once, so that one slow moment of a shared machine does not
  // throw away a whole run, and lists it as flaky, so that somebody sees and corrects it.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  timeout: 90_000, // ends what hangs; a busy machine needs more than the usual 30 s for a page with axe
  expect: { timeout: 10_000 },
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as const] : [])],
  use: {
    baseURL,
    locale: 'de-DE',
    timezoneId: 'Europe/Rome',
    contextOptions: { reducedMotion: 'reduce' }, // axe measures contrast in the middle of a fade otherwise
    screenshot: 'only-on-failure',
    launchOptions: await findChromium(),
  },
  projects: [
    // Each test of the portal runs in both languages, and wide as well as on a phone.
    {
      name: 'portal',
      testDir: 'portal/e2e',
      use: { language: 'de', viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'portal-phone',
      testDir: 'portal/e2e',
      use: { language: 'it', locale: 'it-IT', viewport: { width: 360, height: 740 } },
    },
    { name: 'backoffice', testDir: 'backoffice/e2e' },
  ],
  webServer: {
    command: 'node --enable-source-maps api/dist/main.js',
    url: `${baseURL}/health/ready`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      HOST: '127.0.0.1',
      PORT: new URL(baseURL).port,
      DATA_DIR: process.env.E2E_DATA_DIR ?? '',
      SEED: 'demo',
      RATE_LIMIT: 'off',
    },
  },
});
