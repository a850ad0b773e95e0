import { BACKOFFICE, CONTENT_LANGUAGES, DEFAULT_LANGUAGE, PORTAL, PROGRAMME } from '@feria/shared';
import { addressIn } from '@feria/shared/rules/page-language';
import { escapeHtml } from '../../core/text/escape-html.js';

/** Pages that show what is somebody's own, or are reached by a mail. */
const PRIVATE = [
  PORTAL.myFamily,
  '/account/',
  PORTAL.planner,
  PORTAL.basket,
  PORTAL.reset,
  PORTAL.changePassword,
  PORTAL.secondFactor,
  PORTAL.confirmEmail,
  PORTAL.guardianInvitation,
];

/**
 * What search engines may read. Of the API only what the pages of projects load: without it a search engine that runs the page sees an
 * empty one.
 */
export function robots(absolute: (path: string) => string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Allow: /api/frontend',
    'Allow: /api/options',
    `Disallow: ${BACKOFFICE}$`,
    `Disallow: ${BACKOFFICE}/`,
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${absolute(PROGRAMME.sitemap)}`,
    '',
  ].join('\n');
}

/**
 * Pages for search engines, each in both languages (sitemaps.org, with the alternates of languages that Google describes).
 * @param addresses absolute ones in German, without a query
 */
export function sitemap(addresses: readonly string[]): string {
  const urls = addresses.flatMap((address) =>
    CONTENT_LANGUAGES.map((language) => {
      const alternates = [
        ...CONTENT_LANGUAGES.map((each) => [each, addressIn(each, address)] as const),
        ['x-default', addressIn(DEFAULT_LANGUAGE, address)] as const,
      ].map(([each, href]) => `<xhtml:link rel="alternate" hreflang="${each}" href="${escapeHtml(href)}"/>`);
      return `<url><loc>${escapeHtml(addressIn(language, address))}</loc>${alternates.join('')}</url>`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}
