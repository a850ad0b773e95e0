import type { AnswerValue, DayType, Question, QuestionCounts } from '@feria/shared';
import { askedQuestions, shownQuestions, valueOf } from '@feria/shared/rules/questions';
import type { EntityManager } from 'typeorm';
import { inPieces } from '../../core/pieces.js';
import type { CourseEntity } from '../../model/catalogue/course.entity.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { readAnswersOfCourse, tellsOfHealth } from './answers.js';

/** Texts of a question that are listed. */
const MAX_TEXTS = 50;

/** What was answered in a project, and the children whose answers about health are among it. */
export interface CountedAnswers {
  counts: QuestionCounts[];
  healthOf: number[];
}

/**
 * Counts the answers of the children who have a place in a project, by question; two statements.
 * @param health whether those about health are counted
 */
export async function countAnswers(
  manager: EntityManager,
  course: CourseEntity,
  { health }: { health: boolean },
): Promise<CountedAnswers> {
  const questions = shownQuestions(course.questions).filter((question) => health || !question.health);
  if (questions.length === 0) return { counts: [], healthOf: [] };
  const registered = await manager
    .createQueryBuilder(RegistrationEntity, 'registration')
    .innerJoin('registration.courseWeek', 'week')
    .where('week.course_id = :id', { id: course.id })
    .andWhere('registration.is_waiting = :waits', { waits: false })
    .select('registration.child_id', 'child_id')
    .addSelect('registration.day_type', 'day_type')
    .distinct(true)
    .getRawMany<{ child_id: number; day_type: DayType }>();
  const dayTypes = new Map<number, DayType[]>();
  for (const { child_id, day_type } of registered)
    dayTypes.set(child_id, [...(dayTypes.get(child_id) ?? []), day_type]);
  const answersOf = await readAnswersOfCourse(manager, course, { health });
  const tallies = new Map(questions.map(({ id }) => [id, new Tally()]));
  const isHealth = tellsOfHealth(questions);
  const healthOf = await inPieces([...dayTypes], (some) =>
    some.flatMap(([child_id, types]) => {
      const answers = answersOf({ child_id, course_id: course.id });
      for (const { id } of askedQuestions(questions, types)) tallies.get(id)?.add(valueOf(answers, id));
      return answers.some(isHealth) ? [child_id] : [];
    }),
  );
  const counts = questions.map((question) => (tallies.get(question.id) as Tally).of(question));
  return { counts, healthOf };
}

/** The answers to one question. */
class Tally {
  private answered = 0;
  private missing = 0;
  private readonly values = new Map<string | number | boolean, number>();

  add(value: AnswerValue): void {
    if (value === null) {
      this.missing += 1;
      return;
    }
    this.answered += 1;
    for (const one of Array.isArray(value) ? value : [value])
      this.values.set(one, (this.values.get(one) ?? 0) + 1);
  }

  of(question: Question): QuestionCounts {
    return {
      question_id: question.id,
      answered: this.answered,
      missing: this.missing,
      values: this.listed(question),
      sum: question.kind === 'number' ? this.sum() : null,
    };
  }

  private listed({ kind, options }: Question): QuestionCounts['values'] {
    const countOf = (value: string | number | boolean) => ({ value, count: this.values.get(value) ?? 0 });
    const found = [...this.values.keys()];
    switch (kind) {
      case 'yes_no':
        return [true, false].map(countOf);
      case 'one_of':
      case 'some_of':
        // Of choices that are offered no more only those that were answered.
        return options.flatMap(({ id, archived }) => (archived && !this.values.has(id) ? [] : [countOf(id)]));
      case 'number':
        return found.sort((a, b) => Number(a) - Number(b)).map(countOf);
      case 'text':
        return found
          .map(countOf)
          .sort((a, b) => b.count - a.count || String(a.value).localeCompare(String(b.value)))
          .slice(0, MAX_TEXTS);
    }
  }

  private sum(): number {
    const cents = [...this.values].reduce(
      (sum, [value, count]) => sum + Math.round(Number(value) * 100) * count,
      0,
    );
    return cents / 100;
  }
}
