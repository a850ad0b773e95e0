import type { ContentLanguage } from '@feria/shared';
import { documentMessages } from '@feria/shared/i18n/documents';
import { addressIn } from '@feria/shared/rules/page-language';
import { escapeHtml } from '../../core/text/escape-html.js';
import type { ProjectFacts } from './project-facts.js';

/** What a feed is made with. */
export interface FeedContext {
  language: ContentLanguage;
  /** Name of the organiser. */
  name: string;
  /** Absolute addresses, without a query: of the feed, and of the list of projects. */
  address: string;
  list: string;
  absolute: (path: string) => string;
}

/** The projects as a feed, RSS 2.0, in the order given. A project is the same item for ever, whatever becomes of its texts. */
export function feed(
  projects: readonly ProjectFacts[],
  { language, name, address, list, absolute }: FeedContext,
): string {
  const words = documentMessages[language].links;
  const items = projects.map((project) => {
    const link = addressIn(language, absolute(project.path));
    const description = [project.summary, project.text].filter(Boolean).join(' – ');
    return [
      '<item>',
      element('title', project.name),
      element('link', link),
      `<guid isPermaLink="true">${escapeHtml(link)}</guid>`,
      element('description', description),
      '</item>',
    ].join('');
  });
  const self = `<atom:link rel="self" type="application/rss+xml" href="${escapeHtml(addressIn(language, address))}"/>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
${element('title', `${words.name} – ${name}`)}
${element('link', addressIn(language, list))}
${element('description', words.feed)}
${element('language', language)}
${self}
${items.join('\n')}
</channel>
</rss>
`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeHtml(text)}</${name}>`;
}
