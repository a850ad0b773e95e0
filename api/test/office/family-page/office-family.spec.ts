import { addDays, paymentReference, romeDate, type OfficeFamily, type Permission } from '@feria/shared';
import { UserEntity } from '../../../src/core/auth/user.entity.js';
import { HealthReadEntity } from '../../../src/model/accounts/health-read.entity.js';
import { OutboxMailEntity } from '../../../src/model/mailing/outbox-mail.entity.js';
import { ParentEntity } from '../../../src/model/families/parent.entity.js';
import { book, bookByStaff, firstId, occupy } from '../../registrations/support/book.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import {
  next,
  someChild,
  someCourse,
  someParent,
  someStaff,
  someWeek,
  type Parent,
  type Staff,
} from '../../support/builders.js';
import { pay, somePayment } from '../../support/pay.js';

/** What each permission shows, beside the parents and the mails that everybody sees who may open the page. */
const SEES: [Permission[], string[]][] = [
  [['person.view'], []],
  [['person.update'], []],
  [['person.view', 'child.index'], ['children']],
  [
    ['person.view', 'child.index', 'child.health'],
    ['children', 'has_health'],
  ],
  [['person.view', 'child.health'], []],
  [['person.view', 'peopleCourseWeekRegistration.index'], ['seasons']],
  [['person.view', 'payment.index'], ['money']],
];

describe('the family page of the office', () => {
  let app: TestApp;
  let office: Staff;

  beforeAll(async () => {
    app = await createTestApp();
    office = await someStaff(app, 'Office');
  });
  afterAll(() => app.close());

  const read = async ({ personId }: Pick<Parent, 'personId'>, who: Staff = office): Promise<OfficeFamily> =>
    (await app.as(who).get(`/api/family/${personId}`).expect(200)).body.data as OfficeFamily;
  const mail = (user: Staff, values: Partial<OutboxMailEntity>) =>
    app.dataSource.manager.insert(OutboxMailEntity, {
      message_id: `<${next()}@feria.example>`,
      recipient: user.email,
      user_id: user.id,
      lang: 'de',
      state: 'sent',
      due_at: app.clock.now(),
      created_at: app.clock.now(),
      ...values,
    } as OutboxMailEntity);

  it('shows both parents, each with the children they share, phone, address and account', async () => {
    const [mother, father, stranger] = [await someParent(app), await someParent(app), await someParent(app)];
    const lea = await someChild(app, [mother, father], { birth: '2014-01-01' });
    const max = await someChild(app, mother, { birth: '2017-01-01' });
    await someChild(app, father); // of another family
    await someChild(app, stranger);
    await app.dataSource.manager.update(ParentEntity, { id: father.personId }, { phone: '+39 0471 1' });
    const { guardians, children } = await read(mother);
    expect(guardians).toEqual([
      {
        id: mother.personId,
        first_name: 'Eva',
        last_name: 'Rossi',
        place: 'Bozen',
        phone: null,
        email: mother.email,
        lang: 'de',
        account: 'no_password',
        child_ids: [lea.id, max.id],
      },
      {
        id: father.personId,
        first_name: 'Eva',
        last_name: 'Rossi',
        place: 'Bozen',
        phone: '+39 0471 1',
        email: father.email,
        lang: 'de',
        account: 'no_password',
        child_ids: [lea.id],
      },
    ]);
    expect(children?.map(({ id }) => id)).toEqual([lea.id, max.id]);
  });

  it('says what stands in the way of a login', async () => {
    const parent = await someParent(app);
    const { manager } = app.dataSource;
    const account = async () => (await read(parent)).guardians[0]?.account;
    const change = (values: Partial<UserEntity>) => manager.update(UserEntity, { id: parent.id }, values);
    expect(await account()).toBe('no_password');
    await change({ password_hash: 'x', email_confirm_until: app.clock.now() });
    expect(await account()).toBe('unconfirmed');
    await change({ email_confirm_until: null });
    expect(await account()).toBe('active');
    await manager.update(ParentEntity, { id: parent.personId }, { user_id: null });
    expect((await read(parent)).guardians[0]).toMatchObject({ account: 'none', email: null });
  });

  it('shows all registrations by season with sums, open amounts and the reference of who pays', async () => {
    const [mother, father] = [await someParent(app), await someParent(app)];
    const lea = await someChild(app, [mother, father]);
    const course = await someCourse(app);
    const [one, two] = [await someWeek(app, course), await someWeek(app, course, { max_participants: 0 })];
    const old = await someCourse(app, { from: '2025-06-01', to: '2025-08-31' });
    const past = await someWeek(app, old, { from: '2025-07-07', to: '2025-07-11' });
    const told = { emergency_contact1_name: 'Oma Gerda', comment: 'Kommt mit dem Rad' };
    const [first, waiting] = (await book(app, mother, lea, [one, two], told)).registrations;
    const [before] = (await bookByStaff(app, lea, past)).registrations;
    await pay(app, first!.id!, 5_000);
    await pay(app, before!.id!, 12_000);

    const { seasons, money } = await read(father);
    // Of what the mother pays, of all seasons.
    const ofFamily = paymentReference({ courseId: null, personId: mother.personId });
    expect((await read(mother)).money).toMatchObject({ open: 70, reference: ofFamily });
    expect(money).toMatchObject({ open: 0 });
    expect(
      seasons?.map(({ registrations, ...season }) => [season, registrations.map(({ id }) => id)]),
    ).toEqual([
      [{ year: 2026, fees: [], ended: [], payed_amount: 50, open: 70, credit: 0 }, [waiting!.id, first!.id]],
      [{ year: 2025, fees: [], ended: [], payed_amount: 120, open: 0, credit: 0 }, [before!.id]],
    ]);
    expect(seasons?.[0]?.registrations[1]).toEqual({
      id: first!.id,
      people: { id: lea.id, first_name: lea.first_name, last_name: 'Rossi' },
      course: {
        id: course.id,
        name: course.name,
        name_it: course.name_it,
        active: true,
        label_full_day_de: null,
        label_full_day_it: null,
        label_half_day_de: null,
        label_half_day_it: null,
      },
      courseWeek: { id: one.id, name: one.name, name_it: one.name_it, from: one.from, to: one.to },
      day_type: 'full_day',
      is_waiting: false,
      price: 120,
      discount: 0,
      payed_amount: 50,
      payed_at: '2026-03-01',
      held_back: false,
      priority: null,
      offer_expires_at: null,
      due_on: null,
      open: 70,
      credit: 0,
      // The mother booked, so hers: on the page of the father too.
      reference: paymentReference({ courseId: course.id, personId: mother.personId }),
      emergency_contact1_name: 'Oma Gerda',
      emergency_contact1_phone: '+39 333 1111111',
      emergency_contact2_name: null,
      emergency_contact2_phone: '+39 333 2222222',
      comment_user: 'Kommt mit dem Rad',
    });
    expect(seasons?.[0]?.registrations[0]).toMatchObject({ is_waiting: true, open: 0 });
  });

  it('shows what the parent paid, the latest first, and the credit', async () => {
    const parent = await someParent(app);
    await somePayment(app, parent);
    const last = await somePayment(app, parent);
    await somePayment(app, await someParent(app));
    const { money } = await read(parent);
    expect(money?.credit).toBe(20);
    expect(money?.payments).toHaveLength(2);
    expect(money?.payments[0]).toMatchObject({ id: last, amount: 10, date: '2026-03-01', method: 'bank' });
  });

  it('shows the mails to the parents, the latest first, with subject and without what they hold', async () => {
    const parent = await someParent(app);
    const at = (minute: string) => new Date(`2026-03-01T10:${minute}:00.000Z`);
    const payload = (values: object) => JSON.stringify({ name: 'Eva', ...values });
    await mail(parent, {
      kind: 'payed',
      payload: payload({ course: 'Zeltlager', courseId: 1, lines: [{}] }),
      created_at: at('00'),
      sent_at: at('01'),
    });
    await mail(parent, {
      kind: 'password-reset',
      payload: payload({ link: 'https://x.example/?token=GEHEIM' }),
      created_at: at('05'),
      state: 'queued',
    });
    await mail(await someParent(app), { kind: 'payed', payload: payload({ course: 'Fremd', lines: [{}] }) });
    const { mails } = await read(parent);
    expect(
      mails.map(({ kind, subject, state, at: when, recipient }) => [kind, subject, state, when, recipient]),
    ).toEqual([
      ['password-reset', expect.stringContaining('Passwort'), 'queued', at('05').toISOString(), parent.email],
      ['payed', expect.stringContaining('Zeltlager'), 'sent', at('01').toISOString(), parent.email],
    ]);
    expect(JSON.stringify(mails)).not.toContain('GEHEIM');
  });

  it.each([
    ['payed', 'peopleCourseWeekRegistration.index'],
    ['credit-received', 'payment.index'],
    ['payer-changed', 'child.index'],
  ] as const)('says the subject of a mail of kind %s to holders of %s', async (kind, permission) => {
    const parent = await someParent(app);
    const values = { name: 'Eva', course: 'Zeltlager', courseId: 1, lines: [{}], steps: [], children: [] };
    await mail(parent, {
      kind,
      payload: JSON.stringify({ ...values, credit: 1_000, projects: [], own: [] }),
    });
    const subjectFor = async (permissions: Permission[]) =>
      (await read(parent, await someStaff(app, ['person.view', ...permissions]))).mails[0]?.subject;
    const { length } = (await subjectFor([permission])) ?? '';
    expect(length).toBeGreaterThan(0);
    const others = ['peopleCourseWeekRegistration.index', 'payment.index', 'child.index'] as const;
    expect(await subjectFor(others.filter((one) => one !== permission))).toBe('');
  });

  it.each(SEES)('shows holders of %p %p', async (permissions, parts) => {
    const parent = await someParent(app);
    const child = await someChild(app, parent, { allergies: 'Nüsse' });
    await book(app, parent, child, await someWeek(app, await someCourse(app)));
    const family = await read(parent, await someStaff(app, permissions));
    const seen = [
      ...Object.keys(family).filter((part) => part !== 'guardians' && part !== 'mails'),
      ...(family.children?.[0] && 'has_health' in family.children[0] ? ['has_health'] : []),
    ];
    expect(seen).toEqual(parts);
    expect(JSON.stringify(family)).not.toContain('Nüsse');
  });

  it('is closed to everybody else, parents too', async () => {
    const parent = await someParent(app);
    const other = await someStaff(app, ['person.index', 'child.index', 'peopleCourseWeekRegistration.index']);
    for (const who of [other, parent]) await app.as(who).get(`/api/family/${parent.personId}`).expect(403);
    await app.as(office).get('/api/family/999999').expect(404);
  });

  it('notes that somebody was shown of whom anything is known, and of nobody else', async () => {
    const parent = await someParent(app);
    const ill = await someChild(app, parent, { medicaments: 'Tropfen' });
    const well = await someChild(app, parent);
    const reader = await someStaff(app, 'Office');
    const { children } = await read(parent, reader);
    expect(children?.map(({ id, has_health }) => [id, has_health])).toEqual([
      [ill.id, true],
      [well.id, false],
    ]);
    const noted = await app.dataSource.manager.findBy(HealthReadEntity, { user_id: reader.id });
    expect(noted.map(({ child_id, via }) => [child_id, via])).toEqual([[ill.id, 'record']]);
  });

  it('shows a parent without children', async () => {
    expect(await read(await someParent(app))).toMatchObject({ children: [], seasons: [], mails: [] });
  });

  it('says how what is open is paid on each account, with the amount, the reference and the first due date', async () => {
    const mother = await someParent(app);
    const child = await someChild(app, mother);
    const elsewhere = { bank_name: 'Sportverein', bank_iban: 'DE02 1203 0000 0000 2020 51', payment_days: 5 };
    const [one, two] = [await someCourse(app), await someCourse(app)];
    const other = await someCourse(app, elsewhere);
    const week = (from: string, to: string) => ({ from, to });
    await book(app, mother, child, await someWeek(app, one, week('2026-06-15', '2026-06-19')));
    await book(app, mother, child, await someWeek(app, two, week('2026-06-22', '2026-06-26')));
    await book(
      app,
      mother,
      child,
      await someWeek(app, other, { ...week('2026-06-29', '2026-07-03'), price: 9_000 }),
    );
    const ofFamily = paymentReference({ courseId: null, personId: mother.personId });
    const { money } = await read(mother);
    expect([money?.open, money?.reference]).toEqual([330, ofFamily]);
    expect(money?.accounts.sort((a, b) => b.amount - a.amount)).toEqual([
      {
        amount: 240,
        due_on: null,
        bank_name: 'Ferienverein',
        bank_iban: 'IT60X0542811101000000123456',
        reference: ofFamily,
      },
      {
        amount: 90,
        due_on: addDays(romeDate(app.clock.now()), 5),
        bank_name: 'Sportverein',
        bank_iban: 'DE02120300000000202051',
        reference: paymentReference({ courseId: other.id, personId: mother.personId }),
      },
    ]);
  });

  it('has what another parent paid for what this one owes, and for which child and week', async () => {
    const [mother, father] = [await someParent(app), await someParent(app)];
    const lea = await someChild(app, [mother, father]);
    const week = await someWeek(app, await someCourse(app));
    const [place] = (await book(app, mother, lea, week)).registrations;
    const shares = [{ registration_id: place!.id, amount: 120 }];
    const today = romeDate(app.clock.now());
    const paid = { person_id: father.personId, amount: 130, date: today, method: 'cash', shares };
    await app.as(office).post('/api/payment').send(paid).expect(201);
    const { money } = await read(mother);
    expect(money?.payments).toMatchObject([
      {
        amount: 130,
        person: { id: father.personId },
        paid_for: {
          shares: [{ amount: 120, people: { id: lea.id }, week: { id: week.id }, is_fee: false }],
          credit: 10,
        },
      },
    ]);
  });

  it('adds up to the payment also where a place is gone', async () => {
    const mother = await someParent(app);
    const lea = await someChild(app, mother);
    const [place] = (await book(app, mother, lea, await someWeek(app, await someCourse(app)))).registrations;
    const shares = [{ registration_id: place!.id, amount: 120 }];
    const today = romeDate(app.clock.now());
    const paid = { person_id: mother.personId, amount: 120, date: today, method: 'cash', shares };
    const { body } = await app.as(office).post('/api/payment').send(paid).expect(201);
    await app.as(office).post(`/api/payment/${body.data.id}/reverse`).send({ note: 'Irrtum' }).expect(200);
    await app.as(office).delete(`/api/peopleCourseWeekRegistration/${place!.id}`).expect(200);
    const { money } = await read(mother);
    expect(money?.payments.map(({ amount, paid_for }) => [amount, paid_for])).toEqual(
      expect.arrayContaining([
        [120, { shares: [], gone: 120, credit: 0 }],
        [-120, { shares: [], gone: -120, credit: 0 }],
      ]),
    );
  });

  it('shows what was cancelled, by whom, and what became credit; what has a fee is shown as that', async () => {
    const mother = await someParent(app);
    const child = await someChild(app, mother, { first_name: 'Lea' });
    const course = await someCourse(app);
    const free = await someWeek(app, course, { from: '2026-06-22', to: '2026-06-26' });
    const steps = await someCourse(app, { cancellation: [{ days_before: 1, fee_percent: 50 }] });
    const first = await someWeek(app, steps, { from: '2026-07-06', to: '2026-07-10' });
    const second = await someWeek(app, steps, { from: '2026-07-13', to: '2026-07-17' });
    const ids = [];
    for (const week of [free, first, second]) ids.push(firstId(await book(app, mother, child, week)));
    const [byParent, byOffice, withFee] = ids as [number, number, number];
    await app.as(mother).delete(`/api/registration/${byParent}`).expect(200);
    await pay(app, byOffice, 7_000);
    await app
      .as(office)
      .delete(`/api/peopleCourseWeekRegistration/${byOffice}?fee=0&reason=krank`)
      .expect(200);
    await app
      .as(office)
      .delete(`/api/peopleCourseWeekRegistration/${withFee}?fee=10&reason=vereinbart`)
      .expect(200);
    const [season] = (await read(mother)).seasons!;
    expect(season).toMatchObject({ registrations: [], fees: [{ registration_id: withFee }] });
    expect(season!.ended).toEqual([
      expect.objectContaining({ registration_id: byOffice, by: 'office', credit: 70 }),
      {
        registration_id: byParent,
        people: { id: child.id, first_name: 'Lea', last_name: child.last_name },
        course: { id: course.id, name: course.name, name_it: course.name_it },
        courseWeek: {
          id: free.id,
          name: free.name,
          name_it: free.name_it,
          from: '2026-06-22',
          to: '2026-06-26',
        },
        at: app.clock.now().toISOString(),
        by: 'parent',
        declined: false,
        credit: 0,
      },
    ]);
    const stranger = await someParent(app);
    expect((await read(stranger)).seasons).toEqual([]);
  });

  it('names an offer that was declined as that', async () => {
    const mother = await someParent(app);
    const child = await someChild(app, mother);
    const week = await someWeek(app, await someCourse(app, { move_up: 'offer' }), { max_participants: 1 });
    const [seat] = await occupy(app, week, 1);
    const id = firstId(await book(app, mother, child, week));
    await app.as(office).delete(`/api/peopleCourseWeekRegistration/${seat}`).expect(200);
    await app.as(mother).post(`/api/registration/${id}/decline-offer`).expect(200);
    const [season] = (await read(mother)).seasons!;
    expect(season!.ended).toEqual([
      expect.objectContaining({ registration_id: id, by: 'parent', declined: true }),
    ]);
  });

  it('needs the same number of statements however large the family is', async () => {
    const [mother, father] = [await someParent(app), await someParent(app)];
    const course = await someCourse(app);
    const grow = async () =>
      book(app, mother, await someChild(app, [mother, father]), await someWeek(app, course));
    const statements = async () => (await app.countStatements(() => read(mother))).length;
    await grow();
    const few = await statements();
    await grow();
    await grow();
    expect(await statements()).toBe(few);
  });
});
