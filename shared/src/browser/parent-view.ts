/** Staff look at the portal as a parent: in this tab alone, for as long as the view lasts (product/accounts.md#view-as-parent). */
import type { SessionToken } from '../contracts/account.js';
import { PORTAL } from '../routes.js';
import { SESSION_KEY } from './session.js';
import { sessionStore, writeJson } from './storage.js';

/** Key of the address from which the view was opened. */
const FROM_KEY = 'feria.view-from';

/** Opens the portal in this tab with the token of a view. The end of the view leads back to the page of now. */
export function startView(token: SessionToken): void {
  writeJson(sessionStore, SESSION_KEY, token);
  sessionStore.setItem(FROM_KEY, window.location.pathname);
  window.location.assign(PORTAL.myFamily);
}

/** Forgets the view and leads back to where it was opened; the server is to be told before. A second call does the same. */
export function leaveView(): void {
  sessionStore.removeItem(SESSION_KEY);
  window.location.replace(sessionStore.getItem(FROM_KEY) ?? PORTAL.index);
}
