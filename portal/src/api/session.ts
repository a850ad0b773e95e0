import { session } from '@feria/shared/browser/session';
import type { SessionToken } from '@feria/shared/contracts/account';
import { useSyncExternalStore } from 'react';

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
export function useSession(): SessionToken | null {
  return useSyncExternalStore(session.subscribe, session.read);
}

/** State of a navigation to the login: who asked for it, and whether because a session ended. */
export interface LoginState {
  from?: string;
  expired?: boolean;
}
