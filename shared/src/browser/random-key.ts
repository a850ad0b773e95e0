/**
 * A random key of 128 bits, to mark a request that may be sent twice. `randomUUID` only exists on secure origins, and a
 * test machine in the office may have none.
 */
export function randomKey(): string {
  if (window.isSecureContext) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
