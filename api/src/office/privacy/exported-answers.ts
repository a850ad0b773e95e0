import type { ExportedAnswer } from '@feria/shared';
import { answerText, shownQuestions } from '@feria/shared/rules/questions';
import { In, type EntityManager } from 'typeorm';
import {
  answersIn,
  customFieldValue,
  decodeAnswer,
  plainValue,
  yesNo,
  type AnswersOf,
} from '../../catalogue/questions/answers.js';
import { contentLanguage } from '../../core/request-context.js';
import { CourseEntity } from '../../model/catalogue/course.entity.js';
import { readSeenAnswers } from '../../registrations/my-family/family-answers.js';
import type { RegistrationEntity } from '../../model/registrations/registration.entity.js';

/**
 * The answers that a parent takes along, as far as that parent may see them (ADR 8): also to what is asked no more, and after the
 * registrations ended.
 * @param health whether those about health are among them
 */
export async function exportedAnswers(
  manager: EntityManager,
  personId: number,
  { health }: { health: boolean },
): Promise<{ exported: ExportedAnswer[]; of: AnswersOf }> {
  const seen = await readSeenAnswers(manager, personId, { health });
  const courses = await manager.find(CourseEntity, {
    select: { id: true, name: true, name_it: true, questions: true },
    where: { id: In([...new Set(seen.map(({ course_id }) => course_id))]) },
  });
  const language = contentLanguage();
  const exported = seen.flatMap((row): ExportedAnswer[] => {
    const course = courses.find(({ id }) => id === row.course_id);
    const question = course?.questions.find(({ id }) => id === row.question_id);
    if (!course || !question) return [];
    const value = decodeAnswer(question, plainValue(row));
    return [
      {
        child_id: row.child_id,
        course: { name: course.name, name_it: course.name_it },
        question: question.label,
        question_it: question.label_it,
        answer: answerText(question, value, language, yesNo(language)),
        answered_at: row.answered_at.toISOString(),
      },
    ];
  });
  return { exported, of: answersIn(seen, courses, { health }) };
}

/** The answer to the first question of the project of a registration, in words. */
export function firstAnswer(
  { child_id, courseWeek }: Pick<RegistrationEntity, 'child_id' | 'courseWeek'>,
  answersOf: AnswersOf,
): string | null {
  const course = courseWeek?.course;
  if (!course) return null;
  const questions = shownQuestions(course.questions);
  return customFieldValue(questions, answersOf({ child_id, course_id: course.id }), contentLanguage());
}
