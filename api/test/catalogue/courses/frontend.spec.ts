import { createTestApp, type TestApp } from '../../support/app.js';
import {
  signUpBody,
  someChild,
  someCourse,
  someLocation,
  someParent,
  someWeek,
} from '../../support/builders.js';

describe('what parents see', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());
  beforeEach(() => app.clock.set('2026-03-02T09:00:00Z'));

  const list = async (query: object = {}) =>
    (await app.http().get('/api/frontend').query(query).expect(200)).body;
  const detail = async (id: number) => (await app.http().get(`/api/frontend/${id}`).expect(200)).body.data;

  it('is every active course, and no other, on one page', async () => {
    const active = await someCourse(app);
    const inactive = await someCourse(app, { active: false });
    const { data, meta } = await list({ itemsPerPage: -1, search: '' });
    const ids = data.map(({ id }: { id: number }) => id);
    expect(ids).toContain(active.id);
    expect(ids).not.toContain(inactive.id);
    expect(meta.total).toBe(data.length);
    await app.http().get(`/api/frontend/${inactive.id}`).expect(404);
    await app.http().get('/api/frontend/999999').expect(404);
  });

  it('shows places, types, dates and money as the contract says', async () => {
    const location = await someLocation(app);
    const course = await someCourse(app, {
      location_id: location.id,
      price: 12_050,
      register_from_time: '08:00',
    });
    await someWeek(app, course, {
      price: 9_990,
      price_half_day: null,
      half_day: false,
      time_info_de: '8–16 Uhr',
    });
    expect(await detail(course.id)).toMatchObject({
      id: course.id,
      price: 120.5,
      from: '2026-06-15',
      location: { id: location.id, name: location.name, name_it: location.name_it },
      courseType: null,
      opens_at: '2026-02-01T07:00:00.000Z',
      closes_at: '2026-05-31T22:00:00.000Z',
      server_time: '2026-03-02T09:00:00.000Z',
      courseWeeks: [
        {
          from: '2026-06-15',
          to: '2026-06-19',
          price: 99.9,
          price_half_day: null,
          half_day: false,
          state: 'open',
          full: false,
          availability: 'free',
          time_info_de: '8–16 Uhr',
        },
      ],
    });
  });

  it('shows the hours of what a week offers and the address of its place, and leaves out what is empty', async () => {
    const place = { address: 'Lauben 1, Bozen', latitude: 46.498295, longitude: -11.35 };
    const course = await someCourse(app, { location_id: (await someLocation(app, place)).id });
    const hours = { time_from: '08:00', time_to: '16:30' };
    const half = { time_from_half_day: '08:00', time_to_half_day: '12:15' };
    await someWeek(app, course, { full_day: true, half_day: false, ...hours, ...half });
    await someWeek(app, course, { full_day: true, half_day: true, ...half });
    const { location, courseWeeks } = await detail(course.id);
    expect(location).toMatchObject(place);
    const told = courseWeeks.map((week: object) =>
      Object.entries(week).filter(([key]) => /^time_(from|to)/.test(key)),
    );
    expect(told).toEqual([Object.entries(hours), Object.entries(half)]);
    const { data } = await list({ search: course.name });
    const listed = data.find(({ id }: { id: number }) => id === course.id);
    // Good to a hundred metres: enough for a distance.
    expect(listed.location).toEqual({
      id: location.id,
      name: location.name,
      name_it: location.name_it,
      latitude: 46.498,
      longitude: -11.35,
    });

    const bare = await someCourse(app, { location_id: (await someLocation(app)).id });
    expect(Object.keys((await detail(bare.id)).location).sort()).toEqual(['id', 'name', 'name_it']);
    const { data: bares } = await list({ search: bare.name });
    const { location: spot } = bares.find(({ id }: { id: number }) => id === bare.id);
    expect(Object.keys(spot).sort()).toEqual(['id', 'name', 'name_it']);
  });

  it('names the lowest price of a week that can be booked', async () => {
    const course = await someCourse(app, { price: 12_000, register_to: '2026-07-31' });
    const onList = async () => {
      const { data } = await list({ search: course.name });
      return data.find(({ id }: { id: number }) => id === course.id).price_from;
    };
    expect(await onList()).toBeNull();
    const closed = { from: '2026-02-16', to: '2026-02-20', full_day: true, half_day: false };
    await someWeek(app, course, { ...closed, price: 5_000 });
    expect(await onList()).toBe(50);
    const both = { full_day: true, half_day: true, price: 14_500 };
    await someWeek(app, course, { ...both, price_half_day: 9_550 });
    // A price of a day type that is not offered is no price.
    await someWeek(app, course, { full_day: true, half_day: false, price: 13_000, price_half_day: 100 });
    await someWeek(app, course, { ...both, price_half_day: 6_000, max_participants: 0, waiting_list: 0 });
    expect(await onList()).toBe(95.5);
    expect((await detail(course.id)).price_from).toBe(95.5);
  });

  it('names ages and the registration window on the list too', async () => {
    const course = await someCourse(app, { age_from: 6, age_to: null, register_from_time: '08:00' });
    const { data } = await list({ search: course.name });
    expect(data.find(({ id }: { id: number }) => id === course.id)).toMatchObject({
      age_from: 6,
      age_to: null,
      opens_at: '2026-02-01T07:00:00.000Z',
      closes_at: '2026-05-31T22:00:00.000Z',
    });
  });

  it('says nothing of mails, bank, capacity or who is registered', async () => {
    const course = await someCourse(app, { email_new: '<p>Text</p>' });
    await someWeek(app, course);
    const text = JSON.stringify(await detail(course.id)) + JSON.stringify(await list());
    expect(text).not.toMatch(/email_|bank_|max_participants|registered|waiting"|queue_counter|search_text/);
  });

  it('follows the clock from before to after the registration', async () => {
    const course = await someCourse(app, {
      register_from: '2026-03-10',
      register_from_time: '08:00',
      register_to: null,
    });
    await someWeek(app, course);
    const state = async () => (await detail(course.id)).courseWeeks[0].state;
    app.clock.set('2026-03-10T06:59:59Z');
    expect(await state()).toBe('before_registration');
    app.clock.set('2026-03-10T07:00:00Z');
    expect(await state()).toBe('open');
    app.clock.set('2026-06-14T22:00:00Z');
    expect(await state()).toBe('after_registration');
  });

  it('goes from free to few to the waiting list to full', async () => {
    const course = await someCourse(app);
    const week = await someWeek(app, course, { max_participants: 4, waiting_list: 1 });
    const seen: string[] = [];
    for (let count = 0; count < 6; count += 1) {
      const [{ availability, full }] = (await detail(course.id)).courseWeeks;
      seen.push(`${availability} ${full}`);
      const parent = await someParent(app);
      const body = signUpBody(await someChild(app, parent), week);
      if (count < 5) await app.as(parent).post(`/api/send-registration/${course.id}`).send(body).expect(201);
    }
    expect(seen).toEqual([
      'free false',
      'few false',
      'few false',
      'few false',
      'waiting_list false',
      'full true',
    ]);
  });

  it('asks the database as often for twelve projects as for one', async () => {
    const course = await someCourse(app, { name: 'einzeln' });
    await someWeek(app, course);
    for (let count = 0; count < 12; count += 1)
      await someWeek(app, await someCourse(app, { name: 'zwölfmal' }));
    const one = await app.countStatements(() => list({ search: 'einzeln' }));
    const many = await app.countStatements(() => list({ search: 'zwolfmal' }));
    expect(many.length).toBe(one.length);
    expect(many.length).toBeLessThanOrEqual(5);
  });
});
