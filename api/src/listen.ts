import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Config } from './platform/config/config.js';

/**
 * Connections that may wait to be accepted (the system's own limit, 4096 on Linux, may be lower). Node's 511 overflow when
 * a thousand parents come in the same second: whoever is turned away there tries again after one second, then three.
 */
const BACKLOG = 4_096;

/** Serves the app; resolves with the port, which the system chooses for port 0. */
export async function listen(
  app: NestExpressApplication,
  { port, host }: Pick<Config, 'port' | 'host'>,
): Promise<number> {
  // Nest hands its arguments on to Node's server, whose third is the backlog; its types know two.
  const serve = app.listen.bind(app) as unknown as (
    port: number,
    host: string,
    backlog: number,
  ) => Promise<{ address(): { port: number } | null }>;
  const server = await serve(port, host, BACKLOG);
  return server.address()?.port ?? port;
}
