import { API, LANGUAGE_HEADER, type ErrorBody, type SessionToken } from '@feria/shared';
import { readFile, type DownloadProgress } from '@feria/shared/download';
import { HttpError } from 'react-admin';
import { call, requestLanguage } from './http';

/** What a download can be told. */
export interface DownloadOptions {
  /** Goes into the address beside the ticket: the filters of a list, for example. */
  query?: URLSearchParams;
  /** Name of the file when the server gives none. */
  fallbackName?: string;
  onProgress?: (progress: DownloadProgress) => void;
  signal?: AbortSignal;
}

/**
 * Fetches a document and hands it to the browser as a file. The address carries a ticket for this one document, never
 * the login (decisions §3).
 * @param path one of `DOCUMENT` of the shared routes
 * @returns the name of the file
 * @throws HttpError with the server's message, or with that of a lost connection
 */
export async function downloadDocument(path: string, options: DownloadOptions = {}): Promise<string> {
  const { token } = await call<SessionToken>('POST', API.ticket, { path });
  const query = new URLSearchParams(options.query);
  query.set('token', token);
  try {
    const response = await fetch(`${path}?${query}`, {
      headers: { [LANGUAGE_HEADER]: requestLanguage.current },
      signal: options.signal ?? null,
    });
    if (!response.ok) throw await errorOf(response);
    const { blob, name } = await readFile(response, options.fallbackName ?? 'feria', options.onProgress);
    save(blob, name);
    return name;
  } catch (error) {
    if (error instanceof HttpError || (error instanceof DOMException && error.name === 'AbortError'))
      throw error;
    throw new HttpError('ra.notification.http_error', 0);
  }
}

async function errorOf(response: Response): Promise<HttpError> {
  const body = (await response.json().catch(() => null)) as Partial<ErrorBody> | null;
  return new HttpError(body?.message ?? 'ra.notification.http_error', response.status, body);
}

/** Fetches an answer of the API and hands it to the browser as a file for people to keep. @throws HttpError */
export async function downloadJson(path: string, name: string): Promise<void> {
  const data = await call<unknown>('GET', path);
  save(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), name);
}

/** Hands a file to the browser, which puts it where it puts downloads. */
function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Later: some browsers read the file only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
