import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { PRODUCT, useOptions } from '../api/options';

let lastPath: string | null = null;

/** Title of the document: the page and the organiser. */
function useDocumentTitle(title: string): void {
  const { options } = useOptions();
  const name = options.app_name ?? PRODUCT;
  useEffect(() => {
    document.title = title && title !== name ? `${title} · ${name}` : name;
  }, [title, name]);
}

interface PageTitleProps {
  children: string;
  /** Title of the document if it differs from the heading. */
  documentTitle?: string;
  /** Language of the heading where it is not that of the page. */
  lang?: string;
  sx?: SxProps<Theme>;
}

/**
 * The one `h1` of a page. After a change of page it takes the focus, so that a screen reader starts there; on the first
 * page the browser's own start stays.
 */
export function PageTitle({ children, documentTitle, lang, sx }: PageTitleProps) {
  useDocumentTitle(documentTitle ?? children);
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    if (lastPath !== null && lastPath !== pathname) heading.current?.focus({ preventScroll: true });
    lastPath = pathname;
  }, [pathname]);
  return (
    <Typography variant="h1" ref={heading} tabIndex={-1} lang={lang} sx={sx ?? null}>
      {children}
    </Typography>
  );
}
