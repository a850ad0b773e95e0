import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Browser } from 'puppeteer';
import { CONFIG, type Config } from '../config/config.js';
import { AppError } from '../http/errors.js';
import { Logger } from '../logger.js';
import { launchChromium } from './chromium.js';
import { openPrintPage, type PrintPage } from './print-page.js';

/** Limits of the printer. Tests make them small. */
export interface PrinterLimits {
  /** Documents printed at once. */
  pages: number;
  /** Documents that may wait for their turn; one more is 503. */
  queue: number;
  /** Time of one document, from its turn on. */
  jobMs: number;
  /** Documents after which a page is closed and opened anew. */
  jobsPerPage: number;
  /** Time without a document after which the browser is stopped. */
  idleMs: number;
}

export const PRINTER_LIMITS: PrinterLimits = {
  pages: 2,
  queue: 200,
  jobMs: 20_000,
  jobsPerPage: 100,
  idleMs: 60_000,
};

const RETRY_SECONDS = 10;

interface Slot {
  page: PrintPage;
  jobs: number;
}

/** The browser, and the pages of it that are at hand. */
interface Press {
  browser: Browser;
  free: Slot[];
}

/**
 * HTML → PDF. One browser for the process, started by the first document and stopped when none comes; two pages in it,
 * blanked after each document. A browser that dies is started again, and what it was printing is printed once more.
 */
@Injectable()
export class PdfPrinter implements OnApplicationShutdown {
  private press: Promise<Press> | null = null;
  private active = 0;
  private readonly waiting: (() => void)[] = [];
  private idle: NodeJS.Timeout | undefined;
  private stopped = false;
  /** See {@link PRINTER_LIMITS}. */
  limits: PrinterLimits = PRINTER_LIMITS;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly logger: Logger,
  ) {}

  /**
   * Prints a document that is complete in itself: pictures and fonts as `data:` addresses, nothing is loaded.
   * @throws AppError 503 with `Retry-After` when too many wait, or it takes too long, or the browser does not start
   */
  async print(html: string): Promise<Buffer> {
    await this.turn();
    clearTimeout(this.idle);
    try {
      return await this.attempt(html).catch((error: unknown) => {
        if (!(error instanceof BrowserGone)) throw error;
        this.logger.warn('the browser of the documents was gone, printing again');
        return this.attempt(html);
      });
    } catch (error) {
      this.logger.error('a document could not be printed', error);
      throw new AppError('busy', { retryAfterSeconds: RETRY_SECONDS, message: { key: 'error.document' } });
    } finally {
      const next = this.waiting.shift();
      // The turn goes from hand to hand, so that nobody slips in between.
      if (next) next();
      else this.active -= 1;
      if (this.active === 0) this.stopWhenIdle();
    }
  }

  /** Ends the browser; requests in flight have been answered by then. */
  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.stop();
  }

  /** Process of the browser, while there is one. */
  async process(): Promise<number | undefined> {
    return (await this.press)?.browser.process()?.pid;
  }

  private async turn(): Promise<void> {
    if (this.active >= this.limits.pages) {
      if (this.waiting.length >= this.limits.queue) {
        throw new AppError('busy', { retryAfterSeconds: RETRY_SECONDS });
      }
      await new Promise<void>((resolve) => this.waiting.push(resolve));
      return;
    }
    this.active += 1;
  }

  private async attempt(html: string): Promise<Buffer> {
    const press = await this.running();
    const slot = press.free.pop() ?? (await this.open(press.browser));
    try {
      const pdf = await withinTime(slot.page.print(html), this.limits.jobMs);
      await this.giveBack(press, slot);
      return pdf;
    } catch (error) {
      throw this.afterFailure(press, slot, error);
    }
  }

  private async open(browser: Browser): Promise<Slot> {
    try {
      return { page: await withinTime(openPrintPage(browser), this.limits.jobMs), jobs: 0 };
    } catch (error) {
      throw browser.connected ? error : new BrowserGone();
    }
  }

  /** Nobody gets this page again. One that is stuck takes the browser with it: closing it would wait for its end. */
  private afterFailure(press: Press, slot: Slot, error: unknown): unknown {
    if (!press.browser.connected) return new BrowserGone();
    if (error instanceof TookTooLong) press.browser.process()?.kill('SIGKILL');
    else void slot.page.close().catch(() => undefined);
    return error;
  }

  private async giveBack(press: Press, slot: Slot): Promise<void> {
    slot.jobs += 1;
    try {
      if (slot.jobs >= this.limits.jobsPerPage) await slot.page.close();
      else {
        await slot.page.blank();
        press.free.push(slot);
      }
    } catch {
      // The document is printed; a page that cannot be cleaned is just not used again.
    }
  }

  private running(): Promise<Press> {
    if (this.stopped) throw new Error('the app is shutting down');
    this.press ??= this.start();
    return this.press;
  }

  private async start(): Promise<Press> {
    try {
      const browser = await launchChromium(this.config);
      const press = { browser, free: [] };
      browser.once('disconnected', () => {
        this.press = null;
      });
      return press;
    } catch (error) {
      this.press = null;
      throw error;
    }
  }

  private stopWhenIdle(): void {
    clearTimeout(this.idle);
    this.idle = setTimeout(() => void this.stop(), this.limits.idleMs).unref();
  }

  private async stop(): Promise<void> {
    clearTimeout(this.idle);
    const press = this.press;
    this.press = null;
    const browser = (await press?.catch(() => null))?.browser;
    await browser?.close().catch(() => browser.process()?.kill('SIGKILL'));
  }
}

/** The browser ended under a document, which is no fault of the document. */
class BrowserGone extends Error {}

class TookTooLong extends Error {}

async function withinTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TookTooLong()), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
