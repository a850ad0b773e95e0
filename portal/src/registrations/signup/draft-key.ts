import { sessionStore } from '@feria/shared/browser/storage';
import type { ChildAnswers } from '../questions/typed-answers';

/** Key in `sessionStorage` of the draft; see `draft.ts`. One, the last: it holds telephone numbers and must not pile up. */
export const DRAFT_KEY = 'feria.draft';

/** What no storage gets of the draft: a page that is loaded anew has it no more. */
export interface HealthOfDraft {
  userId: number;
  courseId: number;
  children: Record<number, Pick<ChildAnswers, 'health' | 'healthConsent'>>;
}

let health: HealthOfDraft | null = null;

/** Answers about health of the draft, as long as this page lives. */
export const healthOfDraft = {
  read: (): HealthOfDraft | null => health,
  keep: (next: HealthOfDraft): void => void (health = next),
};

/** Forgets the draft. */
export function dropDraft(): void {
  sessionStore.removeItem(DRAFT_KEY);
  health = null;
}
