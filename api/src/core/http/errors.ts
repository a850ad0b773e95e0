import {
  ERROR_STATUS,
  type ChangedMeanwhile,
  type ErrorBody,
  type ErrorCode,
  type ErrorTexts,
  type Language,
} from '@feria/shared';
import type { ServerMessageKey } from '@feria/shared/i18n/server';
import { inLanguagesOfCaller, t, type LocalParams } from '../request-context.js';

/** A message that has not met its reader's language yet. */
export interface Message {
  key: ServerMessageKey;
  params?: LocalParams;
}

/** Messages by field path (`bookedChildren.0.id`). */
export type FieldErrors = Record<string, Message[]>;

/**
 * An answer other than success that the caller can do something about. Thrown by services; the filter turns it into the
 * error body (product.md#errors), in the language of the request.
 */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly options: {
      fields?: FieldErrors;
      message?: Message;
      retryAfterSeconds?: number;
      changed?: ChangedMeanwhile;
    } = {},
  ) {
    super(code);
    this.name = 'AppError';
  }

  /** Whether it says this at a field. */
  hasProblem(path: string, key: ServerMessageKey): boolean {
    return (this.options.fields?.[path] ?? []).some((message) => message.key === key);
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }

  /** The body as it is sent. */
  body(): ErrorBody {
    const texts = inLanguagesOfCaller((language) => this.textsIn(language));
    return { code: this.code, ...texts, ...this.options.changed };
  }

  /** The message is the own one, else that of the code. */
  private textsIn(language: Language): ErrorTexts {
    const inLanguage = ({ key, params }: Message): string => t(key, params, language);
    const fields = Object.entries(this.options.fields ?? {});
    const message = inLanguage(this.options.message ?? { key: `error.${this.code}` });
    if (fields.length === 0) return { message };
    return {
      message,
      errors: Object.fromEntries(fields.map(([path, list]) => [path, list.map(inLanguage)])),
    };
  }
}

/** What an error says, in the language of the caller: the first message at a field, else its own. */
export function reasonOf(error: AppError): string {
  const { message, errors = {} } = error.body();
  return Object.values(errors).flat()[0] ?? message;
}

/** 404: it is not there, or not the caller's. */
export function notFound(): AppError {
  return new AppError('not_found');
}

/** 422 with one message at one field. */
export function invalidField(path: string, key: ServerMessageKey, params?: LocalParams): AppError {
  return new AppError('validation', { fields: { [path]: [{ key, params }] } });
}

/** Collects messages while rules are checked, then throws them together. */
export class ValidationErrors {
  private readonly fields: FieldErrors;

  /** @param found what other checks have found already */
  constructor(found: FieldErrors = {}) {
    this.fields = { ...found };
  }

  add(path: string, key: ServerMessageKey, params?: LocalParams): void {
    (this.fields[path] ??= []).push({ key, params });
  }

  /** The same, unless the path has a message already. */
  addOnce(path: string, key: ServerMessageKey, params?: LocalParams): void {
    if (!this.has(path)) this.add(path, key, params);
  }

  /** Whether the path has a message. */
  has(path: string): boolean {
    return Object.hasOwn(this.fields, path);
  }

  /** What was found, by path. */
  get found(): Readonly<FieldErrors> {
    return this.fields;
  }

  get any(): boolean {
    return Object.keys(this.fields).length > 0;
  }

  /** @throws AppError 422 when there is any message. */
  throwIfAny(code: ErrorCode = 'validation'): void {
    if (this.any) throw new AppError(code, { fields: this.fields });
  }
}
