/**
 * `npm run test:names -- COMMIT`: which titles of tests of that commit are gone. They are read from the sources, so nothing has
 * to run; the title of a table stands for all its rows. A test that was moved to another file is not gone; one that was renamed
 * is listed with those that are new in its file. Whoever removes a test says why.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fromRoot, root } from './lib/paths.mjs';
import { titlesIn } from './lib/test-titles.mjs';

const [commit] = process.argv.slice(2);
if (!commit) {
  console.error('Which commit? npm run test:names -- COMMIT');
  process.exit(2);
}

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
const isSpec = (/** @type {string} */ file) => /\.spec\.(ts|tsx|mjs)$/.test(file);

/** @param {string[]} files @param {(file: string) => string} read */
const titlesOf = (files, read) =>
  new Map(files.filter(isSpec).map((file) => [file, titlesIn(read(file), file)]));

const before = titlesOf(git('ls-tree', '-r', '--name-only', commit).trim().split('\n'), (file) =>
  git('show', `${commit}:${file}`),
);
const after = titlesOf(git('ls-files').trim().split('\n'), (file) => readFileSync(fromRoot(file), 'utf8'));
const everything = new Set([...after.values()].flat());
const formerly = new Set([...before.values()].flat());

let gone = 0;
for (const [file, titles] of before) {
  const missing = titles.filter((title) => !everything.has(title));
  if (missing.length === 0) continue;
  gone += missing.length;
  console.log(`\n${file}${after.has(file) ? '' : ' (the file is gone)'}`);
  for (const title of missing) console.log(`  - ${title}`);
  for (const title of after.get(file) ?? []) if (!formerly.has(title)) console.log(`  + ${title}`);
}
const count = (/** @type {Map<string, string[]>} */ map) => [...map.values()].flat().length;
console.log(
  `\n${count(before)} titles at ${commit}, ${count(after)} now; ${gone} of those at ${commit} are gone.`,
);
