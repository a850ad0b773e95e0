import { QueryFailedError } from 'typeorm';

/** Too many wait for the database already; the caller answers 503 with `Retry-After` (decisions §2). */
export class BusyError extends Error {
  constructor() {
    super('the database has too many waiting callers');
    this.name = 'BusyError';
  }
}

interface DriverError {
  errno?: number;
  code?: string;
  message?: string;
}

function driverErrorOf(error: unknown): DriverError {
  if (error instanceof QueryFailedError) return error.driverError as DriverError;
  return (error ?? {}) as DriverError;
}

/** Deadlock, lock-wait time-out, snapshot conflict: the whole transaction is to be repeated (decisions §5). */
const REPEATABLE_ERRNOS = new Set([1213, 1205, 1020]);

/** An error of our own that asks for the same, by a property `repeatable`. */
function asksToRepeat(error: unknown): boolean {
  return error instanceof Error && 'repeatable' in error && error.repeatable === true;
}

/** Whether the transaction is to be repeated. */
export function isRepeatable(error: unknown): boolean {
  if (asksToRepeat(error)) return true;
  const { errno, code } = driverErrorOf(error);
  return (errno !== undefined && REPEATABLE_ERRNOS.has(errno)) || code === 'SQLITE_BUSY';
}

/** Whether a UNIQUE or PRIMARY KEY constraint refused the row, on either engine. */
export function isDuplicateKey(error: unknown): boolean {
  const { errno, code, message } = driverErrorOf(error);
  return (
    errno === 1062 ||
    code === 'SQLITE_CONSTRAINT_UNIQUE' ||
    code === 'SQLITE_CONSTRAINT_PRIMARYKEY' ||
    (code?.startsWith('SQLITE_CONSTRAINT') === true && /UNIQUE constraint failed/.test(message ?? ''))
  );
}

/** Whether a foreign key refused the change, on either engine. */
export function isForeignKeyViolation(error: unknown): boolean {
  const { errno, code, message } = driverErrorOf(error);
  return (
    errno === 1451 ||
    errno === 1452 ||
    code === 'SQLITE_CONSTRAINT_FOREIGNKEY' ||
    (code?.startsWith('SQLITE_CONSTRAINT') === true && /FOREIGN KEY constraint failed/.test(message ?? ''))
  );
}

/** Whether the pool, or the queue before it, is exhausted, or the server is out of reach for now. */
export function isBusy(error: unknown): boolean {
  const { code, message, errno } = driverErrorOf(error);
  return (
    error instanceof BusyError ||
    message === 'Queue limit reached.' ||
    errno === 1040 ||
    ['ECONNREFUSED', 'ECONNRESET', 'PROTOCOL_CONNECTION_LOST', 'ETIMEDOUT', 'EPIPE'].includes(code ?? '')
  );
}
