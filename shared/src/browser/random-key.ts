/**
 * A random key of 128 bits, to mark a request that may be sent twice. `randomUUID` only exists on secure origins, and a
 * test machine in the office may have none.
 */
export function randomKey(): string {
  if (window.isSecureContext) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A random id as RFC 9562 writes it (version 4), also where `randomUUID` does not exist. */
export function randomUuid(): string {
  const key = randomKey().replaceAll('-', '');
  const variant = '89ab'[Number.parseInt(key.charAt(16), 16) % 4];
  const digits = `${key.slice(0, 12)}4${key.slice(13, 16)}${variant}${key.slice(17)}`;
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
