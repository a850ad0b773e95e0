import { trimOf } from '@feria/shared/rules/trim';

/** Most characters of a sheet's name. */
const LONGEST = 31;

/**
 * Names of sheets that every spreadsheet program takes: at most 31 characters, none of `[]:*?/\`, no apostrophe at
 * either end, not the reserved `History`, none like another in upper or lower case.
 * @param fallback stands for a name that nothing is left of
 */
export function sheetNames(wanted: readonly string[], fallback: (position: number) => string): string[] {
  const taken = new Set<string>(['history']);
  return wanted.map((name, index) => {
    const clean = trimmed(name.replace(/[[\]:*?/\\\p{C}]+/gu, ' '), LONGEST) || fallback(index + 1);
    let result = clean;
    for (let number = 2; taken.has(result.toLowerCase()); number += 1) {
      const suffix = ` (${number})`;
      result = trimmed(clean, LONGEST - suffix.length) + suffix;
    }
    taken.add(result.toLowerCase());
    return result;
  });
}

function trimmed(name: string, length: number): string {
  const short = Array.from(name.replace(/\s+/g, ' ')).reduce(
    (text, character) => (text.length + character.length <= length ? text + character : text),
    '',
  );
  return trimOf(short, (character) => character === "'" || character === ' ');
}
