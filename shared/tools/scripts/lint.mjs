/**
 * `npm run lint [-- CHECK…]`: the static checks side by side, one on each core. A check that was green is not run again
 * before something has changed that it could see; what is red is always run.
 */
import './lib/node-version.mjs';
import { availableParallelism } from 'node:os';
import { checks, toolKey } from './lib/checks.mjs';
import { stateKey } from './lib/files.mjs';
import { ensureGenerated } from './lib/generated.mjs';
import { greenMemory } from './lib/green.mjs';
import { withLock } from './lib/lock.mjs';
import { runNode } from './lib/processes.mjs';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in checks));
if (unknown.length > 0) {
  console.error(`There is no check ${unknown.join(', ')}. There are ${Object.keys(checks).join(', ')}.`);
  process.exit(2);
}

await ensureGenerated();
const failed = await withLock('lint', async () => {
  const tools = await toolKey();
  const green = await greenMemory(tools);
  const waiting = Object.entries(checks).filter(([name]) => wanted.length === 0 || wanted.includes(name));
  /** @type {string[]} */
  const red = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, { title, args }] = next;
      const command = args(green.folder);
      // Taken before the check: what is saved while it runs was not seen by it.
      const state = await stateKey(command.join('\0'));
      if (await green.has(name, state)) {
        console.log(`${title}: unchanged since it was green`);
        continue;
      }
      const started = Date.now();
      const { code, output } = await runNode(command, { quiet: true });
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(
        code === 0
          ? `${title}: nothing found (${seconds} s)`
          : `\n${output.trimEnd()}\n${title}: FAILED (${seconds} s)`,
      );
      if (code !== 0) red.push(name);
      else await green.keep(name, state);
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker));
  return red;
});

if (failed.length > 0) {
  console.log(`\nfailed: ${failed.join(', ')}. One of them alone: npm run lint -- ${failed[0]}`);
  process.exitCode = 1;
}
