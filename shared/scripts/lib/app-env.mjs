/**
 * The variables that configure the app (README, *Configuration*). A test run must not inherit those of the shell it was
 * started from: it would write into somebody's database.
 */
export const appVariables = [
  'NODE_ENV',
  'DATABASE_URL',
  'DATA_DIR',
  'HOST',
  'PORT',
  'APP_URL',
  'SMTP_URL',
  'JWT_SECRET',
  'SEED',
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'HEALTH_KEY',
  'RETENTION_MONTHS',
  'RATE_LIMIT',
  'TRUST_PROXY',
];

/** Removes them from the environment of this process and of those it starts. */
export function forgetAppVariables() {
  for (const name of appVariables) delete process.env[name];
}
