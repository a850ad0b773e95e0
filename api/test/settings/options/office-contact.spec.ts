import {
  COURSE_MAILS,
  LANGUAGES,
  NOTICE_MAILS,
  type MailKind,
  type OptionKey,
  type ContentLanguage,
} from '@feria/shared';
import type { ParsedMail } from 'mailparser';
import { OptionEntity } from '../../../src/model/settings/option.entity.js';
import { ChildEntity } from '../../../src/model/families/child.entity.js';
import { ParentEntity } from '../../../src/model/families/parent.entity.js';
import { Transactions } from '../../../src/core/database/transactions.js';
import type { MailPayloads } from '../../../src/mailing/mail-kinds.js';
import { Outbox } from '../../../src/mailing/outbox.js';
import { OpeningReminderMails } from '../../../src/catalogue/opening-reminders/opening-reminder-mails.js';
import { registration } from '../../accounts/sign-in/parents.js';
import { openDocument, someRegistration } from '../../money/documents/support/paid.js';
import { readPdf } from '../../money/documents/support/pdf.js';
import { lastMailTo } from '../../mailing/mailbox.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { pay } from '../../support/pay.js';
import {
  next,
  someChild,
  someCourse,
  someParent,
  someStaff,
  someTaxCode,
  someWeek,
} from '../../support/builders.js';
import { someOrganiser } from '../../money/receipts/support.js';

const CONTACT = {
  contact_name: 'Ferienbüro "Murmeltier"',
  contact_phone: '+39 0472 000 417',
  contact_email: 'buero@feria.example',
  imprint: '<p>Verein Murmeltier</p>',
} as const satisfies Partial<Record<OptionKey, string>>;
const LINE = 'Ferienbüro "Murmeltier", +39 0472 000 417, buero@feria.example';
const OFFICE = {
  de: `Bitte wenden Sie sich an das Büro (${LINE}).`,
  it: `Si rivolga all’ufficio (${LINE}).`,
  en: `Please contact the office (${LINE}).`,
};
const PLAIN = {
  de: 'Bitte wenden Sie sich an das Büro.',
  it: 'Si rivolga all’ufficio.',
  en: 'Please contact the office.',
};

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { APP_URL: 'https://ferien.example' } });
  await someOrganiser(app);
});
afterAll(() => app.close());

async function setContact(isSet: boolean): Promise<void> {
  for (const [key, value] of Object.entries(CONTACT)) {
    await app.dataSource.manager.update(
      OptionEntity,
      { key: key as OptionKey },
      { value: isSet ? value : null },
    );
  }
}

describe.each([
  ['with', true, OFFICE],
  ['without', false, PLAIN],
] as const)('a message that names the office, %s a contact', (_, isSet, sentence) => {
  beforeEach(() => setContact(isSet));

  it.each(LANGUAGES)('tells a visitor whose tax code is taken, in %s', async (lang) => {
    const { personId } = await someParent(app);
    const { tax } = await app.dataSource.manager.findOneByOrFail(ParentEntity, { id: personId });
    const { body } = await app
      .http()
      .post('/api/register')
      .set('api-lang', lang)
      .send(registration({ tax }))
      .expect(422);
    expect(body.errors.tax[0]).toMatch(/\. \S/);
    expect(body.errors.tax[0].endsWith(` ${sentence[lang]}`)).toBe(true);
  });

  it('tells a parent whose child is known', async () => {
    const [parent, other] = [await someParent(app), await someParent(app)];
    const known = await someChild(app, other);
    const child = { first_name: 'Mia', last_name: 'Rossi', lang: 'it', phone: '+39 333 1', school: 'gs_2' };
    const add = () =>
      app
        .as(parent)
        .post('/api/my-family/children')
        .send({ ...child, phone: '+39 333 1234567', tax: known.tax });
    expect((await add()).body.errors.tax).toEqual([expect.stringContaining(sentence.de)]);
  });

  it('tells one of two parents who add the same child at once', async () => {
    const tax = someTaxCode({ from: 2012, years: 8 });
    const body = {
      first_name: 'Mia',
      last_name: 'Rossi',
      lang: 'it',
      school: 'gs_2',
      phone: '+39 333 1234567',
      tax,
    };
    const parents = [await someParent(app), await someParent(app), await someParent(app)];
    const answers = await Promise.all(
      parents.map((parent) => app.as(parent).post('/api/my-family/children').send(body)),
    );
    const refused = answers.filter(({ status }) => status === 422);
    expect(refused).toHaveLength(2);
    for (const { body: answer } of refused) {
      expect(answer.errors.tax).toEqual([expect.stringContaining(sentence.de)]);
    }
    expect(await app.dataSource.manager.countBy(ChildEntity, { tax })).toBe(1);
  });

  it('tells a parent who may not change what the other parent has booked', async () => {
    const [booker, other] = [await someParent(app), await someParent(app)];
    const child = await someChild(app, [booker, other]);
    const { id } = await someRegistration(app, child, await someWeek(app, await someCourse(app)));
    const { body } = await app
      .as(other)
      .put(`/api/save-registration/${id}`)
      .send({ emergency_contact1_phone: '+39 333 1234567' })
      .expect(422);
    expect(body.errors.emergency_contact1_phone).toEqual([expect.stringContaining(sentence.de)]);
  });

  it('tells a parent who may not remove a registration, paid or too late', async () => {
    const parent = await someParent(app);
    const course = await someCourse(app);
    const stored = await someRegistration(app, await someChild(app, parent), await someWeek(app, course));
    const remove = async (): Promise<string> =>
      (await app.as(parent).delete(`/api/registration/${stored.id}`).set('api-lang', 'it').expect(200)).body
        .data.message;
    expect(await remove()).toContain(sentence.it);
    await pay(app, stored.id, 0);
    await app.dataSource.manager.update('course', { id: course.id }, { register_to: '2026-03-01' });
    expect(await remove()).toContain(sentence.it);
  });
});

describe('the foot of a mail', () => {
  const send = async (kind: MailKind, lang: ContentLanguage): Promise<ParsedMail> => {
    const to = `reader${next()}@familie.example`;
    const { id, name } = await someCourse(app, { name: 'Waldwochen' });
    const course = { name: 'Eva Rossi', courseId: id, course: name, lines: [] };
    const account = {
      name: 'Eva Rossi',
      link: 'https://ferien.example/password/reset?token=x',
      at: '2026-03-02T09:00:00Z',
      by: 'self',
      child: 'Mia',
      personId: 1,
      guardian: 'Paul Rossi',
      to: 'guardian',
      children: [{ childId: 1, child: 'Mia' }],
      added: ['Oma R.'],
      removed: [],
    };
    const payload = (COURSE_MAILS as readonly MailKind[]).includes(kind) ? course : account;
    await app.app
      .get(Transactions)
      .run((manager) =>
        app.app.get(Outbox).write(manager, { kind, to, lang, payload: payload as MailPayloads['new'] }),
      );
    return lastMailTo(app, to);
  };

  it.each<[MailKind, ContentLanguage, string, string]>([
    ...COURSE_MAILS.map((kind): [MailKind, ContentLanguage, string, string] => [
      kind,
      'de',
      'Kontakt',
      'Impressum',
    ]),
    ['password-reset', 'it', 'Contatti', 'Note legali'],
    ['password-set', 'it', 'Contatti', 'Note legali'],
    // A reminder is sent only while a parent wants it: below.
    ...NOTICE_MAILS.filter((kind) => kind !== 'opening-reminder').map(
      (kind): [MailKind, ContentLanguage, string, string] => [kind, 'it', 'Contatti', 'Note legali'],
    ),
  ])('of kind %s in %s says how to reach the office', async (kind, lang, label, imprint) => {
    await setContact(true);
    const { text, html } = await send(kind, lang);
    expect(text).toContain(`${label}: ${LINE}\n${imprint}: https://ferien.example/imprint`);
    expect(html).toMatch(/<a href="tel:\+390472000417"[^>]*>\+39 0472 000 417<\/a>/);
    expect(html).toMatch(/<a href="mailto:buero@feria\.example"[^>]*>buero@feria\.example<\/a>/);
    expect(html).toMatch(new RegExp(`<a href="https://ferien\\.example/imprint"[^>]*>${imprint}</a>`));
    expect(html).toMatch(/Ferienbüro (&quot;|")Murmeltier/);
  });

  it('of a reminder of an opening says it too', async () => {
    await setContact(true);
    const parent = await someParent(app);
    const opens = { register_from: '2026-03-05', register_from_time: '10:00', register_to: null };
    const course = await someCourse(app, opens);
    app.clock.set('2026-03-02T09:00:00Z');
    await app.as(parent).put(`/api/my-family/reminders/${course.id}`).expect(200);
    app.clock.set('2026-03-04T09:30:00Z');
    await app.app.get(OpeningReminderMails).run();
    expect((await lastMailTo(app, parent.email)).text).toContain(`Kontakt: ${LINE}\nImpressum: `);
  });

  it('says nothing of a contact that is not set', async () => {
    await setContact(false);
    const { text, html } = await send('new', 'de');
    for (const half of [text, html]) expect(half).not.toMatch(/Kontakt|Impressum|tel:|mailto:/);
  });
});

it('a confirmation of payment says whom to ask', async () => {
  await setContact(true);
  const staff = await someStaff(app, 'Administrator');
  const course = await someCourse(app);
  const child = await someChild(app, await someParent(app));
  await someRegistration(app, child, await someWeek(app, course));
  const read = async (path: string): Promise<string> => {
    const answer = await openDocument(app, staff, path);
    return (await readPdf(answer.body as Buffer)).text.join(' ');
  };
  const path = `/confirmation/${course.id}/${child.id}/`;
  expect(await read(path)).toContain(`Rückfragen an: ${LINE}`);
  expect(await read(`${path}it/`)).toContain(`Per informazioni: ${LINE}`);
  await setContact(false);
  expect(await read(path)).not.toContain('Rückfragen');
});
