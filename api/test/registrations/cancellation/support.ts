import type { CancellationStep, RegistrationRemoval } from '@feria/shared';
import type { Response } from 'supertest';
import type { CourseWeekEntity } from '../../../src/model/catalogue/course-week.entity.js';
import type { CourseEntity } from '../../../src/model/catalogue/course.entity.js';
import { CancellationFeeEntity } from '../../../src/model/ledger/cancellation-fee.entity.js';
import { book, firstId, someFamily } from '../support/book.js';
import type { TestApp } from '../../support/app.js';
import { someCourse, someWeek, type Parent } from '../../support/builders.js';
import { pay } from '../../support/pay.js';

/** Free until 30 days before, half of it until 14 days before, all of it until the week begins. */
export const STEPS: CancellationStep[] = [
  { days_before: 30, fee_percent: 0 },
  { days_before: 14, fee_percent: 50 },
  { days_before: 0, fee_percent: 100 },
];

/** A Monday, by which the tests count days. */
export const MONDAY = '2026-07-06';
/** 16 days before it: half of the price. */
export const HALF = '2026-06-20T10:00:00Z';

export interface Place {
  parent: Parent;
  child: { id: number };
  course: CourseEntity;
  week: CourseWeekEntity;
  id: number;
}

/** A confirmed place of 120 € in a project with steps; registration closed on 31 May. @param cents that are paid */
export async function somePlace(
  app: TestApp,
  cents = 0,
  { steps = STEPS, course: wanted = {} }: { steps?: CancellationStep[]; course?: object } = {},
): Promise<Place> {
  const course = await someCourse(app, { register_to: '2026-05-31', cancellation: steps, ...wanted });
  const week = await someWeek(app, course, { from: MONDAY, to: '2026-07-10' });
  const { parent, child } = await someFamily(app);
  const id = firstId(await book(app, parent, child, week));
  if (cents > 0) await pay(app, id, cents);
  return { parent, child, course, week, id };
}

/** Gives a place back as a parent who was shown a fee (euros), whatever the answer. */
export async function tryCancel(
  app: TestApp,
  id: number,
  parent: { token: string },
  fee?: number | string,
): Promise<Response> {
  return app.as(parent).delete(`/api/registration/${id}${fee === undefined ? '' : `?fee=${fee}`}`);
}

/** The same; what is answered. */
export async function cancel(
  app: TestApp,
  id: number,
  parent: { token: string },
  fee?: number,
): Promise<RegistrationRemoval> {
  const { status, body } = await tryCancel(app, id, parent, fee);
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data as RegistrationRemoval;
}

/** The fee of a registration that was given back: cents that are owed and paid; `null` when there is none. */
export async function feeOf(
  app: TestApp,
  id: number,
): Promise<Pick<CancellationFeeEntity, 'amount' | 'payed_amount'> | null> {
  const fee = await app.dataSource.manager.findOneBy(CancellationFeeEntity, { registration_id: id });
  return fee && { amount: fee.amount, payed_amount: fee.payed_amount };
}
