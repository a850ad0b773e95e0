import { session } from '@feria/shared/browser/session';
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_HEADER,
  PORTAL_LANGUAGES,
  type ContentLanguage,
  type PortalLanguage,
} from '@feria/shared/config';
import { addressOf, type ApiCall, type UntypedInput } from '@feria/shared/contracts/client';
import type { Envelope } from '@feria/shared/contracts/http';
import { answerLanguages, headersOf, send, takeEarly } from './early';
import { ApiError, errorOf } from './errors';
import { expireSession } from './session';

let language: PortalLanguage = DEFAULT_LANGUAGE;
let contentLanguage: ContentLanguage = DEFAULT_LANGUAGE;

/** Sets the language in which the server answers from now on, and that of what organisers wrote. */
export function setApiLanguage(next: PortalLanguage, content: ContentLanguage): void {
  language = next;
  contentLanguage = content;
}

/** The language that was set last. */
export function apiLanguage(): PortalLanguage {
  return language;
}

/** The language of documents. */
export function apiContentLanguage(): ContentLanguage {
  return contentLanguage;
}

/** All languages of the page, those of the answer first: what it says must follow when the language is changed. */
function languages(): string {
  return [...new Set([language, contentLanguage, ...PORTAL_LANGUAGES])].join();
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
  const ours = headersOf(answerLanguages(language, contentLanguage), token);
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
