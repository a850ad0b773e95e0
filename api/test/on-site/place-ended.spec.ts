import type {
  DeletePreview,
  FamilyExport,
  MovePreview,
  WeekCancelPreview,
  WeekMergePreview,
} from '@feria/shared';
import { AttendanceIssueEntity } from '../../src/model/on-site/attendance-issue.entity.js';
import type { CourseWeekEntity } from '../../src/model/catalogue/course-week.entity.js';
import type { ChildEntity } from '../../src/model/families/child.entity.js';
import { ChildDayEntity } from '../../src/model/registrations/child-day.entity.js';
import { RegistrationEventEntity } from '../../src/model/registrations/registration-event.entity.js';
import { RegistrationEntity } from '../../src/model/registrations/registration.entity.js';
import { createQuietApp, editWeek, merge, move, remove, travel } from '../registrations/support/book.js';
import type { TestApp } from '../support/app.js';
import { someParent, someStaff, type Parent, type Staff } from '../support/builders.js';
import {
  dayOf,
  issuesOf,
  MONDAY,
  Phone,
  sceneOnSite,
  send,
  settlePoint,
  someGroup,
  somePlaceIn,
  someWeekOnSite,
} from './support.js';

/* A child whose place ends while it is there stays in sight, as an open point (product/on-site.md#open-points). */

let app: TestApp;
let office: Staff;
let week: CourseWeekEntity;
let child: ChildEntity;
let leader: Staff;
let phone: Phone;
let parent: Parent;
beforeAll(async () => {
  app = await createQuietApp();
});
beforeEach(async () => {
  ({ office, week, parent, child, leader, phone } = await sceneOnSite(app));
});
afterAll(() => app.close());

const at = (hour: string): string => `2026-07-06T${hour}:00.000Z`;
const there = { status: 'present', arrived_at: at('06:00') };
const arrive = (of: { id: number } = child) => send(app, leader, phone.mark(of, there));
/** A mark that was made when the leader had been named, before the place ended. */
const early = { ...there, changed_at: at('07:30') };
const registrationOf = async (of: { id: number }, is_waiting = false): Promise<number> => {
  const where = { child_id: of.id, is_waiting };
  return (await app.dataSource.manager.findOneByOrFail(RegistrationEntity, where)).id;
};
const cancel = async (of: { id: number } = child) => remove(app, await registrationOf(of), 'staff');
const pointsOf = (user: Staff) => issuesOf(app, user, { course_week_id: week.id });

describe('a child that is there becomes a point when', () => {
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
        const registration_id = await registrationOf(child);
        const days = ['2026-07-06', '2026-07-07', '2026-07-08', '2026-07-09', '2026-07-10'];
        await app.dataSource.manager.insert(
          ChildDayEntity,
          days.map((date) => ({ child_id: child.id, date, registration_id })),
        );
        return editWeek(app, week, { from: '2026-07-07' });
      },
    ],
  ])('%s', async (_, end) => {
    await arrive();
    app.clock.set(at('08:00'));
    const answer = await end();
    if ('status' in answer) expect([200, 201]).toContain(answer.status);
    for (const reader of [leader, office])
      expect(await pointsOf(reader)).toMatchObject([
        {
          state: 'open',
          reason: 'place_ended',
          date: MONDAY,
          may_restore: false,
          seen: null,
          child: { id: child.id },
          week: { id: week.id },
          made_by: { id: office.id },
          mark: there,
          made_at: at('08:00'),
          received_at: at('08:00'),
          attendance: there,
        },
      ]);
    expect((await dayOf(app, leader)).issues).toBe(1);
  });

  it('a mark of before arrives afterwards, and says who ended the place', async () => {
    app.clock.set(at('08:00'));
    await cancel();
    app.clock.set(at('09:00'));
    const { results } = await send(app, leader, phone.mark(child, early));
    expect(results).toMatchObject([{ outcome: 'applied', issue_id: null }]);
    expect(await pointsOf(leader)).toMatchObject([
      { reason: 'place_ended', mark: there, made_by: { id: office.id }, made_at: at('08:00') },
    ]);
  });

  it('and whoever ended the place does not take the point back by a mark: it asks where the child is', async () => {
    await arrive();
    await cancel();
    const { change_id } = await app.dataSource.manager.findOneByOrFail(AttendanceIssueEntity, {
      child_id: child.id,
    });
    const mark = new Phone().mark(child, { ...there, withdraws: change_id }, there);
    expect((await send(app, office, mark)).results).toMatchObject([{ outcome: 'applied' }]);
    expect(await pointsOf(leader)).toMatchObject([{ reason: 'place_ended', state: 'open' }]);
  });

  it('so it is when its week has lost the day', async () => {
    app.clock.set(at('08:00'));
    expect((await editWeek(app, week, { from: '2026-07-07' })).status).toBe(200);
    app.clock.set(at('09:00'));
    const { results } = await send(app, leader, phone.mark(child, early));
    expect(results).toMatchObject([{ outcome: 'applied', issue_id: null }]);
    expect(await pointsOf(leader)).toMatchObject([
      { reason: 'place_ended', mark: there, made_by: { id: office.id }, made_at: at('08:00') },
    ]);
    // It stays on the list, and so its leader marks it until midnight.
    expect((await dayOf(app, leader)).weeks).toMatchObject([
      { id: week.id, children: [{ child_id: child.id, place_ended: true }], gone: [] },
    ]);
    const left = { left_at: at('08:30'), left_with: 'alone', changed_at: at('08:30') };
    expect((await send(app, leader, phone.mark(child, left, there))).results).toMatchObject([
      { outcome: 'applied' },
    ]);
  });

  it.each([
    ['its registration was cancelled afterwards', () => cancel()],
    ['its week lost other days afterwards', () => editWeek(app, week, { to: '2026-07-09' })],
  ])('the end is that of the day when %s', async (_, then) => {
    app.clock.set(at('08:00'));
    await editWeek(app, week, { from: '2026-07-07' });
    app.clock.set(at('08:30'));
    await then();
    app.clock.set(at('09:00'));
    await send(app, leader, phone.mark(child, early));
    expect(await pointsOf(leader)).toMatchObject([{ reason: 'place_ended', made_at: at('08:00') }]);
  });

  it('the end is that of the day when it had given back its place before, and has it again', async () => {
    const earlier = { registration_id: 999_999, child_id: child.id, course_week_id: week.id };
    const again = { ...earlier, registration_id: await registrationOf(child) };
    await app.dataSource.manager.insert(RegistrationEventEntity, [
      { ...earlier, kind: 'removed', at: new Date('2026-05-01T08:00:00Z') },
      { ...again, kind: 'registered', at: new Date('2026-05-02T08:00:00Z') },
    ]);
    app.clock.set(at('08:00'));
    await editWeek(app, week, { from: '2026-07-07' });
    app.clock.set(at('09:00'));
    await send(app, leader, phone.mark(child, early));
    expect(await pointsOf(leader)).toMatchObject([{ reason: 'place_ended', made_at: at('08:00') }]);
  });

  it('the office restores a mark of after its week had lost the day', async () => {
    app.clock.set(at('08:00'));
    await editWeek(app, week, { from: '2026-07-07' });
    app.clock.set(at('09:00'));
    const late = phone.mark(child, { ...there, changed_at: at('08:30') });
    const { results } = await send(app, leader, late);
    expect(results).toMatchObject([{ outcome: 'issue', issue_id: expect.any(Number) }]);
    expect(await pointsOf(leader)).toMatchObject([{ reason: 'no_place', state: 'open' }]);
    const issueId = results[0]!.issue_id!;
    expect((await settlePoint(app, office, issueId, 'restore')).status).toBe(200);
    expect((await pointsOf(leader)).map(({ reason, state }) => [reason, state])).toEqual([
      ['place_ended', 'open'],
      ['no_place', 'restored'],
    ]);
  });

  it.each([
    ['its last day', { to: '2026-07-09' }],
    ['all of its days', { from: '2026-08-17', to: '2026-08-21' }],
  ])('a week that loses %s, today, loses no mark of before', async (_, days) => {
    await travel(app, '2026-07-10T06:30:00Z', leader);
    app.clock.set('2026-07-10T08:00:00Z');
    expect((await editWeek(app, week, days)).status).toBe(200);
    app.clock.set('2026-07-10T09:00:00Z');
    const friday = (hour: string, fields: object, seen: object = {}) => ({
      ...phone.mark(child, { changed_at: `2026-07-10T${hour}:00.000Z`, ...fields }, seen),
      date: '2026-07-10',
    });
    const arrival = friday('06:45', { status: 'present' });
    expect((await send(app, leader, arrival)).results).toMatchObject([{ outcome: 'applied' }]);
    const departure = friday(
      '08:45',
      { left_at: '2026-07-10T08:40:00.000Z', left_with: 'alone' },
      { status: 'present' },
    );
    expect((await send(app, leader, departure)).results).toMatchObject([{ outcome: 'applied' }]);
  });

  it('of a day that its week lost, who never had it is refused', async () => {
    const other = await someStaff(app, 'Project leader');
    await editWeek(app, week, { from: '2026-07-07' });
    app.clock.set(at('09:00'));
    expect((await send(app, other, new Phone().mark(child, early))).results).toMatchObject([
      { outcome: 'refused' },
    ]);
    const never = { ...phone.mark(child, early), date: '2026-07-03' };
    expect((await send(app, leader, never)).results).toMatchObject([{ outcome: 'refused' }]);
  });

  it('the office restores a mark of who had no place any more', async () => {
    app.clock.set(at('08:00'));
    await cancel();
    app.clock.set(at('09:00'));
    const late = phone.mark(child, { ...there, changed_at: at('08:30') });
    const [result] = (await send(app, leader, late)).results;
    expect((await settlePoint(app, office, result!.issue_id!, 'restore')).status).toBe(200);
    expect((await pointsOf(leader)).map(({ reason, state }) => [reason, state])).toEqual([
      ['place_ended', 'open'],
      ['no_place', 'restored'],
    ]);
  });
});

describe('nothing is to be cleared up of a child', () => {
  const gone = () => ({ left_at: at('06:30'), left_with: `parent:${parent.personId}` });
  it.each([
    ['that nobody has marked', () => Promise.resolve()],
    ['that is absent', () => send(app, leader, phone.mark(child, { status: 'absent' }))],
    ['that has left', () => send(app, leader, phone.mark(child, { ...there, ...gone() }))],
    [
      'that was there yesterday',
      async () => {
        await arrive();
        await travel(app, '2026-07-07T07:00:00Z', leader);
      },
    ],
  ])('%s', async (_, before) => {
    await before();
    await cancel();
    expect(await pointsOf(office)).toEqual([]);
  });

  it('that only waits in the week that it leaves', async () => {
    await arrive();
    const other = await someWeekOnSite(app);
    await app.dataSource.manager.insert(RegistrationEntity, {
      child_id: child.id,
      course_week_id: other.id,
      day_type: 'full_day' as const,
      price: 0,
      is_waiting: true,
      queue_number: 1,
      emergency_contact1_phone: '+39 1',
      created_at: app.clock.now(),
    });
    await remove(app, await registrationOf(child, true), 'staff');
    expect(await issuesOf(app, office, { course_week_id: other.id })).toEqual([]);
  });

  it('whose arrival and departure arrive together', async () => {
    app.clock.set(at('08:00'));
    await cancel();
    app.clock.set(at('09:00'));
    await send(app, leader, phone.mark(child, early), phone.mark(child, { ...early, ...gone() }, there));
    expect(await pointsOf(office)).toEqual([]);
  });
});

it('a point is closed, and not restored', async () => {
  await arrive();
  await cancel();
  const [point] = await pointsOf(leader);
  const answer = await settlePoint(app, leader, point!.id, 'restore');
  expect([answer.status, answer.body.message]).toEqual([422, expect.stringContaining('nur abschließen')]);
  for (const body of [{}, { reason: null }, { reason: ' ' }])
    for (const user of [leader, office]) {
      const { status, body: told } = await settlePoint(app, user, point!.id, 'close', body);
      expect([status, told.errors]).toEqual([422, { reason: ['Bitte tragen Sie ein, wo das Kind ist.'] }]);
    }
  expect(await pointsOf(leader)).toMatchObject([{ state: 'open', settled_reason: null }]);
  expect(
    (await settlePoint(app, leader, point!.id, 'close', { reason: 'abgeholt' })).body.data,
  ).toMatchObject({ state: 'closed', settled_reason: 'abgeholt', settled_by: { id: leader.id } });
  // One that is settled stays as it is.
  expect((await settlePoint(app, leader, point!.id, 'close')).body.data).toMatchObject({
    settled_reason: 'abgeholt',
  });
});

it('where the child was stands in the copy of its family', async () => {
  const parent = await someParent(app);
  const own = await somePlaceIn(app, week, { parent });
  await arrive(own);
  await cancel(own);
  const point = (await issuesOf(app, leader, { course_week_id: week.id })).find(
    (one) => one.child.id === own.id,
  );
  await settlePoint(app, leader, point!.id, 'close', { reason: 'von der Oma abgeholt' });
  const { body } = await app.as(parent).get('/api/my-family/export').expect(200);
  const { open_points } = body.data as FamilyExport;
  expect(open_points).toMatchObject([
    { reason: 'place_ended', state: 'closed', settled_reason: 'von der Oma abgeholt' },
  ]);
  // The contacts that are kept for who looks after the child are no part of it.
  expect(JSON.stringify(open_points)).not.toContain('+39 333 1111111');
});

it('it is of who led the child, and the parent who gave the place back is named to who sees parents only', async () => {
  const { leader: guide } = await someGroup(app, week, [child]);
  const { leader: foreign } = await someGroup(app, week, [await somePlaceIn(app, week)]);
  await arrive();
  await cancel();
  expect(await pointsOf(guide)).toMatchObject([{ made_by: { id: office.id } }]);
  expect(await pointsOf(foreign)).toEqual([]);
  const reader = await someStaff(app, ['peopleCourseWeekRegistration.index']);
  expect(await pointsOf(reader)).toMatchObject([{ made_by: null }]);
});

it('a mark and a cancellation at once leave nobody out of sight', async () => {
  const children: ChildEntity[] = [];
  for (let time = 0; time < 5; time += 1) children.push(await somePlaceIn(app, week));
  // A place that ends at the instant at which it was given has never been one.
  app.clock.advance(60_000);
  for (const one of children) {
    await Promise.all([arrive(one), cancel(one)]);
    const { manager } = app.dataSource;
    const points = await manager.findBy(AttendanceIssueEntity, { child_id: one.id });
    // The mark was made before the cancellation, or the same instant: then it is a point by itself.
    expect(points).toHaveLength(1);
  }
});

describe('the office is told before', () => {
  const SENTENCE = 'Heute als anwesend eingetragen';
  const previewOf = async <Preview>(path: string): Promise<Preview> =>
    (await app.as(office).get(path).expect(200)).body.data as Preview;

  it('that a child whose registration is cancelled or moved is there', async () => {
    const id = await registrationOf(child);
    const path = `/api/peopleCourseWeekRegistration/${id}`;
    const target = await someWeekOnSite(app);
    const both = async () => [
      (await previewOf<DeletePreview>(`${path}/delete-preview`)).consequences,
      (await previewOf<MovePreview>(`${path}/move-preview?course_week_id=${target.id}`)).consequences,
    ];
    for (const consequences of await both()) expect(consequences.join(' ')).not.toContain(SENTENCE);
    await arrive();
    for (const [first] of await both()) {
      expect(first).toContain(SENTENCE);
      expect(first).toContain(child.last_name);
    }
  });

  it('which children are there of a week that is cancelled or merged', async () => {
    const target = await someWeekOnSite(app);
    const both = async () => [
      (await previewOf<WeekCancelPreview>(`/api/courseWeek/${week.id}/cancel-preview`)).present_today,
      (await previewOf<WeekMergePreview>(`/api/courseWeek/${week.id}/merge-preview?into=${target.id}`))
        .present_today,
    ];
    expect(await both()).toEqual([null, null]);
    await arrive();
    await send(app, leader, phone.mark(await somePlaceIn(app, week), { status: 'absent' }));
    for (const sentence of await both()) expect(sentence).toContain(`${SENTENCE} und`);
  });
});

it('who erases a family is told before that a child of it is there', async () => {
  const parent = await someParent(app);
  const own = await somePlaceIn(app, week, { parent });
  const clerk = await someStaff(app, ['person.update']);
  const consequences = async (): Promise<string> => {
    const { body } = await app.as(clerk).get(`/api/parent/${parent.personId}/erase-preview`).expect(200);
    return (body.data as DeletePreview).consequences.join(' ');
  };
  expect(await consequences()).not.toContain('als anwesend eingetragen');
  await arrive(own);
  expect(await consequences()).toContain('1 Kind dieser Familie ist heute als anwesend eingetragen');
  // Also when its place has ended since: nobody would look for it any more.
  await cancel(own);
  expect(await consequences()).toContain('1 Kind dieser Familie ist heute als anwesend eingetragen');
});

it('how many children are there, and not who, is told to who edits projects and sees no registrations', async () => {
  const target = await someWeekOnSite(app);
  await arrive();
  const editor = await someStaff(app, ['course.update']);
  for (const path of ['cancel-preview', `merge-preview?into=${target.id}`]) {
    const { body } = await app.as(editor).get(`/api/courseWeek/${week.id}/${path}`).expect(200);
    const { present_today } = body.data as WeekCancelPreview;
    expect(present_today).toContain('Heute ist 1 Kind als anwesend eingetragen');
    expect(present_today).not.toContain(child.first_name);
    expect(JSON.stringify(body)).not.toContain(child.first_name);
  }
});

it('nor what its family pays', async () => {
  const target = await someWeekOnSite(app);
  const editor = await someStaff(app, ['course.update']);
  const moneyIn = async (user: Staff) => [
    (await app.as(user).get(`/api/courseWeek/${week.id}/cancel-preview`).expect(200)).body.data.refund,
    (await app.as(user).get(`/api/courseWeek/${week.id}/merge-preview?into=${target.id}`).expect(200)).body
      .data.money,
  ];
  expect(await moneyIn(editor)).toEqual([null, null]);
  expect(await moneyIn(office)).toEqual([0, expect.objectContaining({ payed_amount: 0 })]);
});

it('nor is a child named that cannot be mailed, or stands in the way of merging', async () => {
  const target = await someWeekOnSite(app);
  await app.dataSource.manager.insert(RegistrationEntity, {
    child_id: child.id,
    course_week_id: target.id,
    day_type: 'full_day' as const,
    price: 12_000,
    emergency_contact1_phone: '+39 333 1111111',
    created_at: app.clock.now(),
  });
  await app.dataSource.query('DELETE FROM child_parent WHERE child_id = ?', [child.id]);
  const editor = await someStaff(app, ['course.update']);
  for (const path of ['cancel-preview', `merge-preview?into=${target.id}`]) {
    const answerTo = async (user: Staff) =>
      JSON.stringify((await app.as(user).get(`/api/courseWeek/${week.id}/${path}`).expect(200)).body);
    expect(await answerTo(office)).toContain(child.first_name);
    const told = await answerTo(editor);
    expect(told).not.toContain(child.first_name);
    expect(told).toContain('1 Kind (Namen sieht, wer Anmeldungen sieht)');
  }
});
