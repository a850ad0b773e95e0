import type { CancelledSeveral, CancelSeveralPreview } from '@feria/shared';
import { AuditEntryEntity } from '../../src/core/audit/audit-entry.entity.js';
import { CancellationFeeEntity } from '../../src/model/ledger/cancellation-fee.entity.js';
import { RegistrationEventEntity } from '../../src/model/registrations/registration-event.entity.js';
import { RegistrationEntity } from '../../src/model/registrations/registration.entity.js';
import { RegistrationMails } from '../../src/registrations/registration-mails.js';
import type { TestApp } from '../support/app.js';
import { someChild, someCourse, someStaff, someWeek } from '../support/builders.js';
import { creditOf, pay } from '../support/pay.js';
import { feeOf, HALF, MONDAY, somePlace } from './cancellation/support.js';
import {
  book,
  createQuietApp,
  firstId,
  kindsTo,
  office,
  placeOf,
  someFamily,
  travel,
} from './support/book.js';

/* Several registrations are cancelled, each by the rules of one (product/registrations.md#several-at-once). Prices are 120 €. */

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
});
beforeEach(() => travel(app, '2026-03-02T09:00:00Z'));
afterAll(() => app.close());

const ROUTE = '/api/peopleCourseWeekRegistration';

async function preview(ids: readonly number[], lang = 'de'): Promise<CancelSeveralPreview> {
  const { body } = await app
    .as(await office(app))
    .post(`${ROUTE}/cancel-preview`)
    .set('api-lang', lang)
    .send({ ids })
    .expect(200);
  return body.data as CancelSeveralPreview;
}

async function send(body: object, { key, lang = 'de' }: { key?: string; lang?: string } = {}) {
  const request = app
    .as(await office(app))
    .post(`${ROUTE}/cancel`)
    .set('api-lang', lang);
  if (key) request.set('Idempotency-Key', key);
  return request.send(body);
}

async function cancel(body: object, how = {}): Promise<CancelledSeveral> {
  const answer = await send(body, how);
  expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
  return answer.body.data as CancelledSeveral;
}

const withoutFee = (...ids: number[]) => ({ registrations: ids.map((id) => ({ id })) });
const deletedMails = async (parent: { email: string }) =>
  (await kindsTo(app, parent)).filter((kind) => kind === 'deleted').length;

it('says how many, what the steps cost, what comes back and who is mailed; and then does that', async () => {
  const paid = await somePlace(app, 12_000, { course: { name: 'Zirkus', name_it: 'Circo' } });
  const unpaid = await somePlace(app, 0);
  await travel(app, HALF, paid.parent);
  const told = await preview([unpaid.id, paid.id]);
  expect(told).toMatchObject({
    gone: [],
    fees: 120,
    credit: 60,
    credit_without_fees: 120,
    mails: 2,
    mails_if_told: 2,
    not_reached: [],
    present_today: null,
  });
  expect(told.registrations).toHaveLength(2);
  expect(told.registrations).toContainEqual(
    expect.objectContaining({ id: paid.id, course: 'Zirkus (2026)', is_waiting: false, fee: 60 }),
  );
  const answer = await cancel({ registrations: told.registrations.map(({ id, fee }) => ({ id, fee })) });
  expect(answer.failed).toEqual([]);
  expect(answer.mails).toBe(2);
  expect(answer.cancelled.sort()).toEqual([paid.id, unpaid.id].sort());
  expect(await feeOf(app, paid.id)).toEqual({ amount: 6_000, payed_amount: 6_000 });
  expect(await feeOf(app, unpaid.id)).toEqual({ amount: 6_000, payed_amount: 0 });
  expect(await creditOf(app, paid.parent)).toBe(6_000);
  expect([await deletedMails(paid.parent), await deletedMails(unpaid.parent)]).toEqual([1, 1]);
});

it('charges nothing with a reason, which stands in the history of each', async () => {
  const [one, other] = [await somePlace(app, 12_000), await somePlace(app, 5_000)];
  await travel(app, HALF, one.parent);
  const registrations = [one, other].map(({ id }) => ({ id, fee: 0 }));
  expect(await cancel({ registrations, reason: 'Unwetter', mail: false })).toMatchObject({ mails: 0 });
  for (const { id, parent } of [one, other]) {
    expect(await feeOf(app, id)).toBeNull();
    const history = { registration_id: id, kind: 'removed' as const };
    expect(await app.dataSource.manager.findBy(RegistrationEventEntity, history)).toMatchObject([
      { reason: 'Unwetter' },
    ]);
    expect(await deletedMails(parent)).toBe(0);
  }
  expect([await creditOf(app, one.parent), await creditOf(app, other.parent)]).toEqual([12_000, 5_000]);
});

it.each([
  ['de', 'Die Anmeldung gibt es nicht mehr.'],
  ['it', 'L’iscrizione non c’è più.'],
])('one that cannot be cancelled keeps no other, and is named with why (%s)', async (lang, gone) => {
  const [first, second, third] = [await somePlace(app), await somePlace(app), await somePlace(app)];
  await travel(app, HALF, first.parent);
  await cancel(withoutFee(third.id));
  const answer = await cancel(
    { registrations: [{ id: first.id }, { id: second.id, fee: 1 }, { id: third.id }] },
    { lang },
  );
  expect(answer).toMatchObject({ cancelled: [first.id], mails: 1 });
  expect(answer.failed).toEqual([
    { id: second.id, name: expect.stringMatching(/\w \w/), message: expect.stringMatching(/60,00\s€/) },
    { id: third.id, name: null, message: gone },
  ]);
  expect(await placeOf(app, first.id)).toBeNull();
  expect(await placeOf(app, second.id)).toBe('confirmed');
  expect((await preview([second.id, third.id])).gone).toEqual([third.id]);
});

it('no seat that becomes free goes to one that is cancelled too', async () => {
  const week = await someWeek(app, await someCourse(app), { max_participants: 1 });
  const [seated, waits, next] = [await someFamily(app), await someFamily(app), await someFamily(app)];
  const seat = firstId(await book(app, seated.parent, seated.child, week));
  const waiting = firstId(await book(app, waits.parent, waits.child, week));
  const behind = firstId(await book(app, next.parent, next.child, week));
  const told = await preview([seat, waiting]);
  expect(told.registrations.map(({ is_waiting }) => is_waiting).sort()).toEqual([false, true]);
  expect((await cancel(withoutFee(seat, waiting))).cancelled.sort()).toEqual([seat, waiting].sort());
  expect(await kindsTo(app, waits.parent)).toEqual(['waiting', 'deleted']);
  expect(await placeOf(app, behind)).toBe('confirmed');
});

it('tells the parents of weeks that have not started, or of all when that is chosen', async () => {
  const [past, coming] = [await somePlace(app), await somePlace(app)];
  const [told, silent] = [await somePlace(app), await somePlace(app)];
  const later = await someWeek(app, coming.course, { from: '2026-08-03', to: '2026-08-07' });
  await app.dataSource.manager.update(RegistrationEntity, { id: coming.id }, { course_week_id: later.id });
  await travel(app, `${MONDAY}T10:00:00Z`, past.parent);
  expect(await preview([past.id, coming.id])).toMatchObject({ mails: 1, mails_if_told: 2 });
  await cancel(withoutFee(past.id, coming.id));
  expect([await deletedMails(past.parent), await deletedMails(coming.parent)]).toEqual([0, 1]);
  await cancel({ ...withoutFee(told.id), mail: true });
  await cancel({ ...withoutFee(silent.id), mail: false });
  expect([await deletedMails(told.parent), await deletedMails(silent.parent)]).toEqual([1, 0]);
});

it('names the children of whom nobody can be mailed', async () => {
  const { id, parent } = await somePlace(app);
  await app.dataSource.query('UPDATE person SET user_id = NULL WHERE id = ?', [parent.personId]);
  const told = await preview([id]);
  expect(told).toMatchObject({ mails: 0, mails_if_told: 0 });
  expect(told.not_reached).toEqual([told.registrations[0]!.name]);
  expect(await cancel({ registrations: [{ id }], mail: true })).toMatchObject({ cancelled: [id], mails: 0 });
});

describe('a repeat with the same key', () => {
  it('gets the first answer and does nothing again', async () => {
    const { id, parent } = await somePlace(app, 12_000);
    const body = { registrations: [{ id }] };
    const first = await cancel(body, { key: 'several-1' });
    expect(await cancel(body, { key: 'several-1' })).toEqual(first);
    expect(first).toMatchObject({ cancelled: [id], mails: 1 });
    expect(await deletedMails(parent)).toBe(1);
    // Without it: gone.
    expect((await cancel(body)).failed).toMatchObject([{ id }]);
  });

  it('gets it also when both came at once', async () => {
    const { id, parent } = await somePlace(app, 12_000);
    const other = await somePlace(app);
    const body = withoutFee(id, other.id);
    const both = await Promise.all([cancel(body, { key: 'several-2' }), cancel(body, { key: 'several-2' })]);
    expect(both.map(({ failed }) => failed)).toEqual([[], []]);
    expect(await deletedMails(parent)).toBe(1);
    expect(await creditOf(app, parent)).toBe(12_000);
  });

  it('goes on where the first broke off', async () => {
    const [done, left] = [await somePlace(app), await somePlace(app)];
    const body = withoutFee(done.id, left.id);
    const sends = RegistrationMails.prototype.toParents;
    let calls = 0;
    const broken = jest.spyOn(RegistrationMails.prototype, 'toParents').mockImplementation(function (
      this: RegistrationMails,
      ...mail
    ) {
      calls += 1;
      if (calls === 2) throw new Error('the machine broke');
      return sends.apply(this, mail);
    });
    expect((await send(body, { key: 'several-3' })).status).toBe(500);
    broken.mockRestore();
    expect([await placeOf(app, done.id), await placeOf(app, left.id)]).toEqual([null, 'confirmed']);
    expect((await cancel(body, { key: 'several-3' })).cancelled).toEqual([done.id, left.id]);
    expect([await deletedMails(done.parent), await deletedMails(left.parent)]).toEqual([1, 1]);
  });

  it('with another body is 409, and nothing is cancelled', async () => {
    const [one, other] = [await somePlace(app), await somePlace(app)];
    await cancel(withoutFee(one.id), { key: 'several-4' });
    for (const ids of [[one.id, other.id], [other.id, one.id], [other.id]]) {
      const answer = await send(withoutFee(...ids), { key: 'several-4' });
      expect([ids, answer.status]).toEqual([ids, 409]);
    }
    expect(await placeOf(app, other.id)).toBe('confirmed');
  });
});

it('leaves a line in the log of changes for each, as one alone', async () => {
  const [one, other] = [await somePlace(app), await somePlace(app)];
  await cancel(withoutFee(one.id, other.id));
  const entries = await app.dataSource.manager.findBy(AuditEntryEntity, {
    action: 'delete',
    resource: 'peopleCourseWeekRegistration',
  });
  const ids = entries.map(({ record_id }) => Number(record_id));
  expect(ids.filter((id) => [one.id, other.id].includes(id)).sort()).toEqual([one.id, other.id].sort());
});

it.each([
  ['nothing', { registrations: [] }, 'registrations'],
  [
    'more than 200',
    { registrations: Array.from({ length: 201 }, (_, index) => ({ id: index + 1 })) },
    'registrations',
  ],
  ['one twice', { registrations: [{ id: 1 }, { id: 1 }] }, 'registrations.1.id'],
  ['a fee below 0', { registrations: [{ id: 1, fee: -1 }] }, 'registrations.0.fee'],
  ['too long a reason', { registrations: [{ id: 1 }], reason: 'x'.repeat(256) }, 'reason'],
])('%s is refused as a whole', async (_, body, field) => {
  const answer = await send(body);
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
});

it('a preview takes 1 to 200', async () => {
  const staff = await office(app);
  for (const ids of [[], Array.from({ length: 201 }, (_, index) => index + 1)])
    await app.as(staff).post(`${ROUTE}/cancel-preview`).send({ ids }).expect(422);
});

it('a preview of many takes as many statements as one of few', async () => {
  const family = await someFamily(app);
  const week = await someWeek(app, await someCourse(app), { max_participants: 30 });
  const ids: number[] = [];
  for (let index = 0; index < 12; index += 1)
    ids.push(firstId(await book(app, family.parent, await someChild(app, family.parent), week)));
  const count = async (some: number[]): Promise<number> =>
    (await app.countStatements(() => preview(some))).length;
  expect(await count(ids)).toBe(await count(ids.slice(0, 2)));
});

it('needs the permission of one', async () => {
  const { id } = await somePlace(app);
  const reader = await someStaff(app, ['peopleCourseWeekRegistration.index']);
  await app.as(reader).post(`${ROUTE}/cancel`).send(withoutFee(id)).expect(403);
  await app
    .as(reader)
    .post(`${ROUTE}/cancel-preview`)
    .send({ ids: [id] })
    .expect(403);
  expect(await app.dataSource.manager.countBy(CancellationFeeEntity, { registration_id: id })).toBe(0);
  expect(await placeOf(app, id)).toBe('confirmed');
});

it('what is paid of a place without steps becomes credit', async () => {
  const family = await someFamily(app);
  const week = await someWeek(app, await someCourse(app));
  const id = firstId(await book(app, family.parent, family.child, week));
  await pay(app, id, 4_000);
  expect(await preview([id])).toMatchObject({ fees: 0, credit: 40, credit_without_fees: 40 });
  await cancel(withoutFee(id));
  expect(await creditOf(app, family.parent)).toBe(4_000);
});
