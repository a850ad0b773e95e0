import { DOCUMENT, type Permission } from '@feria/shared';
import { HealthReadEntity } from '../../../src/model/accounts/health-read.entity.js';
import type { TestApp } from '../../support/app.js';
import {
  someChild,
  someCourse,
  someParent,
  someStaff,
  someWeek,
  type Parent,
  type Staff,
} from '../../support/builders.js';
import { pay } from '../../support/pay.js';
import { openDocument } from '../../money/documents/support/paid.js';
import { readXlsx, serial, values } from '../../money/documents/support/xlsx.js';
import { book, createQuietApp, firstId } from '../../registrations/support/book.js';

const REGISTRATIONS = DOCUMENT.listExport('peopleCourseWeekRegistration');

describe('the export of a list', () => {
  let app: TestApp;
  let office: Staff;
  let eva: Parent;
  beforeAll(async () => {
    app = await createQuietApp();
    office = await someStaff(app, 'Office');
    eva = await someParent(app);
    const course = await someCourse(app, { name: 'Wald', name_it: 'Bosco' });
    const week = await someWeek(app, course, { price: 120_00 });
    const names = ['Anna', '=1+1', 'Chiara'];
    for (const [index, first_name] of names.entries()) {
      const child = await someChild(app, eva, {
        first_name,
        birth: `201${index + 4}-01-01`,
        allergies: 'Nüsse',
      });
      const id = firstId(await book(app, eva, child, week));
      if (index === 0) await pay(app, id, 20_50);
    }
  });
  afterAll(() => app.close());

  const withPermissions = (...permissions: Permission[]) => someStaff(app, permissions);
  const rows = async (path: string, staff: Staff, query: Record<string, string | string[]>) => {
    const answer = await openDocument(app, staff, path, { lang: 'de', ...query });
    expect(answer.status).toBe(200);
    const [sheet] = readXlsx(answer.body as Buffer);
    return { heads: sheet?.heads, values: values(sheet), xml: sheet?.xml };
  };
  const refusal = async (path: string, staff: Staff, query: Record<string, string | string[]>) => {
    const { status, body } = await openDocument(app, staff, path, query);
    return [status, Object.keys((body as { errors?: object }).errors ?? {})];
  };

  it('has the rows, the order and the columns that are shown, each in its own type', async () => {
    const columns = ['people.first_name', 'open_amount', 'age', 'courseWeek.from', 'payed', 'created_at'];
    const sheet = await rows(REGISTRATIONS, office, {
      columns,
      sortBy: ['open_amount', 'people.first_name'],
      sortDesc: ['true', 'true'],
      filters: 'active|1',
    });
    expect(sheet.heads).toEqual(['Vorname', 'Offener Betrag', 'Alter', 'Woche', 'Bezahlt', 'Erstellt am']);
    const row = (name: string, open: number, age: number, payed: string) => ({
      Vorname: name,
      'Offener Betrag': open,
      Alter: age,
      Woche: '15.06.2026 – 19.06.2026',
      Bezahlt: payed,
      'Erstellt am': expect.closeTo(serial('2026-03-02T10:00:00'), 1),
    });
    expect(sheet.values).toEqual([
      row('Chiara', 120, 10, 'Nicht bezahlt'),
      row('=1+1', 120, 11, 'Nicht bezahlt'),
      row('Anna', 99.5, 12, 'Teilweise bezahlt'),
    ]);
    // What a family is called is no formula.
    expect(sheet.xml).not.toMatch(/<f[ >]/);
  });

  it('finds what the search of the list finds, in the language that is asked for', async () => {
    const sheet = await rows(REGISTRATIONS, office, {
      search: 'chiara bosco',
      columns: ['course.name', 'day_type'],
      lang: 'it',
    });
    expect([sheet.heads, sheet.values]).toEqual([
      ['Progetto', 'Orario'],
      [{ Progetto: 'Bosco', Orario: 'Giornata intera' }],
    ]);
  });

  it.each([
    [['peopleCourseWeekRegistration.index'], 'open_amount'],
    [['peopleCourseWeekRegistration.index'], 'parents'],
    [['peopleCourseWeekRegistration.index', 'peopleCourseWeekRegistration.update'], 'place'],
  ] as [Permission[], string][])('refuses to who holds %j the column %s', async (permissions, column) => {
    const staff = await withPermissions(...permissions);
    expect(await refusal(REGISTRATIONS, staff, { columns: [column] })).toEqual([422, ['columns']]);
    expect((await rows(REGISTRATIONS, staff, {})).values.length).toBe(3);
  });

  it('refuses what the list refuses', async () => {
    const staff = await withPermissions('peopleCourseWeekRegistration.index');
    expect(await refusal(REGISTRATIONS, staff, { sortBy: 'open_amount' })).toEqual([422, ['sortBy']]);
    expect(await refusal(REGISTRATIONS, staff, { filters: 'people.tax|x' })).toEqual([422, ['filters']]);
    expect(await refusal(REGISTRATIONS, await withPermissions('child.index'), {})).toEqual([403, []]);
  });

  it('has balances of parents for who sees payments', async () => {
    const path = DOCUMENT.listExport('parent');
    const columns = ['last_name', 'open_amount'];
    const office = await withPermissions('person.index', 'payment.index');
    expect((await rows(path, office, { columns })).values).toEqual([{ Nachname: 'Rossi', Offen: 339.5 }]);
    const others = await withPermissions('person.index');
    expect(await refusal(path, others, { columns })).toEqual([422, ['columns']]);
    expect((await rows(path, others, {})).heads).not.toContain('Offen');
  });

  it('never has health, and reads none', async () => {
    const path = DOCUMENT.listExport('child');
    const staff = await withPermissions('child.index', 'child.health', 'person.index');
    expect(await refusal(path, staff, { columns: ['allergies'] })).toEqual([422, ['columns']]);
    const sheet = await rows(path, staff, { columns: ['first_name', 'parents', 'phone'], sortBy: 'age' });
    expect(sheet.values.map(({ Vorname, Eltern }) => [Vorname, Eltern])).toEqual([
      ['Chiara', 'Rossi Eva'],
      ['=1+1', 'Rossi Eva'],
      ['Anna', 'Rossi Eva'],
    ]);
    const reads = await app.dataSource.manager.countBy(HealthReadEntity, { user_id: staff.id });
    expect(reads).toBe(0);
  });

  it('shows roles as the list does', async () => {
    const staff = await withPermissions('user.index', 'role.index');
    const ofUsers = await rows(DOCUMENT.listExport('user'), staff, { columns: ['roles'], lang: 'it' });
    expect(ofUsers.values).toContainEqual({ Ruoli: 'Ufficio' });
    const ofRoles = await rows(DOCUMENT.listExport('role'), staff, { columns: ['name'], lang: 'it' });
    expect(ofRoles.values).toContainEqual({ Nome: 'Ufficio' });
  });
});
