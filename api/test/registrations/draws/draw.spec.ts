import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { CourseDetail, FamilyExport, MyFamily } from '@feria/shared';
import { AuditEntryEntity } from '../../../src/core/audit/audit-entry.entity.js';
import { CourseWeekEntity } from '../../../src/model/catalogue/course-week.entity.js';
import { CourseEntity } from '../../../src/model/catalogue/course.entity.js';
import { CourseHooks } from '../../../src/catalogue/courses/courses.hooks.js';
import {
  CourseDrawChildEntity,
  CourseDrawEntity,
} from '../../../src/model/registrations/course-draw.entity.js';
import { makeDrawFile } from '../../../src/registrations/draws/domain/draw-file.js';
import { DrawSeeds } from '../../../src/registrations/draws/draw-seeds.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import { sentMails } from '../../mailing/mailbox.js';
import { faultsOf } from '../support/faults.js';
import {
  anotherProcess,
  book,
  bookByStaff,
  daysOf,
  erase,
  firstId,
  historyOf,
  kindsTo,
  mailsTo,
  office,
  registrationsOf,
  someFamily,
  travel,
} from '../support/book.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { signUpBody, someCourse, someStaff, someWeek } from '../../support/builders.js';
import { ENGINE } from '../../support/database.js';
import {
  close,
  CLOSED,
  drawOf,
  OPEN,
  preview,
  previewed,
  publish,
  published,
  someDraw,
  wish,
  wishing,
} from './support.js';

const REPOSITORY = resolve(import.meta.dirname, '../../../..');

let app: TestApp;
/** The same in another process; SQLite has only one. */
let second: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  second = ENGINE === 'mysql' ? await anotherProcess(app) : app;
});
beforeEach(() => travel(app, OPEN));
afterAll(async () => {
  if (second !== app) await second.close();
  await app.close();
});

function seedOf(course: { id: number }): Promise<CourseDrawEntity | null> {
  return app.dataSource.manager.findOneBy(CourseDrawEntity, { course_id: course.id });
}

function faultsIn(weeks: CourseWeekEntity[]): Promise<string[]> {
  return faultsOf(
    app.dataSource.manager,
    weeks.map(({ id }) => id),
    { today: app.clock.today() },
  );
}

/** Children with a seat in a week, by id. */
async function seated(week: CourseWeekEntity): Promise<number[]> {
  const rows = (await registrationsOf(app, week)).filter(({ is_waiting }) => !is_waiting);
  return rows.map(({ child_id }) => child_id).sort((a, b) => a - b);
}

/** Children who wait for a week, in the order of the queue. */
async function queueOf(week: CourseWeekEntity): Promise<number[]> {
  const rows = (await registrationsOf(app, week)).filter(({ is_waiting }) => is_waiting);
  return rows.sort((a, b) => a.queue_number! - b.queue_number!).map(({ child_id }) => child_id);
}

async function verify(file: unknown): Promise<{ code: number; said: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'feria-drawn-'));
  try {
    await writeFile(join(folder, 'draw.json'), JSON.stringify(file));
    const env = { PATH: process.env.PATH, HOME: process.env.HOME };
    const command = ['--prefix', REPOSITORY, '--silent', 'run', 'draw:verify', 'draw.json'];
    return await new Promise((done) => {
      execFile('npm', command, { cwd: folder, env }, (error, stdout) =>
        done({ code: typeof error?.code === 'number' ? error.code : 0, said: stdout }),
      );
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

describe('wishes before the draw', () => {
  it('are named as wishes on the page of the project, without places on a waiting list', async () => {
    const { course, weeks } = await someDraw(app, [1, 1]);
    await wishing(app, weeks);
    const { body } = await app
      .as(await office(app))
      .get(`/api/course/${course.id}`)
      .expect(200);
    const rows = (body.data as CourseDetail).courseWeeks.flatMap((week) => week.waiting_queue_participants);
    expect(
      rows.map(({ priority, held_back, queue_position }) => [priority, held_back, queue_position]),
    ).toEqual([
      [1, false, null],
      [2, false, null],
    ]);
  });
});

describe('when a draw can be made', () => {
  const refusals = async (course: { id: number }) => {
    const answers = [await preview(app, course), await publish(app, course)];
    return answers.map(({ status, body }) => `${status} ${body.message}`);
  };

  it('refuses before registration has closed, and makes no seed', async () => {
    const { course, weeks } = await someDraw(app, [1]);
    await wishing(app, weeks);
    const early = '422 Ausgelost wird erst, wenn die Anmeldung zu Ende ist.';
    expect(await refusals(course)).toEqual([early, early]);
    // Registration ends with the last day, by Rome's clocks.
    await travel(app, '2026-05-31T21:59:59Z');
    await app.app.get(DrawSeeds).run();
    expect(await refusals(course)).toEqual([early, early]);
    expect(await seedOf(course)).toBeNull();
    const answer = await app.as(await office(app)).get(`/api/course/${course.id}/draw`);
    expect(answer.status).toBe(404);
    await travel(app, '2026-05-31T22:00:00Z');
    await previewed(app, course);
  });

  it('refuses a course that gives its places otherwise, one without wishes, and one that is not there', async () => {
    const other = await someCourse(app);
    const { course } = await someDraw(app, [1]);
    await close(app);
    const not = '422 Die Plätze dieses Projekts werden nicht ausgelost.';
    expect(await refusals(other)).toEqual([not, not]);
    const nobody = '422 Es gibt keine Wünsche, über die das Los entscheiden könnte.';
    expect(await refusals(course)).toEqual([nobody, nobody]);
    expect((await refusals({ id: 999_999 })).map((said) => said.slice(0, 3))).toEqual(['404', '404']);
  });

  it('is published once', async () => {
    const { course, weeks } = await someDraw(app, [1]);
    await wishing(app, weeks);
    await wishing(app, weeks);
    await close(app);
    await published(app, course);
    const before = await app.dataSource.manager.find(RegistrationEntity);
    const twice = '422 Die Auslosung ist schon veröffentlicht.';
    expect(await refusals(course)).toEqual([twice, twice]);
    const italian = await publish(app, course, {}, 'it');
    expect(italian.body.message).toBe('Il sorteggio è già pubblicato.');
    expect(await app.dataSource.manager.find(RegistrationEntity)).toEqual(before);
  });

  it('is published once by two at the same time', async () => {
    const { course, weeks } = await someDraw(app, [1]);
    const families = [await wishing(app, weeks), await wishing(app, weeks)];
    await close(app);
    const answers = await Promise.all([publish(app, course), publish(app, course), publish(app, course)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    for (const { parent } of families) expect(await kindsTo(app, parent)).toEqual(['wish', 'places-given']);
  });

  it('is for those who may change projects; looking at it for those who may see them', async () => {
    const { course, weeks } = await someDraw(app, [1]);
    await wishing(app, weeks);
    await close(app);
    const viewer = await someStaff(app, ['course.index', 'course.view']);
    const address = `/api/course/${course.id}/draw`;
    expect((await app.as(viewer).post(`${address}/preview`)).status).toBe(403);
    expect((await app.as(viewer).post(address)).status).toBe(403);
    await published(app, course);
    expect((await app.as(viewer).get(address)).status).toBe(200);
    expect((await app.as(await someStaff(app, ['course.index'])).get(address)).status).toBe(403);
  });
});

describe('the seed', () => {
  it('is made once when registration closes, and stays over previews and another window', async () => {
    const { course, weeks } = await someDraw(app, [1]);
    await wishing(app, weeks);
    await close(app);
    await app.app.get(DrawSeeds).run();
    const made = await seedOf(course);
    expect(made).toMatchObject({ seed: expect.stringMatching(/^[0-9a-f]{32}$/), published_at: null });
    await previewed(app, course);
    await previewed(app, course);
    const { manager } = app.dataSource;
    await manager.update(CourseEntity, { id: course.id }, { register_to: '2026-06-10' });
    expect((await preview(app, course)).status).toBe(422);
    await travel(app, '2026-06-11T06:00:00Z');
    await app.app.get(DrawSeeds).run();
    await previewed(app, course);
    expect(await seedOf(course)).toEqual(made);
    await published(app, course);
    expect((await drawOf(app, course)).seed).toBe(made!.seed);
  });

  it('is made by the first preview where nobody made it, and is another one for each course', async () => {
    const [one, other] = [await someDraw(app, [1]), await someDraw(app, [1])];
    for (const { weeks } of [one, other]) await wishing(app, weeks);
    await close(app);
    for (const { course } of [one, other]) await previewed(app, course);
    const seeds = [(await seedOf(one.course))!.seed, (await seedOf(other.course))!.seed];
    expect(seeds[0]).not.toBe(seeds[1]);
  });

  it('is one when several processes make it at the same time', async () => {
    const { course, weeks } = await someDraw(app, [1]);
    await wishing(app, weeks);
    await close(app);
    const all = [app, second, app, second].map((each) => each.app.get(DrawSeeds));
    const seeds = await Promise.all(all.map((each) => each.ensure(course.id)));
    expect(new Set(seeds).size).toBe(1);
    expect((await seedOf(course))!.seed).toBe(seeds[0]);
  });

  it('is not made for courses that do not draw, are open, or have given their places', async () => {
    const others = [
      await someCourse(app),
      (await someDraw(app, [1], { register_to: '2026-06-01' })).course,
      (await someDraw(app, [1], { allocated_at: new Date(OPEN) })).course,
    ];
    await close(app);
    await app.app.get(DrawSeeds).poll();
    for (const course of others) expect(await seedOf(course)).toBeNull();
  });
});

describe('the preview', () => {
  it('says what will be published, and writes nothing', async () => {
    const { course, weeks } = await someDraw(app, [1, 2]);
    const [first, second] = weeks as [CourseWeekEntity, CourseWeekEntity];
    for (let index = 0; index < 4; index += 1) await wishing(app, [first, second]);
    await close(app);
    await app.app.get(DrawSeeds).run();
    const stored = () =>
      Promise.all([
        app.dataSource.manager.find(RegistrationEntity),
        app.dataSource.manager.find(CourseWeekEntity),
        app.dataSource.manager.find(CourseEntity),
        app.dataSource.manager.find(CourseDrawEntity),
        app.dataSource.manager.find(CourseDrawChildEntity),
        app.dataSource.manager.count(AuditEntryEntity),
      ]);
    const before = await stored();
    const seen = await previewed(app, course);
    expect(await previewed(app, course)).toEqual(seen);
    expect(await stored()).toEqual(before);
    expect(JSON.stringify(seen)).not.toContain((await seedOf(course))!.seed);
    expect(seen.figures).toEqual({
      children: 4,
      withFirstWish: 1,
      withAny: 3,
      withNone: 1,
      weeks: [
        { id: first.id, wishes: 4, seats: 1, given: 1, leftOver: 0 },
        { id: second.id, wishes: 4, seats: 2, given: 2, leftOver: 0 },
      ],
    });
    expect(seen.mails).toBe(4);

    const result = await published(app, course);
    expect(result).toMatchObject({ figures: seen.figures, rest: seen.rest, mails: 4 });
    expect(result.message).toBe('Die Auslosung ist veröffentlicht. 4 Personen erhalten eine E-Mail.');
    const { outcome } = await drawOf(app, course);
    expect(outcome).toEqual(seen.outcome);
    for (const week of weeks) {
      const given = outcome.given.filter((place) => place.week === week.id).map(({ child }) => child);
      expect(await seated(week)).toEqual(given.sort((a, b) => a - b));
    }
  });

  it('has a fingerprint: a publication by an old one is refused, and nothing is given', async () => {
    const { course, weeks } = await someDraw(app, [1]);
    await wishing(app, weeks);
    await wishing(app, weeks);
    await close(app);
    const { fingerprint } = await previewed(app, course);
    await app.dataSource.manager.update(CourseWeekEntity, { id: weeks[0]!.id }, { max_participants: 2 });
    const refused = await publish(app, course, { fingerprint });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: 'conflict',
      message: 'Seit der Vorschau hat sich etwas geändert. Bitte sehen Sie sich die Vorschau noch einmal an.',
    });
    expect(await seated(weeks[0]!)).toEqual([]);
    const next = await previewed(app, course);
    expect(next.fingerprint).not.toBe(fingerprint);
    expect((await publish(app, course, { fingerprint: next.fingerprint })).status).toBe(200);
    expect(await seated(weeks[0]!)).toHaveLength(2);
  });
});

describe('a published draw', () => {
  it('gives seats with days and history, and the waiting list its order', async () => {
    const { course, weeks } = await someDraw(app, [2, 1]);
    const [first, second] = weeks as [CourseWeekEntity, CourseWeekEntity];
    const families = [];
    for (let index = 0; index < 5; index += 1) families.push(await wishing(app, [first, second]));
    const numbers = (await registrationsOf(app, first)).map(({ queue_number }) => queue_number!);
    await close(app);
    await published(app, course);

    const { outcome } = await drawOf(app, course);
    const order = outcome.order.flat();
    expect(order).toHaveLength(5);
    for (const week of weeks) {
      expect(await queueOf(week)).toEqual(outcome.queues.find((queue) => queue.week === week.id)!.children);
      const rows = await registrationsOf(app, week);
      expect(rows).toHaveLength(5);
      for (const row of rows) {
        expect(row).toMatchObject({ held_back: false, priority: null, offer_expires_at: null });
        const staff = (await office(app)).id;
        if (row.is_waiting) {
          expect(row.queue_number).toBeGreaterThan(Math.max(...numbers));
          expect(row.moved_up_at).toBeNull();
          continue;
        }
        expect(row.moved_up_at).toEqual(new Date(CLOSED));
        expect((await historyOf(app, row.id)).at(-1)).toMatchObject({ kind: 'moved_up', user_id: staff });
        expect(await daysOf(app, { id: row.child_id })).toContain(week.from);
      }
    }
    expect(await faultsIn(weeks)).toEqual([]);
    const { allocated_at } = await app.dataSource.manager.findOneByOrFail(CourseEntity, { id: course.id });
    expect(allocated_at).toEqual(new Date(CLOSED));
    const audited = await app.dataSource.manager.findBy(AuditEntryEntity, {
      resource: 'course/draw',
      record_id: course.id,
    });
    expect(audited).toHaveLength(1);
    // From now on the waiting list moves up by itself.
    const [given] = (await registrationsOf(app, first)).filter(({ is_waiting }) => !is_waiting);
    const [next] = await queueOf(first);
    await app
      .as(await office(app))
      .delete(`/api/peopleCourseWeekRegistration/${given!.id}`)
      .expect(200);
    expect(await seated(first)).toContain(next);
    expect(await faultsIn(weeks)).toEqual([]);
  });

  it('is a file that anybody can repeat, also when a child is erased', async () => {
    const { course, weeks } = await someDraw(app, [2, 1, 3], { places_per_child: 2 });
    const families = [
      await wishing(app, weeks, { children: 2, together: true }),
      await wishing(app, [weeks[1]!, weeks[0]!]),
      await wishing(app, [weeks[2]!, weeks[1]!], { children: 2 }),
      await wishing(app, [weeks[0]!]),
    ];
    await close(app);
    await published(app, course);
    const file = await drawOf(app, course);
    // As `draw` gives it, to the letter: nothing of the order is lost by storing it.
    expect(file).toEqual(makeDrawFile(course.id, file.input, file.seed));
    expect(file.input.placesPerChild).toBe(2);
    const { code, said } = await verify(file);
    expect(said).toContain('The outcome is the same.');
    expect(said).toContain('6 children, 3 weeks');
    expect(code).toBe(0);
    const wrong = structuredClone(file);
    wrong.outcome.given[0]!.round = 7;
    expect((await verify(wrong)).code).toBe(1);

    await erase(app, families[1]!.children);
    expect(await drawOf(app, course)).toEqual(file);
  });

  it('keeps in which order the places were given, back and forth', async () => {
    const { course, weeks } = await someDraw(app, [9, 9]);
    for (let index = 0; index < 4; index += 1) await wishing(app, weeks);
    await close(app);
    await published(app, course);
    const { input, outcome, seed } = await drawOf(app, course);
    const order = outcome.order.flat();
    expect(outcome.given.map(({ child }) => child)).toEqual([...order, ...[...order].reverse()]);
    expect(outcome).toEqual(makeDrawFile(course.id, input, seed).outcome);
  });

  it('writes each family one mail, in its language, that tells of everything', async () => {
    const { course, weeks } = await someDraw(app, [2, 2]);
    const [first, second] = weeks as [CourseWeekEntity, CourseWeekEntity];
    const german = await wishing(app, [first, second], { children: 2 });
    const italian = await wishing(app, [first], { lang: 'it' });
    const third = await wishing(app, [first], { lang: 'it' });
    await close(app);
    await published(app, course);
    for (const { parent } of [german, italian, third])
      expect(await kindsTo(app, parent)).toEqual(['wish', 'places-given']);

    const [, mail] = await mailsTo(app, german.parent);
    expect(mail!.lines).toHaveLength(4);
    const places = new Map<string, string>();
    for (const week of weeks) {
      const queue = await queueOf(week);
      for (const row of await registrationsOf(app, week))
        places.set(
          `${row.child_id} ${week.id}`,
          row.is_waiting ? `Platz ${queue.indexOf(row.child_id) + 1} auf der Warteliste` : 'Fester Platz',
        );
    }
    const expected = german.children.flatMap(({ id }) => weeks.map((week) => places.get(`${id} ${week.id}`)));
    expect(mail!.lines.map(({ place }) => place).sort()).toEqual(expected.sort());
    const seats = expected.filter((place) => place === 'Fester Platz').length;
    if (seats) expect(mail!.payments).toEqual([expect.objectContaining({ amount: seats * 12_000 })]);

    const texts = await sentMails(app);
    const to = ({ email }: { email: string }) =>
      texts.filter(
        (sent) => [sent.to].flat()[0]?.value[0]?.address === email && /vergeben|assegnat/.test(sent.subject!),
      );
    expect(to(german.parent)).toHaveLength(1);
    expect(to(german.parent)[0]!.subject).toBe(`Die Plätze sind vergeben: ${course.name}`);
    expect(to(german.parent)[0]!.text).toContain(`die Plätze für „${course.name}“ sind ausgelost`);
    expect(to(italian.parent)[0]!.text).toContain(course.name_it);
    expect(to(italian.parent)[0]!.text).toMatch(/sorteggi/);
  });

  it('keeps siblings together, and gives what is left over by the waiting list', async () => {
    const { course, weeks } = await someDraw(app, [1]);
    const [week] = weeks as [CourseWeekEntity];
    const family = await wishing(app, weeks, { children: 2, together: true });
    await close(app);
    const { outcome, rest, figures } = await previewed(app, course);
    const ids = family.children.map(({ id }) => id);
    expect(outcome.order).toEqual([ids]);
    // One seat is not enough for both: the draw leaves it over, and then each child waits for itself.
    expect(figures.weeks).toEqual([{ id: week.id, wishes: 2, seats: 1, given: 0, leftOver: 1 }]);
    expect(rest).toEqual([{ child: ids[0], week: week.id }]);
    await published(app, course);
    expect(await seated(week)).toEqual([ids[0]]);
    expect(await queueOf(week)).toEqual([ids[1]]);
    expect(await faultsIn(weeks)).toEqual([]);
    expect(await kindsTo(app, family.parent)).toEqual(['wish', 'places-given']);
  });

  it('gives no child more weeks than the limit, and then what nobody else wants, without asking', async () => {
    const { course, weeks } = await someDraw(app, [1, 1, 1], { places_per_child: 1, move_up: 'offer' });
    const all = await wishing(app, weeks);
    const one = await wishing(app, [weeks[0]!]);
    await close(app);
    const { outcome, rest } = await previewed(app, course);
    expect(outcome.given.filter(({ child }) => child === all.child.id)).toHaveLength(1);
    expect(rest.every(({ child }) => child === all.child.id)).toBe(true);
    expect(rest.length).toBeGreaterThan(0);
    await published(app, course);
    expect(await faultsIn(weeks)).toEqual([]);
    expect(await kindsTo(app, all.parent)).toEqual(['wish', 'places-given']);
    expect(await kindsTo(app, one.parent)).toEqual(['wish', 'places-given']);
    const rows = await app.dataSource.manager.findBy(RegistrationEntity, { child_id: all.child.id });
    expect(rows.map(({ offer_expires_at }) => offer_expires_at)).toEqual([null, null, null]);
  });

  it('respects seats that the office gave, and other projects on the same days', async () => {
    const { course, weeks } = await someDraw(app, [1, 2]);
    const [first, second] = weeks as [CourseWeekEntity, CourseWeekEntity];
    const stranger = await someFamily(app);
    const { privacy: _, ...body } = signUpBody(stranger.child, first) as { privacy: boolean };
    await app
      .as(await office(app))
      .post(`/api/send-registration/${course.id}/admin`)
      .send({ ...body, reason: 'Notfall' })
      .expect(201);
    expect(await seated(first)).toEqual([stranger.child.id]);
    const busy = await wishing(app, [second, first]);
    const free = await wishing(app, [second, first]);
    const elsewhere = await someCourse(app);
    await someWeek(app, elsewhere);
    const sameDays = await someWeek(app, elsewhere);
    expect(sameDays.from).toBe(second.from);
    await bookByStaff(app, busy.child, sameDays);
    await close(app);
    await published(app, course);
    const { input } = await drawOf(app, course);
    expect(input.weeks.map(({ seats }) => seats)).toEqual([0, 2]);
    expect(input.children.find(({ id }) => id === busy.child.id)!.blocked).toEqual([second.id]);
    expect(await seated(first)).toEqual([stranger.child.id]);
    expect(await seated(second)).toEqual([free.child.id]);
    expect(await faultsIn(weeks)).toEqual([]);
  });

  it('counts the weeks that a child has already against the limit', async () => {
    const { course, weeks } = await someDraw(app, [1, 1], { places_per_child: 1 });
    const [first, second] = weeks as [CourseWeekEntity, CourseWeekEntity];
    const has = await someFamily(app);
    const { privacy: _, ...body } = signUpBody(has.child, first) as { privacy: boolean };
    await app
      .as(await office(app))
      .post(`/api/send-registration/${course.id}/admin`)
      .send({ ...body, reason: 'Mitarbeiterin' })
      .expect(201);
    await wish(app, has, [second]);
    const other = await wishing(app, [second]);
    await close(app);
    await published(app, course);
    expect(await seated(second)).toEqual([other.child.id]);
    expect(await queueOf(second)).toEqual([has.child.id]);
  });

  it('does not draw what has started: such a wish waits, and the mail says so', async () => {
    const { course, weeks } = await someDraw(app, [1, 1], { register_to: '2026-06-16' });
    const [started, later] = weeks as [CourseWeekEntity, CourseWeekEntity];
    const family = await wishing(app, [started, later]);
    await travel(app, '2026-06-17T06:00:00Z');
    const seen = await previewed(app, course);
    expect(seen.figures.weeks.map(({ id }) => id)).toEqual([later.id]);
    await published(app, course);
    expect(await seated(started)).toEqual([]);
    expect(await queueOf(started)).toEqual([family.child.id]);
    expect((await registrationsOf(app, started))[0]).toMatchObject({ held_back: false, priority: null });
    expect(await seated(later)).toEqual([family.child.id]);
    const mail = (await mailsTo(app, family.parent)).at(-1)!;
    expect(mail.lines.map(({ place }) => place).sort()).toEqual([
      'Fester Platz',
      'Platz 1 auf der Warteliste',
    ]);
  });

  it('leaves whoever waited before, without a wish, before all who wished', async () => {
    const course = await someCourse(app);
    const week = await someWeek(app, course, { max_participants: 1, waiting_list: 5 });
    const [has, waits] = [await someFamily(app), await someFamily(app)];
    await book(app, has.parent, has.child, week);
    const waiting = firstId(await book(app, waits.parent, waits.child, week));
    await app.dataSource.manager.update(CourseEntity, { id: course.id }, { allocation: 'draw' });
    const wishes = await wishing(app, [week]);
    // A seat more, which nobody gets before the draw.
    await app.dataSource.manager.update(CourseWeekEntity, { id: week.id }, { max_participants: 2 });
    await close(app);
    const seen = await previewed(app, course);
    expect(seen.outcome.given).toEqual([expect.objectContaining({ child: wishes.child.id })]);
    await app.dataSource.manager.update(CourseWeekEntity, { id: week.id }, { max_participants: 3 });
    await published(app, course);
    expect(await seated(week)).toEqual([has.child.id, waits.child.id, wishes.child.id].sort((a, b) => a - b));
    expect(await kindsTo(app, waits.parent)).toEqual(['waiting', 'places-given']);
    expect(await historyOf(app, waiting)).toHaveLength(2);
  });

  it('lets parents give a drawn place back for 72 hours', async () => {
    const { course, weeks } = await someDraw(app, [1]);
    const family = await wishing(app, weeks);
    await close(app);
    await published(app, course);
    await travel(app, '2026-06-03T06:00:00Z', family.parent);
    const [row] = await registrationsOf(app, weeks[0]!);
    const answer = await app.as(family.parent).delete(`/api/registration/${row!.id}`);
    expect(answer.body.data).toMatchObject({ success: true });
  });
});

describe('siblings', () => {
  it('stay together only with those of their own family, also when the office signed them all up', async () => {
    const { course, weeks } = await someDraw(app, [9]);
    const [one, other] = [await someFamily(app, 2), await someFamily(app, 2)];
    const { privacy: _, ...body } = signUpBody([...one.children, ...other.children], weeks) as {
      privacy: boolean;
    };
    await app
      .as(await office(app))
      .post(`/api/send-registration/${course.id}/admin`)
      .send({ ...body, siblings_together: true })
      .expect(201);
    await close(app);
    const { outcome } = await previewed(app, course);
    const ids = (family: typeof one) => family.children.map(({ id }) => id);
    expect([...outcome.order].sort((a, b) => a[0]! - b[0]!)).toEqual([ids(one), ids(other)]);
  });

  it('draw alone unless that was asked for', async () => {
    const { course, weeks } = await someDraw(app, [9]);
    await wishing(app, weeks, { children: 2 });
    await close(app);
    const { outcome } = await previewed(app, course);
    expect(outcome.order.map(({ length }) => length)).toEqual([1, 1]);
  });
});

describe('what parents see', () => {
  it('is where their own children stood, and nobody else’s', async () => {
    const { course, weeks } = await someDraw(app, [1]);
    const pair = await wishing(app, weeks, { children: 2, together: true });
    const others = [await wishing(app, weeks), await wishing(app, weeks)];
    await close(app);
    const drawsOf = async ({ parent }: { parent: { token: string } }) => {
      const { body } = await app.as(parent).get('/api/my-family').expect(200);
      return (body.data as MyFamily).draws;
    };
    const all = [pair, ...others];
    await travel(app, CLOSED, ...all.map(({ parent }) => parent));
    expect(await drawsOf(pair)).toEqual([]);
    await published(app, course);
    const { order } = (await drawOf(app, course)).outcome;
    for (const family of all)
      expect(await drawsOf(family)).toEqual(
        family.children.map(({ id }) => ({
          course_id: course.id,
          child_id: id,
          units: 3,
          position: order.findIndex((unit) => unit.includes(id)) + 1,
        })),
      );
    const { body } = await app.as(pair.parent).get('/api/my-family/export').expect(200);
    const exported = (body.data as FamilyExport).draws;
    expect(exported).toEqual(
      pair.children.map(({ id }) => ({
        child_id: id,
        course: { name: course.name, name_it: course.name_it },
        position: order.findIndex((unit) => unit.includes(id)) + 1,
        wished: [weeks[0]!.id],
        wished_weeks: [expect.objectContaining({ course: { name: course.name, name_it: course.name_it } })],
        given: [],
        given_weeks: [],
      })),
    );
  });

  it('takes as many statements with many draws as with one', async () => {
    const family = await someFamily(app);
    const read = () =>
      app.countStatements(async () => {
        await app.as(family.parent).get('/api/my-family').expect(200);
      });
    const takePart = async () => {
      const { course } = await someDraw(app, [1]);
      await app.dataSource.manager.insert(CourseDrawChildEntity, {
        course_id: course.id,
        child_id: family.child.id,
        position: 1,
        wished: '{}',
        given: '[]',
      });
    };
    await takePart();
    const one = await read();
    for (let index = 0; index < 5; index += 1) await takePart();
    expect(await read()).toEqual(one);
  });
});

it('does not lose its mark when somebody saves the form of the project at the same time', async () => {
  const { course, weeks } = await someDraw(app, [1]);
  await wishing(app, weeks);
  await close(app);
  const staff = app.as(await office(app));
  let publishing: ReturnType<typeof publish> | undefined;
  const hooks = app.app.get(CourseHooks, { strict: false });
  const check = jest.spyOn(hooks, 'check').mockImplementation(async () => {
    // The form has read the project, and has not written it yet.
    publishing = publish(app, course);
    void publishing.catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
  try {
    await staff.put(`/api/course/${course.id}`).send({ name: 'Neu' }).expect(200);
  } finally {
    check.mockRestore();
  }
  expect((await publishing!).status).toBe(200);
  const { allocated_at, name } = await app.dataSource.manager.findOneByOrFail(CourseEntity, {
    id: course.id,
  });
  expect([name, allocated_at]).toEqual(['Neu', new Date(CLOSED)]);
});
