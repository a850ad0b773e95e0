/**
 * The built app with demo data of its own, for scripts that look at it with a browser.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { forgetAppVariables } from './app-env.mjs';
import { buildStale } from './build.mjs';
import { freePort } from './mysql.mjs';
import { fromRoot, tempPrefix } from './paths.mjs';

/** Password of every demo account. */
const DEMO_PASSWORD = 'feria-demo';

/**
 * @typedef {object} DemoApp
 * @property {string} base its address, without a slash at the end
 * @property {<T>(path: string, options?: { body?: unknown, token?: string, method?: string }) => Promise<T>} call
 *   asks the API and gives what stands under `data`
 * @property {(account: string) => Promise<{ token: string, expires_at: string }>} logIn `account` without its domain
 */

/**
 * Builds what is stale, starts the app and stops it after `work`, whatever happens.
 * @template T
 * @param {(app: DemoApp) => Promise<T>} work
 * @param {Record<string, string>} [env] variables of the app
 * @returns {Promise<T>}
 */
export async function withDemoApp(work, env = {}) {
  forgetAppVariables();
  await buildStale();
  const dataDir = await mkdtemp(tempPrefix('demo'));
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [fromRoot('api', 'dist', 'main.js')], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), SEED: 'demo', RATE_LIMIT: 'off', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));

  /** @type {DemoApp['call']} */
  const call = async (path, { body, token, method = body ? 'POST' : 'GET' } = {}) => {
    const answer = await fetch(`${base}/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()).data;
  };
  const logIn = (/** @type {string} */ account) =>
    call('api/login', { body: { email: `${account}@feria.example`, password: DEMO_PASSWORD } });

  try {
    await ready(base, child);
    return await work({ base, call, logIn });
  } finally {
    child.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * @param {string} base
 * @param {import('node:child_process').ChildProcess} child
 */
async function ready(base, child) {
  for (let tries = 0; tries < 600 && child.exitCode === null; tries += 1) {
    const answer = await fetch(`${base}/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error('the app did not start');
}
