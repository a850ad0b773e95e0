import type {
  AudienceState,
  FamilyExport,
  FamilyMessage,
  MessageAudience,
  MessagePreview,
  MessageRow,
  OfficeFamily,
  Permission,
} from '@feria/shared';
import { CourseWeekEntity } from '../../../src/model/catalogue/course-week.entity.js';
import { CourseEntity } from '../../../src/model/catalogue/course.entity.js';
import { MessageEntity, MessageReceiverEntity } from '../../../src/model/office/message.entity.js';
import { OutboxMailEntity } from '../../../src/model/mailing/outbox-mail.entity.js';
import type { ChildEntity } from '../../../src/model/families/child.entity.js';
import { ChildParentEntity } from '../../../src/model/families/child.entity.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import { ParentEntity } from '../../../src/model/families/parent.entity.js';
import { OptionEntity } from '../../../src/model/settings/option.entity.js';
import { Housekeeping } from '../../../src/core/housekeeping/housekeeping.js';
import { holdMails, lastMailTo, sentMails } from '../../mailing/mailbox.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import {
  someChild,
  someCourse,
  someParent,
  someStaff,
  someTaxCode,
  someWeek,
  type Parent,
  type Staff,
} from '../../support/builders.js';
import { line, putIn } from '../../registrations/basket/support.js';
import { pay } from '../../support/pay.js';
import { emptied, preview, record, registered, sendMessage, sent, TEXTS } from './support.js';

let app: TestApp;
let office: Staff;
let course: CourseEntity;
let week: CourseWeekEntity;
let german: Parent;
let italian: Parent;
let children: ChildEntity[];

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-03-02T09:00:00.000Z');
  await emptied(app);
  office = await someStaff(app, 'Office');
  course = await someCourse(app);
  week = await someWeek(app, course);
  german = await someParent(app);
  italian = await someParent(app, { lang: 'it' });
  children = [await someChild(app, german), await someChild(app, german), await someChild(app, german)];
  for (const { id } of children) await registered(app, id, week.id, { booked_by: german.id });
});

const ofWeek = (): MessageAudience => ({ kind: 'week', course_week_id: week.id });
const ids = (receivers: { person_id: number | null }[]) => receivers.map(({ person_id }) => person_id);
const errorsOf = (body: unknown) => (body as { errors: Record<string, string[]> }).errors;

async function italianChild(): Promise<ChildEntity> {
  const child = await someChild(app, italian);
  await registered(app, child.id, week.id, { booked_by: italian.id });
  return child;
}

function italianRegistration(): Promise<RegistrationEntity> {
  return app.dataSource.manager.findOneByOrFail(RegistrationEntity, { booked_by: italian.id });
}

describe('the receivers of a message', () => {
  it('are the parents, each once, however many children', async () => {
    const { receivers, languages, unreachable } = await preview(app, office, ofWeek());
    expect(receivers).toEqual([
      {
        person_id: german.personId,
        name: 'Rossi Eva',
        lang: 'de',
        children: children.map(({ first_name }) => `${first_name} Rossi`),
      },
    ]);
    expect([languages, unreachable]).toEqual([{ de: 1, it: 0 }, []]);
  });

  it('are those who booked, and all parents where the office did', async () => {
    const both = await someChild(app, [german, italian]);
    await registered(app, both.id, week.id, { booked_by: german.id });
    expect(ids((await preview(app, office, ofWeek())).receivers)).toEqual([german.personId]);
    const byOffice = await someChild(app, [german, italian]);
    await registered(app, byOffice.id, week.id, { booked_by: office.id });
    expect(ids((await preview(app, office, ofWeek())).receivers).sort()).toEqual(
      [german.personId, italian.personId].sort(),
    );
  });

  it('are named when nobody can reach them', async () => {
    const { manager } = app.dataSource;
    const { id } = await manager.save(
      manager.create(ParentEntity, {
        first_name: 'Ugo',
        last_name: 'Neri',
        tax: someTaxCode(),
        gender: 'm',
        birth: '1980-01-01',
        address: 'Via 1',
        place: 'Bolzano',
        plz: '39100',
      }),
    );
    const child = await someChild(app, italian, { first_name: 'Zoe', last_name: 'Neri' });
    await manager.update(ChildParentEntity, { child_id: child.id }, { person_id: id });
    await registered(app, child.id, week.id);
    const { receivers, unreachable } = await preview(app, office, ofWeek());
    expect([ids(receivers), unreachable]).toEqual([[german.personId], ['Neri Zoe']]);
    const family = await preview(app, office, { kind: 'family', person_id: id });
    expect(family).toMatchObject({ receivers: [], unreachable: ['Neri Ugo'] });
    const { body } = await sendMessage(
      app,
      office,
      { kind: 'family', person_id: id },
      { subject: 'A', subject_it: 'A', body: 'B', body_it: 'B' },
    ).expect(422);
    expect(errorsOf(body).audience).toHaveLength(1);
    expect(await manager.count(MessageEntity)).toBe(0);
  });

  it.each<[AudienceState[], ('paid' | 'part' | 'open' | 'waits')[]]>([
    [[], ['paid', 'part', 'open']],
    [['confirmed'], ['paid', 'part', 'open']],
    [['waiting'], ['waits']],
    [['unpaid'], ['part', 'open']],
    [['open'], ['part', 'open']],
    [
      ['waiting', 'open'],
      ['part', 'open', 'waits'],
    ],
  ])('of a project in %j: %j', async (states, wanted) => {
    const project = await someCourse(app);
    const [first, second] = [await someWeek(app, project), await someWeek(app, project)];
    const parents = {
      paid: await someParent(app),
      part: await someParent(app),
      open: await someParent(app),
      waits: await someParent(app),
    };
    const values = {
      paid: { payed_amount: 12_000 },
      part: { payed_amount: 11_999 },
      open: {},
      waits: { is_waiting: true, queue_number: 1 },
    };
    for (const name of ['paid', 'part', 'open', 'waits'] as const) {
      const child = await someChild(app, parents[name]);
      const where = name === 'open' ? second : first;
      await registered(app, child.id, where.id, { booked_by: parents[name].id, ...values[name] });
    }
    const found = await preview(app, office, { kind: 'project', course_id: project.id, states });
    expect(ids(found.receivers).sort()).toEqual(wanted.map((name) => parents[name].personId).sort());
  });

  it('of chosen registrations, and of a filter of the list with all its pages', async () => {
    const other = await someCourse(app);
    const elsewhere = await someWeek(app, other);
    const id = await registered(app, (await someChild(app, italian)).id, elsewhere.id, {
      booked_by: italian.id,
    });
    const chosen = await preview(app, office, { kind: 'registrations', ids: [id] });
    expect(ids(chosen.receivers)).toEqual([italian.personId]);
    const filtered = await preview(app, office, { kind: 'filter', filters: [`course_id|${other.id}`] });
    expect(ids(filtered.receivers)).toEqual([italian.personId]);
    const searched = await preview(app, office, { kind: 'filter', search: children[0]!.first_name });
    expect(ids(searched.receivers)).toEqual([german.personId]);
    const all = await preview(app, office, { kind: 'filter' });
    expect(all.receivers).toHaveLength(2);
  });

  it.each<[string, object]>([
    ['nothing', {}],
    ['an unknown kind', { kind: 'everybody' }],
    ['a property of objects', { kind: 'constructor' }],
    ['no ids', { kind: 'registrations', ids: [] }],
    ['ids that are none', { kind: 'registrations', ids: ['1'] }],
    ['a registration that is not there', { kind: 'registrations', ids: [999_999] }],
    ['a week that is not there', { kind: 'week', course_week_id: 999_999 }],
    ['an unknown state', { kind: 'project', course_id: 1, states: ['paid'] }],
    ['a parent who is not there', { kind: 'family', person_id: 999_999 }],
  ])('are refused at the audience: %s', async (_, audience) => {
    const { body } = await app.as(office).post('/api/message/preview').send({ audience }).expect(422);
    expect(Object.keys(errorsOf(body))).toEqual(['audience']);
  });

  it('are refused at the filters that the list does not have', async () => {
    const audience = { kind: 'filter', filters: ['comment|x'] };
    const { body } = await app.as(office).post('/api/message/preview').send({ audience }).expect(422);
    expect(Object.keys(errorsOf(body))).toEqual(['filters']);
  });

  it('are found with the same number of statements for one and for twenty', async () => {
    const count = () => app.countStatements(() => preview(app, office, ofWeek()));
    const few = await count();
    for (let number = 0; number < 20; number += 1) {
      const parent = await someParent(app);
      await registered(app, (await someChild(app, parent)).id, week.id, { booked_by: parent.id });
    }
    expect(await count()).toHaveLength(few.length);
  });
});

describe('a message', () => {
  it('is one mail for each parent, in the language of each, with everything filled in', async () => {
    const child = await italianChild();
    const message = await sent(sendMessage(app, office, ofWeek()));
    expect(message).toEqual({ id: expect.any(Number), receivers: 2 });
    const mails = await sentMails(app);
    expect(mails).toHaveLength(2);
    const to = (parent: Parent) =>
      mails.find((mail) => [mail.to].flat()[0]?.value[0]?.address === parent.email)!;
    expect(to(german).subject).toBe(`Packliste für ${course.name}`);
    const names = children.map(({ first_name }) => `${first_name} Rossi`);
    expect(to(german).text).toContain(`es geht um ${names.join(', ')}.`);
    expect(to(german).text).toContain(`${names[2]}: Woche 1 (15.06.2026 – 19.06.2026)`);
    expect(to(german).headers.get('content-language')).toBe('de');
    expect(to(italian).subject).toBe(`Cosa portare: ${course.name_it}`);
    expect(to(italian).text).toContain(`si tratta di ${child.first_name} Rossi.`);
    expect(to(italian).text).toContain('Settimana 1 (15.06.2026 – 19.06.2026)');
    for (const mail of mails) expect(`${mail.subject} ${mail.text}`).not.toContain('{{');
  });

  it('brings answers to the office', async () => {
    await app.dataSource.manager.update(
      OptionEntity,
      { key: 'contact_email' },
      { value: 'buero@feria.example' },
    );
    await sent(sendMessage(app, office, ofWeek()));
    const [mail] = await sentMails(app);
    expect(mail?.replyTo?.value[0]?.address).toBe('buero@feria.example');
  });

  it('takes values for texts and never for markup or placeholders', async () => {
    await app.dataSource.manager.update(ParentEntity, { id: german.personId }, { first_name: '<b>{{link}}' });
    await sent(sendMessage(app, office, ofWeek()));
    const [mail] = await sentMails(app);
    expect(mail?.text).toContain('Guten Tag <b>{{link}} Rossi,');
    expect(mail?.html).not.toContain('<b>{{');
  });

  it('is sanitised', async () => {
    const body = '<p onclick="x()">Hallo<script>alert(1)</script></p>';
    const { id } = await sent(sendMessage(app, office, ofWeek(), { body }));
    expect((await record(app, office, id)).body).toBe('<p>Hallo</p>');
  });

  it.each([
    ['subject', { subject: null }],
    ['body', { body: '<p> </p>' }],
    ['subject_it', { subject_it: '' }],
    ['body_it', { body_it: null }],
  ])('is refused at %s when somebody reads its language', async (field, change) => {
    await italianChild();
    const { body } = await sendMessage(app, office, ofWeek(), change).set('api-lang', 'de').expect(422);
    expect(Object.keys(errorsOf(body))).toEqual([field]);
    expect(errorsOf(body)[field]?.[0]).toMatch(field.endsWith('_it') ? /^1 .*Italienisch/ : /^1 .*Deutsch/);
    expect(await app.dataSource.manager.count(OutboxMailEntity)).toBe(0);
  });

  it('needs no Italian where nobody reads it', async () => {
    await sent(sendMessage(app, office, ofWeek(), { subject_it: null, body_it: null }));
    expect(await sentMails(app)).toHaveLength(1);
  });

  it.each([
    ['subject', 'Hallo {{nme}}', '{{nme}}'],
    ['subject', 'Hallo {{weeks}}', '{{weeks}}'],
    ['body', '<p>{{#if name}}</p>', '{{#if name}}'],
    ['body', '<p>{{<strong>na</strong>me}}</p>', '{{name}}'],
    ['body_it', '<p>{{constructor}}</p>', '{{constructor}}'],
  ])('is refused at %s for a placeholder without a value: %s', async (field, text, named) => {
    const { body } = await sendMessage(app, office, ofWeek(), { [field]: text }).expect(422);
    expect(Object.keys(errorsOf(body))).toEqual([field]);
    expect(errorsOf(body)[field]?.[0]).toContain(named);
  });

  it('to one parent cannot name a project', async () => {
    const audience: MessageAudience = { kind: 'family', person_id: german.personId };
    const { body } = await sendMessage(app, office, audience).expect(422);
    expect(Object.keys(errorsOf(body)).sort()).toEqual(['body', 'body_it', 'subject', 'subject_it']);
    await sent(
      sendMessage(app, office, audience, {
        subject: 'Frage',
        subject_it: null,
        body: '<p>{{children}}</p>',
        body_it: null,
      }),
    );
    const [mail] = await sentMails(app);
    expect(mail?.text).toContain(children.map(({ first_name }) => `${first_name} Rossi`).join(', '));
  });

  it('says what each parent owes now, where the author sees payments', async () => {
    await italianChild();
    await pay(app, (await italianRegistration()).id, 20_50);
    const texts = { body: '<p>Offen: {{open}}</p>', body_it: '<p>Da pagare: {{open}}</p>' };
    await sent(sendMessage(app, office, ofWeek(), texts));
    const shown = async (to: Parent) => (await lastMailTo(app, to.email)).text?.replace(/\s/g, ' ');
    expect(await shown(german)).toContain('Offen: 360,00 €');
    expect(await shown(italian)).toContain('Da pagare: 99,50 €');
    const writer = await someStaff(app, ['message.create', 'peopleCourseWeekRegistration.index']);
    const refused = await sendMessage(app, writer, ofWeek(), texts);
    expect([refused.status, Object.keys(errorsOf(refused.body))]).toEqual([422, ['body', 'body_it']]);
    const tried = await app
      .as(writer)
      .post('/api/message/preview')
      .send({ audience: ofWeek(), ...TEXTS, ...texts });
    const { samples } = tried.body.data as MessagePreview;
    expect(samples.map(({ body }) => body)).toEqual(['<p>Offen: …</p>', '<p>Da pagare: …</p>']);
  });

  it('is sent once, however often the button is pressed', async () => {
    const key = 'a-key-of-the-client';
    const [first, second] = await Promise.all([
      sendMessage(app, office, ofWeek(), { key }),
      sendMessage(app, office, ofWeek(), { key }),
    ]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(await sent(sendMessage(app, office, ofWeek(), { key }))).toEqual(
      (first.body as { data: object }).data,
    );
    expect(await app.dataSource.manager.count(MessageEntity)).toBe(1);
    expect(await sentMails(app)).toHaveLength(1);
    // The same key of somebody else is another key.
    await sent(sendMessage(app, await someStaff(app, 'Office'), ofWeek(), { key }));
    expect(await app.dataSource.manager.count(MessageEntity)).toBe(2);
  });

  it('is refused when its key was used for another', async () => {
    await sent(sendMessage(app, office, ofWeek(), { key: 'k'.repeat(20) }));
    const { body } = await sendMessage(app, office, ofWeek(), {
      key: 'k'.repeat(20),
      subject: 'Anders',
    }).expect(409);
    expect((body as { code: string }).code).toBe('idempotency_conflict');
  });

  it('can be tried first: to oneself, with a made-up family, and nobody else', async () => {
    await app
      .as(office)
      .post('/api/message/test')
      .send({ audience: ofWeek(), ...TEXTS })
      .expect(200);
    const mails = await sentMails(app);
    expect(mails.map((mail) => [mail.to].flat()[0]?.value[0]?.address)).toEqual([office.email, office.email]);
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'Prova: Cosa portare: Settimane nel bosco',
      'Test: Packliste für Waldwochen',
    ]);
    for (const { text } of mails)
      for (const { first_name } of children) expect(text).not.toContain(first_name);
    expect(await app.dataSource.manager.count(MessageEntity)).toBe(0);
  });

  it.each([
    ['de', 'Test: E-Mails kommen an', 'Guten Tag,'],
    ['it', 'Prova: Le e-mail arrivano', 'Buongiorno,'],
  ])(
    'a trial of the set-up goes to oneself, greets nobody by a login and holds no link that does something (%s)',
    async (lang, subject, greeting) => {
      const admin = await someStaff(app, ['option.update']);
      await app.as(admin).post('/api/setup/trial-mail').set('api-lang', lang).expect(200);
      const mails = await sentMails(app);
      expect(mails.map((mail) => [mail.to].flat()[0]?.value[0]?.address)).toEqual([admin.email]);
      const [mail] = mails;
      expect(mail?.subject).toBe(subject);
      expect(mail?.text).toContain(greeting);
      expect(mail?.text).not.toMatch(/token|reset|password/i);
      await app.as(office).post('/api/setup/trial-mail').expect(403);
    },
  );

  it('cannot be tried without a text, or with a wrong one', async () => {
    const test = (texts: object) =>
      app
        .as(office)
        .post('/api/message/test')
        .send({ audience: ofWeek(), ...texts });
    expect(Object.keys(errorsOf((await test({}).expect(422)).body)).sort()).toEqual(['body', 'subject']);
    expect(Object.keys(errorsOf((await test({ subject_it: 'A' }).expect(422)).body))).toContain('body_it');
    expect(errorsOf((await test({ ...TEXTS, body: '{{x}}' }).expect(422)).body)).toHaveProperty('body');
  });

  it('shows how it will read', async () => {
    await italianChild();
    const { samples } = await preview(app, office, ofWeek());
    expect(samples.map(({ lang, to, subject }) => [lang, to, subject])).toEqual([
      ['de', 'Rossi Eva', `Packliste für ${course.name}`],
      ['it', 'Rossi Eva', `Cosa portare: ${course.name_it}`],
    ]);
    expect(samples[0]?.body).toContain(`es geht um ${children[0]!.first_name} Rossi, `);
  });

  it('needs its permissions', async () => {
    const index = await someStaff(app, ['message.index']);
    await sendMessage(app, index, ofWeek()).expect(403);
    const create = await someStaff(app, ['message.create']);
    await sent(sendMessage(app, create, ofWeek()));
    await app.as(create).get('/api/message').expect(403);
    await app.as(index).get('/api/message').expect(200);
  });
});

describe('the history', () => {
  const list = async (query = '') => {
    const { body } = await app.as(office).get(`/api/message${query}`).expect(200);
    return body as { data: MessageRow[]; meta: { total: number } };
  };

  it('shows each message with the state of its mails', async () => {
    await italianChild();
    const { id } = await sent(sendMessage(app, office, ofWeek()));
    app.clock.advance(1_000);
    await sent(sendMessage(app, office, { kind: 'project', course_id: course.id, states: ['confirmed'] }));
    const queued = await list();
    expect(queued.meta.total).toBe(2);
    expect(queued.data[1]).toMatchObject({
      id,
      subject: TEXTS.subject,
      sender: 'Staff',
      audience: { kind: 'week', course: { id: course.id }, courseWeek: { id: week.id, from: '2026-06-15' } },
    });
    expect(queued.data[0]?.audience).toMatchObject({
      kind: 'project',
      states: ['confirmed'],
      courseWeek: null,
    });
    await sentMails(app);
    expect((await list()).data.map(({ counts }) => counts)).toEqual([
      { queued: 0, sent: 2, failed: 0 },
      { queued: 0, sent: 2, failed: 0 },
    ]);
    const { receivers } = await record(app, office, id);
    expect(receivers).toMatchObject([
      { name: 'Rossi Eva', state: 'sent', error: null },
      { name: 'Rossi Eva', state: 'sent', error: null },
    ]);
    expect(receivers[0]?.sent_at).toBe(app.clock.now().toISOString());
  });

  it('tells neither who owed something nor of which children to who sees no registrations', async () => {
    const { id } = await sent(
      sendMessage(app, office, {
        kind: 'week',
        course_week_id: week.id,
        states: ['confirmed', 'open', 'cancelled'],
      }),
    );
    const read = async (permissions: Permission[]) => {
      const { audience, receivers } = await record(app, await someStaff(app, permissions), id);
      return [audience.states, receivers.map((receiver) => receiver.children.length)];
    };
    expect(await read(['message.index'])).toEqual([['confirmed'], [0]]);
    expect(await read(['message.index', 'child.index'])).toEqual([['confirmed'], [3]]);
    const registrations = await read(['message.index', 'peopleCourseWeekRegistration.index']);
    expect(registrations).toEqual([['confirmed', 'open', 'cancelled'], [3]]);
    const { body } = await app
      .as(await someStaff(app, ['message.index']))
      .get('/api/message')
      .expect(200);
    expect((body as { data: MessageRow[] }).data[0]?.audience.states).toEqual(['confirmed']);
  });

  it('is searched without regard to accents and case', async () => {
    await sent(sendMessage(app, office, ofWeek(), { subject: 'Ärger mit dem Bus' }));
    expect((await list('?search=arger')).meta.total).toBe(1);
    expect((await list('?search=zug')).meta.total).toBe(0);
  });

  it('takes the same number of statements for one message and for five', async () => {
    const count = () => app.countStatements(() => list());
    await sent(sendMessage(app, office, ofWeek()));
    await sentMails(app);
    const few = await count();
    for (let number = 0; number < 4; number += 1) await sent(sendMessage(app, office, ofWeek()));
    await sentMails(app);
    expect((await count()).length).toBe(few.length);
  });

  it('outlives the project and the week', async () => {
    const { id } = await sent(sendMessage(app, office, ofWeek()));
    const { manager } = app.dataSource;
    await manager.deleteAll(RegistrationEntity);
    await manager.delete(CourseWeekEntity, { id: week.id });
    await manager.delete(CourseEntity, { id: course.id });
    expect((await record(app, office, id)).audience).toEqual({
      kind: 'week',
      states: [],
      course: null,
      courseWeek: null,
    });
  });

  it('is not kept for ever', async () => {
    const { id } = await sent(sendMessage(app, office, ofWeek()));
    await sentMails(app);
    app.clock.advance(730 * 86_400_000);
    await app.app.get(Housekeeping).sweep();
    expect(await app.dataSource.manager.countBy(MessageEntity, { id })).toBe(1);
    app.clock.advance(1);
    await app.app.get(Housekeeping).sweep();
    expect(await app.dataSource.manager.countBy(MessageEntity, { id })).toBe(0);
    expect(await app.dataSource.manager.count(MessageReceiverEntity)).toBe(0);
  });
});

describe('my family', () => {
  beforeAll(() => holdMails(app));
  const mine = async (parent: Parent) => {
    const { body } = await app.as(parent).get('/api/my-family/messages').expect(200);
    return (body as { data: FamilyMessage[] }).data;
  };

  it('shows what was sent to oneself, newest first, in the language in which it was sent', async () => {
    await sent(sendMessage(app, office, ofWeek()));
    app.clock.advance(1_000);
    await italianChild();
    await sent(sendMessage(app, office, ofWeek(), { subject: 'Neu', subject_it: 'Nuovo' }));
    expect((await mine(german)).map(({ subject }) => subject)).toEqual([
      'Neu',
      `Packliste für ${course.name}`,
    ]);
    expect((await mine(italian)).map(({ subject, lang }) => [subject, lang])).toEqual([['Nuovo', 'it']]);
    expect((await mine(german))[1]?.body).toContain(`es geht um ${children[0]!.first_name} Rossi`);
    expect(await mine(await someParent(app))).toEqual([]);
  });

  it('stands in the export of the family', async () => {
    await sent(sendMessage(app, office, ofWeek()));
    const { body } = await app.as(german).get('/api/my-family/export').expect(200);
    expect((body as { data: { messages: object[] } }).data.messages).toMatchObject([
      { subject: `Packliste für ${course.name}`, state: 'queued', files: [] },
    ]);
  });

  it('tells staff no more of the family than they see elsewhere', async () => {
    const texts = {
      subject: 'An {{name}}: {{children}} bei {{course}}',
      body: '<p>{{weeks}}</p><p>Offen: {{open}}</p>',
    };
    await sent(sendMessage(app, office, ofWeek(), texts));
    await putIn(app, german, line(children[0]!, await someWeek(app, course)));
    const told = async (permissions: Permission[]) => {
      const reader = await someStaff(app, ['person.view', ...permissions]);
      const copy = (await app.as(reader).get(`/api/parent/${german.personId}/export`).expect(200)).body
        .data as FamilyExport;
      const { mails } = (await app.as(reader).get(`/api/family/${german.personId}`).expect(200)).body
        .data as OfficeFamily;
      expect(copy.basket).toHaveLength(permissions.includes('peopleCourseWeekRegistration.index') ? 1 : 0);
      const [message] = copy.messages;
      return [message?.subject, message?.body.replace(/\s+/g, ' '), mails[0]?.subject];
    };
    const names = children.map(({ first_name }) => `${first_name} Rossi`).join(', ');
    const full = `An Eva Rossi: ${names} bei ${course.name}`;
    const hidden = 'An Eva Rossi: … bei …';
    expect(await told([])).toEqual([undefined, undefined, '']);
    expect(await told(['message.index'])).toEqual([hidden, '… Offen: …', hidden]);
    const ofChildren = `An Eva Rossi: ${names} bei …`;
    expect(await told(['message.index', 'child.index'])).toEqual([ofChildren, '… Offen: …', ofChildren]);
    const money = await told(['message.index', 'payment.index']);
    expect(money).toEqual([hidden, '… Offen: 360,00 €', hidden]);
    const all = await told([
      'message.index',
      'child.index',
      'payment.index',
      'peopleCourseWeekRegistration.index',
    ]);
    expect([all[0], all[2]]).toEqual([full, full]);
    expect(all[1]).toContain(`${children[0]!.first_name} Rossi: ${week.name}`);
  });

  it('has nothing of a child that was erased, and the mail to it is not sent', async () => {
    await italianChild();
    await sent(sendMessage(app, office, ofWeek()));
    await app.as(office).post(`/api/parent/${german.personId}/erase`).expect(200);
    const mails = await sentMails(app);
    expect(mails.map((mail) => [mail.to].flat()[0]?.value[0]?.address)).toEqual([italian.email]);
    expect(await app.dataSource.manager.findBy(MessageReceiverEntity, {})).toMatchObject([
      { user_id: italian.id },
    ]);
    await app.as(office).post(`/api/parent/${italian.personId}/erase`).expect(200);
    expect(await app.dataSource.manager.count(MessageEntity)).toBe(0);
  });
});
