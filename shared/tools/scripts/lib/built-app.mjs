/**
 * The built app in a process of its own, for the browser tests.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './mysql.mjs';
import { cacheDir, fromRoot } from './paths.mjs';

/** Ports that are tried: somebody else may take one between our looking for it and the app's listening. */
const ATTEMPTS = 10;
/** What the app prints when it serves. Another app that happens to listen on the port does not count. */
const READY = /^ *API +http/m;
/** Characters of output that are kept, for a start that fails. */
const KEPT = 20_000;
/** How long the app may take to end, ms, before it is killed. */
const GRACE_MS = 5_000;

/**
 * An app that serves.
 * @typedef {{ base: string, dataDir: string, stop: () => Promise<void> }} BuiltApp
 *   `base`: its address, without a slash at the end
 */

/**
 * Starts the built app on a port that nobody else has, and waits until it serves. It ends with this process at the latest.
 * @param {object} [options]
 * @param {string} [options.dataDir] its data, which stay; when absent it gets a folder of its own, removed at its end
 * @param {string} [options.within] where that folder is made
 * @param {NodeJS.ProcessEnv} [options.env] further variables of its configuration
 * @returns {Promise<BuiltApp>}
 * @throws when it does not start, with what it printed
 */
export async function startBuiltApp({ dataDir, within = tmpdir(), env = {} } = {}) {
  for (let attempt = 1; ; attempt += 1) {
    // The start writes the address into the database, so another port means other data.
    const directory = dataDir ?? mkdtempSync(join(within, 'feria-app-'));
    const app = await startOn(await freePort(), directory, !dataDir, env);
    if ('base' in app) return app;
    if (attempt === ATTEMPTS || !app.output.includes('EADDRINUSE'))
      throw new Error(`the app did not start:\n${app.output}`);
  }
}

/**
 * @param {number} port
 * @param {string} dataDir
 * @param {boolean} isOurs whether the folder goes with the app
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<BuiltApp | { output: string }>} what it printed when it ended instead
 */
async function startOn(port, dataDir, isOurs, env) {
  const base = `http://127.0.0.1:${port}`;
  const endWithParent = new URL('end-with-parent.mjs', import.meta.url).href;
  const child = spawn(
    process.execPath,
    [
      '--import',
      endWithParent,
      '--enable-source-maps',
      '--max-old-space-size=512',
      fromRoot('api', 'dist', 'main.js'),
    ],
    {
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: String(port),
        DATA_DIR: dataDir,
        RATE_LIMIT: 'off',
        NODE_COMPILE_CACHE: join(cacheDir, 'compiled-app'), // from Node 22 on, a fifth of the start
        REMOVE_DATA: isOurs ? 'yes' : 'no',
        ...env,
      },
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  );
  child.stdin.on('error', () => {}); // it has ended
  const remove = () => isOurs && rmSync(dataDir, { recursive: true, force: true });
  const killNow = () => {
    child.kill('SIGKILL');
    remove();
  };
  process.once('exit', killNow);
  const ended = new Promise((resolve) => child.once('close', resolve)).then(() => {
    process.off('exit', killNow);
    remove();
  });

  let output = '';
  const isReady = new Promise((resolve) => {
    const keep = (/** @type {Buffer} */ chunk) => {
      output = (output + chunk).slice(-KEPT);
      if (READY.test(output)) resolve(true);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (error) => keep(Buffer.from(error.message)));
  });
  if (!(await Promise.race([isReady, ended.then(() => false)]))) return { output };
  child.stdout.removeAllListeners('data').resume();
  child.stderr.removeAllListeners('data').pipe(process.stderr, { end: false });
  return {
    base,
    dataDir,
    stop: async () => {
      child.kill('SIGTERM');
      const killLater = sleep(GRACE_MS, undefined, { ref: false }).then(() => child.kill('SIGKILL'));
      await Promise.race([ended, killLater.then(() => ended)]);
    },
  };
}
