const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const ITEM = /<li\b[^>]*>\s*(<p\b[^>]*>)?/gi;
/** Marks the points of lists on the way: no text holds this character, which stands for nothing. */
const POINT = '\ue000';

/** A text as HTML: nothing in it is markup any more. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/**
 * Rich text as plain text, for the other half of a mail: paragraphs, points and numbers of lists and the addresses of
 * links are kept. Expects HTML that was sanitised, so that every `<` opens a tag that is well formed.
 */
export function htmlToText(html: string): string {
  return html
    .replace(/\s+/g, ' ')
    .replace(/<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gi, (_, href: string, words: string) => {
      const target = href.replace(/^(mailto|tel):/i, '');
      return words.includes(target) ? words : `${words} (${target})`;
    })
    .replace(/<ol\b[^>]*>(.*?)<\/ol>/gi, (_, list: string) => {
      let number = 0;
      return `${list.replace(ITEM, () => `\n${POINT}${(number += 1)}. `)}</ol>`;
    })
    .replace(ITEM, `\n${POINT}- `)
    .replace(/<br\b[^>]*>\s*/gi, '\n')
    .replace(/<\/(p|h[1-6]|ul|ol)>\s*/gi, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    })
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n+(?=\n\ue000)/g, '')
    .replaceAll(POINT, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
