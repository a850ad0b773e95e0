import { trimEndOf } from '@feria/shared/rules/trim';

/** The text of some HTML, on one line. */
export function plainText(html: string): string {
  const spaced = html.replace(/<\/(p|li|h\d)>|<br\s*\/?>/gi, ' ');
  // A document from `DOMParser` runs no script and loads nothing.
  return (new DOMParser().parseFromString(spaced, 'text/html').body.textContent ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** At most `length` characters and an ellipsis of a longer text; it is cut between words where possible. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), length - 20));
  return `${trimEndOf(words, (character) => /[\s,.;:–-]/.test(character))}\u00a0…`;
}
