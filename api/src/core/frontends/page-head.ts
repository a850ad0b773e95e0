import { CONTENT_LANGUAGES, DEFAULT_LANGUAGE, type ContentLanguage } from '@feria/shared';
import { addressIn } from '@feria/shared/rules/page-language';
import { escapeHtml } from '../text/escape-html.js';

/** What a page says of itself to chats and search engines, which do not run it. Texts are plain. */
export interface PageHead {
  title: string;
  description: string;
  /** Name of the organiser's application. */
  siteName: string;
  /** Absolute address of the page in German, without a query. */
  address: string;
  /** Absolute address of a picture; `null`: none. */
  image: string | null;
  /** Data of schema.org; `null`: none. */
  data: object | null;
}

/** Languages as Open Graph names them. */
const LOCALES: Record<ContentLanguage, string> = { de: 'de_DE', it: 'it_IT' };

/** What the page of the build says of itself for every address. */
const OWN_TITLE = /<title>[^<]*<\/title>/;
const OWN_DESCRIPTION = /<meta\s+name="description"[^>]*>\s*/;
const OWN_LANGUAGE = /(<html[^>]*\slang=")[^"]*"/;
const END = '</head>';

const NO_INDEX = '<meta name="robots" content="noindex">';

/**
 * The page of a build with what is to be said of one address.
 * @param page the HTML of the build
 * @param head `null` where nothing is to be said: then no search engine lists the page
 */
export function describePage(page: string, head: PageHead | null, language: ContentLanguage): string {
  const inLanguage = page.replace(OWN_LANGUAGE, (_, start: string) => `${start}${language}"`);
  // As functions: `$&` in a name is a text.
  if (!head) return inLanguage.replace(END, () => `${NO_INDEX}${END}`);
  return inLanguage
    .replace(OWN_DESCRIPTION, '')
    .replace(OWN_TITLE, () => tagsOf(head, language))
    .replace(END, () => `${dataOf(head)}${END}`);
}

function tagsOf(head: PageHead, language: ContentLanguage): string {
  const { title, description, siteName, address, image } = head;
  const own = addressIn(language, address);
  const others = CONTENT_LANGUAGES.filter((other) => other !== language);
  const isOfSite = title === siteName;
  return [
    `<title>${escapeHtml(isOfSite ? title : `${title} · ${siteName}`)}</title>`,
    meta('name', 'description', description),
    link('canonical', own),
    ...CONTENT_LANGUAGES.map((each) => link('alternate', addressIn(each, address), each)),
    link('alternate', addressIn(DEFAULT_LANGUAGE, address), 'x-default'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', own),
    meta('property', 'og:locale', LOCALES[language]),
    ...others.map((other) => meta('property', 'og:locale:alternate', LOCALES[other])),
    ...(image ? [meta('property', 'og:image', image), meta('property', 'og:image:alt', title)] : []),
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
  ].join('\n    ');
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

function link(rel: string, address: string, language?: string): string {
  const of = language ? ` hreflang="${language}"` : '';
  return `<link rel="${rel}"${of} href="${escapeHtml(address)}">`;
}

/** Nothing in the data can end the element: `<` is written so that JSON reads it, and HTML does not. */
function dataOf({ data }: PageHead): string {
  if (!data) return '';
  const json = JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script type="application/ld+json">${json}</script>\n  `;
}
