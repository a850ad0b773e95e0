import { MAX_QUESTIONS } from '@feria/shared/rules/questions';
import type { LibraryQuestion, Question } from '@feria/shared';
import { IsNull, Not, type EntityManager } from 'typeorm';
import { CourseEntity } from '../../model/catalogue/course.entity.js';

/** Questions of the library at most, those of the newest projects first. */
const MAX_LIBRARY = 5 * MAX_QUESTIONS;

function offered(question: Question): Question {
  return { ...question, options: question.options.filter(({ archived }) => !archived) };
}

/**
 * The questions that projects ask, and those that were taken away after they had been answered, each once, as its newest project words it; the newest projects first (product/catalogue.md#questions). A
 * question that is taken from there is the same in both projects. One statement.
 */
export async function readLibrary(manager: EntityManager): Promise<LibraryQuestion[]> {
  const courses = await manager.find(CourseEntity, {
    select: { id: true, name: true, name_it: true, questions: true },
    where: { questions: Not(IsNull()) },
    order: { id: 'DESC' },
  });
  const library = new Map<number, LibraryQuestion>();
  for (const { id, name, name_it, questions } of courses) {
    for (const { archived, ...question } of questions) {
      const known = library.get(question.id);
      const asks = archived ? 0 : 1;
      if (known) known.courses += asks;
      else library.set(question.id, { ...offered(question), courses: asks, course: { id, name, name_it } });
    }
  }
  return [...library.values()].slice(0, MAX_LIBRARY);
}
