import type { Answer, AnswerValue, Question, StoredQuestion } from '@feria/shared';
import { answerText, openQuestions, shownQuestions, type YesNo } from '@feria/shared/rules/questions';
import { documentMessages } from '@feria/shared/i18n/documents';
import { In, type EntityManager } from 'typeorm';
import { decrypt, encrypt } from '../../core/database/health-cipher.js';
import { insertRows } from '../../core/database/insert-rows.js';
import { AnswerEntity } from '../../model/registrations/answer.entity.js';

/*
 * Answers to the questions of projects (product/catalogue.md#questions), for a child and a project. Those about health are encrypted, and
 * handed out only to who is asked for with `health`.
 */

/** A child in a project. */
interface ChildInCourse {
  child_id: number;
  course_id: number;
}

/** A project with what it asks. */
export interface AskingCourse {
  id: number;
  questions: readonly StoredQuestion[];
}

/** The answers of a child in a project, in the order of its questions; an empty list of a child without any. */
export type AnswersOf = (of: ChildInCourse) => Answer[];

/** Where nobody asks. */
export const NO_ANSWERS: AnswersOf = () => [];

/** How a value is stored: choices by their ids, several with a comma before and after each, so that one is found by `LIKE`. */
export function encodeAnswer(value: NonNullable<AnswerValue>): string {
  if (Array.isArray(value)) return `,${value.join(',')},`;
  if (typeof value === 'boolean') return value ? '1' : '0';
  return String(value);
}

/** What {@link encodeAnswer} stored. */
export function decodeAnswer({ kind }: Pick<Question, 'kind'>, stored: string): AnswerValue {
  switch (kind) {
    case 'text':
      return stored;
    case 'yes_no':
      return stored === '1';
    case 'some_of':
      return stored.split(',').filter(Boolean).map(Number);
    default:
      return Number(stored);
  }
}

/**
 * The answers of children in projects, to questions that are still asked: one statement, none where no project asks anything.
 * @param courses the projects of the children, each with its questions; other projects are left out
 * @param health whether those about health are handed out
 */
export async function readAnswers(
  manager: EntityManager,
  childIds: readonly number[],
  courses: readonly AskingCourse[],
  { health }: { health: boolean },
): Promise<AnswersOf> {
  const asking = courses.filter(({ questions }) => questions.some(({ archived }) => !archived));
  if (asking.length === 0 || childIds.length === 0) return NO_ANSWERS;
  const rows = await manager.find(AnswerEntity, {
    select: { child_id: true, course_id: true, question_id: true, value: true, health: true },
    where: {
      child_id: In([...new Set(childIds)]),
      course_id: In([...new Set(asking.map(({ id }) => id))]),
      ...(!health && { health: false }),
    },
  });
  return answersIn(rows, asking, { health });
}

/** All answers in a project: one statement, none where it asks nothing. */
export async function readAnswersOfCourse(
  manager: EntityManager,
  course: AskingCourse,
  { health }: { health: boolean },
): Promise<AnswersOf> {
  if (openQuestions(course.questions).length === 0) return NO_ANSWERS;
  const rows = await manager.find(AnswerEntity, {
    where: { course_id: course.id, ...(!health && { health: false }) },
  });
  return answersIn(rows, [course], { health });
}

/**
 * Rows of answers by child and project.
 * @param shown whether answers to questions about health are handed out: an answer that was stored while its question became one about health
 *   is not encrypted, and as closed
 */
export function answersIn(
  rows: readonly Pick<AnswerEntity, 'child_id' | 'course_id' | 'question_id' | 'value' | 'health'>[],
  courses: readonly AskingCourse[],
  { health }: { health: boolean },
): AnswersOf {
  const byChild = new Map<string, (typeof rows)[number][]>();
  for (const row of rows) {
    const key = keyOf(row);
    const own = byChild.get(key);
    if (own) own.push(row);
    else byChild.set(key, [row]);
  }
  const questions = new Map(
    courses.map((course) => [
      course.id,
      shownQuestions(course.questions).filter((question) => health || !question.health),
    ]),
  );
  return (of) => {
    const own = byChild.get(keyOf(of));
    if (!own) return [];
    return (questions.get(of.course_id) ?? []).flatMap((question) => {
      const row = own.find(({ question_id }) => question_id === question.id);
      return row ? [{ question_id: question.id, value: decodeAnswer(question, plainValue(row)) }] : [];
    });
  };
}

/** The value of a row, decrypted where it is about health. */
export function plainValue({ value, health }: Pick<AnswerEntity, 'value' | 'health'>): string {
  return health ? decrypt(value) : value;
}

/** An answer that is to be stored; `null` takes away what is there. */
export interface AnswerToSave extends ChildInCourse {
  question: Pick<Question, 'id' | 'health'>;
  value: AnswerValue;
  /** The account that answers. */
  userId: number | null;
  /** Of the office: what it corrects stays the answer of the parent who gave it, whom alone it is shown to. */
  keepsAuthor?: boolean;
}

/**
 * Stores answers in place of those that are there: three statements, however many there are. Of the same answer given twice the last one
 * stays.
 */
export async function saveAnswers(
  manager: EntityManager,
  answers: readonly AnswerToSave[],
  at: Date,
): Promise<void> {
  if (answers.length === 0) return;
  const last = new Map(answers.map((answer) => [`${keyOf(answer)}:${answer.question.id}`, answer]));
  const all = [...last.values()];
  const ids = (of: (answer: AnswerToSave) => number) => In([...new Set(all.map(of))]);
  const stored = await manager.find(AnswerEntity, {
    select: { child_id: true, course_id: true, question_id: true, answered_by: true },
    where: {
      child_id: ids(({ child_id }) => child_id),
      course_id: ids(({ course_id }) => course_id),
      question_id: ids(({ question }) => question.id),
    },
  });
  const replaced = stored.filter((row) => last.has(`${keyOf(row)}:${row.question_id}`));
  if (replaced.length > 0)
    await manager.delete(
      AnswerEntity,
      replaced.map(({ child_id, course_id, question_id }) => ({ child_id, course_id, question_id })),
    );
  const authors = new Map(replaced.map((row) => [`${keyOf(row)}:${row.question_id}`, row.answered_by]));
  await insertRows(
    manager,
    AnswerEntity,
    all.flatMap(({ child_id, course_id, question, value, userId, keepsAuthor }) => {
      if (value === null) return [];
      const plain = encodeAnswer(value);
      return [
        {
          child_id,
          course_id,
          question_id: question.id,
          value: question.health ? encrypt(plain) : plain,
          health: question.health,
          answered_by:
            (keepsAuthor && authors.get(`${keyOf({ child_id, course_id })}:${question.id}`)) || userId,
          answered_at: at,
        },
      ];
    }),
  );
}

/** The answer to the first question in words: its other name in the contract. `null` without one. */
export function customFieldValue(
  questions: readonly Question[],
  answers: readonly Answer[],
  language: 'de' | 'it',
): string | null {
  const [first] = questions;
  const value = first && answers.find(({ question_id }) => question_id === first.id)?.value;
  return first ? answerText(first, value, language, yesNo(language)) || null : null;
}

/** An answer in a cell of a table: a number as such, all else in words; `null` without one. */
export function answerCell(
  question: Pick<StoredQuestion, 'kind' | 'options'>,
  value: AnswerValue,
  language: 'de' | 'it',
): string | number | null {
  if (question.kind === 'number' && typeof value === 'number') return value;
  return answerText(question, value, language, yesNo(language)) || null;
}

/** Whether an answer is to a question about health. */
export function tellsOfHealth(questions: readonly Pick<Question, 'id' | 'health'>[]) {
  return ({ question_id }: Answer): boolean =>
    questions.some(({ id, health }) => health && id === question_id);
}

/** Words of yes and no in documents. */
export function yesNo(language: 'de' | 'it'): YesNo {
  const { yes, no } = documentMessages[language].export;
  return { yes, no };
}

function keyOf({ child_id, course_id }: ChildInCourse): string {
  return `${child_id}:${course_id}`;
}
