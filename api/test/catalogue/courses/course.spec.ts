import { AuditEntryEntity } from '../../../src/core/audit/audit-entry.entity.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import {
  READER,
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

describe('courses and weeks', () => {
  let app: TestApp;
  let staff: Staff;

  beforeAll(async () => {
    app = await createTestApp();
    staff = await someStaff(app, 'Office');
    await someNotices(app);
  });
  afterAll(() => app.close());

  const post = (address: string, body: object = {}) => app.as(staff).post(address).send(body);
  const put = (address: string, body: object) => app.as(staff).put(address).send(body);
  const category = async (parent?: number): Promise<number> => {
    const body = {
      name: 'K',
      name_it: 'K',
      description: 'x',
      description_it: 'x',
      course_category_id: parent,
    };
    return (await post('/api/courseCategory', body).expect(201)).body.data.id;
  };

  const course = {
    name: 'Wald',
    name_it: 'Bosco',
    max_participants: 10,
    waiting_list: 2,
    price: 0,
    bank_name: 'Verein',
    bank_iban: 'IT60X0542811101000000123456',
  };

  it('is not active unless that is said, and has no dates it must have', async () => {
    const { body } = await post('/api/course', course).expect(201);
    expect(body.data).toMatchObject({
      active: false,
      from: null,
      year: null,
      price: 0,
      courseCategories: [],
    });
  });

  it('takes an IBAN with spaces, and none with a wrong digit: the money would go elsewhere', async () => {
    const spaced = 'IT60 X054 2811 1010 0000 0123 456';
    await post('/api/course', { ...course, bank_iban: spaced }).expect(201);
    const wrong = await post('/api/course', { ...course, bank_iban: 'IT60X0542811101000000123457' }).expect(
      422,
    );
    expect(wrong.body.errors).toEqual({ bank_iban: [expect.stringContaining('IBAN')] });
    const lines = await post('/api/course', { ...course, bank_name: 'Verein\nBozen' }).expect(422);
    expect(lines.body.errors).toEqual({ bank_name: ['Bitte in einer Zeile, ohne Zeilenumbruch.'] });
  });

  it('derives the year from its first day, whatever is sent', async () => {
    const { body } = await post('/api/course', { ...course, from: '2027-06-14', year: 1999 }).expect(201);
    expect(body.data.year).toBe(2027);
    const changed = await put(`/api/course/${body.data.id}`, { from: '2028-06-14' }).expect(200);
    expect(changed.body.data.year).toBe(2028);
  });

  it('offers every year that has a course, newest first, each once', async () => {
    await someCourse(app, { from: '2019-06-01', to: null });
    await someCourse(app, { from: '2019-07-01', to: null });
    await someCourse(app, { from: null, to: null });
    const { body } = await app.as(staff).get('/api/course/years').expect(200);
    expect(body.data).toEqual([...new Set(body.data)].sort((a, b) => Number(b) - Number(a)));
    expect(body.data).toContain(2019);
  });

  it('is read with its categories as objects, and takes objects with an id', async () => {
    const [one, two] = [await category(), await category()];
    const { body } = await post('/api/course', { ...course, courseCategories: [one, { id: two }] }).expect(
      201,
    );
    expect(body.data.courseCategories.map(({ id }: { id: number }) => id).sort()).toEqual([one, two].sort());
    const changed = await put(`/api/course/${body.data.id}`, { courseCategories: [two] }).expect(200);
    expect(changed.body.data.courseCategories).toEqual([{ id: two, name: 'K', name_it: 'K' }]);
    const untouched = await put(`/api/course/${body.data.id}`, { name: 'Wiese' }).expect(200);
    expect(untouched.body.data.courseCategories).toHaveLength(1);
  });

  it.each([
    ['to', { from: '2026-07-10', to: '2026-07-09' }],
    ['register_to', { register_from: '2026-02-10', register_to: '2026-02-09' }],
    ['custom_field_de', { custom_field: true, custom_field_it: 'x' }],
    [
      'label_half_day_it',
      { custom_labels: true, label_full_day_de: 'a', label_full_day_it: 'a', label_half_day_de: 'a' },
    ],
    ['price', { price: -1 }],
    ['max_participants', { max_participants: -1 }],
  ])('refuses %s in %j', async (field, changes) => {
    const answer = await post('/api/course', { ...course, ...changes });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
  });

  it('judges a partial change by the whole record', async () => {
    const { body } = await post('/api/course', { ...course, from: '2026-07-01', to: '2026-07-31' });
    const answer = await put(`/api/course/${body.data.id}`, { to: '2026-06-30' });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['to']]);
    await put(`/api/course/${body.data.id}`, { to: null }).expect(200);
  });

  it('sanitises rich text and takes an empty paragraph for nothing', async () => {
    const { body } = await post('/api/course', {
      ...course,
      description: '<p onclick="x()">Hallo <script>alert(1)</script><a href="javascript:x()">da</a></p>',
      info: '<p>&nbsp;</p>',
    }).expect(201);
    expect(body.data.description).toBe('<p>Hallo <a rel="noopener noreferrer" target="_blank">da</a></p>');
    expect(body.data.info).toBeNull();
  });

  it('keeps weeks within the dates of the course, from both sides', async () => {
    const own = await someCourse(app, { from: '2026-07-01', to: '2026-07-31' });
    const week = { name: 'W', name_it: 'S', full_day: true, price: 1, max_participants: 1, waiting_list: 0 };
    const outside = await post('/api/courseWeek', {
      ...week,
      course_id: own.id,
      from: '2026-06-29',
      to: '2026-08-01',
    });
    const errors = {
      from: ['Das Projekt beginnt am 01.07.2026. Eine Woche kann nicht früher beginnen.'],
      to: ['Das Projekt endet am 31.07.2026. Eine Woche kann nicht später enden.'],
    };
    expect(outside.body.errors).toEqual(errors);
    const { body: made } = await post('/api/courseWeek', {
      ...week,
      course_id: own.id,
      from: '2026-07-06',
      to: '2026-07-10',
    }).expect(201);
    // The question before saving announces nothing that saving would refuse.
    const asked = await app
      .as(staff)
      .get(`/api/courseWeek/${made.data.id}/days-preview?from=2026-06-29&to=2026-08-01`)
      .expect(422);
    expect(asked.body.errors).toEqual(errors);
    const shrunk = await put(`/api/course/${own.id}`, { from: '2026-07-07', to: '2026-07-09' });
    expect(shrunk.body.errors).toEqual({
      from: ['Die erste Woche des Projekts beginnt schon am 06.07.2026.'],
      to: ['Die letzte Woche des Projekts endet erst am 10.07.2026.'],
    });
  });

  it.each([
    ['full_day', { full_day: false, half_day: false }],
    ['price', { full_day: true, price: null }],
    ['price_half_day', { half_day: true, price_half_day: null }],
    ['to', { to: '2026-07-05' }],
    ['time_to', { time_from: '08:00', time_to: '08:00' }],
    ['time_to', { time_from: '16:00', time_to: '08:00' }],
    ['time_to', { time_from: '08:00' }],
    ['time_from', { time_to: '16:00' }],
    ['time_from', { time_from: '8 Uhr', time_to: '16:00' }],
    [
      'time_to_half_day',
      { half_day: true, price_half_day: 1, time_from_half_day: '13:00', time_to_half_day: '12:00' },
    ],
    ['course_id', { course_id: 999_999 }],
  ])('refuses %s of a week in %j', async (field, changes) => {
    const own = await someCourse(app);
    const week = { name: 'W', name_it: 'S', from: '2026-07-06', to: '2026-07-10', full_day: true, price: 1 };
    const body = { ...week, course_id: own.id, max_participants: 1, waiting_list: 0, ...changes };
    const answer = await post('/api/courseWeek', body);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
  });

  it('says in the language of the reader that hours end after they begin, and looks at no hours that are not offered', async () => {
    const own = await someCourse(app);
    const week = await someWeek(app, own, { full_day: true, half_day: false });
    const wrong = { time_from: '16:00', time_to: '08:00' };
    const errors = async (lang: string) =>
      (await put(`/api/courseWeek/${week.id}`, wrong).set('api-lang', lang).expect(422)).body.errors;
    expect(await errors('de')).toEqual({ time_to: ['Das Ende muss nach dem Anfang liegen.'] });
    expect(await errors('it')).toEqual({ time_to: ['La fine deve essere dopo l’inizio.'] });
    const hidden = { time_from_half_day: '16:00', time_to_half_day: '08:00' };
    await put(`/api/courseWeek/${week.id}`, { ...hidden, time_from: '08:00', time_to: '16:00' }).expect(200);
    const shown = await put(`/api/courseWeek/${week.id}`, { half_day: true, price_half_day: 5 });
    expect([shown.status, Object.keys(shown.body.errors)]).toEqual([422, ['time_to_half_day']]);
  });

  it.each([
    ['latitude', { latitude: 90.1, longitude: 11 }],
    ['latitude', { latitude: '46', longitude: 11 }],
    ['latitude', { latitude: 46.1234567, longitude: 11 }],
    ['longitude', { latitude: -90, longitude: -180.000001 }],
    ['longitude', { latitude: 46 }],
    ['latitude', { longitude: 11 }],
  ])('refuses %s of a place in %j', async (field, coordinates) => {
    const answer = await post('/api/location', { name: 'O', name_it: 'L', ...coordinates });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
  });

  it('keeps coordinates as they were entered, with six decimals and at the ends of the earth', async () => {
    const ends = { latitude: -90, longitude: 180 };
    const { id } = (await post('/api/location', { name: 'O', name_it: 'L', ...ends }).expect(201)).body.data;
    const read = async () => (await app.as(staff).get(`/api/location/${id}`).expect(200)).body.data;
    expect(await read()).toMatchObject(ends);
    const precise = { latitude: 46.498295, longitude: 11.354758 };
    await put(`/api/location/${id}`, precise).expect(200);
    expect(await read()).toMatchObject(precise);
    await put(`/api/location/${id}`, { latitude: null, longitude: null }).expect(200);
    expect(await read()).toMatchObject({ latitude: null, longitude: null });
  });

  it('counts who is registered and who waits, and says whether it is full', async () => {
    const own = await someCourse(app);
    const week = await someWeek(app, own, { max_participants: 1, waiting_list: 1 });
    const read = async () => (await app.as(staff).get(`/api/courseWeek/${week.id}`).expect(200)).body.data;
    expect(await read()).toMatchObject({ registered: 0, waiting: 0, full: false, state: 'open' });
    const parent = await someParent(app);
    for (const counts of [
      { registered: 1, waiting: 0, full: false },
      { registered: 1, waiting: 1, full: true },
    ]) {
      const child = await someChild(app, parent);
      await app.as(parent).post(`/api/send-registration/${own.id}`).send(signUpBody(child, week)).expect(201);
      expect(await read()).toMatchObject(counts);
    }
    const refused = await app.as(staff).delete(`/api/courseWeek/${week.id}`).expect(200);
    expect(refused.body.data).toMatchObject({
      success: false,
      message: expect.stringContaining('2 Anmeldungen'),
    });
  });

  it('is copied with its weeks and categories, not active, without registrations', async () => {
    const own = await someCourse(app, {
      name: 'Zirkus',
      name_it: 'Circo',
      location_id: (await someLocation(app)).id,
    });
    const week = await someWeek(app, own, { queue_counter: 9 });
    const id = await category();
    await put(`/api/course/${own.id}`, { courseCategories: [id] });
    const parent = await someParent(app);
    await app
      .as(parent)
      .post(`/api/send-registration/${own.id}`)
      .send(signUpBody(await someChild(app, parent), week))
      .expect(201);
    const { body } = await post(`/api/course/${own.id}/copy`).expect(201);
    expect(body.data).toMatchObject({
      name: 'Zirkus (Kopie)',
      name_it: 'Circo (copia)',
      active: false,
      location_id: own.location_id,
      courseCategories: [{ id }],
    });
    const weeks = await app
      .as(staff)
      .get('/api/courseWeek')
      .query({ filters: `course_id|${body.data.id}` });
    expect(weeks.body.data).toEqual([
      expect.objectContaining({ name: week.name, from: week.from, price: 120, registered: 0, waiting: 0 }),
    ]);
  });

  it('is switched off and on again', async () => {
    const own = await someCourse(app, { active: true });
    expect((await post(`/api/course/${own.id}/changeActive`).expect(200)).body.data.active).toBe(false);
    expect((await post(`/api/course/${own.id}/changeActive`).expect(200)).body.data.active).toBe(true);
    await post('/api/course/999999/changeActive').expect(404);
    await post('/api/course/999999/copy').expect(404);
  });

  it('is what was wanted when two switch it the same way, and says so to both', async () => {
    const own = await someCourse(app, { active: true });
    const path = `/api/course/${own.id}/changeActive`;
    const lines = () =>
      app.dataSource.manager.countBy(AuditEntryEntity, {
        resource: 'course/changeActive',
        record_id: own.id,
      });
    for (const active of [false, false, true, true])
      expect((await post(path, { active }).expect(200)).body.data.active).toBe(active);
    // Nothing was changed the second time.
    expect(await lines()).toBe(2);
    for (const active of [null, 'maybe'])
      expect(Object.keys((await post(path, { active }).expect(422)).body.errors)).toEqual(['active']);
    // Who says nothing gets the other.
    expect((await post(path, {}).expect(200)).body.data.active).toBe(false);
    expect((await app.as(staff).post(path).expect(200)).body.data.active).toBe(true);
    await post('/api/course/999999/changeActive', { active: true }).expect(404);
  });

  it('is copied and switched only by those who may', async () => {
    const own = await someCourse(app);
    const leader = await someStaff(app, READER);
    await app.as(leader).post(`/api/course/${own.id}/copy`).expect(403);
    await app.as(leader).post(`/api/course/${own.id}/changeActive`).expect(403);
    await app.as(leader).get(`/api/course/${own.id}`).expect(200);
  });

  it('says what depends on a location, a type, a category, a course', async () => {
    const location = await someLocation(app);
    const own = await someCourse(app, { location_id: location.id });
    await someWeek(app, own);
    const parent = await category();
    await category(parent);
    for (const [address, by] of [
      [`/api/location/${location.id}`, '1 Projekt'],
      [`/api/course/${own.id}`, '1 Projektwoche'],
      [`/api/courseCategory/${parent}`, '1 Projektkategorie'],
    ]) {
      const { body } = await app
        .as(staff)
        .delete(address as string)
        .expect(200);
      expect(body.data).toEqual({ success: false, message: expect.stringContaining(by as string) });
    }
  });

  it('nests categories two levels deep', async () => {
    const top = await category();
    const below = await category(top);
    const deeper = await post('/api/courseCategory', {
      name: 'K',
      name_it: 'K',
      description: 'x',
      description_it: 'x',
      course_category_id: below,
    });
    expect(Object.keys(deeper.body.errors)).toEqual(['course_category_id']);
    for (const [id, parent] of [
      [top, top],
      [top, await category()],
    ]) {
      const answer = await put(`/api/courseCategory/${id}`, { course_category_id: parent });
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['course_category_id']]);
    }
  });

  it('refuses a record that refers to itself, by the definition alone', async () => {
    const own = await category();
    const answer = await put(`/api/courseCategory/${own}`, { course_category_id: own });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({
      course_category_id: ['Ein Eintrag kann nicht auf sich selbst verweisen.'],
    });
  });

  it('sorts by several columns in step', async () => {
    const names = ['b', 'a', 'B', 'A'];
    const tag = 'mehrspaltig';
    for (const [index, name] of names.entries()) {
      await someCourse(app, { name: `${name} ${tag}`, max_participants: index < 2 ? 1 : 2 });
    }
    const { body } = await app
      .as(staff)
      .get('/api/course')
      .query({ search: tag, sortBy: ['max_participants', 'name'], sortDesc: ['true', 'false'] })
      .expect(200);
    expect(body.data.map(({ name }: { name: string }) => name[0])).toEqual(['A', 'B', 'a', 'b']);
  });
});
