import type {
  AttendanceChild,
  AttendanceDay,
  AttendanceIssue,
  AttendanceResult,
  WeekGroupsDetail,
} from '@feria/shared';
import { randomUUID } from 'node:crypto';
import type { Response } from 'supertest';
import type { CourseWeekEntity } from '../../src/model/catalogue/course-week.entity.js';
import type { ChildEntity } from '../../src/model/families/child.entity.js';
import { RegistrationEntity } from '../../src/model/registrations/registration.entity.js';
import {
  CourseWeekLeaderEntity,
  WeekGroupChildEntity,
  WeekGroupEntity,
  WeekGroupLeaderEntity,
} from '../../src/model/on-site/week-group.entity.js';
import { office as officeOf, travel } from '../registrations/support/book.js';
import type { TestApp } from '../support/app.js';
import {
  next,
  someChild,
  someCourse,
  someParent,
  someStaff,
  someWeek,
  type Parent,
  type Staff,
} from '../support/builders.js';

/** A Monday, on which the weeks of these tests begin. */
export const MONDAY = '2026-07-06';
/** In the morning of that day. */
export const MORNING = '2026-07-06T06:00:00.000Z';

/** A week from that Monday to Friday. */
export async function someWeekOnSite(app: TestApp, course: object = {}): Promise<CourseWeekEntity> {
  return someWeek(app, await someCourse(app, course), {
    from: MONDAY,
    to: '2026-07-10',
    max_participants: 500,
  });
}

/** A child with a confirmed place in a week. */
export async function somePlaceIn(
  app: TestApp,
  week: CourseWeekEntity,
  {
    parent,
    child = {},
    registration = {},
  }: { parent?: Parent; child?: Partial<ChildEntity>; registration?: object } = {},
): Promise<ChildEntity> {
  const { manager } = app.dataSource;
  const made = await someChild(app, parent ?? (await someParent(app)), child);
  await manager.insert(RegistrationEntity, {
    child_id: made.id,
    course_week_id: week.id,
    day_type: 'full_day' as const,
    price: 12_000,
    emergency_contact1_name: 'Oma Anna',
    emergency_contact1_phone: '+39 333 1111111',
    emergency_contact2_phone: '+39 333 2222222',
    created_at: app.clock.now(),
    ...registration,
  });
  return made;
}

/** A project leader who leads a whole week. */
export async function someWeekLeader(app: TestApp, ...weeks: CourseWeekEntity[]): Promise<Staff> {
  const leader = await someStaff(app, 'Project leader');
  await app.dataSource.manager.insert(
    CourseWeekLeaderEntity,
    weeks.map(({ id }) => ({ course_week_id: id, user_id: leader.id })),
  );
  return leader;
}

/** A group of children, with a project leader who leads it. */
export async function someGroup(
  app: TestApp,
  week: CourseWeekEntity,
  children: readonly ChildEntity[],
): Promise<{ id: number; leader: Staff }> {
  const { manager } = app.dataSource;
  const leader = await someStaff(app, 'Project leader');
  const { id } = await manager.save(WeekGroupEntity, { course_week_id: week.id, name: `Gruppe ${next()}` });
  await manager.insert(WeekGroupLeaderEntity, { week_group_id: id, user_id: leader.id });
  await manager.insert(
    WeekGroupChildEntity,
    children.map((child) => ({ course_week_id: week.id, child_id: child.id, week_group_id: id })),
  );
  return { id, leader };
}

/** What a user sees of a day. */
export async function dayOf(app: TestApp, user: Staff, query: object = {}): Promise<AttendanceDay> {
  const answer = await app
    .as(user)
    .get('/api/attendance')
    .query({ date: MONDAY, ...query });
  expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
  return answer.body.data as AttendanceDay;
}

/** The child as a user sees it on a day, if at all. */
export async function childOf(
  app: TestApp,
  user: Staff,
  { id }: { id: number },
  query: object = {},
): Promise<AttendanceChild | undefined> {
  const { weeks } = await dayOf(app, user, query);
  return weeks.flatMap(({ children }) => children).find(({ child_id }) => child_id === id);
}

/** A change of a child's Monday, made in the morning unless said otherwise. */
export function change(child: { id: number }, fields: object): Record<string, unknown> {
  return { id: randomUUID(), child_id: child.id, date: MONDAY, changed_at: MORNING, ...fields };
}

/** Sends changes, whatever the answer. */
export async function trySend(app: TestApp, user: Staff, ...changes: object[]): Promise<Response> {
  return app.as(user).put('/api/attendance').send({ changes });
}

/** The same; what is answered. */
export async function send(app: TestApp, user: Staff, ...changes: object[]): Promise<AttendanceResult> {
  const answer = await trySend(app, user, ...changes);
  expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
  return answer.body.data as AttendanceResult;
}

/** The groups of a week. */
export async function groupsOf(app: TestApp, user: Staff, { id }: { id: number }): Promise<WeekGroupsDetail> {
  const answer = await app.as(user).get(`/api/courseWeek/${id}/groups`).expect(200);
  return answer.body.data as WeekGroupsDetail;
}

/** A phone: its marks carry device, order, and what it saw. */
export class Phone {
  readonly device = randomUUID();
  private sequence = 0;

  /** A mark of a child's Monday, made in the morning from an empty day unless said otherwise. */
  mark(child: { id: number }, fields: object, seen: object = {}): Record<string, unknown> & { id: string } {
    this.sequence += 1;
    return {
      ...change(child, fields),
      id: randomUUID(),
      device: this.device,
      sequence: this.sequence,
      seen: { status: null, arrived_at: null, left_at: null, left_with: null, ...seen },
    };
  }
}

/** The open and settled points that a user sees. */
export async function issuesOf(app: TestApp, user: Staff, query: object = {}): Promise<AttendanceIssue[]> {
  const answer = await app.as(user).get('/api/attendance/issues').query(query).expect(200);
  return answer.body.data as AttendanceIssue[];
}

/** Restores a point with the version of the day that the user is shown, or closes it; whatever the answer. */
export async function settlePoint(
  app: TestApp,
  user: Staff,
  id: number,
  what: 'restore' | 'close',
  body: object = {},
): Promise<Response> {
  const shown = what === 'restore' ? (await issuesOf(app, user)).find((point) => point.id === id) : null;
  const version = what === 'restore' ? { version: shown?.version ?? 'none' } : {};
  return app
    .as(user)
    .post(`/api/attendance/issues/${id}/${what}`)
    .send({ ...version, ...body });
}

/** Replaces leaders and groups of a week, as the office does. */
export async function saveGroups(
  app: TestApp,
  user: Staff,
  week: { id: number },
  body: object,
): Promise<WeekGroupsDetail> {
  const { version } = await groupsOf(app, user, week);
  const answer = await app
    .as(user)
    .put(`/api/courseWeek/${week.id}/groups`)
    .send({ version, groups: [], ...body });
  expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
  return answer.body.data as WeekGroupsDetail;
}

/** What most tests of a day begin with. */
export interface SceneOnSite {
  office: Staff;
  week: CourseWeekEntity;
  parent: Parent;
  /** Has a place in the week. */
  child: ChildEntity;
  /** Was named for the whole week by the office. */
  leader: Staff;
  /** Of the leader, without marks. */
  phone: Phone;
}

/** Makes that scene anew, at 9 o'clock of the {@link MONDAY} in Rome. */
export async function sceneOnSite(app: TestApp, child: Partial<ChildEntity> = {}): Promise<SceneOnSite> {
  await travel(app, '2026-07-06T07:00:00Z');
  const office = await officeOf(app);
  const week = await someWeekOnSite(app);
  const parent = await someParent(app);
  const made = await somePlaceIn(app, week, { parent, child });
  const leader = await someStaff(app, 'Project leader');
  await saveGroups(app, office, week, { leaders: [leader.id] });
  return { office, week, parent, child: made, leader, phone: new Phone() };
}
