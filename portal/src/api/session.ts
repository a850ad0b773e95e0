import { createSessionStore, SESSION_KEY } from '@feria/shared/session-token';
import { useSyncExternalStore } from 'react';
import { lasting } from './storage';

/** The login of this browser, shared with the back office and with other tabs. */
export const session = createSessionStore(lasting);

// `key` is null when the whole store was cleared.
window.addEventListener('storage', (event) => {
  if (event.key === SESSION_KEY || event.key === null) session.changedElsewhere();
});

let hasExpired = false;
session.subscribe(() => {
  if (session.read()) hasExpired = false;
});

/** Ends the login because the server refused it. */
export function expireSession(token: string): void {
  hasExpired = hasExpired || session.read()?.token === token;
  session.endIf(token);
}

/** Whether the last login ended by itself, and nobody has logged in since. */
export function sessionHasExpired(): boolean {
  return hasExpired;
}

/** The login as React sees it, `null` for a visitor. */
export function useSession() {
  return useSyncExternalStore(session.subscribe, session.read);
}
