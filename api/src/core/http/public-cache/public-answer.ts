import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';
import { isToCompress } from '../send-json.js';

/** How an answer is sent that is no JSON. */
export interface TextForm {
  /** Media type with its character set. */
  type: string;
  /** 200 unless it says another. */
  status?: number;
  /** Headers of its own; `null` takes one away that every answer has. */
  headers?: Readonly<Record<string, string | null>>;
}

const JSON_FORM: TextForm = { type: 'application/json; charset=utf-8' };

/** What a handler returns whose answer for everybody is a text: a page, a feed, a calendar. It has no envelope. */
export class PublicText {
  constructor(
    readonly text: string,
    readonly form: TextForm,
  ) {}
}

/** An answer that is the same for everybody: its bytes, ready to be sent. */
export class PublicAnswer {
  private readonly plain: Buffer;
  private compressed: Buffer | null = null;

  /**
   * @param text what is sent
   * @param etag the same for two answers only if either may be shown for the other
   * @param isPerReader whether it is another one for some who are logged in
   * @param form how it is sent; JSON unless it says another
   */
  constructor(
    text: string,
    private readonly etag = digestOf(text),
    readonly isPerReader = false,
    private readonly form = JSON_FORM,
  ) {
    this.plain = Buffer.from(text);
  }

  /** The answer of a text. */
  static of({ text, form }: PublicText): PublicAnswer {
    // Headers belong to what may be shown again: a policy that has changed counts at once.
    return new PublicAnswer(text, digestOf(text + JSON.stringify(form.headers ?? {})), false, form);
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
    const { type, status = 200, headers = {} } = this.form;
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers))
      if (value === null) response.removeHeader(name);
      else response.setHeader(name, value);
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
    response.setHeader('Content-Type', type);
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
