import { DEFAULT_LANGUAGE, LANGUAGE_HEADER, type UiLanguage } from '@feria/shared/config';
import type { Envelope } from '@feria/shared/contracts/http';
import { ApiError, errorOf } from './errors';
import { expireSession, session } from './session';

let language: UiLanguage = DEFAULT_LANGUAGE;

/** The language of every message the server sends from now on. */
export function setApiLanguage(next: UiLanguage): void {
  language = next;
}

/** The language that was set last. */
export function apiLanguage(): UiLanguage {
  return language;
}

interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/**
 * Calls the API and gives what stands under `data`. A failure is an {@link ApiError}. A 401 for the login that was sent
 * ends that login, once: the pages that need one notice by themselves.
 */
export async function request<T>(path: string, options: RequestOptions = {}): Promise<T> {
  const { method = 'GET', body, headers, signal } = options;
  const token = session.read()?.token;
  const response = await fetch(`/${path}`, {
    method,
    signal: signal ?? null,
    headers: {
      Accept: 'application/json',
      [LANGUAGE_HEADER]: language,
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
  }).catch((cause: unknown) => {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new ApiError(0, 'offline');
  });

  if (!response.ok) {
    const error = await errorOf(response);
    if (error.status === 401 && error.code !== 'invalid_credentials' && token) expireSession(token);
    throw error;
  }
  if (response.status === 204) return undefined as T;
  const answer = (await response.json().catch(() => {
    throw new ApiError(response.status, 'unknown');
  })) as Envelope<T>;
  return answer.data;
}
