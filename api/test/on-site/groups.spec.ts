import type { WeekGroupsDetail } from '@feria/shared';
import { RegistrationEntity } from '../../src/model/registrations/registration.entity.js';
import { createTestApp, type TestApp } from '../support/app.js';
import { someStaff, type Staff } from '../support/builders.js';
import { groupsOf, somePlaceIn, someWeekLeader, someWeekOnSite } from './support.js';

/* Groups of a week and who leads them (product/on-site.md#groups). */

let app: TestApp;
let office: Staff;
beforeAll(async () => {
  app = await createTestApp();
  office = await someStaff(app, 'Office');
});
afterAll(() => app.close());

async function trySave(week: { id: number }, body: object) {
  return app.as(office).put(`/api/courseWeek/${week.id}/groups`).send(body);
}

async function save(week: { id: number }, body: object): Promise<WeekGroupsDetail> {
  const { version } = await groupsOf(app, office, week);
  const answer = await trySave(week, { version, ...body });
  expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
  return answer.body.data as WeekGroupsDetail;
}

describe('the groups of a week', () => {
  it('are none at first; the children of the week and the leaders can be put into them', async () => {
    const week = await someWeekOnSite(app);
    const child = await somePlaceIn(app, week, { child: { birth: '2017-07-07', school: 'gs_2' } });
    await somePlaceIn(app, week, { registration: { is_waiting: true, queue_number: 1 } });
    const leader = await someStaff(app, 'Project leader');
    const detail = await groupsOf(app, office, week);
    expect(detail).toMatchObject({ week: { id: week.id }, leaders: [], groups: [] });
    expect(detail.children).toEqual([
      {
        id: child.id,
        first_name: child.first_name,
        last_name: 'Rossi',
        age: 8,
        birth: '2017-07-07',
        school: 'gs_2',
      },
    ]);
    expect(detail.assignable.map(({ id }) => id)).toContain(leader.id);
    expect(detail.assignable.map(({ id }) => id)).toContain(office.id);
  });

  it('are saved with leaders and children, renamed, and deleted when they are not sent', async () => {
    const week = await someWeekOnSite(app);
    const children = [await somePlaceIn(app, week), await somePlaceIn(app, week)];
    const [one, two] = children.map(({ id }) => id) as [number, number];
    const leader = await someStaff(app, 'Project leader');
    const first = await save(week, {
      leaders: [leader.id],
      groups: [
        { name: 'Bären', leaders: [leader.id], children: [one] },
        { name: 'Füchse', children: [two] },
      ],
    });
    expect(first).toMatchObject({
      leaders: [{ id: leader.id, name: 'Staff' }],
      groups: [
        { name: 'Bären', leaders: [{ id: leader.id }], children: [one] },
        { name: 'Füchse', leaders: [], children: [two] },
      ],
    });
    const [bears] = first.groups;
    const second = await save(week, { groups: [{ id: bears!.id, name: 'Luchse', children: [two, one] }] });
    expect(second.leaders).toEqual([]);
    expect(second.groups).toEqual([
      { id: bears!.id, name: 'Luchse', leaders: [], children: expect.arrayContaining([one, two]) },
    ]);
    expect((await save(week, { groups: [] })).groups).toEqual([]);
  });

  it('no longer have a child that left the week, and have it again when it comes back', async () => {
    const week = await someWeekOnSite(app);
    const child = await somePlaceIn(app, week);
    await save(week, { groups: [{ name: 'Bären', children: [child.id] }] });
    const { manager } = app.dataSource;
    const set = (is_waiting: boolean) =>
      manager.update(RegistrationEntity, { child_id: child.id }, { is_waiting });
    await set(true);
    expect((await groupsOf(app, office, week)).groups[0]?.children).toEqual([]);
    await set(false);
    expect((await groupsOf(app, office, week)).groups[0]?.children).toEqual([child.id]);
  });

  it('go with a week that is deleted', async () => {
    const week = await someWeekOnSite(app);
    const leader = await someWeekLeader(app, week);
    await save(week, { leaders: [leader.id], groups: [{ name: 'Bären', leaders: [leader.id] }] });
    const answer = await app.as(office).delete(`/api/courseWeek/${week.id}`).expect(200);
    expect(answer.body.data).toMatchObject({ success: true });
  });

  it('an account that leads one can be deleted', async () => {
    const week = await someWeekOnSite(app);
    const leader = await someWeekLeader(app, week);
    await save(week, { leaders: [leader.id], groups: [{ name: 'Bären', leaders: [leader.id] }] });
    const admin = await someStaff(app, 'Administrator');
    const answer = await app.as(admin).delete(`/api/user/${leader.id}`).expect(200);
    expect(answer.body.data).toMatchObject({ success: true });
    expect(await groupsOf(app, office, week)).toMatchObject({ leaders: [], groups: [{ leaders: [] }] });
  });
});

describe('refused', () => {
  it('when somebody else has saved them meanwhile: nothing is overwritten', async () => {
    const week = await someWeekOnSite(app);
    const { version } = await groupsOf(app, office, week);
    await save(week, { groups: [{ name: 'Bären' }] });
    const answer = await trySave(week, { version, groups: [{ name: 'Füchse' }] });
    expect([answer.status, answer.body.code, Object.keys(answer.body.conflicts ?? {})]).toEqual([
      409,
      'changed_meanwhile',
      ['groups'],
    ]);
    expect((await groupsOf(app, office, week)).groups.map(({ name }) => name)).toEqual(['Bären']);
  });

  it.each([
    ['a group without a name', () => [{ name: ' ' }], 'groups.0.name'],
    ['two groups of one name', () => [{ name: 'Bären' }, { name: 'Bären' }], 'groups.1.name'],
    ['a group of another week', () => [{ id: 999_999, name: 'Bären' }], 'groups.0.id'],
    ['a child of another week', () => [{ name: 'Bären', children: [999_999] }], 'groups.0.children'],
    [
      'a child in two groups',
      (child: number) => [
        { name: 'Bären', children: [child] },
        { name: 'Füchse', children: [child] },
      ],
      'groups.1.children',
    ],
    ['a child twice', (child: number) => [{ name: 'Bären', children: [child, child] }], 'groups.0.children'],
    ['an unknown leader', () => [{ name: 'Bären', leaders: [999_999] }], 'groups.0.leaders'],
  ] as const)('%s', async (_, groups, path) => {
    const week = await someWeekOnSite(app);
    const child = await somePlaceIn(app, week);
    const { version } = await groupsOf(app, office, week);
    const answer = await trySave(week, { version, groups: groups(child.id) });
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [path]]);
    expect((await groupsOf(app, office, week)).groups).toEqual([]);
  });

  it('a leader whose account lacks the permission', async () => {
    const week = await someWeekOnSite(app);
    const staff = await someStaff(app, ['course.index']);
    const { version } = await groupsOf(app, office, week);
    const answer = await trySave(week, { version, leaders: [staff.id], groups: [] });
    expect(answer.body.errors).toEqual({
      leaders: ['Ein Konto kann nicht zugeteilt werden: Ihm fehlt die Berechtigung dafür.'],
    });
  });
});
