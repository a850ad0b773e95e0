import { MAX_ROLLOVER_COURSES, MAX_ROLLOVER_WEEKS, type RolloverPreview, OFFICE_API } from '@feria/shared';
import { AuditEntryEntity } from '../../../src/core/audit/audit-entry.entity.js';
import { CourseWeekEntity } from '../../../src/model/catalogue/course-week.entity.js';
import { CourseCategoryLinkEntity, CourseEntity } from '../../../src/model/catalogue/course.entity.js';
import { OutboxMailEntity } from '../../../src/model/mailing/outbox-mail.entity.js';
import { IdempotencyKeys } from '../../../src/core/idempotency/idempotency-keys.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import {
  next,
  signUpBody,
  someChild,
  someCourse,
  someLocation,
  someNotices,
  someParent,
  someStaff,
  someWeek,
  type Staff,
} from '../../support/builders.js';
import { asking } from '../../support/questions.js';

const ROLLOVER = `/${OFFICE_API.courseRollover}`;
const PREVIEW = `/${OFFICE_API.courseRolloverPreview}`;

describe('the next season', () => {
  let app: TestApp;
  let staff: Staff;

  beforeAll(async () => {
    app = await createTestApp();
    await someNotices(app);
    staff = await someStaff(app, 'Office');
  });
  afterAll(() => app.close());

  const post = (path: string, body: object, key?: string) => {
    const request = app.as(staff).post(path);
    return (key ? request.set('Idempotency-Key', key) : request).send(body);
  };
  const preview = async (ids: number[], shift_weeks = 52): Promise<RolloverPreview['projects']> =>
    ((await post(PREVIEW, { course_ids: ids, shift_weeks }).expect(200)).body as { data: RolloverPreview })
      .data.projects;
  const made = async (ids: number[], shift_weeks = 52): Promise<CourseEntity[]> => {
    const { body } = await post(ROLLOVER, { course_ids: ids, shift_weeks }).expect(200);
    const created = body.data.projects as { id: number; source_id: number }[];
    expect(created.map(({ source_id }) => source_id)).toEqual(ids);
    const { manager } = app.dataSource;
    return Promise.all(created.map(({ id }) => manager.findOneByOrFail(CourseEntity, { id })));
  };
  const weeksOf = (course: { id: number }) =>
    app.dataSource.manager.find(CourseWeekEntity, {
      where: { course_id: course.id },
      order: { from: 'ASC' },
    });
  const counts = () =>
    Promise.all(
      [CourseEntity, CourseWeekEntity, CourseCategoryLinkEntity, AuditEntryEntity, OutboxMailEntity].map(
        (entity) => app.dataSource.manager.count(entity),
      ),
    );
  const kinds = (project: RolloverPreview['projects'][number] | undefined) =>
    project?.warnings.map(({ kind }) => kind);

  it('moves all dates by whole weeks and keeps everything else, inactive', async () => {
    const location = await someLocation(app);
    const own = await someCourse(app, {
      name: `Wald ${next()} 2026`,
      name_it: 'Bosco 2026/27',
      register_from_time: '08:30',
      location_id: location.id,
      age_from: 6,
      age_to: 10,
      questions: await asking(app),
      description: '<p>Im Wald</p>',
    });
    const category = (
      await post('/api/courseCategory', { name: 'K', name_it: 'K', description: 'x', description_it: 'x' })
    ).body.data.id as number;
    await app.dataSource.manager.insert(CourseCategoryLinkEntity, {
      course_id: own.id,
      course_category_id: category,
    });
    await someWeek(app, own, {
      time_info_de: '8 bis 16 Uhr',
      time_from: '08:00',
      time_to: '16:00',
      price: 12_345,
      waiting_list: 7,
      queue_counter: 3,
    });
    await someWeek(app, own);

    const [project] = await preview([own.id]);
    expect(project).toMatchObject({
      id: own.id,
      active: true,
      old: { name: own.name, from: '2026-06-15', register_from: '2026-02-01', register_from_time: '08:30' },
      next: {
        name: own.name.replace('2026', '2027'),
        name_it: 'Bosco 2027/28',
        from: '2027-06-14',
        to: '2027-08-27',
        register_from: '2027-01-31',
        register_from_time: '08:30',
        register_to: '2027-05-30',
      },
      left_out: { registrations: 0, waiting: 0, weeks: [] },
      warnings: [],
    });
    expect(project?.weeks.map(({ old, next: { from, to } }) => [old.from, old.to, from, to])).toEqual([
      ['2026-06-15', '2026-06-19', '2027-06-14', '2027-06-18'],
      ['2026-06-22', '2026-06-26', '2027-06-21', '2027-06-25'],
    ]);
    expect(project?.carried_over).toEqual(
      expect.arrayContaining([
        'description',
        'price',
        'location_id',
        'age_from',
        'questions',
        'courseCategories',
      ]),
    );
    expect(project?.carried_over).not.toContain('image');

    const [copy] = await made([own.id]);
    const stored = await app.dataSource.manager.findOneByOrFail(CourseEntity, { id: own.id });
    expect(copy).toEqual({ ...stored, ...project?.next, id: copy?.id, year: 2027, active: false });
    const [original, copied] = [await weeksOf(own), await weeksOf(copy as CourseEntity)];
    expect(copied).toEqual(
      original.map((week, index) => ({
        ...week,
        ...project?.weeks[index]?.next,
        id: copied[index]?.id,
        course_id: copy?.id,
        queue_counter: 0,
      })),
    );
    const read = await app.as(staff).get(`/api/course/${copy?.id}`).expect(200);
    expect(read.body.data.courseCategories).toEqual([expect.objectContaining({ id: category })]);
    // Found by its new name, so search text and sort key are those of the copy.
    const found = await app.as(staff).get('/api/course').query({ search: copy?.name }).expect(200);
    expect(found.body.data).toEqual([expect.objectContaining({ id: copy?.id })]);
    // And this season is as it was.
    expect((await weeksOf(own)).map(({ from }) => from)).toEqual(['2026-06-15', '2026-06-22']);
  });

  it('keeps the opening time by the clock in Rome, when the clocks change in between', async () => {
    const own = await someCourse(app, { register_from: '2026-03-25', register_from_time: '08:00' });
    await someWeek(app, own);
    const [copy] = await made([own.id], 1);
    await post(`/api/course/${copy?.id}/changeActive`, {}).expect(200);
    const opens = async (id?: number) =>
      (await app.http().get(`/api/frontend/${id}`).expect(200)).body.data.opens_at;
    expect([await opens(own.id), await opens(copy?.id)]).toEqual([
      '2026-03-25T07:00:00.000Z',
      '2026-04-01T06:00:00.000Z',
    ]);
  });

  it.each([
    // A week with 29 February, and weeks over it.
    [52, '2028-02-28', '2028-03-03', '2029-02-26', '2029-03-02'],
    [52, '2027-03-01', '2027-03-05', '2028-02-28', '2028-03-03'],
    // A weekend, and a week over the turn of the year.
    [53, '2026-07-04', '2026-07-05', '2027-07-10', '2027-07-11'],
    [1, '2026-12-28', '2027-01-01', '2027-01-04', '2027-01-08'],
    [104, '2026-07-06', '2026-07-10', '2028-07-03', '2028-07-07'],
  ])('by %i weeks: %s to %s becomes %s to %s', async (shift, from, to, nextFrom, nextTo) => {
    const own = await someCourse(app, { from: null, to: null });
    await someWeek(app, own, { from, to });
    const [project] = await preview([own.id], shift);
    expect(project?.weeks[0]?.next).toMatchObject({ from: nextFrom, to: nextTo });
    const [copy] = await made([own.id], shift);
    expect(copy).toMatchObject({ from: null, to: null, year: null });
    expect(await weeksOf(copy as CourseEntity)).toEqual([
      expect.objectContaining({ from: nextFrom, to: nextTo }),
    ]);
  });

  it('leaves cancelled weeks and registrations out, says how many, and sends nothing', async () => {
    const own = await someCourse(app);
    const [week, cancelled] = [await someWeek(app, own, { max_participants: 1 }), await someWeek(app, own)];
    const parent = await someParent(app);
    for (const child of [await someChild(app, parent), await someChild(app, parent)])
      await app.as(parent).post(`/api/send-registration/${own.id}`).send(signUpBody(child, week)).expect(201);
    await post(`/api/courseWeek/${cancelled.id}/cancel`, {}).expect(200);
    const [project] = await preview([own.id]);
    expect(project?.left_out).toMatchObject({
      registrations: 1,
      waiting: 1,
      weeks: [{ id: cancelled.id, from: '2026-06-22' }],
    });
    expect(project?.warnings).toEqual([{ kind: 'cancelled', fields: [], ids: [cancelled.id] }]);
    const mails = await app.dataSource.manager.count(OutboxMailEntity);
    const [copy] = await made([own.id]);
    const copies = await weeksOf(copy as CourseEntity);
    expect(copies.map(({ from, cancelled_at }) => [from, cancelled_at])).toEqual([['2027-06-14', null]]);
    expect(await app.dataSource.manager.countBy(RegistrationEntity, { course_week_id: copies[0]?.id })).toBe(
      0,
    );
    expect(await app.dataSource.manager.count(OutboxMailEntity)).toBe(mails);
  });

  it('warns of what the office should look at', async () => {
    const bare = await someCourse(app, { from: null, to: null, register_from: null, register_to: null });
    const past = await someCourse(app, { from: '2024-06-10', to: '2024-08-30', register_from: null });
    await someWeek(app, past, { from: '2024-06-10', to: '2024-06-14' });
    const told = await someCourse(app, {
      name: `Woche ab 15.06. ${next()}`,
      info: '<p>Sommer 2026</p>',
      register_to: '2026-12-31',
    });
    const dated = await someWeek(app, told, { name: '15. Juni 2026', time_info_it: 'estate 2026' });
    const [one, two, three] = await preview([bare.id, past.id, told.id]);
    expect(kinds(one)).toEqual(['no_weeks']);
    expect(two?.warnings).toEqual([
      // Today is 2 March 2026: only what the builder gives the course is later.
      { kind: 'past', fields: ['from', 'to'], ids: [two?.weeks[0]?.id] },
    ]);
    expect(three?.warnings).toEqual([
      { kind: 'day_in_name', fields: ['name'], ids: [dated.id] },
      { kind: 'year_in_text', fields: ['info'], ids: [dated.id] },
    ]);
    expect(three?.next.name).toBe(told.name);
    expect(three?.weeks[0]?.next).toMatchObject({ name: '15. Juni 2026', name_it: 'Settimana 1' });
  });

  it('says which projects have a follower already, by the new name, place and time', async () => {
    const own = await someCourse(app, { name: `Fluss ${next()} 2026` });
    await someWeek(app, own);
    expect(kinds((await preview([own.id]))[0])).toEqual([]);
    const [copy] = await made([own.id]);
    expect((await preview([own.id]))[0]?.warnings).toEqual([
      { kind: 'follower', fields: [], ids: [copy?.id] },
    ]);
    // The office may have moved it by some days since; another turn of it is another project.
    expect(kinds((await preview([own.id], 54))[0])).toEqual(['follower']);
    expect(kinds((await preview([own.id], 55))[0])).toEqual([]);
    // It is a warning only: there may be two groups.
    await made([own.id]);
    expect((await preview([own.id]))[0]?.warnings[0]?.ids).toHaveLength(2);
  });

  it('knows the follower of each of several projects that are called the same at other places', async () => {
    const [here, there] = [await someLocation(app), await someLocation(app)];
    const name = `Namensvetter ${next()} 2026`;
    const first = await someCourse(app, { name, location_id: here.id });
    const second = await someCourse(app, { name, location_id: there.id });
    for (const course of [first, second]) await someWeek(app, course);
    const [copy] = await made([first.id]);
    const [one, two] = await preview([first.id, second.id]);
    expect(one?.warnings).toMatchObject([{ kind: 'follower', ids: [copy?.id] }]);
    expect(kinds(two)).toEqual([]);
  });

  it('knows a follower without dates of its own by its first week', async () => {
    const own = await someCourse(app, { from: null, to: null });
    await someWeek(app, own, { from: '2026-07-13', to: '2026-07-17' });
    await someWeek(app, own, { from: '2026-07-06', to: '2026-07-10' });
    const [copy] = await made([own.id]);
    expect((await preview([own.id]))[0]?.warnings[0]).toMatchObject({ kind: 'follower', ids: [copy?.id] });
  });

  it('answers in the order that was asked for', async () => {
    const ids = [(await someCourse(app)).id, (await someCourse(app)).id].reverse();
    expect((await preview(ids)).map(({ id }) => id)).toEqual(ids);
    await made(ids);
  });

  describe('refuses', () => {
    const refusal = async (path: string, body: object) => {
      const answer = await post(path, body);
      return [answer.status, Object.keys(answer.body.errors as object)];
    };
    const many = Array.from({ length: MAX_ROLLOVER_COURSES + 1 }, (_, index) => index + 1);

    it.each<[string, object]>([
      ['course_ids', { shift_weeks: 52 }],
      ['course_ids', { course_ids: [], shift_weeks: 52 }],
      ['course_ids', { course_ids: 'all', shift_weeks: 52 }],
      ['course_ids', { course_ids: [0], shift_weeks: 52 }],
      ['course_ids', { course_ids: ['1'], shift_weeks: 52 }],
      ['course_ids', { course_ids: [null], shift_weeks: 52 }],
      ['course_ids', { course_ids: many, shift_weeks: 52 }],
      ['shift_weeks', { course_ids: [1] }],
      ['shift_weeks', { course_ids: [1], shift_weeks: null }],
      ['shift_weeks', { course_ids: [1], shift_weeks: 0 }],
      ['shift_weeks', { course_ids: [1], shift_weeks: -52 }],
      ['shift_weeks', { course_ids: [1], shift_weeks: 105 }],
      ['shift_weeks', { course_ids: [1], shift_weeks: 52.5 }],
      ['shift_weeks', { course_ids: [1], shift_weeks: '52' }],
    ])('%s of %j', async (field, body) => {
      for (const path of [PREVIEW, ROLLOVER]) expect(await refusal(path, body)).toEqual([422, [field]]);
    });

    it('the second of the same, at its place', async () => {
      const { id } = await someCourse(app);
      const other = (await someCourse(app)).id;
      const body = { course_ids: [id, other, id], shift_weeks: 52 };
      for (const path of [PREVIEW, ROLLOVER])
        expect(await refusal(path, body)).toEqual([422, ['course_ids.2']]);
    });

    it('all of them when one does not exist', async () => {
      const own = await someCourse(app);
      await someWeek(app, own);
      const before = await counts();
      const body = { course_ids: [own.id, 999_999], shift_weeks: 52 };
      for (const path of [PREVIEW, ROLLOVER])
        expect(await refusal(path, body)).toEqual([422, ['course_ids.1']]);
      expect(await counts()).toEqual(before);
    });

    it('dates beyond the year 9999', async () => {
      const own = await someCourse(app, { from: '9999-06-14', to: null });
      const before = await counts();
      for (const path of [PREVIEW, ROLLOVER])
        expect(await refusal(path, { course_ids: [own.id], shift_weeks: 52 })).toEqual([
          422,
          ['course_ids.0'],
        ]);
      expect(await counts()).toEqual(before);
    });

    it('more weeks than anybody would look through', async () => {
      const own = await someCourse(app);
      const week = await someWeek(app, own);
      const { id: _id, ...columns } = week;
      const { manager } = app.dataSource;
      for (let count = 0; count < MAX_ROLLOVER_WEEKS; count += 500) {
        const rows = Array.from({ length: 500 }, () => manager.create(CourseWeekEntity, columns));
        await manager
          .createQueryBuilder()
          .insert()
          .into(CourseWeekEntity)
          .values(rows)
          .updateEntity(false)
          .execute();
      }
      for (const path of [PREVIEW, ROLLOVER])
        expect(await refusal(path, { course_ids: [own.id], shift_weeks: 52 })).toEqual([422, ['course_ids']]);
    });
  });

  it('stores nothing when it fails half-way', async () => {
    const own = await someCourse(app);
    await someWeek(app, own);
    const before = await counts();
    // Everything is written but the key, which comes last.
    const keep = jest
      .spyOn(app.app.get(IdempotencyKeys), 'keep')
      .mockRejectedValueOnce(new Error('disk full'));
    await post(ROLLOVER, { course_ids: [own.id], shift_weeks: 52 }, `key ${next()}`).expect(500);
    expect(keep).toHaveBeenCalledTimes(1);
    keep.mockRestore();
    expect(await counts()).toEqual(before);
  });

  describe('with an Idempotency-Key', () => {
    it('makes nothing again and gives the first answer', async () => {
      const own = await someCourse(app);
      const [body, key] = [{ course_ids: [own.id], shift_weeks: 52 }, `key ${next()}`];
      const first = await post(ROLLOVER, body, key).expect(200);
      const before = await counts();
      const again = await post(ROLLOVER, body, key).expect(200);
      expect(again.body).toEqual(first.body);
      expect(await counts()).toEqual(before);
      // Another user's key is another key.
      const other = await someStaff(app, 'Office');
      await app.as(other).post(ROLLOVER).set('Idempotency-Key', key).send(body).expect(200);
    });

    it('makes it once when both come at the same time', async () => {
      const own = await someCourse(app, { name: `Doppelt ${next()}` });
      const [body, key] = [{ course_ids: [own.id], shift_weeks: 52 }, `key ${next()}`];
      const answers = await Promise.all([1, 2, 3].map(() => post(ROLLOVER, body, key).expect(200)));
      expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
      expect(await app.dataSource.manager.countBy(CourseEntity, { name: own.name })).toBe(2);
    });

    it('is refused with another body', async () => {
      const own = await someCourse(app);
      const key = `key ${next()}`;
      await post(ROLLOVER, { course_ids: [own.id], shift_weeks: 52 }, key).expect(200);
      await post(ROLLOVER, { course_ids: [own.id], shift_weeks: 53 }, key).expect(409);
    });

    it('does not keep a family from being erased', async () => {
      const own = await someCourse(app, { register_to: null });
      const week = await someWeek(app, own);
      const parent = await someParent(app);
      const child = await someChild(app, parent);
      await post(ROLLOVER, { course_ids: [own.id], shift_weeks: 52 }, `key ${next()}`).expect(200);
      // The same member of the office books, so that its kept answers are looked through.
      const contacts = { emergency_contact1_phone: '+39 333 1111111' };
      const booking = { people_id: child.id, course_week_id: week.id, day_type: 'full_day', ...contacts };
      await post('/api/peopleCourseWeekRegistration', booking, `key ${next()}`).expect(201);
      const admin = await someStaff(app, 'Administrator');
      await app.as(admin).post(`/api/parent/${parent.personId}/erase`).send({}).expect(200);
    });
  });

  it('is for those who may make courses and see them', async () => {
    const own = await someCourse(app);
    const body = { course_ids: [own.id], shift_weeks: 52 };
    for (const [permissions, status] of [
      [['course.create', 'course.view'], 200],
      [['course.create'], 403],
      [['course.view', 'course.index', 'course.update'], 403],
    ] as const) {
      const user = await someStaff(app, permissions);
      for (const path of [PREVIEW, ROLLOVER]) await app.as(user).post(path).send(body).expect(status);
    }
    for (const path of [PREVIEW, ROLLOVER]) {
      await app
        .as(await someParent(app))
        .post(path)
        .send(body)
        .expect(403);
      await app.http().post(path).send(body).expect(401);
    }
  });

  it('notes each new project in the log of changes, by the preview nothing', async () => {
    const ids = [(await someCourse(app)).id, (await someCourse(app)).id];
    const { manager } = app.dataSource;
    const entries = () =>
      manager.find(AuditEntryEntity, {
        where: { resource: 'course/rollover' },
        order: { id: 'DESC' },
        take: 2,
      });
    const [latest] = await entries();
    const before = await counts();
    await preview(ids);
    expect([(await entries())[0], await counts()]).toEqual([latest, before]);
    const copies = await made(ids);
    expect((await entries()).map(({ record_id, user_id }) => [record_id, user_id]).reverse()).toEqual(
      copies.map(({ id }) => [id, staff.id]),
    );
  });

  it('makes 60 projects with 400 weeks with as many statements as one', async () => {
    const { manager } = app.dataSource;
    const { id: category } = (
      await post('/api/courseCategory', { name: 'G', name_it: 'G', description: 'x', description_it: 'x' })
    ).body.data as { id: number };
    const project = async (weeks: number): Promise<number> => {
      const own = await someCourse(app);
      await manager.insert(CourseCategoryLinkEntity, { course_id: own.id, course_category_id: category });
      const { id: _id, ...first } = await someWeek(app, own);
      const others = Array.from({ length: weeks - 1 }, () => manager.create(CourseWeekEntity, first));
      await manager.insert(CourseWeekEntity, others);
      return own.id;
    };
    const one = await project(2);
    const many: number[] = [];
    for (let count = 0; count < 60; count += 1) many.push(await project(count < 40 ? 7 : 6));
    for (const path of [PREVIEW, ROLLOVER]) {
      const call = async (course_ids: number[]) => {
        let weeks: number[] = [];
        const statements = await app.countStatements(async () => {
          const { body } = await post(path, { course_ids, shift_weeks: 52 }).expect(200);
          weeks = body.data.projects.map((made: { weeks: number | object[] }) =>
            typeof made.weeks === 'number' ? made.weeks : made.weeks.length,
          );
        });
        return { statements: statements.length, weeks };
      };
      const few = await call([one]);
      const all = await call(many);
      expect([path, all.statements]).toEqual([path, few.statements]);
      expect(all.statements).toBeLessThanOrEqual(20);
      expect(all.weeks).toHaveLength(60);
      expect(all.weeks.reduce((sum, count) => sum + count, 0)).toBe(400);
    }
  });
});
