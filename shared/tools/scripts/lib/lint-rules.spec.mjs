import { spawnSync } from 'node:child_process';
import { root } from './paths.mjs';

/** A file of each part of the repository; its name decides which rules hold for it. */
const FILES = [
  'api/src/x.ts',
  'api/test/x.ts',
  'backoffice/src/x.tsx',
  'portal/src/x.tsx',
  'shared/src/x.ts',
  'shared/tools/scripts/x.mjs',
];

// In a process of its own: Jest does not let ESLint import the configuration.
const LINT = `
  import { ESLint } from 'eslint';
  const [pattern, files, codes] = JSON.parse(process.argv[1]);
  const eslint = new ESLint({ ruleFilter: ({ ruleId }) => new RegExp(pattern).test(ruleId) });
  const found = {};
  for (const filePath of files)
    found[filePath] = await Promise.all(codes.map(async (code) => {
      const [{ messages }] = await eslint.lintText(code, { filePath });
      return [...new Set(messages.map(({ ruleId, message }) => ruleId ?? message))].sort();
    }));
  console.log(JSON.stringify(found));
`;

it.each([
  {
    what: 'regular expressions that take more than linear time',
    rules: '^regexp/',
    bad: String.raw`export const f = (text) => text.replace(/\S+@\S+\.\S+/g, '').replace(/x+$/, '');`,
    good: `export const f = (text) => text.replace(/<[^<>]*>/g, '');`,
    refused: ['regexp/no-super-linear-backtracking', 'regexp/no-super-linear-move'],
  },
  {
    what: 'an object that is spread into another one instead of written into it',
    rules: '^no-restricted-syntax$',
    bad: 'export const f = (a) => ({ a, ...{ b: 1, c: 2 } });',
    good: 'export const f = (a, more) => ({ ...more, a, ...(a ? { b: 1 } : {}) });',
    refused: ['no-restricted-syntax'],
  },
  {
    what: 'a list that is spread into another one instead of written into it',
    rules: '^no-restricted-syntax$',
    bad: 'export const f = (a) => [a, ...[1, 2]];',
    good: 'export const f = (a, more) => [a, ...more, ...[1, 2].map(more)];',
    refused: ['no-restricted-syntax'],
  },
])('lint refuses $what, in every part of the repository', ({ rules, bad, good, refused }) => {
  const wanted = JSON.stringify([rules, FILES, [bad, good]]);
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', LINT, wanted], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual(Object.fromEntries(FILES.map((file) => [file, [refused, []]])));
});
