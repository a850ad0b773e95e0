import type { DrawFile, DrawPreview, DrawResult } from '@feria/shared';
import type { Response } from 'supertest';
import type { CourseWeekEntity } from '../../../src/model/catalogue/course-week.entity.js';
import type { CourseEntity } from '../../../src/model/catalogue/course.entity.js';
import type { TestApp } from '../../support/app.js';
import { signUpBody, someCourse, someWeek } from '../../support/builders.js';
import { book, office, someFamily, travel } from '../support/book.js';

/** What tests of draws do again and again: a course that draws, wishes, the calls. */

/** While parents can wish. */
export const OPEN = '2026-03-02T09:00:00Z';
/** After registration has closed, before the first week. */
export const CLOSED = '2026-06-01T06:00:00Z';

/** A course that draws, with weeks of so many seats. */
export async function someDraw(
  app: TestApp,
  seats: readonly number[],
  overrides: Partial<CourseEntity> = {},
): Promise<{ course: CourseEntity; weeks: CourseWeekEntity[] }> {
  const course = await someCourse(app, { allocation: 'draw', ...overrides });
  const weeks = [];
  for (const max_participants of seats)
    weeks.push(await someWeek(app, course, { max_participants, waiting_list: 0 }));
  return { course, weeks };
}

type Family = Awaited<ReturnType<typeof someFamily>>;

/** A family that wishes these weeks for each of its children, dearest first. */
export async function wishing(
  app: TestApp,
  weeks: readonly CourseWeekEntity[],
  { children = 1, together = false, lang = 'de' as 'de' | 'it' } = {},
): Promise<Family> {
  const family = await someFamily(app, children, lang);
  await wish(app, family, weeks, together);
  return family;
}

/** Sends the wishes of a family that is there already. */
export async function wish(
  app: TestApp,
  { parent, children }: Family,
  weeks: readonly CourseWeekEntity[],
  together = false,
): Promise<void> {
  const wanted = {
    bookedChildren: children.map(({ id }) => ({
      id,
      courseWeeks: weeks.map((week, index) => ({ id: week.id, dayType: 'full_day', priority: index + 1 })),
    })),
    siblings_together: together,
  };
  await book(app, parent, children, [...weeks], { ...signUpBody(children, [...weeks]), ...wanted });
}

export async function preview(app: TestApp, course: { id: number }): Promise<Response> {
  return app.as(await office(app)).post(`/api/course/${course.id}/draw/preview`);
}

export async function previewed(app: TestApp, course: { id: number }): Promise<DrawPreview> {
  const answer = await preview(app, course);
  expect([answer.status, answer.body.message]).toEqual([200, undefined]);
  return answer.body.data as DrawPreview;
}

export async function publish(
  app: TestApp,
  course: { id: number },
  body: object = {},
  lang = 'de',
): Promise<Response> {
  return app
    .as(await office(app))
    .post(`/api/course/${course.id}/draw`)
    .set('api-lang', lang)
    .send(body);
}

export async function published(app: TestApp, course: { id: number }): Promise<DrawResult> {
  const answer = await publish(app, course);
  expect([answer.status, answer.body.message]).toEqual([200, undefined]);
  return answer.body.data as DrawResult;
}

export async function drawOf(app: TestApp, course: { id: number }): Promise<DrawFile> {
  const answer = await app.as(await office(app)).get(`/api/course/${course.id}/draw`);
  expect(answer.status).toBe(200);
  return answer.body.data as DrawFile;
}

/** Goes to the time after registration. */
export function close(app: TestApp): Promise<void> {
  return travel(app, CLOSED);
}
