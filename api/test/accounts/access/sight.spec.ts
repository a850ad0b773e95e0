import type { HealthAccess } from '@feria/shared';
import { OptionEntity } from '../../../src/model/settings/option.entity.js';
import { CourseWeekEntity } from '../../../src/model/catalogue/course-week.entity.js';
import { CourseWeekLeaderEntity } from '../../../src/model/on-site/week-group.entity.js';
import {
  change,
  childOf,
  MONDAY,
  send,
  someGroup,
  somePlaceIn,
  someWeekLeader,
  someWeekOnSite,
} from '../../on-site/support.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { signInAgain, someParent, someStaff, type Staff } from '../../support/builders.js';

/* For how long leaders see their children (product/on-site.md#assigned-staff), and who sees health data now. The week is 6 to 10 July. */

let app: TestApp;
let office: Staff;
let week: CourseWeekEntity;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-06-20T10:00:00Z');
  office = await someStaff(app, 'Office');
  week = await someWeekOnSite(app);
});

const optionOf = (key: 'assigned_before' | 'assigned_after') =>
  app.dataSource.manager.findOneByOrFail(OptionEntity, { key });

describe('leaders of a week or a group', () => {
  it.each([
    ['2026-06-28T21:59:00Z', false, false],
    ['2026-06-28T22:01:00Z', true, false],
    [`${MONDAY}T06:00:00Z`, true, true],
    ['2026-07-10T21:59:00Z', true, true],
    ['2026-07-10T22:01:00Z', true, false],
    ['2026-07-17T21:59:00Z', true, false],
    ['2026-07-17T22:01:00Z', false, false],
    ['2026-09-08T10:00:00Z', false, false],
  ])('at %s see it: %s, and mark its days: %s', async (at, sees, marks) => {
    const child = await somePlaceIn(app, week, { child: { allergies: 'Haselnuss' } });
    const { leader: ofGroup } = await someGroup(app, week, [child]);
    const ofWeek = await someWeekLeader(app, week);
    app.clock.set(at);
    for (const leader of [await signInAgain(app, ofWeek), await signInAgain(app, ofGroup)]) {
      const seen = await childOf(app, leader, child);
      expect(seen?.health?.allergies).toBe(sees ? 'Haselnuss' : undefined);
      const sheet = await app.as(leader).get(`/export/emergency-sheet/${week.id}?format=xlsx`);
      expect(sheet.status).toBe(sees ? 200 : 404);
      const { results } = await send(app, leader, change(child, { note: leader.email }));
      expect(results[0]?.outcome === 'refused').toBe(!marks);
    }
  });

  it('see it for as many days as the settings say', async () => {
    const child = await somePlaceIn(app, week);
    const leader = await someWeekLeader(app, week);
    const admin = await someStaff(app, 'Administrator');
    const { id } = await optionOf('assigned_before');
    expect(await childOf(app, leader, child)).toBeUndefined();
    await app.as(admin).put(`/api/option/${id}`).send({ value: '21' }).expect(200);
    expect(await childOf(app, leader, child)).toBeDefined();
    await app.as(admin).put(`/api/option/${id}`).send({ value: '0' }).expect(200);
    expect(await childOf(app, leader, child)).toBeUndefined();
    for (const value of ['61', '-1', '1,5', 'viele', ''])
      expect((await app.as(admin).put(`/api/option/${id}`).send({ value })).status).toBe(422);
    await app.as(admin).put(`/api/option/${id}`).send({ value: '7' }).expect(200);
  });
});

it('the office changes past days, and it is noted who did', async () => {
  const child = await somePlaceIn(app, week);
  app.clock.set('2026-09-08T10:00:00Z');
  const clerk = await signInAgain(app, office);
  const { attendance } = await send(app, clerk, change(child, { status: 'excused' }));
  expect(attendance).toMatchObject([{ status: 'excused', changed_by: { id: office.id } }]);
});

describe('the list of who sees health data', () => {
  const list = async (): Promise<HealthAccess> => {
    const admin = await someStaff(app, 'Administrator');
    return (await app.as(admin).get('/api/healthAccess').expect(200)).body.data as HealthAccess;
  };

  it('has those who see that of every child, with the roles that give it', async () => {
    const nurse = await someStaff(app, ['child.health', 'child.index']);
    const clerk = await someStaff(app, ['child.index']);
    const { everywhere } = await list();
    const of = ({ id }: Staff) => everywhere.find((viewer) => viewer.id === id);
    expect(of(nurse)).toEqual({
      id: nurse.id,
      name: 'Staff',
      email: nurse.email,
      second_factor: false,
      roles: [expect.stringMatching(/^Role /)],
    });
    expect(of(office)?.roles).toEqual(['Office']);
    expect(of(clerk)).toBeUndefined();
  });

  it('has leaders from when they are named until they see the week no more', async () => {
    const child = await somePlaceIn(app, week);
    const other = await somePlaceIn(app, week);
    await somePlaceIn(app, week);
    await somePlaceIn(app, week, { registration: { is_waiting: true, queue_number: 1 } });
    const ofWeek = await someWeekLeader(app, week);
    const { leader: ofGroup } = await someGroup(app, week, [child]);
    const { leader: ofOther } = await someGroup(app, week, [other]);
    const without = await someStaff(app, ['course.index']);
    await app.dataSource.manager.insert(CourseWeekLeaderEntity, {
      course_week_id: week.id,
      user_id: without.id,
    });
    const mine = async () =>
      (await list()).on_site
        .filter(({ course_week }) => course_week.id === week.id)
        .map(({ user, group, children, from, to, state }) => [
          user.id,
          group !== null,
          children,
          from,
          to,
          state,
        ])
        .sort((a, b) => Number(a[0]) - Number(b[0]));
    const at = (state: string) => [
      [ofWeek.id, false, 3, '2026-06-29', '2026-07-17', state],
      // With the child that is in no group.
      [ofGroup.id, true, 2, '2026-06-29', '2026-07-17', state],
      [ofOther.id, true, 2, '2026-06-29', '2026-07-17', state],
    ];
    expect(await mine()).toEqual(at('later'));
    app.clock.set('2026-07-17T10:00:00Z');
    expect(await mine()).toEqual(at('now'));
    app.clock.set('2026-07-18T10:00:00Z');
    expect(await mine()).toEqual([]);
  });

  it('counts the parents, and names no child', async () => {
    const { parents } = await list();
    const parent = await someParent(app);
    const child = await somePlaceIn(app, week, { parent });
    const after = await list();
    expect(after.parents).toBe(parents + 1);
    expect(JSON.stringify(after)).not.toContain(child.first_name);
  });
});
