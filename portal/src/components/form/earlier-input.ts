import { sessionStore } from '@feria/shared/browser/storage';
import { dropKeptInput, KEPT_INPUT_KEY } from './kept-input-key';

/** Sees to it that input from before this page was loaded ends in time. The code for that is loaded only when there is some. */
export function watchEarlierInput(): void {
  if (sessionStore.getItem(KEPT_INPUT_KEY) === null) return;
  import('./kept-input').then(
    ({ watchKeptInput }) => watchKeptInput(),
    () => dropKeptInput(),
  );
}
