import js from '@eslint/js';
import regexp from 'eslint-plugin-regexp';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { AREAS, BACKOFFICE_FOLDERS, PORTAL_FOLDERS } from './shared/tools/scripts/lib/areas.mjs';

const tests = ['**/*.spec.{ts,tsx,mjs}', 'api/test/**', 'api/bench/**', '**/e2e/**'];
const frontends = ['portal/src/**/*.{ts,tsx}', 'backoffice/src/**/*.{ts,tsx}'];

/*
 * No rule here asks for types: each file is judged by itself, so that what is known of an unchanged file stays true. The
 * rules that need types, and those of React, are in .oxlintrc.json.
 */

/**
 * The layers (CONTRIBUTING.md): who may import what. ESLint does not merge two settings of one rule, so each
 * group of files names all that is closed to it.
 */
const closed = {
  /** Another project's files by a path. A folder named `api` inside a frontend is no offence, `api/src` is. */
  paths: (/** @type {string} */ ...projects) => ({
    regex: `(^|/)(${projects.join('|')})/(src|dist|test|e2e)(/|$)|^@feria/(${projects.join('|')})(/|$)`,
    message: 'Layers: shared ← api, backoffice, portal. Nothing else.',
  }),
  sharedByPath: { regex: '(^|/)shared/(src|dist)(/|$)', message: 'Import from @feria/shared.' },
  generatorTools: { regex: '^@nx/|^nx(/|$)', message: 'Only shared/tools/generator may know Nx.' },
  server: {
    regex: '^(@nestjs/|typeorm($|/)|express($|/)|class-validator|class-transformer|mysql2|libsql|node:)',
    message: 'This runs in the browser too: no server library.',
  },
  react: {
    regex: '^(react($|-|/)|@mui/|@emotion/|@tanstack/|ra-)',
    message: 'shared knows no user interface.',
  },
  features: {
    regex: `(^|/)(${AREAS.slice(1).join('|')}|migrations|seed|backup)/|/(entities|open-database|app(\\.module)?|bootstrap)\\.js$`,
    message: 'Layers: core imports no area. An area registers with core what core calls.',
  },
  browser: {
    regex: '^@feria/shared/browser(/|$)|^\\./browser/|^(\\.\\./)+browser/',
    message: 'shared/src/browser is for the two frontends: it needs a browser.',
  },
  reactAdmin: { regex: '^(react-admin|ra-)', message: 'The portal must stay small: no react-admin.' },
  laterFolders: (/** @type {string[]} */ folders, /** @type {string[]} */ ...later) => ({
    regex: `^(\\.\\./)+(${later.join('|')})/`,
    message: `The order of the folders: ${folders.join(', ')}. Each imports those before it.`,
  }),
  frameworks: {
    regex: '^(@nestjs/|typeorm($|/)|express($|/)|class-validator|class-transformer)',
    message: 'The domain is pure: facts in, decisions out.',
  },
};

const restrictImports = (...patterns) => ({
  '@typescript-eslint/no-restricted-imports': ['error', { patterns: [closed.generatorTools, ...patterns] }],
});

const onlyOneTest = {
  selector:
    'MemberExpression[property.name="only"]:matches([object.name=/^(it|test|describe)$/], [object.object.name="test"]), CallExpression[callee.name=/^f(it|describe)$/]',
  message: 'A forgotten `only` switches all other tests off.',
};

const plainLiterals = {
  selector:
    'ObjectExpression > SpreadElement > ObjectExpression.argument, ArrayExpression > SpreadElement > ArrayExpression.argument',
  message:
    'Write what it holds into the literal itself: the compiler does not look for unknown properties in a spread.',
};

export default defineConfig(
  {
    ignores: [
      '**/dist/',
      '**/*.generated.ts',
      '**/.data/',
      '.nx/',
      'coverage/',
      'test-results/',
      'playwright-report/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-syntax': ['error', onlyOneTest, plainLiterals],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      ...restrictImports(),
    },
  },

  // A regular expression that backtracks takes quadratic time or worse, and blocks the one thread that answers everybody.
  {
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  { files: ['**/*.mjs', '**/*.config.{ts,mjs}'], languageOptions: { globals: globals.node } },
  { files: ['**/*.spec.mjs'], languageOptions: { globals: globals.jest } },

  // Layers
  {
    files: ['shared/src/**/*.ts'],
    rules: {
      ...restrictImports(
        closed.paths('api', 'portal', 'backoffice'),
        closed.server,
        closed.react,
        closed.browser,
      ),
      'no-console': 'error',
    },
  },
  {
    files: ['shared/src/browser/**/*.ts'],
    languageOptions: { globals: globals.browser },
    rules: restrictImports(closed.paths('api', 'portal', 'backoffice'), closed.server, closed.react),
  },
  { files: ['shared/tools/generator/**'], rules: { '@typescript-eslint/no-restricted-imports': 'off' } },
  {
    files: ['api/**/*.ts'],
    rules: restrictImports(
      closed.paths('portal', 'backoffice'),
      closed.sharedByPath,
      closed.react,
      closed.browser,
    ),
  },
  {
    files: ['api/src/core/**/*.ts'],
    rules: restrictImports(
      closed.paths('portal', 'backoffice'),
      closed.sharedByPath,
      closed.react,
      closed.browser,
      closed.features,
    ),
  },
  {
    files: ['api/src/**/domain/**/*.ts'],
    rules: restrictImports(
      closed.paths('portal', 'backoffice'),
      closed.sharedByPath,
      closed.react,
      closed.browser,
      closed.frameworks,
    ),
  },
  // Said here in the editor; dependency-cruiser holds it for `import()` too.
  ...[
    { files: 'portal/src/**/*.{ts,tsx}', later: [] },
    ...PORTAL_FOLDERS.slice(0, -1).map((folder, at) => ({
      files: `portal/src/${folder}/**/*.{ts,tsx}`,
      later: [closed.laterFolders(PORTAL_FOLDERS, ...PORTAL_FOLDERS.slice(at + 1))],
    })),
  ].map(({ files, later }) => ({
    files: [files],
    rules: restrictImports(
      closed.paths('api', 'backoffice'),
      closed.sharedByPath,
      closed.server,
      closed.reactAdmin,
      ...later,
    ),
  })),
  ...[
    { files: 'backoffice/src/**/*.{ts,tsx}', later: [] },
    ...BACKOFFICE_FOLDERS.slice(0, -1).map((folder, at) => ({
      files: `backoffice/src/${folder}/**/*.{ts,tsx}`,
      later: [closed.laterFolders(BACKOFFICE_FOLDERS, ...BACKOFFICE_FOLDERS.slice(at + 1))],
    })),
  ].map(({ files, later }) => ({
    files: [files],
    rules: restrictImports(closed.paths('api', 'portal'), closed.sharedByPath, closed.server, ...later),
  })),

  // Pure tests run in Node, and read the files of their folder.
  {
    files: ['portal/src/**/*.spec.{ts,tsx}'],
    rules: restrictImports(closed.paths('api', 'backoffice'), closed.sharedByPath, closed.reactAdmin),
  },
  {
    files: ['backoffice/src/**/*.spec.{ts,tsx}'],
    rules: restrictImports(closed.paths('api', 'portal'), closed.sharedByPath),
  },

  // What the browser tests of both frontends need lies in shared/tools/e2e.
  { files: ['portal/e2e/**/*.ts'], rules: restrictImports(closed.paths('api', 'backoffice')) },
  { files: ['backoffice/e2e/**/*.ts'], rules: restrictImports(closed.paths('api', 'portal')) },
  {
    files: ['shared/tools/e2e/**/*.ts'],
    rules: restrictImports(closed.paths('api', 'portal', 'backoffice')),
  },

  // Who may write to the console: the logger, and whoever tells a developer of a broken frontend.
  { files: ['api/src/**/*.ts'], ignores: ['api/src/**/*logger.ts'], rules: { 'no-console': 'error' } },

  {
    files: frontends,
    languageOptions: { globals: globals.browser },
    rules: {
      'no-console': ['error', { allow: ['error'] }],
    },
  },

  {
    files: tests,
    rules: { '@typescript-eslint/no-explicit-any': 'off' },
  },
);
