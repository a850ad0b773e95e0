import type { AnswerValue, Question } from '../contracts/question.js';
import type { BookedChild, SignUpInput } from '../contracts/registration.js';
import { overlaps, type IsoDate } from './dates.js';
import { offeredDayTypes, type DayType } from './day-type.js';
import {
  ANSWER_MAX,
  answerProblem,
  askedQuestions,
  labelIn,
  readAnswer,
  trimmedAnswer,
  type AnswerProblem,
} from './questions.js';

/** What the sign-up rules must know of a week. */
export interface SignUpWeek {
  id: number;
  name: string;
  from: IsoDate;
  to: IsoDate;
  half_day: boolean;
  full_day: boolean;
}

/** What the sign-up rules must know of the course. Labels and names are in the reader's language. */
export interface SignUpFacts {
  weeks: readonly SignUpWeek[];
  /** What the course asks of each child; none when left out. */
  questions?: readonly Question[];
  /** Whether who books must not answer a question: one about health. None when left out. */
  isClosed?: (question: Question) => boolean;
  /** Language of their labels in the problems; German when left out. */
  language?: 'de' | 'it';
  /** Whether a child has answered a question of the course before: then it may be left out. Nothing is, when left out. */
  isAnswered?: (childId: number, questionId: number) => boolean;
  /** Whether the lines are wishes for a draw: wished weeks may overlap. */
  areWishes?: boolean;
}

/** A problem of a sign-up: field path, key under `signup` in the server's messages, values for it. */
export interface SignUpProblem {
  path: string;
  key:
    | 'no_child'
    | 'child_missing'
    | 'no_week'
    | 'week_unknown'
    | 'week_twice'
    | 'overlap_request'
    | 'day_type'
    | 'contact1'
    | 'contacts_differ'
    | 'contact2_phone'
    | AnswerProblem
    | 'answer_unknown'
    | 'privacy';
  params?: Record<string, string>;
}

/** Length of the name of an emergency contact at most. */
export const CONTACT_NAME_MAX = 100;

/** Length of the reason of an exception at most (product/catalogue.md#eligibility). */
export const REASON_MAX = 255;

/** Phone numbers are the same when their digits are: 00 stands for +, and a leading +39 does not make another of it. */
export function samePhone(one: string, other: string): boolean {
  const digits = (phone: string): string =>
    phone
      .replace(/[^\d+]/g, '')
      .replace(/^00/, '+')
      .replace(/^\+39/, '');
  return digits(one) === digits(other);
}

/**
 * The rules of sign-up that the request alone decides: form and API check the same. What needs the database (whose
 * child, what is booked already, seats) is the API's.
 */
export function signUpProblems(input: SignUpInput, facts: SignUpFacts): SignUpProblem[] {
  const problems: SignUpProblem[] = [];
  const add = (path: string, key: SignUpProblem['key'], params?: Record<string, string>): void => {
    problems.push({ path, key, params });
  };
  if (input.bookedChildren.length === 0) add('bookedChildren', 'no_child');
  // By child, not by entry: one that stands in two entries can take part in one programme on a day all the same.
  const chosen = new Map<number, SignUpWeek[]>();
  input.bookedChildren.forEach((child, index) => {
    const path = `bookedChildren.${index}`;
    if (!child.id) add(`${path}.id`, 'child_missing');
    if (child.courseWeeks.length === 0) add(`${path}.courseWeeks`, 'no_week');
    const before = (child.id && chosen.get(child.id)) || [];
    weekProblems(child.courseWeeks, before, facts, path, add);
    chosen.set(child.id, before);
    answerProblems(input, child, facts, path, add);
  });
  const [first, second] = [input.emergency_contact1_phone.trim(), input.emergency_contact2_phone?.trim()];
  if (!first) add('emergency_contact1_phone', 'contact1');
  else if (second && samePhone(first, second)) add('emergency_contact2_phone', 'contacts_differ');
  if (!second && input.emergency_contact2_name?.trim()) add('emergency_contact2_phone', 'contact2_phone');
  if (input.privacy === false) add('privacy', 'privacy');
  return problems;
}

/** What a child of a sign-up answers to a question that is asked of it; `undefined` where it is left out. */
export interface GivenAnswer {
  question: Question;
  value: AnswerValue | undefined;
  /** Where it stands in the child's entry. */
  path: string;
}

/**
 * The answers of a child's entry to the questions that are asked for its day types, in their order. The first question may be answered by
 * its other name, `custom_field`, beside the child or beside all of them.
 */
export function givenAnswers(
  { custom_field }: Pick<SignUpInput, 'custom_field'>,
  child: Pick<BookedChild, 'answers' | 'custom_field' | 'courseWeeks'>,
  questions: readonly Question[],
): GivenAnswer[] {
  const dayTypes = child.courseWeeks.map(({ dayType }) => dayType);
  const [first] = questions;
  return askedQuestions(questions, dayTypes).map((question) => {
    const given = child.answers?.find(({ question_id }) => question_id === question.id);
    if (given || question !== first || child.answers)
      return {
        question,
        value: given && trimmedAnswer(question, given.value),
        path: `answers.${question.id}`,
      };
    const words = child.custom_field?.trim() || custom_field?.trim();
    return { question, value: words ? readAnswer(question, words) : undefined, path: 'custom_field' };
  });
}

function answerProblems(
  input: SignUpInput,
  child: BookedChild,
  { questions = [], language = 'de', isAnswered = () => false, isClosed = () => false }: SignUpFacts,
  childPath: string,
  add: (path: string, key: SignUpProblem['key'], params?: Record<string, string>) => void,
): void {
  for (const { question, value, path } of givenAnswers(input, child, questions)) {
    if (value === undefined && (isClosed(question) || isAnswered(child.id, question.id))) continue;
    if (isClosed(question)) {
      add(`${childPath}.${path}`, 'answer_unknown');
      continue;
    }
    const problem = answerProblem(question, value ?? null);
    if (problem)
      add(`${childPath}.${path}`, problem, { label: labelIn(language, question), max: String(ANSWER_MAX) });
  }
  for (const { question_id } of child.answers ?? []) {
    if (!questions.some(({ id }) => id === question_id))
      add(`${childPath}.answers.${question_id}`, 'answer_unknown');
  }
}

/** @param before weeks that the child has in the request already; those of this entry are added */
function weekProblems(
  chosen: readonly { id: number; dayType: DayType }[],
  before: SignUpWeek[],
  { weeks, areWishes = false }: SignUpFacts,
  childPath: string,
  add: (path: string, key: SignUpProblem['key'], params?: Record<string, string>) => void,
): void {
  chosen.forEach((line, index) => {
    const path = `${childPath}.courseWeeks.${index}`;
    if (!line.id) {
      add(`${path}.id`, 'no_week');
      return;
    }
    const week = weeks.find((candidate) => candidate.id === line.id);
    if (!week) {
      add(`${path}.id`, 'week_unknown');
      return;
    }
    if (!offeredDayTypes(week).includes(line.dayType)) add(`${path}.dayType`, 'day_type');
    if (before.includes(week)) add(`${path}.id`, 'week_twice', { courseWeek: week.name });
    else if (!areWishes && before.some((other) => overlaps(other, week))) {
      add(`${path}.id`, 'overlap_request', { courseWeek: week.name });
    }
    before.push(week);
  });
}
