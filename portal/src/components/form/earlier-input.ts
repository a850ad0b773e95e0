import { sessionStore } from '@feria/shared/browser/storage';

/** Key in `sessionStorage` of what was typed into forms and is not saved; see `kept-input.ts`. */
export const KEPT_INPUT_KEY = 'feria.forms';

/** Forgets all input, at a logout. */
export function dropKeptInput(): void {
  sessionStore.removeItem(KEPT_INPUT_KEY);
}

/** Sees to it that input from before this page was loaded ends in time. The code for that is loaded only when there is some. */
export function watchEarlierInput(): void {
  if (sessionStore.getItem(KEPT_INPUT_KEY) === null) return;
  import('./kept-input').then(
    ({ watchKeptInput }) => watchKeptInput(),
    () => dropKeptInput(),
  );
}
