import { CourseEntity } from '../../../src/model/catalogue/course.entity.js';
import { DueWork } from '../../../src/registrations/due-work.js';
import { CLOSED, published, someDraw, wishing } from '../../registrations/draws/support.js';
import { openDocument } from '../documents/support/paid.js';
import { readXlsx, serial, values } from '../documents/support/xlsx.js';
import { sentMails } from '../../mailing/mailbox.js';
import { edit, tryEdit } from '../payments/support.js';
import {
  book,
  bookByStaff,
  createQuietApp,
  firstId,
  merge,
  move,
  occupy,
  office,
  remove,
  someFamily,
  stored,
  travel,
} from '../../registrations/support/book.js';
import { pay } from '../../support/pay.js';
import type { TestApp } from '../../support/app.js';
import { someCourse, someStaff, someWeek } from '../../support/builders.js';

/* Until when registrations are to be paid (product/money.md#due-dates). The clock stands at 10:00 in Rome on 2 March 2026. */

const TODAY = '2026-03-02T09:00:00Z';

let app: TestApp;
beforeEach(async () => {
  app = await createQuietApp();
  await travel(app, TODAY);
});
afterEach(() => app.close());

const dueOf = async (id: number): Promise<string | null> => (await stored(app, id))!.due_on;
const setDays = (course: { id: number }, payment_days: number | null) =>
  app.dataSource.manager.update(CourseEntity, { id: course.id }, { payment_days });

/** A course with a week, whose registrations are to be paid within two weeks. */
async function paidIn(days: number | null, course: Partial<CourseEntity> = {}, seats = 20) {
  const created = await someCourse(app, { payment_days: days, ...course });
  return { course: created, week: await someWeek(app, created, { max_participants: seats }) };
}

describe('a due date', () => {
  it.each([
    [14, '2026-03-16'],
    [0, '2026-03-02'],
    [null, null],
  ])('is %p days after the booking: %p', async (days, expected) => {
    const { week } = await paidIn(days);
    const { parent, children } = await someFamily(app, 2);
    const result = await book(app, parent, children[0]!, week);
    expect(await dueOf(firstId(result))).toBe(expected);
    expect(result.payment?.due_on).toBe(expected);
    expect(await dueOf(firstId(await bookByStaff(app, children[1]!, week)))).toBe(expected);
    const family = (await app.as(parent).get('/api/my-family').expect(200)).body.data;
    expect(family.registrations[0].due_on).toBe(expected);
    expect(family.payments[0].due_on).toBe(expected);
  });

  it('is counted in days of Rome', async () => {
    await travel(app, '2026-03-28T23:30:00Z');
    const { week } = await paidIn(1);
    const { parent, child } = await someFamily(app);
    expect(await dueOf(firstId(await book(app, parent, child, week)))).toBe('2026-03-30');
  });

  it('comes with a place from the waiting list, not before', async () => {
    const { week } = await paidIn(14, {}, 1);
    const [seat] = await occupy(app, week, 1);
    const { parent, child } = await someFamily(app);
    const id = firstId(await book(app, parent, child, week));
    expect(await dueOf(id)).toBeNull();
    await travel(app, '2026-03-10T09:00:00Z');
    await remove(app, seat!, 'staff');
    expect(await dueOf(id)).toBe('2026-03-24');
  });

  it('comes with an offer that is accepted, and with a place that the office gives', async () => {
    const { week } = await paidIn(14, { move_up: 'offer' }, 2);
    const seats = await occupy(app, week, 2);
    const [first, second] = [await someFamily(app), await someFamily(app)];
    const offered = firstId(await book(app, first.parent, first.child, week));
    const given = firstId(await book(app, second.parent, second.child, week));
    await remove(app, seats[0]!, 'staff');
    expect(await dueOf(offered)).toBeNull();
    await travel(app, '2026-03-03T09:00:00Z', first.parent);
    await app.as(first.parent).post(`/api/registration/${offered}/accept-offer`).expect(200);
    expect(await dueOf(offered)).toBe('2026-03-17');
    await remove(app, seats[1]!, 'staff');
    await app
      .as(await office(app))
      .post(`/api/peopleCourseWeekRegistration/${given}/give-place`)
      .send({ reason: 'Härtefall' })
      .expect(200);
    expect(await dueOf(given)).toBe('2026-03-17');
  });

  it('comes with the end of a fair start, and with a published draw', async () => {
    const { course } = await paidIn(7, { allocation: 'fair_start', register_to: '2026-03-31' });
    const weeks = [await someWeek(app, course), await someWeek(app, course)];
    const { parent, child } = await someFamily(app);
    const { registrations } = await book(app, parent, child, weeks);
    const [sure, held] = registrations.map(({ id }) => id!);
    expect([await dueOf(sure!), await dueOf(held!)]).toEqual(['2026-03-09', null]);
    await travel(app, '2026-04-01T09:00:00Z');
    await app.app.get(DueWork).run();
    expect([await dueOf(sure!), await dueOf(held!)]).toEqual(['2026-03-09', '2026-04-08']);

    const draw = await someDraw(app, [1], { payment_days: 7 });
    await wishing(app, draw.weeks);
    await wishing(app, draw.weeks);
    await travel(app, CLOSED);
    await published(app, draw.course);
    const drawn = await app.dataSource.query<{ is_waiting: number; due_on: string | null }[]>(
      `SELECT is_waiting, due_on FROM registration WHERE course_week_id = ${draw.weeks[0]!.id} ORDER BY is_waiting`,
    );
    expect(drawn.map(({ due_on }) => due_on)).toEqual(['2026-06-08', null]);
  });

  it('stays when a confirmed place moves; a new one comes where there was none', async () => {
    const { course, week } = await paidIn(14);
    const [before, other] = [await paidIn(null), await paidIn(30)];
    const { parent, children } = await someFamily(app, 2);
    const kept = firstId(await book(app, parent, children[0]!, week));
    const none = firstId(await book(app, parent, children[1]!, before.week));
    await travel(app, '2026-03-10T09:00:00Z');
    for (const id of [kept, none]) expect((await move(app, id, other.week)).status).toBe(200);
    expect([await dueOf(kept), await dueOf(none)]).toEqual(['2026-03-16', '2026-04-09']);
    // Who waits has none, and gets one with a place.
    const full = await someWeek(app, course, { max_participants: 1 });
    await occupy(app, full, 1);
    expect((await move(app, kept, full, { waiting: true })).status).toBe(200);
    expect(await dueOf(kept)).toBeNull();
    expect((await move(app, kept, other.week)).status).toBe(200);
    expect(await dueOf(kept)).toBe('2026-04-09');
  });

  it('stays when weeks are merged; a new one comes where there was none', async () => {
    const { week } = await paidIn(14, {}, 2);
    const target = await paidIn(30);
    const [dated, undated, waits] = [await someFamily(app), await someFamily(app), await someFamily(app)];
    const ids = [firstId(await book(app, dated.parent, dated.child, week))];
    await setDays({ id: week.course_id }, null);
    ids.push(firstId(await book(app, undated.parent, undated.child, week)));
    ids.push(firstId(await book(app, waits.parent, waits.child, week)));
    await app.dataSource.manager.update('course_week', { id: target.week.id }, { max_participants: 2 });
    await travel(app, '2026-03-10T09:00:00Z');
    expect((await merge(app, week, target.week)).status).toBe(200);
    expect(await Promise.all(ids.map(dueOf))).toEqual(['2026-03-16', '2026-04-09', null]);
  });

  it('is not touched when the project changes its days', async () => {
    const { course, week } = await paidIn(14);
    const { parent, child } = await someFamily(app);
    const id = firstId(await book(app, parent, child, week));
    const admin = await someStaff(app, 'Administrator');
    await app.as(admin).put(`/api/course/${course.id}`).send({ payment_days: 60 }).expect(200);
    expect(await dueOf(id)).toBe('2026-03-16');
  });
});

describe('the office', () => {
  async function aDebt() {
    const { week } = await paidIn(14);
    const { parent, child } = await someFamily(app);
    return firstId(await book(app, parent, child, week));
  }

  it('sets another due date or none, which the log of changes says', async () => {
    const id = await aDebt();
    expect((await edit(app, id, { due_on: '2026-04-30' })).due_on).toBe('2026-04-30');
    expect((await edit(app, id, { custom_field: null })).due_on).toBe('2026-04-30');
    expect((await edit(app, id, { due_on: null })).due_on).toBeNull();
    const admin = await someStaff(app, 'Administrator');
    const { body } = await app.as(admin).get(`/api/auditLog?filters=record_id|${id}`).expect(200);
    expect(JSON.stringify(body.data)).toContain('2026-04-30');
  });

  it.each(['1999-12-31', '2027-03-05', 'soon'])('cannot set %s', async (due_on) => {
    const { status, body } = await tryEdit(app, await aDebt(), { due_on });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['due_on']]);
  });

  it('cannot set one for a child that waits', async () => {
    const { week } = await paidIn(14, {}, 1);
    await occupy(app, week, 1);
    const { parent, child } = await someFamily(app);
    const id = firstId(await book(app, parent, child, week));
    const { status, body } = await tryEdit(app, id, { due_on: '2026-04-30' });
    expect([status, body.errors]).toEqual([
      422,
      { due_on: ['Auf der Warteliste ist noch nichts zu bezahlen, deshalb gibt es keine Frist.'] },
    ]);
    expect((await tryEdit(app, id, { due_on: null })).status).toBe(200);
  });

  it('sees it on the page of the family, and in the export of payments', async () => {
    const { week } = await paidIn(14);
    const { parent, child } = await someFamily(app);
    await book(app, parent, child, week);
    const staff = await office(app);
    const { body } = await app.as(staff).get(`/api/family/${parent.personId}`).expect(200);
    expect(body.data.seasons[0].registrations[0].due_on).toBe('2026-03-16');
    const file = await openDocument(app, staff, '/export/payments', {});
    const [row] = values(readXlsx(file.body as Buffer)[0]);
    expect(row).toMatchObject({ 'Zu bezahlen bis': serial('2026-03-16T00:00:00') });
  });
});

describe('mails that ask to pay', () => {
  const textOf = async (subject: RegExp): Promise<string> =>
    (await sentMails(app)).find((mail) => subject.test(mail.subject ?? ''))?.text?.replace(/\s+/g, ' ') ?? '';

  it.each([
    ['de', /^Anmeldung:/, 'Zu bezahlen bis: 16.03.2026'],
    ['it', /^Iscrizione:/, 'Da pagare entro il: 16.03.2026'],
  ] as const)('say until when, in %s', async (lang, subject, line) => {
    const { week } = await paidIn(14);
    const { parent, child } = await someFamily(app, 1, lang);
    await book(app, parent, child, week);
    expect(await textOf(subject)).toContain(line);
  });

  it('say it of places from the waiting list and of moved ones, and not of what is paid', async () => {
    const { course, week } = await paidIn(14, {}, 1);
    const [seat] = await occupy(app, week, 1);
    const { parent, child } = await someFamily(app);
    const id = firstId(await book(app, parent, child, week));
    await remove(app, seat!, 'staff');
    expect(await textOf(/^Platz frei geworden/)).toContain('Zu bezahlen bis: 16.03.2026');
    await pay(app, id, 12_000);
    expect((await move(app, id, await someWeek(app, course))).status).toBe(200);
    expect(await textOf(/^Anmeldung verschoben/)).not.toContain('Zu bezahlen bis');
  });
});
