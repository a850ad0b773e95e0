import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { DEFAULT_LANGUAGE, LANGUAGE_HEADER, LANGUAGES, type Language } from '@feria/shared';
import { serverMessage, type ServerMessageKey } from '@feria/shared/i18n/server/index';
import type { MessageParams } from '@feria/shared';
import type { NextFunction, Request, Response } from 'express';

/** What is known of the request being answered, wherever the code is. */
export interface RequestContext {
  id: string;
  language: Language;
  /** The signed-in user of the request and when it began; set by the access guard, read by the audit log. */
  actor?: { userId: number; at: Date };
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Express middleware: opens the context of a request. Language from `api-lang`, German when it says nothing known. */
export function openRequestContext(request: Request, response: Response, next: NextFunction): void {
  const wanted = request.get(LANGUAGE_HEADER)?.trim().toLowerCase();
  const language = LANGUAGES.find((known) => known === wanted) ?? DEFAULT_LANGUAGE;
  const id = randomUUID();
  response.setHeader('X-Request-Id', id);
  storage.run({ id, language }, next);
}

/** Does work that a request has set off but that is not its own: the log must not put it down to that request. */
export function outsideRequests<T>(work: () => T): T {
  return storage.exit(work);
}

/** The request being answered; none outside requests. */
export function requestContext(): RequestContext | undefined {
  return storage.getStore();
}

/** Language of the request, German outside any. */
export function currentLanguage(): Language {
  return storage.getStore()?.language ?? DEFAULT_LANGUAGE;
}

/** Id of the request, for logs. */
export function currentRequestId(): string | undefined {
  return storage.getStore()?.id;
}

/** A message of the API in the language of the request. */
export function t(key: ServerMessageKey, params?: MessageParams): string {
  return serverMessage(currentLanguage(), key, params);
}
