/**
 * What the first page of each frontend costs: every script that a browser fetches for `/` and for `/be`.
 */
import { readdir, readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { fromRoot } from './paths.mjs';

/** Most that the first page of the portal may cost, in kB (1000 bytes) of gzipped JavaScript. */
export const BUDGET_KB = 124.2;

/**
 * Most that the first load of the back office may cost in kB, with the resources that the product itself declares. A minimal one, measured in
 * the same way with the same versions (react-admin 5.15.4, MUI 9.5, React 19.3), is 261.3: a page whose one script renders
 * `<Admin dataProvider={simpleRestProvider('/api')}><Resource name="course" /></Admin>`; with react-admin's `ListGuesser` as its list 327.9.
 */
const BACKOFFICE_KB = 300;

/** Resources that the product itself declares. */
const OWN_RESOURCES = 12;

/** What the definition and the words of one more resource may weigh. */
const RESOURCE_KB = 0.6;

/** Something is added for each resource that somebody adds, whose definition the menu and the routes need. */
async function backofficeBudget() {
  const entries = await readdir(fromRoot('shared/src/resources'), { withFileTypes: true });
  const more = entries.filter((entry) => entry.isDirectory()).length - OWN_RESOURCES;
  return BACKOFFICE_KB + RESOURCE_KB * Math.max(0, more);
}

/** Parts that the first page asks for by itself; of each group a visitor gets one, the largest counts. */
const LAZY_GROUPS = {
  portal: [['de', 'it', 'en'].map((language) => `src/i18n/${language}/first-page.ts`)],
  backoffice: [
    ['src/i18n/de/index.ts', 'src/i18n/it/index.ts'],
    ['src/i18n/de/react-admin.ts', 'src/i18n/it/react-admin.ts'],
  ],
};

/** @typedef {{ scripts: { file: string, bytes: number }[], kilobytes: number }} FirstLoad sizes gzipped */

/**
 * The scripts of the portal's first page. `portal/e2e/whole/budget.spec.ts` proves that a browser fetches just these.
 * @returns {Promise<FirstLoad>}
 */
export const measureFirstPage = () => measure('portal', LAZY_GROUPS.portal);

/**
 * The files of the portal with the words of its first page, by language.
 * @returns {Promise<Record<string, string>>}
 */
export async function wordsOfFirstPage() {
  const manifest = await manifestOf('portal');
  return Object.fromEntries(
    LAZY_GROUPS.portal.flat().map((key) => [key.split('/').at(-2), manifest[key]?.file]),
  );
}

/**
 * @param {string} project
 * @returns {Promise<Record<string, { file: string, isEntry?: boolean, imports?: string[] }>>}
 */
async function manifestOf(project) {
  return JSON.parse(await readFile(fromRoot(project, 'dist', '.vite', 'manifest.json'), 'utf8'));
}

/**
 * The scripts of the back office before a page is chosen: entry and what it imports. Pages, editors and charts are loaded
 * when they are opened; `backoffice/e2e/office/dashboard.spec.ts` proves that of the charts.
 * @returns {Promise<FirstLoad>}
 */
const measureBackoffice = () => measure('backoffice', LAZY_GROUPS.backoffice);

/**
 * By Vite's manifest: the entry, the chosen lazy parts, and what each imports.
 * @param {string} project
 * @param {string[][]} lazyGroups
 * @returns {Promise<FirstLoad>}
 */
async function measure(project, lazyGroups) {
  const dist = fromRoot(project, 'dist');
  const manifest = await manifestOf(project);
  /** @type {Map<string, number>} */
  const sizes = new Map();
  for (const { file } of Object.values(manifest)) {
    if (file.endsWith('.js'))
      sizes.set(file, gzipSync(await readFile(`${dist}/${file}`), { level: 9 }).length);
  }
  const size = (/** @type {string} */ key) => sizes.get(manifest[key]?.file) ?? 0;

  const wanted = new Set(Object.keys(manifest).filter((key) => manifest[key].isEntry));
  for (const group of lazyGroups) {
    const missing = group.find((key) => !(key in manifest));
    if (missing) throw new Error(`${missing} is no part of its own any more: correct LAZY_GROUPS.`);
    wanted.add(group.toSorted((a, b) => size(b) - size(a))[0]);
  }
  // A set that grows while it is walked: the walk reaches what was added.
  for (const key of wanted) for (const imported of manifest[key].imports ?? []) wanted.add(imported);

  const files = [...new Set([...wanted].map((key) => manifest[key].file))];
  const scripts = files
    .map((file) => ({ file, bytes: sizes.get(file) ?? 0 }))
    .sort((a, b) => b.bytes - a.bytes);
  return { scripts, kilobytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000 };
}

/**
 * Says what the first page of each frontend costs.
 * @param {string[]} [projects] those that were built
 * @throws {Error} when one is above its budget
 */
export async function checkBudget(projects = ['portal', 'backoffice']) {
  if (projects.includes('portal')) check('first page of the portal', await measureFirstPage(), BUDGET_KB);
  if (projects.includes('backoffice'))
    check('first load of the back office', await measureBackoffice(), await backofficeBudget());
}

/**
 * @param {string} what
 * @param {FirstLoad} load
 * @param {number} allowed kB
 */
function check(what, { scripts, kilobytes }, allowed) {
  const sentence = `${what}: ${kilobytes.toFixed(1)} kB of JavaScript gzipped, ${allowed.toFixed(1)} allowed`;
  if (kilobytes > allowed) {
    const lines = scripts.map(({ file, bytes }) => `${(bytes / 1000).toFixed(1).padStart(8)} kB  ${file}`);
    throw new Error(`${sentence}\n${lines.join('\n')}`);
  }
  console.log(sentence);
}
