/** The words of a text written with an editor, for where only words fit. */
export function plainText(html: string): string {
  const spaced = html.replace(/<\/(p|li|h\d)>|<br\s*\/?>/gi, ' ');
  // A parsed document runs nothing and loads nothing.
  return (new DOMParser().parseFromString(spaced, 'text/html').body.textContent ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The text cut at a word, with an ellipsis where something was cut. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length - 20)).replace(/[\s,.;:–-]+$/, '')}\u00a0…`;
}
