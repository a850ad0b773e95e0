import type { Response } from 'express';

/** Characters that some file system does not take, and those that nobody sees. */
const FORBIDDEN = /[\\/:*?"<>|\p{C}]+/gu;

/** Longest name, without its extension. */
const MAX_LENGTH = 120;
/** Name of a file when nothing is left of the parts. */
const FALLBACK = 'file';

/**
 * Says that the answer is a file to be kept, and its name, in UTF-8 and for old browsers in ASCII (RFC 6266, RFC 5987).
 * @param parts joined by `_`; what a file name cannot hold is left out
 */
export function nameFile(response: Response, parts: readonly string[], extension: string): void {
  response.attachment(fileName(parts, extension));
}

/** The same name, for where there is no answer of HTTP. */
export function fileName(parts: readonly string[], extension: string): string {
  const clean = parts.map((part) => part.replace(FORBIDDEN, ' ').trim().replace(/\s+/g, '-')).filter(Boolean);
  // By code points: half of an emoji cannot be encoded, and the answer would be a 500.
  const name = [...clean.join('_')].slice(0, MAX_LENGTH).join('');
  return `${name || FALLBACK}.${extension}`;
}
