import { userIdOf } from '@feria/shared/browser/session';
import { localStore, readJson, sessionStore, writeJson } from '@feria/shared/browser/storage';
import { IDEMPOTENCY_MS } from '@feria/shared/config';
import { useSyncExternalStore } from 'react';
import { useSession } from '../api/session';

/** Stands for the project of a sign-up of several: no project has it. */
export const BASKET = 0;

/** A sign-up that was sent, exactly as it was sent. */
export interface SentSignUp {
  userId: number;
  /** {@link BASKET} for a basket. */
  courseId: number;
  /** The `Idempotency-Key`: the server answers a repeat with the same key as it answered the first time. */
  key: string;
  /** JSON of a `SignUpInput`, or of a `BasketInput`; empty where it is kept no longer. */
  body: string;
  /** `false` of one that tells of a child's health: the browser does not store its body. */
  isBodyKept?: boolean;
  /** When it was sent for the first time, in milliseconds since 1970. */
  sentAt: number;
}

/** Milliseconds after which the portal does not send a sign-up again by itself: an hour less than the server keeps its key. */
export const REPEAT_MS = IDEMPOTENCY_MS - 60 * 60_000;

/** Whether the server may have dropped the key by now. When the clock was set back, the age is unknown and it counts as old. */
export function isExpired({ sentAt }: Pick<SentSignUp, 'sentAt'>, now: number): boolean {
  return now < sentAt - 60_000 || now - sentAt >= REPEAT_MS;
}

/**
 * Key in `localStorage` of the sign-ups that were sent and have no answer yet. They are stored, because a phone or a parent may
 * close the tab, and then nobody would know whether the booking arrived. They contain telephone numbers. So they are dropped
 * with the answer and at a logout, are shown to their own user only, and lose their body after a day.
 */
const KEY = 'feria.unanswered';
/**
 * Key in `sessionStorage` of the last `Idempotency-Key` that this tab sent. After a reload this tab sends the sign-up again by
 * itself; another tab asks the parent first.
 */
const TAB_KEY = 'feria.unanswered-here';

const listeners = new Set<() => void>();

function read(): SentSignUp[] {
  const stored = readJson<SentSignUp[]>(localStore, KEY);
  return Array.isArray(stored) ? stored : [];
}

function write(all: readonly SentSignUp[]): void {
  if (all.length) writeJson(localStore, KEY, all);
  else localStore.removeItem(KEY);
  listeners.forEach((listener) => listener());
}

/** Keeps a sign-up until its answer is known. It replaces an earlier one of the same user and project. */
export function keepUnanswered(sent: SentSignUp): void {
  const others = read().filter(
    ({ userId, courseId }) => userId !== sent.userId || courseId !== sent.courseId,
  );
  write([...others, sent]);
  writeJson(sessionStore, TAB_KEY, sent.key);
}

/** The sign-up of this user for this project that has no answer yet, if there is one. */
export function findUnanswered(userId: number, courseId: number): SentSignUp | null {
  return read().find((sent) => sent.userId === userId && sent.courseId === courseId) ?? null;
}

/** Whether a sign-up was sent from this tab. */
export function isFromThisTab({ key }: SentSignUp): boolean {
  return readJson<string>(sessionStore, TAB_KEY) === key;
}

/** Drops a sign-up, because its answer is known or the parent gave it up. */
export function dropUnanswered({ key }: Pick<SentSignUp, 'key'>): void {
  write(read().filter((sent) => sent.key !== key));
}

/** Drops the sign-up of a user for a project, because its answer is known. */
export function dropUnansweredOf(userId: number, courseId: number): void {
  write(read().filter((sent) => sent.userId !== userId || sent.courseId !== courseId));
}

/** Drops all sign-ups, at a logout. */
export function dropAllUnanswered(): void {
  sessionStore.removeItem(TAB_KEY);
  write([]);
}

/** Removes the body of every sign-up that is too old to be sent again. @param now milliseconds since 1970 */
export function dropExpiredBodies(now: number): void {
  const all = read();
  if (all.some((sent) => sent.body && isExpired(sent, now))) {
    write(all.map((sent) => (isExpired(sent, now) ? { ...sent, body: '' } : sent)));
  }
}

/** Calls the listener when a sign-up was kept or dropped, in this tab or another. Gives the function that ends it. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** For `useSyncExternalStore`: the same text as long as nothing has changed. */
const snapshot = (): string => localStore.getItem(KEY) ?? '';

/** Time between two attempts of {@link loadUntilThere}. */
const RELOAD_INTERVAL_MS = 5_000;

/**
 * Options of a query whose data are needed to send an unanswered sign-up again. While there is one, a failed query is repeated
 * by itself, so that a page that was reloaded during an outage goes on when the outage is over.
 */
export function loadUntilThere(unanswered: SentSignUp | null) {
  return {
    refetchInterval: (query: { state: { status: string } }): number | false =>
      unanswered !== null && query.state.status === 'error' ? RELOAD_INTERVAL_MS : false,
  };
}

/** The sign-up of the signed-in user for a project that was sent and has no answer yet. */
export function useUnanswered(courseId: number): SentSignUp | null {
  const userId = userIdOf(useSession()?.token ?? '');
  useSyncExternalStore(subscribe, snapshot);
  return userId === null ? null : findUnanswered(userId, courseId);
}
