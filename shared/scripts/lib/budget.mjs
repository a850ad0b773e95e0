/**
 * What the first page of the portal costs: every script that a visitor's browser fetches for `/`.
 */
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { fromRoot } from './paths.mjs';

/** Most that the first page may cost, in kB (1000 bytes) of gzipped JavaScript. */
export const BUDGET_KB = 165;

/** Parts that the first page asks for by itself; of each group a visitor gets one, the largest counts. */
const LAZY_GROUPS = [['src/i18n/de.ts', 'src/i18n/it.ts']];

/**
 * The scripts of the first page, by Vite's manifest: the entry, the chosen lazy parts, and what each imports.
 * `portal/e2e/budget.spec.ts` proves that a browser fetches just these.
 * @returns {Promise<{ scripts: { file: string, bytes: number }[], kilobytes: number }>} sizes gzipped
 */
export async function measureFirstPage() {
  const dist = fromRoot('portal', 'dist');
  /** @type {Record<string, { file: string, isEntry?: boolean, imports?: string[] }>} */
  const manifest = JSON.parse(await readFile(`${dist}/.vite/manifest.json`, 'utf8'));
  /** @type {Map<string, number>} */
  const sizes = new Map();
  for (const { file } of Object.values(manifest)) {
    if (file.endsWith('.js'))
      sizes.set(file, gzipSync(await readFile(`${dist}/${file}`), { level: 9 }).length);
  }
  const size = (/** @type {string} */ key) => sizes.get(manifest[key]?.file) ?? 0;

  const wanted = new Set(Object.keys(manifest).filter((key) => manifest[key].isEntry));
  for (const group of LAZY_GROUPS) {
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
 * Says what the first page costs.
 * @throws {Error} when it is above the budget
 */
export async function checkBudget() {
  const { scripts, kilobytes } = await measureFirstPage();
  const sentence = `first page of the portal: ${kilobytes.toFixed(1)} kB of JavaScript gzipped, ${BUDGET_KB} allowed`;
  if (kilobytes > BUDGET_KB) {
    const lines = scripts.map(({ file, bytes }) => `${(bytes / 1000).toFixed(1).padStart(8)} kB  ${file}`);
    throw new Error(`${sentence}\n${lines.join('\n')}`);
  }
  console.log(sentence);
}
