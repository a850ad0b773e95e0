import type { CourseWeekEntity } from '../../src/model/catalogue/course-week.entity.js';
import { OptionEntity } from '../../src/model/settings/option.entity.js';
import { createQuietApp, office as officeOf, travel } from '../registrations/support/book.js';
import type { TestApp } from '../support/app.js';
import { someStaff, type Staff } from '../support/builders.js';
import { dayOf, issuesOf, MONDAY, Phone, saveGroups, send, somePlaceIn, someWeekOnSite } from './support.js';

/* A leader who is taken off a week or a group in the middle of the day is told (product/on-site.md#today). */

let app: TestApp;
let office: Staff;
let week: CourseWeekEntity;
let leader: Staff;
beforeAll(async () => {
  app = await createQuietApp();
});
beforeEach(async () => {
  await travel(app, '2026-07-06T07:00:00Z');
  office = await officeOf(app);
  week = await someWeekOnSite(app);
  leader = await someStaff(app, 'Project leader');
});
afterAll(() => app.close());

const setPhone = (value: string | null) =>
  app.dataSource.manager.update(OptionEntity, { key: 'contact_phone' }, { value });
const takenOff = async (user = leader) => (await dayOf(app, user)).taken_off;

it('of a whole week, with the time, on that day only', async () => {
  await saveGroups(app, office, week, { leaders: [leader.id] });
  expect(await takenOff()).toEqual([]);
  app.clock.set('2026-07-06T09:30:00Z');
  await saveGroups(app, office, week, { leaders: [] });
  expect(await takenOff()).toMatchObject([
    {
      week: { id: week.id, course: { id: week.course_id } },
      group: null,
      at: '2026-07-06T09:30:00.000Z',
      whole_week: true,
      still: [],
    },
  ]);
  expect(await takenOff(await someStaff(app, 'Project leader'))).toEqual([]);
  await travel(app, '2026-07-07T07:00:00Z', leader);
  expect((await dayOf(app, leader, { date: '2026-07-07' })).taken_off).toEqual([]);
});

it('of a whole week, with the groups that the leader has there still', async () => {
  const [foxes, bears] = [
    { name: 'Füchse', leaders: [leader.id], children: [] },
    { name: 'Bären', leaders: [], children: [] },
  ];
  await saveGroups(app, office, week, { leaders: [leader.id] });
  await saveGroups(app, office, week, { leaders: [], groups: [foxes, bears] });
  expect(await takenOff()).toMatchObject([{ whole_week: true, still: ['Füchse'] }]);
});

it('of a group, by its name as long as there is one, and not while the leader still sees it', async () => {
  const bears = { name: 'Bären', children: [(await somePlaceIn(app, week)).id] };
  const { groups } = await saveGroups(app, office, week, { groups: [{ ...bears, leaders: [leader.id] }] });
  const { id } = groups[0]!;
  await saveGroups(app, office, week, { groups: [{ ...bears, id, leaders: [] }] });
  expect(await takenOff()).toMatchObject([{ group: 'Bären', whole_week: false }]);
  await saveGroups(app, office, week, { leaders: [leader.id], groups: [{ ...bears, id, leaders: [] }] });
  expect(await takenOff()).toEqual([]);
  await saveGroups(app, office, week, {});
  expect((await takenOff()).map(({ group, whole_week }) => [group, whole_week])).toEqual([
    [null, false],
    [null, true],
  ]);
});

describe('of groups that are gone', () => {
  const twoGroups = async () => {
    const children = [await somePlaceIn(app, week), await somePlaceIn(app, week)];
    const groups = children.map(({ id }, n) => ({
      name: `Gruppe ${n}`,
      leaders: [leader.id],
      children: [id],
    }));
    await saveGroups(app, office, week, { groups });
    app.clock.set('2026-07-06T09:30:00Z');
    return { groups, ids: children.map(({ id }) => id) };
  };

  it('once, also who leads another group of the week', async () => {
    const { groups, ids } = await twoGroups();
    const other = await someStaff(app, 'Project leader');
    await saveGroups(app, office, week, {
      groups: [
        { ...groups[0], name: 'Neu' },
        { name: 'Bären', leaders: [other.id], children: [ids[1]] },
      ],
    });
    expect(await takenOff()).toMatchObject([
      { group: null, whole_week: false, at: '2026-07-06T09:30:00.000Z' },
    ]);
  });

  it.each([
    ['in one group', (ids: number[]) => [{ name: 'Alle', leaders: [0], children: ids }]],
    ['in no group', () => [{ name: 'Alle', leaders: [0], children: [] }]],
  ])('not who still sees all of their children, %s', async (_, groups) => {
    const { ids } = await twoGroups();
    await saveGroups(app, office, week, {
      groups: groups(ids).map((group) => ({ ...group, leaders: [leader.id] })),
    });
    expect(await takenOff()).toEqual([]);
    expect((await dayOf(app, leader)).weeks[0]!.children).toHaveLength(2);
  });
});

it('not of a week that does not run on the day, nor who sees every week', async () => {
  const reader = await someStaff(app, ['week.assigned', 'peopleCourseWeekRegistration.index']);
  await saveGroups(app, office, week, { leaders: [leader.id, reader.id] });
  await saveGroups(app, office, week, { leaders: [] });
  expect(await takenOff(reader)).toEqual([]);
  expect((await dayOf(app, leader, { date: '2026-07-07' })).taken_off).toEqual([]);
});

it('says who leads there now, by name, and by which number the office is reached', async () => {
  await setPhone('+39 0471 123456');
  const [anna, berta] = [await someStaff(app, 'Project leader'), await someStaff(app, 'Project leader')];
  const bears = { name: 'Bären', children: [(await somePlaceIn(app, week)).id] };
  const { groups } = await saveGroups(app, office, week, {
    leaders: [anna.id],
    groups: [{ ...bears, leaders: [leader.id] }],
  });
  await saveGroups(app, office, week, {
    leaders: [anna.id],
    groups: [{ ...bears, id: groups[0]!.id, leaders: [berta.id] }],
  });
  const { taken_off, office_phone } = await dayOf(app, leader);
  expect(taken_off.map(({ leaders }) => leaders.map(({ id }) => id).sort())).toEqual([
    [anna.id, berta.id].sort(),
  ]);
  expect(office_phone).toBe('+39 0471 123456');
  await setPhone(null);
  expect((await dayOf(app, leader)).office_phone).toBe('');
});

describe('children who are to be handed over', () => {
  const at = (hour: string): string => `2026-07-06T${hour}:00.000Z`;
  const there = { status: 'present', arrived_at: at('06:00') };

  it('are those who are there by an own mark, by name and nothing else', async () => {
    const [own, foreign, left, absent] = [
      await somePlaceIn(app, week),
      await somePlaceIn(app, week),
      await somePlaceIn(app, week),
      await somePlaceIn(app, week),
    ];
    const other = await someStaff(app, 'Project leader');
    await saveGroups(app, office, week, { leaders: [leader.id, other.id] });
    const phone = new Phone();
    await send(
      app,
      leader,
      phone.mark(own, there),
      phone.mark(left, there),
      phone.mark(left, { left_at: at('06:30'), left_with: 'contact:1' }, there),
      phone.mark(absent, { status: 'absent' }),
    );
    await send(app, other, new Phone().mark(foreign, there));
    expect((await dayOf(app, leader)).to_hand_over).toEqual([]);
    await saveGroups(app, office, week, { leaders: [other.id] });
    const { to_hand_over, weeks } = await dayOf(app, leader);
    expect(weeks).toEqual([]);
    const names = { id: own.id, first_name: own.first_name, last_name: own.last_name };
    expect(to_hand_over).toMatchObject([{ ...names, leaders: [{ id: other.id }] }]);
    expect(Object.keys(to_hand_over[0]!).sort()).toEqual(['first_name', 'id', 'last_name', 'leaders']);
    expect((await dayOf(app, other)).to_hand_over).toEqual([]);
    await travel(app, '2026-07-07T07:00:00Z', leader);
    expect((await dayOf(app, leader, { date: '2026-07-07' })).to_hand_over).toEqual([]);
  });

  it('are those of the own marks that do not count yet', async () => {
    const [came, left] = [await somePlaceIn(app, week), await somePlaceIn(app, week)];
    await saveGroups(app, office, week, { leaders: [leader.id] });
    const phone = new Phone();
    await send(app, leader, phone.mark(left, there));
    app.clock.set('2026-07-06T07:05:00Z');
    await saveGroups(app, office, week, { leaders: [] });
    app.clock.set('2026-07-06T07:20:00Z');
    const changed_at = at('07:10');
    await send(
      app,
      leader,
      phone.mark(came, { ...there, changed_at }),
      phone.mark(left, { left_at: changed_at, left_with: 'alone', changed_at }, there),
    );
    expect((await dayOf(app, leader)).to_hand_over.map(({ id }) => id)).toEqual([came.id]);
  });

  it('are none whom somebody else has handed over, also when a point about the own mark is open', async () => {
    const child = await somePlaceIn(app, week);
    const other = await someStaff(app, 'Project leader');
    await saveGroups(app, office, week, { leaders: [leader.id, other.id] });
    await app
      .as(office)
      .post(`/api/child/${child.id}/absence`)
      .send({ from: MONDAY, to: MONDAY })
      .expect(201);
    await send(app, leader, new Phone().mark(child, there, { told_absent: false }));
    await send(app, other, new Phone().mark(child, { left_at: at('06:30'), left_with: 'contact:1' }, there));
    await saveGroups(app, office, week, { leaders: [other.id] });
    expect(await issuesOf(app, leader)).toContainEqual(
      expect.objectContaining({ reason: 'told_absent', state: 'open' }),
    );
    expect((await dayOf(app, leader)).to_hand_over).toEqual([]);
  });

  it('are none who stand on the list of another group of the leader', async () => {
    const [mine, theirs] = [await somePlaceIn(app, week), await somePlaceIn(app, week)];
    const groups = (ids: [number[], number[]]) => [
      { name: 'Bären', leaders: ids[0], children: [mine.id] },
      { name: 'Füchse', leaders: ids[1], children: [theirs.id] },
    ];
    const saved = await saveGroups(app, office, week, { groups: groups([[leader.id], [leader.id]]) });
    await send(app, leader, new Phone().mark(mine, there), new Phone().mark(theirs, there));
    const [bears, foxes] = saved.groups.map(({ id }) => id);
    await saveGroups(app, office, week, {
      groups: groups([[leader.id], []]).map((group, index) => ({ ...group, id: [bears, foxes][index] })),
    });
    expect((await dayOf(app, leader)).to_hand_over.map(({ id }) => id)).toEqual([theirs.id]);
  });
});
