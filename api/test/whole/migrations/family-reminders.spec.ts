import { romeInstant } from '@feria/shared';
import { migrate } from '../../../src/core/database/data-source.js';
import {
  lookAt,
  owing,
  remindersTo,
  rowOf,
  setDue,
  switchReminders,
} from '../../money/payment-reminders/support.js';
import { book, createQuietApp, travel } from '../../registrations/support/book.js';
import type { TestApp } from '../../support/app.js';
import { someCourse, someWeek } from '../../support/builders.js';
import { undoMigrationsFrom } from '../../support/undo-migrations.js';

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
  await travel(app, romeInstant('2026-02-01', '09:00').toISOString());
  await switchReminders(app, true);
});
afterAll(() => app.close());

/** As it was stored before: a step of each registration, once, of mails on whatever days. */
async function remindedBefore(personId: number, steps: [registration: number, step: number, day: string][]) {
  for (const [id, step, day] of steps)
    await app.dataSource.query(
      'INSERT INTO payment_reminder (person_id, registration_id, step, day) VALUES (?, ?, ?, ?)',
      [personId, id, step, day],
    );
}

it('keeps what was reminded of, and nobody gets a step again after the update', async () => {
  const { dataSource } = app;
  await travel(app, '2026-03-02T07:00:00Z');
  const some = () => owing(app, { dueOn: '2026-02-20' });
  const [done, first, mixed, none] = [await some(), await some(), await some(), await some()];
  await travel(app, '2026-03-02T07:00:00Z', mixed.parent);
  const week = await someWeek(app, await someCourse(app), { from: '2026-08-03', to: '2026-08-07' });
  const more = (await book(app, mixed.parent, mixed.child, week)).registrations[0]!.id!;
  await setDue(app, [more], '2026-03-06');

  await undoMigrationsFrom(app, 'FamilyReminders1790000000302');
  const both = (id: number): [number, number, string][] => [
    [id, 1, '2026-02-23'],
    [id, 2, '2026-03-09'],
  ];
  await remindedBefore(done.parent.personId, both(done.id));
  await remindedBefore(first.parent.personId, [[first.id, 1, '2026-03-03']]);
  // One mail, which was called a second, had the second of one place and the first of the other.
  await remindedBefore(mixed.parent.personId, [...both(mixed.id), [more, 1, '2026-03-09']]);
  await migrate(dataSource);

  for (const day of ['2026-03-10', '2026-03-13', '2026-03-16', '2026-03-20', '2026-04-13'])
    await lookAt(app, day);
  expect(await remindersTo(app, done.parent)).toEqual([]);
  expect(await rowOf(app, done.parent)).toMatchObject({ hold: 'done' });
  expect(await remindersTo(app, first.parent)).toEqual([['2026-03-16', 2]]);
  expect(await remindersTo(app, mixed.parent)).toEqual([]);
  expect(await remindersTo(app, none.parent)).toEqual([
    ['2026-03-10', 1],
    ['2026-04-13', 2],
  ]);
});
