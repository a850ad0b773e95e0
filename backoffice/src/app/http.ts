import { LANGUAGE_HEADER, PORTAL, type Envelope, type ErrorBody, type Page } from '@feria/shared';
import { fetchUtils, HttpError } from 'react-admin';
import { leaveFor, leaveForLogin, session } from './session';

/** What the data provider gets back: `data` of the envelope, and for lists the total as `content-range`. */
export interface HttpAnswer {
  status: number;
  headers: Headers;
  body: string;
  json: unknown;
}

/** Says which language the server should answer in; the i18n provider sets it. */
export const requestLanguage = { current: document.documentElement.lang };

/**
 * The one way to the API: login and language in the headers, the envelope unwrapped, every failure an `HttpError` with
 * the server's message and, for forms, the first message of each field.
 */
export async function http(url: string, options: fetchUtils.Options = {}): Promise<HttpAnswer> {
  const login = session.read();
  const headers = new Headers(options.headers);
  headers.set(LANGUAGE_HEADER, requestLanguage.current);
  if (login) headers.set('Authorization', `Bearer ${login.token}`);
  const answer = await fetchUtils
    .fetchJson(url, { ...options, headers })
    .catch((error: unknown) => explain(error, login?.token));
  const payload = (answer.json ?? {}) as Partial<Envelope<unknown> & Page<unknown>>;
  const total = payload.meta?.total;
  refuse(payload.data, answer.status);
  return {
    ...answer,
    headers: total === undefined ? answer.headers : new Headers({ 'content-range': `items */${total}` }),
    json: payload.data ?? {},
  };
}

/** Calls the API and gives the `data` of its answer. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const { json } = await http(`/${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return json as T;
}

/** A refused delete is answered with 200 and `success: false` (decisions §2). */
function refuse(data: unknown, status: number): void {
  const result = data as { success?: unknown; message?: unknown } | null | undefined;
  if (result?.success === false) throw new HttpError(String(result.message), status, result);
}

/** Throws what went wrong as an `HttpError` that a form understands; leaves the page when the login is over. */
export function explain(error: unknown, token: string | undefined): Promise<never> {
  if (error instanceof DOMException && error.name === 'AbortError') throw error;
  if (!(error instanceof HttpError)) throw new HttpError('ra.notification.http_error', 0);
  const body = error.body as Partial<ErrorBody> | null;
  if (error.status === 401) {
    if (token) session.endIf(token);
    return leaveForLogin();
  }
  if (body?.code === 'password_change_required') return leaveFor(PORTAL.changePassword);
  const errors = Object.entries(body?.errors ?? {}).map(([field, messages]) => [field, messages[0] ?? '']);
  throw new HttpError(body?.message ?? 'ra.notification.http_error', error.status, {
    ...body,
    ...(errors.length
      ? { errors: Object.fromEntries(errors) as Record<string, string> }
      : { errors: undefined }),
  });
}
