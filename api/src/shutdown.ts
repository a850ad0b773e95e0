import type { Server } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Logger } from './core/logger.js';

/** How long requests in flight may take after the signal to stop; Docker kills the container after 30 s. */
const GRACE_MS = 20_000;

/**
 * Ends the process with code 0 on SIGTERM and SIGINT: no new connections, requests in flight are answered, then outbox,
 * housekeeping and database stop. Nest's own hooks would end it by the signal, which process managers take for a crash.
 */
export function endOnSignals(app: NestExpressApplication): void {
  let ending = false;
  const end = (): void => {
    // `npm start` passes a signal on that a terminal has already sent to every process.
    if (ending) return;
    ending = true;
    finish(app).then(
      () => process.exit(0),
      (error: unknown) => {
        new Logger().fatal('the app did not close', error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}

async function finish(app: NestExpressApplication): Promise<void> {
  const server = app.getHttpServer() as Server;
  // A client that never finishes its request must not keep the process.
  const deadline = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  // Browsers keep their connections after the answer, and the server would wait until they time out.
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(idle);
  clearTimeout(deadline);
  await app.close();
}
