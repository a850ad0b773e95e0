import { In } from 'typeorm';
import { ChildEntity } from '../../../src/model/families/child.entity.js';
import { HealthReadEntity } from '../../../src/model/accounts/health-read.entity.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
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
import { asking, someAnswer } from '../../support/questions.js';
import { openDocument, someRegistration } from './support/paid.js';
import { readXlsx, values, type ReadSheet } from './support/xlsx.js';

const HEALTH = ['Funktionsdiagnose', 'Medikamente', 'Unverträglichkeiten', 'Allergien', 'Risikogruppe'];

let app: TestApp;
let viewer: Staff;
let parent: Parent;
beforeAll(async () => {
  app = await createTestApp();
  viewer = await someStaff(app, ['course.view', 'peopleCourseWeekRegistration.index']);
  parent = await someParent(app);
});
afterAll(() => app.close());

async function exported(course: { id: number }, user = viewer, query = {}): Promise<ReadSheet[]> {
  const answer = await openDocument(app, user, `/excelExport/${course.id}`, query);
  expect(answer.status).toBe(200);
  return readXlsx(answer.body as Buffer);
}

describe('the export of a course', () => {
  it('has a sheet a week: participants by name, then the waiting list in its order', async () => {
    const course = await someCourse(app, { questions: await asking(app) });
    const [first, second] = [await someWeek(app, course), await someWeek(app, course)];
    const child = (last_name: string) => someChild(app, parent, { last_name, first_name: 'Anna' });
    const waits = (queue_number: number) => ({
      is_waiting: true,
      queue_number,
      payed_amount: 0,
      payed_at: null,
    });
    const zeno = await child('Zeno');
    await someRegistration(app, zeno, first, {
      payed_amount: 500,
      day_type: 'half_day',
      price: 8_000,
      emergency_contact1_name: 'Oma Rosa',
    });
    await someAnswer(app, zeno, course, 'XL');
    await someRegistration(app, await child('Ärmel'), first);
    await someRegistration(app, await child('Spät'), first, waits(9));
    await someRegistration(app, await child('Vorne'), first, waits(4));
    const sheets = await exported(course);
    expect(sheets.map(({ name }) => name)).toEqual(['Woche 1', 'Woche 2']);
    expect(sheets[0]?.heads).toEqual([
      'Status',
      'Platz auf der Warteliste',
      'Nachname',
      'Vorname',
      'Steuernummer',
      'Angemeldet am',
      'Betreuungszeit',
      'Zahlung',
      'Preis',
      'Bezahlt',
      'Notfallkontakt 1 (Name)',
      'Notfallkontakt 1',
      'Notfallkontakt 2 (Name)',
      'Notfallkontakt 2',
      'T-Shirt',
    ]);
    const rows = values(sheets[0]);
    expect(
      rows.map((row) => [row.Nachname, row.Status, row['Platz auf der Warteliste'], row.Zahlung]),
    ).toEqual([
      ['Ärmel', 'Angemeldet', undefined, 'Bezahlt'],
      ['Zeno', 'Angemeldet', undefined, 'Teilweise bezahlt'],
      ['Vorne', 'Warteliste', 1, undefined],
      ['Spät', 'Warteliste', 2, undefined],
    ]);
    expect(rows[1]).toMatchObject({
      Steuernummer: zeno.tax,
      Betreuungszeit: 'Halbtags',
      Preis: 80,
      Bezahlt: 5,
      'Notfallkontakt 1 (Name)': 'Oma Rosa',
      'Notfallkontakt 1': '+39 333 1111111',
      'Notfallkontakt 2': '+39 333 2222222',
      'T-Shirt': 'XL',
    });
    expect(values(sheets[1])).toEqual([]);
    expect(sheets[0]?.xml).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
    expect(sheets[0]?.xml).toContain('<autoFilter ref="A1:O5"');
    expect(second.id).toBeGreaterThan(first.id);
  });

  it('shows health to holders of child.health only', async () => {
    const course = await someCourse(app);
    const ill = { allergies: 'Nüsse', medicaments: '=Insulin', with_diagnostics: true };
    const [child, well] = [await someChild(app, parent, ill), await someChild(app, parent)];
    const week = await someWeek(app, course);
    for (const one of [child, well]) await someRegistration(app, one, week);
    const [without] = await exported(course);
    expect(without?.heads.filter((head) => HEALTH.includes(head))).toEqual([]);
    expect(without?.xml).not.toMatch(/Nüsse|Insulin/);
    const nurse = await someStaff(app, [
      ...(['course.view', 'child.health'] as const),
      'peopleCourseWeekRegistration.index',
    ]);
    const [withHealth] = await exported(course, nurse);
    expect(withHealth?.heads.slice(-5)).toEqual(HEALTH);
    expect(values(withHealth).find((row) => row.Steuernummer === child.tax)).toMatchObject({
      Funktionsdiagnose: 'Ja',
      Medikamente: '=Insulin',
      Allergien: 'Nüsse',
    });
    expect(withHealth?.rows.map(({ Medikamente }) => Medikamente?.t)).toContain('s');
    const reads = await app.dataSource.manager.findBy(HealthReadEntity, {
      child_id: In([child.id, well.id]),
    });
    expect(reads.map(({ user_id, child_id, via }) => [user_id, child_id, via])).toEqual([
      [nurse.id, child.id, 'export'],
    ]);
  });

  it('has all rows of a week that takes several reads, in one order, none twice', async () => {
    const course = await someCourse(app);
    const week = await someWeek(app, course, { max_participants: 2_000 });
    const names = Array.from({ length: 1_040 }, (_, index) => `Kind ${String(index % 130).padStart(3, '0')}`);
    const { manager } = app.dataSource;
    const pattern = await someChild(app, parent, { first_name: 'Same' });
    const children = await manager.save(
      names.map((last_name, index) =>
        manager.create(ChildEntity, { ...pattern, id: undefined, last_name, tax: `ABCDEF${1e9 + index}` }),
      ),
    );
    const one = await someRegistration(app, pattern, await someWeek(app, course));
    const rest = children.map(({ id }, index) => ({
      ...one,
      id: undefined,
      child_id: id,
      course_week_id: week.id,
      payed_amount: 0,
      payed_at: null,
      ...(index >= 520 ? { is_waiting: true, queue_number: index } : {}),
    }));
    for (let start = 0; start < rest.length; start += 40)
      await manager.insert(RegistrationEntity, rest.slice(start, start + 40));
    const rows = values((await exported(course))[0]);
    const taxes = rows.map((row) => row.Steuernummer);
    expect([rows.length, new Set(taxes).size]).toEqual([1_040, 1_040]);
    const shown = rows.slice(0, 520).map((row) => String(row.Nachname));
    expect(shown).toEqual(names.slice(0, 520).sort());
    expect(rows.slice(520).map((row) => row['Platz auf der Warteliste'])).toEqual(
      Array.from({ length: 520 }, (_, index) => index + 1),
    );
  });

  it('has the participants in the same order as the page of the project', async () => {
    const course = await someCourse(app);
    const week = await someWeek(app, course, { max_participants: 50 });
    const names = [
      'Zanon',
      'Ärmel',
      'Armel',
      'Mair-Huber',
      'Mair',
      'Mairhofer',
      "D'Angelo",
      'Dal Ri',
      'öttl',
    ];
    for (const last_name of names)
      for (const first_name of ['Über', 'Ulla'])
        await someRegistration(app, await someChild(app, parent, { first_name, last_name }), week);
    const detail = await app.as(viewer).get(`/api/course/${course.id}`).expect(200);
    const page = detail.body.data.courseWeeks[0].registered_participants as Record<string, string>[];
    const rows = values((await exported(course))[0]);
    expect(rows.map((row) => row.Steuernummer)).toEqual(page.map(({ tax }) => tax));
    expect([...new Set(page.map(({ last_name }) => last_name))]).toEqual([
      'Ärmel',
      'Armel',
      'Dal Ri',
      "D'Angelo",
      'Mair',
      'Mair-Huber',
      'Mairhofer',
      'öttl',
      'Zanon',
    ]);
  });

  it('is Italian when asked for so', async () => {
    const course = await someCourse(app, { custom_labels: true, label_full_day_it: 'Fino alle 17' });
    const week = await someWeek(app, course, { name_it: 'Settimana verde: [1]' });
    await someRegistration(app, await someChild(app, parent), week);
    const [sheet] = await exported(course, viewer, { lang: 'it' });
    expect(sheet?.name).toBe('Settimana verde 1');
    expect(values(sheet)[0]).toMatchObject({
      Stato: 'Confermata',
      Orario: 'Fino alle 17',
      Pagamento: 'Pagato',
    });
  });

  it('of a course without weeks has an empty sheet', async () => {
    const sheets = await exported(await someCourse(app));
    expect(sheets.map((sheet) => [sheet.name, values(sheet)])).toEqual([['Keine Wochen', []]]);
  });

  it('is not there for an unknown course, and closed without the permission', async () => {
    expect((await openDocument(app, viewer, '/excelExport/999999')).status).toBe(404);
    const path = `/excelExport/${(await someCourse(app)).id}`;
    const other = await someStaff(app, ['course.index', 'child.health']);
    expect((await openDocument(app, other, path)).status).toBe(403);
    expect((await openDocument(app, parent, path)).status).toBe(403);
  });
});
