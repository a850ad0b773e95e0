import { jestNative, jestRun } from '../shared/tools/scripts/lib/jest-base.mjs';

const native = jestNative('api');

/**
 * `unit`: pure code beside its source. `http`: the app over HTTP with a real database; which engine, says `TEST_ENGINE`
 * (`sqlite` or `mysql`, then with `TEST_MYSQL_URL`, a server address without a database). `npm test` runs `http` once
 * for each.
 */
export default {
  ...jestRun,
  projects: [
    { ...native, displayName: 'unit', testMatch: ['<rootDir>/src/**/*.spec.ts'] },
    {
      ...native,
      displayName: 'http',
      testMatch: ['<rootDir>/test/**/*.spec.ts'],
      setupFilesAfterEnv: [...native.setupFilesAfterEnv, '<rootDir>/test/support/before-each-file.ts'],
      // Six servers and a minute or two: `npm run test:galera`.
      testPathIgnorePatterns: process.env.GALERA === '1' ? [] : ['<rootDir>/test/whole/galera/'],
    },
  ],
};
