import { randomInt } from 'node:crypto';

/** Without what is easily taken for something else: 0 and O, 1, l and I. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const GROUPS = 4;

/** A password that is read from a screen and typed once: four groups of four, 80 bits. */
export function generatePassword(): string {
  const letter = (): string => LETTERS[randomInt(LETTERS.length)] ?? '';
  const group = (): string => Array.from({ length: 4 }, letter).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
