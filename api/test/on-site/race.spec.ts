import type { ChildEntity } from '../../src/model/families/child.entity.js';
import { AttendanceChangeEntity, AttendanceEntity } from '../../src/model/on-site/attendance.entity.js';
import { In } from 'typeorm';
import { createQuietApp, travel } from '../registrations/support/book.js';
import type { TestApp } from '../support/app.js';
import type { Staff } from '../support/builders.js';
import { change, send, somePlaceIn, someWeekLeader, someWeekOnSite } from './support.js';

/* Many leaders mark at once: every change is stored once, and all see the same in the end. */

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
  await travel(app, '2026-07-06T10:00:00Z');
});
afterAll(() => app.close());

const at = (second: number): string => new Date(Date.UTC(2026, 6, 6, 6, 0, second)).toISOString();

it('two leaders who mark the same children at once, each sending twice', async () => {
  const week = await someWeekOnSite(app);
  const children: ChildEntity[] = [];
  for (let count = 0; count < 10; count += 1) children.push(await somePlaceIn(app, week));
  const [one, two] = [await someWeekLeader(app, week), await someWeekLeader(app, week)];
  const marks = children.flatMap((child, index) => [
    { leader: one, change: change(child, { status: 'present', changed_at: at(2 * index) }) },
    {
      leader: two,
      change: change(child, { status: 'absent', changed_at: at(2 * index + (index % 2 ? 1 : -1)) }),
    },
  ]);
  await Promise.all([...marks, ...marks].map(({ leader, change: mark }) => send(app, leader, mark)));
  const { manager } = app.dataSource;
  const days = await manager.find(AttendanceEntity, {
    where: { child_id: In(children.map(({ id }) => id)) },
    order: { child_id: 'ASC' },
  });
  expect(days.map(({ status }) => status)).toEqual(
    children.map((_, index) => (index % 2 ? 'absent' : 'present')),
  );
  expect(await manager.countBy(AttendanceChangeEntity, { attendance_id: In(days.map(({ id }) => id)) })).toBe(
    20,
  );
});

it('the morning of 300 children, marked by 20 leaders at once, one by one', async () => {
  const week = await someWeekOnSite(app);
  const leaders: Staff[] = [];
  for (let count = 0; count < 20; count += 1) leaders.push(await someWeekLeader(app, week));
  const children: ChildEntity[] = [];
  for (let count = 0; count < 300; count += 1) children.push(await somePlaceIn(app, week));
  await Promise.all(
    leaders.map(async (leader, index) => {
      for (const child of children.slice(index * 15, (index + 1) * 15))
        await send(app, leader, change(child, { status: 'present', arrived_at: at(index) }));
    }),
  );
  const { manager } = app.dataSource;
  expect(await manager.countBy(AttendanceEntity, { course_week_id: week.id, status: 'present' })).toBe(300);
});
