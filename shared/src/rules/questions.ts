import type {
  Answer,
  AnswerValue,
  Question,
  QuestionKind,
  QuestionOption,
  StoredQuestion,
} from '../contracts/question.js';
import type { DayType } from './day-type.js';

/*
 * The rules of the questions of a project (product/catalogue.md#questions): for whom they are asked, and what is an answer. Forms and API
 * check the same.
 */

/** Questions of a project, and choices of a question, at most. */
export const MAX_QUESTIONS = 100;
export const MAX_OPTIONS = 50;
/** Characters of a question, of a choice, and of an answer, at most. */
export const QUESTION_MAX = 255;
export const OPTION_MAX = 100;
export const ANSWER_MAX = 500;
/** Answers of the kind `number` are between these, with at most two decimals. */
export const MAX_NUMBER = 1_000_000;

/** Whether a question has choices. */
export function hasOptions(kind: QuestionKind): boolean {
  return kind === 'one_of' || kind === 'some_of';
}

/** The questions that are still asked, with the choices that are still offered. */
export function openQuestions(questions: readonly StoredQuestion[]): Question[] {
  return questions.flatMap(({ archived, options, ...question }) =>
    archived
      ? []
      : [
          {
            ...question,
            options: options.flatMap(({ archived: gone, ...option }) => (gone ? [] : [option])),
          },
        ],
  );
}

/** The questions that are still asked, with all choices that may have been answered: to show answers with. */
export function shownQuestions(questions: readonly StoredQuestion[]): Question[] {
  return questions.flatMap(({ archived, ...question }) => (archived ? [] : [question]));
}

/** The choices of an input: those that are offered, and what was chosen before. */
export function offeredOptions({ options }: Pick<Question, 'options'>, value: AnswerValue): QuestionOption[] {
  const chosen = Array.isArray(value) ? value : [value];
  return options.filter(({ id, archived }) => !archived || chosen.includes(id));
}

/** The questions that are asked of a child with these day types, in their order. */
export function askedQuestions<Q extends Question>(
  questions: readonly Q[],
  dayTypes: readonly DayType[],
): Q[] {
  return questions.filter(
    ({ day_types }) => day_types.length === 0 || dayTypes.some((type) => day_types.includes(type)),
  );
}

/** What can be wrong with an answer; a key under `signup` in the server's messages, as are its values. */
export type AnswerProblem =
  | 'custom_field'
  | 'answer_long'
  | 'answer_number'
  | 'answer_option'
  | 'answer_kind';

/** The answer without blanks around it and in the order of the choices; what is empty is `null`. */
export function trimmedAnswer(question: Question, value: AnswerValue | undefined): AnswerValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string') return value.trim() || null;
  if (!Array.isArray(value)) return value;
  if (question.kind !== 'some_of') return value;
  const chosen = question.options.flatMap(({ id }) => (value.includes(id) ? [id] : []));
  const unknown = value.filter((id) => !chosen.includes(id));
  return value.length === 0 ? null : [...chosen, ...unknown];
}

/**
 * Why an answer is refused; `null` when it is not.
 * @param value as {@link trimmedAnswer} returns it
 */
export function answerProblem(question: Question, value: AnswerValue): AnswerProblem | null {
  if (value === null) return question.required ? 'custom_field' : null;
  const isOffered = (id: number): boolean =>
    question.options.some((option) => option.id === id && !option.archived);
  switch (question.kind) {
    case 'text':
      if (typeof value !== 'string') return 'answer_kind';
      return value.length > ANSWER_MAX ? 'answer_long' : null;
    case 'number':
      return typeof value === 'number' && isNumber(value) ? null : 'answer_number';
    case 'yes_no':
      return typeof value === 'boolean' ? null : 'answer_kind';
    case 'one_of':
      return typeof value === 'number' && isOffered(value) ? null : 'answer_option';
    case 'some_of':
      return Array.isArray(value) && value.every(isOffered) ? null : 'answer_option';
  }
}

function isNumber(value: number): boolean {
  return Number.isFinite(value) && Math.abs(value) <= MAX_NUMBER && Math.round(value * 100) / 100 === value;
}

/** `1.000`, `1.234,5`: thousands in groups of three. */
const GROUPED = /^-?\d{1,3}(\.\d{3})+(,\d+)?$/;
const PLAIN_NUMBER = /^-?\d+([.,]\d+)?$/;

const YES = new Set(['ja', 'sì', 'si', 'yes', 'true', 'x', '1']);
const NO = new Set(['nein', 'no', 'false', '0']);

/**
 * An answer from words, as a sheet or an older client sends it: `Ja`, `12,5`, the name of a choice in either language, several with
 * commas. What cannot be read stays as it is, for {@link answerProblem} to refuse.
 */
export function readAnswer(question: Question, words: string): AnswerValue {
  const text = words.trim();
  if (!text) return null;
  const folded = text.toLowerCase();
  switch (question.kind) {
    case 'text':
      return text;
    case 'number': {
      const digits = GROUPED.test(text) ? text.replaceAll('.', '') : text;
      return PLAIN_NUMBER.test(digits) ? Number(digits.replace(',', '.')) : text;
    }
    case 'yes_no':
      return YES.has(folded) ? true : NO.has(folded) ? false : text;
    case 'one_of':
      return optionNamed(question, text) ?? text;
    case 'some_of': {
      // The name of a choice may have commas of its own.
      const whole = optionNamed(question, text);
      const ids = whole === undefined ? text.split(',').map((one) => optionNamed(question, one)) : [whole];
      return ids.every((id) => id !== undefined) ? trimmedAnswer(question, ids) : text;
    }
  }
}

function optionNamed({ options }: Question, words: string): number | undefined {
  const name = words.trim().toLowerCase();
  return options.find(
    ({ label, label_it, archived }) =>
      !archived && [label, label_it].some((one) => one.toLowerCase() === name),
  )?.id;
}

/** Words for answers of the kind `yes_no`, in the reader's language. */
export interface YesNo {
  yes: string;
  no: string;
}

/** An answer in words; the names of choices in the language, also of those that are offered no more. Empty without an answer. */
export function answerText(
  { kind, options }: Pick<StoredQuestion, 'kind' | 'options'>,
  value: AnswerValue | undefined,
  language: 'de' | 'it',
  { yes, no }: YesNo,
): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'string') return value;
  // Both languages write decimals with a comma.
  if (kind === 'number') return String(value).replace('.', ',');
  const ids = Array.isArray(value) ? value : [value];
  return ids
    .map((id) => {
      const option = options.find((one) => one.id === id);
      return option ? labelIn(language, option) : String(id);
    })
    .join(', ');
}

/** The label of a question or a choice in a language; the German one where there is no Italian. */
export function labelIn(
  language: 'de' | 'it',
  { label, label_it }: { label: string; label_it: string },
): string {
  return (language === 'it' && label_it) || label;
}

/** The value of the answer to a question; `null` without one. */
export function valueOf(answers: readonly Answer[] | undefined, questionId: number): AnswerValue {
  return answers?.find(({ question_id }) => question_id === questionId)?.value ?? null;
}

/** The first question by its other names in the contract. */
export interface CustomField {
  custom_field: boolean;
  custom_field_de: string | null;
  custom_field_it: string | null;
}

/** The three fields that say what the first question is. */
export function customFieldOf(questions: readonly Question[]): CustomField {
  const [first] = questions;
  return {
    custom_field: first !== undefined,
    custom_field_de: first?.label ?? null,
    custom_field_it: first?.label_it ?? null,
  };
}
