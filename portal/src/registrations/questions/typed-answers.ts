import type { AnswerValue } from '@feria/shared/contracts/question';

/** Answers as they were typed, by the key of the question; a number as its text. What was not touched is not there. */
export type TypedAnswers = Record<string, AnswerValue>;

/** What was answered for one child. */
export interface ChildAnswers {
  answers: TypedAnswers;
  /** Those about health, which no storage of the browser gets. */
  health: TypedAnswers;
  /** Consent to keep them. */
  healthConsent: boolean;
}

/** Nothing was touched yet. */
export const NO_ANSWERS: ChildAnswers = { answers: {}, health: {}, healthConsent: false };
