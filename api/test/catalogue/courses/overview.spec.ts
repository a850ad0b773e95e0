import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import type { OverviewWeek } from '@feria/shared';
import { createTestApp, type TestApp } from '../../support/app.js';
import {
  READER,
  someCourse,
  someLocation,
  someParent,
  someStaff,
  someWeek,
  type Staff,
} from '../../support/builders.js';
import { book, occupy } from '../../registrations/support/book.js';
import { someChild } from '../../support/builders.js';

describe('overview of occupancy', () => {
  let app: TestApp;
  let leader: Staff;

  beforeAll(async () => {
    app = await createTestApp();
    leader = await someStaff(app, READER);
  });
  afterAll(() => app.close());

  const overview = async (user: { token: string }): Promise<OverviewWeek[]> =>
    (await app.as(user).get('/api/course/overview').expect(200)).body.data;
  const ofCourse = (weeks: OverviewWeek[], { id }: { id: number }) =>
    weeks.filter(({ course }) => course.id === id);

  it('gives the weeks of active courses with seats and queue, earliest first', async () => {
    const location = await someLocation(app);
    const course = await someCourse(app, { location_id: location.id });
    const hidden = await someCourse(app, { active: false });
    await someWeek(app, hidden);
    const late = await someWeek(app, course, { from: '2026-08-03', to: '2026-08-07' });
    const early = await someWeek(app, course, {
      from: '2026-06-22',
      to: '2026-06-26',
      max_participants: 2,
      waiting_list: 4,
    });
    await occupy(app, early, 2);
    const parent = await someParent(app);
    await book(app, parent, await someChild(app, parent), early);

    const weeks = await overview(leader);
    expect(ofCourse(weeks, hidden)).toEqual([]);
    expect(ofCourse(weeks, course)).toEqual([
      {
        id: early.id,
        name: early.name,
        name_it: early.name_it,
        from: '2026-06-22',
        to: '2026-06-26',
        state: 'open',
        cancelled_at: null,
        course: { id: course.id, name: course.name, name_it: course.name_it, year: 2026 },
        location: { id: location.id, name: location.name, name_it: location.name_it },
        courseType: null,
        figures: {
          max_participants: 2,
          waiting_list: 4,
          registered: 2,
          waiting: 1,
          offered: 0,
          uncounted: 0,
        },
      },
      expect.objectContaining({
        id: late.id,
        figures: {
          max_participants: 20,
          waiting_list: 5,
          registered: 0,
          waiting: 0,
          offered: 0,
          uncounted: 0,
        },
      }),
    ]);
  });

  it('says who has an offer, which holds a seat, and who is held back, as the list of weeks does', async () => {
    const course = await someCourse(app);
    const week = await someWeek(app, course, { max_participants: 1, waiting_list: 5 });
    await occupy(app, week, 4);
    const { manager } = app.dataSource;
    const waiting = await manager.findBy(RegistrationEntity, { course_week_id: week.id, is_waiting: true });
    const [offered, held] = waiting;
    await manager.update(RegistrationEntity, { id: offered!.id }, { offer_expires_at: app.clock.now() });
    await manager.update(RegistrationEntity, { id: held!.id }, { held_back: true });
    const figures = { registered: 1, waiting: 3, offered: 1, uncounted: 1 };
    expect(ofCourse(await overview(leader), course)[0]?.figures).toEqual({
      max_participants: 1,
      waiting_list: 5,
      ...figures,
    });
    const office = await someStaff(app, 'Office');
    const { body } = await app.as(office).get(`/api/course/${course.id}`).expect(200);
    expect(body.data.courseWeeks[0]).toMatchObject(figures);
  });

  it('shows the figures to holders of course.index only', async () => {
    await someWeek(app, await someCourse(app));
    for (const reader of [await someStaff(app, ['location.index']), await someParent(app)]) {
      const weeks = await overview(reader);
      expect(weeks.length).toBeGreaterThan(0);
      expect(weeks.every(({ figures }) => figures === null)).toBe(true);
    }
  });

  it('needs as many statements for many weeks as for few', async () => {
    const count = async () => (await app.countStatements(() => overview(leader))).length;
    const before = await count();
    const course = await someCourse(app);
    for (let number = 0; number < 5; number += 1) await occupy(app, await someWeek(app, course), 1);
    expect(await count()).toBe(before);
  });
});
