import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  addColumn,
  bool,
  createTable,
  id,
  instant,
  int,
  nullable,
  primary,
  text,
  varchar,
} from './schema.js';

const COURSE = ['custom_field', 'custom_field_de', 'custom_field_it'];

/** Rows of one statement. */
const ROWS = 500;

interface Course {
  id: number;
  custom_field: number;
  custom_field_de: string | null;
  custom_field_it: string | null;
}

interface Given {
  child_id: number;
  answer: string;
  user_id: number | null;
  created_at: unknown;
}

/**
 * Any number of questions for each project, and their answers for child and project in a table of their own. The one question that a project
 * could ask becomes its first; the same words in several projects are the same question.
 */
export class Questions1790000000363 implements MigrationInterface {
  name = 'Questions1790000000363';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'question', [id(), instant('created_at')]);
    await createTable(
      runner,
      'answer',
      [
        primary(int('child_id')),
        primary(int('course_id')),
        primary(int('question_id')),
        text('value'),
        bool('health', false),
        nullable(int('answered_by')),
        instant('answered_at'),
      ],
      {
        indexes: { ix_answer_question: ['question_id', 'course_id'], ix_answer_course: ['course_id'] },
        foreignKeys: {
          fk_answer_child: { column: 'child_id', table: 'child', onDelete: 'CASCADE' },
          fk_answer_course: { column: 'course_id', table: 'course', onDelete: 'CASCADE' },
          fk_answer_question: { column: 'question_id', table: 'question' },
        },
      },
    );
    await addColumn(runner, 'course', nullable(text('questions')));
    await moveQuestions(runner);
    await runner.dropColumns('course', COURSE);
    await runner.dropColumn('registration', 'custom_field');
  }

  async down(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'registration', nullable(varchar('custom_field')));
    await addColumn(runner, 'course', bool('custom_field', false));
    await addColumn(runner, 'course', nullable(varchar('custom_field_de')));
    await addColumn(runner, 'course', nullable(varchar('custom_field_it')));
    const courses = (await runner.query('SELECT id, questions FROM course WHERE questions IS NOT NULL')) as {
      id: number;
      questions: string;
    }[];
    for (const { id: courseId, questions } of courses) {
      const [first] = JSON.parse(questions) as {
        id: number;
        label: string;
        label_it: string;
        archived?: true;
      }[];
      if (!first) continue;
      await runner.query(
        'UPDATE course SET custom_field = ?, custom_field_de = ?, custom_field_it = ? WHERE id = ?',
        [first.archived ? 0 : 1, first.label, first.label_it, courseId],
      );
      await runner.query(
        `UPDATE registration SET custom_field =
          (SELECT SUBSTR(answer.value, 1, 255) FROM answer WHERE answer.child_id = registration.child_id
            AND answer.course_id = ? AND answer.question_id = ? AND answer.health = 0)
         WHERE course_week_id IN (SELECT id FROM course_week WHERE course_id = ?)`,
        [courseId, first.id, courseId],
      );
    }
    await runner.dropColumn('course', 'questions');
    await runner.dropTable('answer');
    await runner.dropTable('question');
  }
}

async function moveQuestions(runner: QueryRunner): Promise<void> {
  const courses = (await runner.query(
    `SELECT id, custom_field, custom_field_de, custom_field_it FROM course
     WHERE custom_field = 1 OR EXISTS (SELECT 1 FROM registration JOIN course_week week ON week.id = registration.course_week_id
       WHERE week.course_id = course.id AND registration.custom_field IS NOT NULL) ORDER BY id`,
  )) as Course[];
  const ids = new Map<string, number>();
  const now = new Date().toISOString().replace('T', ' ').replace('Z', '');
  for (const course of courses) {
    const label = course.custom_field_de?.trim() || course.custom_field_it?.trim() || '?';
    const label_it = course.custom_field_it?.trim() || label;
    const words = JSON.stringify([label, label_it]);
    let questionId = ids.get(words);
    if (questionId === undefined) {
      questionId = ids.size + 1;
      ids.set(words, questionId);
      await runner.query('INSERT INTO question (id, created_at) VALUES (?, ?)', [questionId, now]);
    }
    const question = {
      id: questionId,
      kind: 'text',
      label,
      label_it,
      options: [],
      required: true,
      day_types: [],
      health: false,
      ...(!course.custom_field && { archived: true }),
    };
    await runner.query('UPDATE course SET questions = ? WHERE id = ?', [
      JSON.stringify([question]),
      course.id,
    ]);
    await moveAnswers(runner, course.id, questionId);
  }
}

/** Of a child that answered another thing for another week, all that was said stays, the last first. */
async function moveAnswers(runner: QueryRunner, courseId: number, questionId: number): Promise<void> {
  const given = (await runner.query(
    `SELECT registration.child_id AS child_id, registration.custom_field AS answer, registration.booked_by AS user_id,
       registration.created_at AS created_at
     FROM registration JOIN course_week week ON week.id = registration.course_week_id
     WHERE week.course_id = ? AND registration.custom_field IS NOT NULL AND registration.custom_field <> ''
     ORDER BY registration.id DESC`,
    [courseId],
  )) as Given[];
  const byChild = new Map<number, Given>();
  for (const one of given) {
    const known = byChild.get(one.child_id);
    if (!known) byChild.set(one.child_id, { ...one });
    else if (!known.answer.split(' / ').includes(one.answer))
      known.answer = `${known.answer} / ${one.answer}`;
  }
  const rows = [...byChild.values()];
  for (let start = 0; start < rows.length; start += ROWS) {
    const some = rows.slice(start, start + ROWS);
    await runner.query(
      `INSERT INTO answer (child_id, course_id, question_id, value, health, answered_by, answered_at)
       VALUES ${some.map(() => '(?, ?, ?, ?, 0, ?, ?)').join(', ')}`,
      some.flatMap(({ child_id, answer, user_id, created_at }) => [
        child_id,
        courseId,
        questionId,
        answer,
        user_id,
        created_at,
      ]),
    );
  }
}
