import type { DayType } from '../rules/day-type.js';

/** What a question of a project asks for (product/catalogue.md#questions). */
export const QUESTION_KINDS = ['text', 'number', 'yes_no', 'one_of', 'some_of'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** A choice of a question of the kinds `one_of` and `some_of`. */
export interface QuestionOption {
  id: number;
  label: string;
  label_it: string;
  /** It is offered no more, and names what was answered. Stands only where answers are shown. */
  archived?: true;
}

/**
 * A question that a project asks for each child. The same `id` in several projects is the same question: it is asked once in a basket, and
 * the answer is offered again in the next project.
 */
export interface Question {
  id: number;
  kind: QuestionKind;
  label: string;
  label_it: string;
  /** The choices in their order; empty of the other kinds. */
  options: QuestionOption[];
  required: boolean;
  /** Of children with one of these it is asked; empty is of all. */
  day_types: DayType[];
  /** Whether the answer tells of the child's health: kept and shown as allergies are. */
  health: boolean;
}

/** A question as it is stored: what was removed after it had been answered stays, and is asked no more. */
export interface StoredQuestion extends Question {
  archived?: true;
}

/** A question as it is sent: what is new has no `id`. */
export interface QuestionInput extends Pick<Question, 'kind' | 'label' | 'label_it'> {
  id?: number | null;
  options?: (Pick<QuestionOption, 'label' | 'label_it'> & { id?: number | null })[];
  required?: boolean;
  day_types?: DayType[];
  health?: boolean;
}

/**
 * What was answered: a text, a number, yes or no, the id of an option, or the ids of some; by the kind of the question. `null` is no answer.
 */
export type AnswerValue = string | number | boolean | number[] | null;

/** The answer to a question for a child; the same for all weeks of the child in the project. */
export interface Answer {
  question_id: number;
  value: AnswerValue;
}

/** A question of the organiser's library, `GET /api/course/questions`: one that a project asks, or has asked, as its newest project words it. */
export interface LibraryQuestion extends Question {
  /** How many projects ask it. */
  courses: number;
  /** The newest of them. */
  course: { id: number; name: string; name_it: string };
}

/** What was answered to a question in a project, `GET /api/course/{id}/answers`: by the children who have a place. */
export interface QuestionCounts {
  question_id: number;
  /** Children with an answer, and those of whom it is asked and that have none. */
  answered: number;
  missing: number;
  /** How often each value was chosen (`yes_no`, `one_of`, `some_of`), in the order of the choices; of `number` each value with the smallest first; of texts the most frequent first, at most 50. */
  values: { value: string | number | boolean; count: number }[];
  /** Sum of the answers of the kind `number`; `null` of the others. */
  sum: number | null;
}
