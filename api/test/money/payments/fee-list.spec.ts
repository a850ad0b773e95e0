import { DOCUMENT, type CancellationFeeRecord, type Dashboard } from '@feria/shared';
import { Transactions } from '../../../src/core/database/transactions.js';
import { bookPayments } from '../../../src/ledger/ledger.js';
import { ParentEntity } from '../../../src/model/families/parent.entity.js';
import { CancellationFeeEntity } from '../../../src/model/ledger/cancellation-fee.entity.js';
import { createQuietApp, book } from '../../registrations/support/book.js';
import type { TestApp } from '../../support/app.js';
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
import { openDocument } from '../documents/support/paid.js';
import { readXlsx, values } from '../documents/support/xlsx.js';

const LIST = '/api/cancellationFee';

describe('the list of fees of places that were given back', () => {
  let app: TestApp;
  let staff: Staff;
  let eva: Parent;
  let anna: Awaited<ReturnType<typeof someChild>>;
  let course: Awaited<ReturnType<typeof someCourse>>;
  let week: Awaited<ReturnType<typeof someWeek>>;
  const fees: Record<string, number> = {};

  /** A fee of 60 €. @param paid cents */
  const someFee = async (child: number, courseWeek: number, paid: number, due_on: string | null = null) => {
    const fee = await app.dataSource.manager.save(
      app.dataSource.manager.create(CancellationFeeEntity, {
        registration_id: 900_000 + next(),
        child_id: child,
        course_week_id: courseWeek,
        booked_by: eva.id,
        amount: 60_00,
        due_on,
        created_at: app.clock.now(),
      }),
    );
    const shares = [{ registrationId: fee.registration_id, amount: paid }];
    const payment = { date: '2026-03-01', method: 'bank' as const, personId: eva.personId, shares };
    if (paid > 0)
      await app.app
        .get(Transactions)
        .run((manager) => bookPayments(manager, [payment], { userId: null, at: app.clock.now() }));
    return fee.id;
  };
  const list = async (query: object, reader: Staff = staff) => {
    const { body } = await app.as(reader).get(LIST).query(query).expect(200);
    return { rows: body.data as CancellationFeeRecord[], total: body.meta.total as number };
  };
  const ids = async (query: object, reader?: Staff) => (await list(query, reader)).rows.map(({ id }) => id);

  beforeAll(async () => {
    app = await createQuietApp();
    staff = await someStaff(app, 'Office');
    eva = await someParent(app);
    const { manager } = app.dataSource;
    const parent = await manager.findOneByOrFail(ParentEntity, { id: eva.personId });
    await manager.save(Object.assign(parent, { last_name: 'Zöschg', phone: '+39 333 7654321' }));
    course = await someCourse(app, { name: 'Wald', name_it: '=Bosco' });
    week = await someWeek(app, course);
    const other = await someWeek(app, await someCourse(app, { name: 'Wasser', name_it: 'Acqua' }));
    anna = await someChild(app, eva, { first_name: 'Anna', last_name: 'Zöschg' });
    const ben = await someChild(app, eva, { first_name: 'Ben', last_name: 'Auer' });
    fees.open = await someFee(anna.id, week.id, 0, '2026-04-01');
    fees.partly = await someFee(ben.id, other.id, 42_50);
    fees.paid = await someFee(anna.id, other.id, 60_00);
    // A place is no fee, and nothing of it stands in the list.
    await book(app, eva, await someChild(app, eva), week);
  });
  afterAll(() => app.close());

  it('says who owes what, for which place, and since when', async () => {
    const { rows } = await list({ filters: `id|${fees.open}` });
    expect(rows).toEqual([
      {
        id: fees.open,
        registration_id: expect.any(Number),
        child: { id: anna.id, first_name: 'Anna', last_name: 'Zöschg' },
        person: { id: eva.personId, first_name: 'Eva', last_name: 'Zöschg' },
        course: { id: course.id, name: 'Wald', name_it: '=Bosco' },
        courseWeek: {
          id: week.id,
          name: expect.any(String),
          name_it: expect.any(String),
          from: expect.any(String),
          to: expect.any(String),
        },
        amount: 60,
        payed_amount: 0,
        open: 60,
        due_on: '2026-04-01',
        created_at: app.clock.now().toISOString(),
      },
    ]);
  });

  it('has with the filter of the start page as many rows as its figure counts, and their sum', async () => {
    const { body } = await app.as(staff).get('/api/dashboard').expect(200);
    const { open_fees } = body.data as Dashboard;
    const { rows, total } = await list({ filters: 'open|1' });
    expect(rows.map(({ id }) => id)).toEqual([fees.partly, fees.open]);
    expect({ count: total, amount: rows.reduce((sum, { open }) => sum + open, 0) }).toEqual(open_fees);
    expect(open_fees).toEqual({ count: 2, amount: 77.5 });
    expect(await ids({ filters: 'open|0' })).toEqual([fees.paid]);
  });

  it('is searched, filtered by project and sorted by what is open', async () => {
    expect(await ids({ search: 'auer ben' })).toEqual([fees.partly]);
    expect(await ids({ search: 'bosco' })).toEqual([fees.open]);
    expect(await ids({ filters: `course|${course.id}` })).toEqual([fees.open]);
    expect(await ids({ sortBy: 'open', sortDesc: 'true' })).toEqual([fees.open, fees.partly, fees.paid]);
    expect(await ids({ sortBy: 'child', sortDesc: 'false' })).toEqual([fees.partly, fees.open, fees.paid]);
  });

  it('finds a number of a parent for those only who may see parents', async () => {
    const accountant = await someStaff(app, ['payment.index']);
    expect(await ids({ search: '3337654321' })).toHaveLength(3);
    expect(await ids({ search: '3337654321' }, accountant)).toEqual([]);
    expect(await ids({ search: 'eva' }, accountant)).toHaveLength(3);
  });

  it('is exported as it is shown, without formulas, and only for who sees payments', async () => {
    const path = DOCUMENT.listExport('cancellationFee');
    const answer = await openDocument(app, staff, path, {
      lang: 'it',
      filters: 'open|1',
      sortBy: 'open',
      columns: ['course', 'child', 'open', 'due_on'],
    });
    expect(answer.status).toBe(200);
    const [sheet] = readXlsx(answer.body as Buffer);
    expect(values(sheet)).toEqual([
      { Progetto: 'Acqua', 'Bambino/a': 'Auer Ben', 'Da pagare': 17.5 },
      {
        Progetto: '=Bosco',
        'Bambino/a': 'Zöschg Anna',
        'Da pagare': 60,
        'Da pagare entro': expect.any(Number),
      },
    ]);
    expect(sheet?.xml).not.toMatch(/<f[ >]/);
    const stranger = await someStaff(app, ['person.index', 'peopleCourseWeekRegistration.index']);
    expect((await openDocument(app, stranger, path, {})).status).toBe(403);
    await app.as(stranger).get(LIST).expect(403);
  });

  it('refuses a filter, a sort and a column that it does not have', async () => {
    for (const query of [{ filters: 'tax|x' }, { sortBy: 'tax' }])
      await app.as(staff).get(LIST).query(query).expect(422);
    const { status } = await openDocument(app, staff, DOCUMENT.listExport('cancellationFee'), {
      columns: 'tax',
    });
    expect(status).toBe(422);
  });
});
