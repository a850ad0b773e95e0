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
const QUADRATIC = String.raw`export const f = (text) => text.replace(/\S+@\S+\.\S+/g, '').replace(/x+$/, '');`;
const LINEAR = `export const f = (text) => text.replace(/<[^<>]*>/g, '');`;

// In a process of its own: Jest does not let ESLint import the configuration.
const LINT = `
  import { ESLint } from 'eslint';
  const eslint = new ESLint({
    ruleFilter: ({ ruleId }) => ruleId.startsWith('regexp/'),
  });
  const found = {};
  for (const filePath of ${JSON.stringify(FILES)})
    found[filePath] = await Promise.all(${JSON.stringify([QUADRATIC, LINEAR])}.map(async (code) => {
      const [{ messages }] = await eslint.lintText(code, { filePath });
      return [...new Set(messages.map(({ ruleId, message }) => ruleId ?? message))].sort();
    }));
  console.log(JSON.stringify(found));
`;

it('lint refuses regular expressions that take more than linear time, in every part of the repository', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', LINT], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const refused = ['regexp/no-super-linear-backtracking', 'regexp/no-super-linear-move'];
  expect(JSON.parse(stdout)).toEqual(Object.fromEntries(FILES.map((file) => [file, [refused, []]])));
});
