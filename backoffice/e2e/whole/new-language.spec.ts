import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';

/**
 * Another language of the portal, as `docs/how-to/language.md` says. It needs no browser: it stands here because the compiler takes
 * a while, and what stands here runs once and in the long form of the tests alone.
 */
const ROOT = join(import.meta.dirname, '../../..');
const TSC = join(dirname(createRequire(import.meta.url).resolve('typescript-7/package.json')), 'bin/tsc');

/** What `docs/how-to/language.md` says to change, for a language `xx`. */
const LISTS: [file: string, before: string, after: string][] = [
  [
    'shared/src/config.ts',
    "PORTAL_LANGUAGES = ['de', 'it', 'en']",
    "PORTAL_LANGUAGES = ['de', 'it', 'en', 'xx']",
  ],
  [
    'shared/src/config.ts',
    "\nexport const LANGUAGES = ['de', 'it', 'en']",
    "\nexport const LANGUAGES = ['de', 'it', 'en', 'xx']",
  ],
];
const NAMES: typeof LISTS = [
  ['shared/src/config.ts', "  en: 'English',", "  en: 'English',\n  xx: 'Xx',"],
  ['shared/src/rules/contact.ts', '  en: {', '  xx: { plain: "", around: String },\n  en: {'],
  [
    'shared/src/i18n/server.ts',
    'import { translate,',
    "import { server as xx } from './xx/server.js';\nimport { translate,",
  ],
  ['shared/src/i18n/server.ts', '{ de, it, en }', '{ de, it, en, xx }'],
  [
    'portal/src/i18n/languages.ts',
    '  en: {',
    "  xx: { firstPage: () => import('./xx/first-page'), pages: () => import('./xx/pages') },\n  en: {",
  ],
  [
    'portal/src/app/accessibility/accessibility-page.tsx',
    'import { accessibility as it }',
    "import { accessibility as xx } from '../../i18n/xx/accessibility';\nimport { accessibility as it }",
  ],
  ['portal/src/app/accessibility/accessibility-page.tsx', '{ de, it, en }', '{ de, it, en, xx }'],
];
const FOLDERS = ['shared/src/i18n', 'portal/src/i18n'];

let copy: string;
test.beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'feria-language-'));
  for (const folder of ['portal/src', 'shared/src'])
    cpSync(join(ROOT, folder), join(copy, folder), {
      recursive: true,
      filter: (path) => !/\.spec\.tsx?$/.test(path),
    });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  cpSync(join(ROOT, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'));
  mkdirSync(join(copy, 'portal'), { recursive: true });
  const { extends: base, compilerOptions } = JSON.parse(
    readFileSync(join(ROOT, 'portal/tsconfig.json'), 'utf8'),
  ) as { extends: string; compilerOptions: object };
  writeFileSync(
    join(copy, 'portal/tsconfig.json'),
    JSON.stringify({
      extends: base,
      compilerOptions: {
        ...compilerOptions,
        // Of the copy, and not the package that `node_modules` leads to.
        paths: { '@feria/shared': ['../shared/src/index.ts'], '@feria/shared/*': ['../shared/src/*.ts'] },
      },
      include: ['src', '../shared/src/i18n/server.ts'],
    }),
  );
});
test.afterEach(() => rmSync(copy, { recursive: true }));

function change(changes: typeof LISTS): void {
  for (const [file, before, after] of changes) {
    const path = join(copy, file);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(before);
    writeFileSync(path, text.replace(before, after));
  }
}

/** The files in which the compiler finds errors; empty when it compiles. */
function filesWithErrors(): string[] {
  const { stdout } = spawnSync(
    process.execPath,
    [TSC, '-p', join(copy, 'portal/tsconfig.json'), '--noEmit', '--pretty', 'false'],
    {
      encoding: 'utf8',
      cwd: copy,
    },
  );
  const files = stdout.match(/^\S+(?=\(\d+,\d+\): error)/gm) ?? [];
  return [...new Set(files.map((file) => file.replace(/^(\.\.\/)+/, '')))].sort();
}

test('a fourth language that only stands in the lists: the compiler names every place that lacks it', () => {
  change(LISTS);
  expect(filesWithErrors()).toEqual([...new Set(NAMES.map(([file]) => file))].sort());
});

test('without the folders the compiler names who loads them', () => {
  change([...LISTS, ...NAMES]);
  expect(filesWithErrors()).toEqual([
    'portal/src/app/accessibility/accessibility-page.tsx',
    'portal/src/i18n/languages.ts',
    'shared/src/i18n/server.ts',
  ]);
});

test('a fourth language whose folders are there compiles', () => {
  change([...LISTS, ...NAMES]);
  for (const folder of FOLDERS)
    cpSync(join(copy, folder, 'en'), join(copy, folder, 'xx'), { recursive: true });
  expect(filesWithErrors()).toEqual([]);
});
