/**
 * The two files that follow from the code of the API and are not in git: what its handlers answer, and the types of the whole
 * document. Whatever compiles, runs or checks the sources calls {@link ensureGenerated} first; `npm run openapi` writes them anew.
 */
import { readFile } from 'node:fs/promises';
import { fingerprint } from './files.mjs';
import { withLock } from './lock.mjs';
import { fromRoot } from './paths.mjs';
import { runNode } from './processes.mjs';

/** Each names in its note the state of the sources that it was made from. */
const FILES = [
  'api/src/core/http/answer-schemas.generated.ts',
  'shared/src/contracts/openapi.generated.ts',
].map((file) => fromRoot(file));

/**
 * From what the document is made: definitions and contracts, calls with their bodies, tables, and the code that describes them. What a
 * service computes is left out, so that a change of it costs nothing; a type of an answer that stands there is seen by the next
 * `npm run openapi`, and `api/test/core/openapi.spec.ts` is red until then.
 * @param {string} path from the root
 */
export const isSource = (path) =>
  !/\.(generated|spec)\.tsx?$/.test(path) &&
  (/^(shared\/src|api\/src\/core|api\/tools)\//.test(path) ||
    /^api\/src\/[^/]+\.ts$/.test(path) ||
    /\.(controller|dto|entity|module|presenter)\.ts$/.test(path) ||
    path === 'package-lock.json');

/** The state of the sources, by their content. */
const sourcesOfGenerated = () =>
  fingerprint(['api/src', 'api/tools', 'shared/src', 'package-lock.json'], isSource);

/**
 * Writes the files where they are missing or older than their sources; that takes twenty seconds.
 * @param {{ onlyMissing?: boolean }} [options] `onlyMissing`: old ones will do, as for the tests of one file or a server that is to be
 *   there at once
 * @throws {Error} with what the compiler says, where the API does not compile
 */
export async function ensureGenerated({ onlyMissing = false } = {}) {
  if (await isCurrent(onlyMissing)) return;
  await withLock('generated', async () => {
    if (await isCurrent(onlyMissing)) return; // whoever held the lock has written them
    console.log('describing the API (npm run openapi) …');
    const { code, output } = await describeApi({ quiet: true });
    if (code !== 0) throw new Error(`The API could not be described:\n${output}`);
  });
}

/**
 * Runs `api/tools/openapi.ts`.
 * @param {import('./processes.mjs').RunOptions} [options]
 * @param {string[]} [args] such as `--check`
 */
export async function describeApi(options, args = []) {
  const hooks = '--import=./shared/tools/jest/register-hooks.mjs';
  const sources = `--sources=${await sourcesOfGenerated()}`;
  return runNode([hooks, 'api/tools/openapi.ts', sources, ...args], options);
}

/** @param {boolean} onlyMissing */
async function isCurrent(onlyMissing) {
  const texts = await Promise.all(FILES.map((file) => readFile(file, 'utf8').catch(() => null)));
  if (texts.includes(null)) return false;
  if (onlyMissing) return true;
  const sources = await sourcesOfGenerated();
  return texts.every((text) => text?.includes(sources));
}
