import { jestBase, jestRun } from '../shared/tools/scripts/lib/jest-base.mjs';

/**
 * `unit`: pure code beside its source. `http`: the app over HTTP with a real database; which engine, says `TEST_ENGINE`
 * (`sqlite` or `mysql`, then with `TEST_MYSQL_URL`, a server address without a database). `npm test` runs `http` once
 * for each.
 */
export default {
  ...jestRun,
  projects: [
    { ...jestBase('api'), displayName: 'unit', testMatch: ['<rootDir>/src/**/*.spec.ts'] },
    {
      ...jestBase('api'),
      displayName: 'http',
      testMatch: ['<rootDir>/test/**/*.spec.ts'],
      setupFilesAfterEnv: ['<rootDir>/test/support/repeat-in-ci.ts'],
      // Six servers and a minute or two: `npm run test:galera`.
      testPathIgnorePatterns: process.env.GALERA === '1' ? [] : ['<rootDir>/test/galera/'],
    },
  ],
  testTimeout: 30_000, // the first request of a file starts an app and migrates a database
};
