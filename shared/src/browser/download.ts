/** Downloads: a document is fetched with a token of its own and handed to the browser as a file. */
import { LANGUAGE_HEADER } from '../config.js';
import type { SessionToken } from '../contracts/account.js';
import { fileNameOf } from '../rules/content-disposition.js';

/** How far a download is, in bytes. `total` is unknown while the server makes the file as it sends it. */
export interface DownloadProgress {
  loaded: number;
  total: number | null;
}

/** A file that was read to its end. */
interface DownloadedFile {
  blob: Blob;
  name: string;
}

/**
 * Reads the body of an answer that is a file.
 * @param fallbackName used when the answer names no file
 * @throws TypeError when the connection breaks before the end
 */
export async function readFile(
  response: Response,
  fallbackName: string,
  onProgress?: (progress: DownloadProgress) => void,
): Promise<DownloadedFile> {
  const length = response.headers.get('Content-Length');
  // The length of a compressed body says nothing about what comes out of it.
  const total = length && !response.headers.get('Content-Encoding') ? Number(length) : null;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let loaded = 0;
  onProgress?.({ loaded, total });
  const reader = response.body?.getReader();
  for (;;) {
    const step = await reader?.read();
    if (!step || step.done) break;
    parts.push(step.value as Uint8Array<ArrayBuffer>);
    loaded += step.value.byteLength;
    onProgress?.({ loaded, total });
  }
  return {
    blob: new Blob(parts, { type: response.headers.get('Content-Type') ?? '' }),
    name: fileNameOf(response.headers.get('Content-Disposition')) ?? fallbackName,
  };
}

/** A size as people read it: `0,8 MB`. */
export function formatSize(bytes: number): string {
  const megabytes = (bytes / 1_000_000).toFixed(1).replace('.', ',');
  return `${megabytes} MB`;
}

/** What a download can be told. */
export interface DownloadOptions {
  /** Goes into the address beside the token: the filters of a list, for example. */
  query?: URLSearchParams;
  /** Name of the file when the server gives none. */
  fallbackName?: string;
  onProgress?: (progress: DownloadProgress) => void;
  signal?: AbortSignal;
}

/** How a frontend calls the server, and what it calls a failure. */
export interface DownloadClient {
  /** Asks for a token that opens the document at `path`, and nothing else (`POST /api/ticket`). */
  requestToken: (path: string, signal?: AbortSignal) => Promise<SessionToken>;
  /** Language of the server's messages, and of the document where it has one. */
  language: () => string;
  /** The error for an answer that is not the file, or `null` when the connection was lost. */
  failureOf: (response: Response | null) => Error | Promise<Error>;
}

/**
 * Gives a function that fetches a document and hands it to the browser as a file. The address carries a token for this
 * one document, never the login (product/accounts.md#download-tokens).
 *
 * The function takes one of `DOCUMENT` of the shared routes and answers the name of the file. It throws what
 * `requestToken` throws, what `failureOf` makes of a failed download, and an `AbortError` when it is cancelled.
 */
export function createDownload(client: DownloadClient) {
  return async (path: string, options: DownloadOptions = {}): Promise<string> => {
    const { fallbackName = 'feria', onProgress, signal } = options;
    const lost = async (cause: unknown): Promise<never> => {
      throw isAbort(cause) ? cause : await client.failureOf(null);
    };
    const { token } = await client.requestToken(path, signal);
    const query = new URLSearchParams(options.query);
    query.set('token', token);
    const response = await fetch(`${path}?${query}`, {
      headers: { [LANGUAGE_HEADER]: client.language() },
      signal: signal ?? null,
    }).catch(lost);
    if (!response.ok) throw await client.failureOf(response);
    const { blob, name } = await readFile(response, fallbackName, onProgress).catch(lost);
    save(blob, name);
    return name;
  };
}

/** Whether somebody cancelled a call, so that nothing went wrong. */
export function isAbort(error: unknown): error is DOMException {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Hands a value to the browser as a JSON file for people to keep. */
export function saveJson(value: unknown, name: string): void {
  save(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }), name);
}

/** Hands a file to the browser, which puts it where it puts downloads. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Later: some browsers read the file only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
