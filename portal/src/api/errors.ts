import type { PortalLanguage } from '@feria/shared/config';
import type {
  ChangedMeanwhile,
  ErrorBody,
  ErrorCode,
  ErrorTexts,
  Translated,
} from '@feria/shared/contracts/http';

/** Why a call failed: the server's code, `offline` without an answer, `unknown` for an answer that is not ours. */
export type FailureCode = ErrorCode | 'offline' | 'unknown';

/** A failed call. `message` is the server's, in the language of the page; empty when it said none. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    readonly status: number,
    readonly code: FailureCode,
    message = '',
    /** Messages by field path (`bookedChildren.0.id`). */
    readonly errors: Record<string, string[]> = {},
    /** Seconds until it makes sense to try again. */
    readonly retryAfter: number | null = null,
    private readonly translations: ErrorBody['translations'] = {},
    /** With `changed_meanwhile`: what somebody else has changed. */
    readonly changed: ChangedMeanwhile | null = null,
  ) {
    super(message);
  }

  /** Message and messages by field in a language of the page; as the server sent them where it sent no others. */
  textsIn(language: PortalLanguage): Required<ErrorTexts> {
    const { message, errors, translations } = this;
    return { errors: {}, ...textsIn({ message, errors, translations }, language) };
  }
}

/** The texts of an answer in a language of the page; as they were sent where that language was not. */
export function textsIn<Texts>(answer: Translated<Texts>, language: PortalLanguage): Texts {
  return answer.translations?.[language] ?? answer;
}

/** Whether the error is a failed call with one of the codes. */
export function hasCode(error: unknown, ...codes: FailureCode[]): error is ApiError {
  return error instanceof ApiError && codes.includes(error.code);
}

/** The first message of each field. */
export function firstMessages(errors: Record<string, string[]>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, [first]]) => (first ? [[field, first]] : [])),
  );
}

/** Reads the error out of an answer that is not 2xx, whoever gave it (a proxy answers without our body). */
export async function errorOf(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => ({}))) as Partial<ErrorBody> & { error?: unknown };
  const text = [body.message, body.error].find((part): part is string => typeof part === 'string') ?? '';
  const seconds = Number.parseInt(response.headers.get('Retry-After') ?? '', 10);
  return new ApiError(
    response.status,
    body.code ?? 'unknown',
    text,
    body.errors ?? {},
    Number.isFinite(seconds) ? seconds : null,
    body.translations,
    body.conflicts && body.version ? { conflicts: body.conflicts, version: body.version } : null,
  );
}
