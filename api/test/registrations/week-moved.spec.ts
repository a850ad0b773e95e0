import type { CancellationTerms, MyFamily, RegistrationDeletePreview, WeekDaysPreview } from '@feria/shared';
import ICAL from 'ical.js';
import type { ParsedMail } from 'mailparser';
import type { CourseWeekEntity } from '../../src/model/catalogue/course-week.entity.js';
import { OutboxWorker } from '../../src/mailing/outbox-worker.js';
import { MailServer } from '../mailing/mail-server.js';
import { lastMailTo, sentMails } from '../mailing/mailbox.js';
import { createTestApp, type TestApp } from '../support/app.js';
import { someChild, someCourse, someParent, someWeek, type Parent } from '../support/builders.js';
import { creditOf } from '../support/pay.js';
import { cancel, feeOf, somePlace, STEPS } from './cancellation/support.js';
import {
  book,
  bookByStaff,
  editWeek,
  firstId,
  mailsTo,
  merge,
  move,
  office,
  someFamily,
  stored,
  travel,
} from './support/book.js';

/* What happens to the families of a week that the office moves (product/registrations.md#a-week-that-is-moved). Prices are 120 €. */

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { APP_URL: 'https://ferien.example' } });
});
beforeEach(() => travel(app, '2026-03-02T09:00:00Z'));
afterAll(() => app.close());

/** Free until 6 June for the week of 6 July. */
const NEXT = { from: '2026-07-13', to: '2026-07-17' };
/** Two weeks earlier. */
const SOON = { from: '2026-06-22', to: '2026-06-26' };
const MOVED_AT = '2026-06-01T09:00:00Z';
/** 15 June, the last moment in Rome: 14 days after. */
const FREE_UNTIL = '2026-06-15T21:59:59.999Z';

const movedMailsTo = async (parent: Parent) =>
  (await mailsTo(app, parent)).filter(({ kind }) => kind === 'week-moved');

async function edit(week: { id: number }, change: object): Promise<void> {
  const { status, body } = await editWeek(app, week, change);
  expect([status, body.errors]).toEqual([200, undefined]);
}

async function shown(parent: Parent) {
  const { body } = await app.as(parent).get('/api/my-family').expect(200);
  return (body.data as MyFamily).registrations[0]!;
}

async function termsOf(parent: Parent): Promise<CancellationTerms | null> {
  return (await shown(parent)).cancellation;
}

async function asked(week: { id: number }, query: object): Promise<WeekDaysPreview> {
  const staff = app.as(await office(app));
  return (await staff.get(`/api/courseWeek/${week.id}/days-preview`).query(query).expect(200)).body.data;
}

function eventIn(mail: ParsedMail): { uid: string; sequence: number; from: string; status: unknown } {
  const file = mail.attachments.find(({ contentType }) => contentType === 'text/calendar');
  const calendar = new ICAL.Component(ICAL.parse(file!.content.toString('utf8')));
  const component = calendar.getFirstSubcomponent('vevent')!;
  const { uid, sequence, startDate } = new ICAL.Event(component);
  const status = component.getFirstPropertyValue('status');
  return { uid, sequence, from: startDate.toString(), status };
}

describe('the mail', () => {
  it.each([
    [
      'de',
      'Neuer Termin: ',
      'bisher 06.07.2026 – 10.07.2026, jetzt 13.07.2026 – 17.07.2026',
      'bisher: 06.07.2026 – 10.07.2026, 08:00–16:30',
      'können Sie abmelden: in „Meine Familie“',
      'Das Schwimmbad ist gesperrt.',
    ],
    [
      'it',
      'Nuove date: ',
      'prima 06.07.2026 – 10.07.2026, ora 13.07.2026 – 17.07.2026',
      'prima: 06.07.2026 – 10.07.2026, 08:00–16:30',
      'può cancellare l’iscrizione: in «La mia famiglia»',
      'La piscina è chiusa.',
    ],
  ] as const)(
    'has old and new dates, a new entry for the calendar and until when giving back is free (%s)',
    async (lang, subject, dates, before, free, message) => {
      const { parent, child } = await someFamily(app, 1, lang);
      const week = await someWeek(app, await someCourse(app, { cancellation: STEPS }), {
        from: '2026-07-06',
        to: '2026-07-10',
        time_from: '08:00',
        time_to: '16:30',
      });
      await book(app, parent, child, week);
      const first = eventIn(await lastMailTo(app, parent.email));
      app.clock.advance(60_000);
      await edit(week, {
        ...NEXT,
        time_from: '09:00',
        message: 'Das Schwimmbad ist gesperrt.',
        message_it: 'La piscina è chiusa.',
      });
      const mail = await lastMailTo(app, parent.email);
      expect(mail.subject).toContain(subject);
      for (const words of [dates, before, '09:00–16:30', free, message]) {
        expect(mail.text).toContain(words);
        expect(mail.html).toContain(words);
      }
      for (const words of ['undefined', 'null', '[object', '%{'])
        expect([words, mail.text?.includes(words)]).toEqual([words, false]);
      const now = eventIn(mail);
      expect(now).toMatchObject({ uid: first.uid, from: '2026-07-13T09:00:00', status: 'CONFIRMED' });
      expect(now.sequence).toBeGreaterThan(first.sequence);
    },
  );

  it('reaches a mail server', async () => {
    const smtp = new MailServer();
    await smtp.start();
    const sending = await createTestApp({ env: { SMTP_URL: smtp.url } });
    try {
      const { parent, child } = await someFamily(sending);
      const week = await someWeek(sending, await someCourse(sending));
      await book(sending, parent, child, week);
      sending.clock.advance(60_000);
      expect((await editWeek(sending, week, { from: '2026-07-06', to: '2026-07-10' })).status).toBe(200);
      await sending.app.get(OutboxWorker).drain();
      const mails = await smtp.read();
      const own = mails.filter(({ to }) => [to].flat()[0]?.value[0]?.address === parent.email);
      const mail = own.find(({ subject }) => subject?.startsWith('Neuer Termin'))!;
      expect(eventIn(mail).from).toBe('2026-07-06');
    } finally {
      await sending.close();
      await smtp.stop();
    }
  });

  it('tells who waits, and is one for each parent', async () => {
    const { parent, children } = await someFamily(app, 2);
    const week = await someWeek(app, await someCourse(app), { max_participants: 1 });
    await book(app, parent, children, week);
    await sentMails(app);
    app.clock.advance(60_000);
    await edit(week, NEXT);
    const [mail, ...others] = await movedMailsTo(parent);
    expect(others).toEqual([]);
    expect(mail!.lines.map(({ place }) => place)).toEqual([undefined, 'auf der Warteliste']);
    const { text, attachments } = await lastMailTo(app, parent.email);
    expect(text).toContain('Die Warteliste oder ein Angebot können Sie');
    expect(attachments.at(-1)?.content.toString()).toContain('TENTATIVE');
  });

  it('of other hours goes to who has them, and says so', async () => {
    const [full, half] = [await someFamily(app), await someFamily(app)];
    const hours = { time_from: '08:00', time_to: '16:30', half_day: true, price_half_day: 6_000 };
    const week = await someWeek(app, await someCourse(app, { cancellation: STEPS }), {
      from: '2026-07-06',
      to: '2026-07-10',
      ...hours,
    });
    await book(app, full.parent, full.child, week);
    const asHalf = { id: half.child.id, courseWeeks: [{ id: week.id, dayType: 'half_day' }] };
    await book(app, half.parent, half.child, week, { bookedChildren: [asHalf] });
    await sentMails(app);
    app.clock.advance(60_000);
    // What nobody knew before is no change.
    await edit(week, { time_from_half_day: '08:00', time_to_half_day: '12:00' });
    expect([await movedMailsTo(full.parent), await movedMailsTo(half.parent)]).toEqual([[], []]);
    await edit(week, { time_to_half_day: '11:30' });
    expect([(await movedMailsTo(full.parent)).length, (await movedMailsTo(half.parent)).length]).toEqual([
      0, 1,
    ]);
    const mail = await lastMailTo(app, half.parent.email);
    expect(mail.subject).toContain('Neue Uhrzeiten');
    expect(mail.text).toContain('08:00–11:30');
    expect(mail.text).toContain('08:00–12:00');
    expect([
      (await termsOf(full.parent))?.week_moved,
      (await stored(app, (await shown(half.parent)).id))?.free_until,
    ]).toEqual([undefined, new Date('2026-03-16T22:59:59.999Z')]);
  });

  it('is not written when days and hours stay, nor for a week without bookings, nor when it is over', async () => {
    const { parent, child } = await someFamily(app);
    const week = await someWeek(app, await someCourse(app), { from: '2026-07-06', to: '2026-07-10' });
    await edit(week, NEXT);
    await book(app, parent, child, week);
    await edit(week, { ...NEXT, name: 'Andere Woche', max_participants: 9 });
    await travel(app, '2026-07-20T09:00:00Z');
    expect(await asked(week, { from: '2026-07-14', to: '2026-07-17' })).toMatchObject({ mail: null });
    await edit(week, { from: '2026-07-14' });
    expect(await movedMailsTo(parent)).toEqual([]);
  });

  it('is not written when the office tells the parents itself; giving back is free all the same', async () => {
    const place = await somePlace(app);
    await travel(app, MOVED_AT, place.parent);
    await edit(place.week, { ...SOON, mail: false });
    expect(await movedMailsTo(place.parent)).toEqual([]);
    expect(await termsOf(place.parent)).toMatchObject({ fee: 0, until: FREE_UNTIL, week_moved: true });
  });

  it('is written once when two change the same days at the same time', async () => {
    const { parent, week } = await somePlace(app);
    const staff = app.as(await office(app));
    const { version } = (await staff.get(`/api/courseWeek/${week.id}`).expect(200)).body.data;
    const answers = await Promise.all(
      [NEXT, { from: '2026-07-20', to: '2026-07-24' }].map((days) =>
        staff.put(`/api/courseWeek/${week.id}`).send({ ...days, version }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await movedMailsTo(parent)).toHaveLength(1);
  });
});

describe('the office reads before it saves', () => {
  it('who gets which mail, and until when giving back is free', async () => {
    const { week, course } = await somePlace(app);
    expect(await asked(week, NEXT)).toEqual({
      present_today: null,
      mail: {
        mails: 1,
        unreachable: [],
        subject: expect.stringContaining('Neuer Termin: '),
        text: expect.stringContaining('bisher 06.07.2026 – 10.07.2026, jetzt 13.07.2026 – 17.07.2026'),
        free_until: '2026-03-16T22:59:59.999Z',
      },
    });
    expect(await asked(week, { from: '2026-07-06', to: '2026-07-10' })).toEqual({
      present_today: null,
      mail: null,
    });
    const empty = await someWeek(app, course, { from: '2026-07-06', to: '2026-07-10' });
    expect(await asked(empty, NEXT)).toEqual({ present_today: null, mail: null });
  });

  it('other hours, and who cannot be told', async () => {
    const week = await someWeek(app, await someCourse(app), { time_from: '08:00', time_to: '16:30' });
    const parent = await someParent(app);
    const child = await someChild(app, parent);
    await bookByStaff(app, child, week);
    const days = { from: week.from, to: week.to };
    await app.dataSource.query('UPDATE person SET user_id = NULL WHERE id = ?', [parent.personId]);
    const { mail } = await asked(week, { ...days, time_from: '09:00' });
    expect(mail).toMatchObject({ mails: 0, unreachable: [`${child.first_name} ${child.last_name}`] });
    expect(mail?.subject).toContain('Neue Uhrzeiten');
    expect((await asked(week, { ...days, time_from: '' })).mail).toBeNull();
    const staff = app.as(await office(app));
    await staff
      .get(`/api/courseWeek/${week.id}/days-preview`)
      .query({ ...days, time_to: 'x' })
      .expect(422);
  });
});

describe('giving the place back', () => {
  it('costs nothing for 14 days, and then what the steps say', async () => {
    const place = await somePlace(app, 12_000);
    await travel(app, MOVED_AT, place.parent);
    await edit(place.week, SOON);
    const staff = app.as(await office(app));
    const preview = async (): Promise<RegistrationDeletePreview> =>
      (await staff.get(`/api/peopleCourseWeekRegistration/${place.id}/delete-preview`).expect(200)).body.data;
    expect(await termsOf(place.parent)).toMatchObject({
      fee: 0,
      credit: 120,
      until: FREE_UNTIL,
      week_moved: true,
    });
    const { fee, consequences } = await preview();
    expect(fee).toBeNull();
    expect(consequences.join(' ')).toContain('bis 15.06.2026 23:59 kostenlos');
    expect(await cancel(app, place.id, place.parent, 0)).toMatchObject({ success: true });
    expect([await feeOf(app, place.id), await creditOf(app, place.parent)]).toEqual([null, 12_000]);
  });

  it('costs the fee when the 14 days are over', async () => {
    const place = await somePlace(app, 12_000);
    await travel(app, '2026-06-14T09:00:00Z', place.parent);
    await edit(place.week, { from: '2026-07-07' });
    await travel(app, '2026-06-28T21:59:59Z', place.parent);
    expect(await termsOf(place.parent)).toMatchObject({ fee: 0, week_moved: true });
    await travel(app, '2026-06-28T22:00:00Z', place.parent);
    const terms = await termsOf(place.parent);
    expect([terms?.fee, terms?.week_moved]).toEqual([120, undefined]);
    expect(await cancel(app, place.id, place.parent, 0)).toMatchObject({ success: false });
    expect(await cancel(app, place.id, place.parent, 120)).toMatchObject({ success: true });
  });

  it('says what it costs after the 14 days', async () => {
    const place = await somePlace(app);
    await travel(app, MOVED_AT, place.parent);
    await edit(place.week, SOON);
    const terms = await termsOf(place.parent);
    expect(terms?.after).toEqual([{ fee: 60, until: expect.any(String) }]);
    expect(terms!.after![0]!.until > FREE_UNTIL).toBe(true);
    expect((await lastMailTo(app, place.parent.email)).text).toContain('auf jeden Fall bis zum');
  });

  it('names no special day where the place is free longer anyway', async () => {
    const place = await somePlace(app, 0, { steps: [] });
    app.clock.advance(60_000);
    await edit(place.week, NEXT);
    expect(await shown(place.parent)).toMatchObject({ deletable: true, cancellation: null });
    const { text } = await lastMailTo(app, place.parent.email);
    expect(text).toContain('Bis wann das kostenlos ist, steht oben');
    expect(text).not.toContain('auf jeden Fall');
    expect(await cancel(app, place.id, place.parent)).toMatchObject({ success: true });
  });

  it('costs nothing also where the project says nothing of it, paid and after registration has closed', async () => {
    const place = await somePlace(app, 12_000, { steps: [] });
    await travel(app, '2026-06-14T09:00:00Z', place.parent);
    expect(await shown(place.parent)).toMatchObject({ deletable: false });
    await edit(place.week, NEXT);
    expect(await shown(place.parent)).toMatchObject({
      deletable: true,
      cancellation: { fee: 0, credit: 120, week_moved: true },
    });
    expect(await cancel(app, place.id, place.parent)).toMatchObject({ success: true });
    expect(await creditOf(app, place.parent)).toBe(12_000);
  });

  it('ends at the latest when the week begins', async () => {
    const place = await somePlace(app);
    await travel(app, '2026-06-10T09:00:00Z', place.parent);
    await edit(place.week, SOON);
    expect(await termsOf(place.parent)).toMatchObject({ fee: 0, until: '2026-06-21T21:59:59.999Z' });
    await travel(app, '2026-06-22T09:00:00Z', place.parent);
    expect(await shown(place.parent)).toMatchObject({ deletable: false, delete_refusal: 'late' });
  });

  it('that was free until a day stays so: no move makes it a fee', async () => {
    const place = await somePlace(app);
    expect(await termsOf(place.parent)).toMatchObject({ fee: 0, until: '2026-06-06T21:59:59.999Z' });
    await travel(app, '2026-05-02T09:00:00Z', place.parent);
    // Three weeks earlier: by these days it would have cost half of it since 16 May, and all since 1 June.
    await edit(place.week, { from: '2026-06-15', to: '2026-06-19' });
    await travel(app, '2026-06-06T21:00:00Z', place.parent);
    expect(await termsOf(place.parent)).toMatchObject({ fee: 0, until: '2026-06-06T21:59:59.999Z' });
    await travel(app, '2026-06-07T09:00:00Z', place.parent);
    // Half of it until 22 June, as agreed, but never when the week has begun.
    expect(await termsOf(place.parent)).toMatchObject({ fee: 60, until: '2026-06-14T21:59:59.999Z' });
  });

  it('is by the new days where these are cheaper, and by the agreed ones again when it is moved back', async () => {
    const place = await somePlace(app);
    await edit(place.week, { from: '2026-08-10', to: '2026-08-14' });
    await travel(app, '2026-07-01T09:00:00Z', place.parent);
    expect(await termsOf(place.parent)).toMatchObject({ fee: 0, until: '2026-07-11T21:59:59.999Z' });
    await edit(place.week, { from: '2026-07-27', to: '2026-07-31' });
    await travel(app, '2026-07-16T09:00:00Z', place.parent);
    expect(await termsOf(place.parent)).toMatchObject({ fee: 120, until: '2026-07-26T21:59:59.999Z' });
    expect((await stored(app, place.id))?.agreed_from).toBe('2026-07-06');
  });
});

describe('a registration of a week that was moved', () => {
  async function movedPlace(): Promise<{
    id: number;
    parent: Parent;
    week: CourseWeekEntity;
    other: CourseWeekEntity;
  }> {
    const { id, parent, week, course } = await somePlace(app);
    const other = await someWeek(app, course, { from: '2026-08-03', to: '2026-08-07' });
    await edit(week, NEXT);
    return { id, parent, week, other };
  }

  it('that the office moves to another week begins anew', async () => {
    const { id, other } = await movedPlace();
    expect((await move(app, id, other, { mail: false })).status).toBe(200);
    expect(await stored(app, id)).toMatchObject({ agreed_from: null, free_until: null });
  });

  it('keeps what was promised when its week is merged into another', async () => {
    const { id, week, other } = await movedPlace();
    expect((await merge(app, week, other)).status).toBe(200);
    expect(await stored(app, id)).toMatchObject({
      agreed_from: '2026-07-06',
      free_until: new Date('2026-03-16T22:59:59.999Z'),
    });
  });

  it('and one booked afterwards has the days of now', async () => {
    const { week } = await movedPlace();
    const { parent, child } = await someFamily(app);
    await sentMails(app);
    const later = firstId(await book(app, parent, child, week));
    expect(await stored(app, later)).toMatchObject({ agreed_from: null, free_until: null });
  });
});
