import { readableCode } from '../../core/text/readable-code.js';
import { sha256 } from '../../core/text/sha256.js';

/** How many an account gets. */
const RECOVERY_CODES = 8;

/** Codes that are written down or printed: four groups of six, 120 random bits. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => readableCode({ lettersOfGroup: 6 }));
}

/** What is stored of a code. Capitals, blanks and hyphens do not count. */
export function hashOfRecoveryCode(code: string): string {
  return sha256(code.toLowerCase().replace(/[^a-z0-9]/g, ''));
}
