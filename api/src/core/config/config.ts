import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isCommonPassword, isOwnData } from '../auth/password-rules.js';
import { trimEndOf } from '@feria/shared/rules/trim';
import { withSecretFiles } from './secret-files.js';
import { loadSecrets } from './secrets.js';

/** Everything the environment decides, checked once at the start (product.md#configuration). */
export interface Config {
  production: boolean;
  /** MySQL or MariaDB; `null` means the embedded SQLite file in `dataDir`. */
  databaseUrl: string | null;
  /** Absolute. Database file, uploads, generated secrets, captured mail. */
  dataDir: string;
  host: string;
  port: number;
  /** Public address without a slash at the end; every link starts with it. */
  appUrl: string;
  /** `null`: mails are written as `.eml` files under `dataDir/mail`. */
  smtpUrl: string | null;
  jwtSecret: string;
  /** 32 bytes; encrypts the health fields at rest. */
  healthKey: Buffer;
  seed: 'demo' | 'none';
  admin: { email: string; password: string } | null;
  retentionMonths: number;
  /** How many years after that of the last booking the accounting archive is kept. */
  accountingYears: number;
  rateLimit: boolean;
  /** Whether balances of an older version are settled at the start, or only listed in the log. */
  settleBalances: 'on' | 'list';
  /** Number of proxies in front. */
  trustProxy: number;
  /** What `/metrics` asks for as bearer token; `null` lets anybody read the figures. */
  metricsToken: string | null;
}

/** Injection token of the {@link Config}. */
export const CONFIG = Symbol('config');

/** Thrown with every problem of the environment at once, so that the operator can correct them all in one go. */
export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(`The configuration is wrong:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

const REPOSITORY = fileURLToPath(new URL('../../../../', import.meta.url));

type Environment = Record<string, string | undefined>;

/**
 * Reads the environment, and secrets also from files (see `SECRET_VARIABLES`). Outside production, secrets that are missing
 * are made once and kept in `DATA_DIR`.
 * @throws ConfigError naming every variable that is wrong.
 */
export function readConfig(environment: Environment): Config {
  const problems: string[] = [];
  const env = withSecretFiles(environment, problems);
  const production = env.NODE_ENV === 'production';
  const read = <T>(name: string, fallback: T, parse: (text: string) => T | undefined, wanted: string): T => {
    const given = env[name]?.trim();
    if (!given) return fallback;
    const value = parse(given);
    if (value === undefined) problems.push(`${name} must be ${wanted}`);
    return value ?? fallback;
  };
  const inProduction = (name: string): void => {
    if (production && !env[name]?.trim()) problems.push(`${name} is required when NODE_ENV=production`);
  };

  const host = env.HOST?.trim() || '127.0.0.1';
  const port = read('PORT', 3000, wholeNumber(0, 65_535), 'a port number, 0 to 65535');
  const databaseUrl = read<string | null>(
    'DATABASE_URL',
    null,
    address(['mysql:', 'mariadb:'], { path: true }),
    'mysql://user:pass@host:port/db',
  );
  const appUrl = read(
    'APP_URL',
    `http://${host}:${port}`,
    address(['http:', 'https:']),
    'an http(s) address',
  );
  const smtpUrl = read<string | null>(
    'SMTP_URL',
    null,
    address(['smtp:', 'smtps:']),
    'smtp://user:pass@host:port',
  );
  const seed = read<'demo' | 'none'>(
    'SEED',
    production || databaseUrl ? 'none' : 'demo',
    oneOf(['demo', 'none'] as const),
    '"demo" or "none"',
  );
  const rateLimit = read('RATE_LIMIT', 'on', oneOf(['on', 'off'] as const), '"on" or "off"') === 'on';
  const settleBalances = read<'on' | 'list'>(
    'SETTLE_BALANCES',
    'on',
    oneOf(['on', 'list'] as const),
    '"on" or "list"',
  );
  const retentionMonths = read('RETENTION_MONTHS', 24, wholeNumber(1, 1_200), 'a number of months from 1');
  const accountingYears = read('ACCOUNTING_YEARS', 10, wholeNumber(1, 100), 'a number of years from 1');
  const trustProxy = read('TRUST_PROXY', 0, wholeNumber(0, 10), 'the number of proxies in front, 0 to 10');

  for (const name of ['APP_URL', 'SMTP_URL', 'JWT_SECRET', 'HEALTH_KEY']) inProduction(name);
  if (production && seed === 'demo') problems.push('SEED=demo is refused when NODE_ENV=production');
  if (production && !rateLimit) problems.push('RATE_LIMIT=off is refused when NODE_ENV=production');

  const jwtSecret = env.JWT_SECRET ?? '';
  if (jwtSecret && Buffer.byteLength(jwtSecret) < 32) problems.push('JWT_SECRET must have at least 32 bytes');
  const healthKey = Buffer.from(env.HEALTH_KEY ?? '', 'base64');
  if (env.HEALTH_KEY && healthKey.length !== 32) problems.push('HEALTH_KEY must be 32 bytes, base64');

  const admin = readAdmin(env, problems);
  if (problems.length) throw new ConfigError(problems);

  const dataDir = resolve(env.DATA_DIR?.trim() || join(REPOSITORY, '.data'));
  const secrets = loadSecrets(dataDir, {
    jwtSecret: jwtSecret || null,
    healthKey: env.HEALTH_KEY ? healthKey : null,
  });
  return {
    production,
    databaseUrl,
    dataDir,
    host,
    port,
    appUrl: trimEndOf(appUrl, (character) => character === '/'),
    smtpUrl,
    seed,
    admin,
    retentionMonths,
    accountingYears,
    rateLimit,
    settleBalances,
    trustProxy,
    metricsToken: env.METRICS_TOKEN?.trim() || null,
    ...secrets,
  };
}

function readAdmin(env: Environment, problems: string[]): Config['admin'] {
  const [email, password] = [env.ADMIN_EMAIL?.trim().toLowerCase(), env.ADMIN_PASSWORD];
  if (!email && !password) return null;
  if (!email || !/^[^\s@]+@[^\s@]+$/.test(email)) problems.push('ADMIN_EMAIL must be an e-mail address');
  if (!password || password.length < 10) problems.push('ADMIN_PASSWORD must have at least 10 characters');
  if (password && (isCommonPassword(password) || isOwnData(password, { email }))) {
    problems.push('ADMIN_PASSWORD must not be a common password or part of ADMIN_EMAIL');
  }
  return email && password ? { email, password } : null;
}

function wholeNumber(min: number, max: number) {
  return (text: string): number | undefined => {
    const value = Number(text);
    return /^\d+$/.test(text) && value >= min && value <= max ? value : undefined;
  };
}

function oneOf<T extends string>(values: readonly T[]) {
  return (text: string): T | undefined => values.find((value) => value === text);
}

function address(protocols: readonly string[], { path = false } = {}) {
  return (text: string): string | undefined => {
    if (!URL.canParse(text)) return undefined;
    const url = new URL(text);
    return protocols.includes(url.protocol) && url.hostname && (!path || url.pathname.length > 1)
      ? text
      : undefined;
  };
}
