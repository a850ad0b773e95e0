import { jestBase } from './scripts/lib/jest-base.mjs';

export default {
  ...jestBase('shared'),
  testMatch: ['<rootDir>/{src,generators}/**/*.spec.ts', '<rootDir>/scripts/**/*.spec.mjs'],
  maxWorkers: 2,
};
