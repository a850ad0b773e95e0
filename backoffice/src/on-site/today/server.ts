import {
  API,
  LANGUAGE_HEADER,
  type AttendanceDay,
  type AttendanceIssue,
  type AttendanceMark,
  type AttendanceResult,
  type Envelope,
  type ErrorBody,
  type HeadcountResult,
  type IsoDate,
  type SessionToken,
  OFFICE_API,
  PORTAL,
} from '@feria/shared';
import { session } from '@feria/shared/browser/session';
import type { Mark } from './marks';
import type { UnsentCount } from './counts';
import type { OfflineRead } from './outgoing';

/**
 * How a call ended:
 *
 * - `ok`
 * - `unreachable`: no network, no answer within ten seconds, or a server that is busy; to be tried again
 * - `ended`: the login has ended
 * - `refused`: by the server, with its message
 */
export type Outcome<T> =
  | { kind: 'ok'; data: T }
  | { kind: 'unreachable' }
  | { kind: 'ended' }
  | { kind: 'refused'; status: number; message: string };

/** A phone on a meadow has a network that answers nothing: without a limit a call would wait for minutes. */
const PATIENCE_MS = 10_000;
const TRY_AGAIN = [408, 425, 429];

const reachedListeners = new Set<() => void>();

/** Calls a listener whenever the server has answered a call. */
export function whenReached(listener: () => void): void {
  reachedListeners.add(listener);
}

/** Answers are read by nobody else, so a failure is a value and not an exception. */
async function call<T>(
  method: string,
  path: string,
  body?: unknown,
  login: SessionToken | null = session.read(),
): Promise<Outcome<T>> {
  if (!login) return { kind: 'ended' };
  let answer: Response;
  let content: Partial<Envelope<T> & ErrorBody>;
  try {
    answer = await fetch(`/${path}`, {
      method,
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        Authorization: `Bearer ${login.token}`,
        [LANGUAGE_HEADER]: document.documentElement.lang,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    content = answer.status === 204 ? {} : ((await answer.json()) as typeof content);
  } catch {
    // Also an answer that is no JSON: of the network’s own login page.
    return { kind: 'unreachable' };
  }
  if (answer.ok) {
    for (const listener of reachedListeners) listener();
    return { kind: 'ok', data: content.data as T };
  }
  if (answer.status === 401) {
    session.endIf(login.token);
    return { kind: 'ended' };
  }
  if (answer.status >= 500 || TRY_AGAIN.includes(answer.status)) return { kind: 'unreachable' };
  return { kind: 'refused', status: answer.status, message: content.message ?? '' };
}

export const readDay = (date: IsoDate): Promise<Outcome<AttendanceDay>> =>
  call('GET', `${OFFICE_API.attendance}?date=${date}`);

/** A mark as the server takes it; without number and state where an earlier build of the page left it. */
function bodyOf(mark: Mark): AttendanceMark {
  const { id, child_id, date, changed_at, fields, device, sequence, seen, withdraws } = mark;
  const made = { id, child_id, date, changed_at, ...fields };
  return device && sequence && seen
    ? { ...made, device, sequence, seen, ...(withdraws && { withdraws }) }
    : made;
}

/** Sends marks; the server takes each once. */
export const sendMarks = (marks: readonly Mark[]): Promise<Outcome<AttendanceResult>> =>
  call('PUT', OFFICE_API.attendance, { changes: marks.map(bodyOf) });

/** The open points that the reader sees. */
export const readIssues = (date: IsoDate): Promise<Outcome<AttendanceIssue[]>> =>
  call('GET', `${OFFICE_API.attendanceIssues}?date=${date}`);

/**
 * Ends an open point: `restore` makes its mark count, unless the day is another than was shown with the point.
 * @param answer why it is closed, and which further points of its child on its day are with it
 */
export const settleIssue = (
  { id, version }: Pick<AttendanceIssue, 'id' | 'version'>,
  how: 'restore' | 'close',
  answer: { reason: string | null; also: number[] },
): Promise<Outcome<unknown>> =>
  call('POST', `${OFFICE_API.attendanceIssues}/${id}/${how}`, how === 'restore' ? { version } : answer);

/** Sends counts; the server takes each once. */
export const sendCounts = (counts: readonly UnsentCount[]): Promise<Outcome<HeadcountResult>> =>
  call('PUT', OFFICE_API.attendanceHeadcounts, {
    headcounts: counts.map(({ user_id: _user, clock: _clock, ...count }) => count),
  });

export const sendReads = (reads: readonly OfflineRead[]): Promise<Outcome<undefined>> =>
  call('POST', OFFICE_API.attendanceHealthReads, {
    reads: reads.map(({ child_id, date }) => ({ child_id, date })),
  });

/** A token that opens one document. @throws Error when the server is not reached, or refuses */
export async function requestToken(path: string): Promise<SessionToken> {
  const outcome = await call<SessionToken>('POST', API.downloadToken, { path });
  if (outcome.kind !== 'ok') throw new Error(`no token: ${outcome.kind}`);
  return outcome.data;
}

/** Ends a login that is no longer the session of this browser. */
export const logOut = (login: SessionToken): Promise<Outcome<unknown>> =>
  call('GET', API.logout, undefined, login);

/** Whether the page of the login can be opened: a browser that believes to be online may have no network all the same. */
export const isLoginReachable = (): Promise<boolean> =>
  fetch(PORTAL.login, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** A fresh login. @throws Error when there is none */
export async function renewLogin(): Promise<SessionToken> {
  const outcome = await call<SessionToken>('GET', API.refresh);
  if (outcome.kind !== 'ok') throw new Error(`the login was not renewed: ${outcome.kind}`);
  return outcome.data;
}
