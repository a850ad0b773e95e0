import { findMysql, freePort } from './mysql.mjs';

describe('findMysql', () => {
  const before = process.env.TEST_MYSQL_URL;
  afterEach(() => {
    if (before === undefined) delete process.env.TEST_MYSQL_URL;
    else process.env.TEST_MYSQL_URL = before;
  });

  it('does not look elsewhere when the named server does not answer', async () => {
    process.env.TEST_MYSQL_URL = `mysql://root@127.0.0.1:${await freePort()}/`;
    await expect(findMysql()).rejects.toThrow('ECONNREFUSED');
  });
});
