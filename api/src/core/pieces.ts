import { MAX_ITEMS_PER_PAGE } from '@feria/shared';

/** So many rows are read or worked on without a pause: the largest page of a list. */
export const PIECE = MAX_ITEMS_PER_PAGE;

const waiting: (() => void)[] = [];

/**
 * Resolves in a later turn of the event loop. Of all who wait here one goes on in each turn, the first that came: pieces of several
 * calls never add up to one long pause, and others are heard in between (ADR 35).
 */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(goOn);
  });
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
