import type { Answer, AnswerValue, Question, StoredQuestion } from '@feria/shared';
import { answersIn, saveAnswers } from '../../src/catalogue/questions/answers.js';
import type { CourseEntity } from '../../src/model/catalogue/course.entity.js';
import { QuestionEntity } from '../../src/model/catalogue/question.entity.js';
import { AnswerEntity } from '../../src/model/registrations/answer.entity.js';
import type { TestApp } from './app.js';

/**
 * Questions for a project, each with a number of its own: `someCourse(app, { questions: await asking(app) })`. Without arguments the one
 * that asks for the size of a T-shirt, as a text that is required.
 */
export async function asking(app: TestApp, ...questions: Partial<Question>[]): Promise<StoredQuestion[]> {
  const { manager } = app.dataSource;
  const asked: StoredQuestion[] = [];
  for (const question of questions.length > 0 ? questions : [{}]) {
    const { id } = await manager.save(manager.create(QuestionEntity, { created_at: app.clock.now() }));
    asked.push({
      id,
      kind: 'text',
      label: 'T-Shirt',
      label_it: 'Maglietta',
      options: [],
      required: true,
      day_types: [],
      health: false,
      ...question,
    });
  }
  return asked;
}

/** Stores the answer of a child to the first question of a project, or to another one. */
export async function someAnswer(
  app: TestApp,
  child: { id: number },
  course: CourseEntity,
  value: AnswerValue,
  question = course.questions[0] as StoredQuestion,
): Promise<void> {
  const of = { child_id: child.id, course_id: course.id, userId: null };
  await saveAnswers(app.dataSource.manager, [{ ...of, question, value }], app.clock.now());
}

/** What is stored of the answers of a child in a project. */
export async function storedAnswers(
  app: TestApp,
  child: { id: number },
  course: CourseEntity,
): Promise<Answer[]> {
  const of = { child_id: child.id, course_id: course.id };
  const rows = await app.dataSource.manager.findBy(AnswerEntity, of);
  return answersIn(rows, [course], { health: true })(of);
}
