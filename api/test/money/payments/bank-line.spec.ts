import { paymentReference, type StaffRegistration } from '@feria/shared';
import { ChildParentEntity } from '../../../src/model/families/child.entity.js';
import { openDocument } from '../documents/support/paid.js';
import { readXlsx, values } from '../documents/support/xlsx.js';
import {
  book,
  bookByStaff,
  createQuietApp,
  firstId,
  office,
  remove,
} from '../../registrations/support/book.js';
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
import { edit } from './support.js';

/** What stands in a line of a bank statement finds the registrations that it pays (product/money.md#payment-reference). */

const ADDRESS = '/api/peopleCourseWeekRegistration';

let app: TestApp;
let staff: Staff;
beforeAll(async () => {
  app = await createQuietApp();
  staff = await office(app);
});
afterAll(() => app.close());

async function find(search: string, who = staff): Promise<StaffRegistration[]> {
  const answer = await app.as(who).get(ADDRESS).query({ search, sortBy: 'id', itemsPerPage: 500 });
  expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
  expect(answer.body.meta.total).toBe(answer.body.data.length);
  return answer.body.data as StaffRegistration[];
}
const idsFor = async (search: string, who = staff) => (await find(search, who)).map(({ id }) => id);

const referenceOf = (course: { id: number }, parent: Parent) =>
  paymentReference({ courseId: course.id, personId: parent.personId });
const grouped = (text: string) => text.replace(/(.{4})(?=.)/g, '$1 ').toLowerCase();

async function rename(parent: Parent, change: object): Promise<void> {
  await app.as(staff).put(`/api/parent/${parent.personId}`).send(change).expect(200);
}

/** Two children of one parent in one project, and one of them in another. */
async function someBookings() {
  const parent = await someParent(app);
  const children = [await someChild(app, parent), await someChild(app, parent)];
  const [course, other] = [await someCourse(app), await someCourse(app)];
  const here = (await book(app, parent, children, await someWeek(app, course))).registrations;
  const later = await someWeek(app, other, { from: '2026-08-03', to: '2026-08-07' });
  const there = firstId(await book(app, parent, children[0]!, later));
  return { parent, children, course, other, here: here.map(({ id }) => id as number), there };
}

describe('a payment reference', () => {
  it('finds the registrations of the family in the project, however it is written', async () => {
    const { parent, course, other, here, there } = await someBookings();
    const reference = referenceOf(course, parent);
    for (const text of [reference, reference.toLowerCase(), grouped(reference), `/${reference}/`])
      expect([text, await idsFor(text)]).toEqual([text, here]);
    expect(await idsFor(referenceOf(other, parent))).toEqual([there]);
  });

  it('finds by its end as well', async () => {
    const { parent, course, here, there } = await someBookings();
    const reference = referenceOf(course, parent);
    for (const from of [2, 3, 4]) expect([from, await idsFor(reference.slice(from))]).toEqual([from, here]);
    expect(await idsFor(`f${parent.personId}`)).toEqual([...here, there]);
    expect(await idsFor(`${course.id} F ${parent.personId}`)).toEqual(here);
  });

  it('finds several at once, and with other words only what holds them too', async () => {
    const one = await someBookings();
    const two = await someBookings();
    const both = `${referenceOf(one.course, one.parent)}\n${grouped(referenceOf(two.course, two.parent))}`;
    expect(await idsFor(both)).toEqual([...one.here, ...two.here]);
    const [child] = await find(both);
    expect(await idsFor(`${both} ${child!.people.tax}`)).toEqual([one.here[0]]);
  });

  it('with a wrong digit finds nothing', async () => {
    const { parent, course } = await someBookings();
    const reference = referenceOf(course, parent);
    const digit = reference[2] === '9' ? '8' : '9';
    expect(await idsFor(`RF${digit}${reference.slice(3)}`)).toEqual([]);
  });

  it('is refused when there are too many', async () => {
    const search = Array.from({ length: 201 }, (_, at) =>
      paymentReference({ courseId: 1, personId: at + 1 }),
    ).join(' ');
    const answer = await app.as(staff).get(ADDRESS).query({ search });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['search']]);
  });

  it('belongs to the parent who booked; what the office booked is found by that of each parent', async () => {
    const [mother, father] = [await someParent(app), await someParent(app)];
    const child = await someChild(app, mother);
    await app.dataSource.manager.insert(ChildParentEntity, {
      child_id: child.id,
      person_id: father.personId,
    });
    const course = await someCourse(app);
    const own = firstId(await book(app, father, child, await someWeek(app, course)));
    const byStaff = firstId(
      await bookByStaff(app, child, await someWeek(app, course, { from: '2026-07-20', to: '2026-07-24' })),
    );
    expect(await idsFor(referenceOf(course, father))).toEqual([own, byStaff]);
    expect(await idsFor(referenceOf(course, mother))).toEqual([byStaff]);
    const rows = await find(referenceOf(course, father).slice(2)); // less could be part of a tax code
    expect(
      rows.map(({ payment_reference, parents }) => [payment_reference, parents.map(({ id }) => id)]),
    ).toEqual([
      [referenceOf(course, father), [father.personId, mother.personId]],
      [referenceOf(course, mother), [mother.personId, father.personId]],
    ]);
  });
});

describe('a parent', () => {
  it('is found by name and by telephone, whatever the blanks and signs', async () => {
    const { parent, here, there } = await someBookings();
    const all = [...here, there];
    await rename(parent, { first_name: 'Wilhelmine', last_name: 'Unterthürner', phone: '+39 0471 98-76/54' });
    for (const text of [
      'unterthurner',
      'Wilhelmine Unterthürner',
      '0471987654',
      '0471 98 76 54',
      '+39 0471/987654',
      '0039 0471 987654',
      '(0471) 98.76.54',
      'Unterthürner 0471 987 654',
    ])
      expect([text, await idsFor(text)]).toEqual([text, all]);
    expect(await idsFor('Unterthürner 0471 987 655')).toEqual([]);
  });

  it('is found by telephone in the lists of parents and children too', async () => {
    const parent = await someParent(app);
    const child = await someChild(app, parent);
    await rename(parent, { phone: '333-7654 321' });
    for (const [list, id] of [
      ['parent', parent.personId],
      ['child', child.id],
    ] as const)
      for (const search of ['3337654321', '+39 333 76 54 321', '333/7654.321']) {
        const { body } = await app.as(staff).get(`/api/${list}`).query({ search }).expect(200);
        expect([list, search, body.data.map((row: { id: number }) => row.id)]).toEqual([list, search, [id]]);
      }
  });

  it('neither shows nor finds anything for those who see no parents and book no payments', async () => {
    const { parent, course, children } = await someBookings();
    const reader = await someStaff(app, ['peopleCourseWeekRegistration.index']);
    const reference = referenceOf(course, parent);
    await rename(parent, { last_name: 'Geheimnis' });
    for (const text of [reference, `F${parent.personId}`, 'Geheimnis'])
      expect([text, await idsFor(text, reader)]).toEqual([text, []]);
    const rows = await find(children[0]!.tax, reader);
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row).toMatchObject({ parents: [], payment_reference: null });
    const accountant = await someStaff(app, [
      'peopleCourseWeekRegistration.index',
      'peopleCourseWeekRegistration.update',
    ]);
    expect(await idsFor(reference, accountant)).toHaveLength(2);
  });
});

describe('exports', () => {
  const sheet = async (path: string, query: Record<string, string> = {}, who = staff) => {
    const answer = await openDocument(app, who, path, query);
    expect(answer.status).toBe(200);
    return readXlsx(answer.body as Buffer)[0]!;
  };
  const columns = (rows: Record<string, unknown>[], ...names: string[]) =>
    rows.map((row) => names.map((name) => row[name]));

  it('the payments have parents and reference, also of what was removed, and are found by them', async () => {
    const { parent, course, here, there } = await someBookings();
    await rename(parent, { first_name: 'Olga', last_name: 'Brugger' });
    for (const id of [...here, there]) await edit(app, id, { payed_amount: 120, payed_at: '2026-03-01' });
    await remove(app, here[0]!, 'staff');
    const rows = values(await sheet('/export/payments', { search: grouped(referenceOf(course, parent)) }));
    expect(columns(rows, 'Nr.', 'Status', 'Eltern', 'Zahlungsreferenz')).toEqual([
      [here[1], 'Angemeldet', 'Brugger Olga', referenceOf(course, parent)],
      [here[0], 'Abgemeldet', 'Brugger Olga', referenceOf(course, parent)],
    ]);
  });

  it('the participants of a project have them for those who may see them', async () => {
    const { parent, course } = await someBookings();
    const rows = values(await sheet(`/excelExport/${course.id}`));
    expect(columns(rows, 'Zahlungsreferenz')).toEqual(rows.map(() => [referenceOf(course, parent)]));
    expect(rows).toHaveLength(2);
    const leader = await someStaff(app, ['course.view', 'child.index']);
    const [row] = values(await sheet(`/excelExport/${course.id}`, {}, leader));
    expect(Object.keys(row!)).toContain('Steuernummer');
    for (const name of ['Eltern', 'Zahlungsreferenz']) expect(Object.keys(row!)).not.toContain(name);
    const viewer = await someStaff(app, ['course.view']);
    const [least] = values(await sheet(`/excelExport/${course.id}`, {}, viewer));
    for (const name of ['Steuernummer', 'Eltern', 'Zahlungsreferenz'])
      expect(Object.keys(least!)).not.toContain(name);
  });
});
