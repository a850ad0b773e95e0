import { jestBase, jestRun } from './tools/scripts/lib/jest-base.mjs';

export default {
  ...jestRun,
  ...jestBase('shared'),
  testMatch: ['<rootDir>/{src,tools}/**/*.spec.ts', '<rootDir>/tools/**/*.spec.mjs'],
};
