import {
  romeInstant,
  type PaymentReminderRecord,
  type PaymentReminderSummary,
  type ReminderPause,
} from '@feria/shared';
import type { Response } from 'supertest';
import type { CourseEntity } from '../../../src/model/catalogue/course.entity.js';
import type { PaymentReminderMail } from '../../../src/mailing/mail-kinds.js';
import { PaymentReminderMails } from '../../../src/money/payment-reminders/payment-reminder-mails.js';
import { PaymentReminderEntity } from '../../../src/model/money/payment-reminder.entity.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import { book, mailsTo, office, someFamily, travel } from '../../registrations/support/book.js';
import type { TestApp } from '../../support/app.js';
import { someCourse, someStaff, someWeek, type Staff } from '../../support/builders.js';

/** What tests of reminders do again and again: a debt, a day, a look of the processes. */

/** Sets the option as the administrator does. */
export async function switchReminders(app: TestApp, on: boolean): Promise<void> {
  const admin = await someStaff(app, 'Administrator');
  const value = on ? '1' : '0';
  const { body } = await app.as(admin).get('/api/options').expect(200);
  const stored = (body.data as { id: number; key: string }[]).find(({ key }) => key === 'reminders');
  if (stored) await app.as(admin).put(`/api/option/${stored.id}`).send({ value }).expect(200);
  else await app.as(admin).post('/api/option').send({ key: 'reminders', value }).expect(201);
}

interface DebtOptions {
  /** Last day to pay; `null` for none. */
  dueOn: string | null;
  lang?: 'de' | 'it';
  children?: number;
  course?: Partial<CourseEntity>;
}

/** A family that owes 120 € for each of its children, to be paid until a day. */
export async function owing(app: TestApp, { dueOn, lang = 'de', children = 1, course = {} }: DebtOptions) {
  const family = await someFamily(app, children, lang);
  const created = await someCourse(app, course);
  const week = await someWeek(app, created);
  const { registrations } = await book(app, family.parent, family.children, week);
  const ids = registrations.map(({ id }) => id!);
  await setDue(app, ids, dueOn);
  return { ...family, course: created, week, ids, id: ids[0]! };
}

/** As if the registrations were to be paid until that day. */
export async function setDue(app: TestApp, ids: readonly number[], due_on: string | null): Promise<void> {
  for (const id of ids) await app.dataSource.manager.update(RegistrationEntity, { id }, { due_on });
}

/** Goes to a time of a day in Rome, and lets the processes look. */
export async function lookAt(app: TestApp, day: string, time = '10:00', ...users: Staff[]): Promise<void> {
  await travel(app, romeInstant(day, time).toISOString(), ...users);
  await look(app);
}

export function look(app: TestApp): Promise<void> {
  return app.app.get(PaymentReminderMails).run();
}

/** Reminders to somebody that were written, as days and steps, oldest first. */
export async function remindersTo(app: TestApp, reader: { email: string }): Promise<[string, number][]> {
  return (await reminderMails(app, reader)).map(({ day, step }) => [day, step]);
}

/** The same with all that they say. */
export async function reminderMails(app: TestApp, reader: { email: string }): Promise<PaymentReminderMail[]> {
  const mails = (await mailsTo(app, reader)).filter(({ kind }) => kind === 'payment-reminder');
  return mails as unknown as PaymentReminderMail[];
}

/** The steps that are stored of a registration, with their days. */
export async function stepsOf(app: TestApp, id: number): Promise<[number, string][]> {
  const rows = await app.dataSource.manager.find(PaymentReminderEntity, {
    where: { registration_id: id },
    order: { day: 'ASC' },
  });
  return rows.map(({ step, day }) => [step, day]);
}

/** A page of the list, as the office gets it. */
export async function listed(
  app: TestApp,
  query = '',
): Promise<{ data: PaymentReminderRecord[]; meta: { total: number } }> {
  return (
    await app
      .as(await office(app))
      .get(`/api/payment-reminder?${query}`)
      .expect(200)
  ).body;
}

/** The row of a parent; fails when there is none. */
export async function rowOf(
  app: TestApp,
  { personId }: { personId: number },
): Promise<PaymentReminderRecord> {
  const { data } = await listed(app, `filters=id|${personId}`);
  expect(data).toHaveLength(1);
  return data[0]!;
}

export async function summaryOf(app: TestApp): Promise<PaymentReminderSummary> {
  return (
    await app
      .as(await office(app))
      .get('/api/payment-reminder/summary')
      .expect(200)
  ).body.data;
}

/** Pauses as the office, whatever the answer. */
export async function tryPause(app: TestApp, personId: number, body: object): Promise<Response> {
  return app
    .as(await office(app))
    .post(`/api/payment-reminder/${personId}/pause`)
    .send(body);
}

/** The same; fails when refused. */
export async function pause(
  app: TestApp,
  { personId }: { personId: number },
  paused: boolean,
  until?: string,
): Promise<ReminderPause> {
  const { status, body } = await tryPause(app, personId, { paused, until });
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data as ReminderPause;
}
