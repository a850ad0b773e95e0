import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { digestOf } from '../http/public-cache/public-answer.js';

/** How long (milliseconds) a page is sent without a look at its file: a build may have replaced it. */
const LOOK_AFTER_MS = 1_000;

const compress = promisify(gzip);

interface Kept {
  /** State of the file: time of its last change and size. */
  state: string;
  etag: string;
  lastModified: string;
  plain: Buffer;
  compressed: Buffer;
}

/**
 * A page of a frontend, kept in memory as it is sent. Every parent opens it in the opening minute, and from the disk each of
 * them waited for several turns of Node's few threads for files.
 */
export class KeptPage {
  private kept: Kept | null = null;
  private lookedAt = Number.NEGATIVE_INFINITY;
  private looking: Promise<Kept> | null = null;

  /** @param now milliseconds of a clock that only goes forward */
  constructor(
    private readonly path: string,
    private readonly now = () => performance.now(),
  ) {}

  /**
   * Sends the page, or 304 to who has it already. Browsers ask for it each time.
   * @throws Error when the file is not there any more
   */
  async send(request: Request, response: Response): Promise<void> {
    const { plain, compressed, etag, lastModified } = await this.current();
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('ETag', etag);
    response.setHeader('Last-Modified', lastModified);
    response.setHeader('Vary', 'Accept-Encoding');
    if (request.fresh) {
      response.status(304).end();
      return;
    }
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    const isCompressed = Boolean(request.acceptsEncodings('gzip'));
    if (isCompressed) response.setHeader('Content-Encoding', 'gzip');
    const bytes = isCompressed ? compressed : plain;
    response.setHeader('Content-Length', bytes.length);
    response.end(bytes);
  }

  /** The page as a text. @throws Error when the file is not there any more */
  async text(): Promise<string> {
    return (await this.current()).plain.toString();
  }

  private current(): Promise<Kept> {
    if (this.kept && this.now() - this.lookedAt < LOOK_AFTER_MS) return Promise.resolve(this.kept);
    this.looking ??= this.look().finally(() => (this.looking = null));
    return this.looking;
  }

  private async look(): Promise<Kept> {
    const { mtime, mtimeMs, size } = await stat(this.path);
    const state = `${mtimeMs} ${size}`;
    if (this.kept?.state !== state) {
      const plain = await readFile(this.path);
      this.kept = {
        state,
        plain,
        lastModified: mtime.toUTCString(),
        // Weak: compressed and plain are the same page.
        etag: `W/"${digestOf(plain.toString())}"`,
        compressed: await compress(plain),
      };
    }
    this.lookedAt = this.now();
    return this.kept;
  }
}
