import { randomInt } from 'node:crypto';
import { sha256 } from '../../core/text/sha256.js';

/** How many an account gets. */
const RECOVERY_CODES = 8;

/** Without what is easily taken for something else: 0 and O, 1, l and I. 32 letters: five bits each. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const LETTERS_OF_GROUP = 6;

/** Codes that are written down or printed: four groups of six, 120 random bits. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, newCode);
}

function newCode(): string {
  const letter = (): string => LETTERS[randomInt(LETTERS.length)] ?? '';
  const group = (): string => Array.from({ length: LETTERS_OF_GROUP }, letter).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** What is stored of a code. Capitals, blanks and hyphens do not count. */
export function hashOfRecoveryCode(code: string): string {
  return sha256(code.toLowerCase().replace(/[^a-z0-9]/g, ''));
}
