import { AttendanceIssueEntity } from '../../src/model/on-site/attendance-issue.entity.js';
import { AttendanceEntity } from '../../src/model/on-site/attendance.entity.js';
import type { CourseWeekEntity } from '../../src/model/catalogue/course-week.entity.js';
import type { ChildEntity } from '../../src/model/families/child.entity.js';
import { RegistrationEntity } from '../../src/model/registrations/registration.entity.js';
import { createQuietApp, move, remove } from '../registrations/support/book.js';
import type { TestApp } from '../support/app.js';
import { signInAgain, someStaff, type Staff } from '../support/builders.js';
import {
  change,
  issuesOf,
  MONDAY,
  Phone,
  saveGroups,
  sceneOnSite,
  send,
  settlePoint,
  someGroup,
  somePlaceIn,
  someWeekLeader,
  someWeekOnSite,
} from './support.js';

/* A mark is judged by the rights at the time when it was made (product/on-site.md#open-points). */

let app: TestApp;
let office: Staff;
let week: CourseWeekEntity;
let child: ChildEntity;
let leader: Staff;
let phone: Phone;
beforeAll(async () => {
  app = await createQuietApp();
});
beforeEach(async () => {
  ({ office, week, child, leader, phone } = await sceneOnSite(app));
});
afterAll(() => app.close());

const at = (hour: string): string => `2026-07-06T${hour}:00.000Z`;
const later = (hour: string): void => app.clock.set(at(hour));
const arrival = (hour: string) => ({ status: 'present', arrived_at: at(hour), changed_at: at(hour) });
const registrationOf = async ({ id }: ChildEntity): Promise<number> =>
  (await app.dataSource.manager.findOneByOrFail(RegistrationEntity, { child_id: id })).id;
const dayIn = ({ id }: ChildEntity) =>
  app.dataSource.manager.findOneByOrFail(AttendanceEntity, { child_id: id });
const settle = (user: Staff, id: number, what: 'restore' | 'close', body: object = {}) =>
  settlePoint(app, user, id, what, body);
/** Sends one mark; what became of it. */
const outcomeOf = async (user: Staff, mark: object) => (await send(app, user, mark)).results[0]!;

describe('the rights at the time of the mark decide:', () => {
  it('of a child that was cancelled, before and after', async () => {
    later('09:00');
    await remove(app, await registrationOf(child), 'staff');
    later('10:00');
    const answer = await send(app, leader, phone.mark(child, arrival('08:00')));
    expect(answer.results[0]).toMatchObject({ outcome: 'applied', issue_id: null });
    // It is there without its place, and so stays with its leader (staying.spec.ts).
    expect(answer.attendance).toMatchObject([{ child_id: child.id, status: 'present' }]);
    expect(await dayIn(child)).toMatchObject({ status: 'present', course_week_id: week.id });
  });

  it('of a child that was cancelled before anybody marked it', async () => {
    later('09:00');
    await remove(app, await registrationOf(child), 'staff');
    later('10:00');
    const late = phone.mark(child, { left_at: at('09:30'), left_with: 'alone', changed_at: at('09:30') });
    expect(await outcomeOf(leader, late)).toEqual({
      id: late.id,
      outcome: 'issue',
      issue_id: expect.any(Number),
      message: 'Das Kind hatte zu dieser Zeit keinen Platz mehr in der Woche.',
      child_deleted: false,
    });
    expect(await dayIn(child)).toMatchObject({ left_at: null });
    // Nobody is told of the day of a child that is not there any more.
    expect((await send(app, leader, late)).attendance).toEqual([]);
    expect(await issuesOf(app, leader)).toMatchObject([
      {
        state: 'open',
        reason: 'no_place',
        change_id: late.id,
        date: MONDAY,
        may_restore: true,
        child: { id: child.id, first_name: child.first_name, last_name: 'Rossi' },
        week: { id: week.id },
        made_by: { id: leader.id },
        made_at: at('09:30'),
        received_at: at('10:00'),
        mark: { left_at: at('09:30'), left_with: 'alone' },
      },
    ]);
  });

  it('of a child that was moved to another week', async () => {
    const target = await someWeekOnSite(app);
    later('09:00');
    expect((await move(app, await registrationOf(child), target)).status).toBe(200);
    later('10:00');
    const { outcome, issue_id } = await outcomeOf(
      leader,
      phone.mark(child, { note: 'x', changed_at: at('09:30') }),
    );
    expect(outcome).toBe('issue');
    expect(await outcomeOf(leader, phone.mark(child, arrival('08:00')))).toMatchObject({
      outcome: 'applied',
    });
    expect((await issuesOf(app, leader)).find(({ id }) => id === issue_id)).toMatchObject({
      reason: 'no_place',
    });
    const stranger = await someWeekLeader(app, await someWeekOnSite(app));
    expect(await issuesOf(app, stranger)).toEqual([]);
  });

  it('of a leader who was taken off the week', async () => {
    later('09:00');
    await saveGroups(app, office, week, { leaders: [] });
    later('10:00');
    expect(await outcomeOf(leader, phone.mark(child, arrival('08:00')))).toMatchObject({
      outcome: 'applied',
    });
    const seen = { status: 'present', arrived_at: at('08:00') };
    const late = phone.mark(child, { left_at: at('09:30'), changed_at: at('09:30') }, seen);
    const { issue_id } = await outcomeOf(leader, late);
    const [own] = await issuesOf(app, leader);
    // The own mark, and nothing of the child that somebody else told.
    expect(own).toMatchObject({ id: issue_id, reason: 'not_leading', attendance: null, may_restore: false });
    expect((await settle(leader, issue_id!, 'restore')).status).toBe(403);
    expect((await settle(office, issue_id!, 'restore')).status).toBe(200);
    expect(await dayIn(child)).toMatchObject({ status: 'present', changed_by: leader.id });
  });

  it('of groups that were deleted, and of a child that went to another group', async () => {
    const other = await somePlaceIn(app, week);
    const guide = await someStaff(app, 'Project leader');
    const bears = { name: 'Bären', leaders: [guide.id], children: [child.id, other.id] };
    const { groups } = await saveGroups(app, office, week, { groups: [bears] });
    later('09:00');
    const foxes = { name: 'Füchse', children: [other.id] };
    const left = { ...bears, id: groups[0]!.id, children: [child.id] };
    await saveGroups(app, office, week, { groups: [left, foxes] });
    later('09:30');
    await saveGroups(app, office, week, { groups: [] });
    later('10:00');
    const marks = [
      phone.mark(other, arrival('08:00')),
      phone.mark(other, { note: 'x', changed_at: at('09:10') }),
      phone.mark(child, arrival('09:10')),
      phone.mark(child, { note: 'x', changed_at: at('09:40') }),
    ];
    const { results } = await send(app, guide, ...marks);
    expect(results.map(({ outcome }) => outcome)).toEqual(['applied', 'issue', 'applied', 'issue']);
  });

  it('not of who never led the child, and not of a foreign or unknown one', async () => {
    const stranger = await someWeekLeader(app, await someWeekOnSite(app));
    const marks = [phone.mark(child, arrival('06:30')), phone.mark({ id: 999_999 }, arrival('06:30'))];
    const { results, attendance } = await send(app, stranger, ...marks);
    expect(results.map(({ outcome }) => outcome)).toEqual(['refused', 'refused']);
    expect(attendance).toEqual([]);
    expect(await app.dataSource.manager.existsBy(AttendanceIssueEntity, { child_id: child.id })).toBe(false);
    const { leader: guide } = await someGroup(app, week, [await somePlaceIn(app, week)]);
    await someGroup(app, week, [child]);
    expect(await outcomeOf(guide, phone.mark(child, arrival('06:30')))).toMatchObject({ outcome: 'refused' });
  });

  it('of a mark of the week that arrives when it is over, for leaders; not of one that is made then', async () => {
    app.clock.set('2026-07-11T06:00:00Z');
    leader = await signInAgain(app, leader);
    const [late, old, after] = [
      phone.mark(child, arrival('08:00')),
      change(child, arrival('08:00')),
      phone.mark(child, { note: 'x', changed_at: '2026-07-11T05:00:00Z' }),
    ];
    const { results } = await send(app, leader, late, old, after);
    expect(results.map(({ outcome }) => outcome)).toEqual(['issue', 'refused', 'refused']);
    const [issue] = await issuesOf(app, leader);
    expect(issue).toMatchObject({ reason: 'week_over', may_restore: false });
    expect((await settle(leader, issue!.id, 'restore')).status).toBe(403);
    const clerk = await signInAgain(app, office);
    expect((await settle(clerk, issue!.id, 'restore')).body.data).toMatchObject({
      state: 'restored',
      settled_by: { id: office.id },
      attendance: { status: 'present', arrived_at: at('08:00'), changed_by: { id: leader.id } },
    });
    // Nobody of the leaders sees it once they do not see the week.
    app.clock.set('2026-07-18T06:00:00Z');
    expect(await issuesOf(app, await signInAgain(app, leader))).toEqual([]);
    expect(await issuesOf(app, await signInAgain(app, office), { course_week_id: week.id })).toHaveLength(1);
  });

  it('of the office too: a child that was cancelled before is a point', async () => {
    later('09:00');
    await remove(app, await registrationOf(child), 'staff');
    later('10:00');
    const { outcome, issue_id } = await outcomeOf(office, phone.mark(child, arrival('09:30')));
    expect(outcome).toBe('issue');
    expect(await outcomeOf(office, phone.mark(child, arrival('08:30')))).toMatchObject({
      outcome: 'applied',
    });
    expect((await settle(office, issue_id!, 'close', { reason: 'Irrtum' })).body.data).toMatchObject({
      state: 'closed',
      settled_reason: 'Irrtum',
    });
  });
});
