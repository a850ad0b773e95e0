/**
 * A first name as a mail to a stranger may hold it: letters, and what stands between them. Names are typed by whoever registers;
 * without this, a mail could carry an advertisement or the address of a page to anybody.
 */
export function nameForStrangers(name: string): string {
  return name
    .slice(0, 40)
    .replace(/[^\p{L}\p{M} '’-]/gu, '')
    .trim();
}

/** A name so short that it can say nothing: the first word, and the first letter of the last (`Mia R.`). */
export function shortName(name: string): string {
  const words = nameForStrangers(name).split(/\s+/).filter(Boolean);
  const [first = '', last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return `${first.slice(0, 20)}${last ? ` ${[...last][0]}.` : ''}`;
}
