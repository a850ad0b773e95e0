import type { OwnChild } from '@feria/shared/contracts/family';
import type { Answer, AnswerValue, Question } from '@feria/shared/contracts/question';
import {
  ANSWER_MAX,
  answerProblem,
  readAnswer,
  trimmedAnswer,
  valueOf,
  type AnswerProblem,
} from '@feria/shared/rules/questions';
import { HEALTH_TEXTS } from '../../families/child-form';
import type { Translate } from '../../i18n';
import type { ChildAnswers } from './typed-answers';

/** A question that is asked of a child. */
export interface AskedQuestion {
  /** Its id; where projects ask it so differently that one answer cannot serve, with the project behind. */
  key: string;
  question: Question;
}

/** Each question by its id. */
export function byId(questions: readonly Question[]): AskedQuestion[] {
  return questions.map((question) => ({ key: String(question.id), question }));
}

/** What an input shows. */
export interface ShownAnswer {
  /** As it was typed. */
  value: AnswerValue;
  /** It is what was answered last. */
  isOffered: boolean;
}

/** What was typed as the answer to a question; else what was answered last, where that is still an answer to it. */
export function shownAnswer(
  { key, question }: AskedQuestion,
  typed: ChildAnswers,
  last: readonly Answer[] | undefined,
): ShownAnswer {
  const own = (question.health ? typed.health : typed.answers)[key];
  if (own !== undefined) return { value: own, isOffered: false };
  const value = trimmedAnswer(question, valueOf(last, question.id));
  const isOffered = value !== null && answerProblem(question, value) === null;
  return { value: isOffered ? value : null, isOffered };
}

/** What was answered, after another answer. */
export function withAnswer(
  typed: ChildAnswers,
  { key, question }: AskedQuestion,
  value: AnswerValue,
): ChildAnswers {
  const part = question.health ? 'health' : 'answers';
  return { ...typed, [part]: { ...typed[part], [key]: value } };
}

/** What was typed as an answer: of numbers the number, where it is one. */
export function readTyped(question: Question, value: AnswerValue): AnswerValue {
  const read = question.kind === 'number' && typeof value === 'string' ? readAnswer(question, value) : value;
  return trimmedAnswer(question, read);
}

/** The answers as they are sent: all that are shown, and those that were taken away. */
export function sentAnswers(
  asked: readonly AskedQuestion[],
  typed: ChildAnswers,
  last: readonly Answer[] | undefined,
): Answer[] {
  return asked.flatMap((each) => {
    const { question } = each;
    const { value, isOffered } = shownAnswer(each, typed, last);
    const isTouched = (question.health ? typed.health : typed.answers)[each.key] !== undefined;
    return isTouched || isOffered ? [{ question_id: question.id, value: readTyped(question, value) }] : [];
  });
}

/** What is wrong with an answer that was typed. */
export interface WrongAnswer {
  each: AskedQuestion;
  problem: AnswerProblem;
}

/**
 * What is wrong with the answers that were touched in a form of what is stored. A missing one that was not touched keeps nobody from
 * changing something else: another parent may have given it, who alone sees it.
 */
export function wrongTouched(
  asked: readonly AskedQuestion[],
  typed: ChildAnswers,
  stored: readonly Answer[],
): WrongAnswer[] {
  return asked.flatMap((each) => {
    const { question, key } = each;
    if ((question.health ? typed.health : typed.answers)[key] === undefined) return [];
    const { value } = shownAnswer(each, typed, stored);
    const problem = answerProblem(question, readTyped(question, value));
    return problem ? [{ each, problem }] : [];
  });
}

/** Whether answers tell of health. */
export function hasHealthAnswer(questions: readonly Question[], answers: readonly Answer[]): boolean {
  return questions.some(({ id, health }) => health && valueOf(answers, id) !== null);
}

/**
 * Whether answers need the consent to keep data about health: where they are the first such data of the child. What is stored already was
 * stored with it.
 */
export function needsConsent(
  child: Pick<OwnChild, 'with_diagnostics' | (typeof HEALTH_TEXTS)[number] | 'answers'>,
  questions: readonly Question[],
  answers: readonly Answer[],
): boolean {
  if (!hasHealthAnswer(questions, answers)) return false;
  const hasData = child.with_diagnostics || HEALTH_TEXTS.some((field) => child[field]);
  return !hasData && !hasHealthAnswer(questions, child.answers ?? []);
}

/** Place in a form of the answer of a child, and id of the element that takes the focus. */
export function answerPlace(childId: number, key: string | number): string {
  return `answer-${childId}-${key}`;
}

/** Place in a form of the consent to keep answers about the health of a child. */
export function consentPlace(childId: number): string {
  return `consent-${childId}`;
}

const PROBLEMS = {
  custom_field: 'signup.error_custom',
  answer_long: 'signup.error_long',
  answer_number: 'signup.error_number',
  answer_option: 'signup.error_option',
  answer_kind: 'signup.error_option',
} as const satisfies Record<AnswerProblem, string>;

/** What is wrong with an answer, in words. @param name of the child */
export function problemText(
  problem: AnswerProblem,
  { label, name }: { label: string; name: string },
  t: Translate,
): string {
  return t(PROBLEMS[problem], { label, name, max: ANSWER_MAX });
}
