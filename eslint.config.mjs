import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const tests = ['**/*.spec.{ts,tsx,mjs}', 'api/test/**', 'api/bench/**', '*/e2e/**'];
const frontends = ['portal/src/**/*.{ts,tsx}', 'backoffice/src/**/*.{ts,tsx}'];

/**
 * The layers (shared/docs, architecture): who may import what. ESLint does not merge two settings of one rule, so each
 * group of files names all that is closed to it.
 */
const closed = {
  /** Another project's files by a path. A folder named `api` inside a frontend is no offence, `api/src` is. */
  paths: (/** @type {string} */ ...projects) => ({
    regex: `(^|/)(${projects.join('|')})/(src|dist|test)(/|$)|^@feria/(${projects.join('|')})(/|$)`,
    message: 'Layers: shared ← api, backoffice, portal. Nothing else.',
  }),
  sharedByPath: { regex: '(^|/)shared/(src|dist)(/|$)', message: 'Import from @feria/shared.' },
  generatorTools: { regex: '^@nx/|^nx(/|$)', message: 'Only shared/generators may know Nx.' },
  server: {
    regex: '^(@nestjs/|typeorm($|/)|express($|/)|class-validator|class-transformer|mysql2|libsql|node:)',
    message: 'This runs in the browser too: no server library.',
  },
  react: {
    regex: '^(react($|-|/)|@mui/|@emotion/|@tanstack/|ra-)',
    message: 'shared knows no user interface.',
  },
  reactAdmin: { regex: '^(react-admin|ra-)', message: 'The portal must stay small: no react-admin.' },
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

export default defineConfig(
  { ignores: ['**/dist/', '**/.data/', '.nx/', 'coverage/', 'test-results/', 'playwright-report/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-syntax': ['error', onlyOneTest],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      ...restrictImports(),
    },
  },
  { files: ['**/*.mjs', '**/*.config.{ts,mjs}'], languageOptions: { globals: globals.node } },
  { files: ['**/*.spec.mjs'], languageOptions: { globals: globals.jest } },

  // A promise that nobody waits for is the mistake that types find and reading does not.
  {
    files: ['{api,shared,portal,backoffice}/src/**/*.{ts,tsx}', 'api/test/**/*.ts', '*/e2e/**/*.ts'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },

  // Layers
  {
    files: ['shared/src/**/*.ts'],
    rules: {
      ...restrictImports(closed.paths('api', 'portal', 'backoffice'), closed.server, closed.react),
      'no-console': 'error',
    },
  },
  { files: ['shared/generators/**'], rules: { '@typescript-eslint/no-restricted-imports': 'off' } },
  {
    files: ['api/**/*.ts'],
    rules: restrictImports(closed.paths('portal', 'backoffice'), closed.sharedByPath, closed.react),
  },
  {
    files: ['api/src/**/domain/**/*.ts'],
    rules: restrictImports(
      closed.paths('portal', 'backoffice'),
      closed.sharedByPath,
      closed.react,
      closed.frameworks,
    ),
  },
  {
    files: ['portal/src/**/*.{ts,tsx}'],
    rules: restrictImports(
      closed.paths('api', 'backoffice'),
      closed.sharedByPath,
      closed.server,
      closed.reactAdmin,
    ),
  },
  {
    files: ['backoffice/src/**/*.{ts,tsx}'],
    rules: restrictImports(closed.paths('api', 'portal'), closed.sharedByPath, closed.server),
  },

  // Who may write to the console: the logger, and whoever tells a developer of a broken frontend.
  { files: ['api/src/**/*.ts'], ignores: ['api/src/**/*logger.ts'], rules: { 'no-console': 'error' } },

  {
    files: frontends,
    plugins: { 'react-hooks': reactHooks },
    languageOptions: { globals: globals.browser },
    rules: {
      ...reactHooks.configs.flat.recommended.rules,
      'react-hooks/exhaustive-deps': 'error',
      // These two speak to the React compiler only, which is not used here.
      'react-hooks/incompatible-library': 'off',
      'react-hooks/preserve-manual-memoization': 'off',
      'no-console': ['error', { allow: ['error'] }],
    },
  },

  {
    files: tests,
    rules: { '@typescript-eslint/no-explicit-any': 'off' },
  },
);
