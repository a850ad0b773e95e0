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
  /** Of the field the log keeps no values: it needs a permission. */
  health_answers: string[];
}

/**
 * Answers before and after a change, as the log keeps them: `T-Shirt: M`, in German, the language of the log. Of free texts, which may tell of
 * health, it keeps that there is one and that it changed; of questions about health only that something changed, for who may read that.
 */
export function loggedAnswers(
  changed: readonly ChangedAnswer[],
): [before: LoggedAnswers, after: LoggedAnswers] {
  const health = changed.filter(({ question }) => question.health);
  const others = changed.filter(({ question }) => !question.health);
  return [
    {
      answers: others.flatMap(({ question, before }) => lineOf(question, before, '…')),
      health_answers: [],
    },
    {
      answers: others.flatMap(({ question, after }) => lineOf(question, after, '… *')),
      health_answers: health.map(({ question }) => String(question.id)),
    },
  ];
}

function lineOf(question: Question, value: AnswerValue, hidden: string): string[] {
  if (value === null) return [];
  const words = question.kind === 'text' ? hidden : answerText(question, value, 'de', yesNo('de'));
  return [`${question.label}: ${words}`];
}
