import { AsyncResource } from 'node:async_hooks';
import type { NextFunction, Request, Response } from 'express';

/** So long (milliseconds) may the requests work that begin in one turn of the event loop. What comes then waits for the next. */
const TURN_MS = 20;

/**
 * Lets calls of the API begin in turns. Node reads every connection that has something before it looks at anything else, and
 * a call on SQLite works without a pause: five hundred calls that arrive together would be one turn of the event loop, of
 * half a second, in which no timer runs, no mail is sent and no health check is answered. First come, first served.
 *
 * A call waits only here, before it has read or locked anything. Health checks and metrics are not calls of the API.
 * @param isShort whether a call of the API takes so little that it need not wait
 * @param now milliseconds of a clock that only goes forward
 */
export function beginInTurns(isShort: (request: Request) => boolean, now = () => performance.now()) {
  const waiting: NextFunction[] = [];
  /** When the first call of this turn began; `null` before. */
  let began: number | null = null;

  const endTurn = (): void => {
    began = null;
    const next = waiting.shift();
    if (!next) return;
    begin();
    next();
  };
  const begin = (): void => {
    if (began !== null) return;
    began = now();
    setImmediate(endTurn);
  };

  return (request: Request, _response: Response, next: NextFunction): void => {
    if (!request.path.startsWith('/api/') || isShort(request)) {
      next();
      return;
    }
    begin();
    if (waiting.length === 0 && now() - (began ?? 0) < TURN_MS) next();
    // Another call ends the turn: without this, `next` would find the language and the user of that one.
    else waiting.push(AsyncResource.bind(next));
  };
}
