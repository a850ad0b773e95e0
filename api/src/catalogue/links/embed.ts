import { createHash } from 'node:crypto';
import { pictureVariant, type ContentLanguage } from '@feria/shared';
import { documentMessages } from '@feria/shared/i18n/documents';
import { addressIn } from '@feria/shared/rules/page-language';
import { escapeHtml } from '../../core/text/escape-html.js';
import type { ProjectFacts } from './project-facts.js';

/** Pixels. */
const PICTURE_WIDTH = 480;

const STYLE = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; padding: 4px; font: 16px/1.45 system-ui, sans-serif; color: #1f2933; background: #fff; overflow-wrap: anywhere; }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr)); gap: 16px; margin: 0; padding: 0; list-style: none; }
li { display: flex; flex-direction: column; border: 1px solid #c8d0d9; border-radius: 8px; overflow: hidden; }
img { width: 100%; aspect-ratio: 16 / 9; object-fit: cover; background: #eef1f4; }
div { padding: 12px 14px 14px; }
h1 { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); margin: 0; }
h2 { margin: 0 0 4px; font-size: 18px; line-height: 1.3; }
p { margin: 0; }
a { color: #0b5cad; }
a:focus-visible { outline: 3px solid #0b5cad; outline-offset: 2px; }
.more { display: inline-block; margin-top: 8px; padding: 4px 0; }
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/**
 * Headers of the page in a frame: it runs nothing and sends nothing, and exactly these websites may show it.
 * @param origins of websites, as `parseOrigins` gives them
 */
export function embedHeaders(origins: readonly string[]): Record<string, string | null> {
  const policy = [
    "default-src 'none'",
    "img-src 'self'",
    `style-src 'sha256-${STYLE_HASH}'`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${origins.join(' ')}`,
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    // It knows no list of websites, and would keep out those of the policy.
    'X-Frame-Options': null,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Robots-Tag': 'noindex',
  };
}

/** The list of projects for other websites, without JavaScript: every link opens the portal in a window of its own. */
export function embedPage(
  projects: readonly ProjectFacts[],
  {
    language,
    name,
    absolute,
  }: { language: ContentLanguage; name: string; absolute: (path: string) => string },
): string {
  const words = documentMessages[language].links;
  const items = projects.map((project) => {
    const picture = project.image && (pictureVariant(project.image, PICTURE_WIDTH) ?? project.image);
    const lines = [project.period, project.place ?? '', project.price].filter(Boolean);
    const address = escapeHtml(addressIn(language, absolute(project.path)));
    return [
      '<li>',
      picture ? `<img src="${escapeHtml(picture)}" alt="" loading="lazy">` : '',
      `<div><h2 id="project-${project.id}">${escapeHtml(project.name)}</h2>`,
      ...lines.map((line) => `<p>${escapeHtml(line)}</p>`),
      `<a class="more" href="${address}" target="_blank" rel="noopener" id="more-${project.id}"`,
      ` aria-labelledby="project-${project.id} more-${project.id}" title="${escapeHtml(words.new_tab)}">`,
      `${escapeHtml(words.more)}</a></div></li>`,
    ].join('');
  });
  const list = items.length ? `<ul>\n${items.join('\n')}\n</ul>` : `<p>${escapeHtml(words.none)}</p>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${words.name} – ${name}`)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(words.name)}</h1>
${list}
</main>
</body>
</html>
`;
}
