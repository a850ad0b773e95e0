import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { AREAS, BACKOFFICE_FOLDERS, PORTAL_FOLDERS } from './areas.mjs';
import { fromRoot, tempPrefix } from './paths.mjs';

/** Cruises the folders that it is given, and prints the names of the rules that refuse something in each of them. */
const CRUISE = `
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import config from './.dependency-cruiser.mjs';
const { options, ...ruleSet } = config;
const refusals = [];
for (const baseDir of process.argv.slice(1)) {
  process.chdir(baseDir);
  const folders = ['api/src', 'portal/src', 'backoffice/src'].filter((path) => existsSync(path));
  const { output } = await cruise(folders, { ...options, ruleSet, validate: true });
  refusals.push(output.summary.violations.map(({ rule }) => rule.name).sort());
}
console.log(JSON.stringify(refusals));
`;

/** The folders of the source of a project. @param {string} project */
const foldersOf = (project) =>
  readdirSync(fromRoot(project, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

it('every folder of the API is an area, or belongs to the whole app', () => {
  expect(foldersOf('api').sort()).toEqual([...AREAS, 'backup', 'migrations', 'seed'].sort());
});

it.each([
  ['portal', PORTAL_FOLDERS],
  ['backoffice', BACKOFFICE_FOLDERS],
])('every folder of %s is an area, or one that lies below or above all of them', (project, folders) => {
  expect(foldersOf(project).filter((name) => !folders.includes(name))).toEqual([]);
});

it.each(['api/test', 'portal/e2e', 'backoffice/e2e'])(
  'the tests of %s lie in the same areas, beside those of the whole',
  (path) => {
    const folders = readdirSync(fromRoot(path));
    expect(folders.filter((name) => ![...AREAS, 'whole', 'support'].includes(name))).toEqual([]);
  },
);

/** @type {[title: string, files: Record<string, string>, refusals: string[]][]} */
const cases = [
  [
    'an area imports an earlier one',
    {
      'api/src/families/people/child.ts': 'export const child = 1;\n',
      'api/src/registrations/sign-up.ts': "export { child } from '../families/people/child.js';\n",
    },
    [],
  ],
  [
    'lint refuses an area that imports a later one, or the whole app',
    {
      'api/src/app.module.ts': 'export const app = 1;\n',
      'api/src/registrations/sign-up.ts': 'export const signUp = 1;\n',
      'api/src/families/people/child.ts': "export { signUp } from '../../registrations/sign-up.js';\n",
      'api/src/office/privacy/erase.ts': "export { app } from '../../app.module.js';\n",
    },
    ['areas-know-no-app', 'below-families'],
  ],
  [
    'an area of the portal imports an earlier one, and the page of all areas any',
    {
      'portal/src/components/section.tsx': 'export const section = 1;\n',
      'portal/src/families/family.ts': "export { section } from '../components/section';\n",
      'portal/src/money/payment-section.tsx': "export { section } from '../families/family';\n",
      'portal/src/my-family/family-page.tsx': "export { section } from '../money/payment-section';\n",
      'portal/src/app/pages.ts': "export const page = () => import('../my-family/family-page');\n",
    },
    [],
  ],
  [
    'lint refuses an area of the portal that imports a later one, also when it loads it later',
    {
      'portal/src/money/payment-section.tsx': 'export const section = 1;\n',
      'portal/src/families/family.ts': "export { section } from '../money/payment-section';\n",
      'portal/src/registrations/signup/sign-up.tsx':
        "export const load = () => import('../../money/payment-section');\n",
    },
    ['portal-below-families', 'portal-below-registrations'],
  ],
  [
    'lint refuses what knows the whole portal, or an area from below',
    {
      'portal/src/app/theme.ts': 'export const theme = 1;\n',
      'portal/src/families/family.ts': 'export const family = 1;\n',
      'portal/src/my-family/family-page.tsx': "export { theme } from '../app/theme';\n",
      'portal/src/money/payment-section.tsx':
        "export const load = () => import('../my-family/family-page');\n",
      'portal/src/components/section.tsx': "export { family } from '../families/family';\n",
      'portal/src/api/client.ts': "export { family } from '../families/family';\n",
    },
    ['portal-below-api', 'portal-below-components', 'portal-below-money', 'portal-below-my-family'],
  ],
  [
    'an area of the back office imports an earlier one, what all have in common, and the app any',
    {
      'backoffice/src/i18n/de.ts': 'export const german = 1;\n',
      'backoffice/src/resource-kit/confirm.tsx': "export { german } from '../i18n/de';\n",
      'backoffice/src/core/http.ts': "export { german } from '../resource-kit/confirm';\n",
      'backoffice/src/catalogue/course/course-link.tsx': "export { german } from '../../core/http';\n",
      'backoffice/src/on-site/day/day.tsx': "export { german } from '../../catalogue/course/course-link';\n",
      'backoffice/src/app/sections.ts': "export const page = () => import('../on-site/day/day');\n",
    },
    [],
  ],
  [
    'lint refuses an area of the back office that imports a later one, also when it loads it later',
    {
      'backoffice/src/on-site/day/day.tsx': 'export const day = 1;\n',
      'backoffice/src/office/message/list.tsx': 'export const list = 1;\n',
      'backoffice/src/catalogue/course/index.tsx':
        "export const day = () => import('../../on-site/day/day');\n",
      'backoffice/src/families/person/show.tsx': "export { list } from '../../office/message/list';\n",
    },
    ['backoffice-below-catalogue', 'backoffice-below-families'],
  ],
  [
    'lint refuses what knows the whole back office, or an area from below',
    {
      'backoffice/src/app/sections.ts': 'export const sections = 1;\n',
      'backoffice/src/accounts/role/form.tsx': 'export const form = 1;\n',
      'backoffice/src/office/dashboard/dashboard.tsx': "export { sections } from '../../app/sections';\n",
      'backoffice/src/core/pages.tsx': "export { form } from '../accounts/role/form';\n",
      'backoffice/src/resource-kit/list/list-page.tsx': "export { form } from '../../accounts/role/form';\n",
      'backoffice/src/i18n/de.ts': "export { form } from '../accounts/role/form';\n",
    },
    [
      'backoffice-below-core',
      'backoffice-below-i18n',
      'backoffice-below-office',
      'backoffice-below-resource-kit',
    ],
  ],
];

describe('dependency-cruiser', () => {
  /** @type {string[][]} of each case */
  let refused;
  // One process for all of them: loading it takes longer than what it does.
  beforeAll(() => {
    const root = mkdtempSync(tempPrefix('areas'));
    const folders = cases.map((_, index) => join(root, String(index)));
    for (const [index, [, files]] of cases.entries())
      for (const [name, text] of Object.entries(files)) {
        const path = join(folders[index], name);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, text);
      }
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '--eval', CRUISE, ...folders],
      { cwd: fromRoot(), encoding: 'utf8' },
    );
    rmSync(root, { recursive: true, force: true });
    if (!stdout) throw new Error(stderr);
    refused = JSON.parse(stdout);
  });

  it.each(cases.map(([title, , expected], index) => /** @type {const} */ ([title, expected, index])))(
    '%s',
    (_, expected, index) => {
      expect(refused[index]).toEqual(expected);
    },
  );
});
