import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_HEADER,
  LANGUAGES,
  type ContentLanguage,
  type Language,
} from '@feria/shared';
import { isContentLanguage } from '@feria/shared/rules/content';
import { serverMessage, type ServerMessageKey } from '@feria/shared/i18n/server';
import type { MessageParams, MessageResult, Permission, Translated } from '@feria/shared';
import type { NextFunction, Request, Response } from 'express';

/** What is known of the request being answered, wherever the code is. */
export interface RequestContext {
  id: string;
  language: Language;
  /** Further languages of the caller: {@link inLanguagesOfCaller}. */
  otherLanguages: Language[];
  /** The answer, for whoever works on it and wants to know whether somebody still waits for it. */
  response: Response;
  /**
   * The signed-in user of the request, with the name of the API key that acts for it, if one does, the permissions that count in
   * it, and when it began; set by the access guard.
   */
  actor?: { userId: number; apiKey: string | null; permissions: readonly Permission[]; at: Date };
}

const storage = new AsyncLocalStorage<RequestContext>();

/**
 * Express middleware: opens the context of a request. Languages from `api-lang` (`de`, or `it, de`); the first is the one of
 * the answer, German when the header says nothing known.
 */
export function openRequestContext(request: Request, response: Response, next: NextFunction): void {
  const wanted = (request.get(LANGUAGE_HEADER) ?? '').toLowerCase().split(',', LANGUAGES.length);
  const known = wanted.flatMap((name) => LANGUAGES.filter((language) => language === name.trim()));
  const [language = DEFAULT_LANGUAGE, ...otherLanguages] = new Set(known);
  const id = randomUUID();
  response.setHeader('X-Request-Id', id);
  storage.run({ id, language, otherLanguages, response }, next);
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

/**
 * Language of what organisers wrote, for whoever reads messages in a language: the same where there is one, else the first that
 * the caller named in `api-lang` (`en, it`), else German.
 */
export function contentLanguage(language = currentLanguage()): ContentLanguage {
  if (isContentLanguage(language)) return language;
  const caller = storage.getStore();
  const named = caller ? [caller.language, ...caller.otherLanguages] : [];
  return named.find(isContentLanguage) ?? DEFAULT_LANGUAGE;
}

/** Id of the request, for logs. */
export function currentRequestId(): string | undefined {
  return storage.getStore()?.id;
}

/** Values of a message; a function where they are not the same in every language. */
export type LocalParams = MessageParams | ((language: Language) => MessageParams);

/** A message of the API in the language of the request, or in the given one. */
export function t(key: ServerMessageKey, params?: LocalParams, language = currentLanguage()): string {
  return serverMessage(language, key, typeof params === 'function' ? params(language) : params);
}

/**
 * Texts of an answer in the language of the request, and under `translations` in the others that the caller named in
 * `api-lang` (product.md#languages).
 */
export function inLanguagesOfCaller<Texts extends object>(
  textsIn: (language: Language) => Texts,
): Translated<Texts> {
  const others = storage.getStore()?.otherLanguages ?? [];
  const texts = textsIn(currentLanguage());
  if (others.length === 0) return texts;
  return { ...texts, translations: Object.fromEntries(others.map((other) => [other, textsIn(other)])) };
}

/** An answer that only says something. */
export function said(key: ServerMessageKey): MessageResult {
  return inLanguagesOfCaller((language) => ({ message: t(key, undefined, language) }));
}
