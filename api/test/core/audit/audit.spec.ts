import {
  PERMISSIONS,
  type AuditEntry,
  type HealthRead,
  type Permission,
  type SignUpResult,
} from '@feria/shared';
import { AuditEntryEntity } from '../../../src/core/audit/audit-entry.entity.js';
import { HealthReadEntity } from '../../../src/model/accounts/health-read.entity.js';
import { Transactions } from '../../../src/core/database/transactions.js';
import { Housekeeping } from '../../../src/core/housekeeping/housekeeping.js';
import { HealthReads } from '../../../src/accounts/audit-log/health-reads.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import {
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

let app: TestApp;
let office: Staff;
let admin: Staff;
beforeAll(async () => {
  app = await createTestApp();
  await someNotices(app);
  office = await someStaff(app, 'Office');
  admin = await someStaff(app, 'Administrator');
});
afterAll(() => app.close());

const entriesOf = (user: Staff): Promise<AuditEntryEntity[]> =>
  app.dataSource.manager.find(AuditEntryEntity, { where: { user_id: user.id }, order: { id: 'ASC' } });

async function list<Row>(address: string, query: object = {}): Promise<Row[]> {
  return (await app.as(admin).get(address).query(query).expect(200)).body.data as Row[];
}

describe('the log of changes', () => {
  it('tells who made, changed and deleted a record, which fields, and what they were before and after', async () => {
    const staff = await someStaff(app, 'Office');
    const made = await app
      .as(staff)
      .post('/api/location')
      .send({ name: 'Altes Haus', name_it: 'Luogo' })
      .expect(201);
    const { id } = made.body.data;
    await app.as(staff).put(`/api/location/${id}`).send({ name: 'Neuer Ort', name_it: 'Luogo' }).expect(200);
    await app.as(staff).delete(`/api/location/${id}`).expect(200);
    const entries = await list<AuditEntry>('/api/auditLog', { filters: `user_id|${staff.id}`, sortBy: 'id' });
    expect(
      entries.map(({ action, resource, record_id, fields }) => [action, resource, record_id, fields]),
    ).toEqual([
      ['create', 'location', id, ['name', 'name_it']],
      ['update', 'location', id, ['name']],
      ['delete', 'location', id, []],
    ]);
    expect(entries[0]).toMatchObject({
      user: { id: staff.id, name: 'Staff' },
      at: app.clock.now().toISOString(),
    });
    expect(entries.map(({ changes }) => changes)).toEqual([
      [
        { field: 'name', before: null, after: 'Altes Haus' },
        { field: 'name_it', before: null, after: 'Luogo' },
      ],
      [{ field: 'name', before: 'Altes Haus', after: 'Neuer Ort' }],
      [],
    ]);
    expect(entries.map(({ record }) => record)).toEqual([null, null, null]);
  });

  it('tells nothing of what was refused or only read', async () => {
    const staff = await someStaff(app, 'Office');
    const location = await someLocation(app);
    await someCourse(app, { location_id: location.id });
    await app.as(staff).post('/api/location').send({ name: '' }).expect(422);
    await app.as(staff).put('/api/location/999999').send({ name: 'x' }).expect(404);
    await app.as(staff).get(`/api/location/${location.id}`).expect(200);
    const refused = await app.as(staff).delete(`/api/location/${location.id}`).expect(200);
    expect(refused.body.data.success).toBe(false);
    const reader = await someStaff(app, ['location.index']);
    await app.as(reader).put(`/api/location/${location.id}`).send({ name: 'x' }).expect(403);
    for (const user of [staff, reader]) expect(await entriesOf(user)).toEqual([]);
  });

  it('is part of the change: when the line cannot be written nothing is changed', async () => {
    const staff = await someStaff(app, 'Office');
    const location = await someLocation(app);
    const rename = (from: string, to: string) => app.dataSource.query(`ALTER TABLE ${from} RENAME TO ${to}`);
    await rename('audit_entry', 'audit_gone');
    const { status } = await app.as(staff).put(`/api/location/${location.id}`).send({ name: 'Anders' });
    await rename('audit_gone', 'audit_entry');
    expect(status).toBe(500);
    const { body } = await app.as(staff).get(`/api/location/${location.id}`);
    expect(body.data.name).toBe(location.name);
    expect(await entriesOf(staff)).toEqual([]);
  });

  it('names the calls that are no plain change', async () => {
    const staff = await someStaff(app, 'Office');
    const course = await someCourse(app);
    await app.as(staff).post(`/api/course/${course.id}/changeActive`).expect(200);
    const [entry] = await entriesOf(staff);
    expect(entry).toMatchObject({ action: 'call', resource: 'course/changeActive', record_id: course.id });
  });

  it('leaves the sign-ups of parents to their own story', async () => {
    const parent = await someParent(app);
    const child = await someChild(app, parent);
    const course = await someCourse(app);
    const week = await someWeek(app, course);
    await app
      .as(parent)
      .post(`/api/send-registration/${course.id}`)
      .send(signUpBody(child, week))
      .expect(201);
    expect(await entriesOf(parent)).toEqual([]);
  });

  it('names what staff book, each registration, and what they book as paid', async () => {
    const staff = await someStaff(app, 'Office');
    const parent = await someParent(app);
    const course = await someCourse(app);
    const weeks = [await someWeek(app, course), await someWeek(app, course)];
    const children = [await someChild(app, parent), await someChild(app, parent)];
    const { body } = await app
      .as(staff)
      .post(`/api/send-registration/${course.id}/admin`)
      .send(signUpBody(children[0]!, weeks))
      .expect(201);
    const single = await app
      .as(staff)
      .post('/api/peopleCourseWeekRegistration')
      .send({
        people_id: children[1]!.id,
        course_week_id: weeks[0]!.id,
        day_type: 'full_day',
        emergency_contact1_phone: '+39 333 1112223',
      })
      .expect(201);
    const booked: number[] = [
      ...(body.data as SignUpResult).registrations.map(({ id }) => id as number),
      single.body.data.id,
    ];
    const pay = () =>
      app.as(staff).post('/api/peopleCourseWeekRegistration/setPayed').send({ data: booked }).expect(200);
    await pay();
    // Nothing is left to book.
    await pay();
    const line = ({ action, resource, record_id, fields }: AuditEntryEntity) => [
      action,
      resource,
      record_id,
      fields ?? '',
    ];
    expect((await entriesOf(staff)).map(line).sort()).toEqual(
      booked
        .flatMap((id) => [
          ['create', 'peopleCourseWeekRegistration', id, ''],
          ['call', 'peopleCourseWeekRegistration/setPayed', id, 'payed_amount,payed_at'],
        ])
        .sort(),
    );
  });

  it('is searched by name and call, sorted and filtered', async () => {
    const staff = await someStaff(app, 'Office');
    await app.dataSource.manager.update(
      'user',
      { id: staff.id },
      { name: 'Zenzi Häuser', search_text: 'zenzi hauser', name_sort_key: 'zenzi hauser' },
    );
    const location = await someLocation(app);
    await app.as(staff).put(`/api/location/${location.id}`).send({ name: 'x' }).expect(200);
    const found = await list<AuditEntry>('/api/auditLog', { search: 'Hauser zenzi' });
    expect(found.map(({ user_id }) => user_id)).toEqual([staff.id]);
    const query = { filters: ['resource|location', `record_id|${location.id}`], sortBy: ['user.name', 'at'] };
    expect(await list<AuditEntry>('/api/auditLog', query)).toHaveLength(1);
    await app.as(admin).get('/api/auditLog').query({ sortBy: 'fields' }).expect(422);
    await app.as(admin).get('/api/auditLog').query({ filters: 'changes|x' }).expect(422);
  });
});

describe('the log of reading health data', () => {
  it('keeps one line for a child, a reader, a day and a place', async () => {
    const parent = await someParent(app);
    const [first, second] = [await someChild(app, parent), await someChild(app, parent)];
    const reads = app.app.get(HealthReads);
    const ill = { id: first.id, allergies: 'Nüsse' };
    await reads.note(office.id, [ill, { id: second.id, with_diagnostics: true }], 'list');
    await reads.note(office.id, [ill], 'list');
    await reads.note(office.id, [ill], 'record');
    app.clock.advance(24 * 3_600_000);
    await reads.note(office.id, [ill], 'record');
    app.clock.advance(-24 * 3_600_000);
    const lines = await list<HealthRead>('/api/healthReadLog', {
      filters: `child_id|${first.id}`,
      sortBy: ['date', 'via'],
    });
    expect(lines.map(({ date, via }) => [date, via])).toEqual([
      ['2026-03-02', 'list'],
      ['2026-03-02', 'record'],
      ['2026-03-03', 'record'],
    ]);
    expect(lines[0]).toMatchObject({
      user: { id: office.id },
      child: { id: first.id, first_name: first.first_name, last_name: first.last_name },
    });
    expect(await list<HealthRead>('/api/healthReadLog', { search: first.first_name })).toHaveLength(3);
  });

  it('looks up what another process has noted, and then remembers it', async () => {
    const child = await someChild(app, await someParent(app));
    const ill = { id: child.id, allergies: 'Nüsse' };
    await app.app.get(HealthReads).note(office.id, [ill], 'list');
    const get = app.app.get.bind(app.app);
    const other = new HealthReads(app.dataSource, get(Transactions), app.clock, get(Housekeeping));
    const note = () => app.countStatements(() => other.note(office.id, [ill], 'list'));
    expect(await note()).toEqual([expect.stringMatching(/^SELECT/)]);
    expect(await note()).toEqual([]);
  });

  it('writes thousands of children at once', async () => {
    const children = Array.from({ length: 1_200 }, (_, index) => ({ id: 500_000 + index, risk_group: 'ja' }));
    await app.app.get(HealthReads).note(office.id, children, 'export');
    expect(await app.dataSource.manager.countBy(HealthReadEntity, { via: 'export' })).toBe(1_200);
  });
});

describe('the log of changes without `user.index`', () => {
  const log = async (permissions: readonly Permission[], query: object = {}): Promise<AuditEntry[]> => {
    const reader = await someStaff(app, ['auditLog.index', ...permissions]);
    return (await app.as(reader).get('/api/auditLog').query(query).expect(200)).body.data as AuditEntry[];
  };

  it('is what the first role of the office reads, of what it may see elsewhere', async () => {
    const location = await someLocation(app);
    await app
      .as(admin)
      .put(`/api/location/${location.id}`)
      .send({ name: 'Neuer Platz', name_it: 'Posto' })
      .expect(200);
    const account = await someStaff(app, 'Office');
    await app.as(admin).put(`/api/user/${account.id}`).send({ name: 'Anders' }).expect(200);
    const { body } = await app.as(office).get('/api/auditLog').expect(200);
    const lines = body.data as AuditEntry[];
    expect(
      lines.find(({ resource, record_id }) => resource === 'location' && record_id === location.id),
    ).toMatchObject({
      user: { id: admin.id },
      record: { id: location.id },
    });
    // Accounts, roles and options are not the office's.
    expect(lines.filter(({ resource }) => /^(user|role|option|apiKey)/.test(resource))).toEqual([]);
    const filtered = await app
      .as(office)
      .get('/api/auditLog')
      .query({ filters: 'resource|user' })
      .expect(200);
    expect(filtered.body.data).toEqual([]);
  });

  it('has lines about records that the reader may list, and the own ones', async () => {
    const location = await someLocation(app);
    await app
      .as(admin)
      .put(`/api/location/${location.id}`)
      .send({ name: 'Geheimer Ort', name_it: 'Posto' })
      .expect(200);
    const of = (lines: AuditEntry[]) => lines.filter(({ record_id }) => record_id === location.id);
    const query = { filters: ['resource|location', `record_id|${location.id}`] };
    expect(of(await log([], query))).toEqual([]);
    expect(of(await log(['location.index'], query))).toHaveLength(1);

    const mover = await someStaff(app, ['auditLog.index', 'location.update']);
    await app
      .as(mover)
      .put(`/api/location/${location.id}`)
      .send({ name: 'Von mir', name_it: 'Posto' })
      .expect(200);
    const { body } = await app.as(mover).get('/api/auditLog').expect(200);
    // That it was done, without what stood there before: the list of places is not theirs.
    expect(body.data).toMatchObject([
      { user: { id: mover.id }, resource: 'location', record: null, changes: [] },
    ]);
  });

  it('names parents to who may list persons only, and is not searched or sorted by accounts', async () => {
    const mother = await someParent(app);
    const child = await someChild(app, mother);
    await app
      .as(mother)
      .put(`/api/my-family/children/${child.id}`)
      .send({
        ...(await app.as(mother).get('/api/my-family').expect(200)).body.data.childrens[0],
        phone: '+39 333 7654321',
      })
      .expect(200);
    const query = { filters: `record_id|${child.id}` };
    const byMother = (lines: AuditEntry[]) => lines.filter(({ user_id }) => user_id === mother.id);
    expect(byMother(await log(['child.index'], query))).toMatchObject([{ user: null }]);
    expect(byMother(await log(['child.index', 'person.index'], query))).toMatchObject([
      { user: { id: mother.id } },
    ]);
    for (const search of [mother.email, office.email])
      expect(await log(['child.index', 'person.index', 'location.index'], { search })).toEqual([]);
    const reader = await someStaff(app, ['auditLog.index', 'child.index']);
    await app.as(reader).get('/api/auditLog').query({ sortBy: 'user.name' }).expect(422);
  });
});

describe('both logs', () => {
  it.each([
    ['/api/auditLog', 'auditLog.index'],
    ['/api/healthReadLog', 'user.index'],
  ] as const)('%s is for holders of %s', async (address, permission) => {
    await app
      .as(
        await someStaff(
          app,
          PERMISSIONS.filter((name) => name !== permission),
        ),
      )
      .get(address)
      .expect(403);
    await app.http().get(address).expect(401);
    await app
      .as(await someStaff(app, [permission]))
      .get(address)
      .expect(200);
  });

  it('end after two years', async () => {
    const { manager } = app.dataSource;
    const entry = {
      user_id: 1,
      action: 'call' as const,
      resource: 'old',
      record_id: null,
      fields: null,
      changes: null,
    };
    const day = 24 * 3_600_000;
    const ago = (days: number): Date => new Date(app.clock.now().getTime() - days * day);
    await manager.insert(AuditEntryEntity, [
      { ...entry, at: ago(731) },
      { ...entry, at: ago(729) },
    ]);
    const read = { child_id: 1, user_id: 999_999, via: 'list' as const };
    const dates = [731, 728].map((days) => ago(days).toISOString().slice(0, 10));
    await manager.insert(
      HealthReadEntity,
      dates.map((date) => ({ ...read, date })),
    );
    await app.app.get(Housekeeping).sweep();
    expect(await manager.countBy(AuditEntryEntity, { resource: 'old' })).toBe(1);
    expect(await manager.findBy(HealthReadEntity, { user_id: 999_999 })).toEqual([
      expect.objectContaining({ date: dates[1] }),
    ]);
  });
});
