import type { Browser, BrowserContext, Page } from 'puppeteer';

/** Addresses that a page may load: only `data:` and `about:`, which need no network and no file. */
const ALLOWED_URLS = /^(data|about):/i;

/** How a document is printed. */
export interface PrintOptions {
  /** Whether the PDF has bookmarks, made of its headings: for those of many pages. */
  hasOutline?: boolean;
}

/** A browser page (tab) that is used again and again to print documents as PDF. */
export interface PrintPage {
  /** @param html must contain its styles, fonts and images, as the page loads nothing. @returns the PDF */
  print(html: string, options: PrintOptions): Promise<Buffer>;
  /** Empties the page after a document, so that none of it stays in memory. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens a page that can only be printed: no JavaScript, no requests, no cookies or storage shared with other pages. The
 * documents come from our own templates, which escape what users typed. This is the second line of defence, in case some
 * text is not escaped.
 * @param browser must be running; the page belongs to a browser context of its own
 */
export async function openPrintPage(browser: Browser): Promise<PrintPage> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setJavaScriptEnabled(false);
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const decision = ALLOWED_URLS.test(request.url()) ? request.continue() : request.abort('blockedbyclient');
    // Fails when the page has been closed meanwhile; then the request does not matter any more.
    decision.catch(() => undefined);
  });
  return printPage(context, page);
}

function printPage(context: BrowserContext, page: Page): PrintPage {
  return {
    print: async (html, { hasOutline = false }) => {
      await page.setContent(html, { waitUntil: 'load' });
      const bytes = await page.pdf({
        format: 'A4',
        preferCSSPageSize: true,
        printBackground: true,
        tagged: true,
        outline: hasOutline,
        waitForFonts: true,
        // No timeout here: the caller limits the time of the whole job, `setContent` included.
        timeout: 0,
      });
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    },
    // Not `goto('about:blank')`: that starts a new renderer process, which takes longer than printing a document.
    clear: () => page.setContent(''),
    close: () => context.close(),
  };
}
