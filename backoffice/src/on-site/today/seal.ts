/** A value that cannot be read on the device without its key, which cannot be exported. */
export interface Sealed {
  key: CryptoKey;
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

const AES = { name: 'AES-GCM', length: 256 } as const;

/** Encrypts a value as JSON, with a key of its own. */
export async function seal(value: unknown): Promise<Sealed> {
  const key = await crypto.subtle.generateKey(AES, false, ['encrypt', 'decrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(value));
  return { key, iv, data: await crypto.subtle.encrypt({ name: AES.name, iv }, key, text) };
}

/** What was sealed. @throws DOMException when it was changed */
export async function unseal<T>({ key, iv, data }: Sealed): Promise<T> {
  const text = await crypto.subtle.decrypt({ name: AES.name, iv }, key, data);
  return JSON.parse(new TextDecoder().decode(text)) as T;
}
