import { randomInt } from 'node:crypto';

/** Without what is easily taken for something else: 0 and O, 1, l and I. 32 letters: five random bits each. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const GROUPS = 4;

/** A random code that is read from a screen or paper and typed: four groups with a hyphen between them. */
export function readableCode({ lettersOfGroup }: { lettersOfGroup: number }): string {
  const letter = (): string => LETTERS[randomInt(LETTERS.length)] ?? '';
  const group = (): string => Array.from({ length: lettersOfGroup }, letter).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
