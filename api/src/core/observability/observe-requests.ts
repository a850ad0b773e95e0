import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { Logger } from '../logger.js';
import { Metrics } from './metrics.js';

/**
 * Counts every request, and with `log` writes a line for each: method, pattern of the route, status, milliseconds. Never
 * the address, which can hold an id, a search for a name or a download token.
 */
export function observeRequests(app: NestExpressApplication, { log }: { log: boolean }): void {
  const [metrics, logger] = [app.get(Metrics), app.get(Logger)];
  app.use((request: Request, response: Response, next: NextFunction) => {
    const start = performance.now();
    response.once('close', () => {
      const duration = (performance.now() - start) / 1_000;
      const observed = {
        method: request.method,
        route: patternOf(request),
        // Who hangs up before the answer gets none; 499 is how proxies write that down.
        status: response.writableFinished ? response.statusCode : 499,
        duration,
      };
      metrics.observe(observed);
      if (log) logger.info('request', { ...observed, duration: Math.round(duration * 1_000) });
    });
    next();
  });
}

/** `/api/course/:id`; what no route answered (pages, files, nonsense) is one kind, or labels would grow without end. */
export function patternOf(request: Request): string {
  const { route } = request as { route?: { path?: unknown } };
  return typeof route?.path === 'string' ? route.path : 'other';
}
