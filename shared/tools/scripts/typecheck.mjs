/**
 * `npm run typecheck [-- PROJECT…]`: the compiler of TypeScript 7 over every project, two at a time. What it knows from the
 * last run is kept, so that a second one only looks at what has changed.
 */
import { join } from 'node:path';
import { ensureGenerated } from './lib/generated.mjs';
import { cacheDir, fromRoot } from './lib/paths.mjs';
import { binOf, runNode } from './lib/processes.mjs';

const configs = {
  api: fromRoot('api', 'tsconfig.json'),
  backoffice: fromRoot('backoffice', 'tsconfig.json'),
  portal: fromRoot('portal', 'tsconfig.json'),
  shared: fromRoot('shared', 'tsconfig.json'),
  browser: fromRoot('shared', 'src', 'browser', 'tsconfig.json'),
  generator: fromRoot('shared', 'tools', 'generator', 'tsconfig.json'),
  e2e: fromRoot('tsconfig.browser.json'),
};

/** @type {Set<string>} */
const printed = new Set();
const pretty = String(process.stdout.isTTY === true);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in configs));
if (unknown.length > 0) {
  console.error(`There is no project ${unknown.join(', ')}.`);
  process.exit(2);
}

await ensureGenerated();
// By itself the compiler takes four checkers for a project, and each finds out anew what types of the others are: nearly twice the work.
// One is enough where another project is checked at the same time.
const checkers = wanted.length === 1 ? '2' : '1';
const waiting = Object.entries(configs).filter(([name]) => wanted.length === 0 || wanted.includes(name));
await Promise.all([worker(), worker()]);

async function worker() {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [name, config] = next;
    const memory = ['--incremental', '--tsBuildInfoFile', join(cacheDir, 'tsc', `${name}.tsbuildinfo`)];
    const options = ['--noEmit', '--pretty', pretty, '--checkers', checkers, ...memory];
    const { code, output } = await runNode([binOf('typescript-7', 'tsc'), '-p', config, ...options], {
      quiet: true,
    });
    console.log(code === 0 ? `${name}: no type errors` : `${name}:\n${unseen(output)}`);
    if (code !== 0) process.exitCode = 1;
  }
}

/** A mistake in `shared` shows in every project that imports it; it is printed with the first. @param {string} output */
function unseen(output) {
  const errors = output.split(/\n(?=\S)/).filter((error) => error.trim());
  const fresh = errors.filter((error) => !printed.has(error));
  for (const error of fresh) printed.add(error);
  return fresh.length > 0 ? fresh.join('\n') : 'the errors above, no others';
}
