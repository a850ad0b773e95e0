import { randomUUID } from 'node:crypto';
import { HeadcountEntity } from '../../src/model/on-site/headcount.entity.js';
import type { CourseWeekEntity } from '../../src/model/catalogue/course-week.entity.js';
import type { ChildEntity } from '../../src/model/families/child.entity.js';
import { RegistrationEntity } from '../../src/model/registrations/registration.entity.js';
import { createQuietApp, editWeek, remove, travel } from '../registrations/support/book.js';
import type { TestApp } from '../support/app.js';
import type { Staff } from '../support/builders.js';
import {
  dayOf,
  MONDAY,
  Phone,
  saveGroups,
  sceneOnSite,
  send,
  someGroup,
  somePlaceIn,
  someWeekLeader,
  someWeekOnSite,
} from './support.js';

/* How many children somebody counted (product/on-site.md#headcount). */

let app: TestApp;
let office: Staff;
let week: CourseWeekEntity;
let child: ChildEntity;
let leader: Staff;
beforeAll(async () => {
  app = await createQuietApp();
});
beforeEach(async () => {
  ({ office, week, child, leader } = await sceneOnSite(app));
});
afterAll(() => app.close());

const at = (hour: string): string => `2026-07-06T${hour}:00.000Z`;
const later = (hour: string): void => app.clock.set(at(hour));

describe('a headcount', () => {
  const count = (values: object = {}) => ({
    id: randomUUID(),
    course_week_id: week.id,
    date: MONDAY,
    number: 12,
    expected: 13,
    counted_at: at('06:30'),
    ...values,
  });
  const save = async (user: Staff, ...headcounts: object[]) => {
    const answer = await app.as(user).put('/api/attendance/headcounts').send({ headcounts });
    expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
    return (answer.body.data.results as { outcome: string }[]).map(({ outcome }) => outcome);
  };

  it('is kept once with who and when, and shown with the day', async () => {
    const [one, two] = [count(), count({ number: 13, counted_at: at('09:00') })];
    expect(await save(leader, one, two)).toEqual(['applied', 'applied']);
    expect(await Promise.all([save(leader, one), save(leader, one)])).toEqual([['repeated'], ['repeated']]);
    const [shown] = (await dayOf(app, leader)).weeks.filter(({ id }) => id === week.id);
    expect(shown?.headcounts).toEqual([
      {
        ...two,
        week_group_id: null,
        children: null,
        counted_at: at('07:00'),
        counted_by: { id: leader.id, name: 'Staff' },
      },
      { ...one, week_group_id: null, children: null, counted_by: { id: leader.id, name: 'Staff' } },
    ]);
  });

  it.each([
    ['its day', MONDAY, { from: '2026-07-07' }],
    ['its last day', '2026-07-10', { to: '2026-07-09' }],
  ])('of a week that has lost %s since is kept', async (_, date, days) => {
    await travel(app, `${date}T07:00:00Z`, leader);
    const one = count({ date, counted_at: `${date}T07:00:00.000Z`, children: [child.id] });
    app.clock.set(`${date}T08:00:00Z`);
    expect((await editWeek(app, week, days)).status).toBe(200);
    expect(await save(leader, one)).toEqual(['applied']);
    const never = count({ date: '2026-07-03', counted_at: `${date}T07:00:00.000Z` });
    expect(await save(leader, never)).toEqual(['refused']);
  });

  it('is hidden by none of others: the newest of each group and of the week stands there', async () => {
    const groups = [await someGroup(app, week, [child]), await someGroup(app, week, [])];
    const [ours, theirs] = groups.map(({ id }) => id);
    const first = count({ week_group_id: ours, number: 1, expected: 2, counted_at: at('06:00') });
    const whole = count({ counted_at: at('06:01') });
    const others = Array.from({ length: 12 }, (_, minute) =>
      count({ week_group_id: theirs, counted_at: at(`06:${10 + minute}`) }),
    );
    later('08:00');
    await save(leader, first, whole, ...others);
    const [shown] = (await dayOf(app, office)).weeks.filter(({ id }) => id === week.id);
    expect(shown!.headcounts.map(({ id }) => id)).toEqual(
      [...others.slice(2).reverse(), whole, first].map(({ id }) => id),
    );
  });

  it('that arrives twice at once is one', async () => {
    const one = count();
    await Promise.all([save(leader, one), save(leader, one), save(leader, one)]);
    expect(await app.dataSource.manager.countBy(HeadcountEntity, { course_week_id: week.id })).toBe(1);
  });

  describe('names the children of the list as it was then', () => {
    const present = (...of: { id: number }[]) =>
      send(app, leader, ...of.map((one) => new Phone().mark(one, { status: 'present' })));
    const shownTo = async (user: Staff) =>
      (await dayOf(app, user, { course_week_id: week.id })).weeks[0]?.headcounts.map(
        ({ expected, children }) => [expected, children?.map(({ id }) => id)],
      );

    it('whatever is marked, cancelled or put into groups later', async () => {
      const other = await somePlaceIn(app, week);
      await present(child, other);
      await save(leader, count({ expected: 99, children: [child.id, other.id], counted_at: at('06:30') }));
      const { id } = await app.dataSource.manager.findOneByOrFail(RegistrationEntity, { child_id: other.id });
      await remove(app, id, 'staff');
      await send(app, leader, new Phone().mark(child, { status: 'absent' }, { status: 'present' }));
      const [shown] = (await shownTo(leader))!;
      expect(shown).toEqual([2, expect.arrayContaining([child.id, other.id])]);
      // Told after the child has gone, of when it was there.
      await save(leader, count({ children: [other.id], counted_at: at('06:45') }));
      expect(await shownTo(leader)).toHaveLength(2);
    });

    it('and nobody learns a name of a child that is not on the own list', async () => {
      const stranger = await somePlaceIn(app, await someWeekOnSite(app));
      const { id, leader: guide } = await someGroup(app, week, [child]);
      const other = await somePlaceIn(app, week);
      const { id: others, leader: foreign } = await someGroup(app, week, [other]);
      await save(guide, count({ week_group_id: id, children: [child.id, other.id, stranger.id] }));
      expect(await shownTo(guide)).toEqual([[3, [child.id]]]);
      expect(await shownTo(foreign)).toEqual([]);
      await save(leader, count({ children: [child.id, other.id] }));
      expect(await shownTo(foreign)).toEqual([[2, [other.id]]]);
      await save(foreign, count({ week_group_id: others, number: 0, children: [] }));
      expect(await shownTo(foreign)).toEqual(
        expect.arrayContaining([
          [0, []],
          [2, [other.id]],
        ]),
      );
    });
  });

  it('of a group may have the children in no group whom its leader sees, and is no count of the week', async () => {
    const { id, leader: guide } = await someGroup(app, week, [child]);
    const alone = await somePlaceIn(app, week);
    const foreign = await somePlaceIn(app, week);
    await someGroup(app, week, [foreign]);
    const children = [child.id, alone.id, foreign.id];
    expect(await save(guide, count({ week_group_id: id, children }))).toEqual(['applied']);
    const [shown] = (await dayOf(app, office)).weeks.filter((one) => one.id === week.id);
    expect(shown!.headcounts).toMatchObject([{ week_group_id: id, expected: 3 }]);
    expect(new Set(shown!.headcounts[0]!.children?.map((one) => one.id))).toEqual(
      new Set([child.id, alone.id]),
    );
  });

  it('is of who leads what is counted, the week or the group, or did then; never of another, nor of another day', async () => {
    const { id, leader: guide } = await someGroup(app, week, [child]);
    expect(await save(guide, count({ week_group_id: id }))).toEqual(['applied']);
    const foreign = await someGroup(app, week, [await somePlaceIn(app, week)]);
    // Neither another group, nor all of a week of which somebody leads a group only: the others would read that all are there.
    expect(await save(guide, count({ week_group_id: foreign.id }), count())).toEqual(['refused', 'refused']);
    expect(await save(leader, count({ week_group_id: foreign.id }), count())).toEqual(['applied', 'applied']);
    const elsewhere = await someWeekOnSite(app);
    const stranger = await someWeekLeader(app, elsewhere);
    expect(await save(stranger, count(), count({ course_week_id: elsewhere.id, week_group_id: id }))).toEqual(
      ['refused', 'refused'],
    );
    expect(await save(leader, count({ date: '2026-07-11' }), count({ date: '2026-07-07' }))).toEqual([
      'refused',
      'refused',
    ]);
    later('09:00');
    await saveGroups(app, office, week, { leaders: [] });
    later('10:00');
    const [before, after] = [count({ counted_at: at('08:00') }), count({ counted_at: at('09:30') })];
    expect(await save(leader, before, after)).toEqual(['applied', 'refused']);
  });

  it.each([
    ['number', { number: -1 }],
    ['number', { number: null }],
    ['course_week_id', { course_week_id: 'x' }],
    ['counted_at', { counted_at: '08:00' }],
  ])('with a wrong %s is told so: %j', async (field, wrong) => {
    const answer = await app
      .as(leader)
      .put('/api/attendance/headcounts')
      .send({ headcounts: [count(wrong)] });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [`headcounts.0.${field}`]]);
  });
});
