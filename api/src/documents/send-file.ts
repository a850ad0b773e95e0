import type { Response } from 'express';

/** Characters that some file system does not take, and those that nobody sees. */
const FORBIDDEN = /[\\/:*?"<>|\p{C}]+/gu;

/**
 * Says that the answer is a file to be kept, and its name, in UTF-8 and for old browsers in ASCII (RFC 6266, RFC 5987).
 * @param parts joined by `_`; what a file name cannot hold is left out
 */
export function nameFile(response: Response, parts: readonly string[], extension: string): void {
  const clean = parts.map((part) => part.replace(FORBIDDEN, ' ').trim().replace(/\s+/g, '-')).filter(Boolean);
  response.attachment(`${clean.join('_').slice(0, 120)}.${extension}`);
}
