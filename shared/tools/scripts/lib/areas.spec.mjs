import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { AREAS, BACKOFFICE_FOLDERS, PORTAL_FOLDERS } from './areas.mjs';
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
      ...['api/src', 'portal/src', 'backoffice/src'].filter((path) => existsSync(join(folder, path))),
    ],
    { cwd: folder, encoding: 'utf8' },
  );
  /** @type {{ summary: { violations: { rule: { name: string } }[] } }} */
  const { summary } = JSON.parse(stdout);
  return summary.violations.map(({ rule }) => rule.name);
}

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

it('an area of the portal imports an earlier one, and the page of all areas any', () => {
  expect(
    refusals({
      'portal/src/components/section.tsx': 'export const section = 1;\n',
      'portal/src/families/family.ts': "export { section } from '../components/section';\n",
      'portal/src/money/payment-section.tsx': "export { section } from '../families/family';\n",
      'portal/src/my-family/family-page.tsx': "export { section } from '../money/payment-section';\n",
      'portal/src/app/pages.ts': "export const page = () => import('../my-family/family-page');\n",
    }),
  ).toEqual([]);
});

it('lint refuses an area of the portal that imports a later one, also when it loads it later', () => {
  expect(
    refusals({
      'portal/src/money/payment-section.tsx': 'export const section = 1;\n',
      'portal/src/families/family.ts': "export { section } from '../money/payment-section';\n",
      'portal/src/registrations/signup/sign-up.tsx':
        "export const load = () => import('../../money/payment-section');\n",
    }).sort(),
  ).toEqual(['portal-below-families', 'portal-below-registrations']);
});

it('lint refuses what knows the whole portal, or an area from below', () => {
  expect(
    refusals({
      'portal/src/app/theme.ts': 'export const theme = 1;\n',
      'portal/src/families/family.ts': 'export const family = 1;\n',
      'portal/src/my-family/family-page.tsx': "export { theme } from '../app/theme';\n",
      'portal/src/money/payment-section.tsx':
        "export const load = () => import('../my-family/family-page');\n",
      'portal/src/components/section.tsx': "export { family } from '../families/family';\n",
      'portal/src/api/client.ts': "export { family } from '../families/family';\n",
    }).sort(),
  ).toEqual(['portal-below-api', 'portal-below-components', 'portal-below-money', 'portal-below-my-family']);
});

it('an area of the back office imports an earlier one, what all have in common, and the app any', () => {
  expect(
    refusals({
      'backoffice/src/i18n/de.ts': 'export const german = 1;\n',
      'backoffice/src/resource-kit/confirm.tsx': "export { german } from '../i18n/de';\n",
      'backoffice/src/core/http.ts': "export { german } from '../resource-kit/confirm';\n",
      'backoffice/src/catalogue/course/course-link.tsx': "export { german } from '../../core/http';\n",
      'backoffice/src/on-site/day/day.tsx': "export { german } from '../../catalogue/course/course-link';\n",
      'backoffice/src/app/sections.ts': "export const page = () => import('../on-site/day/day');\n",
    }),
  ).toEqual([]);
});

it('lint refuses an area of the back office that imports a later one, also when it loads it later', () => {
  expect(
    refusals({
      'backoffice/src/on-site/day/day.tsx': 'export const day = 1;\n',
      'backoffice/src/office/message/list.tsx': 'export const list = 1;\n',
      'backoffice/src/catalogue/course/index.tsx':
        "export const day = () => import('../../on-site/day/day');\n",
      'backoffice/src/families/person/show.tsx': "export { list } from '../../office/message/list';\n",
    }).sort(),
  ).toEqual(['backoffice-below-catalogue', 'backoffice-below-families']);
});

it('lint refuses what knows the whole back office, or an area from below', () => {
  expect(
    refusals({
      'backoffice/src/app/sections.ts': 'export const sections = 1;\n',
      'backoffice/src/accounts/role/form.tsx': 'export const form = 1;\n',
      'backoffice/src/office/dashboard/dashboard.tsx': "export { sections } from '../../app/sections';\n",
      'backoffice/src/core/pages.tsx': "export { form } from '../accounts/role/form';\n",
      'backoffice/src/resource-kit/list/list-page.tsx': "export { form } from '../../accounts/role/form';\n",
      'backoffice/src/i18n/de.ts': "export { form } from '../accounts/role/form';\n",
    }).sort(),
  ).toEqual([
    'backoffice-below-core',
    'backoffice-below-i18n',
    'backoffice-below-office',
    'backoffice-below-resource-kit',
  ]);
});
