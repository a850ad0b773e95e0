import type { Outcome, SignUpResult } from '@feria/shared';
import request, { type Response } from 'supertest';
import { In } from 'typeorm';
import { createApp } from '../../../src/app.js';
import { CourseWeekEntity } from '../../../src/model/catalogue/course-week.entity.js';
import { ChildDayEntity } from '../../../src/model/registrations/child-day.entity.js';
import { RegistrationEventEntity } from '../../../src/model/registrations/registration-event.entity.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import { EraseChild } from '../../../src/registrations/use-cases/erase-child.js';
import { ChildEntity, ChildParentEntity } from '../../../src/model/families/child.entity.js';
import { Transactions } from '../../../src/core/database/transactions.js';
import { openDatabase } from '../../../src/open-database.js';
import { OutboxMailEntity } from '../../../src/model/mailing/outbox-mail.entity.js';
import { OutboxWorker } from '../../../src/mailing/outbox-worker.js';
import { Sessions } from '../../../src/core/auth/sessions.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import {
  signUpBody,
  someChild,
  someParent,
  someStaff,
  type Parent,
  type Staff,
} from '../../support/builders.js';
import { ENGINE } from '../../support/database.js';

/** What tests of registrations do again and again: book, look at what is stored, look at the mails. */

type One<T> = T | T[];
type HasId = { id: number };

const staffOf = new WeakMap<TestApp, Promise<Staff>>();

/** An app whose mails stay in the outbox, so that nothing but the test works on the database. */
export async function createQuietApp(): Promise<TestApp> {
  const app = await createTestApp();
  const worker = app.app.get(OutboxWorker);
  jest.spyOn(worker, 'nudge').mockImplementation(() => undefined);
  return app;
}

/** The app once more over the same database, with connections of its own, as in another process. */
export async function anotherProcess(first: TestApp): Promise<TestApp> {
  const dataSource = await openDatabase(first.config);
  const app = await createApp(first.config, dataSource, first.clock);
  jest.spyOn(app.get(OutboxWorker), 'nudge').mockImplementation(() => undefined);
  await app.listen(0, '127.0.0.1');
  const agent = (user: { token: string } | null) => {
    const fresh = request.agent(app.getHttpServer());
    if (user) fresh.set('Authorization', `Bearer ${user.token}`);
    return fresh;
  };
  return { ...first, app, dataSource, as: agent, http: () => agent(null), close: () => app.close() };
}

/**
 * Two quiet apps over one database, each with an account of the office; on SQLite, which has one writer, the same one twice.
 * `close` ends both.
 */
export async function startTwo(): Promise<{ app: TestApp; second: TestApp; close: () => Promise<void> }> {
  const app = await createQuietApp();
  await office(app);
  const second = ENGINE === 'mysql' ? await anotherProcess(app) : app;
  await office(second);
  const close = async (): Promise<void> => {
    if (second !== app) await second.close();
    await app.close();
  };
  return { app, second, close };
}

/** The one staff account of the app, with the role Office. */
export function office(app: TestApp): Promise<Staff> {
  const known = staffOf.get(app) ?? someStaff(app, 'Office');
  staffOf.set(app, known);
  return known;
}

/** Goes to an instant. Sessions end on the way: these users, and the office, get new ones. */
export async function travel(app: TestApp, instant: string, ...users: Staff[]): Promise<void> {
  app.clock.set(instant);
  for (const user of [await office(app), ...users]) {
    user.token = (await app.app.get(Sessions).open(app.dataSource.manager, user.id, true)).token;
  }
}

interface Send {
  key?: string;
  lang?: string;
}

/** Sends a sign-up of a parent, whatever the answer. */
export async function send(
  app: TestApp,
  parent: { token: string } | null,
  course: HasId,
  body: object,
  { key, lang = 'de' }: Send = {},
): Promise<Response> {
  const request = app.as(parent).post(`/api/send-registration/${course.id}`).set('api-lang', lang);
  if (key) request.set('Idempotency-Key', key);
  return request.send(body);
}

/** Signs children up for weeks of one course, as their parent, and gives the answer; fails when refused. */
export async function book(
  app: TestApp,
  parent: { token: string },
  children: One<HasId>,
  weeks: One<CourseWeekEntity>,
  wanted: object = {},
  how: Send = {},
): Promise<SignUpResult> {
  const [week] = [weeks].flat();
  const answer = await send(app, parent, { id: week!.course_id }, signUpBody(children, weeks, wanted), how);
  expect(answer.body).toEqual({ data: expect.anything() });
  expect(answer.status).toBe(201);
  return answer.body.data as SignUpResult;
}

/** The same by staff. */
export async function bookByStaff(
  app: TestApp,
  children: One<HasId>,
  weeks: One<CourseWeekEntity>,
): Promise<SignUpResult> {
  const [week] = [weeks].flat();
  const { privacy: _, ...body } = signUpBody(children, weeks) as { privacy: boolean };
  const answer = await app
    .as(await office(app))
    .post(`/api/send-registration/${week!.course_id}/admin`)
    .send(body)
    .expect(201);
  return answer.body.data as SignUpResult;
}

/** Outcomes in the order of the lines. */
export function outcomes(result: SignUpResult): Outcome[] {
  return result.registrations.map(({ outcome }) => outcome);
}

/** Id of the first registration of an answer. */
export function firstId(result: SignUpResult): number {
  return result.registrations[0]!.id!;
}

/** Fills seats of a week with children of a family of their own; their registrations' ids, in order. */
export async function occupy(app: TestApp, week: CourseWeekEntity, count: number): Promise<number[]> {
  const stranger = await someParent(app);
  const children = [];
  for (let index = 0; index < count; index += 1) children.push(await someChild(app, stranger));
  const result = await bookByStaff(app, children, week);
  return result.registrations.map(({ id }) => id!);
}

/** A family: a parent with children. */
export async function someFamily(
  app: TestApp,
  count = 1,
  lang: 'de' | 'it' = 'de',
): Promise<{ parent: Parent; children: HasId[]; child: HasId }> {
  const parent = await someParent(app, { lang });
  const children = [];
  for (let index = 0; index < count; index += 1) children.push(await someChild(app, parent));
  return { parent, children, child: children[0]! };
}

/** Removes a registration, as parent or staff; the payload of the answer. */
export async function remove(
  app: TestApp,
  id: number,
  by: 'staff' | { token: string },
): Promise<{ success: boolean; message: string }> {
  const answer =
    by === 'staff'
      ? await app.as(await office(app)).delete(`/api/peopleCourseWeekRegistration/${id}`)
      : await app.as(by).delete(`/api/registration/${id}`);
  expect(answer.status).toBe(200);
  return answer.body.data;
}

/** Moves a registration to another week as the office does, whatever the answer. */
export async function move(app: TestApp, id: number, week: HasId, wanted: object = {}): Promise<Response> {
  return app
    .as(await office(app))
    .post(`/api/peopleCourseWeekRegistration/${id}/move`)
    .send({ course_week_id: week.id, ...wanted });
}

/** Merges a week into another as the office does, whatever the answer. */
export async function merge(app: TestApp, week: HasId, into: HasId, wanted: object = {}): Promise<Response> {
  return app
    .as(await office(app))
    .post(`/api/courseWeek/${week.id}/merge`)
    .send({ into: into.id, ...wanted });
}

/** Erases children with all their registrations, in one transaction, as the office does. */
export async function erase(app: TestApp, children: HasId[]): Promise<void> {
  const staff = await office(app);
  const ids = children.map(({ id }) => id);
  const eraseChild = app.app.get(EraseChild, { strict: false });
  await app.app.get(Transactions).run(async (manager) => {
    await eraseChild.lock(manager, ids);
    await eraseChild.removeRegistrations(manager, ids, staff.id);
    await manager.delete(ChildParentEntity, { child_id: In(ids) });
    await manager.delete(ChildEntity, { id: In(ids) });
  });
}

/** Changes a week as staff do, whatever the answer. */
export async function editWeek(app: TestApp, week: HasId, change: object): Promise<Response> {
  return app
    .as(await office(app))
    .put(`/api/courseWeek/${week.id}`)
    .send(change);
}

/** A registration as it is stored. */
export function stored(app: TestApp, id: number): Promise<RegistrationEntity | null> {
  return app.dataSource.manager.findOneBy(RegistrationEntity, { id });
}

/** `confirmed`, `waiting`, or nothing. */
export async function placeOf(app: TestApp, id: number): Promise<'confirmed' | 'waiting' | null> {
  const registration = await stored(app, id);
  if (!registration) return null;
  return registration.is_waiting ? 'waiting' : 'confirmed';
}

/** Registrations of a week, oldest first. */
export function registrationsOf(app: TestApp, week: HasId): Promise<RegistrationEntity[]> {
  return app.dataSource.manager.find(RegistrationEntity, {
    where: { course_week_id: week.id },
    order: { id: 'ASC' },
  });
}

/** Days on which a child has a confirmed place, in order. */
export async function daysOf(app: TestApp, child: HasId): Promise<string[]> {
  const rows = await app.dataSource.manager.findBy(ChildDayEntity, { child_id: child.id });
  return rows.map(({ date }) => date).sort();
}

/** The history of a registration: kind, user and amount of each entry. */
export async function historyOf(
  app: TestApp,
  id: number,
): Promise<{ kind: string; user_id: number | null; amount: number | null }[]> {
  const rows = await app.dataSource.manager.find(RegistrationEventEntity, {
    where: { registration_id: id },
    order: { id: 'ASC' },
  });
  return rows.map(({ kind, user_id, amount }) => ({ kind, user_id, amount }));
}

export interface StoredMail {
  kind: string;
  lang: string;
  course: string;
  name: string;
  lines: {
    child: string;
    week: string;
    period: string;
    dayType: string;
    price: string;
    place?: string;
    before?: string;
  }[];
  giveBackUntil?: string;
  payments?: { amount: number }[];
  settlement?: { waits: boolean; paid: number; open: number; credit: number };
  merged?: { waiting: number };
}

/** Mails of the outbox to somebody, oldest first. */
export async function mailsTo(app: TestApp, reader: { email: string }): Promise<StoredMail[]> {
  const rows = await app.dataSource.manager.find(OutboxMailEntity, {
    where: { recipient: reader.email },
    order: { id: 'ASC' },
  });
  return rows.map(({ kind, lang, payload }) => ({ kind, lang, ...JSON.parse(payload) }));
}

/** Kinds of the mails to somebody, oldest first. */
export async function kindsTo(app: TestApp, reader: { email: string }): Promise<string[]> {
  return (await mailsTo(app, reader)).map(({ kind }) => kind);
}
