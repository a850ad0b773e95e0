import type { ErrorBody } from '@feria/shared';
import { CourseEntity } from '../../../src/model/catalogue/course.entity.js';
import type { CourseWeekEntity } from '../../../src/model/catalogue/course-week.entity.js';
import { DueWork } from '../../../src/registrations/due-work.js';
import { RegistrationEventEntity } from '../../../src/model/registrations/registration-event.entity.js';
import {
  anotherProcess,
  book,
  createQuietApp,
  firstId,
  historyOf,
  kindsTo,
  mailsTo,
  move,
  occupy,
  office,
  outcomes,
  placeOf,
  remove,
  someFamily,
  stored,
  travel,
} from '../support/book.js';
import { sentMails } from '../../mailing/mailbox.js';
import type { TestApp } from '../../support/app.js';
import { someCourse, someWeek } from '../../support/builders.js';
import { ENGINE } from '../../support/database.js';

/*
 * A fair start (product/registrations.md#fair-start): registration is open until the end of 31 March 2026, in Rome.
 */

let app: TestApp;
beforeEach(async () => {
  app = await createQuietApp();
  await travel(app, '2026-03-02T09:00:00Z');
});
afterEach(() => app.close());

const AFTER = '2026-03-31T22:00:00Z';
const fairCourse = (overrides: Partial<CourseEntity> = {}) =>
  someCourse(app, { allocation: 'fair_start', register_to: '2026-03-31', ...overrides });

/** Weeks of one course, one after the other. */
async function weeksOf(
  course: CourseEntity,
  count: number,
  seats: Partial<CourseWeekEntity> = {},
): Promise<CourseWeekEntity[]> {
  const weeks = [];
  for (let index = 0; index < count; index += 1) weeks.push(await someWeek(app, course, seats));
  return weeks;
}
const look = (process: TestApp = app): Promise<void> => process.app.get(DueWork).run();
const idsOf = (result: Awaited<ReturnType<typeof book>>) => result.registrations.map(({ id }) => id!);
const placesOf = (ids: number[]) => Promise.all(ids.map((id) => placeOf(app, id)));

describe('while registration is open', () => {
  it('a child is confirmed in its first week, and the others wait although seats are free', async () => {
    const weeks = await weeksOf(await fairCourse(), 3);
    const { parent, child } = await someFamily(app);
    const result = await book(app, parent, child, weeks);
    expect(result.registrations).toMatchObject([
      { outcome: 'confirmed' },
      { outcome: 'waiting', held_back: true, queue_position: 1 },
      { outcome: 'waiting', held_back: true, queue_position: 1 },
    ]);
    expect(result.registrations[0]).not.toHaveProperty('held_back');
    expect(result.payment?.amount).toBe(120);
    expect(await kindsTo(app, parent)).toEqual(['new', 'held-back']);
  });

  it('as many as the course allows are confirmed, over several requests', async () => {
    const weeks = await weeksOf(await fairCourse({ places_per_child: 2 }), 3);
    const { parent, child } = await someFamily(app);
    const given = [];
    for (const week of weeks) given.push(...outcomes(await book(app, parent, child, week)));
    expect(given).toEqual(['confirmed', 'confirmed', 'waiting']);
  });

  it('who is held back takes neither a seat nor a place on the waiting list from others', async () => {
    const [first, second] = await weeksOf(await fairCourse(), 2, { max_participants: 1, waiting_list: 1 });
    const early = await someFamily(app);
    await book(app, early.parent, early.child, [first!, second!]);
    const late = [];
    for (let index = 0; index < 2; index += 1) {
      const { parent, child } = await someFamily(app);
      late.push(await book(app, parent, child, second!));
    }
    expect(late.map(({ registrations }) => registrations)).toMatchObject([
      [{ outcome: 'confirmed' }],
      [{ outcome: 'waiting', queue_position: 2 }],
    ]);
  });

  it('who waits in a full week is not held back', async () => {
    const [first, second] = await weeksOf(await fairCourse(), 2, { max_participants: 1 });
    await occupy(app, second!, 1);
    const { parent, child } = await someFamily(app);
    const { registrations } = await book(app, parent, child, [first!, second!]);
    expect(registrations[1]).toEqual(expect.objectContaining({ outcome: 'waiting', queue_position: 1 }));
    expect(registrations[1]).not.toHaveProperty('held_back');
  });

  it('a seat that gets free goes to the first whose child has none yet', async () => {
    const [first, second] = await weeksOf(await fairCourse(), 2, { max_participants: 1 });
    const [seat] = await occupy(app, second!, 1);
    const has = await someFamily(app);
    const ids = idsOf(await book(app, has.parent, has.child, [first!, second!]));
    const none = await someFamily(app);
    const waiting = firstId(await book(app, none.parent, none.child, second!));
    await remove(app, seat!, 'staff');
    expect(await placesOf([...ids, waiting])).toEqual(['confirmed', 'waiting', 'confirmed']);
  });

  it('a child that gives its place back gets the next week that was held back', async () => {
    const weeks = await weeksOf(await fairCourse(), 3);
    const { parent, child } = await someFamily(app);
    const ids = idsOf(await book(app, parent, child, weeks));
    await remove(app, ids[0]!, parent);
    expect(await placesOf(ids)).toEqual([null, 'confirmed', 'waiting']);
  });

  it('a raised limit moves up at once', async () => {
    const course = await fairCourse();
    const weeks = await weeksOf(course, 3);
    const { parent, child } = await someFamily(app);
    const ids = idsOf(await book(app, parent, child, weeks));
    const staff = await office(app);
    await app.as(staff).put(`/api/course/${course.id}`).send({ places_per_child: 2 }).expect(200);
    expect(await placesOf(ids)).toEqual(['confirmed', 'confirmed', 'waiting']);
  });

  it('nothing is decided yet, however often somebody looks', async () => {
    const weeks = await weeksOf(await fairCourse(), 2);
    const { parent, child } = await someFamily(app);
    const ids = idsOf(await book(app, parent, child, weeks));
    await travel(app, '2026-03-31T21:59:59Z');
    await look();
    expect(await placesOf(ids)).toEqual(['confirmed', 'waiting']);
  });

  it('how places are given cannot be changed once somebody is registered', async () => {
    const course = await fairCourse();
    const [week] = await weeksOf(course, 1);
    const change = async () =>
      app
        .as(await office(app))
        .put(`/api/course/${course.id}`)
        .send({ allocation: 'draw' });
    const { parent, child } = await someFamily(app);
    await book(app, parent, child, week!);
    const { status, body } = await change();
    expect([status, Object.keys((body as ErrorBody).errors ?? {})]).toEqual([422, ['allocation']]);
    const [registration] = await app.dataSource.manager.query<{ id: number }[]>(
      'SELECT id FROM registration',
    );
    await remove(app, registration!.id, 'staff');
    expect((await change()).status).toBe(200);
  });
});

describe('when registration has closed', () => {
  it('every week moves up in the order of its queue, without the limit and for good', async () => {
    const weeks = await weeksOf(await fairCourse(), 2, { max_participants: 2 });
    const families = [await someFamily(app), await someFamily(app), await someFamily(app)];
    const ids = [];
    for (const { parent, child } of families) ids.push(idsOf(await book(app, parent, child, weeks)));
    await travel(app, AFTER);
    await look();
    expect(await Promise.all(ids.map(placesOf))).toEqual([
      ['confirmed', 'confirmed'],
      ['confirmed', 'waiting'],
      // The first week was full, so its second was the sure one.
      ['waiting', 'confirmed'],
    ]);
  });

  it('each family gets one mail that says of every week how it stands', async () => {
    const [first, second] = await weeksOf(await fairCourse(), 2, { max_participants: 2 });
    const [one, other, third] = [
      await someFamily(app),
      await someFamily(app, 1, 'it'),
      await someFamily(app),
    ];
    await book(app, one.parent, one.child, [first!, second!]);
    await book(app, other.parent, other.child, [first!, second!]);
    await book(app, third.parent, third.child, second!);
    await travel(app, AFTER);
    await look();
    expect(await kindsTo(app, one.parent)).toEqual(['new', 'held-back', 'places-given']);
    expect(await kindsTo(app, third.parent)).toEqual(['new']);
    const [, , given] = await mailsTo(app, one.parent);
    expect(given!.lines).toMatchObject([{ place: 'Fester Platz' }]);
    expect(given!.payments).toMatchObject([{ amount: 12_000 }]);
    const [, , italian] = await mailsTo(app, other.parent);
    expect(italian!.lines).toMatchObject([{ place: 'posto n. 1 in lista d’attesa' }]);
    expect(italian).not.toHaveProperty('payments');
    const texts = (await sentMails(app)).map(({ subject, text }) => `${subject}\n${text}`);
    const about = (word: string) => texts.filter((text) => text.includes(word));
    expect(about('Die Plätze sind vergeben')).toEqual([
      expect.stringMatching(/Fester Platz[\s\S]*72 Stunden/),
    ]);
    expect(about('I posti sono assegnati')).toEqual([
      expect.not.stringMatching(/%\{|undefined|72 ore/) as unknown as string,
    ]);
  });

  it('it is done once, by whatever process looks first, and later by the rules of first come', async () => {
    const course = await fairCourse();
    const weeks = await weeksOf(course, 2, { max_participants: 1 });
    const family = await someFamily(app);
    const ids = idsOf(await book(app, family.parent, family.child, weeks));
    await travel(app, AFTER);
    const second = await anotherProcess(app);
    // On SQLite a process waits for the other without letting it go on, as both are one process here.
    if (ENGINE === 'mysql') await Promise.all([app, second, app, second].map(look));
    else for (const process of [app, second]) await look(process);
    expect(await placesOf(ids)).toEqual(['confirmed', 'confirmed']);
    expect((await historyOf(app, ids[1]!)).map(({ kind }) => kind)).toEqual(['waiting', 'moved_up']);
    expect(await kindsTo(app, family.parent)).toEqual(['new', 'held-back', 'places-given']);
    // Registration is opened once more: the limit is over.
    await app.dataSource.manager.update(CourseEntity, { id: course.id }, { register_to: '2026-05-31' });
    const third = await someWeek(app, course);
    expect(outcomes(await book(app, family.parent, family.child, third))).toEqual(['confirmed']);
    // Last: on SQLite both are one process, and this would end its connection.
    await second.close();
  });

  it('a stop of days is made up for, and a week that has started gets nobody', async () => {
    const weeks = await weeksOf(await fairCourse(), 3);
    const { parent, child } = await someFamily(app);
    const ids = idsOf(await book(app, parent, child, [weeks[0]!, weeks[2]!, weeks[1]!]));
    await travel(app, '2026-06-22T05:00:00Z');
    await look();
    expect(await placesOf(ids)).toEqual(['confirmed', 'confirmed', 'waiting']);
    expect(await stored(app, ids[2]!)).toMatchObject({ held_back: false });
  });

  it('seats are given at once, also where later ones are offered', async () => {
    const weeks = await weeksOf(await fairCourse({ move_up: 'offer' }), 2);
    const { parent, child } = await someFamily(app);
    const ids = idsOf(await book(app, parent, child, weeks));
    await travel(app, AFTER);
    await look();
    expect(await placesOf(ids)).toEqual(['confirmed', 'confirmed']);
  });
});

describe('the office', () => {
  it('registers by the same rule, or departs from it with a reason that is kept', async () => {
    const weeks = await weeksOf(await fairCourse(), 3);
    const { child } = await someFamily(app);
    const staff = await office(app);
    const register = async (week: CourseWeekEntity, more: object = {}) => {
      const { body } = await app
        .as(staff)
        .post('/api/peopleCourseWeekRegistration')
        .send({
          people_id: child.id,
          course_week_id: week.id,
          day_type: 'full_day',
          emergency_contact1_phone: '+39 333 1',
          ...more,
        })
        .expect(201);
      return body.data as { id: number; is_waiting: boolean; held_back: boolean; exceptions: unknown[] };
    };
    expect(await register(weeks[0]!, { reason: 'Unnötig' })).toMatchObject({ is_waiting: false });
    expect(await register(weeks[1]!)).toMatchObject({ is_waiting: true, held_back: true, exceptions: [] });
    expect(await register(weeks[2]!, { reason: 'Mutter im Krankenhaus' })).toMatchObject({
      is_waiting: false,
      exceptions: [{ reason: 'Mutter im Krankenhaus' }],
    });
  });

  it('gives a place to a child that is held back, with a reason', async () => {
    const weeks = await weeksOf(await fairCourse(), 2);
    const { parent, child } = await someFamily(app);
    const [, held] = idsOf(await book(app, parent, child, weeks));
    const staff = await office(app);
    const give = (body: object) =>
      app.as(staff).post(`/api/peopleCourseWeekRegistration/${held}/give-place`).send(body);
    const refused = await give({});
    expect([refused.status, Object.keys((refused.body as ErrorBody).errors ?? {})]).toEqual([
      422,
      ['reason'],
    ]);
    await give({ reason: 'Geschwister' }).expect(200);
    expect(await placeOf(app, held!)).toBe('confirmed');
    const events = await app.dataSource.manager.findBy(RegistrationEventEntity, { registration_id: held! });
    expect(events.map(({ kind, reason, user_id }) => [kind, reason, user_id])).toEqual([
      ['waiting', null, parent.id],
      ['moved_up', 'Geschwister', staff.id],
    ]);
    expect(await kindsTo(app, parent)).toEqual(['new', 'held-back', 'new-waiting']);
    expect((await give({ reason: 'Noch einmal' })).status).toBe(422);
  });

  it('cannot give a place where none is free', async () => {
    const [week] = await weeksOf(await fairCourse(), 1, { max_participants: 1 });
    await occupy(app, week!, 1);
    const { parent, child } = await someFamily(app);
    const id = firstId(await book(app, parent, child, week!));
    const staff = await office(app);
    const { status, body } = await app
      .as(staff)
      .post(`/api/peopleCourseWeekRegistration/${id}/give-place`)
      .send({ reason: 'Bitte' });
    expect([status, (body as ErrorBody).message]).toEqual([
      422,
      `In der Woche „${week!.name}“ ist kein Platz frei.`,
    ]);
  });

  it('moves a child to a second week of the project with a reason only', async () => {
    const course = await fairCourse();
    const [first, second] = await weeksOf(course, 2);
    const other = await someWeek(app, await someCourse(app), { from: '2026-08-03', to: '2026-08-07' });
    const { parent, child } = await someFamily(app);
    await book(app, parent, child, first!);
    const id = firstId(await book(app, parent, child, other));
    const refused = await move(app, id, second!);
    expect([refused.status, (refused.body as ErrorBody).code]).toEqual([422, 'not_eligible']);
    await move(app, id, second!, { reason: 'Zusammenlegung' }).then(({ status }) => expect(status).toBe(200));
    expect(await stored(app, id)).toMatchObject({ course_week_id: second!.id, is_waiting: false });
  });
});
