import { inGroupsOfFour, paymentReference, romeInstant } from '@feria/shared';
import type { ParsedMail } from 'mailparser';
import { OutboxWorker } from '../../../src/mailing/outbox-worker.js';
import { MailServer } from '../../mailing/mail-server.js';
import { readQrCode } from '../../mailing/qr.js';
import { book, travel } from '../../registrations/support/book.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { someCourse, someWeek } from '../../support/builders.js';
import { lookAt, owing, setDue, switchReminders } from './support.js';

/* Reminders as a mail server gets them. */

const smtp = new MailServer();
let app: TestApp;
beforeEach(async () => {
  await smtp.start();
  app = await createTestApp({ env: { SMTP_URL: smtp.url } });
  await travel(app, romeInstant('2026-02-01', '09:00').toISOString());
  await switchReminders(app, true);
});
afterEach(async () => {
  await app.close();
  await smtp.stop();
});

async function remindersTo(address: string): Promise<ParsedMail[]> {
  await app.app.get(OutboxWorker).drain();
  return (await smtp.read()).filter(
    (mail) =>
      [mail.to].flat()[0]?.value[0]?.address === address && /Erinnerung|romemoria/.test(mail.subject ?? ''),
  );
}

it.each([
  {
    lang: 'de' as const,
    subjects: ['Erinnerung: Zahlung überfällig', 'Zweite Erinnerung: Zahlung überfällig'],
    lines: [
      '240,00 € sind überfällig',
      'zu bezahlen bis 10.03.2026, überfällig',
      'noch nicht fällig, zu bezahlen bis 01.05.2026',
    ],
    how: 'So bezahlen Sie: ',
    own: '„Meine Familie“ öffnen',
  },
  {
    lang: 'it' as const,
    subjects: ['Promemoria: pagamento scaduto', 'Secondo promemoria: pagamento scaduto'],
    lines: [
      'risultano scaduti 240,00 €',
      'da pagare entro il 10.03.2026, scaduto',
      'non ancora scaduto, da pagare entro il 01.05.2026',
    ],
    how: 'Come pagare: ',
    own: 'Apra «La mia famiglia»',
  },
])('in $lang: everything that is open, with reference and QR code of what is due', async (wanted) => {
  const { lang, subjects, lines, how, own } = wanted;
  await travel(app, romeInstant('2026-03-02', '09:00').toISOString());
  const { parent, child, children, course, week } = await owing(app, {
    dueOn: '2026-03-10',
    lang,
    children: 2,
  });
  const later = await someCourse(app);
  const far = await someWeek(app, later, { from: '2026-08-03', to: '2026-08-07' });
  const { registrations } = await book(app, parent, child, far);
  await setDue(app, [registrations[0]!.id!], '2026-05-01');
  for (const day of ['2026-03-13', '2026-03-24']) await lookAt(app, day);
  const mails = await remindersTo(parent.email);
  expect(mails.map(({ subject }) => subject).sort()).toEqual([...subjects].sort());
  const mail = mails.find(({ subject }) => subject === subjects[0])!;
  const text = mail.text!.replace(/\s+/g, ' ');
  const reference = paymentReference({ courseId: course.id, personId: parent.personId });
  const name = (of: { name: string; name_it: string }) => (lang === 'it' ? of.name_it : of.name);
  for (const part of [
    ...lines,
    own,
    `${how}${name(course)}`,
    inGroupsOfFour(reference),
    ...children.map(() => `${name(course)}, ${name(week)}`),
    'IT60 X054 2811 1010 0000 0123 456',
    name(later),
  ])
    expect(text).toContain(part);
  // What is due later has no code yet.
  expect(text).not.toContain(`${how}${name(later)}`);
  const codes = mail.attachments.filter(({ cid }) => cid?.startsWith('payment-qr'));
  expect(codes).toHaveLength(1);
  expect((await readQrCode(codes[0]!.content))?.split('\n')).toEqual(
    expect.arrayContaining(['EUR240.00', reference]),
  );
  expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
});
