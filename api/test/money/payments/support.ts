import type { Response } from 'supertest';
import { office } from '../../registrations/support/book.js';
import type { TestApp } from '../../support/app.js';

/** Books the open amount of registrations, as the office, whatever the answer. */
export async function setPayed(app: TestApp, ids: readonly number[]): Promise<Response> {
  return app
    .as(await office(app))
    .post('/api/peopleCourseWeekRegistration/setPayed')
    .send({ data: ids });
}

/** Sends the edit form of the office, whatever the answer. */
export async function tryEdit(app: TestApp, id: number, change: object): Promise<Response> {
  return app
    .as(await office(app))
    .put(`/api/peopleCourseWeekRegistration/${id}`)
    .send(change);
}

/** The same, and the record as it then is; fails when refused. */
export async function edit(app: TestApp, id: number, change: object): Promise<Record<string, unknown>> {
  const answer = await tryEdit(app, id, change);
  expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
  return answer.body.data as Record<string, unknown>;
}

/** Books a part; euros. */
export async function partly(
  app: TestApp,
  id: number,
  payed_amount: number,
  payed_at: string,
): Promise<void> {
  await edit(app, id, { payed_amount, payed_at });
}
