import { createHash } from 'node:crypto';

/** SHA-256 of a text, in hex (64 characters). For secrets of high entropy and for keys, never for passwords. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
