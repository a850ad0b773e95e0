import { jestBase, jestRun } from '../shared/tools/scripts/lib/jest-base.mjs';

const base = jestBase('backoffice');

/** Functions of the back office that need no browser. Screens are tested by Playwright, see `backoffice/e2e`. */
export default {
  ...jestRun,
  ...base,
  testMatch: ['<rootDir>/src/**/*.spec.ts'],
  // Some of the functions stand beside the components that use them.
  moduleFileExtensions: [...base.moduleFileExtensions, 'tsx'],
  transform: { ...base.transform, '\\.tsx$': base.transform['\\.ts$'] },
};
