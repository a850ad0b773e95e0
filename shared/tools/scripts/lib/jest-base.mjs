/**
 * What the Jest configurations have in common.
 *
 * Tests run as CommonJS, though everything here is written as ES modules: in its ESM mode Jest on Node 20 cannot load
 * CommonJS packages that `require` the ESM packages of Nest. So whatever is an ES module is transformed, ours and the
 * few dependencies that come as such. The price: no top-level await in a module that a test imports.
 */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { cacheDir, fromRoot } from './paths.mjs';
import { stallMinutes } from './stall-reporter.mjs';

const sameExamples = fromRoot('shared/tools/jest/same-examples.mjs');

const esmPackages = [
  '@nestjs',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer',
  '@borewit',
  'pdfjs-dist',
  '@otplib',
  '@scure',
  '@noble',
];

/**
 * What a run of Jest has in common, whichever projects it is of: a worker for each core, each failure printed once, where it
 * happens, not again in a summary, and an end to what does not move.
 */
export const jestRun = {
  globalSetup: fromRoot('shared/tools/jest/generated-setup.mjs'),
  maxWorkers: availableParallelism(),
  workerIdleMemoryLimit: '1GB',
  // Of one test or hook, and generous: it ends what hangs, not what is slow, before the whole run is ended. No test states a
  // limit of its own.
  testTimeout: stallMinutes() * 48_000,
  reporters: [
    ['default', { summaryThreshold: Number.MAX_SAFE_INTEGER }],
    fromRoot('shared/tools/scripts/lib/stall-reporter.mjs'),
  ],
};

/**
 * @param {string} project whose `.swcrc` says how its sources are compiled
 * @returns {import('jest').Config}
 */
export function jestBase(project) {
  const { jsc } = JSON.parse(readFileSync(fromRoot(project, '.swcrc'), 'utf8'));
  const swc = { swcrc: false, sourceMaps: 'inline', module: { type: 'commonjs' } };
  return {
    rootDir: fromRoot(project),
    cacheDirectory: join(cacheDir, 'jest'),
    testEnvironment: 'node',
    setupFilesAfterEnv: [sameExamples],
    testEnvironmentOptions: {
      customExportConditions: ['@feria/source', 'node', 'require', 'default', 'node-addons'],
    },
    // js before mjs: with the extension mapped away below, a package that ships both must give its CommonJS file.
    moduleFileExtensions: ['js', 'ts', 'mjs', 'cjs', 'json', 'node'],
    // TypeScript wants `./file.js` in imports, the file is `file.ts`.
    moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
    transform: {
      '\\.ts$': ['@swc/jest', { ...swc, jsc }],
      '\\.m?js$': ['@swc/jest', { ...swc, jsc: { target: jsc.target } }],
    },
    transformIgnorePatterns: [`node_modules/(?!(${esmPackages.join('|')})/)`],
    modulePathIgnorePatterns: ['<rootDir>/dist/'],
  };
}

/**
 * A project whose tests run in Node itself, with modules that live as long as the worker.
 * @param {string} project
 * @returns {import('jest').Config}
 */
export function jestNative(project) {
  return {
    rootDir: fromRoot(project),
    cacheDirectory: join(cacheDir, 'jest'),
    testEnvironment: fromRoot('shared/tools/jest/native-environment.mjs'),
    testRunner: fromRoot('shared/tools/jest/native-runner.mjs'),
    setupFilesAfterEnv: [sameExamples],
    transform: {},
    moduleFileExtensions: ['js', 'ts', 'mjs', 'cjs', 'json', 'node'],
    modulePathIgnorePatterns: ['<rootDir>/dist/'],
  };
}
