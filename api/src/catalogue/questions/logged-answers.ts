import type { AnswerValue, Question } from '@feria/shared';
import { answerText } from '@feria/shared/rules/questions';
import { yesNo } from './answers.js';

/** An answer that changes. */
export interface ChangedAnswer {
  question: Question;
  before: AnswerValue;
  after: AnswerValue;
}

/** How the log of changes compares answers. */
interface LoggedAnswers extends Record<string, unknown> {
  answers: string[];
}

/**
 * Answers before and after a change, as the log keeps them: `T-Shirt: M`, in German, the language of the log. Of those about health, and of free texts,
 * which may tell of it, it keeps that there is one, and that it changed.
 */
export function loggedAnswers(
  changed: readonly ChangedAnswer[],
): [before: LoggedAnswers, after: LoggedAnswers] {
  return [
    { answers: changed.flatMap(({ question, before }) => lineOf(question, before, '…')) },
    { answers: changed.flatMap(({ question, after }) => lineOf(question, after, '… *')) },
  ];
}

function lineOf(question: Question, value: AnswerValue, hidden: string): string[] {
  if (value === null) return [];
  return [
    `${question.label}: ${question.health || question.kind === 'text' ? hidden : answerText(question, value, 'de', yesNo('de'))}`,
  ];
}
