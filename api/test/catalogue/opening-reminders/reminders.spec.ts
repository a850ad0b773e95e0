import type { ParsedMail } from 'mailparser';
import { Housekeeping } from '../../../src/core/housekeeping/housekeeping.js';
import { CourseEntity } from '../../../src/model/catalogue/course.entity.js';
import { OutboxMailEntity } from '../../../src/model/mailing/outbox-mail.entity.js';
import { OpeningReminderMails } from '../../../src/catalogue/opening-reminders/opening-reminder-mails.js';
import { OpeningReminderEntity } from '../../../src/model/catalogue/opening-reminder.entity.js';
import { sentMails } from '../../mailing/mailbox.js';
import { anotherProcess, createQuietApp, office } from '../../registrations/support/book.js';
import type { TestApp } from '../../support/app.js';
import { ENGINE } from '../../support/database.js';
import { someCourse, someParent, someStaff, type Parent } from '../../support/builders.js';

/** In Rome 8 in the morning; the clock of the tests begins eight days before. */
const OPENS = Date.parse('2026-03-10T07:00:00.000Z');
const OPENING = { register_from: '2026-03-10', register_from_time: '08:00', register_to: '2026-03-31' };
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

let app: TestApp;
beforeEach(async () => {
  app = await createQuietApp();
});
afterEach(() => app.close());

const ask = (parent: Parent, { id }: { id: number }) => app.as(parent).put(`/api/my-family/reminders/${id}`);
const change = (id: number, values: Partial<CourseEntity>) =>
  app.dataSource.manager.update(CourseEntity, { id }, values);

/** Lets the processes look for what is due, so long before the opening (after it, when negative). */
async function lookBefore(milliseconds: number): Promise<void> {
  app.clock.set(new Date(OPENS - milliseconds).toISOString());
  await app.app.get(OpeningReminderMails).run();
}

/** Subjects of the mails that have been sent, the oldest first; sends what is due. */
async function subjects(): Promise<string[]> {
  return (await sentMails(app)).map(({ subject }) => subject ?? '');
}

const waiting = () => app.dataSource.manager.countBy(OutboxMailEntity, { state: 'queued' });

async function reminded(overrides: Partial<CourseEntity> = {}, lang: 'de' | 'it' = 'de') {
  const parent = await someParent(app, { lang });
  const course = await someCourse(app, { ...OPENING, ...overrides });
  await ask(parent, course).expect(200);
  return { parent, course };
}

describe('a reminder', () => {
  it.each(['de', 'it'] as const)('is a mail a day and one an hour before, each once, in %s', async (lang) => {
    const { course } = await reminded({}, lang);
    await lookBefore(DAY + 1);
    expect(await subjects()).toEqual([]);
    await lookBefore(DAY);
    await lookBefore(DAY - 5 * MINUTE);
    const first = await sentMails(app);
    expect(first).toHaveLength(1);
    await lookBefore(HOUR + 1);
    expect(await subjects()).toHaveLength(1);
    for (const milliseconds of [HOUR, HOUR - MINUTE]) await lookBefore(milliseconds);
    expect(await subjects()).toHaveLength(2);
    for (const milliseconds of [10 * MINUTE, 0, -MINUTE, -DAY]) await lookBefore(milliseconds);
    const mails = await sentMails(app);
    const wanted = {
      de: [
        `Die Anmeldung beginnt am 10.03.2026: ${course.name}`,
        `Die Anmeldung beginnt um 08:00 Uhr: ${course.name}`,
      ],
      it: [
        `Le iscrizioni aprono il 10.03.2026: ${course.name_it}`,
        `Le iscrizioni aprono alle ore 08:00: ${course.name_it}`,
      ],
    }[lang];
    expect(mails.map(({ subject }) => subject)).toEqual(wanted);
    for (const mail of mails) expectToSayWhen(mail, lang, course);
  });

  function expectToSayWhen(mail: ParsedMail, lang: 'de' | 'it', course: CourseEntity): void {
    const [name, when] =
      lang === 'de'
        ? [course.name, 'am 10.03.2026 um 08:00 Uhr']
        : [course.name_it, 'il 10.03.2026 alle ore 08:00'];
    for (const part of [name, when, `${app.config.appUrl}/courseregistration/${course.id}`])
      expect(mail.text?.replace(/\s+/g, ' ')).toContain(part);
  }

  it('is written once by several processes', async () => {
    const course = await someCourse(app, OPENING);
    const parents = await Promise.all(Array.from({ length: 5 }, () => someParent(app)));
    for (const parent of parents) await ask(parent, course).expect(200);
    const second = await anotherProcess(app);
    for (const before of [DAY, HOUR]) {
      app.clock.set(new Date(OPENS - before).toISOString());
      const look = (process: TestApp): Promise<void> => process.app.get(OpeningReminderMails).run();
      // On SQLite a process waits for the other without letting it go on, as both are one process here.
      if (ENGINE === 'mysql') await Promise.all([app, second, app, second].map(look));
      else for (const process of [app, second]) await look(process);
    }
    await second.close();
    const mails = await app.dataSource.manager.find(OutboxMailEntity);
    const received = mails.map(({ recipient }) => recipient).sort();
    expect(received).toEqual(parents.flatMap(({ email }) => [email, email]).sort());
  });

  it.each([
    ['a day before, when nobody looked at the time', 5 * HOUR, /am 10\.03\.2026/],
    ['an hour before alone, when nobody looked until then', 20 * MINUTE, /um 08:00/],
  ])('that is late is the one %s', async (_, before, subject) => {
    await reminded();
    await lookBefore(before);
    await lookBefore(before - MINUTE);
    expect(await subjects()).toEqual([expect.stringMatching(subject)]);
  });

  it('is not written when nobody looked until the opening', async () => {
    await reminded();
    for (const before of [0, -MINUTE, -HOUR]) await lookBefore(before);
    expect(await waiting()).toBe(0);
  });

  it('moves with the opening, and says the new time', async () => {
    const { course } = await reminded();
    await lookBefore(DAY);
    expect(await subjects()).toHaveLength(1);
    await change(course.id, { register_from: '2026-03-12', register_from_time: '09:30' });
    await lookBefore(HOUR);
    await lookBefore(-DAY);
    expect(await subjects()).toHaveLength(1);
    await lookBefore(-DAY - 1.5 * HOUR);
    await lookBefore(-2 * DAY - 0.5 * HOUR);
    const [, day, hour, ...others] = await sentMails(app);
    expect(others).toEqual([]);
    for (const mail of [day, hour])
      expect(mail?.text?.replace(/\s+/g, ' ')).toContain('am 12.03.2026 um 09:30 Uhr');
  });

  it('waits for a date, and for a project that is not active', async () => {
    const { course } = await reminded({ register_from: null, register_to: null });
    await lookBefore(DAY);
    await change(course.id, { ...OPENING, active: false });
    await lookBefore(DAY - MINUTE);
    expect(await waiting()).toBe(0);
    await change(course.id, { active: true });
    await lookBefore(DAY - 2 * MINUTE);
    expect(await waiting()).toBe(1);
  });

  it('keeps out of the minutes in which a project opens', async () => {
    await reminded();
    const at = (time: string) => someCourse(app, { register_from: '2026-03-09', register_from_time: time });
    await at('08:01');
    await lookBefore(DAY);
    await lookBefore(DAY - 3.9 * MINUTE);
    expect(await waiting()).toBe(0);
    await lookBefore(DAY - 4 * MINUTE);
    expect(await waiting()).toBe(1);
  });

  it('ends with the account, with the project and when it is switched off', async () => {
    const { manager } = app.dataSource;
    const course = await someCourse(app, OPENING);
    const [gone, staff, off, kept] = await Promise.all([1, 2, 3, 4].map(() => someParent(app)));
    for (const parent of [gone, staff, off, kept]) await ask(parent!, course).expect(200);
    const [role] = await manager.find('role', { take: 1 });
    await manager.insert('user_role', { user_id: staff!.id, role_id: (role as { id: number }).id });
    const admin = await someStaff(app, 'Administrator');
    for (const { personId } of [gone!, staff!])
      await app.as(admin).post(`/api/parent/${personId}/erase`).expect(200);
    const { body } = await app.as(off!).delete(`/api/my-family/reminders/${course.id}`).expect(200);
    expect(body.data).toEqual({ success: true, message: 'Die Erinnerung ist ausgeschaltet.' });
    await lookBefore(DAY);
    const mails = await manager.find(OutboxMailEntity);
    expect(mails.map(({ recipient }) => recipient)).toEqual([kept!.email]);
    const other = await reminded();
    await app.as(admin).delete(`/api/course/${other.course.id}`).expect(200);
    expect(await manager.countBy(OpeningReminderEntity, { course_id: other.course.id })).toBe(0);
  });

  it.each<[string, (given: { parent: Parent; course: CourseEntity }) => Promise<unknown>]>([
    ['registration has opened', async () => app.clock.set(new Date(OPENS).toISOString())],
    ['the opening was moved', ({ course }) => change(course.id, { register_from_time: '08:15' })],
    ['the project is not active any more', ({ course }) => change(course.id, { active: false })],
    [
      'the parent has switched it off',
      ({ parent, course }) => app.as(parent).delete(`/api/my-family/reminders/${course.id}`).expect(200),
    ],
  ])('that still waits in the outbox is not sent when %s', async (_, happens) => {
    const given = await reminded();
    await lookBefore(HOUR);
    expect(await waiting()).toBe(1);
    await happens(given);
    expect(await subjects()).toEqual([]);
    expect(await app.dataSource.manager.count(OutboxMailEntity)).toBe(0);
  });

  it('needs as many statements for many as for one', async () => {
    const { course } = await reminded();
    const count = async (before: number): Promise<number> => {
      const written = await app.dataSource.manager.count(OutboxMailEntity);
      const all = await app.countStatements(() => lookBefore(before));
      expect(await app.dataSource.manager.count(OutboxMailEntity)).toBeGreaterThan(written);
      return all.length;
    };
    const one = await count(DAY);
    app.clock.set('2026-03-02T09:00:00.000Z');
    for (let number = 0; number < 12; number += 1) await ask(await someParent(app), course).expect(200);
    expect(await count(DAY - MINUTE)).toBe(one);
  });

  it('is forgotten the day after the opening', async () => {
    await reminded();
    const count = () => app.dataSource.manager.count(OpeningReminderEntity);
    app.clock.set('2026-03-11T22:59:00.000Z');
    await app.app.get(Housekeeping).sweep();
    expect(await count()).toBe(1);
    app.clock.set('2026-03-11T23:00:00.000Z');
    await app.app.get(Housekeeping).sweep();
    expect(await count()).toBe(0);
  });
});

describe('asking for a reminder', () => {
  it('is answered with all that one has, and done once', async () => {
    const parent = await someParent(app);
    const courses = [await someCourse(app, OPENING), await someCourse(app, OPENING)];
    const ids = courses.map(({ id }) => id);
    for (const course of [...courses, courses[0]!]) await ask(parent, course).expect(200);
    const answers = await Promise.all([
      ask(parent, courses[0]!),
      app.as(parent).get('/api/my-family/reminders'),
    ]);
    for (const { body } of answers) expect(body.data).toEqual({ course_ids: ids });
    expect(await app.dataSource.manager.count(OpeningReminderEntity)).toBe(2);
    const stranger = await app
      .as(await someParent(app))
      .get('/api/my-family/reminders')
      .expect(200);
    expect(stranger.body.data).toEqual({ course_ids: [] });
    const { body } = await app.as(parent).get('/api/my-family/export').expect(200);
    expect(body.data.reminders.map((each: { course: object }) => each.course)).toEqual(
      courses.map(({ name, name_it }) => ({ name, name_it })),
    );
  });

  it('on the last day brings the mail of the hour alone', async () => {
    const parent = await someParent(app);
    const course = await someCourse(app, OPENING);
    app.clock.set(new Date(OPENS - DAY).toISOString());
    await ask(parent, course).expect(200);
    await lookBefore(DAY - MINUTE);
    expect(await waiting()).toBe(0);
    await lookBefore(HOUR);
    expect(await subjects()).toEqual([expect.stringMatching(/um 08:00/)]);
  });

  it.each([
    ['opens within the hour', HOUR],
    ['is open', 0],
  ])('is refused when registration %s', async (_, before) => {
    const parent = await someParent(app);
    const course = await someCourse(app, OPENING);
    app.clock.set(new Date(OPENS - before).toISOString());
    const german = await ask(parent, course).expect(422);
    expect(german.body.message).toMatch(/^Dafür ist es zu spät/);
    const italian = await ask(parent, course).set('api-lang', 'it').expect(422);
    expect(italian.body.message).toMatch(/^È troppo tardi/);
    expect(await app.dataSource.manager.count(OpeningReminderEntity)).toBe(0);
  });

  it('finds no project that is not active or not there', async () => {
    const parent = await someParent(app);
    const hidden = await someCourse(app, { ...OPENING, active: false });
    for (const course of [hidden, { id: 999_999 }]) {
      await ask(parent, course).expect(404);
      await app.as(parent).delete(`/api/my-family/reminders/${course.id}`).expect(404);
    }
  });

  it('can be taken back after the project was hidden', async () => {
    const { parent, course } = await reminded();
    await change(course.id, { active: false });
    await app.as(parent).delete(`/api/my-family/reminders/${course.id}`).expect(200);
    expect(await app.dataSource.manager.count(OpeningReminderEntity)).toBe(0);
  });

  it('is for parents only', async () => {
    const course = await someCourse(app, OPENING);
    const staff = await office(app);
    const { body } = await app.as(staff).put(`/api/my-family/reminders/${course.id}`).expect(403);
    expect(body.code).toBe('no_person');
    await app.http().put(`/api/my-family/reminders/${course.id}`).expect(401);
  });
});
