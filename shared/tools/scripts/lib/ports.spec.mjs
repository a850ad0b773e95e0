import { once } from 'node:events';
import { createServer } from 'node:net';
import { freePort } from './mysql.mjs';
import { holdPort, listenFrom } from './ports.mjs';

/** @type {import('node:net').Server[]} */
const servers = [];
afterEach(() =>
  Promise.all(servers.splice(0).map((server) => new Promise((closed) => server.close(closed)))),
);

async function taken(/** @type {string} */ host) {
  const server = createServer().listen(await freePort(), host);
  servers.push(server);
  await once(server, 'listening');
  return /** @type {import('node:net').AddressInfo} */ (server.address()).port;
}

const listening = async (/** @type {number} */ first) => {
  const server = createServer();
  servers.push(server);
  return listenFrom(server, first);
};

it('takes the port that is wanted when nobody has it', async () => {
  const port = await freePort();
  expect(await listening(port)).toBe(port);
});

it.each(['127.0.0.1', '::1'])(
  'leaves out a port that somebody has at %s, which a browser may mean by localhost',
  async (host) => {
    const port = await taken(host).catch(() => null);
    if (port === null) return console.log(`${host} is no address of this machine: nothing to leave out`);
    expect(await listening(port)).toBeGreaterThan(port);
  },
);

it('keeps a port from others until it is needed', async () => {
  const held = await holdPort(await freePort());
  expect(await listening(held.port)).not.toBe(held.port);
  await held.free();
  expect(await listening(held.port)).toBe(held.port);
});
