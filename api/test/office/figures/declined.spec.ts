import type { FigureTableName } from '@feria/shared';
import { In } from 'typeorm';
import { CourseWeekEntity } from '../../../src/model/catalogue/course-week.entity.js';
import type { ChildEntity } from '../../../src/model/families/child.entity.js';
import { DeclinedPlaceEntity } from '../../../src/model/registrations/declined-place.entity.js';
import { DeclinedPlaces } from '../../../src/registrations/declined-places.js';
import { Housekeeping } from '../../../src/core/housekeeping/housekeeping.js';
import { book, createQuietApp } from '../../registrations/support/book.js';
import type { TestApp } from '../../support/app.js';
import {
  signUpBody,
  someChild,
  someCourse,
  someParent,
  someStaff,
  someWeek,
  type Parent,
  type Staff,
} from '../../support/builders.js';
import { expectPlain, FIGURE_PERMISSIONS, read } from './support.js';

/* What was asked for in vain (product/office.md#declined). */

describe('the figures of what was declined', () => {
  let app: TestApp;
  let board: Staff;
  beforeAll(async () => {
    app = await createQuietApp();
    app.clock.set('2026-03-02T09:00:00.000Z');
    board = await someStaff(app, FIGURE_PERMISSIONS);
  });
  afterAll(() => app.close());

  const rowOf = async (table: FigureTableName, key: number) =>
    (await read(app, board, table, { year: 2026 })).rows.find((row) => row.key === String(key));
  const places = async (week: CourseWeekEntity, count: number) => {
    for (let number = 0; number < count; number += 1) {
      const parent = await someParent(app);
      await book(app, parent, await someChild(app, parent), week);
    }
  };
  const full = async (values: object = {}) => {
    const course = await someCourse(app, values);
    const small = { max_participants: 1, waiting_list: 1 };
    const weeks = [await someWeek(app, course, small), await someWeek(app, course, small)] as const;
    for (const week of weeks) await places(week, 2);
    return { course, weeks };
  };
  const signUp = (
    parent: Parent,
    course: { id: number },
    child: ChildEntity,
    weeks: readonly { id: number }[],
  ) =>
    app
      .as(parent)
      .post(`/api/send-registration/${course.id}`)
      .send(signUpBody(child, [...weeks]));

  it('count each child and week once, also when all lines were refused, and whom the office tried to sign up', async () => {
    const { course, weeks } = await full();
    const open = await someWeek(app, course);
    const parent = await someParent(app);
    const child = await someChild(app, parent);
    await signUp(parent, course, child, weeks).expect(422);
    await signUp(parent, course, child, weeks).expect(422);
    await signUp(parent, course, child, [weeks[0], open]).expect(201);
    const other = await someChild(app, await someParent(app));
    await app
      .as(await someStaff(app, 'Office'))
      .post('/api/peopleCourseWeekRegistration')
      .send({
        people_id: other.id,
        course_week_id: weeks[1].id,
        day_type: 'full_day',
        emergency_contact1_phone: '+39 333 1111111',
      })
      .expect(422);
    expect((await rowOf('project', course.id))?.figures).toMatchObject({
      declined: 3,
      waiting: 2,
      children: 3,
    });
    expect((await rowOf('week', weeks[1].id))?.figures).toMatchObject({ declined: 2 });
    await expectPlain(app, board, 'week', 2026);
  });

  it('count lines of a basket that were left out, and a request that is sent again once', async () => {
    const { course, weeks } = await full();
    const open = await someCourse(app);
    const week = await someWeek(app, open);
    const parent = await someParent(app);
    const child = await someChild(app, parent);
    const bookings = [
      { course_id: course.id, ...signUpBody(child, weeks[0]) },
      { course_id: open.id, ...signUpBody(child, { id: week.id }) },
    ];
    await app.dataSource.manager.update(CourseWeekEntity, week.id, { from: '2026-08-03', to: '2026-08-07' });
    for (let time = 0; time < 2; time += 1)
      await app
        .as(parent)
        .post('/api/basket')
        .set('Idempotency-Key', 'summer')
        .send({ bookings })
        .expect(201);
    expect((await rowOf('project', course.id))?.figures).toMatchObject({ declined: 1 });
    expect((await rowOf('project', open.id))?.figures).toMatchObject({ declined: 0, children: 1 });
  });

  it('hide few children, in however many weeks they were declined', async () => {
    const { course, weeks } = await full({ from: '2036-07-01', to: '2036-07-04' });
    const more = [];
    for (let number = 0; number < 3; number += 1) {
      const week = await someWeek(app, course, { max_participants: 0, waiting_list: 0 });
      more.push(week);
    }
    const parent = await someParent(app);
    await signUp(parent, course, await someChild(app, parent), [...weeks, ...more]).expect(422);
    const declinedFor = async (who: Staff) =>
      (await read(app, who, 'project', { year: 2036 })).total.figures.declined;
    expect(await declinedFor(board)).toBe(5);
    const reader = await someStaff(app, ['figures.view']);
    expect(await declinedFor(reader)).toBeNull();
    for (let number = 0; number < 4; number += 1) {
      const one = await someParent(app);
      await signUp(one, course, await someChild(app, one), [weeks[0]]).expect(422);
    }
    expect(await declinedFor(reader)).toBe(9);
  });

  it('lead to no child once the season is over, and stay what they are', async () => {
    const { course, weeks } = await full({ from: '2026-07-01', to: '2026-07-04' });
    const parent = await someParent(app);
    const child = await someChild(app, parent);
    await signUp(parent, course, child, weeks).expect(422);
    const stored = () =>
      app.dataSource.manager.find(DeclinedPlaceEntity, {
        where: { course_week_id: In(weeks.map(({ id }) => id)) },
      });
    const before = await stored();
    expect(new Set(before.map(({ token }) => token)).size).toBe(1);
    await app.app.get(Housekeeping).sweep();
    const clock = app.clock.now().toISOString();
    const forgetAt = async (instant: string) => {
      app.clock.set(instant);
      await app.app.get(DeclinedPlaces).forget();
      app.clock.set(clock);
    };
    await forgetAt(`${weeks[1].to}T09:00:00.000Z`);
    expect(await stored()).toEqual(before);
    await forgetAt('2038-01-01T09:00:00.000Z');
    const after = await stored();
    const [token] = new Set(after.map((one) => one.token));
    expect([after.length, token! < 0]).toEqual([2, true]);
    expect((await rowOf('project', course.id))?.figures).toMatchObject({ declined: 2 });
  });
});
