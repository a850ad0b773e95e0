import { readFileSync } from 'node:fs';

/**
 * Variables that hold a secret. Each may be given as a file instead, whose path stands in `<NAME>_FILE`: whatever reads the
 * environment of the process, in `/proc` or in `docker inspect`, then finds paths and no secrets.
 */
const SECRET_VARIABLES = [
  'DATABASE_URL',
  'SMTP_URL',
  'JWT_SECRET',
  'HEALTH_KEY',
  'METRICS_TOKEN',
  'ADMIN_PASSWORD',
] as const;

type Environment = Record<string, string | undefined>;

/**
 * The environment with the contents of the secret files in the place of their paths, without the line break at the end. An
 * empty file counts like an empty variable: not set.
 * @param problems gets a line for each file that cannot be read and for each secret that is given in both ways; never a secret
 */
export function withSecretFiles(env: Environment, problems: string[]): Environment {
  const read: Environment = { ...env };
  for (const name of SECRET_VARIABLES) {
    const file = `${name}_FILE`;
    const path = env[file]?.trim();
    if (!path) continue;
    if (env[name]?.trim()) {
      problems.push(`${name} and ${file} are both set: only one of them may be`);
      continue;
    }
    try {
      read[name] = readFileSync(path, 'utf8').trimEnd();
    } catch (error) {
      problems.push(`${file} cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`);
    }
  }
  return read;
}

/**
 * Removes the secrets from an environment once they are read, so that no child process inherits them. What the process was
 * started with stays readable in `/proc` for its own user: only files keep it out of there.
 */
export function forgetSecrets(env: Environment): void {
  for (const name of SECRET_VARIABLES) delete env[name];
}
