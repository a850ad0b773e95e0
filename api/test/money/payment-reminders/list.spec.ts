import { paymentReference, romeInstant, type PaymentReminderRecord } from '@feria/shared';
import { camt, upload } from '../bank-statements/support.js';
import { createQuietApp, office, travel } from '../../registrations/support/book.js';
import type { TestApp } from '../../support/app.js';
import { someChild, someParent, someStaff, someWeek } from '../../support/builders.js';
import { PIECE } from '../../../src/core/pieces.js';
import { insertRows } from '../../../src/core/database/insert-rows.js';
import { ChildParentEntity } from '../../../src/model/families/child.entity.js';
import { ParentEntity } from '../../../src/model/families/parent.entity.js';
import { CancellationFeeEntity } from '../../../src/model/ledger/cancellation-fee.entity.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import {
  listed,
  lookAt,
  owing,
  pause,
  rowOf,
  setDue,
  summaryOf,
  switchReminders,
  tryPause,
} from './support.js';

/* What is overdue, by family, and which reminder comes next (product/money.md#payment-reminders). */

let app: TestApp;
beforeEach(async () => {
  app = await createQuietApp();
  await travel(app, romeInstant('2026-02-01', '09:00').toISOString());
  await switchReminders(app, true);
  await travel(app, romeInstant('2026-03-31', '09:00').toISOString());
});
afterEach(() => app.close());

const idsIn = ({ data }: { data: PaymentReminderRecord[] }): number[] => data.map(({ id }) => id);

/** Families whose oldest debt is that many days overdue; those with 0 are not overdue. */
async function families(...days: number[]) {
  const made = [];
  for (const count of days) {
    const day = new Date(Date.parse('2026-03-31') - count * 86_400_000).toISOString().slice(0, 10);
    made.push(await owing(app, { dueOn: day }));
  }
  return made;
}

it('has a row for each family with something overdue, the oldest first', async () => {
  const [young, , old] = await families(1, 0, 90);
  const page = await listed(app);
  expect(idsIn(page)).toEqual([old!.parent.personId, young!.parent.personId]);
  expect(page.meta).toEqual({ total: 2 });
  expect(page.data[1]).toEqual({
    id: young!.parent.personId,
    person: { id: young!.parent.personId, first_name: 'Eva', last_name: 'Rossi' },
    email: young!.parent.email,
    lang: 'de',
    overdue: 120,
    open: 120,
    due_on: '2026-03-30',
    days: 1,
    debts: [
      {
        registration_id: young!.id,
        is_fee: false,
        people: expect.objectContaining({ id: young!.child.id }),
        course: { id: young!.course.id, name: young!.course.name, name_it: young!.course.name_it },
        courseWeek: { id: young!.week.id, name: young!.week.name, name_it: young!.week.name_it },
        open: 120,
        due_on: '2026-03-30',
        days: 1,
        reminders: [],
      },
    ],
    next: { day: '2026-04-02', step: 1 },
    hold: null,
    pause: { paused: false, until: null },
    entries: [],
  });
});

it('says which debt is the fee of a place that was given back', async () => {
  const [{ parent, child, week, id }] = (await families(5)) as [Awaited<ReturnType<typeof owing>>];
  await app.dataSource.manager.delete(RegistrationEntity, { id });
  await app.dataSource.manager.insert(CancellationFeeEntity, {
    registration_id: id,
    child_id: child.id,
    course_week_id: week.id,
    booked_by: parent.id,
    amount: 6_000,
    due_on: '2026-03-20',
    created_at: app.clock.now(),
  });
  expect((await rowOf(app, parent)).debts).toMatchObject([{ registration_id: id, is_fee: true, open: 60 }]);
});

it('sums what is overdue by age', async () => {
  await families(1, 14, 15, 30, 31, 60, 61, 0);
  expect((await summaryOf(app)).ages).toEqual([
    { age: '1-14', debts: 2, amount: 240 },
    { age: '15-30', debts: 2, amount: 240 },
    { age: '31-60', debts: 2, amount: 240 },
    { age: 'over-60', debts: 1, amount: 120 },
  ]);
  const totals = await Promise.all(
    ['1-14', '15-30', '31-60', 'over-60'].map(
      async (age) => (await listed(app, `filters=age|${age}`)).meta.total,
    ),
  );
  expect(totals).toEqual([2, 2, 2, 1]);
});

it('is filtered by who gets a mail of the next run, and why others get none', async () => {
  const [now, soon, paused, held] = await families(5, 1, 20, 40);
  await pause(app, paused!.parent, true);
  const text = paymentReference({ courseId: held!.course.id, personId: held!.parent.personId });
  await upload(app, camt([{ amount: '120.00', text }]));
  expect(idsIn(await listed(app, 'filters=next_run|1'))).toEqual([now!.parent.personId]);
  expect(idsIn(await listed(app, 'filters=hold|paused'))).toEqual([paused!.parent.personId]);
  expect(idsIn(await listed(app, 'filters=hold|entry'))).toEqual([held!.parent.personId]);
  expect(idsIn(await listed(app, 'filters=hold|entry&filters=hold|paused')).sort()).toEqual(
    [paused!.parent.personId, held!.parent.personId].sort(),
  );
  expect(await summaryOf(app)).toMatchObject({
    enabled: true,
    families: 1,
    next_run: romeInstant('2026-03-31', '10:00').toISOString(),
  });
  await lookAt(app, '2026-03-31');
  expect(await summaryOf(app)).toMatchObject({
    families: 0,
    next_run: romeInstant('2026-04-01', '10:00').toISOString(),
  });
  expect((await rowOf(app, soon!.parent)).next).toEqual({ day: '2026-04-02', step: 1 });
  expect((await rowOf(app, now!.parent)).debts[0]!.reminders).toEqual([{ step: 1, day: '2026-03-31' }]);
});

it('says who would get one while reminders are off', async () => {
  await switchReminders(app, false);
  const [family] = await families(5);
  expect(await summaryOf(app)).toMatchObject({
    enabled: false,
    families: 1,
    next_run: romeInstant('2026-04-01', '10:00').toISOString(),
  });
  expect(idsIn(await listed(app, 'filters=next_run|1'))).toEqual([family!.parent.personId]);
  expect((await rowOf(app, family!.parent)).hold).toBe('off');
});

it('is sorted, searched and paged', async () => {
  const made = await families(3, 4, 5);
  const [first, second, third] = made.map(({ parent }) => parent.personId);
  await app.dataSource.manager.update(ParentEntity, { id: second }, { last_name: 'Ünal' });
  await app.dataSource.manager.update(ParentEntity, { id: third }, { last_name: 'Ander' });
  expect(idsIn(await listed(app, 'sortBy=name&sortDesc=false'))).toEqual([third, first, second]);
  expect(idsIn(await listed(app, 'sortBy=days&sortDesc=false'))).toEqual([first, second, third]);
  expect(idsIn(await listed(app, 'sortBy=overdue&sortBy=id&sortDesc=true&sortDesc=true'))).toEqual([
    third,
    second,
    first,
  ]);
  expect(idsIn(await listed(app, 'itemsPerPage=2&page=2'))).toEqual([first]);
  expect(idsIn(await listed(app, 'search=unal'))).toEqual([second]);
  expect(idsIn(await listed(app, `search=${encodeURIComponent(made[0]!.course.name_it)}`))).toEqual([first]);
  const staff = await office(app);
  for (const query of ['sortBy=email', 'filters=age|2', 'filters=name|x', 'page=0'])
    await app.as(staff).get(`/api/payment-reminder?${query}`).expect(422);
});

it('needs as many statements for many families as for one', async () => {
  await families(5);
  const text = 'Überweisung';
  await upload(app, camt([{ amount: '12.00', text }]));
  const count = async (path: string): Promise<number> => {
    const staff = await office(app);
    // Who comes first after a change has the bank's entries compared with what is owed, which later readers find stored.
    await app.as(staff).get(path).expect(200);
    return (await app.countStatements(() => app.as(staff).get(path).expect(200))).length;
  };
  const paths = ['/api/payment-reminder', '/api/payment-reminder/summary'];
  const one = [await count(paths[0]!), await count(paths[1]!)];
  await families(5, 20, 40, 70);
  expect([await count(paths[0]!), await count(paths[1]!)]).toEqual(one);
});

it('finds what is open however much there is: it is read in pieces of thousands', async () => {
  const [{ parent, course, child, id }] = (await families(5)) as [Awaited<ReturnType<typeof owing>>];
  const { manager } = app.dataSource;
  const { id: _, ...row } = await manager.findOneByOrFail(RegistrationEntity, { id });
  const children = [child];
  for (let count = 1; count < 60; count += 1) children.push(await someChild(app, parent));
  const weeks: { id: number }[] = [];
  for (let count = 0; count < 70; count += 1) weeks.push(await someWeek(app, course));
  const rows = children.flatMap(({ id: child_id }) =>
    weeks.map(({ id: course_week_id }) => ({ ...row, child_id, course_week_id })),
  );
  await insertRows(manager, RegistrationEntity, rows);
  const { data } = await listed(app);
  expect(data[0]?.debts).toHaveLength(1 + rows.length);
  expect((await summaryOf(app)).ages[0]).toMatchObject({ debts: 1 + rows.length });
});

it('finds every family, and each child, however many there are: some hundred are read at a time', async () => {
  const [{ parent, child, id }] = (await families(5)) as [Awaited<ReturnType<typeof owing>>];
  const { manager } = app.dataSource;
  const count = PIECE + 30;
  const [people, children] = [
    await copies('person', parent.personId, count, (at) => ({ user_id: null, tax: `T${at}` })),
    await copies('child', child.id, count, (at) => ({ tax: `C${at}` })),
  ];
  await insertRows(
    manager,
    ChildParentEntity,
    people.map((person_id, at) => ({ child_id: children[at]!, person_id })),
  );
  const { id: _, ...row } = await manager.findOneByOrFail(RegistrationEntity, { id });
  await insertRows(
    manager,
    RegistrationEntity,
    children.map((child_id) => ({ ...row, child_id })),
  );
  const pages = [
    await listed(app, 'itemsPerPage=500&sortBy=id'),
    await listed(app, 'itemsPerPage=500&sortBy=id&page=2'),
  ];
  expect(pages.flatMap(idsIn)).toEqual([parent.personId, ...people].sort((a, b) => a - b));
  expect(pages[0]!.meta.total).toBe(1 + count);
  expect((await summaryOf(app)).ages[0]).toMatchObject({ debts: 1 + count, amount: 120 * (1 + count) });
  expect((await listed(app, 'search=ross')).meta.total).toBe(1 + count);
});

/** Copies a row so many times, past the entity. @returns the ids */
async function copies(
  table: 'person' | 'child',
  id: number,
  count: number,
  own: (at: number) => Record<string, unknown>,
): Promise<number[]> {
  const { manager } = app.dataSource;
  const [row] = await manager.query<Record<string, unknown>[]>(`SELECT * FROM ${table} WHERE id = ?`, [id]);
  const rows = Array.from({ length: count }, (_row, at) => ({ ...row, id: id + 1_000 + at, ...own(at) }));
  const columns = Object.keys(rows[0]!).map((name) => manager.dataSource.driver.escape(name));
  for (const each of rows)
    await manager.query(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
      Object.values(each),
    );
  return rows.map((each) => each.id);
}

describe('the preview', () => {
  it.each([
    ['de', 'Erinnerung: Zahlung überfällig', '120,00 € sind überfällig', 'So bezahlen Sie'],
    ['it', 'Promemoria: pagamento scaduto', 'risultano scaduti 120,00 €', 'Come pagare'],
  ] as const)(
    'is the next mail of a family, whatever holds it, in %s',
    async (lang, subject, overdue, how) => {
      const { parent, course } = await owing(app, { dueOn: '2026-03-20', lang });
      await pause(app, parent, true);
      const { body } = await app
        .as(await office(app))
        .get(`/api/payment-reminder/${parent.personId}/preview`)
        .expect(200);
      const { html, text, ...rest } = body.data as { html: string; text: string };
      expect(rest).toEqual({ subject, day: '2026-03-31' });
      const reference = paymentReference({ courseId: course.id, personId: parent.personId });
      for (const part of [overdue, how]) expect(text.replace(/\s+/g, ' ')).toContain(part);
      expect(text.replace(/\s+/g, '')).toContain(reference);
      expect(html).toContain('data:image/png;base64,');
    },
  );

  it('is not there when no reminder is left, nothing is due or nobody is there', async () => {
    const none = await owing(app, { dueOn: null });
    const done = await owing(app, { dueOn: '2026-03-01' });
    for (const day of ['2026-03-31', '2026-04-13']) await lookAt(app, day);
    const staff = await office(app);
    for (const id of [none.parent.personId, done.parent.personId, 999_999])
      await app.as(staff).get(`/api/payment-reminder/${id}/preview`).expect(404);
  });
});

it('a pause stands in the log of changes, under the parent', async () => {
  const { parent } = await owing(app, { dueOn: '2026-03-20' });
  await pause(app, parent, true, '2026-04-30');
  await pause(app, parent, false);
  const admin = await someStaff(app, 'Administrator');
  const { body } = await app
    .as(admin)
    .get('/api/auditLog?filters=resource|payment-reminder/pause')
    .expect(200);
  expect(body.data).toMatchObject([
    {
      record_id: parent.personId,
      changes: [
        { field: 'reminders_paused', before: true, after: false },
        { field: 'reminders_paused_until', before: '2026-04-30', after: null },
      ],
    },
    { record_id: parent.personId },
  ]);
});

it('pausing is for who books payments', async () => {
  const { parent } = await owing(app, { dueOn: '2026-03-20' });
  const reader = await someStaff(app, ['payment.index']);
  await app.as(reader).get('/api/payment-reminder').expect(200);
  await app
    .as(reader)
    .post(`/api/payment-reminder/${parent.personId}/pause`)
    .send({ paused: true })
    .expect(403);
  expect((await tryPause(app, parent.personId, { paused: true })).status).toBe(200);
});

it('a debt goes with who pays: the other parent when the booker is none any more', async () => {
  const { parent, child, id } = await owing(app, { dueOn: '2026-03-20' });
  const other = await someParent(app);
  const link = { child_id: child.id, person_id: other.personId };
  await app.dataSource.manager.insert(ChildParentEntity, link);
  await app.dataSource.manager.delete(ChildParentEntity, { child_id: child.id, person_id: parent.personId });
  expect((await rowOf(app, other)).debts[0]!.registration_id).toBe(id);
  await setDue(app, [id], null);
  expect((await listed(app)).data).toEqual([]);
});
