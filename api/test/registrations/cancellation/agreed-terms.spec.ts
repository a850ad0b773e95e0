import type { CancellationStep, MyFamily, RegistrationDeletePreview } from '@feria/shared';
import { CourseEntity } from '../../../src/model/catalogue/course.entity.js';
import type { TestApp } from '../../support/app.js';
import { someWeek } from '../../support/builders.js';
import { creditOf } from '../../support/pay.js';
import { createQuietApp, mailsTo, move, office, placeOf, travel } from '../support/book.js';
import { cancel, feeOf, HALF, somePlace, STEPS, type Place } from './support.js';

/* The terms that stood at the booking, when the office changes the steps of a project. Prices are 120 €. */

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
});
beforeEach(() => travel(app, '2026-03-02T09:00:00Z'));
afterAll(() => app.close());

const ALL_AT_ONCE: CancellationStep[] = [{ days_before: 0, fee_percent: 100 }];

async function change({ course }: Place, cancellation: CancellationStep[]): Promise<void> {
  await app.dataSource.manager.update(CourseEntity, { id: course.id }, { cancellation });
}

/** A place that is booked and paid with steps; then the office enters others. */
async function changed(before: CancellationStep[], now: CancellationStep[], cents = 12_000): Promise<Place> {
  const place = await somePlace(app, cents, { steps: before });
  await change(place, now);
  return place;
}

async function shown({ parent }: Place) {
  const { body } = await app.as(parent).get('/api/my-family').expect(200);
  return (body.data as MyFamily).registrations[0]!;
}

async function previewOf(id: number): Promise<RegistrationDeletePreview> {
  const staff = app.as(await office(app));
  return (await staff.get(`/api/peopleCourseWeekRegistration/${id}/delete-preview`).expect(200)).body.data;
}

it('a dearer step does not reach a place that is booked: my family, office, fee and mail say what was agreed', async () => {
  const place = await changed(STEPS, ALL_AT_ONCE);
  await travel(app, HALF, place.parent);
  expect(await shown(place)).toMatchObject({
    cancellation: { fee: 60, credit: 60, until: '2026-06-22T21:59:59.999Z' },
  });
  expect((await previewOf(place.id)).fee).toEqual({ offered: 60, highest: 60, paid: 120 });
  expect(await cancel(app, place.id, place.parent, 60)).toMatchObject({ success: true });
  expect(await feeOf(app, place.id)).toEqual({ amount: 6_000, payed_amount: 6_000 });
  expect(await creditOf(app, place.parent)).toBe(6_000);
  const [mail] = (await mailsTo(app, place.parent)).slice(-1);
  expect(mail).toMatchObject({ kind: 'deleted', cancellation: { fee: 6_000, credit: 6_000 } });
});

it('a cheaper step does', async () => {
  const place = await changed(ALL_AT_ONCE, STEPS);
  await travel(app, HALF, place.parent);
  expect(await shown(place)).toMatchObject({ cancellation: { fee: 60 } });
});

it('what is booked afterwards has the new steps', async () => {
  const place = await somePlace(app, 0, { steps: ALL_AT_ONCE });
  expect(await shown(place)).toMatchObject({ cancellation: { fee: 120 } });
});

it('steps do not charge a place that was booked without', async () => {
  const place = await changed([], ALL_AT_ONCE);
  // Nothing by the steps; only what the office agrees with the family, with a reason.
  expect((await previewOf(place.id)).fee).toEqual({ offered: 0, highest: 120, paid: 120 });
  // As before: it is paid, so the office gives it back, for nothing.
  expect(await shown(place)).toMatchObject({
    deletable: false,
    delete_refusal: 'payment',
    cancellation: null,
  });
  const staff = app.as(await office(app));
  const wrong = await staff.delete(`/api/peopleCourseWeekRegistration/${place.id}?fee=120`);
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['reason']]);
  const unpaid = await changed([], ALL_AT_ONCE, 0);
  expect(await shown(unpaid)).toMatchObject({ deletable: true, cancellation: null });
  expect(await cancel(app, unpaid.id, unpaid.parent)).toMatchObject({ success: true });
  expect([await placeOf(app, unpaid.id), await feeOf(app, unpaid.id)]).toEqual([null, null]);
});

it('steps that are taken away leave the right to give the place back, and the office offers no fee', async () => {
  const place = await changed(STEPS, []);
  await travel(app, HALF, place.parent);
  expect(await shown(place)).toMatchObject({ deletable: true, cancellation: { fee: 60 } });
  expect((await previewOf(place.id)).fee).toEqual({ offered: 0, highest: 120, paid: 120 });
});

it('a place that the office moves keeps its terms', async () => {
  const place = await changed(STEPS, ALL_AT_ONCE);
  const week = await someWeek(app, place.course, { from: '2026-07-06', to: '2026-07-10' });
  expect((await move(app, place.id, week, { mail: false })).status).toBe(200);
  await travel(app, HALF, place.parent);
  expect(await shown(place)).toMatchObject({ cancellation: { fee: 60 } });
});
