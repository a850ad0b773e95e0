import { gzip, gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';

/** Bytes from which a body is worth compressing. */
const COMPRESSED_FROM = 1_024;
/** Bytes from which compressing would keep everybody waiting: it is then left to another thread. */
const ELSEWHERE_FROM = 64 * 1_024;
/** Answers are made once and sent once. A higher level takes twice as long and saves a tenth. */
const ONCE = { level: 3 };

/** Whether a body of so many bytes should be compressed for who asks. */
export function isToCompress(request: Request, size: number): boolean {
  return size >= COMPRESSED_FROM && Boolean(request.acceptsEncodings('gzip'));
}

/**
 * Sends a value as JSON, compressed in one piece. The middleware that compresses streams would need a third of the time of a
 * short call for it.
 */
export function sendJson(response: Response, value: unknown): void {
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Vary', 'Accept-Encoding');
  const text = JSON.stringify(value);
  const size = Buffer.byteLength(text);
  if (!isToCompress(response.req, size)) end(response, text, size);
  else if (size < ELSEWHERE_FROM) endCompressed(response, gzipSync(text, ONCE));
  else {
    gzip(text, ONCE, (error, compressed) => {
      if (error) end(response, text, size);
      else endCompressed(response, compressed);
    });
  }
}

function endCompressed(response: Response, body: Buffer): void {
  response.setHeader('Content-Encoding', 'gzip');
  end(response, body, body.length);
}

/** A text leaves together with the headers; a buffer would be a second piece. */
function end(response: Response, body: Buffer | string, size: number): void {
  response.setHeader('Content-Length', size);
  response.end(body);
}
