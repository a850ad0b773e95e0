import { compile, type FormatCallback } from 'html-to-text';

/** A link as its words and its address, or only its words when they hold the address. */
const link: FormatCallback = ({ attribs, children }, walk, builder) => {
  const target = String(attribs.href ?? '').replace(/^(mailto|tel):/i, '');
  let words = '';
  builder.pushWordTransform((word) => {
    words += word;
    return word;
  });
  walk(children, builder);
  builder.popWordTransform();
  if (!words.includes(target)) builder.addInline(` (${target})`, { noWordTransform: true });
};

/** Points `1.`, `2.` … not moved to the right as html-to-text does to align them. */
const numbered: FormatCallback = ({ children }, walk, builder, options) => {
  let number = 0;
  builder.openList({ ...options });
  for (const point of children.filter(({ name }) => name === 'li')) {
    number += 1;
    builder.openListItem({ prefix: `${number}. ` });
    walk(point.children, builder);
    builder.closeListItem();
  }
  builder.closeList(options);
};

/** An empty line before a paragraph or heading, none before a list. Between two blocks the larger number counts. */
const paragraph = { leadingLineBreaks: 2, trailingLineBreaks: 1, uppercase: false };
const list = { leadingLineBreaks: 1, trailingLineBreaks: 2, itemPrefix: '- ' };

const toText = compile({
  wordwrap: false,
  formatters: { link, numbered },
  selectors: [
    { selector: 'a[href]', format: 'link' },
    { selector: 'p', options: paragraph },
    { selector: 'li > p', format: 'paragraph', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: paragraph })),
    { selector: 'ul', options: list },
    { selector: 'ol', format: 'numbered', options: list },
  ],
});

/**
 * Rich text as plain text, for the other half of a mail: paragraphs, points and numbers of lists and the addresses of
 * links are kept.
 */
export function htmlToText(html: string): string {
  return toText(html)
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
