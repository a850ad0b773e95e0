import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';
import { isToCompress } from '../send-json.js';

/** An answer that is the same for everybody: its bytes, ready to be sent. */
export class PublicAnswer {
  private readonly plain: Buffer;
  private compressed: Buffer | null = null;

  /**
   * @param text what is sent, JSON
   * @param etag the same for two answers only if either may be shown for the other
   * @param isPerReader whether it is another one for some who are logged in
   */
  constructor(
    text: string,
    private readonly etag = digestOf(text),
    readonly isPerReader = false,
  ) {
    this.plain = Buffer.from(text);
  }

  /** Bytes that it takes in memory, compressed ones included. */
  get size(): number {
    return 2 * this.plain.length;
  }

  /**
   * Sends it, or 304 to who has it already. Any cache may keep it but asks before each use, so that what it shows is no
   * older than what the server itself allows (product.md#answers-for-everybody).
   */
  send(response: Response): void {
    response.setHeader('Cache-Control', `${this.isPerReader ? 'private' : 'public'}, no-cache`);
    // Weak: compressed and plain are the same answer.
    response.setHeader('ETag', `W/"${this.etag}"`);
    response.setHeader('Vary', this.isPerReader ? 'Accept-Encoding, Authorization' : 'Accept-Encoding');
    const request = response.req as Request;
    if (request.fresh) {
      response.statusCode = 304;
      response.end();
      return;
    }
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    const bytes = this.bytesFor(request);
    if (bytes !== this.plain) response.setHeader('Content-Encoding', 'gzip');
    response.setHeader('Content-Length', bytes.length);
    response.end(bytes);
  }

  /** What is sent, as a value. */
  read(): { data: unknown } {
    return JSON.parse(this.plain.toString()) as { data: unknown };
  }

  private bytesFor(request: Request): Buffer {
    if (!isToCompress(request, this.plain.length)) return this.plain;
    return (this.compressed ??= gzipSync(this.plain));
  }
}

/** A short text that is another one for every other text. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 27);
}
