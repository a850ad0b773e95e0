import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Browser } from 'puppeteer';
import { CONFIG, type Config } from '../config/config.js';
import { AppError } from '../http/errors.js';
import { FairLimiter, type Turn } from '../fair-limiter.js';
import { Logger } from '../logger.js';
import { requestContext } from '../request-context.js';
import { launchChromium } from './chromium.js';
import { openPrintPage, type PrintOptions, type PrintPage } from './print-page.js';

/** Limits of the printer. Tests make them small. */
export interface PrinterLimits {
  /** Documents printed at once. */
  pages: number;
  /** Documents that may wait; one more is 503. */
  queue: number;
  /** Documents of one account that may wait. */
  queueOfAccount: number;
  /** Milliseconds that one document may take once it is being printed. */
  jobMs: number;
  /** Documents after which a page is closed and opened anew. */
  jobsPerPage: number;
  /** Milliseconds without a document after which the browser is stopped. */
  idleMs: number;
}

export const PRINTER_LIMITS: PrinterLimits = {
  pages: 2,
  queue: 200,
  queueOfAccount: 20,
  jobMs: 20_000,
  jobsPerPage: 100,
  idleMs: 60_000,
};

const RETRY_SECONDS = 10;

/** A page that is used for several documents, one after the other. */
interface PooledPage {
  page: PrintPage;
  /** Documents printed so far. */
  jobs: number;
}

/** The browser with those of its pages that are open and not in use. */
interface BrowserPool {
  browser: Browser;
  free: PooledPage[];
}

/**
 * HTML → PDF. One browser for the process, started by the first document and stopped when none comes; two pages in it,
 * emptied after each document. A browser that dies is started again, and what it was printing is printed once more.
 */
@Injectable()
export class PdfPrinter implements OnApplicationShutdown {
  private pool: Promise<BrowserPool> | null = null;
  private limiter = printLimiter(PRINTER_LIMITS);
  private currentLimits = PRINTER_LIMITS;
  private idleTimer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly logger: Logger,
  ) {}

  /** {@link PRINTER_LIMITS} unless a test sets others, which it may do only while nothing is printed. */
  get limits(): PrinterLimits {
    return this.currentLimits;
  }

  set limits(limits: PrinterLimits) {
    this.currentLimits = limits;
    this.limiter = printLimiter(limits);
  }

  /**
   * Prints a document that is complete in itself: pictures and fonts as `data:` addresses, nothing is loaded. Those for staff go before
   * those for parents, and accounts take turns; what waits for a reader who has gone is dropped.
   * @throws AppError 503 with `Retry-After` when too many wait, of everybody or of the account, or it takes too long, or the browser does not start
   */
  async print(html: string, options: PrintOptions = {}): Promise<Buffer> {
    try {
      return await this.limiter.run(turnOfRequest(), () => this.printWithRetry(html, options));
    } finally {
      if (this.limiter.isIdle) this.stopWhenIdle();
    }
  }

  /** Ends the browser; requests in flight have been answered by then. */
  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.stop();
  }

  /** Process id of the browser; `undefined` when it does not run. */
  async processId(): Promise<number | undefined> {
    return (await this.pool)?.browser.process()?.pid;
  }

  private async printWithRetry(html: string, options: PrintOptions): Promise<Buffer> {
    clearTimeout(this.idleTimer);
    try {
      return await this.attempt(html, options).catch((error: unknown) => {
        if (!(error instanceof BrowserGone)) throw error;
        this.logger.warn('the browser of the documents was gone, printing again');
        return this.attempt(html, options);
      });
    } catch (error) {
      this.logger.error('a document could not be printed', error);
      throw new AppError('busy', { retryAfterSeconds: RETRY_SECONDS, message: { key: 'error.document' } });
    }
  }

  private async attempt(html: string, options: PrintOptions): Promise<Buffer> {
    const pool = await this.running();
    const pooled = pool.free.pop() ?? (await this.open(pool.browser));
    try {
      const pdf = await withinTime(pooled.page.print(html, options), this.limits.jobMs);
      await this.giveBack(pool, pooled);
      return pdf;
    } catch (error) {
      throw this.afterFailure(pool, pooled, error);
    }
  }

  private async open(browser: Browser): Promise<PooledPage> {
    try {
      return { page: await withinTime(openPrintPage(browser), this.limits.jobMs), jobs: 0 };
    } catch (error) {
      throw browser.connected ? error : new BrowserGone();
    }
  }

  /** Nobody gets this page again. One that is stuck takes the browser with it: closing it would wait for its end. */
  private afterFailure(pool: BrowserPool, pooled: PooledPage, error: unknown): unknown {
    if (!pool.browser.connected) return new BrowserGone();
    if (error instanceof TookTooLong) pool.browser.process()?.kill('SIGKILL');
    else void pooled.page.close().catch(() => undefined);
    return error;
  }

  private async giveBack(pool: BrowserPool, pooled: PooledPage): Promise<void> {
    pooled.jobs += 1;
    try {
      if (pooled.jobs >= this.limits.jobsPerPage) await pooled.page.close();
      else {
        await pooled.page.clear();
        pool.free.push(pooled);
      }
    } catch {
      // The document is printed; a page that cannot be cleaned is just not used again.
    }
  }

  private running(): Promise<BrowserPool> {
    if (this.stopped) throw new Error('the app is shutting down');
    this.pool ??= this.start();
    return this.pool;
  }

  private async start(): Promise<BrowserPool> {
    try {
      const browser = await launchChromium(this.config);
      const pool = { browser, free: [] };
      browser.once('disconnected', () => {
        this.pool = null;
      });
      return pool;
    } catch (error) {
      this.pool = null;
      throw error;
    }
  }

  private stopWhenIdle(): void {
    clearTimeout(this.idleTimer);
    this.idleTimer = setTimeout(() => void this.stop(), this.limits.idleMs).unref();
  }

  private async stop(): Promise<void> {
    clearTimeout(this.idleTimer);
    const pool = this.pool;
    this.pool = null;
    const browser = (await pool?.catch(() => null))?.browser;
    await browser?.close().catch(() => browser.process()?.kill('SIGKILL'));
  }
}

/** Limits how many documents print at once and how many wait; one more is 503. */
/** Whose document it is that the present request asks for; work outside requests is the app's own. */
function turnOfRequest(): Turn {
  const { actor, response } = requestContext() ?? {};
  if (!response) return { owner: null, isUrgent: true };
  const gone = new AbortController();
  if (response.closed) gone.abort();
  else response.once('close', () => gone.abort());
  return {
    owner: actor ? String(actor.userId) : 'visitor',
    isUrgent: actor !== undefined && actor.permissions.length > 0,
    signal: gone.signal,
  };
}

function printLimiter({ pages, queue, queueOfAccount }: PrinterLimits): FairLimiter {
  return new FairLimiter({
    atOnce: pages,
    waiting: queue,
    waitingOfOwner: queueOfAccount,
    refusal: () => new AppError('busy', { retryAfterSeconds: RETRY_SECONDS }),
  });
}

/** The browser ended while it printed a document; the document is not the cause. */
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
