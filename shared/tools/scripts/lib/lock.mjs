/**
 * One process at a time, across processes: two `npm start` or `npm test` in one checkout must not build into the
 * same directory at once.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cacheDir } from './paths.mjs';

/**
 * Runs `work` while holding the lock, waiting for whoever holds it. A lock whose owner is gone is taken over.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(name, work) {
  const file = join(cacheDir, `${name}.lock`);
  await mkdir(cacheDir, { recursive: true });
  while (!(await take(file))) await sleep(100);
  const release = () => rm(file, { force: true });
  try {
    return await work();
  } finally {
    await release();
  }
}

/** @param {string} file */
async function take(file) {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  const owner = Number(await readFile(file, 'utf8').catch(() => ''));
  // Our own number on it: that was another process, before this container or machine was started again.
  if (owner && (owner === process.pid || !isAlive(owner))) await rm(file, { force: true });
  return false;
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
