/**
 * `npm test [-- SUITE… [-- ARGUMENTS FOR JEST OR PLAYWRIGHT]]`: runs the suites one after the other and closes with
 * one line, `N passed, N failed`, over all of them. Without a name: all, with the core walks of the browser tests. `all`,
 * as in CI: all, with every walk. `npm run e2e` is `npm test -- e2e`.
 */
import './lib/node-version.mjs';
import { mkdtemp, rm } from 'node:fs/promises';
import { forgetAppVariables } from './lib/app-env.mjs';
import { tempPrefix } from './lib/paths.mjs';
import { broken, groups, suites } from './lib/suites.mjs';

const args = process.argv.slice(2);
const separator = args.includes('--') ? args.indexOf('--') : args.length;
const wanted = args.slice(0, separator).flatMap((name) => groups[name] ?? [name]);
const extra = args.slice(separator + 1);

const unknown = wanted.filter((name) => !(name in suites));
if (unknown.length > 0) {
  console.error(
    `There is no suite ${unknown.join(', ')}. There are ${[...Object.keys(suites), ...Object.keys(groups)].join(', ')}.`,
  );
  process.exit(2);
}

forgetAppVariables();
// Ctrl-C reaches the running suite by itself; we stay to stop what was started for it.
let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (interrupted = true));

const total = { passed: 0, failed: 0, skipped: 0 };
const lines = [];
for (const [name, suite] of Object.entries(suites)) {
  if (interrupted || !(wanted.length > 0 ? wanted.includes(name) : !suite.isExtra)) continue;
  console.log(`\n── ${suite.title}`);
  const started = Date.now();
  const counts = await runSuite(suite);
  for (const key of Object.keys(total)) total[key] += counts[key];
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  lines.push(`${suite.title}: ${sentence(counts)} (${seconds} s)${counts.note ? ` – ${counts.note}` : ''}`);
}
if (interrupted) {
  total.failed += 1;
  lines.push('interrupted');
}

process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${lines.join('\n')}\n${sentence(total)}`);

/** @param {import('./lib/suites.mjs').Suite} suite */
async function runSuite(suite) {
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
