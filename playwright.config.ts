import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import type { PortalOptions } from './portal/e2e/support/test';
import { findChromium } from './shared/tools/scripts/lib/chromium.mjs';

/**
 * Browser tests against the built app (`npm run e2e` builds it first) with demo data of its own.
 *
 * `shared/tools/e2e/global-setup.ts` starts the app and puts its address into the environment. Playwright loads this file in
 * every worker again, which then find it there.
 */
export default defineConfig<PortalOptions>({
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that fails sometimes is a defect. CI repeats it once, so that one slow moment of a shared machine does not
  // throw away a whole run, and lists it as flaky, so that somebody sees and corrects it.
  retries: process.env.CI ? 1 : 0,
  // One more than there are cores: a test also waits, for a mail or for somebody who types.
  workers: availableParallelism() + 1,
  timeout: 240_000, // ends what hangs; a busy machine needs more than the usual 30 s for a page with axe
  expect: { timeout: 30_000 },
  globalSetup: './shared/tools/e2e/global-setup.ts',
  reporter: [
    ['list'],
    ['./shared/tools/scripts/lib/browser-reporter.mjs'],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as const] : []),
  ],
  use: {
    baseURL: process.env.E2E_BASE_URL,
    locale: 'de-DE',
    timezoneId: 'Europe/Rome',
    contextOptions: { reducedMotion: 'reduce' }, // axe measures contrast in the middle of a fade otherwise
    screenshot: 'only-on-failure',
    launchOptions: await findChromium(),
  },
  projects: [
    // First: the longest tests are here, and what starts last should be short.
    { name: 'backoffice', testDir: 'backoffice/e2e' },
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
  ],
});
