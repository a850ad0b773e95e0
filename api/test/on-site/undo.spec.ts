import { AttendanceChangeEntity } from '../../src/model/on-site/attendance.entity.js';
import { AttendanceIssueEntity } from '../../src/model/on-site/attendance-issue.entity.js';
import type { CourseWeekEntity } from '../../src/model/catalogue/course-week.entity.js';
import type { ChildEntity } from '../../src/model/families/child.entity.js';
import { RegistrationEntity } from '../../src/model/registrations/registration.entity.js';
import { createQuietApp, remove, travel } from '../registrations/support/book.js';
import type { TestApp } from '../support/app.js';
import type { Staff } from '../support/builders.js';
import {
  childOf,
  issuesOf,
  Phone,
  sceneOnSite,
  send,
  settlePoint,
  somePlaceIn,
  someWeekLeader,
  trySend,
} from './support.js';

/* A mark that its maker takes back is no open point any more, whether it became one before or with it (product/on-site.md#open-points). */

let app: TestApp;
let office: Staff;
let leader: Staff;
let week: CourseWeekEntity;
let child: ChildEntity;
let phone: Phone;
beforeAll(async () => {
  app = await createQuietApp();
});
beforeEach(async () => {
  ({ office, week, child, leader, phone } = await sceneOnSite(app));
  await send(app, leader, phone.mark(child, there));
});
afterAll(() => app.close());

const at = (hour: string): string => `2026-07-06T${hour}:00.000Z`;
const there = { status: 'present', arrived_at: at('06:00') };
const gone = { left_at: at('06:30'), left_with: 'alone', changed_at: at('06:30') };
const excused = { status: 'excused', arrived_at: null, changed_at: at('06:40') };

/** A departure on the phone, and the mark that takes it back. */
function departure() {
  const made = phone.mark(child, gone, there);
  const back = phone.mark(
    child,
    { left_at: null, left_with: null, changed_at: at('06:31'), withdraws: made.id },
    { ...there, left_at: gone.left_at, left_with: gone.left_with },
  );
  return { made, back };
}

async function excuse(): Promise<void> {
  await send(app, office, new Phone().mark(child, excused, there));
}

it('a departure that is taken back before it was sent is no open point, although the office marked meanwhile', async () => {
  const { made, back } = departure();
  await excuse();
  const { results, attendance } = await send(app, leader, made, back);
  expect(results).toEqual([
    { id: made.id, outcome: 'superseded', message: null, issue_id: null, child_deleted: false },
    { id: back.id, outcome: 'applied', message: null, issue_id: null, child_deleted: false },
  ]);
  expect(attendance).toMatchObject([{ status: 'excused', left_at: null, changed_by: { id: office.id } }]);
  const [point] = await issuesOf(app, leader);
  expect(point).toMatchObject({
    change_id: made.id,
    state: 'undone',
    may_restore: false,
    settled_by: { id: leader.id },
    settled_at: at('07:00'),
    mark: { left_at: gone.left_at, left_with: 'alone' },
  });
  for (const what of ['restore', 'close'] as const)
    expect((await settlePoint(app, office, point!.id, what, { reason: 'x' })).body).toMatchObject({
      code: 'changed_meanwhile',
      message: 'Der Eintrag dieses Punktes wurde inzwischen zurückgenommen.',
    });
  expect((await childOf(app, office, child))?.attendance).toMatchObject({ status: 'excused', left_at: null });
  expect(await app.dataSource.manager.countBy(AttendanceChangeEntity, { id: back.id })).toBe(1);
  expect((await send(app, leader, made, back)).results).toMatchObject([
    { outcome: 'repeated', issue_id: null },
    { outcome: 'repeated', issue_id: null },
  ]);
  expect(await app.dataSource.manager.countBy(AttendanceIssueEntity, { child_id: child.id })).toBe(1);
});

it('one that became a point before it was taken back is none any more', async () => {
  const { made, back } = departure();
  await excuse();
  expect((await send(app, leader, made)).results).toMatchObject([{ outcome: 'issue' }]);
  expect((await send(app, leader, back)).results).toMatchObject([{ outcome: 'applied', issue_id: null }]);
  expect((await issuesOf(app, leader)).map(({ state }) => state)).toEqual(['undone']);
});

it('an arrival that is taken back says nothing against what the office marked', async () => {
  const other = await somePlaceIn(app, week);
  const made = phone.mark(other, there);
  const none = { status: null, arrived_at: null };
  const back = phone.mark(other, { ...none, changed_at: at('06:01'), withdraws: made.id }, there);
  await send(app, office, new Phone().mark(other, { status: 'excused' }));
  expect((await send(app, leader, made, back)).results.map(({ outcome }) => outcome)).toEqual([
    'superseded',
    'applied',
  ]);
  expect(await childOf(app, office, other)).toMatchObject({ attendance: { status: 'excused' } });
});

it('one of a child whose place was cancelled before is taken back too', async () => {
  const { id } = await app.dataSource.manager.findOneByOrFail(RegistrationEntity, { child_id: child.id });
  await send(app, leader, phone.mark(child, { status: 'absent', changed_at: at('06:10') }, there));
  await travel(app, '2026-07-06T07:30:00Z', leader);
  await remove(app, id, 'staff');
  await travel(app, '2026-07-06T08:00:00Z', leader);
  const made = phone.mark(child, { ...there, changed_at: at('07:40') }, { status: 'absent' });
  const back = phone.mark(
    child,
    { status: 'absent', changed_at: at('07:41'), withdraws: made.id },
    { ...there },
  );
  expect((await send(app, leader, made, back)).results).toMatchObject([
    { outcome: 'superseded', message: null },
    { outcome: 'applied', message: null },
  ]);
  expect((await issuesOf(app, leader)).map(({ reason, state }) => [reason, state])).toEqual([
    ['no_place', 'undone'],
  ]);
});

it('what counts is taken back as before, also when somebody restored it', async () => {
  const { made, back } = departure();
  expect((await send(app, leader, made, back)).attendance).toMatchObject([{ ...there, left_at: null }]);
  const second = departure();
  await excuse();
  const [{ issue_id } = { issue_id: null }] = (await send(app, leader, second.made)).results;
  expect((await settlePoint(app, office, issue_id!, 'restore')).status).toBe(200);
  expect((await childOf(app, leader, child))?.attendance).toMatchObject({ left_with: 'alone' });
  const { attendance } = await send(app, leader, second.back);
  expect(attendance).toMatchObject([{ status: 'present', left_at: null, left_with: null }]);
  expect((await issuesOf(app, leader)).map(({ reason, state }) => [reason, state])).toEqual([
    // Its departure names nobody who may pick it up: that is taken back with it.
    ['not_authorised', 'undone'],
    ['changed_meanwhile', 'restored'],
  ]);
});

it('nobody takes back the mark of somebody else, or of another child', async () => {
  const { made } = departure();
  await excuse();
  await send(app, leader, made);
  const second = await someWeekLeader(app, week);
  const other = await somePlaceIn(app, week);
  const withdraws = made.id;
  await send(app, second, new Phone().mark(child, { left_at: null, left_with: null, withdraws }));
  await send(app, leader, phone.mark(other, { left_at: null, left_with: null, withdraws }));
  expect((await issuesOf(app, leader)).map(({ state }) => state)).toEqual(['open']);
});

it.each([
  [
    'device',
    { device: null, sequence: null, seen: undefined, withdraws: '4b3c2a10-0000-4000-8000-000000000000' },
  ],
  ['withdraws', { withdraws: 'the last one' }],
])('with a wrong %s is told so', async (field, wrong) => {
  const answer = await trySend(app, leader, { ...phone.mark(child, gone, there), ...wrong });
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [`changes.0.${field}`]]);
});
