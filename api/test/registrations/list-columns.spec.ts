import type { Permission, StaffChild, StaffPerson, StaffRegistration } from '@feria/shared';
import { CancellationFeeEntity } from '../../src/model/ledger/cancellation-fee.entity.js';
import { ParentEntity } from '../../src/model/families/parent.entity.js';
import { RegistrationEntity } from '../../src/model/registrations/registration.entity.js';
import type { TestApp } from '../support/app.js';
import {
  someChild,
  someCourse,
  someParent,
  someStaff,
  someWeek,
  type Parent,
  type Staff,
} from '../support/builders.js';
import { asking, someAnswer } from '../support/questions.js';
import { pay, somePayment } from '../support/pay.js';
import { book, createQuietApp, firstId } from './support/book.js';

const REGISTRATIONS = '/api/peopleCourseWeekRegistration';

describe('columns of the lists that the office is asked about', () => {
  let app: TestApp;
  let office: Staff;
  let eva: Parent;
  let jon: Parent;
  let mia: { id: number };
  let paidInPart: number;
  beforeAll(async () => {
    app = await createQuietApp();
    office = await someStaff(app, 'Office');
    eva = await someParent(app);
    jon = await someParent(app);
    await app.dataSource.manager.update(ParentEntity, { id: jon.personId }, { place: 'Meran' });
    const course = await someCourse(app, { questions: await asking(app, { required: false }) });
    const week = await someWeek(app, course, { max_participants: 2, price: 120_00 });
    const other = await someWeek(app, course, { from: '2026-08-03', to: '2026-08-07', price: 80_00 });
    // Seven years old since the second day of the first week.
    mia = await someChild(app, [eva, jon], { birth: birthday(week.from, 7), first_name: 'Mia' });
    const leo = await someChild(app, eva, { birth: '2012-01-01', first_name: 'Leo' });
    const ida = await someChild(app, eva, { birth: '2019-01-01', first_name: 'Ida' });
    // Who booked pays, and lives in Meran.
    paidInPart = firstId(await book(app, jon, mia, week));
    await someAnswer(app, mia, course, 'Größe 128');
    await pay(app, paidInPart, 20_00);
    firstId(await book(app, eva, leo, week));
    // Waits and owes nothing.
    firstId(await book(app, eva, ida, week));
    const paid = firstId(await book(app, eva, leo, other));
    await pay(app, paid, 80_00);
  });
  afterAll(() => app.close());

  const list = async <Row>(address: string, staff: Staff, query: object = {}): Promise<Row[]> => {
    const { body } = await app.as(staff).get(address).query(query).expect(200);
    return body.data as Row[];
  };
  const withPermissions = (...permissions: Permission[]) => someStaff(app, permissions);
  const refused = async (address: string, staff: Staff, sortBy: string) => {
    const { status, body } = await app.as(staff).get(address).query({ sortBy });
    return [status, Object.keys(body.errors ?? {})];
  };

  it('tell of a registration the age in its week, what is open, where who pays lives, and the answer', async () => {
    const rows = await list<StaffRegistration>(REGISTRATIONS, office, { sortBy: 'id' });
    expect(
      rows.map(({ people, age, open_amount, place, custom_field }) => [
        people.first_name,
        age,
        open_amount,
        place,
        custom_field,
      ]),
    ).toEqual([
      ['Mia', 6, 100, 'Meran', 'Größe 128'],
      ['Leo', 14, 120, 'Bozen', null],
      ['Ida', 7, 0, 'Bozen', null],
      ['Leo', 14, 0, 'Bozen', null],
    ]);
  });

  it('show what is open to who books or sees payments, and sort by it for them only', async () => {
    const books = await withPermissions('peopleCourseWeekRegistration.index', 'payment.index');
    const looks = await withPermissions('peopleCourseWeekRegistration.index');
    const amounts = async (staff: Staff, query: object = {}) =>
      (await list<StaffRegistration>(REGISTRATIONS, staff, query)).map(({ open_amount }) => open_amount);
    expect(await amounts(books, { sortBy: 'open_amount', sortDesc: 'true' })).toEqual([120, 100, 0, 0]);
    expect(await amounts(looks)).toEqual([undefined, undefined, undefined, undefined]);
    expect(await refused(REGISTRATIONS, looks, 'open_amount')).toEqual([422, ['sortBy']]);
  });

  it('show where a family lives to who sees the list of parents', async () => {
    const places = async (...permissions: Permission[]) => {
      const staff = await withPermissions('peopleCourseWeekRegistration.index', ...permissions);
      return new Set((await list<StaffRegistration>(REGISTRATIONS, staff)).map(({ place }) => place));
    };
    expect(await places('person.index')).toEqual(new Set(['Bozen', 'Meran']));
    // Who books payments sees the parents' names.
    expect(await places('peopleCourseWeekRegistration.update')).toEqual(new Set([null]));
    expect(await places()).toEqual(new Set([null]));
  });

  it('tell how old children are, and sort by it', async () => {
    const rows = await list<StaffChild>('/api/child', office, { sortBy: 'age' });
    expect(rows.map(({ first_name, age }) => [first_name, age])).toEqual([
      ['Mia', 6],
      ['Ida', 7],
      ['Leo', 14],
    ]);
  });

  it('tell what a parent owes for places and fees, and the credit', async () => {
    const { manager } = app.dataSource;
    const { child_id, course_week_id, booked_by } = await manager.findOneByOrFail(RegistrationEntity, {
      id: paidInPart,
    });
    await manager.insert(CancellationFeeEntity, {
      registration_id: 9_999,
      child_id,
      course_week_id,
      booked_by,
      amount: 15_50,
      payed_amount: 0,
      created_at: app.clock.now(),
    });
    const ute = await someParent(app);
    await somePayment(app, ute);
    const balances = async (query: object) =>
      (await list<StaffPerson>('/api/parent', office, query)).map(({ id, open_amount, credit }) => [
        id,
        open_amount,
        credit,
      ]);
    const ofEva = [eva.personId, 120, 0];
    const ofJon = [jon.personId, 115.5, 0];
    const ofUte = [ute.personId, 0, 10];
    expect(await balances({ sortBy: 'open_amount' })).toEqual([ofUte, ofJon, ofEva]);
    expect(await balances({ sortBy: 'open_amount', sortDesc: 'true' })).toEqual([ofEva, ofJon, ofUte]);
    expect(await balances({ sortBy: 'credit' })).toEqual([ofEva, ofJon, ofUte]);
  });

  it('do not tell the balance to who does not see payments, nor the order by it', async () => {
    const staff = await withPermissions('person.index', 'peopleCourseWeekRegistration.update');
    const [row] = await list<StaffPerson>('/api/parent', staff);
    expect(row).not.toHaveProperty('open_amount');
    expect(row).not.toHaveProperty('credit');
    for (const column of ['open_amount', 'credit'])
      expect(await refused('/api/parent', staff, column)).toEqual([422, ['sortBy']]);
  });

  it.each([REGISTRATIONS, '/api/child', '/api/parent'])(
    'take as many statements for a page of one as for a page of all: %s',
    async (address) => {
      const staff = await withPermissions(
        'peopleCourseWeekRegistration.index',
        'child.index',
        'person.index',
        'payment.index',
      );
      const count = async (itemsPerPage: number) =>
        (await app.countStatements(() => app.as(staff).get(address).query({ itemsPerPage }).expect(200)))
          .length;
      // The first call of an account reads its session.
      await count(1);
      expect(await count(1)).toBe(await count(50));
    },
  );
});

/** The day of birth of who becomes so old on the day after this one. */
function birthday(day: string, years: number): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return `${next.getUTCFullYear() - years}${next.toISOString().slice(4, 10)}`;
}
