import type { FamilyRegistration, MyFamily, StaffRegistrationDetail } from '@feria/shared';
import { AuditEntryEntity } from '../../src/core/audit/audit-entry.entity.js';
import { ChildParentEntity } from '../../src/model/families/child.entity.js';
import type { CourseEntity } from '../../src/model/catalogue/course.entity.js';
import type { CourseWeekEntity } from '../../src/model/catalogue/course-week.entity.js';
import { BookingContextLoader } from '../../src/registrations/booking-batch/booking-context.js';
import type { TestApp } from '../support/app.js';
import { someChild, someCourse, someParent, someWeek, type Parent } from '../support/builders.js';
import { pay } from '../support/pay.js';
import { edit, setPayed, tryEdit } from '../money/payments/support.js';
import {
  book,
  bookByStaff,
  createQuietApp,
  firstId,
  historyOf,
  kindsTo,
  mailsTo,
  merge,
  move,
  occupy,
  office,
  remove,
  someFamily,
  stored,
} from './support/book.js';

/* The discount for siblings (product/money.md#sibling-discount). */

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
});
afterAll(() => app.close());

const PRICE = 12_050;
const someProject = (more: Partial<CourseEntity> = {}): Promise<CourseEntity> =>
  someCourse(app, { sibling_discount_2: 10, sibling_discount_3: 25, ...more });
const weekOf = (course: CourseEntity, more: Partial<CourseWeekEntity> = {}): Promise<CourseWeekEntity> =>
  someWeek(app, course, { price: PRICE, price_half_day: 8_000, half_day: true, ...more });
const idsOf = ({ registrations }: Awaited<ReturnType<typeof book>>): number[] =>
  registrations.flatMap(({ id }) => id ?? []);
async function discounts(ids: readonly number[]): Promise<number[]> {
  const rows = await Promise.all(ids.map((id) => stored(app, id)));
  return rows.map((row) => row!.discount);
}
async function myFamily(parent: Parent): Promise<MyFamily> {
  return (await app.as(parent).get('/api/my-family').expect(200)).body.data;
}
/** Old and new values that the log of changes has of the move of a registration. */
async function loggedMove(id: number): Promise<unknown> {
  const { changes } = await app.dataSource.manager.findOneByOrFail(AuditEntryEntity, {
    resource: 'peopleCourseWeekRegistration/move',
    record_id: id,
  });
  return JSON.parse(changes!);
}

describe('a sign-up', () => {
  it('takes a percentage off for the second child, and another from the third on, in each of its weeks', async () => {
    const course = await someProject();
    const weeks = [await weekOf(course), await weekOf(course)];
    const { parent, children } = await someFamily(app, 4);
    const result = await book(app, parent, children, weeks);
    // 10 % of 120.50 is 12.05; 25 % is 30.125, rounded for the family.
    expect(await discounts(idsOf(result))).toEqual([0, 0, 1_205, 1_205, 3_013, 3_013, 3_013, 3_013]);
    expect(result.payment?.amount).toBe((8 * PRICE - 2 * 1_205 - 4 * 3_013) / 100);
    const { payments } = await myFamily(parent);
    expect(payments.map(({ amount }) => amount)).toEqual([result.payment?.amount]);
  });

  it('counts children who are in the project already, also on its waiting list', async () => {
    const course = await someProject();
    const full = await weekOf(course, { max_participants: 1 });
    await occupy(app, full, 1);
    const { parent, children } = await someFamily(app, 3);
    await book(app, parent, children[0]!, full);
    expect(await discounts(idsOf(await book(app, parent, children[1]!, await weekOf(course))))).toEqual([
      1_205,
    ]);
    // The first child is still the first, and the third has come after both.
    const more = await book(app, parent, [children[0]!, children[2]!], await weekOf(course));
    expect(await discounts(idsOf(more))).toEqual([0, 3_013]);
  });

  it('counts neither other projects, nor a child for whom nothing is stored, nor one that was removed', async () => {
    const other = await weekOf(await someProject());
    const course = await someProject();
    const full = await weekOf(course, { max_participants: 1, waiting_list: 0 });
    await occupy(app, full, 1);
    const free = await weekOf(course);
    const { parent, children } = await someFamily(app, 3);
    await book(app, parent, children[2]!, other);
    const body = {
      bookedChildren: [
        { id: children[0]!.id, courseWeeks: [{ id: full.id, dayType: 'full_day' }] },
        { id: children[1]!.id, courseWeeks: [{ id: free.id, dayType: 'full_day' }] },
      ],
    };
    const [first] = idsOf(await book(app, parent, children, free, body));
    expect(await discounts([first!])).toEqual([0]);
    expect((await remove(app, first!, parent)).success).toBe(true);
    expect(await discounts(idsOf(await book(app, parent, children[0]!, free)))).toEqual([0]);
  });

  it('counts the children of the same payer only', async () => {
    const course = await someProject();
    const week = await weekOf(course);
    const { parent: mother, children } = await someFamily(app, 3);
    const father = await someParent(app);
    for (const { id } of children)
      await app.dataSource.manager.insert(ChildParentEntity, { child_id: id, person_id: father.personId });
    await book(app, mother, children[0]!, week);
    expect(await discounts(idsOf(await book(app, father, children[1]!, week)))).toEqual([0]);
    // What the office books is paid by the parent who has been on record longest: the mother.
    expect(await discounts(idsOf(await bookByStaff(app, children[2]!, week)))).toEqual([1_205]);
    const siblings = async (parent: Parent) =>
      (await myFamily(parent)).siblings.find(({ course_id }) => course_id === course.id)?.children;
    expect(await siblings(mother)).toEqual([children[0]!.id, children[2]!.id]);
    expect(await siblings(father)).toEqual([children[1]!.id]);
  });

  it('of the office for several families counts each by itself', async () => {
    const week = await weekOf(await someProject());
    const [one, other] = [await someFamily(app, 2), await someFamily(app, 2)];
    const children = [one.children[0]!, other.children[0]!, one.children[1]!, other.children[1]!];
    expect(await discounts(idsOf(await bookByStaff(app, children, week)))).toEqual([0, 0, 1_205, 1_205]);
  });

  it('is decided one after the other when several are decided at once', async () => {
    const course = await someProject();
    const weeks = [await weekOf(course), await weekOf(course), await weekOf(course)];
    const { parent, children } = await someFamily(app, 3);
    const results = await Promise.all(weeks.map((week, index) => book(app, parent, children[index]!, week)));
    expect((await discounts(results.map(firstId))).sort((a, b) => a - b)).toEqual([0, 1_205, 3_013]);
  });

  it('needs no more statements for many children than for few, and none where no project has a discount', async () => {
    const loader = app.app.get(BookingContextLoader, { strict: false });
    const statements = async (course: CourseEntity, count: number): Promise<number> => {
      const { parent, children } = await someFamily(app, count);
      const week = await weekOf(course);
      const logged = jest.spyOn(app.dataSource.logger, 'logQuery');
      const lines = children.map(({ id }) => ({
        path: '',
        childId: id,
        weekId: week.id,
        dayType: 'full_day' as const,
        priority: null,
        isExempt: false,
      }));
      const booker = {
        userId: parent.id,
        personId: parent.personId,
        recipient: null,
        plz: null,
        confirmUntil: null,
        health: true,
      };
      await app.dataSource.transaction((manager) =>
        loader.load(manager, [
          {
            parts: [{ path: '', courseId: course.id, input: {} as never, lines }],
            isBasket: false,
            together: [],
            shown: [],
            booker,
            language: 'de',
            contentLanguage: 'de',
            request: null,
          },
        ]),
      );
      const queries = logged.mock.calls.length;
      logged.mockRestore();
      return queries;
    };
    const [plain, few, many] = [
      await statements(await someCourse(app), 3),
      await statements(await someProject(), 1),
      await statements(await someProject(), 6),
    ];
    expect(many).toBe(few);
    expect(few).toBeLessThanOrEqual(plain + 3);
  });
});

describe('what was decided', () => {
  async function second(more: Partial<CourseEntity> = {}) {
    const course = await someProject(more);
    const { parent, children } = await someFamily(app, 2);
    const week = await weekOf(course);
    const [first, id] = idsOf(await book(app, parent, children, week));
    return { course, week, parent, children, first: first!, id: id! };
  }

  it('stays when the project changes its percentages, and when the first child leaves', async () => {
    const { course, parent, first, id } = await second();
    await app
      .as(await office(app))
      .put(`/api/course/${course.id}`)
      .send({ sibling_discount_2: 50 })
      .expect(200);
    await remove(app, first, parent);
    expect(await stored(app, id)).toMatchObject({ price: PRICE, discount: 1_205, sibling_percent: 10 });
  });

  it('is shown to parent and office, with what it costs', async () => {
    const { parent, id } = await second();
    const shown = (await myFamily(parent)).registrations.find((row) => row.id === id) as FamilyRegistration;
    expect(shown).toMatchObject({ price: 120.5, discount: 12.05, sibling_percent: 10, payed: false });
    const [mail] = (await mailsTo(app, parent)).filter(({ kind }) => kind === 'new');
    expect(mail!.lines.map(({ price }) => price)).toEqual(['120,50 €', '108,45 €']);
    expect(mail!.payments?.map(({ amount }) => amount)).toEqual([22_895]);
  });

  it('is paid by the reduced amount: paid state, mail, filter, and nothing more is booked', async () => {
    const { parent, id } = await second();
    const booked = await setPayed(app, [id]);
    expect(booked.body.data.amount).toBe(108.45);
    expect(await kindsTo(app, parent)).toEqual(['new', 'payed']);
    const list = async (payed: string): Promise<number> =>
      (
        await app
          .as(await office(app))
          .get('/api/peopleCourseWeekRegistration')
          .query({ filters: [`payed|${payed}`, `id|${id}`] })
          .expect(200)
      ).body.data.length;
    expect([await list('1'), await list('0')]).toEqual([1, 0]);
  });

  it('is of the new price with another day type, by parent and by office', async () => {
    const { parent, id } = await second({ register_to: '2099-01-01' });
    await app.as(parent).put(`/api/save-registration/${id}`).send({ dayType: 'half_day' }).expect(200);
    expect(await stored(app, id)).toMatchObject({ price: 8_000, discount: 800 });
    await edit(app, id, { day_type: 'full_day' });
    expect(await stored(app, id)).toMatchObject({ price: PRICE, discount: 1_205 });
  });

  it('goes along to another week, also of another project, and with a merged week', async () => {
    const { week, id } = await second();
    const other = await weekOf(await someCourse(app, { payment_days: 14 }), { price: 20_000 });
    const preview = await app
      .as(await office(app))
      .get(`/api/peopleCourseWeekRegistration/${id}/move-preview`)
      .query({ course_week_id: other.id })
      .expect(200);
    expect(preview.body.data).toMatchObject({ price_before: 108.45, price: 180, open: 180 });
    expect((await move(app, id, other)).status).toBe(200);
    const { due_on, ...moved } = (await stored(app, id))!;
    expect(moved).toMatchObject({ price: 20_000, discount: 2_000, sibling_percent: 10 });
    expect(await loggedMove(id)).toMatchObject({
      price: [120.5, 200],
      discount: [12.05, 20],
      due_on: [null, due_on],
    });
    const into = await weekOf({ id: week.course_id } as CourseEntity, { price: 30_000 });
    const { first: _, ...rest } = await second();
    expect((await merge(app, rest.week, await weekOf(rest.course, { price: 30_000 }))).status).toBe(200);
    expect(await stored(app, rest.id)).toMatchObject({ price: 30_000, discount: 3_000 });
    expect(into.price).toBe(30_000);
  });

  it('is another one when the office says why, and then follows no price', async () => {
    const { id } = await second();
    await edit(app, id, { discount: 50.5, discount_reason: ' Härtefall ' });
    expect(await stored(app, id)).toMatchObject({ discount: 5_050, sibling_percent: 0 });
    const detail: StaffRegistrationDetail = (
      await app
        .as(await office(app))
        .get(`/api/peopleCourseWeekRegistration/${id}`)
        .expect(200)
    ).body.data;
    expect(detail.exceptions.map(({ reason }) => reason)).toEqual(['Härtefall']);
    expect((await historyOf(app, id)).map(({ kind }) => kind)).toEqual(['registered', 'changed']);
    await edit(app, id, { day_type: 'half_day' });
    expect(await stored(app, id)).toMatchObject({ price: 8_000, discount: 5_050 });
    await edit(app, id, { discount: null, discount_reason: 'doch nicht' });
    expect(await stored(app, id)).toMatchObject({ discount: 0, sibling_percent: 0 });
  });

  it('is refused by field: without a reason, above the price, below nothing', async () => {
    const { id } = await second();
    const errors = async (change: object) => {
      const answer = await tryEdit(app, id, change);
      expect(answer.status).toBe(422);
      return Object.keys(answer.body.errors as object);
    };
    expect(await errors({ discount: 20 })).toEqual(['discount_reason']);
    expect(await errors({ discount: 20, discount_reason: '  ' })).toEqual(['discount_reason']);
    expect(await errors({ discount: 120.51, discount_reason: 'x' })).toEqual(['discount']);
    expect(await errors({ discount: -1, discount_reason: 'x' })).toEqual(['discount']);
    expect(await stored(app, id)).toMatchObject({ discount: 1_205, sibling_percent: 10 });
    // The same amount is no change and needs no reason.
    await edit(app, id, { discount: 12.05 });
    expect(await stored(app, id)).toMatchObject({ discount: 1_205, sibling_percent: 10 });
  });

  it('makes credit of what was paid before it, which pays for the other child', async () => {
    const { id, first } = await second();
    await pay(app, id, 10_845);
    const record = await edit(app, id, { discount: 20.5, discount_reason: 'Härtefall' });
    expect(record).toMatchObject({ payed: true, payed_amount: 100, discount: 20.5 });
    expect(await stored(app, first)).toMatchObject({ payed_amount: 845 });
  });
});

it('the page of a project says the percentages', async () => {
  const course = await someProject({ sibling_discount_3: null });
  const page = await app.http().get(`/api/frontend/${course.id}`).expect(200);
  expect(page.body.data).toMatchObject({ sibling_discount_2: 10, sibling_discount_3: null });
});

it('a project with percentages out of range is refused at the field', async () => {
  const course = await someCourse(app);
  const answer = await app
    .as(await office(app))
    .put(`/api/course/${course.id}`)
    .send({ sibling_discount_2: 101, sibling_discount_3: -1 })
    .expect(422);
  expect(Object.keys(answer.body.errors as object).sort()).toEqual([
    'sibling_discount_2',
    'sibling_discount_3',
  ]);
});

it('a child without parents pays all', async () => {
  const course = await someProject();
  const { parent, children } = await someFamily(app, 1);
  const orphan = await someChild(app, parent);
  await app.dataSource.manager.delete(ChildParentEntity, { child_id: orphan.id });
  expect(await discounts(idsOf(await bookByStaff(app, [...children, orphan], await weekOf(course))))).toEqual(
    [0, 0],
  );
});
