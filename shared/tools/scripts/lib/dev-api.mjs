/**
 * The API under `npm run dev`: one process that runs, and one that has loaded the packages beforehand and takes its place after a
 * change. Loading them is most of a start.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fromRoot, root } from './paths.mjs';

/** @typedef {import('node:child_process').ChildProcess} Child */

const isAlive = (/** @type {Child | undefined} */ child) =>
  child !== undefined && child.exitCode === null && child.signalCode === null;

/** @param {Child} child */
async function end(child) {
  if (!isAlive(child)) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/**
 * @param {object} options
 * @param {NodeJS.ProcessEnv} options.env the whole environment of the API
 * @param {string} [options.inspect] `--inspect…`, as it was given
 * @param {() => Promise<void>} options.build throws when the sources do not compile
 * @param {() => Promise<void>} options.beforeFirst called before the first start
 */
export function createDevApi({ env, inspect, build, beforeFirst }) {
  const [, brk = '', where] = /^--inspect(-brk)?(?:=(.+))?$/.exec(inspect ?? '') ?? [];
  /** @type {Set<Child>} */
  const children = new Set();
  /** @type {Child | undefined} */
  let current;
  /** @type {Child | undefined} */
  let standby;
  let stopping = false;
  let isFirst = true;

  let settle = (/** @type {boolean} */ _isUp) => {};
  /** @type {Promise<boolean>} whether the API answers, once that is known */
  let up = new Promise((resolve) => (settle = resolve));
  let isKnown = false;
  function hold() {
    if (!isKnown) return;
    isKnown = false;
    up = new Promise((resolve) => (settle = resolve));
  }
  function release(/** @type {boolean} */ isUp) {
    isKnown = true;
    settle(isUp);
  }

  function launch() {
    const child = fork(fromRoot('api/tools/dev-process.mjs'), [inspect ? `inspect${brk}` : 'plain'], {
      cwd: root,
      env,
      execArgv: where ? [`--inspect-port=${where}`] : [],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    children.add(child);
    child.once('exit', () => {
      children.delete(child);
      if (child !== current || stopping) return;
      current = undefined;
      if (!isKnown) return;
      console.error('The API has ended. The next change starts it again.');
      up = Promise.resolve(false);
    });
    return child;
  }

  /**
   * @param {Child} child
   * @param {'load' | 'start'} order
   * @returns {Promise<boolean>} whether it did so; it has printed why not
   */
  const obeys = (child, order) =>
    new Promise((resolve) => {
      child.once('message', () => resolve(true));
      child.once('exit', () => resolve(false));
      if (child.connected) child.send(order);
    });

  /** @returns {Promise<boolean>} whether an API runs now; what does not compile or load leaves the one that runs alone */
  async function restart() {
    try {
      await build();
    } catch (error) {
      console.error(error.message);
      return isAlive(current);
    }
    const next = standby && isAlive(standby) ? standby : launch();
    standby = undefined;
    if (!(await obeys(next, 'load'))) return isAlive(current);
    if (isFirst) await beforeFirst();
    isFirst = false;
    const last = current;
    current = next;
    if (last) await end(last);
    if (stopping) return false;
    if (!(await obeys(next, 'start'))) return false;
    if (!stopping) standby = launch();
    return true;
  }

  let running = Promise.resolve();
  let changes = 0;
  return {
    /** Builds and starts anew. Several calls while one is at work count as one. */
    update() {
      hold();
      changes += 1;
      const change = changes;
      running = running.then(async () => {
        if (stopping || change !== changes) return;
        const isUp = await restart();
        if (change === changes) release(isUp);
      });
    },
    /**
     * Waits while the API is about to be started, so that whoever asks after a change is answered by what was changed.
     * @returns {Promise<boolean>} false when it does not run, and will not before the next change
     */
    isUp: () => up,
    /** Resolves when every process has ended. */
    async stop() {
      stopping = true;
      release(false);
      await Promise.all([...children].map(end));
    },
  };
}
