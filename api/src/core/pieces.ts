import { MAX_ITEMS_PER_PAGE } from '@feria/shared';
import { AppError } from './http/errors.js';
import { requestContext } from './request-context.js';

/** So many rows are read or worked on without a pause: the largest page of a list. */
export const PIECE = MAX_ITEMS_PER_PAGE;

/** Seconds after which a reader who has gone may come again. */
const RETRY_SECONDS = 2;

const waiting: (() => void)[] = [];

/**
 * Resolves in a later turn of the event loop. Of all who wait here one goes on in each turn, the first that came: pieces of several
 * calls never add up to one long pause, and others are heard in between (ADR 35).
 */
export function laterTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(goOn);
  });
}

/**
 * The same for a call that only reads: what nobody waits for any more is dropped. Otherwise the rest of the work of those who have gone
 * would be in the way of those who come, and be kept in memory meanwhile. Work that several calls share must use {@link laterTurn}.
 * @throws AppError 503 when the reader of a GET has gone
 */
export async function nextTurn(): Promise<void> {
  await laterTurn();
  const response = requestContext()?.response;
  if (response?.destroyed && response.req.method === 'GET')
    throw new AppError('busy', { retryAfterSeconds: RETRY_SECONDS });
}

function goOn(): void {
  const next = waiting.shift();
  // Before it goes on, because it may come back at once.
  if (waiting.length > 0) setImmediate(goOn);
  next?.();
}

/**
 * Does something with many rows, {@link PIECE} at a time, with {@link nextTurn} before each further piece.
 * @returns what was made of all, in the order of the rows
 * @throws AppError as {@link nextTurn}
 */
export async function inPieces<Row, Result>(
  rows: readonly Row[],
  work: (some: Row[]) => Promise<readonly Result[]> | readonly Result[],
  size = PIECE,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < rows.length; start += size) {
    if (start > 0) await nextTurn();
    for (const result of await work(rows.slice(start, start + size))) results.push(result);
  }
  return results;
}
