import type { Browser, BrowserContext, Page } from 'puppeteer';

/** What a page may load: nothing but what stands in it. */
const ALLOWED = /^(data|about):/i;

/** A page of the browser in which documents are printed one after the other. */
export interface PrintPage {
  /** HTML, complete in itself → PDF. */
  print(html: string): Promise<Buffer>;
  /** Forgets the last document. */
  blank(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens a page that can do nothing but be printed: no scripts, no requests, no memory shared with other pages. The
 * documents are our own templates; this is for the day when a text gets through where it should not.
 */
export async function openPrintPage(browser: Browser): Promise<PrintPage> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setJavaScriptEnabled(false);
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const answer = ALLOWED.test(request.url()) ? request.continue() : request.abort('blockedbyclient');
    // The page may be closed by now, then nobody waits for it.
    answer.catch(() => undefined);
  });
  return printPage(context, page);
}

function printPage(context: BrowserContext, page: Page): PrintPage {
  return {
    print: async (html) => {
      await page.setContent(html, { waitUntil: 'load' });
      const bytes = await page.pdf({
        format: 'A4',
        preferCSSPageSize: true,
        printBackground: true,
        tagged: true,
        waitForFonts: true,
        // The time of a job is limited outside, for all of it.
        timeout: 0,
      });
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    },
    // Not `goto('about:blank')`: a navigation starts a new renderer, which takes longer than the printing.
    blank: () => page.setContent(''),
    close: () => context.close(),
  };
}
