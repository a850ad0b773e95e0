/**
 * Ports that nobody else has.
 */
import { once } from 'node:events';
import { createServer } from 'node:net';

/** So many are tried. */
const ATTEMPTS = 1_000;

/**
 * Lets a server listen on this machine alone, on a port or on the next one that is free.
 * @param {import('node:net').Server} server
 * @param {number} first 0: any
 * @returns {Promise<number>} the port
 */
export async function listenFrom(server, first) {
  for (let port = first; port < first + ATTEMPTS; port += 1) {
    if (!(await listens(server, port, '127.0.0.1'))) continue;
    const { port: found } = /** @type {import('node:net').AddressInfo} */ (server.address());
    // A browser that is told `localhost` asks ::1 first.
    if (!(await isTaken(found, '::1'))) return found;
    await close(server);
  }
  throw new Error(`No port from ${first} on is free.`);
}

/**
 * Keeps a port until it is needed.
 * @param {number} first
 * @returns {Promise<{ port: number, free: () => Promise<void> }>}
 */
export async function holdPort(first) {
  const server = createServer((socket) => socket.destroy());
  const port = await listenFrom(server, first);
  return { port, free: () => close(server) };
}

/** @param {import('node:net').Server} server @param {number} port @param {string} host */
async function listens(server, port, host) {
  server.listen(port, host);
  return once(server, 'listening').then(
    () => true,
    (error) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') return false;
      throw error;
    },
  );
}

/** Not so where there is no such address. @param {number} port @param {string} host */
async function isTaken(port, host) {
  const server = createServer().listen(port, host);
  return once(server, 'listening').then(
    () => close(server).then(() => false),
    (error) => error.code === 'EADDRINUSE',
  );
}

/** @param {import('node:net').Server} server */
const close = (server) => new Promise((resolve) => void server.close(() => resolve(undefined)));
