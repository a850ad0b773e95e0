/** The fields of a log line about an error. */
type Details = Record<string, unknown>;

interface DatabaseError extends Error {
  code?: string;
  errno?: number;
  /** Set by the driver of MySQL and MariaDB. */
  sqlMessage?: string;
}

/** An error of a statement as TypeORM wraps it, or the driver's own. */
interface StatementError extends DatabaseError {
  query?: string;
  parameters?: unknown[];
  driverError?: DatabaseError;
}

/**
 * Name, code, message and stack of an error, and the SQL statement if one failed.
 * @param redact whether the values of statements are left out: parameters, literals, and what the driver quotes in its message
 *   (`Duplicate entry 'eva@rossi.example' for key 'uq_user_email'`)
 */
export function errorDetails(cause: unknown, { redact }: { redact: boolean }): Details {
  if (!(cause instanceof Error)) return { cause: typeof cause === 'string' ? cause : 'unknown' };
  const error = cause as StatementError;
  const driver = error.driverError ?? error;
  const isDatabaseError =
    error.query !== undefined || driver.sqlMessage !== undefined || driver.name === 'SqliteError';
  if (!isDatabaseError)
    return { error: error.name, code: error.code, cause: error.message, stack: error.stack };
  const hide = (text: string, by: (text: string) => string): string => (redact ? by(text) : text);
  return {
    error: error.name,
    code: driver.code ?? driver.errno,
    cause: hide(driver.message, withoutQuoted),
    // The first lines of a stack repeat the message.
    stack: error.stack && hide(error.stack.replace(error.message, ''), framesOnly),
    statement: error.query === undefined ? undefined : hide(error.query, withoutLiterals).slice(0, 500),
    parameters: redact ? undefined : error.parameters,
  };
}

/** Names of tables, columns and keys, as the schema has them: `uq_user_email`, `user.email`. */
const SCHEMA_NAME = /^(?:uq|ix|fk)_[a-z0-9_]{1,60}$/;

/**
 * Leaves out everything from the first quotation mark to the last: a value may contain quotation marks itself, so nobody can
 * tell where it ends. Names of keys in between are kept; no value looks like one by accident.
 */
function withoutQuoted(message: string): string {
  const marks = [...message].flatMap((character, index) =>
    character === "'" || character === '"' ? [index] : [],
  );
  const [first, last] = [marks[0], marks.at(-1)];
  if (first === undefined || last === undefined) return message;
  const keys = message
    .slice(first, last)
    .split(/['".]/)
    .filter((part) => SCHEMA_NAME.test(part));
  return [`${message.slice(0, first)}'…'${message.slice(last + 1)}`, ...keys].join(' ');
}

/** The lines of a stack that name a position in the code. */
function framesOnly(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^ {4}at [^'"]*$/.test(line))
    .join('\n');
}

/** A statement without its text literals; other values are parameters. */
function withoutLiterals(statement: string): string {
  return statement.replace(/'[^']*'/g, "'…'");
}
