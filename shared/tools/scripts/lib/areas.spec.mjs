import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { AREAS } from './areas.mjs';
import { fromRoot, tempPrefix } from './paths.mjs';
import { binOf } from './processes.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(tempPrefix('areas'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The rules that refuse something of these files. @param {Record<string, string>} files */
function refusals(files) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const { stdout } = spawnSync(
    process.execPath,
    [
      binOf('dependency-cruiser', 'depcruise'),
      '--config',
      fromRoot('.dependency-cruiser.mjs'),
      '--output-type',
      'json',
      'api/src',
    ],
    { cwd: folder, encoding: 'utf8' },
  );
  /** @type {{ summary: { violations: { rule: { name: string } }[] } }} */
  const { summary } = JSON.parse(stdout);
  return summary.violations.map(({ rule }) => rule.name);
}

it('every folder of the API is an area, or belongs to the whole app', () => {
  const folders = readdirSync(fromRoot('api', 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.sort()).toEqual([...AREAS, 'backup', 'migrations', 'seed'].sort());
});

it('the tests of the API lie in the same areas, beside those of the whole app', () => {
  const folders = readdirSync(fromRoot('api', 'test'), { withFileTypes: true }).map(({ name }) => name);
  expect(folders.filter((name) => ![...AREAS, 'whole', 'support'].includes(name))).toEqual([]);
});

it('an area imports an earlier one', () => {
  expect(
    refusals({
      'api/src/families/people/child.ts': 'export const child = 1;\n',
      'api/src/registrations/sign-up.ts': "export { child } from '../families/people/child.js';\n",
    }),
  ).toEqual([]);
});

it('lint refuses an area that imports a later one, or the whole app', () => {
  expect(
    refusals({
      'api/src/app.module.ts': 'export const app = 1;\n',
      'api/src/registrations/sign-up.ts': 'export const signUp = 1;\n',
      'api/src/families/people/child.ts': "export { signUp } from '../../registrations/sign-up.js';\n",
      'api/src/office/privacy/erase.ts': "export { app } from '../../app.module.js';\n",
    }).sort(),
  ).toEqual(['areas-know-no-app', 'below-families']);
});
