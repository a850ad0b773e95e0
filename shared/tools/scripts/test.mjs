/**
 * `npm test [-- SUITE… [-- ARGUMENTS FOR JEST OR PLAYWRIGHT]]`: runs the suites one after the other and closes with
 * one line, `N passed, N failed`, over all of them. Without a name: all of them, the longest in their short forms.
 * `all`: all of them whole. `--changed`: the tests next to what has changed. `npm run e2e` is `npm test -- e2e`.
 */
import './lib/node-version.mjs';
import { mkdtemp, rm } from 'node:fs/promises';
import { forgetAppVariables } from './lib/app-env.mjs';
import { changedFiles, suitesFor } from './lib/changed.mjs';
import { ensureGenerated } from './lib/generated.mjs';
import { tempPrefix } from './lib/paths.mjs';
import { broken, groups, suites } from './lib/suites.mjs';

const args = process.argv.slice(2);
const separator = args.includes('--') ? args.indexOf('--') : args.length;
const names = args.slice(0, separator);
const onlyChanged = names.includes('--changed');
const changed = onlyChanged ? suitesFor(await changedFiles()) : {};
const wanted = onlyChanged ? Object.keys(changed) : names.flatMap((name) => groups[name] ?? [name]);
if (onlyChanged && names.length > 1) {
  console.error('--changed chooses the suites by itself.');
  process.exit(2);
}
const extra = args.slice(separator + 1);

const unknown = wanted.filter((name) => !(name in suites));
if (unknown.length > 0) {
  console.error(
    `There is no suite ${unknown.join(', ')}. There are ${[...Object.keys(suites), ...Object.keys(groups)].join(', ')}.`,
  );
  process.exit(2);
}

forgetAppVariables();
// Tests of a few files do not wait until the API is described anew.
await ensureGenerated({ onlyMissing: extra.length > 0 });
// Ctrl-C reaches the running suite by itself; we stay to stop what was started for it.
let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (interrupted = true));

const total = { passed: 0, failed: 0, skipped: 0 };
const lines = [];
for (const [name, suite] of Object.entries(suites)) {
  if (interrupted || !(wanted.length > 0 || onlyChanged ? wanted.includes(name) : !suite.isExtra)) continue;
  console.log(`\n── ${suite.title}`);
  const started = Date.now();
  const counts = await runSuite(suite, [...(changed[name] ?? []), ...extra]);
  for (const key of Object.keys(total)) total[key] += counts[key];
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  lines.push(`${suite.title}: ${sentence(counts)} (${seconds} s)${counts.note ? ` – ${counts.note}` : ''}`);
}
if (total.passed + total.failed + total.skipped === 0 && !onlyChanged) {
  total.failed += 1;
  lines.push('no suite ran a test');
}
if (interrupted) {
  total.failed += 1;
  lines.push('interrupted');
}

if (onlyChanged)
  lines.push('Only what stands next to the changed files was run: before you push, `npm test`.');
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${lines.join('\n')}\n${sentence(total)}`);

/** @param {import('./lib/suites.mjs').Suite} suite @param {string[]} extra */
async function runSuite(suite, extra) {
  const scratch = await mkdtemp(tempPrefix('test'));
  try {
    return await suite.run({ extra, scratch });
  } catch (error) {
    console.error(error);
    return broken(error.message.split('\n')[0]);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** @param {import('./lib/suites.mjs').Counts} counts */
function sentence({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
