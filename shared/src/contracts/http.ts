import type { Language } from '../config.js';
import type { IsoInstant } from '../rules/dates.js';

/** Every answer carries its payload under `data` (product.md#envelope). */
export interface Envelope<T> {
  data: T;
}

/** A page of a list and the number of all rows that match. */
export interface Page<T> {
  data: T[];
  meta: { total: number };
}

/** Answer of a delete; a refused one is 200 with `success: false` and the reason. */
export interface DeleteResult {
  success: boolean;
  message: string;
}

/**
 * What a delete would do, for the question before it: `GET …/{id}/delete-preview`. Decided by the code of the delete itself;
 * all texts are in the language of the request.
 */
export interface DeletePreview {
  /** What the record is called. */
  name: string;
  /** What else tells it from others, such as project and week of a registration. */
  facts: { label: string; value: string }[];
  /** Why the delete would be refused, in the words of its answer; `null` when it can be done. */
  refusal: string | null;
  /** What else would happen, a sentence each; empty when the delete would be refused. */
  consequences: string[];
  /**
   * The mail that tells parents of the delete: the names of its readers, and whether it is sent when the delete does not say
   * (`?mail=1`, `?mail=0`). `null` where there is no such mail, or nobody to read it.
   */
  mail: { readers: string[]; default: boolean } | null;
}

/** What the office may charge for a place that it removes (product/registrations.md#cancellation). Euros. */
export interface RemovalFee {
  /** The fee of the steps on this day. Another one needs a reason. */
  offered: number;
  /** At most this. */
  highest: number;
  /** What is paid of the place: the rest above the fee becomes credit. */
  paid: number;
}

/** `GET /api/peopleCourseWeekRegistration/{id}/delete-preview`. */
export interface RegistrationDeletePreview extends DeletePreview {
  /** `null` where there is no fee. */
  fee: RemovalFee | null;
}

/**
 * Codes of error answers, `code` in the body, with the HTTP status each goes with. Frontends decide by the code, people
 * read the message.
 */
export const ERROR_STATUS = {
  malformed: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  forbidden: 403,
  no_person: 403,
  read_only_view: 403,
  not_for_api_keys: 403,
  password_change_required: 403,
  second_factor_required: 403,
  email_not_confirmed: 403,
  not_found: 404,
  conflict: 409,
  idempotency_conflict: 409,
  changed_meanwhile: 409,
  basket_changed: 409,
  too_large: 413,
  too_many_values: 413,
  unsupported_type: 415,
  validation: 422,
  registration_closed: 422,
  week_not_open: 422,
  week_full: 422,
  not_eligible: 422,
  too_many_requests: 429,
  internal: 500,
  busy: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/**
 * Texts in the language of the request, and under `translations` in the other languages that `api-lang` named
 * (product.md#languages).
 */
export type Translated<Texts> = Texts & { translations?: Partial<Record<Language, Texts>> };

/** What an error says. `errors` is keyed by field path (`bookedChildren.0.id`). */
export interface ErrorTexts {
  message: string;
  errors?: Record<string, string[]>;
}

/** A field that somebody else has changed since the form was opened: what was sent, and what is stored. Both as a body has them. */
export interface FieldConflict {
  yours: unknown;
  theirs: unknown;
}

/** A record that a form edits. */
export interface Versioned {
  /** Says what its reader was shown of each field; it is sent with a change (product.md#changed-meanwhile). */
  version: string;
}

/** What goes with `changed_meanwhile` (product.md#changed-meanwhile). */
export interface ChangedMeanwhile {
  /** By field; `errors` has a message for each of them. */
  conflicts: Record<string, FieldConflict>;
  /** The version to send with the choice between the two values. */
  version: string;
}

/** Body of every answer that is not 2xx. */
export type ErrorBody = { code: ErrorCode } & Translated<ErrorTexts> & Partial<ChangedMeanwhile>;

/** Query of every list (product.md#list-parameters). */
export interface ListQuery {
  /** From 1. */
  page?: number;
  /** 1 to 500, or -1 for all. */
  itemsPerPage?: number;
  sortBy?: string[];
  sortDesc?: boolean[];
  search?: string;
  /** `field|value`; several on one field mean *or*. */
  filters?: string[];
}

/** Most rows of one page. */
export const MAX_ITEMS_PER_PAGE = 500;
/** `itemsPerPage=-1` is refused above this many rows, except on `/api/frontend`. */
export const MAX_ALL_ROWS = 5_000;
/** Most rows of an exported list. */
export const MAX_EXPORT_ROWS = 20_000;

/** Server time, for countdowns. */
export interface ServerTime {
  server_time: IsoInstant;
}
