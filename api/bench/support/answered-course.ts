import type { AnswerValue, StoredQuestion } from '@feria/shared';
import { QUESTION_KINDS } from '@feria/shared';
import type { DataSource } from 'typeorm';
import { saveAnswers } from '../../src/catalogue/questions/answers.js';
import { CourseEntity } from '../../src/model/catalogue/course.entity.js';
import { QuestionEntity } from '../../src/model/catalogue/question.entity.js';
import { RegistrationEntity } from '../../src/model/registrations/registration.entity.js';

/** As many questions as a project may have, and the children who have answered all of them. */
const ANSWERED = { questions: 100, children: 100, options: 5 } as const;

/**
 * Lets a project ask a hundred questions of every kind, and a hundred of its children answer them: 10,000 answers.
 * @returns the questions in their order
 */
export async function seedAnsweredCourse(
  dataSource: DataSource,
  courseId: number,
): Promise<StoredQuestion[]> {
  const { manager } = dataSource;
  const now = new Date();
  const questions: StoredQuestion[] = [];
  for (let index = 0; index < ANSWERED.questions; index += 1) {
    const { id } = await manager.save(manager.create(QuestionEntity, { created_at: now }));
    questions.push(questionAt(id, index));
  }
  await manager.update(CourseEntity, { id: courseId }, { questions });
  const children = await manager
    .createQueryBuilder(RegistrationEntity, 'registration')
    .innerJoin('registration.courseWeek', 'week')
    .where('week.course_id = :courseId', { courseId })
    .select('registration.child_id', 'child_id')
    .distinct(true)
    .orderBy('registration.child_id')
    .limit(ANSWERED.children)
    .getRawMany<{ child_id: number }>();
  if (children.length < ANSWERED.children) throw new Error(`only ${children.length} children answer`);
  for (const [row, { child_id }] of children.entries()) {
    const answers = questions.map((question, index) => ({
      child_id,
      course_id: courseId,
      userId: null,
      question,
      value: valueAt(question, row + index),
    }));
    await saveAnswers(manager, answers, now);
  }
  return questions;
}

function questionAt(id: number, index: number): StoredQuestion {
  const kind = QUESTION_KINDS[index % QUESTION_KINDS.length] ?? 'text';
  const hasOptions = kind === 'one_of' || kind === 'some_of';
  return {
    id,
    kind,
    label: `Frage ${index + 1}`,
    label_it: `Domanda ${index + 1}`,
    options: hasOptions
      ? Array.from({ length: ANSWERED.options }, (_, option) => ({
          id: option + 1,
          label: `Auswahl ${option + 1}`,
          label_it: `Scelta ${option + 1}`,
        }))
      : [],
    required: false,
    day_types: [],
    // The last ten are encrypted.
    health: index >= ANSWERED.questions - 10,
  };
}

function valueAt({ kind }: StoredQuestion, number: number): AnswerValue {
  const option = (number % ANSWERED.options) + 1;
  switch (kind) {
    case 'text':
      return `Antwort ${number % 40}`;
    case 'number':
      return 20 + (number % 25);
    case 'yes_no':
      return number % 2 === 0;
    case 'one_of':
      return option;
    case 'some_of':
      return [...new Set([option, 1])];
  }
}
