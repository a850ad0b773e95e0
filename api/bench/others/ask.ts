import type { LargeOrganiser } from '../support/large-organiser.js';

/** Who asks: an account of {@link LargeOrganiser}, nobody, or the owner of a token. */
type Who = 'admin' | 'leader' | 'family' | 'nobody' | { token: string };

/** One request of a route. */
export interface Ask {
  /** Usually who may: the administrator, else the largest family, else nobody. */
  as?: Who;
  /** Parts of the address. */
  params?: Record<string, string | number>;
  query?: string;
  body?: unknown;
  file?: { field: 'file' | 'image'; content: Buffer };
  headers?: Record<string, string>;
}

/** The most expensive thing that can be asked of a route. */
export interface Costly {
  /** In a few words, for the table. */
  what: string;
  /** The n-th of many requests that are sent at once; the first one is also sent alone. */
  ask: (world: World, n: number) => Ask | Promise<Ask>;
  /** It takes something away that is not there a second time: it is sent alone only. */
  once?: true;
  /** It leaves work behind (such as thousands of mails): measured after all others. */
  last?: true;
}

/** By route, as `GET /api/course/:id`. */
export type CostlyAsks = Record<string, Costly | readonly Costly[]>;

/** What is asked about. */
export interface World extends LargeOrganiser {
  /** A number that was not given before, from 0, for records of which each request takes another. */
  next(kind: string): number;
  /** What is made or found once in a run. */
  known<T>(what: string, make: () => Promise<T>): Promise<T>;
  /** Rows of the database, to find records by. */
  rows(sql: string): Promise<Record<string, unknown>[]>;
  /** A login of an account. */
  login(userId: number): Promise<string>;
  /** Sends a request that is not measured. @returns `data` of the answer @throws Error when it is refused */
  send(route: string, ask: Ask): Promise<unknown>;
}

export const costly = (
  what: string,
  ask: Costly['ask'],
  more: Pick<Costly, 'once' | 'last'> = {},
): Costly => ({
  what,
  ask,
  ...more,
});
