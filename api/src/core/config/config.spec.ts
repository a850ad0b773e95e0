import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, readConfig } from './config.js';
import { forgetSecrets } from './secret-files.js';

describe('configuration', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'feria-config-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  const read = (env: Record<string, string> = {}) => readConfig({ DATA_DIR: dataDir, ...env });
  const problems = (env: Record<string, string>): string[] => {
    try {
      read(env);
    } catch (error) {
      if (error instanceof ConfigError) return error.problems;
      throw error;
    }
    return [];
  };
  const production = {
    NODE_ENV: 'production',
    APP_URL: 'https://ferien.example/',
    SMTP_URL: 'smtp://user:secret@mail.example:587',
    JWT_SECRET: 'x'.repeat(32),
    HEALTH_KEY: Buffer.alloc(32, 7).toString('base64'),
  };

  it('has defaults for everything', () => {
    expect(read()).toMatchObject({
      production: false,
      databaseUrl: null,
      host: '127.0.0.1',
      port: 3000,
      appUrl: 'http://127.0.0.1:3000',
      smtpUrl: null,
      seed: 'demo',
      admin: null,
      retentionMonths: 24,
      accountingYears: 10,
      rateLimit: true,
      trustProxy: 0,
    });
  });

  it('keeps its data beside the code unless told otherwise, the given directory absolute', () => {
    expect(read().dataDir).toBe(dataDir);
  });

  it('makes secrets once, readable by the owner only', () => {
    const first = read();
    expect(read().jwtSecret).toBe(first.jwtSecret);
    expect(read().healthKey.equals(first.healthKey)).toBe(true);
    expect([first.jwtSecret.length > 32, first.healthKey.length]).toEqual([true, 32]);
    const file = join(dataDir, 'secrets.json');
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      jwtSecret: first.jwtSecret,
      healthKey: first.healthKey.toString('base64'),
    });
  });

  it('seeds no demo data into a database server unless told to', () => {
    expect(read({ DATABASE_URL: 'mysql://root@127.0.0.1:3306/feria' }).seed).toBe('none');
    expect(read({ DATABASE_URL: 'mysql://root@127.0.0.1:3306/feria', SEED: 'demo' }).seed).toBe('demo');
  });

  it('takes a production environment', () => {
    expect(read(production)).toMatchObject({
      production: true,
      seed: 'none',
      appUrl: 'https://ferien.example',
    });
  });

  it.each(['APP_URL', 'SMTP_URL', 'JWT_SECRET', 'HEALTH_KEY'])(
    'cannot do without %s in production',
    (name) => {
      const { [name as 'APP_URL']: _left, ...rest } = production;
      expect(problems(rest)).toEqual([`${name} is required when NODE_ENV=production`]);
    },
  );

  it.each([
    [{ SEED: 'demo' }, /SEED=demo is refused/],
    [{ RATE_LIMIT: 'off' }, /RATE_LIMIT=off is refused/],
  ])('refuses %j in production', (env, message) => {
    expect(problems({ ...production, ...env })).toEqual([expect.stringMatching(message)]);
  });

  it.each([
    [{ PORT: 'http' }, /^PORT /],
    [{ PORT: '70000' }, /^PORT /],
    [{ DATABASE_URL: 'postgres://a/b' }, /^DATABASE_URL /],
    [{ DATABASE_URL: 'mysql://localhost' }, /^DATABASE_URL /],
    [{ DATABASE_URL: 'nonsense' }, /^DATABASE_URL /],
    [{ APP_URL: 'ferien.example' }, /^APP_URL /],
    [{ SMTP_URL: 'mail.example' }, /^SMTP_URL /],
    [{ JWT_SECRET: 'short' }, /^JWT_SECRET /],
    [{ HEALTH_KEY: 'c2hvcnQ=' }, /^HEALTH_KEY /],
    [{ SEED: 'full' }, /^SEED /],
    [{ RATE_LIMIT: 'maybe' }, /^RATE_LIMIT /],
    [{ SETTLE_BALANCES: 'off' }, /^SETTLE_BALANCES /],
    [{ RETENTION_MONTHS: '0' }, /^RETENTION_MONTHS /],
    [{ ACCOUNTING_YEARS: '0' }, /^ACCOUNTING_YEARS /],
    [{ TRUST_PROXY: '-1' }, /^TRUST_PROXY /],
    [{ ADMIN_EMAIL: 'x@y.example' }, /^ADMIN_PASSWORD /],
    [{ ADMIN_PASSWORD: 'long enough' }, /^ADMIN_EMAIL /],
    [{ ADMIN_EMAIL: 'x@y.example', ADMIN_PASSWORD: 'short' }, /^ADMIN_PASSWORD /],
    [{ ADMIN_EMAIL: 'x@y.example', ADMIN_PASSWORD: 'Password123' }, /^ADMIN_PASSWORD /],
    [{ ADMIN_EMAIL: 'x@y.example', ADMIN_PASSWORD: 'X@y.example' }, /^ADMIN_PASSWORD /],
  ])('says what is wrong with %j', (env, message) => {
    expect(problems(env as Record<string, string>)).toEqual([expect.stringMatching(message)]);
  });

  describe('of secrets in files', () => {
    const file = (name: string, content: string): string => {
      const path = join(dataDir, name);
      writeFileSync(path, content);
      return path;
    };

    it('reads each of them, without the line break at the end', () => {
      const { APP_URL, NODE_ENV } = production;
      const config = read({
        APP_URL,
        NODE_ENV,
        ADMIN_EMAIL: 'x@y.example',
        JWT_SECRET_FILE: file('jwt', `${'j'.repeat(40)}\n`),
        HEALTH_KEY_FILE: file('health', `${production.HEALTH_KEY}\n`),
        DATABASE_URL_FILE: file('database', 'mysql://u:p@db:3306/feria'),
        SMTP_URL_FILE: file('smtp', 'smtp://mail:1025\r\n'),
        METRICS_TOKEN_FILE: file('metrics', 'token of the metrics\n'),
        ADMIN_PASSWORD_FILE: file('admin', 'pass word with blanks\n'),
      });
      expect(config).toMatchObject({
        jwtSecret: 'j'.repeat(40),
        databaseUrl: 'mysql://u:p@db:3306/feria',
        smtpUrl: 'smtp://mail:1025',
        metricsToken: 'token of the metrics',
        admin: { email: 'x@y.example', password: 'pass word with blanks' },
      });
      expect(config.healthKey.equals(Buffer.alloc(32, 7))).toBe(true);
    });

    it('takes an empty file for a secret that is not given', () => {
      expect(read({ METRICS_TOKEN_FILE: file('metrics', '\n') }).metricsToken).toBeNull();
      const { JWT_SECRET: _, ...rest } = production;
      expect(problems({ ...rest, JWT_SECRET_FILE: file('jwt', '') })).toEqual([
        'JWT_SECRET is required when NODE_ENV=production',
      ]);
    });

    it('says which cannot be read or are given twice, and what is wrong with their content, without the secret', () => {
      const found = problems({
        JWT_SECRET: 'geheim'.repeat(8),
        JWT_SECRET_FILE: file('jwt', 'geheim'.repeat(8)),
        HEALTH_KEY_FILE: join(dataDir, 'nowhere'),
        SMTP_URL_FILE: dataDir,
        DATABASE_URL_FILE: file('database', 'geheim'),
      });
      expect(found).toEqual([
        'SMTP_URL_FILE cannot be read (EISDIR)',
        'JWT_SECRET and JWT_SECRET_FILE are both set: only one of them may be',
        'HEALTH_KEY_FILE cannot be read (ENOENT)',
        'DATABASE_URL must be mysql://user:pass@host:port/db',
      ]);
    });

    it('leaves no secret in the environment once it is read', () => {
      const env: Record<string, string> = { ...production, PATH: '/bin', METRICS_TOKEN: 'x' };
      forgetSecrets(env);
      expect(Object.keys(env).sort()).toEqual(['APP_URL', 'NODE_ENV', 'PATH']);
    });
  });

  it('names every problem at once, and no secret', () => {
    const found = problems({
      PORT: 'x',
      JWT_SECRET: 'geheim',
      SEED: 'x',
      DATABASE_URL: 'mysql://u:geheim@h',
    });
    expect(found).toHaveLength(4);
    expect(found.join()).not.toMatch(/geheim/);
  });
});
