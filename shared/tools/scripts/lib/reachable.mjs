/**
 * Waiting for a server that is being restarted.
 */
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until something listens on a port of this machine.
 * @param {number} port
 * @param {number} [limit] milliseconds
 * @returns {Promise<boolean>} false when nothing did within the limit
 */
export async function reachable(port, limit = 20_000) {
  for (const end = Date.now() + limit; !(await listens(port)); await sleep(50))
    if (Date.now() >= end) return false;
  return true;
}

/** @param {number} port @returns {Promise<boolean>} */
const listens = (port) =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
