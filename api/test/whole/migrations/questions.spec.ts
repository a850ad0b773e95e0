import type { StoredQuestion } from '@feria/shared';
import { migrate } from '../../../src/core/database/data-source.js';
import { CourseEntity } from '../../../src/model/catalogue/course.entity.js';
import { AnswerEntity } from '../../../src/model/registrations/answer.entity.js';
import { book, createQuietApp, firstId, someFamily } from '../../registrations/support/book.js';
import { someChild, someCourse, someWeek } from '../../support/builders.js';
import { asking, someAnswer } from '../../support/questions.js';
import type { TestApp } from '../../support/app.js';
import { undoMigrationsFrom } from '../../support/undo-migrations.js';

/* The one question of a project becomes its first; what was answered with registrations becomes answers. */

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
});
afterAll(() => app.close());

it('keeps what was asked and answered, forth and back', async () => {
  const { dataSource } = app;
  const { parent, child } = await someFamily(app);
  const other = await someChild(app, parent);
  const optional = { required: false };
  const first = await someCourse(app, { questions: await asking(app, optional) });
  const second = await someCourse(app, {
    questions: await asking(app, optional, { ...optional, label: 'Zweite' }),
  });
  const off = await someCourse(app);
  const days = (from: string, to: string) => ({ from, to });
  const weeks = [
    await someWeek(app, first, days('2026-06-15', '2026-06-19')),
    await someWeek(app, first, days('2026-06-22', '2026-06-26')),
    await someWeek(app, second, days('2026-06-29', '2026-07-03')),
    await someWeek(app, off, days('2026-07-06', '2026-07-10')),
  ];
  const ids: number[] = [];
  for (const week of weeks) ids.push(firstId(await book(app, parent, child, week)));
  const alone = firstId(await book(app, parent, other, weeks[0]!));
  await someAnswer(app, child, first, 'vorher');
  await undoMigrationsFrom(app, 'Questions1790000000363');
  const before = await dataSource.query<{ id: number; custom_field: string | null }[]>(
    'SELECT id, custom_field FROM registration ORDER BY id',
  );
  expect(before.map(({ custom_field }) => custom_field)).toEqual(['vorher', 'vorher', null, null, null]);
  const asked = await dataSource.query<{ custom_field: number; custom_field_de: string | null }[]>(
    'SELECT custom_field, custom_field_de FROM course ORDER BY id',
  );
  expect(asked.map((row) => [Number(row.custom_field), row.custom_field_de])).toEqual([
    [1, 'T-Shirt'],
    [1, 'T-Shirt'],
    [0, null],
  ]);

  // Two weeks that say two things, another project with the same words, and one that has stopped to ask.
  const say = (id: number, words: string) =>
    dataSource.query('UPDATE registration SET custom_field = ? WHERE id = ?', [words, id]);
  await say(ids[0]!, 'M');
  await say(ids[1]!, 'L');
  await say(ids[2]!, 'S');
  await say(ids[3]!, 'blau');
  await say(alone, 'XS');
  await dataSource.query('UPDATE course SET custom_field_de = ?, custom_field_it = ? WHERE id = ?', [
    'Farbe',
    'Colore',
    off.id,
  ]);
  await migrate(dataSource);

  const questionsOf = async ({ id }: CourseEntity): Promise<StoredQuestion[]> =>
    (await dataSource.manager.findOneByOrFail(CourseEntity, { id })).questions;
  const [shirt] = await questionsOf(first);
  expect(shirt).toMatchObject({ kind: 'text', label: 'T-Shirt', label_it: 'Maglietta', required: true });
  expect(await questionsOf(second)).toEqual([shirt]);
  expect(await questionsOf(off)).toEqual([expect.objectContaining({ label: 'Farbe', archived: true })]);
  const answers = await dataSource.manager.find(AnswerEntity, {
    order: { course_id: 'ASC', child_id: 'ASC' },
  });
  expect(
    answers.map(({ child_id, course_id, value, answered_by }) => [child_id, course_id, value, answered_by]),
  ).toEqual([
    [child.id, first.id, 'L / M', parent.id],
    [other.id, first.id, 'XS', parent.id],
    [child.id, second.id, 'S', parent.id],
    [child.id, off.id, 'blau', parent.id],
  ]);
});
