import { writeFileSync } from 'node:fs';
import { DOCUMENT, type IsoDate, type School } from '@feria/shared';
import { AttendanceEntity } from '../../src/model/on-site/attendance.entity.js';
import { HealthReadEntity } from '../../src/model/accounts/health-read.entity.js';
import type { CourseWeekEntity } from '../../src/model/catalogue/course-week.entity.js';
import { forgetChildrenOnSite } from '../../src/office/privacy/forget-on-site.js';
import { OptionEntity } from '../../src/model/settings/option.entity.js';
import { ChildEntity } from '../../src/model/families/child.entity.js';
import { CancellationFeeEntity } from '../../src/model/ledger/cancellation-fee.entity.js';
import {
  CourseWeekLeaderEntity,
  WeekGroupChildEntity,
  WeekGroupEntity,
  WeekGroupLeaderEntity,
} from '../../src/model/on-site/week-group.entity.js';
import { openDocument, someRegistration } from '../money/documents/support/paid.js';
import { readXlsx, serial, values, type ReadSheet } from '../money/documents/support/xlsx.js';
import { book } from '../money/payment-documents/support/book.js';
import { In } from 'typeorm';
import { RegistrationEntity } from '../../src/model/registrations/registration.entity.js';
import { createTestApp, type TestApp } from '../support/app.js';
import { someChild, someCourse, someParent, someStaff, someWeek, type Staff } from '../support/builders.js';

/*
 * The funding report (product/office.md#funding-report) of a season of two projects that was calculated by hand: every figure that is
 * expected stands here as it was worked out on paper.
 */

const MON = '2026-07-06';
const TUE = '2026-07-07';
const WED = '2026-07-08';
const THU = '2026-07-09';
const FRI = '2026-07-10';
const ALL = [MON, TUE, WED, THU, FRI];

let app: TestApp;
let office: Staff;
let leaders: Staff[];
let lake: { first: CourseWeekEntity; second: CourseWeekEntity };
beforeAll(async () => {
  app = await createTestApp();
  app.clock.at = new Date('2026-09-01T08:00:00Z');
  office = await someStaff(app, ['payment.index']);
  leaders = await Promise.all([1, 2, 3, 4].map(() => someStaff(app, 'Project leader')));
  lake = await makeLake();
  await makeCircus(lake.first);
});
afterAll(() => app.close());

interface Place {
  school: School;
  day?: 'full_day' | 'half_day';
  /** Days on which the child was there. */
  days?: readonly IsoDate[];
  /** Cents. */
  paid?: number;
  diagnosis?: boolean;
  group?: { id: number };
  child?: ChildEntity;
}

async function place(week: CourseWeekEntity, wanted: Place): Promise<ChildEntity> {
  const { school, day = 'full_day', days = [], paid = 0, diagnosis = false, group } = wanted;
  const { manager } = app.dataSource;
  const child =
    wanted.child ?? (await someChild(app, await someParent(app), { school, with_diagnostics: diagnosis }));
  await someRegistration(app, child, week, { day_type: day, payed_amount: paid, payed_at: null });
  await there(week, child, days);
  if (group)
    await manager.insert(WeekGroupChildEntity, {
      course_week_id: week.id,
      child_id: child.id,
      week_group_id: group.id,
    });
  return child;
}

async function there(week: CourseWeekEntity, child: ChildEntity, days: readonly IsoDate[]): Promise<void> {
  const marks = days.map((date) => ({ child_id: child.id, course_week_id: week.id, date }));
  await app.dataSource.manager.insert(
    AttendanceEntity,
    marks.map((mark) => ({ ...mark, status: 'present' as const })),
  );
}

async function group(week: CourseWeekEntity, name: string, leader: Staff): Promise<{ id: number }> {
  const { manager } = app.dataSource;
  const { id } = await manager.save(WeekGroupEntity, { course_week_id: week.id, name });
  await manager.insert(WeekGroupLeaderEntity, { week_group_id: id, user_id: leader.id });
  return { id };
}

const leadWeek = (week: CourseWeekEntity, ...users: Staff[]) =>
  app.dataSource.manager.insert(
    CourseWeekLeaderEntity,
    users.map(({ id }) => ({ course_week_id: week.id, user_id: id })),
  );

/** Two weeks: one with two groups and somebody in neither, one without groups. */
async function makeLake(): Promise<typeof lake> {
  const [first, second, third] = leaders as [Staff, Staff, Staff];
  const course = await someCourse(app, { name: 'Seewoche', name_it: 'Al lago' });
  const one = await someWeek(app, course, { name: 'Erste', name_it: 'Prima', from: MON, to: FRI });
  const two = await someWeek(app, course, {
    name: 'Zweite',
    name_it: 'Seconda',
    from: '2026-07-13',
    to: '2026-07-17',
  });
  const dolphins = await group(one, 'Delfine', first);
  const whales = await group(one, 'Wale', second);
  await leadWeek(one, third);
  const anna = await place(one, { school: 'kg_3', days: [MON, TUE, WED], paid: 10_000, group: dolphins });
  await place(one, { school: 'gs_1', days: ALL, paid: 8_000, diagnosis: true, group: dolphins });
  await place(one, { school: 'kg_2', day: 'half_day', days: [MON, TUE], paid: 5_000, group: dolphins });
  await place(one, { school: 'gs_4', days: [MON, TUE, WED, THU], paid: 10_000, group: whales });
  await place(one, { school: 'ms_1', paid: 10_000, diagnosis: true, group: whales });
  await place(one, { school: 'gs_2', days: [FRI] });
  await giveBack(one);
  await leadWeek(two, first);
  await place(two, { school: 'kg_3', child: anna, days: ['2026-07-13', '2026-07-14'], paid: 10_000 });
  await place(two, { school: 'other', day: 'half_day', days: ['2026-07-13'], paid: 3_000 });
  await place(two, { school: 'ms_2', day: 'half_day', days: ['2026-07-13'], paid: 3_000 });
  return { first: one, second: two };
}

/** A place that was given back, with a fee of 15 € that is paid. */
async function giveBack(week: CourseWeekEntity): Promise<void> {
  const parent = await someParent(app);
  const child = await someChild(app, parent, { school: 'gs_1' });
  const { id } = await someRegistration(app, child, week, { payed_amount: 0, payed_at: null });
  await app.dataSource.manager.delete('registration', { id });
  await app.dataSource.manager.insert(CancellationFeeEntity, {
    registration_id: id,
    child_id: child.id,
    course_week_id: week.id,
    booked_by: parent.id,
    amount: 2_000,
    due_on: null,
    created_at: app.clock.now(),
  });
  await book(app, {
    date: '2026-06-01',
    personId: parent.personId,
    shares: [{ registrationId: id, amount: 1_500 }],
  });
}

/** In the week of the lake: many half days, so that parents are expected to pay more than is funded; and a week to which nobody came. */
async function makeCircus({ from, to }: CourseWeekEntity): Promise<void> {
  const [first, , , fourth] = leaders as [Staff, Staff, Staff, Staff];
  const course = await someCourse(app, { name: 'Zirkus', name_it: 'Circo' });
  const one = await someWeek(app, course, { name: 'Manege', name_it: 'Pista', from, to });
  await leadWeek(one, first, fourth);
  for (let count = 0; count < 12; count += 1)
    await place(one, { school: 'gs_3', day: 'half_day', days: [MON], paid: 2_000 });
  await place(one, { school: 'gs_3', days: [MON], paid: 10_000 });
  const two = await someWeek(app, course, {
    name: 'Zelt',
    name_it: 'Tenda',
    from: '2026-08-03',
    to: '2026-08-07',
  });
  const absent = await place(two, { school: 'ms_3' });
  await app.dataSource.manager.insert(AttendanceEntity, {
    child_id: absent.id,
    course_week_id: two.id,
    date: '2026-08-03',
    status: 'absent' as const,
  });
  const waiting = await someChild(app, await someParent(app), { school: 'gs_1' });
  await someRegistration(app, waiting, two, { is_waiting: true, queue_number: 1, payed_amount: 0 });
  const before = await someWeek(app, course, { name: 'Vorjahr', from: '2025-07-07', to: '2025-07-11' });
  await place(before, { school: 'gs_1', days: ['2025-07-07'] });
  await someWeek(app, course, { name: 'Leer', from: '2026-08-10', to: '2026-08-14' });
}

async function report(year = 2026, user = office, query: Record<string, string> = {}): Promise<ReadSheet[]> {
  const answer = await openDocument(app, user, DOCUMENT.funding(year), query);
  expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
  if (process.env.KEEP_XLSX) writeFileSync(process.env.KEEP_XLSX, answer.body as Buffer);
  return readXlsx(answer.body as Buffer);
}

const levels = (of: string, [kg, gs, ms, other]: [number, number, number, number]) => ({
  [`${of}: Kindergarten`]: kg,
  [`${of}: Grundschule`]: gs,
  [`${of}: Mittelschule`]: ms,
  [`${of}: Andere`]: other,
});

describe('the funding report', () => {
  it('has a line for each group and week, figure by figure', async () => {
    const [lines] = await report();
    expect(values(lines)).toEqual([
      {
        Projekt: 'Seewoche',
        Woche: 'Erste',
        Gruppe: 'Delfine',
        'Stufe der Gruppe': 'Kindergarten',
        Von: serial(`${MON}T00:00:00`),
        Bis: serial(`${FRI}T00:00:00`),
        ...levels('Angemeldet', [2, 1, 0, 0]),
        ...levels('Anwesend', [2, 1, 0, 0]),
        // 3 + 5 + 2 days; 3 + 5 meals of full days; one of those who lead on each of the five days.
        Kindertage: 10,
        'Mahlzeiten der Kinder': 8,
        'Mahlzeiten der Leitung': 5,
        Kinderwochen: 3,
        'Erhaltene Beiträge': 230,
        // 13 × 5, 250, 3 × 35
        'Satz für Mahlzeiten': 65,
        'Satz für Gruppen': 250,
        Abzug: -105,
        'Sätze weniger Abzug': 210,
      },
      expect.objectContaining({
        Projekt: 'Seewoche',
        Woche: 'Erste',
        Gruppe: 'Wale',
        'Stufe der Gruppe': 'Grundschule',
        ...levels('Angemeldet', [0, 1, 1, 0]),
        ...levels('Anwesend', [0, 1, 0, 0]),
        Kindertage: 4,
        'Mahlzeiten der Kinder': 4,
        'Mahlzeiten der Leitung': 4,
        Kinderwochen: 1,
        'Erhaltene Beiträge': 200,
        'Satz für Mahlzeiten': 40,
        'Satz für Gruppen': 350,
        Abzug: -35,
        'Sätze weniger Abzug': 355,
      }),
      // No level: whoever is in no group is no group. The third leader leads the week and eats on all five days. The fee is here.
      {
        Projekt: 'Seewoche',
        Woche: 'Erste',
        Gruppe: 'In keiner Gruppe',
        Von: serial(`${MON}T00:00:00`),
        Bis: serial(`${FRI}T00:00:00`),
        ...levels('Angemeldet', [0, 1, 0, 0]),
        ...levels('Anwesend', [0, 1, 0, 0]),
        Kindertage: 1,
        'Mahlzeiten der Kinder': 1,
        'Mahlzeiten der Leitung': 5,
        Kinderwochen: 1,
        'Erhaltene Beiträge': 15,
        'Satz für Mahlzeiten': 30,
        'Satz für Gruppen': 0,
        Abzug: -35,
        'Sätze weniger Abzug': -5,
      },
      expect.objectContaining({
        Projekt: 'Seewoche',
        Woche: 'Zweite',
        Gruppe: 'Ganze Woche',
        'Stufe der Gruppe': 'Mittelschule',
        ...levels('Angemeldet', [1, 0, 1, 1]),
        ...levels('Anwesend', [1, 0, 1, 1]),
        Kindertage: 4,
        'Mahlzeiten der Kinder': 2,
        'Mahlzeiten der Leitung': 2,
        Kinderwochen: 3,
        'Erhaltene Beiträge': 160,
        'Satz für Mahlzeiten': 20,
        'Satz für Gruppen': 450,
        Abzug: -105,
        'Sätze weniger Abzug': 365,
      }),
      // The first leader has eaten at the lake on that Monday: only the fourth eats here.
      expect.objectContaining({
        Projekt: 'Zirkus',
        Woche: 'Manege',
        Gruppe: 'Ganze Woche',
        'Stufe der Gruppe': 'Grundschule',
        ...levels('Angemeldet', [0, 13, 0, 0]),
        ...levels('Anwesend', [0, 13, 0, 0]),
        Kindertage: 13,
        'Mahlzeiten der Kinder': 1,
        'Mahlzeiten der Leitung': 1,
        Kinderwochen: 13,
        'Erhaltene Beiträge': 340,
        'Satz für Mahlzeiten': 10,
        'Satz für Gruppen': 350,
        Abzug: -455,
        'Sätze weniger Abzug': -95,
      }),
      expect.objectContaining({
        Projekt: 'Zirkus',
        Woche: 'Zelt',
        Gruppe: 'Ganze Woche',
        ...levels('Angemeldet', [0, 0, 1, 0]),
        ...levels('Anwesend', [0, 0, 0, 0]),
        Kindertage: 0,
        'Satz für Gruppen': 0,
        Abzug: 0,
        'Sätze weniger Abzug': 0,
      }),
      {
        Projekt: 'Summe',
        ...levels('Angemeldet', [3, 16, 3, 1]),
        ...levels('Anwesend', [3, 16, 1, 1]),
        Kindertage: 32,
        'Mahlzeiten der Kinder': 16,
        'Mahlzeiten der Leitung': 17,
        Kinderwochen: 21,
        'Erhaltene Beiträge': 945,
        'Satz für Mahlzeiten': 165,
        'Satz für Gruppen': 1_400,
        Abzug: -735,
        'Sätze weniger Abzug': 830,
      },
    ]);
  });

  it('sums each project, which is not estimated below 0', async () => {
    const [, projects] = await report();
    expect(values(projects)).toEqual([
      {
        Projekt: 'Seewoche',
        Wochen: 2,
        'Geförderte Gruppen': 3,
        ...levels('Angemeldet', [3, 3, 2, 1]),
        ...levels('Anwesend', [3, 3, 1, 1]),
        Kindertage: 19,
        'Mahlzeiten der Kinder': 15,
        'Mahlzeiten der Leitung': 16,
        Kinderwochen: 8,
        'Erhaltene Beiträge': 605,
        'Satz für Mahlzeiten': 155,
        'Satz für Gruppen': 1_050,
        Abzug: -280,
        'Geschätzte Förderung': 925,
      },
      {
        Projekt: 'Zirkus',
        Wochen: 2,
        'Geförderte Gruppen': 1,
        ...levels('Angemeldet', [0, 13, 1, 0]),
        ...levels('Anwesend', [0, 13, 0, 0]),
        Kindertage: 13,
        'Mahlzeiten der Kinder': 1,
        'Mahlzeiten der Leitung': 1,
        Kinderwochen: 13,
        'Erhaltene Beiträge': 340,
        'Satz für Mahlzeiten': 10,
        'Satz für Gruppen': 350,
        Abzug: -455,
        'Geschätzte Förderung': 0,
      },
      expect.objectContaining({
        Projekt: 'Summe',
        Wochen: 4,
        'Geförderte Gruppen': 4,
        Kindertage: 32,
        'Erhaltene Beiträge': 945,
        'Geschätzte Förderung': 925,
      }),
    ]);
  });

  it('names its rates and where they come from, and counts with those of the organiser', async () => {
    const [, , rates] = await report();
    const [meal, kg, gs, ms, deduction, source] = values(rates);
    expect([meal, kg, gs, ms, deduction].map((rate) => rate?.Betrag)).toEqual([5, 250, 350, 450, 35]);
    expect(source?.Satz).toContain('Autonomen Provinz Bozen für 2026');
    const { manager } = app.dataSource;
    const keys = ['funding_meal', 'funding_group_gs', 'funding_deduction'] as const;
    const before = await manager.findBy(OptionEntity, { key: In([...keys]) });
    expect(before).toHaveLength(3);
    const boss = await someStaff(app, ['option.update', 'option.index']);
    const set = (key: string, value: string) =>
      app
        .as(boss)
        .put(`/api/option/${before.find((each) => each.key === key)!.id}`)
        .send({ key, value });
    await set('funding_meal', '6,5').expect(200);
    await set('funding_group_gs', '1.000').expect(200);
    const wrong = await set('funding_deduction', 'viel');
    expect([wrong.status, Object.keys(wrong.body.errors as object)]).toEqual([422, ['value']]);
    await manager.delete(OptionEntity, { key: 'funding_deduction' });
    const [lines] = await report();
    // Whales: 8 × 6.50, 1,000, and the published deduction for the one that is not stored.
    expect(values(lines)[1]).toMatchObject({
      'Satz für Mahlzeiten': 52,
      'Satz für Gruppen': 1_000,
      Abzug: -35,
    });
    await manager.save(OptionEntity, before);
  });

  it('is in Italian too', async () => {
    const [lines, projects] = await report(2026, office, { lang: 'it' });
    expect([lines?.name, projects?.name]).toEqual(['Gruppi', 'Progetti']);
    expect(values(lines)[3]).toMatchObject({
      Progetto: 'Al lago',
      Settimana: 'Seconda',
      Gruppo: 'Tutta la settimana',
      'Grado del gruppo': 'scuola secondaria',
      'Iscritti: scuola secondaria': 1,
      Detrazione: -105,
    });
  });

  it('counts diagnoses for holders of child.health only, and notes whose', async () => {
    const head = 'Kinder mit Funktionsdiagnose';
    const readsOf = async ({ id }: Staff) =>
      app.dataSource.manager.find(HealthReadEntity, { where: { user_id: id } });
    expect((await report()).flatMap(({ heads }) => heads)).not.toContain(head);
    expect(await readsOf(office)).toEqual([]);
    const nurse = await someStaff(app, ['payment.index', 'child.health']);
    const [lines, projects] = await report(2026, nurse);
    expect(values(lines).map((row) => row[head])).toEqual([1, 1, 0, 0, 0, 0, 2]);
    expect(values(projects).map((row) => row[head])).toEqual([2, 0, 2]);
    expect((await readsOf(nurse)).map(({ via }) => via)).toEqual(['export', 'export']);
  });

  it('of a year without weeks has no lines, and of no year there is none', async () => {
    expect((await report(2024)).map(({ rows }) => rows.length)).toEqual([1, 1, 11]);
    expect((await openDocument(app, office, '/export/funding/2026', {})).status).toBe(200);
    await app.as(office).get('/export/funding/1999').expect(404);
    await app.as(office).get('/export/funding/abc').expect(404);
  });

  it('of a season whose children were anonymised is the same, but for what was known of their health', async () => {
    const before = (await report()).map(values);
    const { manager } = app.dataSource;
    const children = await manager.find(ChildEntity, { select: { id: true } });
    await manager.transaction((inner) =>
      forgetChildrenOnSite(
        inner,
        children.map(({ id }) => id),
      ),
    );
    expect((await report()).map(values)).toEqual(before);
  });

  it('needs as many statements for many children as for few', async () => {
    const few = await app.countStatements(() => report());
    const more: number[] = [];
    for (let count = 0; count < 5; count += 1)
      more.push((await place(lake.second, { school: 'gs_1', day: 'half_day' })).id);
    expect((await app.countStatements(() => report())).length).toBe(few.length);
    await app.dataSource.manager.delete(RegistrationEntity, { child_id: In(more) });
  });
});
