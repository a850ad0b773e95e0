import fc from 'fast-check';
import { QueryFailedError } from 'typeorm';
import { errorDetails } from './error-details.js';

/** An error as mysql2 throws it. */
const driverError = (message: string, code = 'ER_DUP_ENTRY') =>
  Object.assign(new Error(message), { code, sqlMessage: message, sql: `INSERT … ${message}` });

const failed = (message: string, query = 'INSERT INTO user (email) VALUES (?)', parameters: unknown[] = []) =>
  new QueryFailedError(query, parameters, driverError(message));

describe('errorDetails of a database error', () => {
  it.each([
    [`Duplicate entry 'eva@rossi.example' for key 'uq_user_email'`, `Duplicate entry '…' uq_user_email`],
    [`Duplicate entry 'D'Angelo' for key 'user.uq_user_email'`, `Duplicate entry '…' uq_user_email`],
    [
      `Incorrect integer value: 'Rossi' for column \`feria\`.\`user\`.\`id\` at row 1`,
      `Incorrect integer value: '…' for column \`feria\`.\`user\`.\`id\` at row 1`,
    ],
    ['UNIQUE constraint failed: user.email', 'UNIQUE constraint failed: user.email'],
    ['near "Rossi": syntax error', `near '…': syntax error`],
    ['Deadlock found when trying to get lock', 'Deadlock found when trying to get lock'],
  ])('leaves the values out of the message %j', (message, kept) => {
    const details = errorDetails(failed(message), { redact: true });
    expect(details).toMatchObject({ error: 'QueryFailedError', code: 'ER_DUP_ENTRY', cause: kept });
    expect(details.stack).toMatch(/^ {4}at /);
  });

  it('leaves literals and parameters out of the statement', () => {
    const error = failed('x', "SELECT * FROM user WHERE name = 'Rossi' AND email = ?", ['eva@rossi.example']);
    const details = errorDetails(error, { redact: true });
    expect(details.statement).toBe("SELECT * FROM user WHERE name = '…' AND email = ?");
    expect(JSON.stringify(details)).not.toMatch(/rossi/i);
  });

  it('contains no value, whatever characters the value has', () => {
    const value = fc
      .tuple(
        fc.string({ unit: fc.constantFrom("'", '"', '\n', ' ', '    at ', '`', '.', '\\', 'a') }),
        fc.string({ unit: fc.constantFrom("'", '"', '\n', ' ', '.') }),
      )
      .map(([before, after]) => `${before}Zangerl${after}`);
    fc.assert(
      fc.property(value, (text) => {
        const message = `Duplicate entry '${text}' for key 'uq_user_email'`;
        for (const error of [failed(message, undefined, [text]), driverError(message)])
          expect(JSON.stringify(errorDetails(error, { redact: true }))).not.toContain('Zangerl');
      }),
    );
  });

  it('is not slow for a long message', () => {
    const message = `'${`"'`.repeat(500_000)}`;
    expect(errorDetails(failed(message), { redact: true }).cause).toBe(`'…'`);
  });

  it('contains all values when nothing is to be redacted', () => {
    const message = `Duplicate entry 'eva@rossi.example' for key 'uq_user_email'`;
    expect(errorDetails(failed(message, undefined, ['eva@rossi.example']), { redact: false })).toMatchObject({
      cause: message,
      statement: 'INSERT INTO user (email) VALUES (?)',
      parameters: ['eva@rossi.example'],
      stack: expect.stringContaining(' at '),
    });
  });

  it('gives message and stack of other errors', () => {
    expect(errorDetails(new TypeError('x is not y'), { redact: true })).toMatchObject({
      error: 'TypeError',
      cause: 'x is not y',
      stack: expect.stringContaining('x is not y'),
    });
  });
});
