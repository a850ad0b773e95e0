import sanitizeHtml from 'sanitize-html';

/**
 * Allow-list of rich text (product/office.md#formatted-text): what the editors can make, and nothing else. Shown text is sanitised
 * again by the frontends.
 */
export function sanitizeRichText(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 'ul', 'ol', 'li', 'a', 'h1', 'h2', 'h3'],
    allowedAttributes: { a: ['href', 'target', 'rel'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer', target: '_blank' }),
    },
  }).trim();
}

/**
 * Whether sanitised rich text says nothing once its tags are gone, as an editor's empty paragraph does. In sanitised
 * text `<` and `>` stand around tags only.
 */
export function isBlankRichText(html: string): boolean {
  return html.replace(/<[^<>]*>|&nbsp;|\s/g, '') === '';
}

/** What one rich text may hold: ten times what long texts of the office have. */
const MOST_TAGS = 1_000;
/** A link takes the sanitiser four times as long as another tag. */
const MOST_LINKS = 200;
const MOST_PLACES = 50;
/** A TEXT column of MySQL, in bytes. */
const COLUMN_BYTES = 65_535;

/**
 * Whether {@link sanitizeRichText} takes little time for the text, and what it makes of it fits its column. Sanitising
 * takes time for each tag, a project has ten such texts, and nobody else is served meanwhile. Looked at without parsing,
 * so the size is the largest that it may become: `&` grows to `&amp;`, a link gets two attributes, a tag that is not
 * closed gets an end.
 */
export function isModerateRichText(html: string): boolean {
  const count = (part: string): number => html.split(part).length - 1;
  const tags = count('<');
  const links = count('<a') + count('<A');
  const bytes = Buffer.byteLength(html) + 4 * count('&') + 3 * count('>') + 9 * tags + 45 * links;
  return tags <= MOST_TAGS && links <= MOST_LINKS && count('{{') <= MOST_PLACES && bytes <= COLUMN_BYTES;
}
