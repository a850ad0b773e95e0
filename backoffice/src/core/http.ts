import { LANGUAGE_HEADER, PORTAL, type Envelope, type ErrorBody, type Page } from '@feria/shared';
import { session } from '@feria/shared/browser/session';
import { addressOf, type ApiCall, type UntypedInput } from '@feria/shared/contracts/client';
import { fetchUtils, HttpError } from 'react-admin';
import type { CallOptions } from '../resource-kit/data-provider';
import { isLeaving, isLoggedInAgain, leaveFor, leaveForLogin, leaveIfOthers, never } from './session';

/** The answer as ra-data-simple-rest expects it: `json` is the `data` of the envelope, a list has its total in `content-range`. */
export interface HttpAnswer {
  status: number;
  headers: Headers;
  body: string;
  json: unknown;
}

/** The language in which the server answers; the i18n provider sets it. */
export const requestLanguage = { current: document.documentElement.lang };

/**
 * Calls the API with login and language in the headers, and unwraps the envelope. Every call but uploads goes through it.
 * @throws HttpError with the server's message and, for forms, the first message of each field
 */
export async function http(url: string, options: fetchUtils.Options = {}): Promise<HttpAnswer> {
  const answer = await withLogin(kindOf(options.method ?? 'GET', url), (token) => {
    const headers = new Headers(options.headers);
    headers.set(LANGUAGE_HEADER, requestLanguage.current);
    if (token) headers.set('Authorization', `Bearer ${token}`);
    return fetchUtils.fetchJson(url, { ...options, headers });
  });
  const payload = (answer.json ?? {}) as Partial<Envelope<unknown> & Page<unknown>>;
  const total = payload.meta?.total;
  throwIfRefused(payload.data, answer.status);
  return {
    ...answer,
    headers: total === undefined ? answer.headers : new Headers({ 'content-range': `items */${total}` }),
    // A call may answer `null`; without an answer there is an empty object, which react-admin needs.
    json: payload.data === undefined ? {} : payload.data,
  };
}

/** Calls the API with the types of its OpenAPI document and gives the `data` of the answer. @throws HttpError */
export const api: ApiCall<CallOptions> = (async (
  method: string,
  path: string,
  input: UntypedInput & CallOptions = {},
) => call(method, addressOf(path, input), input.body, input)) as ApiCall<CallOptions>;

/** The same for a path that is not in the types, because it is made at run time. @throws HttpError */
export async function call<T>(
  method: string,
  path: string,
  body?: unknown,
  { idempotencyKey }: CallOptions = {},
): Promise<T> {
  const { json } = await http(`/${path}`, {
    method,
    ...(idempotencyKey ? { headers: new Headers({ 'Idempotency-Key': idempotencyKey }) } : {}),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return json as T;
}

/** A call is for the login itself, or reads, or does more than that. */
type CallKind = 'login' | 'reads' | 'writes';

/** Calls of the login itself, which no other login helps. */
const OF_LOGIN = /^\/api\/log(in|out)\b/;

/** @param url as it is called, from `/` on */
function kindOf(method: string, url: string): CallKind {
  if (OF_LOGIN.test(url)) return 'login';
  return method === 'GET' ? 'reads' : 'writes';
}

/**
 * Sends a call with the login. When the server says that the session has ended, the person logs in on top of the page, and the call is sent
 * again: it was refused, so it has done nothing yet.
 * @param send sends it with this token
 * @throws HttpError
 */
export async function withLogin<T>(
  kind: CallKind,
  send: (token: string | undefined) => Promise<T>,
): Promise<T> {
  await leaveIfOthers();
  const token = session.read()?.token;
  try {
    return await send(token);
  } catch (error) {
    // A refusal that arrives while the page leaves must not lead it back to a list.
    if (isLeaving()) return never();
    if (kind === 'login' || !(error instanceof HttpError) || error.status !== 401)
      return throwAsHttpError(error);
    if (token) session.endIf(token);
    if (await isLoggedInAgain()) return withLogin(kind, send);
    // Leaving would lose what was typed: after a login in another tab it can be sent again.
    if (kind === 'writes') throw new HttpError('app.session_ended', 401);
    return leaveForLogin(true);
  }
}

/** @throws HttpError for a refused delete, which the server answers with 200 and `success: false` (product.md#deletes) */
function throwIfRefused(data: unknown, status: number): void {
  const result = data as { success?: unknown; message?: unknown } | null | undefined;
  if (result?.success === false) throw new HttpError(String(result.message), status, result);
}

/**
 * Turns any failure of a call into an `HttpError` that forms and notices understand. A password that must be changed and a second factor
 * that must be set up leave the page.
 * @throws always
 */
function throwAsHttpError(error: unknown): Promise<never> {
  if (error instanceof DOMException && error.name === 'AbortError') throw error;
  if (!(error instanceof HttpError)) throw new HttpError('ra.notification.http_error', 0);
  const body = error.body as Partial<ErrorBody> | null;
  if (body?.code === 'password_change_required') return leaveFor(PORTAL.changePassword);
  if (body?.code === 'second_factor_required') return leaveFor(PORTAL.secondFactor);
  const errors = Object.entries(body?.errors ?? {}).map(([field, messages]) => [field, messages[0] ?? '']);
  throw new HttpError(body?.message ?? 'ra.notification.http_error', error.status, {
    ...body,
    ...(errors.length
      ? { errors: Object.fromEntries(errors) as Record<string, string> }
      : { errors: undefined }),
  });
}
