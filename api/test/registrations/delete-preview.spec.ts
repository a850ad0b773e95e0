import type { DeletePreview } from '@feria/shared';
import { RegistrationEntity } from '../../src/model/registrations/registration.entity.js';
import type { TestApp } from '../support/app.js';
import { signUpBody, someChild, someCourse, someParent, someStaff, someWeek } from '../support/builders.js';
import {
  book,
  bookByStaff,
  createQuietApp,
  firstId,
  kindsTo,
  office,
  placeOf,
  someFamily,
  historyOf,
  travel,
} from './support/book.js';
import { pay, somePayment } from '../support/pay.js';

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
});
beforeEach(() => travel(app, '2026-03-02T09:00:00Z'));
afterAll(() => app.close());

const address = (id: number): string => `/api/peopleCourseWeekRegistration/${id}`;

async function preview(path: string, lang = 'de'): Promise<DeletePreview> {
  const { body } = await app
    .as(await office(app))
    .get(path)
    .set('api-lang', lang)
    .expect(200);
  return body.data as DeletePreview;
}

async function removeByStaff(id: number, query = ''): Promise<void> {
  const { body } = await app
    .as(await office(app))
    .delete(`${address(id)}${query}`)
    .expect(200);
  expect(body.data).toMatchObject({ success: true });
}

/** A full week of one seat: who has it, and two families behind. */
async function fullWeek() {
  const course = await someCourse(app, { name: 'Zirkus', name_it: 'Circo' });
  const week = await someWeek(app, course, { max_participants: 1 });
  const parent = await someParent(app);
  const child = await someChild(app, parent, { first_name: 'Anna', last_name: 'Berger' });
  const seat = firstId(await book(app, parent, child, week));
  const second = await someParent(app);
  const next = await someChild(app, second, { first_name: 'Leo', last_name: 'Gruber' });
  const waiting = firstId(await book(app, second, next, week));
  return { course, week, parent, child, seat, second, waiting };
}

describe('what deleting a registration would do', () => {
  it('names child, project with its year, week, refund, mail and who moves up; and then it does that', async () => {
    const { seat, parent, second, waiting } = await fullWeek();
    await pay(app, seat, 9_500);
    const told = await preview(`${address(seat)}/delete-preview`);
    expect(told).toEqual({
      name: 'Anna Berger',
      facts: [
        { label: 'Projekt', value: 'Zirkus (2026)' },
        { label: 'Woche', value: 'Woche 1, 15.06.2026 – 19.06.2026' },
      ],
      refusal: null,
      consequences: [
        'Es sind 95,00 € bezahlt.',
        'Von der Warteliste rückt nach: Gruber Leo. Die Eltern erhalten eine E-Mail.',
      ],
      mail: { readers: ['Eva Rossi'], default: true },
      fee: { offered: 0, highest: 120, paid: 95 },
    });
    await removeByStaff(seat);
    expect(await historyOf(app, seat)).toContainEqual(
      expect.objectContaining({ kind: 'removed', amount: 9_500 }),
    );
    expect(await kindsTo(app, parent)).toEqual(['new', 'deleted']);
    expect(await placeOf(app, waiting)).toBe('confirmed');
    expect(await kindsTo(app, second)).toEqual(['waiting', 'new-waiting']);
  });

  it('says it in Italian', async () => {
    const { seat } = await fullWeek();
    const told = await preview(`${address(seat)}/delete-preview`, 'it');
    expect(told.facts.map(({ value }) => value)).toEqual([
      'Circo (2026)',
      'Settimana 1, 15.06.2026 – 19.06.2026',
    ]);
    expect(told.consequences).toEqual([
      'Non è stato pagato nulla.',
      'Dalla lista d’attesa ottiene il posto: Gruber Leo. I genitori ricevono un’e-mail.',
    ]);
  });

  it('of a place on the waiting list: nobody moves up, nothing is paid', async () => {
    const { waiting, seat, second } = await fullWeek();
    const told = await preview(`${address(waiting)}/delete-preview`);
    expect(told.consequences).toEqual(['Das Kind verliert seinen Platz auf der Warteliste.']);
    await removeByStaff(waiting);
    expect(await placeOf(app, seat)).toBe('confirmed');
    expect(await kindsTo(app, second)).toEqual(['waiting', 'deleted']);
  });

  it('passes over who could not take the place, as the delete does', async () => {
    const { course, week, seat, waiting, second } = await fullWeek();
    // Leo has another programme on these days by now.
    const days = { from: week.from, to: week.to, name: 'Zugleich', name_it: 'Insieme' };
    const other = await someWeek(app, course, days);
    const leo = await app.dataSource.manager.findOneByOrFail(RegistrationEntity, { id: waiting });
    await book(app, second, { id: leo.child_id }, other);
    const { parent: third, child } = await someFamily(app);
    const behind = firstId(await book(app, third, child, week));
    const [, sentence] = (await preview(`${address(seat)}/delete-preview`)).consequences;
    await removeByStaff(seat);
    expect(await placeOf(app, waiting)).toBe('waiting');
    expect(await placeOf(app, behind)).toBe('confirmed');
    expect(sentence).toMatch(/rückt nach: Rossi Mia\d+\. /);
  });

  it('counts who moves up in another week in which the child waits on these days', async () => {
    const course = await someCourse(app);
    const [first, same] = [
      await someWeek(app, course, { from: '2026-07-06', to: '2026-07-10', max_participants: 1 }),
      await someWeek(app, course, { from: '2026-07-06', to: '2026-07-10', max_participants: 2 }),
    ];
    const { parent, child } = await someFamily(app);
    const { parent: other, child: stranger } = await someFamily(app);
    await book(app, other, stranger, same);
    const { parent: third, child: last } = await someFamily(app);
    const leaving = firstId(await book(app, third, last, same));
    const waiting = firstId(await book(app, parent, child, same));
    const seat = firstId(await book(app, parent, child, first));
    // Free seat beside a child that waits: it cannot take it, being in the first week on these days.
    await removeByStaff(leaving);
    expect(await placeOf(app, waiting)).toBe('waiting');
    const { consequences } = await preview(`${address(seat)}/delete-preview`);
    expect(consequences[1]).toMatch(/^Von der Warteliste rückt nach: Rossi Mia\d+\. /);
    await removeByStaff(seat);
    expect(await placeOf(app, waiting)).toBe('confirmed');
  });

  it('writes nothing', async () => {
    const { seat, parent, waiting } = await fullWeek();
    const history = await historyOf(app, seat);
    const statements = await app.countStatements(() => preview(`${address(seat)}/delete-preview`));
    expect(statements.filter((sql) => !/^\s*(SELECT|PRAGMA)/i.test(sql))).toEqual([]);
    expect(statements.filter((sql) => /FOR UPDATE/i.test(sql))).toEqual([]);
    expect(await historyOf(app, seat)).toEqual(history);
    expect([await placeOf(app, seat), await placeOf(app, waiting)]).toEqual(['confirmed', 'waiting']);
    expect(await kindsTo(app, parent)).toEqual(['new']);
  });

  it('is 404 where there is none, 403 without the permission', async () => {
    const { seat } = await fullWeek();
    await app
      .as(await office(app))
      .get(`${address(999_999)}/delete-preview`)
      .expect(404);
    const reader = await someStaff(app, ['peopleCourseWeekRegistration.index']);
    await app
      .as(reader)
      .get(`${address(seat)}/delete-preview`)
      .expect(403);
  });
});

describe('the mail of a delete', () => {
  it.each([
    ['2026-06-14T21:59:00Z', '', ['new', 'deleted']],
    ['2026-06-14T22:00:00Z', '', ['new']],
    ['2026-07-20T09:00:00Z', '', ['new']],
    ['2026-07-20T09:00:00Z', '?mail=1', ['new', 'deleted']],
    ['2026-03-02T09:00:00Z', '?mail=0', ['new']],
  ])('at %s with "%s": %j', async (instant, query, kinds) => {
    const { seat, parent } = await fullWeek();
    await travel(app, instant);
    const { mail } = await preview(`${address(seat)}/delete-preview`);
    await removeByStaff(seat, query);
    expect(await kindsTo(app, parent)).toEqual(kinds);
    if (query === '') expect(mail?.default).toBe(kinds.includes('deleted'));
  });

  it('is asked for with 0 or 1 only', async () => {
    const { seat } = await fullWeek();
    const { body } = await app
      .as(await office(app))
      .delete(`${address(seat)}?mail=perhaps`)
      .expect(422);
    expect(Object.keys(body.errors)).toEqual(['mail']);
    expect(await placeOf(app, seat)).toBe('confirmed');
  });

  it('has no reader where no parent has an account', async () => {
    const { course } = await fullWeek();
    const { parent, child } = await someFamily(app);
    const registration = firstId(await bookByStaff(app, child, await someWeek(app, course)));
    const { UserEntity } = await import('../../src/core/auth/user.entity.js');
    await app.dataSource.manager.delete(UserEntity, { id: parent.id });
    const { mail, consequences } = await preview(`${address(registration)}/delete-preview`);
    expect(mail).toBeNull();
    expect(consequences).toContain('Niemand erhält eine E-Mail, weil kein Elternteil ein Konto hat.');
  });

  it('always confirms what a parent does, whatever the address says', async () => {
    const { waiting, second } = await fullWeek();
    await app.as(second).delete(`/api/registration/${waiting}?mail=0`).expect(200);
    expect(await kindsTo(app, second)).toEqual(['waiting', 'deleted']);
  });
});

describe('the mail of a booking by staff', () => {
  const send = async (week: { id: number; course_id: number }, child: { id: number }, mail?: boolean) =>
    app
      .as(await office(app))
      .post(`/api/send-registration/${week.course_id}/admin`)
      .send({ ...signUpBody(child, week), ...(mail === undefined ? {} : { mail }) })
      .expect(201);

  it.each([
    ['a week ahead', '2026-03-02T09:00:00Z', undefined, ['new']],
    ['a week ahead, without', '2026-03-02T09:00:00Z', false, []],
    ['a week that starts today', '2026-06-14T22:00:00Z', undefined, []],
    ['a week of last year', '2027-03-01T09:00:00Z', undefined, []],
    ['a week of last year, on demand', '2027-03-01T09:00:00Z', true, ['new']],
  ])('for %s (%s, mail %s)', async (_, instant, mail, kinds) => {
    const week = await someWeek(app, await someCourse(app));
    const { parent, child } = await someFamily(app);
    await travel(app, instant);
    await send(week, child, mail);
    expect(await kindsTo(app, parent)).toEqual(kinds);
  });

  it('is chosen in the flat form too', async () => {
    const week = await someWeek(app, await someCourse(app));
    const { parent, child } = await someFamily(app);
    const body = { people_id: child.id, course_week_id: week.id, day_type: 'full_day', mail: false };
    await app
      .as(await office(app))
      .post('/api/peopleCourseWeekRegistration')
      .send({ ...body, emergency_contact1_phone: '+39 333 1111111' })
      .expect(201);
    expect(await kindsTo(app, parent)).toEqual([]);
  });

  it('is of the weeks that have not started, when one sign-up has both kinds', async () => {
    const course = await someCourse(app);
    const [past, ahead] = [await someWeek(app, course), await someWeek(app, course)];
    const { parent, child } = await someFamily(app);
    await travel(app, '2026-06-18T09:00:00Z');
    await app
      .as(await office(app))
      .post(`/api/send-registration/${course.id}/admin`)
      .send(signUpBody(child, [past, ahead]))
      .expect(201);
    const { OutboxMailEntity } = await import('../../src/model/mailing/outbox-mail.entity.js');
    const [mail] = await app.dataSource.manager.findBy(OutboxMailEntity, { recipient: parent.email });
    const { lines } = JSON.parse(mail!.payload) as { lines: { week: string }[] };
    expect(lines.map(({ week }) => week)).toEqual([ahead.name]);
  });

  it('is no choice of a parent', async () => {
    const week = await someWeek(app, await someCourse(app));
    const { parent, child } = await someFamily(app);
    await book(app, parent, child, week, { mail: false });
    expect(await kindsTo(app, parent)).toEqual(['new']);
  });
});

describe('the mail that all is paid', () => {
  it.each([
    ['while the week runs', '2026-06-19T09:00:00Z', undefined, ['new', 'payed']],
    ['when it has ended', '2026-06-20T09:00:00Z', undefined, ['new']],
    ['when it has ended, on demand', '2026-06-20T09:00:00Z', true, ['new', 'payed']],
    ['not, on demand', '2026-03-02T09:00:00Z', false, ['new']],
  ])('is sent by both ways of booking %s', async (_, instant, mail, kinds) => {
    for (const single of [true, false]) {
      const { parent, seat } = await fullWeek();
      await travel(app, instant);
      const staff = app.as(await office(app));
      const choice = mail === undefined ? {} : { mail };
      const answer = single
        ? await staff.put(address(seat)).send({ payed_amount: 120, payed_at: '2026-03-02', ...choice })
        : await staff.post('/api/peopleCourseWeekRegistration/setPayed').send({ data: [seat], ...choice });
      expect([single, answer.status]).toEqual([single, 200]);
      expect([single, await kindsTo(app, parent)]).toEqual([single, kinds]);
      await travel(app, '2026-03-02T09:00:00Z');
    }
  });
});

describe('what deleting people would do', () => {
  it('of a child: past registrations go, active ones refuse', async () => {
    const { child } = await fullWeek();
    const path = `/api/child/${child.id}`;
    const active = await preview(`${path}/delete-preview`);
    expect(active.refusal).toContain('1 laufende Anmeldung');
    const refused = await app.as(await office(app)).delete(path);
    expect(refused.body.data).toEqual({ success: false, message: active.refusal });
    await travel(app, '2026-07-20T09:00:00Z');
    expect(await preview(`${path}/delete-preview`)).toMatchObject({
      name: 'Berger Anna',
      facts: [{ label: 'Steuernummer', value: child.tax }],
      refusal: null,
      consequences: ['1 vergangene Anmeldung wird ebenfalls gelöscht.'],
    });
    const done = await app.as(await office(app)).delete(path);
    expect(done.body.data).toMatchObject({ success: true });
  });

  it('of a parent: account, children without parents and children that stay', async () => {
    const parent = await someParent(app);
    const other = await someParent(app);
    await someChild(app, parent, { first_name: 'Nur', last_name: 'Eins' });
    await someChild(app, [parent, other], { first_name: 'Auch', last_name: 'Zwei' });
    const path = `/api/parent/${parent.personId}`;
    expect(await preview(`${path}/delete-preview`)).toMatchObject({
      name: 'Rossi Eva',
      refusal: null,
      consequences: [
        `Das Konto ${parent.email} wird ebenfalls gelöscht.`,
        'Danach keinem Elternteil mehr zugeordnet: Eins Nur.',
        'Dem anderen Elternteil bleiben zugeordnet: Zwei Auch.',
      ],
    });
    const { body } = await app.as(await office(app)).delete(path);
    expect(body.data.message).toContain('1 Kind ist nun keinem Elternteil mehr zugeordnet');
    await app.as(parent).get('/api/userdata').expect(401);
  });

  it('of a whole family with a paid place: what becomes credit is paid out first', async () => {
    const { parent, seat, waiting } = await fullWeek();
    await pay(app, seat, 12_000);
    const path = `/api/parent/${parent.personId}`;
    const { consequences } = await preview(`${path}/erase-preview`);
    expect(consequences).toEqual(
      expect.arrayContaining([
        'Es sind 120,00 € bezahlt. Der Betrag wird Guthaben der Familie.',
        'Was davon Guthaben bleibt, muss zuerst ausgezahlt werden: Sagen Sie diese Plätze ab und zahlen Sie das Guthaben aus.',
      ]),
    );
    const { body } = await app
      .as(await office(app))
      .post(`${path}/erase`)
      .expect(200);
    expect(body.data).toMatchObject({ success: false, message: expect.stringContaining('120,00 €') });
    expect(await placeOf(app, seat)).toBe('confirmed');
    expect(await placeOf(app, waiting)).toBe('waiting');
  });

  it('of a whole family: children, registrations, who moves up; and then it does that', async () => {
    const { parent, seat, second, waiting } = await fullWeek();
    const path = `/api/parent/${parent.personId}`;
    const { consequences } = await preview(`${path}/erase-preview`);
    expect(consequences).toEqual([
      'Mit allen Angaben werden gelöscht: Berger Anna.',
      `Das Konto ${parent.email} wird ebenfalls gelöscht.`,
      '1 Anmeldung entfällt.',
      'Von der Warteliste rückt nach: Gruber Leo. Die Eltern erhalten eine E-Mail.',
      'Die Familie erhält darüber keine E-Mail.',
    ]);
    // Whose children move up is not for who sees no registrations.
    const reader = await someStaff(app, ['person.view', 'person.update']);
    const { body } = await app.as(reader).get(`${path}/erase-preview`).expect(200);
    expect(body.data.consequences).toContain(
      'Von der Warteliste rückt 1 Kind nach. Die Eltern erhalten eine E-Mail.',
    );
    expect(JSON.stringify(body.data)).not.toContain('Gruber');
    await app
      .as(await office(app))
      .post(`${path}/erase`)
      .expect(200);
    expect(await historyOf(app, seat)).toContainEqual(
      expect.objectContaining({ kind: 'removed', amount: 0 }),
    );
    expect(await placeOf(app, waiting)).toBe('confirmed');
    expect(await kindsTo(app, second)).toEqual(['waiting', 'new-waiting']);
    expect(await kindsTo(app, parent)).toEqual([]);
  });

  it('of a family with credit: that it is paid out first', async () => {
    const parent = await someParent(app);
    await somePayment(app, parent);
    const { refusal, consequences } = await preview(`/api/parent/${parent.personId}/erase-preview`);
    expect(refusal).toContain('bleiben 10,00 € Guthaben. Bitte zuerst auszahlen');
    expect(consequences).toEqual([]);
  });

  it('of a family whose child stays with another parent: the emergency contact changes', async () => {
    const parent = await someParent(app);
    const other = await someParent(app);
    const child = await someChild(app, [parent, other], { first_name: 'Beider', last_name: 'Kind' });
    await book(app, parent, child, await someWeek(app, await someCourse(app)));
    const path = `/api/parent/${parent.personId}`;
    const { consequences } = await preview(`${path}/erase-preview`);
    expect(consequences).toContain('Dem anderen Elternteil bleiben zugeordnet: Kind Beider.');
    expect(consequences).toContain(
      'Bei 1 laufenden Anmeldung wird die Telefonnummer des anderen Elternteils zum Notfallkontakt.',
    );
    const { body } = await app
      .as(await office(app))
      .post(`${path}/erase`)
      .expect(200);
    expect(body.data.message).toContain('Bei 1 laufenden Anmeldung');
  });

  it('of a user and a role', async () => {
    const admin = await someStaff(app, 'Administrator');
    const helper = await someStaff(app, ['course.index']);
    const as = async (path: string) => (await app.as(admin).get(path).expect(200)).body.data as DeletePreview;
    expect(await as(`/api/user/${helper.id}/delete-preview`)).toMatchObject({
      facts: [{ value: helper.email }],
      refusal: null,
      consequences: ['Das Konto wird sofort ausgeloggt, und ein neues Einloggen ist nicht mehr möglich.'],
    });
    expect((await as(`/api/user/${admin.id}/delete-preview`)).refusal).toBe(
      'Ihr eigenes Konto können Sie nicht löschen.',
    );
    const { UserRoleEntity } = await import('../../src/core/auth/role.entity.js');
    const held = await app.dataSource.manager.findOneByOrFail(UserRoleEntity, { user_id: helper.id });
    expect((await as(`/api/role/${held.role_id}/delete-preview`)).refusal).toContain('1 Benutzer – Staff.');
  });
});
