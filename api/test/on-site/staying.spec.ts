import { DOCUMENT, type DayWeek } from '@feria/shared';
import { HealthReadEntity } from '../../src/model/accounts/health-read.entity.js';
import { AttendanceEntity } from '../../src/model/on-site/attendance.entity.js';
import { KeptRegistrationEntity } from '../../src/model/on-site/kept-registration.entity.js';
import type { CourseWeekEntity } from '../../src/model/catalogue/course-week.entity.js';
import type { ChildEntity } from '../../src/model/families/child.entity.js';
import { ParentEntity } from '../../src/model/families/parent.entity.js';
import { PickupPersonEntity } from '../../src/model/families/pickup-person.entity.js';
import { forgetChildrenOnSite, forgetParentsOnSite } from '../../src/office/privacy/forget-on-site.js';
import { ChildDayEntity } from '../../src/model/registrations/child-day.entity.js';
import { RegistrationEntity } from '../../src/model/registrations/registration.entity.js';
import { openDocument } from '../money/documents/support/paid.js';
import { readXlsx, values } from '../money/documents/support/xlsx.js';
import { createQuietApp, editWeek, merge, move, remove, travel } from '../registrations/support/book.js';
import type { TestApp } from '../support/app.js';
import {
  type Parent,
  signInAgain,
  someChild,
  someCourse,
  someStaff,
  someWeek,
  type Staff,
} from '../support/builders.js';
import {
  change,
  childOf,
  dayOf,
  issuesOf,
  MONDAY,
  MORNING,
  Phone,
  saveGroups,
  sceneOnSite,
  send,
  settlePoint,
  someGroup,
  somePlaceIn,
  someWeekOnSite,
} from './support.js';

/*
 * A child whose place ends while it is there stays on the lists of the day: on those of who marks until midnight, on the others until it
 * has left (product/on-site.md#place-ended).
 */

let app: TestApp;
let office: Staff;
let week: CourseWeekEntity;
let child: ChildEntity;
let leader: Staff;
let phone: Phone;
let parent: Parent;
let pickup: PickupPersonEntity;
beforeAll(async () => {
  app = await createQuietApp();
});
beforeEach(async () => {
  ({ office, week, parent, child, leader, phone } = await sceneOnSite(app, { allergies: 'Erdnuss' }));
  const { manager } = app.dataSource;
  await manager.update(ParentEntity, { id: parent.personId }, { phone: '+39 333 5550000' });
  pickup = await manager.save(PickupPersonEntity, {
    child_id: child.id,
    name: 'Tante Rosa',
    phone: '+39 333 5550001',
  });
});
afterAll(() => app.close());

const at = (hour: string): string => `2026-07-06T${hour}:00.000Z`;
const there = { status: 'present', arrived_at: at('06:00') };
const arrive = (of: { id: number } = child) => send(app, leader, phone.mark(of, there));
const left = (hour = '08:30') => ({
  left_at: at(hour),
  left_with: `pickup:${pickup.id}`,
  left_with_name: 'Tante Rosa',
});
const leave = (hour = '08:30') => phone.mark(child, { ...left(hour), changed_at: at(hour) }, there);
const registrationOf = async (of: { id: number }): Promise<number> =>
  (await app.dataSource.manager.findOneByOrFail(RegistrationEntity, { child_id: of.id, is_waiting: false }))
    .id;
const cancel = async (of: { id: number } = child) => remove(app, await registrationOf(of), 'staff');
const dayIn = () => app.dataSource.manager.findOneByOrFail(AttendanceEntity, { child_id: child.id });
const sees = async (user: Staff, query: object = {}): Promise<boolean> =>
  (await childOf(app, user, child, query)) !== undefined;
const pointsOf = async (user: Staff) =>
  (await issuesOf(app, user, { course_week_id: week.id })).map(({ state, reason }) => [state, reason]);

/** The children of a sheet, by the names that it prints. */
async function namesOn(path: string, user: Staff): Promise<unknown[]> {
  const answer = await openDocument(app, user, path, { format: 'xlsx' });
  expect(answer.status).toBe(200);
  return readXlsx(answer.body as Buffer).flatMap((sheet) =>
    values(sheet).map((row) => row.Kind ?? row['Bambino/a']),
  );
}
const emergencyNames = (user: Staff, lang: 'de' | 'it' = 'de') =>
  namesOn(DOCUMENT.emergencySheet(week.id, lang), user);
async function whereIs(user: Staff): Promise<DayWeek['children']> {
  const { body } = await app.as(user).get('/api/course/day').query({ date: MONDAY }).expect(200);
  const weeks = body.data as DayWeek[];
  return weeks
    .filter(({ id }) => id === week.id)
    .flatMap(({ children }) => children)
    .filter(({ child_id }) => child_id === child.id);
}

/** The days of the child, as signing up takes them. */
const ownDays = async (): Promise<void> => {
  const registration_id = await registrationOf(child);
  const days = ['2026-07-06', '2026-07-07', '2026-07-08', '2026-07-09', '2026-07-10'];
  await app.dataSource.manager.insert(
    ChildDayEntity,
    days.map((date) => ({ child_id: child.id, date, registration_id })),
  );
};

describe('a child that is there stays with its leader when', () => {
  it.each([
    ['its registration is cancelled', () => cancel()],
    [
      'it is moved to another week',
      async () => move(app, await registrationOf(child), await someWeekOnSite(app)),
    ],
    ['its week is merged into another', async () => merge(app, week, await someWeekOnSite(app))],
    ['its week is cancelled', () => app.as(office).post(`/api/courseWeek/${week.id}/cancel`).send({})],
    [
      'its week loses the day',
      async () => {
        await ownDays();
        return editWeek(app, week, { from: '2026-07-07' });
      },
    ],
  ])('%s', async (_, end) => {
    const before = await childOf(app, leader, child);
    await arrive();
    app.clock.set(at('08:00'));
    const answer = await end();
    if ('status' in answer) expect([200, 201]).toContain(answer.status);
    for (const reader of [leader, office]) {
      const { weeks } = await dayOf(app, reader, { course_week_id: week.id });
      expect(weeks.flatMap(({ children }) => children)).toMatchObject([
        {
          child_id: child.id,
          place_ended: true,
          parents: [{ phone: '+39 333 5550000' }],
          pickup_persons: [{ name: 'Tante Rosa', phone: '+39 333 5550001' }],
          contacts: before!.contacts,
          day_type: 'full_day',
          health: before!.health,
          attendance: { status: 'present', left_at: null },
        },
      ]);
    }
    expect(await emergencyNames(leader)).toEqual([expect.stringContaining('(Platz beendet)')]);
    expect(await emergencyNames(office, 'it')).toEqual([expect.stringContaining('(posto terminato)')]);
    // And the line below them, which says that something is not clear.
    expect(await namesOn(DOCUMENT.daySheet(week.id, MONDAY, 'de'), leader)).toEqual([
      expect.stringContaining('(Platz beendet, Offener Punkt)'),
      expect.stringMatching(/^1 offener Punkt: /),
    ]);
    expect(await whereIs(office)).toMatchObject([{ place_ended: true, health: true }]);

    app.clock.set(at('09:00'));
    const { results, attendance } = await send(app, leader, leave());
    expect(results).toMatchObject([{ outcome: 'applied', issue_id: null }]);
    expect(attendance).toMatchObject([{ child_id: child.id, left_with_name: 'Tante Rosa' }]);
    // Whoever marks sees what was marked, and mends a wrong tap; where the child is, is not asked any more.
    for (const reader of [leader, office])
      expect(await childOf(app, reader, child, { course_week_id: week.id })).toMatchObject({
        place_ended: true,
        attendance: { left_with_name: 'Tante Rosa' },
      });
    expect(await pointsOf(office)).toEqual([['closed', 'place_ended']]);
    expect(await emergencyNames(leader)).not.toContainEqual(expect.stringContaining('Platz beendet'));
    expect(await whereIs(office)).toEqual([]);
    expect(await dayIn()).toMatchObject({ status: 'present', left_with_name: 'Tante Rosa' });
  });
});

it('who leads a week that lost its last day, today, marks there until midnight', async () => {
  await travel(app, '2026-07-10T07:00:00Z', leader);
  const friday = (fields: object, seen: object = {}) => ({
    ...phone.mark(child, { changed_at: '2026-07-10T06:00:00.000Z', ...fields }, seen),
    date: '2026-07-10',
  });
  await send(app, leader, friday({ status: 'present' }));
  const registration_id = await registrationOf(child);
  await app.dataSource.manager.insert(
    ChildDayEntity,
    ['06', '07', '08', '09', '10'].map((day) => ({
      child_id: child.id,
      date: `2026-07-${day}`,
      registration_id,
    })),
  );
  expect((await editWeek(app, week, { to: '2026-07-09' })).status).toBe(200);
  expect(await sees(leader, { date: '2026-07-10' })).toBe(true);
  app.clock.set('2026-07-10T08:00:00Z');
  const gone = friday(
    { left_at: '2026-07-10T07:50:00.000Z', left_with: 'alone', changed_at: '2026-07-10T07:50:00.000Z' },
    { status: 'present' },
  );
  expect((await send(app, leader, gone)).results).toMatchObject([{ outcome: 'applied' }]);
  expect((await childOf(app, leader, child, { date: '2026-07-10' }))?.attendance?.left_with).toBe('alone');
  await travel(app, '2026-07-11T07:00:00Z', leader);
  expect(await sees(leader, { date: '2026-07-10' })).toBe(false);
});

it('a departure that is taken back raises a point of its own', async () => {
  await arrive();
  app.clock.set(at('08:00'));
  await cancel();
  const [point] = await issuesOf(app, leader);
  await settlePoint(app, leader, point!.id, 'close', { reason: 'wird abgeholt' });
  // Who says where it is has not marked that it has left.
  expect(await sees(leader)).toBe(true);
  app.clock.set(at('09:00'));
  await send(app, leader, leave());
  expect(await emergencyNames(leader)).toEqual([]);
  const back = { left_at: null, left_with: null, changed_at: at('08:45') };
  const seen = { ...there, ...left() };
  expect((await send(app, leader, phone.mark(child, back, seen))).results).toMatchObject([
    { outcome: 'applied' },
  ]);
  expect(await emergencyNames(leader)).toHaveLength(1);
  expect(await pointsOf(leader)).toEqual([
    ['open', 'place_ended'],
    ['closed', 'place_ended'],
  ]);
});

it('a mark by which it is not there at all answers the point, and stays to be seen', async () => {
  await arrive();
  app.clock.set(at('08:00'));
  await cancel();
  app.clock.set(at('09:00'));
  const absent = { status: 'absent', arrived_at: null, changed_at: at('08:50') };
  await send(app, leader, phone.mark(child, absent, there));
  expect(await pointsOf(leader)).toEqual([['closed', 'place_ended']]);
  expect((await childOf(app, leader, child))?.attendance?.status).toBe('absent');
  expect(await emergencyNames(leader)).toEqual([]);
});

it('the office that restores its departure answers the point too', async () => {
  await arrive();
  app.clock.set(at('08:00'));
  await cancel();
  await saveGroups(app, office, week, { leaders: [] });
  app.clock.set(at('09:00'));
  await send(app, leader, leave('08:50'));
  const points = await issuesOf(app, office, { course_week_id: week.id });
  const ofMark = points.find(({ reason }) => reason === 'not_leading')!;
  expect((await settlePoint(app, office, ofMark.id, 'restore')).status).toBe(200);
  expect(await pointsOf(office)).toEqual([
    ['restored', 'not_leading'],
    ['closed', 'place_ended'],
  ]);
});

it('an arrival and a departure of after the end, in one call, are both applied', async () => {
  app.clock.set(at('08:00'));
  await cancel();
  app.clock.set(at('09:00'));
  const early = phone.mark(child, { ...there, changed_at: at('07:30') });
  expect((await send(app, leader, early, leave())).results.map(({ outcome }) => outcome)).toEqual([
    'applied',
    'applied',
  ]);
  expect(await dayIn()).toMatchObject({ left_with_name: 'Tante Rosa' });
});

it('who was taken off the week before is not let in by an arrival in the same call', async () => {
  app.clock.set(at('08:00'));
  await cancel();
  app.clock.set(at('08:10'));
  await saveGroups(app, office, week, { leaders: [] });
  app.clock.set(at('09:00'));
  const early = phone.mark(child, { ...there, changed_at: at('07:30') });
  const { results } = await send(app, leader, early, leave());
  expect(results.map(({ outcome }) => outcome)).toEqual(['applied', 'issue']);
  expect(
    (await issuesOf(app, office, { course_week_id: week.id })).map(({ reason }) => reason).sort(),
  ).toEqual(['not_leading', 'place_ended']);
  expect(await dayIn()).toMatchObject({ left_at: null });
});

it('is counted with the others, also in a week that was cancelled', async () => {
  await arrive();
  expect((await app.as(office).post(`/api/courseWeek/${week.id}/cancel`).send({})).status).toBe(200);
  const count = {
    id: '3f0f9d0e-0000-4000-8000-000000000030',
    course_week_id: week.id,
    date: MONDAY,
    number: 1,
    children: [child.id],
    counted_at: at('07:00'),
  };
  const { body } = await app
    .as(leader)
    .put('/api/attendance/headcounts')
    .send({ headcounts: [count] })
    .expect(200);
  expect(body.data.results).toMatchObject([{ outcome: 'applied' }]);
  const { weeks } = await dayOf(app, leader);
  expect(weeks).toMatchObject([{ headcounts: [{ expected: 1, children: [{ id: child.id }] }] }]);
});

it('stands once when it has a place in the week again, and needs no label', async () => {
  await arrive();
  await cancel();
  await app.dataSource.manager.insert(RegistrationEntity, {
    child_id: child.id,
    course_week_id: week.id,
    day_type: 'full_day',
    price: 12_000,
    emergency_contact1_phone: '+39 333 1111111',
    created_at: app.clock.now(),
  });
  const { weeks } = await dayOf(app, leader);
  expect(weeks.flatMap(({ children }) => children)).toMatchObject([
    { child_id: child.id, place_ended: false },
  ]);
  expect(await emergencyNames(leader)).toEqual([expect.not.stringContaining('Platz beendet')]);
});

describe('nobody sees more than before:', () => {
  it('not who leads another group or another week, nor a stranger', async () => {
    const { leader: guide } = await someGroup(app, week, [child]);
    const { leader: foreign } = await someGroup(app, week, [await somePlaceIn(app, week)]);
    const stranger = await someStaff(app, 'Project leader');
    await saveGroups(app, office, await someWeekOnSite(app), { leaders: [stranger.id] });
    await arrive();
    await cancel();
    expect(await sees(guide)).toBe(true);
    for (const other of [foreign, stranger]) {
      expect(await sees(other)).toBe(false);
      expect(await issuesOf(app, other)).toEqual([]);
      const mark = new Phone().mark(child, { ...left(), changed_at: at('07:00') }, there);
      const { results, attendance } = await send(app, other, mark);
      expect([results[0]!.outcome, attendance]).toEqual(['refused', []]);
    }
    expect(await emergencyNames(foreign)).not.toContainEqual(expect.stringContaining(child.first_name));
    expect(await dayIn()).toMatchObject({ left_at: null });
  });

  it('not of health and parents who saw registrations only', async () => {
    const reader = await someStaff(app, ['peopleCourseWeekRegistration.index']);
    await arrive();
    await cancel();
    expect(await childOf(app, reader, child)).toMatchObject({
      health: null,
      parents: [],
      pickup_persons: [],
    });
    expect(await issuesOf(app, reader, { course_week_id: week.id })).toMatchObject([
      { contact: { parents: [], health: null } },
    ]);
    expect(await app.dataSource.manager.findBy(HealthReadEntity, { user_id: reader.id })).toEqual([]);
  });

  it('not a leader who was taken off the week', async () => {
    await arrive();
    await cancel();
    await saveGroups(app, office, week, { leaders: [] });
    expect(await sees(leader)).toBe(false);
    expect((await send(app, leader, leave())).attendance).toEqual([]);
  });

  it('not its leader on the next day; the office does, in the list of that day', async () => {
    await arrive();
    await cancel();
    await travel(app, '2026-07-07T07:00:00Z', leader);
    expect(await sees(leader)).toBe(false);
    expect(await sees(leader, { date: '2026-07-07' })).toBe(false);
    expect(await emergencyNames(leader)).toEqual([]);
    expect(await issuesOf(app, leader)).toMatchObject([{ reason: 'place_ended', contact: null }]);
    expect(await sees(office)).toBe(true);
    const late = phone.mark(child, { ...left(), changed_at: '2026-07-07T06:00:00.000Z' }, there);
    expect((await send(app, leader, late)).results).toMatchObject([{ outcome: 'issue' }]);
    // Made on the day, it is applied whenever it arrives, and nothing of the child is told.
    const onTheDay = await send(app, leader, leave());
    expect(onTheDay).toMatchObject({ results: [{ outcome: 'applied' }], attendance: [] });
  });
});

it('its open point says whom to call and leads to who sees the child, until it is closed', async () => {
  await arrive();
  await cancel();
  const helper = await signInAgain(app, leader);
  for (const reader of [helper, office])
    expect(await issuesOf(app, reader, { course_week_id: week.id })).toMatchObject([
      {
        reason: 'place_ended',
        contact: {
          parents: [{ phone: '+39 333 5550000' }],
          contacts: [{ name: 'Oma Anna' }, {}],
          health: true,
        },
      },
    ]);
  expect(
    await app.dataSource.manager.existsBy(HealthReadEntity, { user_id: leader.id, child_id: child.id }),
  ).toBe(true);
  const [point] = await issuesOf(app, helper);
  expect(point!.mark).toEqual({ status: 'present', arrived_at: at('06:00') });
  const { body } = await settlePoint(app, helper, point!.id, 'close', { reason: 'abgeholt' });
  expect(body.data).toMatchObject({ state: 'closed', contact: null });
});

describe('a mark that arrives after its place was cancelled', () => {
  const CONTACTS = [
    { name: 'Oma Anna', phone: '+39 333 1111111' },
    { name: null, phone: '+39 333 2222222' },
  ];
  const arrival = (changed_at: string) => phone.mark(child, { ...there, changed_at });

  it('and was made before brings it back with the contacts and the day type of its registration', async () => {
    const before = await childOf(app, leader, child);
    app.clock.set(at('08:00'));
    await cancel();
    app.clock.set(at('09:00'));
    expect((await send(app, leader, arrival(at('07:30')))).results).toMatchObject([{ outcome: 'applied' }]);
    const after = await childOf(app, leader, child);
    expect(after).toMatchObject({ place_ended: true, contacts: CONTACTS, day_type: 'full_day' });
    expect(after?.contacts).toEqual(before!.contacts);
    expect(await issuesOf(app, leader)).toMatchObject([
      { reason: 'place_ended', contact: { contacts: CONTACTS } },
    ]);
  });

  it('and was made afterwards says whom to call, to who sees the child, on that day', async () => {
    const { leader: foreign } = await someGroup(app, week, [await somePlaceIn(app, week)]);
    app.clock.set(at('08:00'));
    await cancel();
    app.clock.set(at('09:00'));
    expect((await send(app, leader, arrival(at('08:30')))).results).toMatchObject([{ outcome: 'issue' }]);
    const contact = { parents: [{ phone: '+39 333 5550000' }], contacts: CONTACTS, health: true };
    for (const reader of [leader, office])
      expect(await issuesOf(app, reader, { course_week_id: week.id })).toMatchObject([
        { reason: 'no_place', contact },
      ]);
    expect(
      await app.dataSource.manager.existsBy(HealthReadEntity, { user_id: leader.id, child_id: child.id }),
    ).toBe(true);
    // Who saw registrations only saw these contacts, and no more.
    const reader = await someStaff(app, ['peopleCourseWeekRegistration.index']);
    expect(await issuesOf(app, reader, { course_week_id: week.id })).toMatchObject([
      { contact: { parents: [], contacts: CONTACTS, health: null } },
    ]);
    // A child in no group is for all who lead in the week; a mark of somebody else's group shows nothing.
    await saveGroups(app, office, week, { groups: [{ name: 'Bären', leaders: [leader.id], children: [] }] });
    expect(await issuesOf(app, foreign)).toEqual([]);
    await travel(app, '2026-07-07T07:00:00Z', leader);
    expect(await issuesOf(app, leader)).toMatchObject([{ reason: 'no_place', contact: null }]);
  });

  it.each([
    [
      'left says whom to call',
      { ...there, left_at: at('08:30'), left_with: 'alone' },
      { contacts: CONTACTS },
    ],
    ['is absent does not', { status: 'absent' }, null],
  ])('and says that it %s', async (_, fields, contact) => {
    app.clock.set(at('08:00'));
    await cancel();
    app.clock.set(at('09:00'));
    await send(app, leader, phone.mark(child, { ...fields, changed_at: at('08:45') }));
    expect(await issuesOf(app, leader)).toMatchObject([{ reason: 'no_place', contact }]);
  });

  it.each([
    ['on the eve, when phones have the list of tomorrow', '2026-07-05', CONTACTS],
    ['days before', '2026-07-03', []],
  ])('has contacts of a place that was cancelled %s: %s', async (_, day, contacts) => {
    await travel(app, `${day}T08:00:00Z`);
    const early = await someStaff(app, 'Project leader');
    await saveGroups(app, office, week, { leaders: [early.id] });
    await travel(app, `${day}T16:00:00Z`);
    await cancel();
    await travel(app, '2026-07-06T07:00:00Z', early);
    await send(app, early, arrival(at('06:30')));
    expect(await issuesOf(app, early)).toMatchObject([{ reason: 'no_place', contact: { contacts } }]);
  });

  it('has none once the data of the child, or of its parent, is erased', async () => {
    const { manager } = app.dataSource;
    for (const forget of [
      () => forgetChildrenOnSite(manager, [child.id]),
      () => forgetParentsOnSite(manager, [parent.personId]),
    ]) {
      const own = { child_id: child.id, course_week_id: week.id, day_type: 'full_day' as const };
      await manager.insert(KeptRegistrationEntity, { ...own, emergency_contact1_phone: '+39 333 1111111' });
      await forget();
      expect(await manager.countBy(KeptRegistrationEntity, { child_id: child.id })).toBe(0);
    }
  });
});

describe('whom to call about a child that is there stands with it also when', () => {
  const CONTACTS = [
    { name: 'Oma Anna', phone: '+39 333 1111111' },
    { name: null, phone: '+39 333 2222222' },
  ];
  const shorten = async () => {
    await ownDays();
    return editWeek(app, week, { from: '2026-07-07' });
  };
  const keptOf = () =>
    app.dataSource.manager.findBy(KeptRegistrationEntity, { child_id: child.id, course_week_id: week.id });

  it.each([
    ['its week lost the day before its registration was cancelled', shorten],
    [
      'it was moved before its registration was cancelled',
      async () => {
        const other = await someWeek(app, await someCourse(app), { from: '2026-08-03', to: '2026-08-07' });
        await move(app, await registrationOf(child), other);
      },
    ],
  ])('%s', async (_, first) => {
    await arrive();
    await first();
    await cancel();
    expect(await keptOf()).toHaveLength(1);
    const shown = await childOf(app, leader, child, { course_week_id: week.id });
    expect(shown).toMatchObject({
      place_ended: true,
      contacts: CONTACTS,
      parents: [{ phone: '+39 333 5550000' }],
      pickup_persons: [{ phone: '+39 333 5550001' }],
    });
    const [point] = await issuesOf(app, leader, { course_week_id: week.id });
    expect(point).toMatchObject({ reason: 'place_ended', contact: { contacts: CONTACTS } });
  });

  it('a mark may arrive of a week that lost the day in the evening before', async () => {
    await travel(app, '2026-07-05T18:00:00Z', office);
    await shorten();
    await travel(app, at('07:00'), office);
    await cancel();
    expect(await keptOf()).toMatchObject([{ emergency_contact1_phone: '+39 333 1111111' }]);
  });
});

describe('a child that has left before its place ended', () => {
  const end = {
    registration: () => cancel(),
    week: () => app.as(office).post(`/api/courseWeek/${week.id}/cancel`).send({}).expect(200),
    move: async () => move(app, await registrationOf(child), await someWeekOnSite(app)),
  };
  beforeEach(async () => {
    await arrive();
    app.clock.set(at('09:00'));
    await send(app, leader, leave());
  });

  it.each(Object.keys(end) as (keyof typeof end)[])(
    'stays with who took it until midnight: %s',
    async (kind) => {
      const foreign = await someGroup(app, week, [await somePlaceIn(app, week)]);
      await saveGroups(app, office, week, {
        leaders: [leader.id],
        groups: [
          { name: 'Bären', leaders: [], children: [child.id] },
          { id: foreign.id, name: 'Wölfe', leaders: [foreign.leader.id], children: [] },
        ],
      });
      await end[kind]();
      for (const reader of [leader, office])
        expect(await childOf(app, reader, child, { course_week_id: week.id })).toMatchObject({
          place_ended: true,
          parents: [{ phone: '+39 333 5550000' }],
          attendance: { left_with_name: 'Tante Rosa', may_pick_up: true },
        });
      expect(await childOf(app, foreign.leader, child, { course_week_id: week.id })).toBeUndefined();
      const daySheet = DOCUMENT.daySheet(week.id, MONDAY, 'de');
      expect(await namesOn(daySheet, leader)).toContainEqual(expect.stringContaining('Platz beendet'));
      // Where to look for it, and whom to feed, is not asked any more.
      expect(await emergencyNames(leader)).not.toContainEqual(expect.stringContaining(child.first_name));
      expect(await pointsOf(office)).toEqual([]);

      await travel(app, '2026-07-07T07:00:00Z', leader);
      expect(await childOf(app, leader, child, { date: MONDAY })).toBeUndefined();
      // The office reads it in the list of that day, whenever the place ended.
      expect(await childOf(app, office, child, { course_week_id: week.id })).toMatchObject({
        attendance: { left_with_name: 'Tante Rosa' },
      });
    },
  );
});

describe('a week that loses the day while it runs', () => {
  const shorten = () => editWeek(app, week, { from: '2026-07-07' });
  const asked = (user: Staff, query: object) =>
    app.as(user).get(`/api/courseWeek/${week.id}/days-preview`).query(query);

  it('keeps children that have left on the lists until midnight, for whoever would see them', async () => {
    const other = await somePlaceIn(app, week, { parent });
    await someGroup(app, week, [other]);
    const stranger = await someGroup(app, week, []);
    const gone = { status: 'present', arrived_at: MORNING, left_at: '2026-07-06T06:30:00.000Z' };
    const leaving = { ...gone, left_with: `parent:${parent.personId}` };
    await send(app, office, change(child, leaving), change(other, leaving));
    expect((await shorten()).status).toBe(200);
    for (const user of [office, leader])
      expect(await childOf(app, user, child)).toMatchObject({
        place_ended: true,
        registration_id: expect.any(Number),
        attendance: { left_at: gone.left_at },
      });
    expect(await childOf(app, stranger.leader, other)).toBeUndefined();
    expect(await issuesOf(app, office, { course_week_id: week.id })).toEqual([]);
    await travel(app, '2026-07-07T07:00:00Z', leader);
    expect(await childOf(app, leader, child, { date: MONDAY })).toBeUndefined();
    expect((await childOf(app, leader, child, { date: '2026-07-07' }))?.place_ended).toBe(false);
  });

  it('says before who is there, by name to who sees registrations', async () => {
    const days = { from: '2026-07-07', to: '2026-07-10' };
    const editor = await someStaff(app, ['course.update']);
    const said = async (user: Staff, query: object) =>
      ((await asked(user, query).expect(200)).body.data as { present_today: string | null }).present_today;
    expect(await said(office, days)).toBeNull();
    await send(app, office, change(child, { status: 'present', arrived_at: MORNING }));
    expect(await said(office, days)).toContain(child.first_name);
    expect(await said(editor, days)).toContain('Heute ist 1 Kind als anwesend eingetragen');
    expect(await said(office, { from: MONDAY, to: '2026-07-08' })).toBeNull();
    await asked(office, { from: 'x', to: '2026-07-08' }).expect(422);
    await asked(leader, days).expect(403);
  });
});

it('the emergency contacts of the last registration are told to who sees registrations, also when it was removed while its week ran', async () => {
  const last = async (user: Staff, of: { id: number }) =>
    (await app.as(user).get(`/api/child/${of.id}/last-contacts`)).body.data as unknown;
  const contacts = {
    emergency_contact1_name: 'Oma Anna',
    emergency_contact1_phone: '+39 333 1111111',
    emergency_contact2_name: null,
    emergency_contact2_phone: '+39 333 2222222',
  };
  expect(await last(office, child)).toEqual({ contacts, answers: [] });
  await remove(app, await registrationOf(child), 'staff');
  expect(await last(office, child)).toEqual({ contacts, answers: [] });
  const { id } = await someChild(app, parent);
  expect(await last(office, { id })).toEqual({ contacts: null, answers: [] });
  for (const permissions of [['child.index'], ['peopleCourseWeekRegistration.create']] as const)
    await app
      .as(await someStaff(app, permissions))
      .get(`/api/child/${child.id}/last-contacts`)
      .expect(403);
});
