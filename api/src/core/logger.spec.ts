import { QueryFailedError } from 'typeorm';
import { Logger } from './logger.js';

describe('an error in the log', () => {
  const driverError = Object.assign(
    new Error(`Duplicate entry 'eva@rossi.example' for key 'uq_user_email'`),
    {
      code: 'ER_DUP_ENTRY',
      sqlMessage: `Duplicate entry 'eva@rossi.example' for key 'uq_user_email'`,
      sql: `INSERT INTO user (email) VALUES ('eva@rossi.example')`,
    },
  );

  it.each([
    [
      'of a statement',
      new QueryFailedError('INSERT INTO user (email) VALUES (?)', ['eva@rossi.example'], driverError),
    ],
    ['of the driver itself', driverError],
  ])('%s has its code and not its values', (_, error) => {
    const print = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    new Logger().error('unforeseen', error);
    const line = String(print.mock.calls[0]?.[0]);
    print.mockRestore();
    expect(JSON.parse(line)).toMatchObject({ level: 'error', message: 'unforeseen', code: 'ER_DUP_ENTRY' });
    expect(line).not.toContain('rossi');
  });
});
