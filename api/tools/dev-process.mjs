/**
 * The API under `npm run dev`, in two steps: a process loads the packages beforehand, which takes longest, and waits; after a change
 * it is told to load our own modules, and to start once the API of before has ended (`shared/tools/scripts/lib/dev-api.mjs`).
 */
import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import inspector from 'node:inspector';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [mode] = process.argv.slice(2);
const built = ['api', 'shared'].map((project) => join(import.meta.dirname, '../..', project, 'dist'));

/** @type {Map<string, SourceMap>} of the modules that stood in a stack trace, by their addresses */
const maps = new Map();

/**
 * A line of a stack trace, with the place in the sources.
 * @param {NodeJS.CallSite} frame
 */
function inSources(frame) {
  const [script, line, column] = [frame.getFileName(), frame.getLineNumber(), frame.getColumnNumber()];
  const isOurs = built.some((folder) => script?.startsWith(`${pathToFileURL(folder)}/`));
  if (!isOurs || !script || !line || !column) return String(frame);
  const map = maps.get(script) ?? new SourceMap(JSON.parse(readFileSync(new URL(`${script}.map`), 'utf8')));
  maps.set(script, map);
  const place = map.findEntry(line - 1, column - 1);
  if (!('originalSource' in place)) return String(frame);
  const source = fileURLToPath(new URL(place.originalSource, script));
  return String(frame).replace(
    `${script}:${line}:${column}`,
    `${source}:${place.originalLine + 1}:${place.originalColumn + 1}`,
  );
}

// `--enable-source-maps` would read the map of every module while it is loaded, which is a quarter of that time.
Error.prepareStackTrace = (error, frames) => {
  try {
    return [error, ...frames.map(inSources)].join('\n    at ');
  } catch {
    return [error, ...frames].join('\n    at '); // the map is gone, or was just written anew
  }
};

/** Loads what our modules import of others. Only a head start: what fails here, fails again where it is needed. */
async function loadPackages() {
  const names = new Set();
  for (const folder of built) {
    for (const file of await readdir(folder, { recursive: true })) {
      if (!file.endsWith('.js') || file.endsWith('.task.js')) continue;
      const code = await readFile(join(folder, file), 'utf8');
      for (const [, name] of code.matchAll(/^import (?:[^'"\n]+ from )?['"]([^'"./][^'"]*)['"];$/gm))
        names.add(name);
    }
  }
  for (const name of names) if (!name.startsWith('@feria/')) await import(name).catch(() => undefined);
}

/** @type {(env: NodeJS.ProcessEnv) => Promise<void>} */
let start;

const orders = {
  async load() {
    ({ start } = await import('../dist/bootstrap.js'));
    process.send?.('loaded');
  },
  async start() {
    if (mode !== 'plain') inspector.open(); // only now: the one before had the port
    if (mode === 'inspect-brk') inspector.waitForDebugger();
    await start(process.env);
    // It has said why it does not start.
    if (process.exitCode) process.exit();
    process.send?.('started');
  },
};

/** Whatever is ordered while the packages are loaded waits for them. */
let last = loadPackages();
process.on('message', (/** @type {keyof typeof orders} */ order) => {
  last = last.then(orders[order]).catch((error) => {
    console.error(error);
    process.exit(1);
  });
});
// `npm run dev` is gone, however it ended.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
