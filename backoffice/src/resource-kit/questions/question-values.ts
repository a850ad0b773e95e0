import type { Answer, AnswerValue, DayType, LibraryQuestion, Question, QuestionInput } from '@feria/shared';
import {
  answerText,
  askedQuestions,
  hasOptions,
  labelIn,
  trimmedAnswer,
  valueOf,
  type YesNo,
} from '@feria/shared/rules/questions';

/** A question as the form edits it: all fields are there, texts may be empty or `null`. */
export interface EditedQuestion {
  id?: number | null;
  kind: Question['kind'];
  label: string | null;
  label_it: string | null;
  options: EditedOption[];
  required: boolean;
  day_types: DayType[];
  health: boolean;
}

/** A choice as the form edits it. */
export interface EditedOption {
  id?: number | null;
  label: string | null;
  label_it: string | null;
}

/** A choice without words. */
export const EMPTY_OPTION: EditedOption = { label: '', label_it: '' };

/** A question without words. */
export const EMPTY_QUESTION: EditedQuestion = {
  kind: 'text',
  label: '',
  label_it: '',
  options: [],
  required: false,
  day_types: [],
  health: false,
};

/** Another question with the same words: it has ids of its own, and so answers of its own. */
export function copyOf({ id: _, options, ...question }: EditedQuestion): EditedQuestion {
  return { ...question, options: options.map(({ label, label_it }) => ({ label, label_it })) };
}

/** A question of the library for another project: by its id it stays the same question. */
export function fromLibrary({ courses: _, course: __, ...question }: LibraryQuestion): EditedQuestion {
  return { ...question, options: question.options.map((option) => ({ ...option })) };
}

/** The choices that a question starts with when it gets another kind: two empty ones, or none. */
export function optionsFor(kind: Question['kind'], options: readonly EditedOption[]): EditedOption[] {
  if (!hasOptions(kind)) return [];
  return options.length > 0 ? [...options] : [EMPTY_OPTION, EMPTY_OPTION];
}

/** Names of the texts of a question that must be filled, below its own. */
export function neededTexts({ options }: Pick<EditedQuestion, 'options'>): string[] {
  return [
    'label',
    'label_it',
    ...options.flatMap((_, index) => [`options.${index}.label`, `options.${index}.label_it`]),
  ];
}

/**
 * Whether the question or choice that a text belongs to is still there: when the form gets fewer questions at once, it remembers the
 * checks of the others.
 * @param name of the text: `questions.3.options.1.label`
 */
export function isThere(name: string, values: object): boolean {
  const parent = name.split('.').slice(0, -1);
  const at = parent.reduce<unknown>(
    (one, key) => (one as Record<string, unknown> | undefined)?.[key],
    values,
  );
  return at !== undefined && at !== null;
}

/** Whether the form of a question shows what is wrong there; the rest is said in a notice. */
export function isShownInQuestion(path: string): boolean {
  return /^\w+\.\d+\.(?:kind|required|day_types|health|options|(?:options\.\d+\.)?label(?:_it)?)$/.test(path);
}

/** Where a dragged row lands: before or behind the row that it is dropped on. */
export function dropIndex(from: number, over: number, isBehind: boolean): number {
  const to = isBehind ? over + 1 : over;
  return from < to ? to - 1 : to;
}

/** The questions of the form as parents would get them. What is new has ids of its own here, so that it can be answered. */
export function previewQuestions(questions: readonly EditedQuestion[]): Question[] {
  let fresh = 0;
  const text = ({ label, label_it }: Pick<EditedOption, 'label' | 'label_it'>) => ({
    label: label ?? '',
    label_it: label_it ?? '',
  });
  return questions.map((question) => ({
    ...question,
    ...text(question),
    id: question.id ?? (fresh -= 1),
    options: question.options.map((option) => ({ ...text(option), id: option.id ?? (fresh -= 1) })),
  }));
}

/** The library without what the form has, and of it what holds all words of the search. */
export function foundInLibrary(
  library: readonly LibraryQuestion[],
  has: readonly Pick<QuestionInput, 'id'>[],
  search: string,
): LibraryQuestion[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return library.filter(({ id, label, label_it, options, course }) => {
    if (has.some((one) => one.id === id)) return false;
    const text = [label, label_it, ...options.flatMap((one) => [one.label, one.label_it]), course.name]
      .join(' ')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** What was answered, each with its question in words; what was not is left out. */
export function answersInWords(
  questions: readonly Question[],
  answers: readonly Answer[] | undefined,
  language: 'de' | 'it',
  yesNo: YesNo,
): { id: number; label: string; text: string }[] {
  return questions.flatMap((question) => {
    const text = answerText(question, valueOf(answers, question.id), language, yesNo);
    return text ? [{ id: question.id, label: labelIn(language, question), text }] : [];
  });
}

/** The answers with another one to a question. */
export function withAnswer(
  answers: readonly Answer[] | undefined,
  question_id: number,
  value: AnswerValue,
): Answer[] {
  return [...(answers ?? []).filter((one) => one.question_id !== question_id), { question_id, value }];
}

/** What of the answers is sent: to the questions that are asked for the day types, and no empty ones. */
export function sentAnswers(
  questions: readonly Question[],
  dayTypes: readonly DayType[],
  answers: readonly Answer[] | undefined,
): Answer[] {
  return askedQuestions(questions, dayTypes).flatMap((question) => {
    const value = trimmedAnswer(question, valueOf(answers, question.id));
    return value === null ? [] : [{ question_id: question.id, value }];
  });
}

/** Those answers that are another than before; `null` takes one away. Only of questions that are asked for the day type. */
export function changedAnswers(
  questions: readonly Question[],
  dayType: DayType,
  before: readonly Answer[] | undefined,
  answers: readonly Answer[] | undefined,
): Answer[] {
  return askedQuestions(questions, [dayType]).flatMap((question) => {
    const [old, now] = [before, answers].map((list) => trimmedAnswer(question, valueOf(list, question.id)));
    return JSON.stringify(old) === JSON.stringify(now)
      ? []
      : [{ question_id: question.id, value: now ?? null }];
  });
}

/** The key of an error about an answer. Not the bare id: a form would make a list with as many entries of it. */
export function answerKey(questionId: number): string {
  return `q${questionId}`;
}

/**
 * Errors of the API with those about answers where `AnswersInput` shows them.
 * @param from path of the answers in the body
 * @param source of the input
 */
export function answerErrors(
  errors: Record<string, string>,
  from: string,
  source: string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => {
      const [id, ...rest] = path.startsWith(`${from}.`) ? path.slice(from.length + 1).split('.') : [];
      return id && rest.length === 0 && /^\d+$/.test(id)
        ? [`${source}.${answerKey(Number(id))}`, message]
        : [path, message];
    }),
  );
}
