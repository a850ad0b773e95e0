import net from 'node:net';

/**
 * A door to a MySQL server that holds every COMMIT back for a while, as a slow disk would. App and raw loop go through
 * the same one. Commands are told by their packet: three bytes of length, a sequence number, 0x03 for a query, the text.
 */
export async function slowCommits(
  target: { host: string; port: number },
  milliseconds: number,
): Promise<{ port: number; close(): Promise<void> }> {
  const server = net.createServer((client) => {
    const upstream = net.connect(target.port, target.host).setNoDelay(true);
    client.setNoDelay(true);
    upstream.pipe(client);
    let turn = Promise.resolve();
    client.on('data', (packet) => {
      const wait = isCommit(packet) ? milliseconds : 0;
      turn = turn.then(async () => {
        if (wait) await new Promise((wake) => setTimeout(wake, wait));
        upstream.write(packet);
      });
    });
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
    client.on('error', () => upstream.destroy());
    upstream.on('error', () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as net.AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function isCommit(packet: Buffer): boolean {
  return (
    packet.length >= 11 && packet[4] === 3 && packet.toString('latin1', 5, 11).toUpperCase() === 'COMMIT'
  );
}
