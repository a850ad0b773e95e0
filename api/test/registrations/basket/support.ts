import type { BasketLine, BasketQuote, BasketResult, KeptBasket } from '@feria/shared';
import type { Response } from 'supertest';
import type { CourseWeekEntity } from '../../../src/model/catalogue/course-week.entity.js';
import type { TestApp } from '../../support/app.js';
import { signUpBody } from '../../support/builders.js';

/** What tests of baskets do again and again: put lines together, send them, ask what they would get. */

type HasId = { id: number };

/** What a basket has of one project: children, and weeks of that project. */
export type Wanted = [children: HasId | HasId[], weeks: CourseWeekEntity | CourseWeekEntity[], more?: object];

/** The body of a basket. */
export function basketOf(...wanted: Wanted[]): { bookings: object[] } {
  return {
    bookings: wanted.map(([children, weeks, more]) => ({
      course_id: [weeks].flat()[0]!.course_id,
      ...signUpBody(children, weeks, more),
    })),
  };
}

/** Sends a basket, whatever the answer. */
export async function sendBasket(
  app: TestApp,
  parent: { token: string } | null,
  body: object,
  { key, lang = 'de', path = '' }: { key?: string; lang?: string; path?: '' | '/quote' } = {},
): Promise<Response> {
  const request = app.as(parent).post(`/api/basket${path}`).set('api-lang', lang);
  if (key) request.set('Idempotency-Key', key);
  return request.send(body);
}

/** Books a basket; fails when it is refused. */
export async function bookBasket(
  app: TestApp,
  parent: { token: string },
  ...wanted: Wanted[]
): Promise<BasketResult> {
  const { status, body } = await sendBasket(app, parent, basketOf(...wanted));
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.data as BasketResult;
}

/** What a basket would get now; fails when that is refused. */
export async function quote(
  app: TestApp,
  parent: { token: string },
  ...wanted: Wanted[]
): Promise<BasketQuote> {
  const { status, body } = await sendBasket(app, parent, basketOf(...wanted), { path: '/quote' });
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data as BasketQuote;
}

/** The kept basket of a parent. */
export async function keptBasket(app: TestApp, parent: { token: string }): Promise<KeptBasket> {
  const { body } = await app.as(parent).get('/api/my-family/basket').expect(200);
  return body.data as KeptBasket;
}

/** Replaces the kept basket. @returns it, with the status */
export async function keepBasket(
  app: TestApp,
  parent: { token: string },
  version: string,
  lines: readonly BasketLine[],
): Promise<Response> {
  return app.as(parent).put('/api/my-family/basket').send({ version, lines });
}

/** A line of a child, for the whole day. */
export function line(child: HasId, week: HasId): BasketLine {
  return { child_id: child.id, course_week_id: week.id, day_type: 'full_day' };
}

/** Puts lines into an empty basket; fails when it is refused. */
export async function putIn(
  app: TestApp,
  parent: { token: string },
  ...lines: BasketLine[]
): Promise<KeptBasket> {
  const { version } = await keptBasket(app, parent);
  const { status, body } = await keepBasket(app, parent, version, lines);
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data as KeptBasket;
}
