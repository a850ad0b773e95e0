/**
 * Hooks between check and write, and switches for the guards that keep two requests apart. They exist in tests only: in the graph
 * `interference` the modules beside this one stand in for those of the app (`shared/tools/jest/graphs.mjs`). A spec that
 * imports this asks for the graph in its first comment: `@jest-environment-options {"graph": "interference"}`.
 */
if (new URL(import.meta.url).searchParams.get('graph')?.split('@')[0] !== 'interference')
  throw new Error('The first comment of this spec must ask for the graph "interference".');

/** What can be switched off, for a negative control. */
export const guards = {
  /** `FOR UPDATE`; on SQLite the transaction. */
  lock: true,
  /** Rows of `child_day`. */
  days: true,
  /** Duplicate and foreign keys are recognised, and repeat the transaction. */
  keys: true,
};

/**
 * Before weeks are locked; where a sign-up has counted seats and queue; where a sign-up or a move-up is about to take the
 * days of a child.
 */
export type Point = 'lock' | 'seats' | 'days';

/** What happens there. */
export const at: Record<Point, () => Promise<void>> = {
  lock: letOthersIn,
  seats: letOthersIn,
  days: letOthersIn,
};

/** Waits several turns of the event loop, so that other requests can run in between. */
export async function letOthersIn(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** The lock of the roles, which can be switched off; then all meet where it would be, and again where the holders are counted. */
export const roleGuard = {
  lock: true,
  atLock: (): Promise<void> => Promise.resolve(),
  counted: (): Promise<void> => Promise.resolve(),
};
