import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { ValueTransformer } from 'typeorm';

/** First byte of every encrypted value: the version of the format. */
const VERSION = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;

let key: Buffer | null = null;

/**
 * Sets the key (32 bytes) of the health fields. Column transformers are plain objects that injection cannot reach, hence
 * this one module variable; it is set before the database is opened.
 */
export function setHealthKey(secret: Buffer): void {
  key = secret;
}

function requireKey(): Buffer {
  if (!key) throw new Error('the health key is not set');
  return key;
}

/** Encrypts a text with AES-256-GCM; base64 of version, nonce, tag and cipher text. */
export function encrypt(text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', requireKey(), iv);
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.from([VERSION]), iv, cipher.getAuthTag(), encrypted]).toString('base64');
}

/**
 * Decrypts what {@link encrypt} made.
 * @throws when the value was changed or encrypted with another key.
 */
export function decrypt(encrypted: string): string {
  const bytes = Buffer.from(encrypted, 'base64');
  if (bytes[0] !== VERSION) throw new Error('a health field is encrypted in an unknown format');
  const iv = bytes.subarray(1, 1 + IV_BYTES);
  const tag = bytes.subarray(1 + IV_BYTES, 1 + IV_BYTES + TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', requireKey(), iv);
  decipher.setAuthTag(tag);
  const rest = bytes.subarray(1 + IV_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(rest), decipher.final()]).toString('utf8');
}

/** Column of a text that is encrypted at rest. */
export const encryptedText: ValueTransformer = {
  to: (value: string | null | undefined) => (value == null ? value : encrypt(value)),
  from: (value: string | null) => (value == null ? null : decrypt(value)),
};

/** Column of a switch that is encrypted at rest. */
export const encryptedBoolean: ValueTransformer = {
  to: (value: boolean | null | undefined) => (value == null ? value : encrypt(value ? '1' : '0')),
  from: (value: string | null) => (value == null ? false : decrypt(value) === '1'),
};
