import { ERROR_STATUS, type ErrorBody, type ErrorCode, type MessageParams } from '@feria/shared';
import type { ServerMessageKey } from '@feria/shared/i18n/server/index';
import { t } from '../request-context.js';

/** A message that has not met its reader's language yet. */
export interface Message {
  key: ServerMessageKey;
  params?: MessageParams;
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
    readonly options: { fields?: FieldErrors; message?: Message; retryAfterSeconds?: number } = {},
  ) {
    super(code);
    this.name = 'AppError';
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }

  /** The body as it is sent. The message is the own one, else the first of a field, else that of the code. */
  body(): ErrorBody {
    const fields = Object.entries(this.options.fields ?? {});
    const errors = Object.fromEntries(
      fields.map(([path, list]) => [path, list.map(({ key, params }) => t(key, params))]),
    );
    const message = this.options.message
      ? t(this.options.message.key, this.options.message.params)
      : t(`error.${this.code}`);
    return fields.length ? { message, code: this.code, errors } : { message, code: this.code };
  }
}

/** 404: it is not there, or not the caller's. */
export function notFound(): AppError {
  return new AppError('not_found');
}

/** 422 with one message at one field. */
export function invalidField(path: string, key: ServerMessageKey, params?: MessageParams): AppError {
  return new AppError('validation', { fields: { [path]: [{ key, params }] } });
}

/** Collects messages while rules are checked, then throws them together. */
export class ValidationErrors {
  private readonly fields: FieldErrors = {};

  add(path: string, key: ServerMessageKey, params?: MessageParams): void {
    (this.fields[path] ??= []).push({ key, params });
  }

  /** The same, unless the path has a message already. */
  addOnce(path: string, key: ServerMessageKey, params?: MessageParams): void {
    if (!Object.hasOwn(this.fields, path)) this.add(path, key, params);
  }

  get any(): boolean {
    return Object.keys(this.fields).length > 0;
  }

  /** @throws AppError 422 when there is any message. */
  throwIfAny(code: ErrorCode = 'validation'): void {
    if (this.any) throw new AppError(code, { fields: this.fields });
  }
}
