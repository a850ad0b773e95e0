import { sessionStore } from '@feria/shared/browser/storage';

/** Key in `sessionStorage` of what was typed into forms and is not saved; see `kept-input.ts`. */
export const KEPT_INPUT_KEY = 'feria.forms';

/** Forgets all input, at a logout. */
export function dropKeptInput(): void {
  sessionStore.removeItem(KEPT_INPUT_KEY);
}
