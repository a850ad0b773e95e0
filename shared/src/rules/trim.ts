/**
 * The text without the characters at its end that are to be cut. Takes linear time; an expression such as `/x+$/` tries
 * every place of the text anew.
 */
export function trimEndOf(text: string, cut: (character: string) => boolean): string {
  let end = text.length;
  while (end > 0 && cut(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** The same at both ends. */
export function trimOf(text: string, cut: (character: string) => boolean): string {
  let start = 0;
  while (start < text.length && cut(text.charAt(start))) start += 1;
  return trimEndOf(text.slice(start), cut);
}
