import type { Request } from 'express';
import type { CurrentUserData } from './current-user.js';

/** Who reads, for whoever asks. */
type FindReader = () => Promise<CurrentUserData | null>;

const finders = new WeakMap<Request, FindReader>();

/** Says how to find who reads. The guard calls it, which lets everybody in and does not look who that is. */
export function findReaderBy(request: Request, find: FindReader): void {
  finders.set(request, find);
}

/**
 * Who calls a route for everybody that has an answer of its own for some (`Public({ forReader: true })`): one statement, when it is
 * asked. `null` for visitors and for a login that has ended.
 */
export function readerOf(request: Request): Promise<CurrentUserData | null> {
  return finders.get(request)?.() ?? Promise.resolve(null);
}
