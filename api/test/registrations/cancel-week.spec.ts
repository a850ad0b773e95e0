import type {
  CancelledParticipant,
  MessageAudience,
  WeekCancelPreview,
  WeekCancelResult,
} from '@feria/shared';
import type { ParsedMail } from 'mailparser';
import type { Response } from 'supertest';
import { ParentEntity } from '../../src/model/families/parent.entity.js';
import { CourseTypeEntity } from '../../src/model/catalogue/course-type.entity.js';
import { sentMails } from '../mailing/mailbox.js';
import { createTestApp, type TestApp } from '../support/app.js';
import { someChild, someCourse, someParent, someStaff, someWeek, signUpBody } from '../support/builders.js';
import {
  book,
  bookByStaff,
  daysOf,
  editWeek,
  firstId,
  historyOf,
  kindsTo,
  occupy,
  office,
  outcomes,
  placeOf,
  registrationsOf,
  send,
  someFamily,
  travel,
} from './support/book.js';
import { pay } from '../support/pay.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(() => travel(app, '2026-03-02T09:00:00Z'));
afterAll(() => app.close());

const MESSAGE = {
  message: 'Die Hütte ist <b>gesperrt</b>.\nWir bitten um Verständnis.',
  message_it: 'Il rifugio è chiuso.',
};

async function cancel(week: { id: number }, body: object = MESSAGE, lang = 'de'): Promise<Response> {
  return app
    .as(await office(app))
    .post(`/api/courseWeek/${week.id}/cancel`)
    .set('api-lang', lang)
    .send(body);
}

async function preview(week: { id: number }): Promise<WeekCancelPreview> {
  const answer = await app.as(await office(app)).get(`/api/courseWeek/${week.id}/cancel-preview`);
  expect(answer.status).toBe(200);
  return answer.body.data as WeekCancelPreview;
}

/** The mail about a cancelled week to a parent; fails unless there is exactly one. */
async function cancelMailTo({ email }: { email: string }): Promise<ParsedMail> {
  const own = (await sentMails(app)).filter(
    ({ to, subject }) =>
      [to].flat()[0]?.value[0]?.address === email && /^(Abgesagt|Annullata):/.test(subject ?? ''),
  );
  expect(own).toHaveLength(1);
  return own[0]!;
}

describe('cancelling a week', () => {
  /** Two places taken, one of them paid, one child that waits, of two families. */
  async function setTheScene() {
    const course = await someCourse(app);
    const week = await someWeek(app, course, { max_participants: 2 });
    const first = await someFamily(app, 2);
    const second = await someFamily(app, 1, 'it');
    const [paid, open] = (await book(app, first.parent, first.children, week)).registrations.map(
      ({ id }) => id!,
    );
    const waiting = firstId(await book(app, second.parent, second.child, week));
    await pay(app, paid!, 11_950);
    return { course, week, first, second, paid: paid!, open: open!, waiting };
  }

  it('says before what it will do, and changes nothing', async () => {
    const { week, course, paid } = await setTheScene();
    const other = await someWeek(app, course, { max_participants: 3 });
    expect(await preview(week)).toEqual({
      refusal: null,
      present_today: null,
      confirmed: 2,
      waiting: 1,
      families: 2,
      refund: 119.5,
      mails: 2,
      unreachable: [],
      moved_up: 0,
      alternatives: [
        expect.objectContaining({
          id: other.id,
          free: 3,
          children: 3,
          course: expect.objectContaining({ id: course.id }),
        }),
      ],
    });
    expect(await placeOf(app, paid)).toBe('confirmed');
  });

  it('keeps who was registered in sight, and a message reaches them, but none who gave the place back before', async () => {
    const { week, course, first, second } = await setTheScene();
    const gone = await someFamily(app);
    const givenBack = firstId(await book(app, gone.parent, gone.child, week));
    await app.as(gone.parent).delete(`/api/registration/${givenBack}`).expect(200);
    const staff = await someStaff(app, 'Office');
    const shown = async () =>
      (await app.as(staff).get(`/api/course/${course.id}`).expect(200)).body.data.courseWeeks[0]
        .cancelled_participants as CancelledParticipant[];
    const reached = async (audience: MessageAudience) =>
      (
        await app.as(staff).post('/api/message/preview').send({ audience }).expect(200)
      ).body.data.receivers.map(({ person_id }: { person_id: number }) => person_id);
    const ofWeek: MessageAudience = { kind: 'week', course_week_id: week.id, states: ['cancelled'] };
    // Until the week is cancelled, who gave it back is who is written to.
    expect([await shown(), await reached(ofWeek)]).toEqual([[], [gone.parent.personId]]);
    app.clock.advance(60_000);
    expect((await cancel(week)).status).toBe(200);
    const lost = [...first.children, second.child];
    const rows = await shown();
    expect(rows.map(({ child_id }) => child_id).sort()).toEqual(lost.map(({ id }) => id).sort());
    expect(rows.map(({ credit }) => credit).sort()).toEqual([0, 0, 119.5]);
    const told = [first.parent.personId, second.parent.personId].sort();
    expect((await reached(ofWeek)).sort()).toEqual(told);
    expect(
      (await reached({ kind: 'project', course_id: course.id, states: ['cancelled', 'open'] })).sort(),
    ).toEqual(told);
    expect(await reached({ kind: 'week', course_week_id: week.id })).toEqual([]);
  });

  it('ends every registration and keeps what was paid as to be refunded', async () => {
    const { week, first, second, paid, open, waiting } = await setTheScene();
    const answer = await cancel(week);
    expect(answer.status).toBe(200);
    const result = answer.body.data as WeekCancelResult;
    expect(result).toMatchObject({ confirmed: 2, waiting: 1, families: 2, refund: 119.5, mails: 2 });
    expect(result.message).toBe('Die Woche ist abgesagt. 2 Personen erhalten eine E-Mail.');
    expect(await registrationsOf(app, week)).toEqual([]);
    expect(await daysOf(app, first.child)).toEqual([]);
    const staff = (await office(app)).id;
    expect((await historyOf(app, paid)).at(-1)).toEqual({ kind: 'removed', user_id: staff, amount: 11_950 });
    expect((await historyOf(app, open)).at(-1)).toEqual({ kind: 'removed', user_id: staff, amount: 0 });
    expect((await historyOf(app, waiting)).at(-1)).toMatchObject({ kind: 'removed' });
    for (const parent of [first.parent, second.parent])
      expect((await kindsTo(app, parent)).filter((kind) => kind === 'week-cancelled')).toHaveLength(1);
  });

  it('shows the week as cancelled to everybody, and nobody can book it', async () => {
    const { week, course } = await setTheScene();
    await cancel(week);
    const cancelled_at = '2026-03-02T09:00:00.000Z';
    const shown = { state: 'after_registration', full: true, cancelled_at };
    const { body: page } = await app.http().get(`/api/frontend/${course.id}`).expect(200);
    expect(page.data.courseWeeks[0]).toMatchObject({ ...shown, availability: 'full' });
    const staff = app.as(await office(app));
    const { body: detail } = await staff.get(`/api/course/${course.id}`).expect(200);
    expect(detail.data.courseWeeks[0]).toMatchObject({ ...shown, registered: 0, waiting: 0 });
    const { body: overview } = await staff.get('/api/course/overview').expect(200);
    expect(overview.data).toContainEqual(expect.objectContaining({ id: week.id, cancelled_at }));

    const family = await someFamily(app);
    const refused = await send(app, family.parent, course, signUpBody(family.child, week));
    expect(refused.status).toBe(422);
    const message = `Die Woche „${week.name}“ wurde abgesagt und kann nicht gebucht werden.`;
    expect(refused.body.errors).toEqual({ 'bookedChildren.0.courseWeeks.0.id': [message] });
    const { body: single } = await staff
      .post('/api/peopleCourseWeekRegistration')
      .send({
        people_id: family.child.id,
        course_week_id: week.id,
        day_type: 'full_day',
        emergency_contact1_phone: '+39 333 1',
      })
      .expect(422);
    expect(single.errors).toMatchObject({ course_week_id: [message] });
    expect(await registrationsOf(app, week)).toEqual([]);
  });

  it('is refused a second time, and once the week is over; a week that runs can be cancelled', async () => {
    const { week } = await setTheScene();
    await travel(app, '2026-06-17T09:00:00Z');
    expect((await preview(week)).refusal).toBeNull();
    expect((await cancel(week)).status).toBe(200);
    const again = await cancel(week);
    expect(again.status).toBe(422);
    expect(again.body.message).toBe('Diese Woche ist schon abgesagt.');
    expect((await preview(week)).refusal).toBe('Diese Woche ist schon abgesagt.');
    const past = await someWeek(app, await someCourse(app), { from: '2026-06-08', to: '2026-06-12' });
    expect((await cancel(past)).body.message).toBe(
      'Diese Woche ist schon vorbei und kann nicht mehr abgesagt werden.',
    );
  });

  it('can be deleted afterwards, and a higher capacity brings nobody in', async () => {
    const { week } = await setTheScene();
    await cancel(week);
    expect((await editWeek(app, week, { max_participants: 50 })).status).toBe(200);
    const { body } = await app
      .as(await office(app))
      .delete(`/api/courseWeek/${week.id}`)
      .expect(200);
    expect(body.data.success).toBe(true);
  });

  it('leaves the copy of a course as it was before', async () => {
    const { week, course } = await setTheScene();
    await cancel(week);
    const staff = app.as(await office(app));
    const { body } = await staff.post(`/api/course/${course.id}/copy`).expect(201);
    const { body: detail } = await staff.get(`/api/course/${body.data.id}`).expect(200);
    expect(detail.data.courseWeeks).toEqual([expect.objectContaining({ cancelled_at: null })]);
  });

  it('moves children up who waited in another week for these days', async () => {
    const week = await someWeek(app, await someCourse(app));
    const elsewhere = await someWeek(app, await someCourse(app), {
      from: week.from,
      to: week.to,
      max_participants: 1,
    });
    const [seat] = await occupy(app, elsewhere, 1);
    const first = await someFamily(app);
    const waits = firstId(await book(app, first.parent, first.child, elsewhere));
    await book(app, first.parent, first.child, week);
    // The seat is free, but the child is confirmed in the week that will be cancelled.
    await app
      .as(await office(app))
      .delete(`/api/peopleCourseWeekRegistration/${seat}`)
      .expect(200);
    expect(await placeOf(app, waits)).toBe('waiting');
    expect(await preview(week)).toMatchObject({ moved_up: 1 });
    const { body } = await cancel(week);
    expect(body.data.moved_up).toBe(1);
    expect(await placeOf(app, waits)).toBe('confirmed');
    expect(await daysOf(app, first.child)).toHaveLength(5);
    expect((await kindsTo(app, first.parent)).slice(-2).sort()).toEqual(['new-waiting', 'week-cancelled']);
  });

  it('names children of whom nobody can be told', async () => {
    const week = await someWeek(app, await someCourse(app));
    const parent = await someParent(app);
    const child = await someChild(app, parent);
    await bookByStaff(app, child, week);
    await app.dataSource.manager.update(ParentEntity, { id: parent.personId }, { user_id: null });
    expect(await preview(week)).toMatchObject({
      confirmed: 1,
      families: 1,
      mails: 0,
      unreachable: [`${child.first_name} ${child.last_name}`],
    });
  });

  it('counts a family once, and mails both parents of a child that staff booked', async () => {
    const week = await someWeek(app, await someCourse(app));
    const [mother, father] = [await someParent(app), await someParent(app)];
    const shared = await someChild(app, [mother, father]);
    const half = await someChild(app, father);
    await bookByStaff(app, [shared, half], week);
    expect(await preview(week)).toMatchObject({ confirmed: 2, families: 1, mails: 2 });
  });

  it('takes texts that are too long to their field', async () => {
    const { week } = await setTheScene();
    const answer = await cancel(week, { message: 'x'.repeat(2_001) });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual(['message']);
    expect(await registrationsOf(app, week)).toHaveLength(3);
  });

  it('is for holders of course.update', async () => {
    const { week } = await setTheScene();
    const reader = await someStaff(app, ['course.index', 'course.view']);
    await app.as(reader).post(`/api/courseWeek/${week.id}/cancel`).send(MESSAGE).expect(403);
    await app.as(reader).get(`/api/courseWeek/${week.id}/cancel-preview`).expect(403);
    await app
      .as(await office(app))
      .post('/api/courseWeek/999999/cancel')
      .send(MESSAGE)
      .expect(404);
  });

  it('takes the same number of statements for few and for many children', async () => {
    const statements = async (children: number): Promise<number> => {
      const week = await someWeek(app, await someCourse(app));
      for (let family = 0; family < children; family += 1) {
        const { parent, child } = await someFamily(app);
        await book(app, parent, child, week);
      }
      const staff = await office(app);
      const preview = () => app.as(staff).get(`/api/courseWeek/${week.id}/cancel-preview`).expect(200);
      return (await app.countStatements(preview)).length;
    };
    expect(await statements(6)).toBe(await statements(2));
  });
});

describe('the mail about a cancelled week', () => {
  it('says in the language of the parent what ended, what the office writes, the money and other weeks', async () => {
    const { manager } = app.dataSource;
    const type = await manager.save(
      manager.create(CourseTypeEntity, { name: 'Wald', name_it: 'Bosco', sort_order: 1 }),
    );
    const course = await someCourse(app, {
      name: 'Waldwochen',
      name_it: 'Settimane nel bosco',
      course_type_id: type.id,
    });
    const week = await someWeek(app, course);
    const [german, italian] = [await someParent(app), await someParent(app, { lang: 'it' })];
    const children = [
      await someChild(app, german, { first_name: 'Mia', birth: '2016-05-05' }),
      await someChild(app, german, { first_name: 'Leo', birth: '2012-05-05' }),
    ];
    const paid = firstId(await book(app, german, children, week));
    await pay(app, paid, 12_000);
    const nina = await someChild(app, italian, { first_name: 'Nina' });
    await book(app, italian, nina, week);
    const same = await someWeek(app, course, { name: 'Nachbarwoche', name_it: 'Settimana vicina' });
    const young = await someCourse(app, {
      name: 'Kleine',
      name_it: 'Piccoli',
      course_type_id: type.id,
      age_from: 6,
      age_to: 11,
    });
    await someWeek(app, young, { name: 'Kinderwoche', name_it: 'Settimana dei piccoli' });
    const full = await someWeek(app, course, { name: 'Volle Woche', max_participants: 0 });
    await cancel(week);

    const mail = await cancelMailTo(german);
    expect(mail.subject).toBe('Abgesagt: Waldwochen, Woche 1');
    expect(mail.text).toContain(
      'Mitteilung des Büros:\nDie Hütte ist <b>gesperrt</b>.\nWir bitten um Verständnis.',
    );
    expect(mail.html).toContain('Die Hütte ist &lt;b&gt;gesperrt&lt;/b&gt;.<br>');
    expect(mail.text?.replace(/\s+/g, ' ')).toContain(
      'Dafür sind 120,00 € bezahlt. Dieser Betrag ist jetzt ein Guthaben. Damit wird zuerst bezahlt',
    );
    expect(mail.text).toMatch(
      /- Waldwochen: Nachbarwoche, .* passt für Mia und Leo: \S+\/courseregistration\/\d+/,
    );
    expect(mail.text).toMatch(/- Kleine: Kinderwoche, .* passt für Mia: /);
    expect(mail.text!.indexOf('Nachbarwoche')).toBeLessThan(mail.text!.indexOf('Kinderwoche'));
    expect(mail.text).not.toContain(full.name);
    expect(mail.text).toMatch(new RegExp(`/courseregistration/${same.course_id}\\?lang=(de|it)`));

    const other = await cancelMailTo(italian);
    expect(other.subject).toBe('Annullata: Settimane nel bosco, Settimana 1');
    expect(other.text).toContain('Comunicazione dell’ufficio:\nIl rifugio è chiuso.');
    expect(other.text).not.toContain('Mia');
    expect(other.text).not.toContain('€.');
  });

  it('offers no week on days on which the child is confirmed elsewhere, nor one it has already', async () => {
    const course = await someCourse(app);
    const week = await someWeek(app, course);
    const parallel = await someWeek(app, course, { name: 'Parallel', name_it: 'Parallela' });
    const own = await someWeek(app, course, { name: 'Schon gebucht', name_it: 'Già prenotata' });
    const { parent, child } = await someFamily(app);
    const elsewhere = await someWeek(app, await someCourse(app), { from: parallel.from, to: parallel.to });
    expect(outcomes(await book(app, parent, child, [week, own]))).toEqual(['confirmed', 'confirmed']);
    await book(app, parent, child, elsewhere);
    await cancel(week, {});
    const { text } = await cancelMailTo(parent);
    expect(text).not.toContain('Hier sind noch Plätze frei');
    expect(text).not.toContain('Mitteilung des Büros');
  });

  it('takes the text of the other language when there is only one', async () => {
    const week = await someWeek(app, await someCourse(app));
    const { parent, child } = await someFamily(app, 1, 'it');
    await book(app, parent, child, week);
    await cancel(week, { message: 'Die Hütte ist gesperrt.' });
    expect((await cancelMailTo(parent)).text).toContain('Die Hütte ist gesperrt.');
  });

  it('goes when the child is erased', async () => {
    const week = await someWeek(app, await someCourse(app));
    const { parent, child } = await someFamily(app);
    await book(app, parent, child, week);
    await cancel(week);
    const { body } = await app
      .as(await office(app))
      .delete(`/api/child/${child.id}`)
      .expect(200);
    expect(body.data.success).toBe(true);
    expect(await kindsTo(app, parent)).toEqual([]);
  });
});
