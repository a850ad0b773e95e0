import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Secrets of one installation. */
export interface Secrets {
  jwtSecret: string;
  healthKey: Buffer;
}

/**
 * The secrets given, and for each one missing the one kept in `dataDir/secrets.json`, made on first use and readable by
 * the owner only.
 */
export function loadSecrets(
  dataDir: string,
  given: { jwtSecret: string | null; healthKey: Buffer | null },
): Secrets {
  if (given.jwtSecret && given.healthKey) return { jwtSecret: given.jwtSecret, healthKey: given.healthKey };
  const kept = keptSecrets(dataDir);
  return {
    jwtSecret: given.jwtSecret ?? kept.jwtSecret,
    healthKey: given.healthKey ?? Buffer.from(kept.healthKey, 'base64'),
  };
}

function keptSecrets(dataDir: string): { jwtSecret: string; healthKey: string } {
  const file = join(dataDir, 'secrets.json');
  mkdirSync(dataDir, { recursive: true });
  const fresh = {
    jwtSecret: randomBytes(48).toString('base64'),
    healthKey: randomBytes(32).toString('base64'),
  };
  try {
    // "wx" fails when the file exists: two processes that start together end up with the same secrets.
    writeFileSync(file, JSON.stringify(fresh), { mode: 0o600, flag: 'wx' });
    return fresh;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return JSON.parse(readFileSync(file, 'utf8')) as typeof fresh;
  }
}
