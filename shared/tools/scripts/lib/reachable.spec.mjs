import { once } from 'node:events';
import { createServer } from 'node:net';
import { freePort } from './mysql.mjs';
import { reachable } from './reachable.mjs';

it('waits for a server that starts later', async () => {
  const port = await freePort();
  let answered = false;
  const waiting = reachable(port).then((result) => {
    answered = true;
    return result;
  });
  expect(await reachable(port, 100)).toBe(false); // by now the first has asked as well
  expect(answered).toBe(false);
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  expect(await waiting).toBe(true);
  server.close();
});
