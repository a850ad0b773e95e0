import { writeFileSync } from 'node:fs';
import { paymentReference } from '@feria/shared';
import { CancellationFeeEntity } from '../../../src/model/ledger/cancellation-fee.entity.js';
import { RegistrationEventEntity } from '../../../src/model/registrations/registration-event.entity.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import { UserEntity } from '../../../src/core/auth/user.entity.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import {
  someChild,
  someCourse,
  someParent,
  someStaff,
  someWeek,
  type Parent,
  type Staff,
} from '../../support/builders.js';
import { somePayment } from '../../support/pay.js';
import { openDocument, someRegistration } from './support/paid.js';
import { readXlsx, serial, values, type ReadSheet } from './support/xlsx.js';

const PATH = '/export/payments';
const HEADS = [
  'Nr.',
  'Angemeldet am',
  'Status',
  'Nachname',
  'Vorname',
  'Steuernummer',
  'Eltern',
  'Zahlungsreferenz',
  'Projekt',
  'Woche',
  'Von',
  'Bis',
  'Betreuungszeit',
  'Preis',
  'Bezahlt',
  'Offen',
  'Guthaben',
  'Zu erstatten',
  'Bezahlt am',
];

let app: TestApp;
let office: Staff;
let parent: Parent;
beforeAll(async () => {
  app = await createTestApp();
  office = await someStaff(app, ['peopleCourseWeekRegistration.update', 'payment.index']);
  parent = await someParent(app);
});
afterAll(() => app.close());

async function exported(query: Record<string, string | string[]> = {}): Promise<ReadSheet> {
  const answer = await openDocument(app, office, PATH, query);
  expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
  if (process.env.KEEP_XLSX) writeFileSync(process.env.KEEP_XLSX, answer.body as Buffer);
  const sheets = readXlsx(answer.body as Buffer);
  // The sums are those of everything.
  const isOfAll = !query.filters && !query.search;
  expect(sheets).toHaveLength(isOfAll ? 2 : 1);
  return sheets[0] as ReadSheet;
}

/** The sheet of sums of an export of everything. */
async function sums(): Promise<Record<string, number>> {
  const { body } = await openDocument(app, office, PATH);
  const rows = values(readXlsx(body as Buffer)[1]);
  return Object.fromEntries(rows.map((row) => [row['Summe'], row['Betrag']])) as Record<string, number>;
}

const ofCourse = (course: { id: number }, ...more: string[]) => ({
  filters: [`course_id|${course.id}`, ...more],
});

describe('the export of payments', () => {
  it('says what an offer, a wish and who waits for a turn are', async () => {
    const course = await someCourse(app);
    const week = await someWeek(app, course);
    const family = await someParent(app);
    const wait = async (columns: Partial<RegistrationEntity>): Promise<number> => {
      const child = await someChild(app, family);
      const stored = { is_waiting: true, payed_amount: 0, payed_at: null, ...columns };
      return (await someRegistration(app, child, week, stored)).id;
    };
    const status = new Map([
      [await wait({ offer_expires_at: new Date('2026-05-12T16:00:00Z') }), 'Angebot bis 12.05.2026 18:00'],
      [await wait({ held_back: true, priority: 2 }), 'Wunsch 2'],
      [await wait({}), 'Warteliste'],
    ]);
    const rows = values(await exported(ofCourse(course)));
    expect(new Map(rows.map((row) => [row['Nr.'], row.Status]))).toEqual(status);
  });

  it('has a row a registration, with real dates and amounts', async () => {
    const course = await someCourse(app, { name: 'Seewoche' });
    const week = await someWeek(app, course, { name: 'Erste', from: '2026-06-15', to: '2026-06-19' });
    const child = await someChild(app, parent);
    const { id } = await someRegistration(app, child, week, {
      day_type: 'half_day',
      price: 8_050,
      payed_amount: 3_025,
      created_at: new Date('2026-01-31T23:30:15.250Z'),
    });
    const sheet = await exported(ofCourse(course));
    expect([sheet.name, sheet.heads]).toEqual(['Zahlungen', HEADS]);
    expect(values(sheet)).toEqual([
      {
        'Nr.': id,
        // Half past midnight in Rome, the next day.
        'Angemeldet am': expect.closeTo(serial('2026-02-01T00:30:15'), 6),
        Status: 'Angemeldet',
        Nachname: 'Rossi',
        Vorname: child.first_name,
        Steuernummer: child.tax,
        Eltern: 'Rossi Eva',
        Zahlungsreferenz: paymentReference({ courseId: course.id, personId: parent.personId }),
        Projekt: 'Seewoche',
        Woche: 'Erste',
        Von: serial('2026-06-15T00:00:00'),
        Bis: serial('2026-06-19T00:00:00'),
        Betreuungszeit: 'Halbtags',
        Preis: 80.5,
        Bezahlt: 30.25,
        Offen: 50.25,
        'Bezahlt am': serial('2026-03-15T00:00:00'),
      },
    ]);
    const [row = {}] = sheet.rows;
    const kind = (head: string) => [row[head]?.t, row[head]?.z];
    for (const head of ['Preis', 'Bezahlt', 'Offen']) expect(kind(head)).toEqual(['n', '#,##0.00 "€"']);
    for (const head of ['Von', 'Bis', 'Bezahlt am']) expect(kind(head)).toEqual(['n', 'dd.mm.yyyy']);
    expect(kind('Angemeldet am')).toEqual(['n', 'dd.mm.yyyy hh:mm']);
    expect(kind('Nachname')[0]).toBe('s');
  });

  it('freezes its head, filters every column and has widths', async () => {
    const course = await someCourse(app);
    await someRegistration(app, await someChild(app, parent), await someWeek(app, course));
    const { xml } = await exported(ofCourse(course));
    expect(xml).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
    const lastColumn = String.fromCharCode('A'.charCodeAt(0) + HEADS.length - 1);
    expect(xml).toContain(`<autoFilter ref="A1:${lastColumn}2"`);
    const widths = [...xml.matchAll(/<col min="(\d+)" max="(\d+)" width="[\d.]+"[^>]*customWidth="1"/g)];
    expect([widths[0]?.[1], widths.at(-1)?.[2]]).toEqual(['1', String(HEADS.length)]);
  });

  it('is in Italian for Italian readers', async () => {
    const course = await someCourse(app, { name_it: 'Lago' });
    await someRegistration(app, await someChild(app, parent), await someWeek(app, course));
    const italian = { ...ofCourse(course), lang: 'it' };
    const sheet = await exported(italian);
    expect([sheet.name, sheet.heads.slice(0, 3)]).toEqual([
      'Pagamenti',
      ['N.', 'Data di iscrizione', 'Stato'],
    ]);
    expect(values(sheet)[0]).toMatchObject({
      Progetto: 'Lago',
      Orario: 'Giornata intera',
      Stato: 'Confermata',
    });
    const named = async (headers: Record<string, string>, query = {}) =>
      (await app.as(office).get(PATH).set(headers).query(query).expect(200)).headers['content-disposition'];
    expect(await named({ 'api-lang': 'it' })).toContain('Pagamenti_');
    expect(await named({ 'api-lang': 'it' }, { lang: 'de' })).toContain('Zahlungen_');
    await app.dataSource.manager.update(UserEntity, { id: office.id }, { lang: 'it' });
    expect(await named({})).toContain('Pagamenti_');
    expect(await named({ 'api-lang': 'en' })).toContain('Pagamenti_');
    await app.dataSource.manager.update(UserEntity, { id: office.id }, { lang: 'de' });
  });

  it('keeps text that looks like a formula as text', async () => {
    const course = await someCourse(app, { name: '@SUM(1+1)' });
    const week = await someWeek(app, course, { name: '-2+3' });
    const names = { first_name: '=HYPERLINK("http://evil.example";"x")', last_name: '+1' };
    await someRegistration(app, await someChild(app, parent, names), week);
    const sheet = await exported(ofCourse(course));
    const [row = {}] = sheet.rows;
    for (const [head, text] of [
      ['Vorname', names.first_name],
      ['Nachname', '+1'],
      ['Projekt', '@SUM(1+1)'],
      ['Woche', '-2+3'],
    ] as const)
      expect([row[head]?.t, row[head]?.v, row[head]?.f]).toEqual(['s', text, undefined]);
    expect(sheet.xml).not.toMatch(/<f[ >]/);
  });

  it('counts nobody who waits as owing, and names what was paid above the price as credit', async () => {
    const course = await someCourse(app);
    const week = await someWeek(app, course);
    const state = async (wanted: object, parents: Parent[] = [parent]) =>
      someRegistration(app, await someChild(app, parents), week, { payed_at: null, ...wanted });
    await state({ payed_amount: 0, is_waiting: true, queue_number: 1 });
    // Nobody pays for a child without parents, so it is nobody's credit.
    await state({ payed_amount: 15_050 }, []);
    await state({ payed_amount: 0 });
    const rows = values(await exported(ofCourse(course)));
    expect(rows.map((row) => [row.Status, row.Preis, row.Bezahlt, row.Offen, row.Guthaben])).toEqual([
      ['Angemeldet', 120, 0, 120, undefined],
      ['Angemeldet', 120, 150.5, 0, 30.5],
      ['Warteliste', 120, 0, 0, undefined],
    ]);
  });

  it('has only what something is owed of, of fees too, where the list is filtered by that', async () => {
    const course = await someCourse(app);
    const week = await someWeek(app, course);
    const payer = await someParent(app);
    const some = async (wanted: object) =>
      (await someRegistration(app, await someChild(app, payer), week, { payed_at: null, ...wanted })).id;
    const [open, part, paid, waits] = [
      await some({ payed_amount: 0 }),
      await some({ payed_amount: 11_900 }),
      await some({ payed_amount: 12_000 }),
      await some({ payed_amount: 0, is_waiting: true, queue_number: 1 }),
    ];
    const removed = 888_888;
    await app.dataSource.manager.insert(CancellationFeeEntity, {
      registration_id: removed,
      child_id: (await someChild(app, payer)).id,
      course_week_id: week.id,
      booked_by: payer.id,
      amount: 6_000,
      due_on: null,
      created_at: app.clock.now(),
    });
    const ids = async (filter: string) =>
      values(await exported(ofCourse(course, filter))).map((row) => Number(row['Nr.']));
    expect((await ids('open|1')).sort((a, b) => a - b)).toEqual([open, part, removed].sort((a, b) => a - b));
    expect((await ids('open|0')).sort((a, b) => a - b)).toEqual([paid, waits].sort((a, b) => a - b));
  });

  it('names what was paid on removed registrations as to be refunded', async () => {
    const course = await someCourse(app, { name: 'Abgesagt' });
    const child = await someChild(app, await someParent(app));
    const [one, two, three] = [
      await someWeek(app, course),
      await someWeek(app, course),
      await someWeek(app, course),
    ];
    const paid = await someRegistration(app, child, one, { payed_amount: 4_000 });
    const unpaid = await someRegistration(app, child, two, { payed_amount: 0, payed_at: null });
    await someRegistration(app, child, three);
    const remover = await someStaff(app, 'Office');
    for (const { id } of [unpaid, paid])
      await app.as(remover).delete(`/api/peopleCourseWeekRegistration/${id}`).expect(200);
    const rows = values(await exported(ofCourse(course)));
    expect(rows.map((row) => [row.Status, row.Bezahlt, row.Offen, row['Zu erstatten']])).toEqual([
      ['Angemeldet', 120, 0, undefined],
      ['Abgemeldet', 40, 0, 40],
    ]);
    expect(rows[1]).toMatchObject({ 'Nr.': paid.id, Nachname: 'Rossi', Projekt: 'Abgesagt' });
    expect(rows[1]?.Preis).toBeUndefined();
  });

  it('no longer names what was refunded or used, the oldest first', async () => {
    const payer = await someParent(app);
    const course = await someCourse(app);
    const child = await someChild(app, payer);
    const [first, second] = [
      await someRegistration(app, child, await someWeek(app, course), { price: 4_000, payed_amount: 4_000 }),
      await someRegistration(app, child, await someWeek(app, course), { price: 5_000, payed_amount: 5_000 }),
    ];
    const staff = await someStaff(app, 'Office');
    for (const { id } of [first, second])
      await app.as(staff).delete(`/api/peopleCourseWeekRegistration/${id}`).expect(200);
    const toRefund = async () =>
      values(await exported(ofCourse(course))).map((row) => [row['Nr.'], row['Zu erstatten']]);
    expect(await toRefund()).toEqual([
      [second.id, 50],
      [first.id, 40],
    ]);
    const refund = (amount: number) =>
      app
        .as(staff)
        .post('/api/payment')
        .send({ date: '2026-03-01', amount, method: 'bank', person_id: payer.personId })
        .expect(201);
    await refund(-25);
    expect(await toRefund()).toEqual([
      [second.id, 50],
      [first.id, 15],
    ]);
    await refund(-65);
    expect(await toRefund()).toEqual([]);
  });

  it('keeps what is to be refunded after the child is gone', async () => {
    const event = { registration_id: 987_654, child_id: 999_999, course_week_id: 999_999, user_id: null };
    await app.dataSource.manager.insert(RegistrationEventEntity, [
      { ...event, kind: 'removed', amount: 5_000, at: app.clock.now() },
      { ...event, kind: 'paid', amount: 5_000, at: app.clock.now() },
    ]);
    const rows = values(await exported()).filter((row) => row['Nr.'] === 987_654);
    expect(rows).toEqual([expect.objectContaining({ Status: 'Abgemeldet', 'Zu erstatten': 50 })]);
  });

  it('of everything has the other credit of parents, and adds up to what was received', async () => {
    const before = await sums();
    const staff = await someStaff(app, 'Office');
    const payer = await someParent(app);
    const child = await someChild(app, payer);
    const course = await someCourse(app);
    const place = await someRegistration(app, child, await someWeek(app, course), {
      price: 4_000,
      payed_amount: 4_000,
    });
    const pay = (amount: number, date = '2026-03-01') =>
      app
        .as(staff)
        .post('/api/payment')
        .send({ date, amount, method: 'cash', person_id: payer.personId })
        .expect(201);
    await app.as(staff).delete(`/api/peopleCourseWeekRegistration/${place.id}`).expect(200);
    await pay(25.5);
    await pay(-10);
    const rows = values(await exported()).filter((row) => row['Eltern'] === 'Rossi Eva');
    expect(rows.filter((row) => row['Status'] === 'Abgemeldet' && row['Nr.'] === place.id)).toEqual([
      expect.objectContaining({ Bezahlt: 40, 'Zu erstatten': 40 }),
    ]);
    expect(rows.filter((row) => row['Status'] === 'Guthaben').at(-1)).toEqual({
      Status: 'Guthaben',
      Eltern: 'Rossi Eva',
      Bezahlt: 15.5,
      Offen: 0,
      Guthaben: 15.5,
    });
    const after = await sums();
    const more = (name: string) => (after[name] ?? 0) - (before[name] ?? 0);
    expect([more('Erhalten'), more('Ausbezahlt und zurückgebucht')]).toEqual([65.5, -10]);
    expect(more('Bezahlt laut dem Blatt „Zahlungen“')).toBe(55.5);
    expect(after['Unterschied']).toBe(0);
  });

  it('of everything has neither credit nor sums for who may not see payments', async () => {
    const payer = await someParent(app);
    await somePayment(app, payer);
    const editor = await someStaff(app, ['peopleCourseWeekRegistration.update']);
    const { body } = await openDocument(app, editor, PATH);
    const sheets = readXlsx(body as Buffer);
    expect(sheets).toHaveLength(1);
    expect(values(sheets[0]).filter((row) => row['Status'] === 'Guthaben')).toEqual([]);
    // There is some, for who may see it.
    expect(values(await exported()).some((row) => row['Status'] === 'Guthaben')).toBe(true);
  });

  it('of everything says what was paid for places of which no data are left', async () => {
    const payer = await someParent(app);
    const child = await someChild(app, payer);
    const { id } = await someRegistration(app, child, await someWeek(app, await someCourse(app)), {
      payed_amount: 3_000,
    });
    await app.dataSource.manager.delete(RegistrationEntity, { id });
    const rows = values(await exported());
    expect(rows.at(-1)).toEqual({ Status: 'Daten gelöscht', Bezahlt: 30, Offen: 0 });
    expect((await sums())['Unterschied']).toBe(0);
  });

  it('takes the filters and the search of the list', async () => {
    const course = await someCourse(app, { name: 'Gefiltert' });
    const inactive = await someCourse(app, { active: false });
    const week = await someWeek(app, course);
    const [paid, partly, waiting] = [
      await someRegistration(app, await someChild(app, parent, { last_name: 'Zwölfer' }), week),
      await someRegistration(app, await someChild(app, parent), week, { payed_amount: 1 }),
      await someRegistration(app, await someChild(app, parent), week, {
        is_waiting: true,
        queue_number: 1,
        payed_amount: 0,
      }),
    ].map(({ id }) => id);
    const old = await someRegistration(app, await someChild(app, parent), await someWeek(app, inactive));
    const ids = async (query: Record<string, string | string[]>) =>
      values(await exported(query)).map((row) => row['Nr.']);
    expect(await ids(ofCourse(course))).toEqual([waiting, partly, paid]);
    expect(await ids(ofCourse(course, 'payed|partial'))).toEqual([partly]);
    expect(await ids(ofCourse(course, 'payed|partial', 'payed|1'))).toEqual([partly, paid]);
    expect(await ids(ofCourse(course, 'is_waiting|1'))).toEqual([waiting]);
    expect(await ids({ search: 'zwolfer gefiltert' })).toEqual([paid]);
    expect(await ids({ filters: ['active|1'] })).not.toContain(old.id);
    expect(await ids({})).toContain(old.id);
    const refused = await openDocument(app, office, PATH, { filters: ['tax|X'] });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['filters']]);
  });

  it('needs as many statements for many rows as for few', async () => {
    const course = await someCourse(app);
    const week = await someWeek(app, course, { max_participants: 500 });
    const statements = () =>
      app.countStatements(() => app.as(office).get(PATH).query(ofCourse(course)).buffer(true).expect(200));
    await someRegistration(app, await someChild(app, parent), week);
    const few = (await statements()).length;
    for (let count = 0; count < 40; count += 1)
      await someRegistration(app, await someChild(app, parent), week);
    expect((await statements()).length).toBe(few);
    expect(few).toBeLessThanOrEqual(9);
  });

  it('is for holders of the permission', async () => {
    const leader = await someStaff(app, ['peopleCourseWeekRegistration.index', 'course.view']);
    expect((await openDocument(app, leader, PATH)).status).toBe(403);
    expect((await openDocument(app, parent, PATH)).status).toBe(403);
    await app.http().get(PATH).expect(401);
  });

  it('is a file kept by no cache', async () => {
    const { headers } = await openDocument(app, office, PATH);
    expect(headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': 'attachment; filename=Zahlungen_2026-03-02.xlsx',
      'cache-control': 'no-store',
    });
  });
});
