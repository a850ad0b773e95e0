import ICAL from 'ical.js';
import type { ParsedMail } from 'mailparser';
import ical, { type VEvent } from 'node-ical';
import type { CourseEntity } from '../../src/model/catalogue/course.entity.js';
import { OutboxWorker } from '../../src/mailing/outbox-worker.js';
import { bookBasket } from '../registrations/basket/support.js';
import { book, firstId, someFamily } from '../registrations/support/book.js';
import { createTestApp, type TestApp } from '../support/app.js';
import { someChild, someCourse, someLocation, someWeek } from '../support/builders.js';
import { MailServer } from './mail-server.js';
import { lastMailTo } from './mailbox.js';

/* What the mail of a booking says beside its lines, and the calendar file that it brings (product/mailing.md#mails-of-a-booking). */

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { APP_URL: 'https://ferien.example' } });
});
afterAll(() => app.close());

const HOURS = { full_day: true, time_from: '08:00', time_to: '16:30' };
const STEPS = [
  { days_before: 14, fee_percent: 0 },
  { days_before: 7, fee_percent: 50 },
];

async function placed(values: Partial<CourseEntity> = {}): Promise<CourseEntity> {
  const place = {
    name: 'Seehaus',
    name_it: 'Casa sul lago',
    address: 'Seeweg 3 & 5, Eppan',
    latitude: 46.5,
    longitude: 11.25,
  };
  const location = await someLocation(app, place);
  const told = { info: '<p>Badesachen</p>', info_it: '<p>Costume</p>' };
  return someCourse(app, { location_id: location.id, ...told, ...values });
}

/** The calendar file of a mail, read by two parsers that others wrote. */
function calendarIn(mail: ParsedMail) {
  const files = mail.attachments.filter(({ contentType }) => contentType === 'text/calendar');
  expect(files).toHaveLength(1);
  const text = files[0]!.content.toString('utf8');
  expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  const others = Object.values(ical.sync.parseICS(text)).filter(
    (each) => each?.type === 'VEVENT',
  ) as VEvent[];
  expect(others.map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid));
  return { method: calendar.getFirstPropertyValue('method'), events, name: files[0]!.filename };
}

const status = (event: ICAL.Event) => event.component.getFirstPropertyValue('status');

it.each([
  [
    'de',
    'Seehaus',
    'Gut zu wissen',
    'Badesachen',
    'Abmelden: bis 01.06.2026 23:59 kostenlos; bis 08.06.2026 23:59 für 50 % des Preises',
    'Ferienwochen.ics',
  ],
  [
    'it',
    'Casa sul lago',
    'Informazioni utili',
    'Costume',
    'Cancellazione: gratuita fino al 01.06.2026 23:59; fino all’08.06.2026 23:59 con il 50 % del prezzo',
    'Settimane delle vacanze.ics',
  ],
] as const)(
  'says when, where, what to bring and what giving back costs (%s)',
  async (lang, place, title, bring, steps, file) => {
    const { parent, child } = await someFamily(app, 1, lang);
    const week = await someWeek(app, await placed({ cancellation: STEPS }), HOURS);
    const id = firstId(await book(app, parent, child, week));
    const mail = await lastMailTo(app, parent.email);
    for (const words of ['08:00–16:30', place, title, bring, steps]) {
      expect(mail.text).toContain(words);
      expect(mail.html).toContain(words);
    }
    expect(mail.text).toContain(
      'Seeweg 3 & 5, Eppan\nhttps://www.openstreetmap.org/?mlat=46.5&mlon=11.25#map=17/46.5/11.25',
    );
    expect(mail.html).toContain('Seeweg 3 &amp; 5, Eppan');
    const { method, events, name } = calendarIn(mail);
    expect([method, name, events.length]).toEqual(['PUBLISH', file, 1]);
    expect([events[0]!.uid, status(events[0]!)]).toEqual([`registration-${id}@ferien.example`, 'CONFIRMED']);
    expect(events[0]!.startDate.toString()).toBe('2026-06-15T08:00:00');
    expect(events[0]!.location).toBe(`${place}, Seeweg 3 & 5, Eppan`);
  },
);

it('says until when a place without steps costs nothing: until registration closes', async () => {
  const { parent, child } = await someFamily(app);
  await book(app, parent, child, await someWeek(app, await someCourse(app, { register_to: '2026-05-31' })));
  const { text } = await lastMailTo(app, parent.email);
  expect(text).toContain('Abmelden: bis 31.05.2026 23:59 kostenlos; danach nicht mehr möglich.');
});

it('says nothing that the office has not entered', async () => {
  const { parent, child } = await someFamily(app);
  await book(app, parent, child, await someWeek(app, await someCourse(app)));
  const { text } = await lastMailTo(app, parent.email);
  for (const words of ['openstreetmap', 'Gut zu wissen', 'Ort:', 'undefined', 'null', '[object'])
    expect([words, text?.includes(words)]).toEqual([words, false]);
});

it('brings one file of all lines of a basket, those that wait as tentative', async () => {
  const { parent, child } = await someFamily(app);
  const other = await someChild(app, parent);
  const sure = await someWeek(app, await placed(), HOURS);
  const full = await someWeek(app, await someCourse(app), {
    from: '2026-07-06',
    to: '2026-07-10',
    max_participants: 0,
  });
  await bookBasket(app, parent, [child, sure], [other, sure], [other, full]);
  const mail = await lastMailTo(app, parent.email);
  const { events } = calendarIn(mail);
  expect(events.map(status)).toEqual(['CONFIRMED', 'CONFIRMED', 'TENTATIVE']);
  expect(mail.text?.match(/Badesachen/g)).toHaveLength(1);
  expect(mail.text?.match(/Abmelden:/g)).toHaveLength(2);
});

it('closes once also where a project has a text with its own closing', async () => {
  const { parent, child } = await someFamily(app);
  const own = '<p>Liebe Eltern</p><p>Herzlich, das Team</p>';
  const first = await someWeek(app, await someCourse(app, { email_new: own }));
  const second = await someWeek(app, await someCourse(app), { from: '2026-07-06', to: '2026-07-10' });
  await bookBasket(app, parent, [child, first], [child, second]);
  const { text, html } = await lastMailTo(app, parent.email);
  expect(text).toContain('Herzlich, das Team');
  expect(text).not.toContain('Freundliche Grüße');
  expect(html).not.toContain('Freundliche Grüße');
});

it('reaches a real mail server with its calendar file', async () => {
  const smtp = new MailServer();
  await smtp.start();
  const sending = await createTestApp({ env: { SMTP_URL: smtp.url } });
  try {
    const { parent, child } = await someFamily(sending, 1, 'it');
    await book(sending, parent, child, await someWeek(sending, await someCourse(sending), HOURS));
    await sending.app.get(OutboxWorker).drain();
    const mails = await smtp.read();
    const mail = mails.find(({ to }) => [to].flat()[0]?.value[0]?.address === parent.email);
    expect(calendarIn(mail!).events.map(status)).toEqual(['CONFIRMED']);
  } finally {
    await sending.close();
    await smtp.stop();
  }
});
