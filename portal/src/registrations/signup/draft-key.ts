import { sessionStore } from '@feria/shared/browser/storage';

/** Key in `sessionStorage` of the draft; see `draft.ts`. One, the last: it holds telephone numbers and must not pile up. */
export const DRAFT_KEY = 'feria.draft';

/** Forgets the draft. */
export function dropDraft(): void {
  sessionStore.removeItem(DRAFT_KEY);
}
