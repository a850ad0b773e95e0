import ICAL from 'ical.js';
import { CalendarFeedEntity } from '../../../src/model/families/calendar-feed.entity.js';
import { CourseWeekEntity } from '../../../src/model/catalogue/course-week.entity.js';
import { LocationEntity } from '../../../src/model/catalogue/location.entity.js';
import { CourseEntity } from '../../../src/model/catalogue/course.entity.js';
import { OptionEntity } from '../../../src/model/settings/option.entity.js';
import {
  book,
  createQuietApp,
  editWeek,
  firstId,
  move,
  office,
  remove,
} from '../../registrations/support/book.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import {
  someChild,
  someCourse,
  someLocation,
  someParent,
  someStaff,
  someWeek,
  type Parent,
} from '../../support/builders.js';

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
});
afterAll(() => app.close());

const ADDRESS = /^http:\/\/127\.0\.0\.1:\d+(\/calendar\/[\w-]{43}\.ics)$/;

/** Makes an address and gives its path. */
async function newAddress(parent: Parent): Promise<string> {
  const { body } = await app.as(parent).post('/api/my-family/calendar').expect(201);
  return pathOf(body.data.address);
}

function pathOf(address: string): string {
  const path = ADDRESS.exec(address)?.[1];
  if (!path) throw new Error(`no address of a calendar: ${address}`);
  return path;
}

function eventsIn(text: string): ICAL.Event[] {
  return new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((each) => new ICAL.Event(each));
}

/** What a calendar program reads at an address, without a login. */
async function readAt(path: string): Promise<ICAL.Event[]> {
  const { text } = await app.http().get(path).expect(200);
  return eventsIn(text);
}

const shown = (events: ICAL.Event[]) =>
  events.map(({ summary, location, startDate, endDate, component }) => [
    summary,
    location,
    `${startDate}/${endDate}`,
    component.getFirstPropertyValue('status'),
  ]);

async function bookedFamily({ lang = 'de' as const, seats = 20 } = {}) {
  const parent = await someParent(app, { lang });
  const child = await someChild(app, parent, { first_name: 'Zoë', last_name: 'Geheim' });
  const location = await someLocation(app);
  const course = await someCourse(app, { location_id: location.id });
  const week = await someWeek(app, course, { max_participants: seats });
  const id = firstId(await book(app, parent, child, week, { comment: 'Bitte niemandem sagen' }));
  return { parent, child, location, course, week, id };
}

describe('the calendar of a family', () => {
  it('has no address until the parent makes one', async () => {
    const parent = await someParent(app);
    const before = await app.as(parent).get('/api/my-family/calendar').expect(200);
    expect(before.body.data).toEqual({ address: null });
    const path = await newAddress(parent);
    const after = await app.as(parent).get('/api/my-family/calendar').expect(200);
    expect(pathOf(after.body.data.address)).toBe(path);
    expect(await readAt(path)).toEqual([]);
  });

  it('shows weeks with first name, project and place, and nothing else of anybody', async () => {
    const { parent, child, course, week, location, id } = await bookedFamily();
    const path = await newAddress(parent);
    const answer = await app.http().get(path).expect(200);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(shown(eventsIn(answer.text))).toEqual([
      [`Zoë: ${course.name}, ${week.name}`, location.name, '2026-06-15/2026-06-20', 'CONFIRMED'],
    ]);
    expect(eventsIn(answer.text)[0]!.uid).toBe(`registration-${id}@127.0.0.1`);
    for (const secret of [
      'Geheim',
      'Rossi',
      'Eva',
      '+39',
      'niemandem',
      parent.email,
      child.tax,
      'Lauben',
      '120',
    ])
      expect([secret, answer.text.includes(secret)]).toEqual([secret, false]);
  });

  it('is in the language of the account, whatever the program asks for', async () => {
    const parent = await someParent(app, { lang: 'it' });
    const child = await someChild(app, parent, { first_name: 'Zoë' });
    const location = await someLocation(app);
    const course = await someCourse(app, { location_id: location.id });
    const week = await someWeek(app, course, { max_participants: 0 });
    await book(app, parent, child, week);
    const path = await newAddress(parent);
    const { text } = await app.http().get(path).set('api-lang', 'de').expect(200);
    expect(shown(eventsIn(text))).toEqual([
      [
        `Lista d’attesa – Zoë: ${course.name_it}, ${week.name_it}`,
        location.name_it,
        '2026-06-15/2026-06-20',
        'TENTATIVE',
      ],
    ]);
  });

  it('shows the hours of the booked day type and the address, and changes with them', async () => {
    const { parent, location, week } = await bookedFamily();
    const { manager } = app.dataSource;
    await manager.update(LocationEntity, location.id, {
      address: 'Seeweg 3, Eppan',
      latitude: 46.5,
      longitude: 11.25,
    });
    const half = { half_day: true, time_from_half_day: '08:00', time_to_half_day: '12:00' };
    await manager.update(CourseWeekEntity, week.id, { ...half, time_from: '07:45', time_to: '16:30' });
    const path = await newAddress(parent);
    const [before] = await readAt(path);
    expect(before!.location).toBe(`${location.name}, Seeweg 3, Eppan`);
    expect(before!.component.getFirstPropertyValue('geo')).toEqual([46.5, 11.25]);
    expect([before!.startDate.toString(), before!.endDate.toString()]).toEqual([
      '2026-06-15T07:45:00',
      '2026-06-15T16:30:00',
    ]);
    app.clock.set('2026-03-02T10:00:00Z');
    await app
      .as(await someStaff(app, 'Office'))
      .put(`/api/courseWeek/${week.id}`)
      .send({ time_from: '08:30' })
      .expect(200);
    const [after] = await readAt(path);
    expect([after!.uid, after!.startDate.toString()]).toEqual([before!.uid, '2026-06-15T08:30:00']);
    expect(after!.sequence).toBeGreaterThan(before!.sequence);
  });

  it('names the organiser as the options do', async () => {
    const path = await newAddress(await someParent(app));
    const { manager } = app.dataSource;
    await manager.update(OptionEntity, { key: 'app_name' }, { value: 'Sommer' });
    expect((await app.http().get(path)).text).toContain('X-WR-CALNAME:Ferienwochen – Sommer\r\n');
    await manager.update(OptionEntity, { key: 'app_name' }, { value: 'Feria' });
  });

  it('shows what was removed no longer, and keeps the others', async () => {
    const { parent, child, course, id } = await bookedFamily();
    const second = await someWeek(app, course);
    await book(app, parent, child, second);
    const path = await newAddress(parent);
    expect(await readAt(path)).toHaveLength(2);
    await app.as(parent).delete(`/api/registration/${id}`).expect(200);
    const left = await readAt(path);
    expect(left.map(({ summary }) => summary)).toEqual([`Zoë: ${course.name}, ${second.name}`]);
  });

  it('says so under the same id when a place becomes free', async () => {
    const first = await bookedFamily({ seats: 1 });
    const parent = await someParent(app);
    const child = await someChild(app, parent, { first_name: 'Leo' });
    const waiting = firstId(await book(app, parent, child, first.week));
    const path = await newAddress(parent);
    const [before] = await readAt(path);
    app.clock.advance(60_000);
    await remove(app, first.id, 'staff');
    const [after] = await readAt(path);
    expect([before!.uid, before!.sequence]).toEqual([`registration-${waiting}@127.0.0.1`, 0]);
    expect([after!.uid, after!.sequence]).toEqual([before!.uid, 60]);
    expect(before!.summary).toBe(`Warteliste – ${after!.summary}`);
    expect(after!.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
  });

  it('follows a move to another week and project under the same id', async () => {
    const { parent, id } = await bookedFamily();
    const other = await someCourse(app, { name: 'Wald' });
    const full = await someWeek(app, other, { from: '2026-07-06', to: '2026-07-10', max_participants: 0 });
    const path = await newAddress(parent);
    const [before] = await readAt(path);
    app.clock.advance(60_000);
    expect((await move(app, id, full, { waiting: true })).status).toBe(200);
    const [waiting] = await readAt(path);
    expect([waiting!.uid, waiting!.sequence, `${waiting!.startDate}`]).toEqual([
      before!.uid,
      60,
      '2026-07-06',
    ]);
    expect(waiting!.summary).toBe(`Warteliste – Zoë: Wald, ${full.name}`);
    const changed = waiting!.component.getFirstPropertyValue('last-modified') as ICAL.Time;
    expect(changed.toJSDate().getTime()).toBe(Math.floor(app.clock.now().getTime() / 1_000) * 1_000);
    const free = await someWeek(app, other, { from: '2026-07-13', to: '2026-07-17' });
    app.clock.advance(60_000);
    await move(app, id, free);
    const [after] = await readAt(path);
    expect([after!.uid, after!.sequence, `${after!.startDate}`]).toEqual([before!.uid, 120, '2026-07-13']);
    expect(after!.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
  });

  it('follows the dates of a week, and counts up only then', async () => {
    const { parent, week } = await bookedFamily();
    const path = await newAddress(parent);
    app.clock.advance(60_000);
    await editWeek(app, week, { name: 'Neue Woche', max_participants: 30 });
    expect(await readAt(path)).toEqual([expect.objectContaining({ sequence: 0 })]);
    await editWeek(app, week, { from: '2026-06-22', to: '2026-06-26' });
    const [event] = await readAt(path);
    expect([`${event!.startDate}`, `${event!.endDate}`, event!.sequence]).toEqual([
      '2026-06-22',
      '2026-06-27',
      60,
    ]);
  });

  it('drops a place on a waiting list when the week begins', async () => {
    const first = await bookedFamily({ seats: 1 });
    const parent = await someParent(app);
    await book(app, parent, await someChild(app, parent), first.week);
    const path = await newAddress(parent);
    const { at } = app.clock;
    app.clock.set('2026-06-14T21:59:59.000Z');
    expect(await readAt(path)).toHaveLength(1);
    app.clock.set('2026-06-14T22:00:00.000Z');
    expect(await readAt(path)).toEqual([]);
    app.clock.set(at.toISOString());
  });

  it('shows the weeks of a child to each of its parents, and a project that is no longer active too', async () => {
    const { parent, child, course } = await bookedFamily();
    const other = await someParent(app);
    const path = await newAddress(other);
    expect(await readAt(path)).toEqual([]);
    await app.dataSource.manager.insert('child_parent', { child_id: child.id, person_id: other.personId });
    await app.dataSource.manager.update(CourseEntity, { id: course.id }, { active: false });
    expect(await readAt(path)).toHaveLength(1);
    expect(await newAddress(parent)).not.toBe(path);
  });

  it('takes as many statements for many weeks as for one', async () => {
    const { parent, child, course } = await bookedFamily();
    const path = await newAddress(parent);
    const count = async (): Promise<number> => (await app.countStatements(() => readAt(path))).length;
    const one = await count();
    for (let week = 0; week < 6; week += 1) await book(app, parent, child, await someWeek(app, course));
    expect(await readAt(path)).toHaveLength(7);
    expect([one, await count()]).toEqual([4, 4]);
  });
});

describe('the address', () => {
  it('ends when another is made', async () => {
    const parent = await someParent(app);
    const [first, second] = [await newAddress(parent), await newAddress(parent)];
    await app.http().get(first).expect(404);
    await app.http().get(second).expect(200);
    expect(await app.dataSource.manager.countBy(CalendarFeedEntity, { user_id: parent.id })).toBe(1);
  });

  it('ends when it is switched off, as often as one likes', async () => {
    const parent = await someParent(app);
    const path = await newAddress(parent);
    for (let time = 0; time < 2; time += 1) {
      const { body } = await app
        .as(parent)
        .delete('/api/my-family/calendar')
        .set('api-lang', 'it')
        .expect(200);
      expect(body.data).toEqual({ success: true, message: expect.stringMatching(/^Il Suo calendario/) });
    }
    await app.http().get(path).expect(404);
    const { body } = await app.as(parent).get('/api/my-family/calendar').expect(200);
    expect(body.data).toEqual({ address: null });
  });

  it('stays one when it is made twice at once', async () => {
    const parent = await someParent(app);
    const paths = await Promise.all([newAddress(parent), newAddress(parent), newAddress(parent)]);
    const answers = await Promise.all(paths.map((path) => app.http().get(path)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });

  it('is answered alike when it is unknown, malformed or over, and says nothing', async () => {
    const parent = await someParent(app);
    const over = await newAddress(parent);
    await app.as(parent).delete('/api/my-family/calendar').expect(200);
    const answers = await Promise.all(
      [
        over,
        `/calendar/${'A'.repeat(43)}.ics`,
        '/calendar/x.ics',
        '/calendar/%00.ics',
        "/calendar/'.ics",
      ].map((path) => app.http().get(path).expect(404)),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it('ends with the account and with the erasure of the family', async () => {
    const [gone, staff] = [await someParent(app), await someParent(app)];
    const paths = [await newAddress(gone), await newAddress(staff)];
    const { manager } = app.dataSource;
    // An account that holds a role stays when its family is erased.
    const [role] = await manager.find('role', { take: 1 });
    await manager.insert('user_role', { user_id: staff.id, role_id: (role as { id: number }).id });
    const admin = await someStaff(app, 'Administrator');
    for (const { personId } of [gone, staff])
      await app.as(admin).post(`/api/parent/${personId}/erase`).expect(200);
    for (const path of paths) await app.http().get(path).expect(404);
    expect(await manager.countBy(CalendarFeedEntity, [{ user_id: gone.id }, { user_id: staff.id }])).toBe(0);
  });

  it('is for parents only', async () => {
    const staff = await office(app);
    for (const call of [
      app.as(staff).get('/api/my-family/calendar'),
      app.as(staff).post('/api/my-family/calendar'),
      app.as(staff).delete('/api/my-family/calendar'),
    ])
      expect((await call.expect(403)).body.code).toBe('no_person');
    await app.http().post('/api/my-family/calendar').expect(401);
  });

  it('cannot be got at with a copy of the database', async () => {
    const path = await newAddress(await someParent(app));
    const secret = path.slice('/calendar/'.length, -'.ics'.length);
    const rows = JSON.stringify(await app.dataSource.query('SELECT * FROM calendar_feed'));
    expect(rows).not.toContain(secret);
  });

  it('stands in the export with its time, not with its secret', async () => {
    const parent = await someParent(app);
    const empty = await app.as(parent).get('/api/my-family/export').expect(200);
    expect(empty.body.data.calendar_since).toBeNull();
    const secret = (await newAddress(parent)).slice('/calendar/'.length, -'.ics'.length);
    const { text, body } = await app.as(parent).get('/api/my-family/export').expect(200);
    expect(body.data.calendar_since).toBe(app.clock.at.toISOString());
    expect(text).not.toContain(secret);
  });
});

describe('one registration as a file', () => {
  it('is downloaded by its parent, named like it', async () => {
    const { parent, course, week, id } = await bookedFamily();
    const answer = await app.as(parent).get(`/calendar/registration/${id}.ics`).expect(200);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain(
      `filename*=UTF-8''${encodeURIComponent(`Zoë_${course.name}_${week.name}.ics`.replaceAll(' ', '-'))}`,
    );
    const [event, ...others] = eventsIn(answer.text);
    expect(others).toEqual([]);
    expect([event!.summary, event!.uid]).toEqual([
      `Zoë: ${course.name}, ${week.name}`,
      `registration-${id}@127.0.0.1`,
    ]);
  });

  it('is opened by a token for it alone', async () => {
    const { parent, id } = await bookedFamily();
    const other = await bookedFamily();
    const path = `/calendar/registration/${id}.ics`;
    const ticket = await app.as(parent).post('/api/ticket').send({ path }).expect(200);
    const { token } = ticket.body.data;
    await app.http().get(path).query({ token }).expect(200);
    await app.http().get(`/calendar/registration/${other.id}.ics`).query({ token }).expect(401);
    await app.http().get(path).expect(401);
  });

  it('does not exist for others, for what was removed and for what never was', async () => {
    const { parent, id } = await bookedFamily();
    const stranger = await someParent(app);
    await app.as(stranger).get(`/calendar/registration/${id}.ics`).expect(404);
    await app
      .as(await office(app))
      .get(`/calendar/registration/${id}.ics`)
      .expect(403);
    await app.as(parent).get('/calendar/registration/999999.ics').expect(404);
    await app.as(parent).get('/calendar/registration/x.ics').expect(404);
    await remove(app, id, 'staff');
    await app.as(parent).get(`/calendar/registration/${id}.ics`).expect(404);
  });
});

it('asks whoever tries addresses to wait, and nobody else', async () => {
  const limited = await createTestApp({ env: { RATE_LIMIT: 'on', TRUST_PROXY: '1' } });
  const parent = await someParent(limited);
  const { body } = await limited.as(parent).post('/api/my-family/calendar').expect(201);
  const path = pathOf(body.data.address);
  const read = (address: string, from: string) => limited.http().get(address).set('X-Forwarded-For', from);
  const guess = `/calendar/${'A'.repeat(43)}.ics`;
  for (let time = 0; time < 300; time += 1) await read(guess, '203.0.113.7').expect(404);
  const refused = await read(guess, '203.0.113.7').expect(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  await read(path, '203.0.113.8').expect(200);
  await limited.close();
});
