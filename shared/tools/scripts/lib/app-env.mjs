/** Those that hold a secret; each may be the path of a file instead, `<NAME>_FILE`. */
export const secretVariables = [
  'DATABASE_URL',
  'SMTP_URL',
  'JWT_SECRET',
  'HEALTH_KEY',
  'METRICS_TOKEN',
  'ADMIN_PASSWORD',
];

/**
 * The variables that configure the app (`shared/docs/configuration.md`). A test run must not inherit those of the shell it was
 * started from: it would write into somebody's database.
 */
const appVariables = [
  ...secretVariables.flatMap((name) => [name, `${name}_FILE`]),
  'NODE_ENV',
  'DATA_DIR',
  'HOST',
  'PORT',
  'APP_URL',
  'SEED',
  'ADMIN_EMAIL',
  'RETENTION_MONTHS',
  'ACCOUNTING_YEARS',
  'RATE_LIMIT',
  'SETTLE_BALANCES',
  'TRUST_PROXY',
];

/** Removes them from the environment of this process and of those it starts. */
export function forgetAppVariables() {
  for (const name of appVariables) delete process.env[name];
}
