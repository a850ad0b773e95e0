import { test as base } from '@playwright/test';
import type { SessionToken } from '@feria/shared';
import { demoAccounts, demoPassword } from '../../../shared/tools/e2e/accounts';
import { startBuiltApp, type BuiltApp } from '../../../shared/tools/scripts/lib/built-app.mjs';

/**
 * For tests that change what all others see, such as the name and the logo of the installation: they get an app of their own with
 * the demo data. `admin` is a login of its administrator; `signIn` and `make` know the shared app only.
 */
export const ownAppTest = base.extend<{ admin: SessionToken }, { ownApp: BuiltApp }>({
  ownApp: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const app = await startBuiltApp({ env: { SEED: 'demo' } });
      try {
        await use(app);
      } finally {
        await app.stop();
      }
    },
    { scope: 'worker', timeout: 0 }, // a start that hangs is ended with the run
  ],
  baseURL: ({ ownApp }, use) => use(ownApp.base),
  admin: async ({ request }, use) => {
    const answer = await request.post('/api/login', {
      data: { email: demoAccounts.admin, password: demoPassword },
    });
    await use(((await answer.json()) as { data: SessionToken }).data);
  },
});
