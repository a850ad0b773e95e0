import { session } from '@feria/shared/browser/session';
import { DEFAULT_LANGUAGE, LANGUAGE_HEADER, UI_LANGUAGES, type UiLanguage } from '@feria/shared/config';
import { addressOf, type ApiCall, type UntypedInput } from '@feria/shared/contracts/client';
import type { Envelope } from '@feria/shared/contracts/http';
import { headersOf, send, takeEarly } from './early';
import { ApiError, errorOf } from './errors';
import { expireSession } from './session';

let language: UiLanguage = DEFAULT_LANGUAGE;

/** Sets the language in which the server answers from now on. */
export function setApiLanguage(next: UiLanguage): void {
  language = next;
}

/** The language that was set last. */
export function apiLanguage(): UiLanguage {
  return language;
}

/** All languages of the page, the one of the answer first: what it says must follow when the language is changed. */
function languages(): string {
  return [language, ...UI_LANGUAGES.filter((other) => other !== language)].join();
}

interface RequestOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Called with the time at which the answer arrived, milliseconds since 1970: it may have been asked for before. */
  onArrival?: (at: number) => void;
}

/**
 * Calls the API, with the types of its OpenAPI document, and gives the `data` of the answer. A 401 ends the login whose token
 * was sent; the pages that need a login see that in the session.
 * @throws ApiError when the server refuses the call, answers no JSON, or cannot be reached (status 0, `offline`)
 * @throws DOMException `AbortError` when the caller cancelled it
 */
export const request: ApiCall<RequestOptions> = (async (
  method: string,
  path: string,
  { body, headers, signal, onArrival, ...address }: UntypedInput & RequestOptions = {},
): Promise<unknown> => {
  const token = session.read()?.token;
  const target = addressOf(path, address);
  const ours = headersOf(language, token);
  const sent =
    (method === 'GET' && takeEarly(target, ours)) ||
    send(target, {
      method,
      signal: signal ?? null,
      headers: {
        ...ours,
        ...(method !== 'GET' && { [LANGUAGE_HEADER]: languages() }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
  const { response, at } = await sent.catch((cause: unknown) => {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new ApiError(0, 'offline');
  });
  onArrival?.(at);

  if (!response.ok) {
    const error = await errorOf(response);
    if (error.status === 401 && error.code !== 'invalid_credentials' && token) expireSession(token);
    throw error;
  }
  if (response.status === 204) return undefined;
  const answer = (await response.json().catch(() => {
    throw new ApiError(response.status, 'unknown');
  })) as Envelope<unknown>;
  return answer.data;
}) as ApiCall<RequestOptions>;
