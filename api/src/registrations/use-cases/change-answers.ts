import type { Answer, AnswerValue, DayType, Question } from '@feria/shared';
import {
  ANSWER_MAX,
  answerProblem,
  askedQuestions,
  labelIn,
  openQuestions,
  readAnswer,
  trimmedAnswer,
  valueOf,
} from '@feria/shared/rules/questions';
import type { EntityManager } from 'typeorm';
import { readAnswers, saveAnswers } from '../../catalogue/questions/answers.js';
import { loggedAnswers, type ChangedAnswer } from '../../catalogue/questions/logged-answers.js';
import { ValidationErrors } from '../../core/http/errors.js';
import { contentLanguage } from '../../core/request-context.js';
import type { CourseEntity } from '../../model/catalogue/course.entity.js';

/** What a body says of answers: those that are absent keep their value. */
export interface AnswersBody {
  answers?: readonly Answer[] | null;
  /** The answer to the first question in words. */
  custom_field?: string | null;
}

/** Answers of a registration, before and after a change. */
export interface AnswerChange {
  /** Those that change. */
  changed: readonly ChangedAnswer[];
  /** The two states as the log compares them. */
  logged: ReturnType<typeof loggedAnswers>;
}

/**
 * What a change of a registration does to the answers of its child in the project. Checks only what is sent, so that another field can be
 * changed when the office has added a question since.
 * @param health whether who changes it may write answers about health; without, their questions are unknown
 * @throws AppError 422 at `answers.<id>`, or at `custom_field`
 */
export async function changeOfAnswers(
  manager: EntityManager,
  { child_id, course, dayType }: { child_id: number; course: CourseEntity; dayType: DayType },
  { answers, custom_field }: AnswersBody,
  { health }: { health: boolean },
): Promise<AnswerChange> {
  const questions = openQuestions(course.questions).filter((question) => health || !question.health);
  const asked = askedQuestions(questions, [dayType]);
  const problems = new ValidationErrors();
  const sent = new Map<Question, { value: AnswerValue; path: string }>();
  const [first] = questions;
  if (first && custom_field !== undefined && asked.includes(first)) {
    const value = custom_field?.trim() ? readAnswer(first, custom_field) : null;
    sent.set(first, { value, path: 'custom_field' });
  }
  for (const { question_id, value } of answers ?? []) {
    const path = `answers.${question_id}`;
    const question = questions.find(({ id }) => id === question_id);
    if (!question) problems.add(path, 'signup.answer_unknown');
    else if (asked.includes(question)) sent.set(question, { value: trimmedAnswer(question, value), path });
  }
  const language = contentLanguage();
  for (const [question, { value, path }] of sent) {
    const problem = answerProblem(question, value);
    const label = labelIn(language, question);
    if (problem) problems.add(path, `signup.${problem}`, { label, max: ANSWER_MAX });
  }
  problems.throwIfAny();
  if (sent.size === 0) return { changed: [], logged: loggedAnswers([]) };
  const answersOf = await readAnswers(manager, [child_id], [course], { health });
  const stored = answersOf({ child_id, course_id: course.id });
  const changed = [...sent].flatMap(([question, { value }]): ChangedAnswer[] => {
    const before = valueOf(stored, question.id);
    return JSON.stringify(before) === JSON.stringify(value) ? [] : [{ question, before, after: value }];
  });
  return { changed, logged: loggedAnswers(changed) };
}

/** Stores what {@link changeOfAnswers} found. */
export async function storeAnswers(
  manager: EntityManager,
  { changed }: AnswerChange,
  { child_id, course_id, userId, at }: { child_id: number; course_id: number; userId: number; at: Date },
): Promise<void> {
  await saveAnswers(
    manager,
    changed.map(({ question, after }) => ({ question, value: after, child_id, course_id, userId })),
    at,
  );
}
