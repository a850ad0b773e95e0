import type { ParsedMail } from 'mailparser';
import type { CourseEntity } from '../../src/model/catalogue/course.entity.js';
import { bookBasket, type Wanted } from '../registrations/basket/support.js';
import { someFamily } from '../registrations/support/book.js';
import { createTestApp, type TestApp } from '../support/app.js';
import { someCourse, someWeek } from '../support/builders.js';
import { imageIn, lastMailTo } from './mailbox.js';
import { readQrCode } from './qr.js';

/* The mail of a basket as its reader gets it (product/registrations.md#basket). */

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { APP_URL: 'https://ferien.example' } });
});
afterAll(() => app.close());

const OTHER_ACCOUNT = 'DE02120300000000202051';

/** Books a week of each of these projects for the first child, and reads the mail. */
async function mailOf(
  courses: Partial<CourseEntity>[],
  { lang = 'de' as 'de' | 'it', size = {} } = {},
): Promise<ParsedMail> {
  const { parent, child } = await someFamily(app, 1, lang);
  const wanted: Wanted[] = [];
  for (const [index, course] of courses.entries()) {
    const from = `2026-07-${String(6 + 7 * index).padStart(2, '0')}`;
    const to = `2026-07-${String(10 + 7 * index).padStart(2, '0')}`;
    const more = index === courses.length - 1 ? size : {};
    wanted.push([child, await someWeek(app, await someCourse(app, course), { from, to, ...more })]);
  }
  await bookBasket(app, parent, ...wanted);
  return lastMailTo(app, parent.email);
}

it.each([
  [
    'de',
    'Ihre Anmeldungen: 3 Wochen',
    [
      'Wald: fest gebucht',
      'Zirkus: fest gebucht',
      'Theater: auf der Warteliste',
      'Platz 1 auf der Warteliste',
    ],
  ],
  [
    'it',
    'Le Sue iscrizioni: 3 settimane',
    [
      'Bosco: iscrizione confermata',
      'Circo: iscrizione confermata',
      'Teatro: in lista d’attesa',
      'posto n. 1',
    ],
  ],
] as const)('names each project with its outcome (%s)', async (lang, subject, words) => {
  const mail = await mailOf(
    [
      { name: 'Wald', name_it: 'Bosco' },
      { name: 'Zirkus', name_it: 'Circo' },
      { name: 'Theater', name_it: 'Teatro' },
    ],
    { lang, size: { max_participants: 0 } },
  );
  expect(mail.subject).toBe(subject);
  for (const word of words) {
    expect(mail.text).toContain(word);
    expect(mail.html).toContain(word);
  }
});

it('has the own text of each project, with its values, and no lines twice', async () => {
  const { text = '', html } = await mailOf([
    { name: 'Wald', email_new: '<p>Stiefel mitbringen, {{name}}!</p>' },
    { name: 'Zirkus <b>', email_new: '<p>Für {{course}}: {{weeks}}</p>' },
  ]);
  expect(text).toContain('Stiefel mitbringen, Eva Rossi!');
  expect(text.match(/06\.07\.2026/g)).toHaveLength(1);
  expect(text.match(/13\.07\.2026/g)).toHaveLength(1);
  expect(html).toContain('Zirkus &lt;b&gt;');
  expect(html).not.toContain('Zirkus <b>');
});

it('asks for one transfer for each account, with a code that banks read', async () => {
  const mail = await mailOf([
    { name: 'Wald' },
    { name: 'Zirkus' },
    { name: 'Meer', bank_iban: OTHER_ACCOUNT },
  ]);
  const codes = await Promise.all([0, 1].map(async (at) => readQrCode(imageIn(mail, `payment-qr-${at}`))));
  expect(codes.map((code) => code!.split('\n').slice(6, 8))).toEqual([
    ['IT60X0542811101000000123456', 'EUR240.00'],
    [OTHER_ACCOUNT, 'EUR120.00'],
  ]);
  expect(mail.text).toContain('Wald, Zirkus');
});

it('closes once, and leads to the family', async () => {
  const { text = '' } = await mailOf([{ name: 'Wald' }, { name: 'Zirkus' }]);
  expect(text.match(/Freundliche Grüße/g)).toHaveLength(1);
  expect(text).toContain('https://ferien.example/my-family');
});
