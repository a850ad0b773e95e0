import { jestBase, jestRun } from '../shared/tools/scripts/lib/jest-base.mjs';

/** Rules of the portal that need no browser. Screens are tested by Playwright, see `portal/e2e`. */
export default {
  ...jestRun,
  ...jestBase('portal'),
  testMatch: ['<rootDir>/src/**/*.spec.ts'],
};
