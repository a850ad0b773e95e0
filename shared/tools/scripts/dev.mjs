/**
 * `npm run dev`: the API, compiled and restarted after each change, and a Vite server for each frontend. One address serves
 * everything: the portal's server passes the API's paths and `/be` on, and holds requests while the API restarts.
 *
 * `npm run dev -- --inspect` opens the API for a debugger (`.vscode/launch.json` attaches to it).
 */
import './lib/node-version.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { buildStale } from './lib/build.mjs';
import { fromRoot, root } from './lib/paths.mjs';
import { binOf } from './lib/processes.mjs';

const apiPort = process.env.PORT || '3000';
/** A save is several events; the changes of a branch switch are many. */
const QUIET_MS = 100;
const inspect = process.argv.slice(2).filter((argument) => argument.startsWith('--inspect'));

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();
let stopping = false;

/** @param {string[]} args @param {string} cwd @param {NodeJS.ProcessEnv} [env] */
function start(args, cwd, env) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

/** @param {number} code */
function stop(code) {
  stopping = true;
  process.exitCode ??= code;
  for (const child of children) child.kill('SIGTERM');
  for (const watcher of watchers) watcher.close();
}

/** @returns {Promise<boolean>} false when the sources do not compile; the mistake is printed */
async function build() {
  try {
    // The description of the API takes twenty seconds: the one of before will do until the next command that needs it.
    await buildStale(['shared', 'api'], { onlyMissing: true });
    return true;
  } catch (error) {
    console.error(error.message);
    return false;
  }
}

/** @type {import('node:child_process').ChildProcess | undefined} */
let api;
function startApi() {
  api = start(['--enable-source-maps', ...inspect, 'api/dist/main.js'], root, {
    // The links in mails must lead to the server that the developer looks at.
    APP_URL: process.env.APP_URL || 'http://localhost:5173',
  });
}

let running = Promise.resolve();
/** Builds and restarts once the changes pause; what does not compile leaves the running API alone. */
function restart() {
  running = running.then(async () => {
    if (stopping || !(await build())) return;
    const last = api;
    if (last && children.has(last)) {
      last.kill('SIGTERM');
      await once(last, 'exit');
    }
    if (!stopping) startApi();
  });
}

/** @type {NodeJS.Timeout | undefined} */
let timer;
const watchers = ['shared/src', 'api/src'].map((folder) =>
  watch(fromRoot(folder), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(restart, QUIET_MS);
  }),
);

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => stop(0));

if (await build()) startApi();
for (const [name, config] of [
  ['portal', 'vite.config.ts'],
  ['backoffice', 'vite.config.ts'],
  ['backoffice', 'vite.today.config.ts'],
]) {
  const vite = start(
    [binOf('vite'), '--config', config, '--clearScreen', 'false', '--logLevel', 'warn'],
    fromRoot(name),
  );
  // The API may end and be started again by the next change; without a frontend's server there is nothing to look at.
  vite.once('exit', (code) => stop(code ?? 1));
}

console.log(`portal       http://localhost:5173/
back office  http://localhost:5173/be/
API          http://localhost:${apiPort}/api/docs
Ctrl-C stops all of them.`);
