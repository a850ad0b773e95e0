import { QueryFailedError } from 'typeorm';

/** Too many wait for the database already; the caller answers 503 with `Retry-After` (product.md#errors). */
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

/** What the driver said, below what TypeORM wraps around it. */
export function driverErrorOf(error: unknown): DriverError {
  if (error instanceof QueryFailedError) return error.driverError as DriverError;
  return (error ?? {}) as DriverError;
}

/** What the database says when a transaction is to be repeated as a whole (product/registrations.md#lock-first-read-after). */
const REPEATABLE_ERRNOS: Record<number, string> = { 1213: 'deadlock', 1205: 'lock wait', 1020: 'snapshot' };

/**
 * Why the transaction is to be repeated, in a word for figures; `null` when it is not. Errors of our own ask for it by a
 * property `repeatable`.
 */
export function repeatReason(error: unknown): string | null {
  if (error instanceof Error && 'repeatable' in error && error.repeatable === true)
    return error.constructor.name;
  const { errno, code } = driverErrorOf(error);
  if (code === 'SQLITE_BUSY') return 'busy';
  return (errno !== undefined && REPEATABLE_ERRNOS[errno]) || null;
}

/** Whether the transaction is to be repeated. */
export function isRepeatable(error: unknown): boolean {
  return repeatReason(error) !== null;
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

/**
 * What the constraint of {@link isDuplicateKey} is called, in lower case: its name on MariaDB and MySQL, `table.column` on SQLite.
 * `null` when another thing failed.
 */
export function duplicateKeyOf(error: unknown): string | null {
  if (!isDuplicateKey(error)) return null;
  const { message = '' } = driverErrorOf(error);
  // At the end of the message: the value before it may say anything.
  const [, name] =
    /for key '(?:[^']*\.)?([^'.]+)'$/.exec(message) ?? /failed: (\w+\.\w+)$/.exec(message) ?? [];
  return name?.toLowerCase() ?? null;
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

/**
 * What a server says that serves nobody just now: too many connections, no part of the majority of its cluster (at a
 * statement, at a commit), shutting down, connection closed by it.
 */
const OUT_OF_SERVICE_ERRNOS = [1040, 1047, 1180, 1053, 1927];

/** Whether the pool, or the queue before it, is exhausted, or the server is out of reach or of service for now. */
export function isBusy(error: unknown): boolean {
  const { code, message, errno } = driverErrorOf(error);
  return (
    error instanceof BusyError ||
    message === 'Queue limit reached.' ||
    (errno !== undefined && OUT_OF_SERVICE_ERRNOS.includes(errno)) ||
    ['ECONNREFUSED', 'ECONNRESET', 'PROTOCOL_CONNECTION_LOST', 'ETIMEDOUT', 'EPIPE'].includes(code ?? '')
  );
}
