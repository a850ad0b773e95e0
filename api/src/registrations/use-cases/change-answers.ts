import type { Answer, AnswerValue, DayType, Question } from '@feria/shared';
import {
  ANSWER_MAX,
  answerProblem,
  askedQuestions,
  labelIn,
  readAnswer,
  shownQuestions,
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
 * What a change of a registration does to the answers of its child in the project. Checks what is sent, and what another day type asks for the
 * first time; so another field can be changed when the office has added a question since.
 * @param health whether who changes it may write answers about health; without, their questions are unknown
 * @throws AppError 422 at `answers.<id>`, or at `custom_field`
 */
export async function changeOfAnswers(
  manager: EntityManager,
  {
    child_id,
    course,
    dayType,
    before: dayTypeBefore,
  }: { child_id: number; course: CourseEntity; dayType: DayType; before: DayType },
  { answers, custom_field }: AnswersBody,
  { health }: { health: boolean },
): Promise<AnswerChange> {
  const questions = shownQuestions(course.questions);
  const isClosed = (question: Question): boolean => question.health && !health;
  const asked = askedQuestions(questions, [dayType]);
  const problems = new ValidationErrors();
  const sent = new Map<Question, { value: AnswerValue; path: string }>();
  const [first] = questions;
  if (first && custom_field != null && isClosed(first)) problems.add('custom_field', 'signup.answer_unknown');
  else if (first && custom_field !== undefined && asked.includes(first)) {
    const value = custom_field?.trim() ? readAnswer(first, custom_field) : null;
    sent.set(first, { value, path: 'custom_field' });
  }
  for (const { question_id, value } of answers ?? []) {
    const path = `answers.${question_id}`;
    const question = questions.find(({ id }) => id === question_id);
    if (!question || isClosed(question)) problems.add(path, 'signup.answer_unknown');
    else if (asked.includes(question)) sent.set(question, { value: trimmedAnswer(question, value), path });
  }
  const language = contentLanguage();
  const askedAnew = asked.filter(
    (question) =>
      question.required &&
      !isClosed(question) &&
      !sent.has(question) &&
      !askedQuestions([question], [dayTypeBefore]).length,
  );
  if (sent.size === 0 && askedAnew.length === 0) {
    problems.throwIfAny();
    return { changed: [], logged: loggedAnswers([]) };
  }
  const answersOf = await readAnswers(manager, [child_id], [course], { health });
  const stored = answersOf({ child_id, course_id: course.id });
  const isSame = (question: Question, value: AnswerValue): boolean =>
    comparable(valueOf(stored, question.id)) === comparable(value);
  for (const [question, { value, path }] of sent) {
    // What stays as it is may be a choice that is offered no more.
    const problem = value !== null && isSame(question, value) ? null : answerProblem(question, value);
    const label = labelIn(language, question);
    if (problem) problems.add(path, `signup.${problem}`, { label, max: ANSWER_MAX });
  }
  for (const question of askedAnew)
    if (valueOf(stored, question.id) === null)
      problems.add(`answers.${question.id}`, 'signup.custom_field', { label: labelIn(language, question) });
  problems.throwIfAny();
  const changed = [...sent].flatMap(([question, { value }]): ChangedAnswer[] => {
    return isSame(question, value) ? [] : [{ question, before: valueOf(stored, question.id), after: value }];
  });
  return { changed, logged: loggedAnswers(changed) };
}

/** The order of chosen options does not matter. */
function comparable(value: AnswerValue): string {
  return JSON.stringify(Array.isArray(value) ? value.toSorted((a, b) => a - b) : value);
}

/** Stores what {@link changeOfAnswers} found. */
export async function storeAnswers(
  manager: EntityManager,
  { changed }: AnswerChange,
  { at, ...who }: { child_id: number; course_id: number; userId: number; keepsAuthor?: boolean; at: Date },
): Promise<void> {
  await saveAnswers(
    manager,
    changed.map(({ question, after }) => ({ question, value: after, ...who })),
    at,
  );
}
