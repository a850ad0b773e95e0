import { LANGUAGE_HEADER } from '@feria/shared/config';
import type { SessionToken } from '@feria/shared/contracts/account';
import { readFile, type DownloadProgress } from '@feria/shared/download';
import { API } from '@feria/shared/routes';
import { apiLanguage, request } from './client';
import { ApiError, errorOf } from './errors';

/** What a download can be told. */
export interface DownloadOptions {
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
 * @throws ApiError `offline` also when the connection breaks half-way
 */
export async function downloadDocument(path: string, options: DownloadOptions = {}): Promise<string> {
  const { fallbackName = 'feria', onProgress, signal } = options;
  const ticket = await request<SessionToken>(API.ticket, {
    method: 'POST',
    body: { path },
    ...(signal && { signal }),
  });
  try {
    const response = await fetch(`${path}?${new URLSearchParams({ token: ticket.token })}`, {
      headers: { [LANGUAGE_HEADER]: apiLanguage() },
      signal: signal ?? null,
    });
    if (!response.ok) throw await errorOf(response);
    const { blob, name } = await readFile(response, fallbackName, onProgress);
    save(blob, name);
    return name;
  } catch (error) {
    if (error instanceof ApiError || (error instanceof DOMException && error.name === 'AbortError'))
      throw error;
    throw new ApiError(0, 'offline');
  }
}

/** Fetches an answer of the API and hands it to the browser as a file for people to keep. @throws ApiError */
export async function downloadJson(path: string, name: string): Promise<void> {
  const data = await request<unknown>(path);
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
