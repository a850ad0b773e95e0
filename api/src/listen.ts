import type { Server } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Config } from './core/config/config.js';

/**
 * Connections that may wait to be accepted (the system's own limit, 4096 on Linux, may be lower). Node's 511 overflow when
 * a thousand parents come in the same second: whoever is turned away there tries again after one second, then three.
 */
const BACKLOG = 4_096;

/**
 * How long a connection without requests is kept, ms: longer than any proxy in front keeps its own (nginx and load balancers
 * 60 s, Traefik 90 s, Caddy 120 s). With Node's 5 s a proxy sends a booking into a connection that is just being closed, and
 * does not repeat it, because it is a POST.
 */
const KEEP_ALIVE_MS = 150_000;
/** How long the headers of a request may take, ms. Never less than {@link KEEP_ALIVE_MS}: some versions of Node count from the answer before. */
const HEADERS_MS = 160_000;

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
  const http = app.getHttpServer() as Server;
  http.keepAliveTimeout = KEEP_ALIVE_MS;
  http.headersTimeout = HEADERS_MS;
  const server = await serve(port, host, BACKLOG);
  return server.address()?.port ?? port;
}
