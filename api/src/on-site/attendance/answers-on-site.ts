import type { AnswerOnSite, ContentLanguage, DayType } from '@feria/shared';
import { answerText, askedQuestions, labelIn, shownQuestions, valueOf } from '@feria/shared/rules/questions';
import type { EntityManager } from 'typeorm';
import { readAnswers, yesNo } from '../../catalogue/questions/answers.js';
import { contentLanguage } from '../../core/request-context.js';
import type { CourseEntity } from '../../model/catalogue/course.entity.js';

/** A child in a week, as a list on site knows it. */
interface OnSite {
  child_id: number;
  course: Pick<CourseEntity, 'id' | 'questions'>;
  /** `null` where it is not known any more: then every question is asked. */
  day_type: DayType | null;
}

/** What was answered for a child. @param health whether the reader sees the health of this child */
export type AnswersOnSite = (of: OnSite, shown: { health: boolean }) => AnswerOnSite[];

/**
 * The answers for children on site; one statement, none where no project asks anything.
 * @param shown whether any answer about health may be shown, of each child it is asked again; the language, the reader's when left out
 */
export async function readAnswersOnSite(
  manager: EntityManager,
  places: readonly Pick<OnSite, 'child_id' | 'course'>[],
  { health, language = contentLanguage() }: { health: boolean; language?: ContentLanguage },
): Promise<AnswersOnSite> {
  const courses = new Map(places.map(({ course }) => [course.id, course]));
  const answersOf = await readAnswers(
    manager,
    places.map(({ child_id }) => child_id),
    [...courses.values()],
    { health },
  );
  const words = yesNo(language);
  const questions = new Map([...courses].map(([id, course]) => [id, shownQuestions(course.questions)]));
  return ({ child_id, course, day_type }, shown) => {
    const all = questions.get(course.id) ?? [];
    const answers = all.length > 0 ? answersOf({ child_id, course_id: course.id }) : [];
    return askedQuestions(all, day_type ? [day_type] : ['full_day', 'half_day']).flatMap((question) => {
      const value = valueOf(answers, question.id);
      const answer = answerText(question, value, language, words);
      if (!answer || (question.health && !shown.health)) return [];
      // No is no warning.
      const warns = question.health && value !== false;
      return [{ question: labelIn(language, question), answer, health: question.health, warns }];
    });
  };
}

/** Whether an answer about the health of a child is to be seen at a glance. */
export function answersWarn(answers: readonly AnswerOnSite[]): boolean {
  return answers.some(({ warns }) => warns);
}

/** Whether something about the health of a child was answered. */
export function answersHealth(answers: readonly AnswerOnSite[]): boolean {
  return answers.some(({ health }) => health);
}
