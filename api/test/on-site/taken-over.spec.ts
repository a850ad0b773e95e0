import { UserEntity } from '../../src/core/auth/user.entity.js';
import type { CourseWeekEntity } from '../../src/model/catalogue/course-week.entity.js';
import type { ChildEntity } from '../../src/model/families/child.entity.js';
import { RegistrationEntity } from '../../src/model/registrations/registration.entity.js';
import { createQuietApp, move, remove } from '../registrations/support/book.js';
import type { TestApp } from '../support/app.js';
import { someStaff, type Staff } from '../support/builders.js';
import {
  childOf,
  dayOf,
  issuesOf,
  Phone,
  saveGroups,
  sceneOnSite,
  send,
  settlePoint,
  someWeekOnSite,
} from './support.js';

/* A child that is moved while it is there stays with who has it until somebody else takes it over (product/on-site.md#taking-over). */

let app: TestApp;
let office: Staff;
let week: CourseWeekEntity;
let child: ChildEntity;
/** Has marked the child as present, and led it then. */
let former: Staff;
/** Leads it now. */
let leader: Staff;
beforeAll(async () => {
  app = await createQuietApp();
});
afterAll(() => app.close());

const at = (hour: string): string => `2026-07-06T${hour}:00.000Z`;
const there = { status: 'present', arrived_at: at('06:00') };
const someLeader = () => someStaff(app, 'Project leader');
const registrationId = async (): Promise<number> =>
  (await app.dataSource.manager.findOneByOrFail(RegistrationEntity, { child_id: child.id })).id;
const nameOf = async ({ id }: Staff): Promise<string> =>
  (await app.dataSource.manager.findOneByOrFail(UserEntity, { id })).name;

/** Both leaders have a group of the week; the child is in that of the former, marked, and then put into that of the leader. */
async function movedToGroup(marks: () => Promise<unknown>): Promise<void> {
  ({ office, week, child } = await sceneOnSite(app));
  [former, leader] = [await someLeader(), await someLeader()];
  const groups = (inFormer: number[], inLeader: number[], ids: (number | undefined)[] = []) => [
    { id: ids[0], name: 'Bären', leaders: [former.id], children: inFormer },
    { id: ids[1], name: 'Füchse', leaders: [leader.id], children: inLeader },
  ];
  const saved = await saveGroups(app, office, week, { groups: groups([child.id], []) });
  await marks();
  app.clock.set(at('08:00'));
  const ids = saved.groups.map(({ id }) => id);
  await saveGroups(app, office, week, { groups: groups([], [child.id], ids) });
}

/** The former leader leads the week, the leader that to which the child is moved. */
async function movedToWeek(marks: () => Promise<unknown>): Promise<void> {
  ({ office, week, child, leader: former } = await sceneOnSite(app));
  leader = await someLeader();
  const other = await someWeekOnSite(app);
  await saveGroups(app, office, other, { leaders: [leader.id] });
  await marks();
  app.clock.set(at('08:00'));
  await move(app, await registrationId(), other);
}

const ways = { 'to another group': movedToGroup, 'to another week': movedToWeek };
const markedByFormer = () => send(app, former, new Phone().mark(child, there));

describe.each(Object.entries(ways))('a child that is moved %s while it is there', (way, moved) => {
  it('is one to be taken over, of whom it says who has marked it', async () => {
    await moved(markedByFormer);
    expect(await childOf(app, leader, child)).toMatchObject({
      to_take_over: true,
      attendance: { status: 'present', told_by: { id: former.id, name: await nameOf(former) } },
    });
  });

  it('is called to hand over, or stands on the list of who has it', async () => {
    await moved(markedByFormer);
    const { to_hand_over } = await dayOf(app, former);
    const names = { id: child.id, first_name: child.first_name, last_name: child.last_name };
    const own = await childOf(app, former, child);
    if (way === 'to another week') {
      expect(own).toMatchObject({ place_ended: true, to_take_over: false });
      expect(to_hand_over).toEqual([]);
    } else {
      expect(own).toBeUndefined();
      expect(to_hand_over).toEqual([{ ...names, leaders: [{ id: leader.id, name: await nameOf(leader) }] }]);
    }
  });

  it.each([
    ['absent', { status: 'absent' }],
    ['not marked', { status: null, arrived_at: null }],
  ])(
    'is not %s because who does not have it says so: that is an open point, which settles it',
    async (_, fields) => {
      await moved(markedByFormer);
      const [result] = (await send(app, leader, new Phone().mark(child, fields, there))).results;
      expect(result).toMatchObject({ outcome: 'issue' });
      expect(await childOf(app, leader, child)).toMatchObject({ attendance: there, has_open_point: true });
      const points = await issuesOf(app, leader);
      const point = points.find(({ reason }) => reason === 'not_taken_over')!;
      expect(point).toMatchObject({ state: 'open', may_restore: true });
      if (way === 'to another week')
        expect(await issuesOf(app, former)).toContainEqual(
          expect.objectContaining({ reason: 'place_ended', state: 'open' }),
        );
      expect((await settlePoint(app, leader, point.id, 'restore')).status).toBe(200);
      expect((await childOf(app, leader, child))?.attendance?.status ?? null).toBe(fields.status);
    },
  );

  it('leaves from who has it by then, without a question', async () => {
    await moved(markedByFormer);
    const leave = { left_at: at('07:30'), left_with: 'contact:1', left_with_name: 'Oma Anna' };
    const { results } = await send(app, leader, new Phone().mark(child, leave, there));
    expect(results).toMatchObject([{ outcome: 'applied' }]);
    expect(await childOf(app, leader, child)).toMatchObject({ to_take_over: false });
    expect((await dayOf(app, former)).to_hand_over).toEqual([]);
  });

  it('is still with who has it when its place ends too', async () => {
    await moved(markedByFormer);
    app.clock.set(at('08:10'));
    await remove(app, await registrationId(), 'staff');
    app.clock.set(at('08:20'));
    expect(await childOf(app, leader, child)).toMatchObject({
      place_ended: true,
      to_take_over: true,
      attendance: { told_by: { id: former.id } },
    });
    const absent = { status: 'absent', changed_at: at('08:20') };
    const { results } = await send(app, leader, new Phone().mark(child, absent, there));
    expect(results).toMatchObject([{ outcome: 'issue' }]);
    expect(await childOf(app, leader, child)).toMatchObject({ attendance: there });
    const open = (await issuesOf(app, office)).filter(
      (point) => point.child.id === child.id && point.state === 'open',
    );
    expect(open.map(({ reason }) => reason).sort()).toEqual(
      // Its first place ended by the move.
      way === 'to another week'
        ? ['not_taken_over', 'place_ended', 'place_ended']
        : ['not_taken_over', 'place_ended'],
    );
  });

  it('is a point that says who has it, and whom to call', async () => {
    await moved(markedByFormer);
    await send(app, leader, new Phone().mark(child, { status: 'absent' }, there));
    const point = (await issuesOf(app, office)).find(({ reason }) => reason === 'not_taken_over')!;
    expect(point.attendance?.told_by).toEqual({ id: former.id, name: await nameOf(former) });
    expect(point.contact).not.toBeNull();
  });

  it('is nobody’s to take over when the office has marked it, or who leads it now', async () => {
    await moved(() => send(app, office, new Phone().mark(child, there)));
    expect(await childOf(app, leader, child)).toMatchObject({ to_take_over: false, attendance: there });
    await moved(async () => undefined);
    await send(app, leader, new Phone().mark(child, there));
    expect(await childOf(app, leader, child)).toMatchObject({ to_take_over: false, attendance: there });
    const { results } = await send(app, leader, new Phone().mark(child, { status: 'absent' }, there));
    expect(results).toMatchObject([{ outcome: 'applied' }]);
  });
});

it('the office says at once that it is not there', async () => {
  await movedToGroup(markedByFormer);
  const { results } = await send(app, office, new Phone().mark(child, { status: 'absent' }, there));
  expect(results).toMatchObject([{ outcome: 'applied' }]);
});

it('so does who has marked it, in the week that it left', async () => {
  await movedToWeek(markedByFormer);
  const undo = { status: null, arrived_at: null, changed_at: at('08:00') };
  const { results } = await send(app, former, new Phone().mark(child, undo, there));
  expect(results).toMatchObject([{ outcome: 'applied' }]);
});

it('a child in no group that is put into one is told to who has marked it', async () => {
  ({ office, week, child } = await sceneOnSite(app));
  [former, leader] = [await someLeader(), await someLeader()];
  const groups = [
    { name: 'Bären', leaders: [former.id], children: [] as number[] },
    { name: 'Füchse', leaders: [leader.id], children: [] as number[] },
  ];
  const saved = await saveGroups(app, office, week, { groups });
  await markedByFormer();
  expect((await dayOf(app, former)).to_hand_over).toEqual([]);
  const [bears, foxes] = saved.groups.map(({ id }) => id);
  await saveGroups(app, office, week, {
    groups: [
      { ...groups[0], id: bears },
      { ...groups[1], id: foxes, children: [child.id] },
    ],
  });
  expect((await dayOf(app, former)).to_hand_over).toMatchObject([{ id: child.id }]);
  expect(await childOf(app, leader, child)).toMatchObject({ to_take_over: true });
});

it('a place that is removed after a move keeps the child in sight of both', async () => {
  await movedToWeek(markedByFormer);
  await remove(app, await registrationId(), 'staff');
  for (const reader of [former, leader])
    expect(await childOf(app, reader, child)).toMatchObject({ place_ended: true });
});
