import type { RegistrationDeletePreview } from '@feria/shared';
import { RegistrationEventEntity } from '../../../src/model/registrations/registration-event.entity.js';
import type { TestApp } from '../../support/app.js';
import { someChild, someCourse, someWeek } from '../../support/builders.js';
import { creditOf } from '../../support/pay.js';
import { bookByStaff, createQuietApp, firstId, mailsTo, office, placeOf, travel } from '../support/book.js';
import { feeOf, HALF, MONDAY, somePlace, STEPS } from './support.js';

/* The office removes a place: the fee of the steps, a part of it, or none (product/registrations.md#cancellation). Prices are 120 €. */

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
});
beforeEach(() => travel(app, '2026-03-02T09:00:00Z'));
afterAll(() => app.close());

const address = (id: number): string => `/api/peopleCourseWeekRegistration/${id}`;

async function previewOf(id: number): Promise<RegistrationDeletePreview> {
  const { body } = await app
    .as(await office(app))
    .get(`${address(id)}/delete-preview`)
    .expect(200);
  return body.data as RegistrationDeletePreview;
}

async function removeFor(id: number, query: Record<string, string>, status = 200) {
  const { body } = await app
    .as(await office(app))
    .delete(address(id))
    .query(query)
    .expect(status);
  return body as { data?: { success: boolean }; errors?: Record<string, string[]> };
}

async function reasonsOf(id: number): Promise<(string | null)[]> {
  const events = await app.dataSource.manager.findBy(RegistrationEventEntity, {
    registration_id: id,
    kind: 'removed',
  });
  return events.map(({ reason }) => reason);
}

it.each([
  ['that of the steps', { fee: '60' }, { kept: 6_000, credit: 6_000, open: 0 }, null],
  [
    'a part of it',
    { fee: '20.5', reason: ' Kind ist krank ' },
    { kept: 2_050, credit: 9_950, open: 0 },
    'Kind ist krank',
  ],
  ['none', { fee: '0', reason: 'Kulanz' }, { kept: 0, credit: 12_000, open: 0 }, 'Kulanz'],
] as const)('charges %s; mail, history and credit say so', async (_, query, money, reason) => {
  const { parent, id } = await somePlace(app, 12_000);
  await travel(app, HALF, parent);
  expect((await previewOf(id)).fee).toMatchObject({ offered: 60, highest: 60 });
  expect((await removeFor(id, query)).data).toMatchObject({ success: true });
  expect(await placeOf(app, id)).toBeNull();
  expect(await feeOf(app, id)).toEqual(money.kept ? { amount: money.kept, payed_amount: money.kept } : null);
  expect(await creditOf(app, parent)).toBe(money.credit);
  expect(await reasonsOf(id)).toEqual([reason]);
  const mail = (await mailsTo(app, parent)).find(({ kind }) => kind === 'deleted');
  expect(mail).toMatchObject({ cancellation: { fee: money.kept, ...money } });
});

it('what is not paid of the fee is owed', async () => {
  const { parent, id } = await somePlace(app, 2_000);
  await travel(app, HALF, parent);
  await removeFor(id, { fee: '60' });
  expect(await feeOf(app, id)).toEqual({ amount: 6_000, payed_amount: 2_000 });
  expect(await creditOf(app, parent)).toBe(0);
  const mail = (await mailsTo(app, parent)).find(({ kind }) => kind === 'deleted');
  expect(mail?.payments?.map(({ amount }) => amount)).toEqual([4_000]);
});

it('without a choice nothing is charged, and no reason is needed', async () => {
  const { parent, id } = await somePlace(app, 12_000);
  await travel(app, HALF, parent);
  await removeFor(id, {});
  expect(await feeOf(app, id)).toBeNull();
  expect(await creditOf(app, parent)).toBe(12_000);
});

it.each([
  [
    'more than the steps say',
    { fee: '60.01', reason: 'x' },
    { fee: ['Höchstens 60,00 €: mehr kostet die Abmeldung an diesem Tag nicht.'] },
  ],
  [
    'another fee without a reason',
    { fee: '59.99', reason: '  ' },
    { reason: ['Bitte geben Sie einen Grund an: nach den Bedingungen des Projekts sind es 60,00 €.'] },
  ],
  ['what is no amount', { fee: '-5' }, { fee: [expect.any(String)] }],
  ['too long a reason', { fee: '0', reason: 'x'.repeat(256) }, { reason: ['Höchstens 255 Zeichen.'] }],
])('%s is refused at its field, and nothing happens', async (_, query, errors) => {
  const { parent, id } = await somePlace(app, 12_000);
  await travel(app, HALF, parent);
  expect((await removeFor(id, query, 422)).errors).toEqual(errors);
  expect(await placeOf(app, id)).toBe('confirmed');
});

it('after the last step the price is the most, and the fee of the last step is offered', async () => {
  const { parent, id } = await somePlace(app, 0, { steps: STEPS.slice(0, 2) });
  await travel(app, '2026-07-07T10:00:00Z', parent);
  expect((await previewOf(id)).fee).toMatchObject({ offered: 60, highest: 120 });
  await removeFor(id, { fee: '120', reason: 'Am zweiten Tag abgemeldet' });
  expect(await feeOf(app, id)).toEqual({ amount: 12_000, payed_amount: 0 });
});

it('without steps what is agreed is charged, up to the price and with a reason', async () => {
  const { parent, id } = await somePlace(app, 12_000, { steps: [] });
  await travel(app, HALF, parent);
  expect((await previewOf(id)).fee).toEqual({ offered: 0, highest: 120, paid: 120 });
  expect((await removeFor(id, { fee: '120.01', reason: 'x' }, 422)).errors).toHaveProperty('fee');
  expect((await removeFor(id, { fee: '30' }, 422)).errors).toHaveProperty('reason');
  await removeFor(id, { fee: '30', reason: 'Am Telefon vereinbart' });
  expect(await feeOf(app, id)).toEqual({ amount: 3_000, payed_amount: 3_000 });
  expect(await creditOf(app, parent)).toBe(9_000);
});

it('the question leaves to the choice of a fee what becomes credit', async () => {
  const { parent, id } = await somePlace(app, 9_000);
  await travel(app, HALF, parent);
  const { consequences, fee } = await previewOf(id);
  expect(consequences).toContain('Es sind 90,00 € bezahlt.');
  expect(fee).toEqual({ offered: 60, highest: 60, paid: 90 });
});

it('a step that is free has no fee', async () => {
  const { parent, id } = await somePlace(app, 0, { steps: STEPS.slice(0, 1) });
  await travel(app, '2026-03-03T10:00:00Z', parent);
  expect((await previewOf(id)).fee).toBeNull();
  expect((await removeFor(id, { fee: '10', reason: 'x' }, 422)).errors).toEqual({
    fee: ['Für diese Anmeldung gibt es keine Abmeldegebühr.'],
  });
});

it('a child without parents has nobody who would owe it', async () => {
  const course = await someCourse(app, { register_to: '2026-05-31', cancellation: STEPS });
  const week = await someWeek(app, course, { from: MONDAY, to: '2026-07-10' });
  const child = await someChild(app, []);
  const id = firstId(await bookByStaff(app, child, week));
  await travel(app, HALF);
  expect((await previewOf(id)).fee).toBeNull();
  await removeFor(id, { fee: '60' }, 422);
});

it('is of the dearest price since giving it back costs: half days do not halve it', async () => {
  const { parent, id } = await somePlace(app, 12_000, { course: { register_to: MONDAY } });
  await travel(app, HALF, parent);
  await app.as(parent).put(`/api/save-registration/${id}`).send({ dayType: 'half_day' }).expect(200);
  const { body } = await app.as(parent).get('/api/my-family').expect(200);
  expect(body.data.registrations[0]).toMatchObject({ price: 80, cancellation: { fee: 60, credit: 20 } });
  expect((await previewOf(id)).fee).toMatchObject({ offered: 60, highest: 60 });
});

it('what the office changes itself begins anew', async () => {
  const { parent, id } = await somePlace(app, 0, { course: { register_to: MONDAY } });
  await travel(app, HALF, parent);
  await app.as(parent).put(`/api/save-registration/${id}`).send({ dayType: 'half_day' }).expect(200);
  const staff = await office(app);
  for (const day_type of ['full_day', 'half_day'])
    await app.as(staff).put(address(id)).send({ day_type }).expect(200);
  expect((await previewOf(id)).fee).toMatchObject({ offered: 40, highest: 40 });
});
