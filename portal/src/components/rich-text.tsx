import type { ContentLanguage } from '@feria/shared/config';
import { sitePath } from '@feria/shared/rules/site-path';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useI18n } from '../i18n';
import { createElement, useMemo, type ReactNode } from 'react';

/** The elements that the rich text editor writes. */
const ELEMENTS: Record<string, string> = {
  P: 'p',
  BR: 'br',
  B: 'strong',
  STRONG: 'strong',
  I: 'em',
  EM: 'em',
  U: 'u',
  UL: 'ul',
  OL: 'ol',
  LI: 'li',
  A: 'a',
};
/** Elements whose content must not be shown as text. */
const DROPPED = new Set([
  'SCRIPT',
  'STYLE',
  'TEMPLATE',
  'NOSCRIPT',
  'IFRAME',
  'OBJECT',
  'TITLE',
  'TEXTAREA',
  'SVG',
  'MATH',
]);

/** Allowed addresses of links: web, mail, telephone, or a path of this site. `null` for any other. */
function safeHref(href: string | null): string | null {
  const trimmed = href?.trim() ?? '';
  if (/^(?:https?:\/\/|mailto:|tel:)/i.test(trimmed)) return trimmed;
  return sitePath(trimmed, window.location.origin);
}

/** The heading levels to use, by tag: they start one level below `under` and skip no level. */
function headings(body: HTMLElement, under: number): Record<string, string> {
  const used = [
    ...new Set(Array.from(body.querySelectorAll('h1, h2, h3, h4'), ({ tagName }) => tagName)),
  ].sort();
  return Object.fromEntries(used.map((tag, index) => [tag, `h${Math.min(6, under + 1 + index)}`]));
}

function build(node: Node, key: number, elements: Record<string, string>): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue;
  if (!(node instanceof Element) || DROPPED.has(node.tagName.toUpperCase())) return null;
  const children = Array.from(node.childNodes, (child, index) => build(child, index, elements));
  const tag = elements[node.tagName];
  if (!tag) return children;
  if (tag === 'br') return <br key={key} />;
  const href = tag === 'a' ? safeHref(node.getAttribute('href')) : null;
  if (tag === 'a' && !href) return children;
  const link = href && { href, target: '_blank', rel: 'noopener noreferrer' };
  return createElement(tag, { key, ...link }, ...children);
}

/**
 * HTML as React elements, by an allow-list. No HTML is ever inserted: the text is parsed into a document that runs and
 * loads nothing, and only known elements without attributes (but the address of a link) are built anew from it.
 */
function richNodes(html: string, under: number): ReactNode {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const elements = { ...ELEMENTS, ...headings(body, under) };
  return Array.from(body.childNodes, (node, index) => build(node, index, elements));
}

const STYLE = {
  '& > :first-of-type': { mt: 0 },
  '& > :last-child': { mb: 0 },
  '& p': { my: 1.25 },
  '& ul, & ol': { my: 1.25, pl: 3 },
  '& a': { color: 'primary.main', fontWeight: 700 },
  '& h2, & h3, & h4': { fontSize: '1.15rem', fontWeight: 800, lineHeight: 1.25, mt: 2.5, mb: 1 },
} as const;

interface RichTextProps {
  html: string;
  /** Level of the heading above the text. */
  under?: 1 | 2;
  /** Language of the text, unless it is that of what organisers wrote. */
  lang?: ContentLanguage;
  sx?: SxProps<Theme>;
}

/** A text that staff wrote with an editor. It was sanitised when stored, and is again here. */
export function RichText({ html, under = 2, lang, sx }: RichTextProps) {
  const { contentLanguage } = useI18n();
  const nodes = useMemo(() => richNodes(html, under), [html, under]);
  return (
    <Box lang={lang ?? contentLanguage} sx={{ ...STYLE, ...(sx as object) }}>
      {nodes}
    </Box>
  );
}
