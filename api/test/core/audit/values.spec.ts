import { HEALTH_FIELDS, type AuditChange, type AuditEntry } from '@feria/shared';
import { AuditEntryEntity } from '../../../src/core/audit/audit-entry.entity.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import { send } from '../../registrations/support/book.js';
import { PROOF, someone } from '../../accounts/second-factor/support.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import {
  signUpBody,
  someChild,
  someCourse,
  someLocation,
  someParent,
  someStaff,
  someTaxCode,
  someWeek,
  type Parent,
  type Staff,
} from '../../support/builders.js';

let app: TestApp;
let admin: Staff;
let parent: Parent;
beforeAll(async () => {
  app = await createTestApp();
  admin = await someone(app, 'Administrator');
  parent = await someParent(app);
});
afterAll(() => app.close());

type Kept = Pick<AuditEntry, 'fields' | 'changes' | 'record' | 'resource' | 'action'>;

/** The lines about a record, newest first, as a reader gets them. */
async function linesOf(resource: string, id: number, reader = admin): Promise<Kept[]> {
  const filters = [`resource|${resource}`, `record_id|${id}`];
  const { body } = await app.as(reader).get('/api/auditLog').query({ filters }).expect(200);
  return body.data as Kept[];
}

async function lastOf(resource: string, id: number, reader = admin): Promise<Kept> {
  const [line] = await linesOf(resource, id, reader);
  return line!;
}

/** Everything that the log stores, as it is stored. */
async function stored(): Promise<string> {
  return JSON.stringify(await app.dataSource.manager.find(AuditEntryEntity));
}

const valuesOf = ({ changes }: Kept): Record<string, [unknown, unknown]> =>
  Object.fromEntries(changes.map(({ field, before, after }) => [field, [before, after]]));

async function someRegistration(): Promise<{ registration: RegistrationEntity; childId: number }> {
  const course = await someCourse(app);
  const child = await someChild(app, parent);
  const week = await someWeek(app, course);
  expect((await send(app, parent, course, signUpBody(child, week))).status).toBe(201);
  const registration = await app.dataSource.manager.findOneByOrFail(RegistrationEntity, {
    child_id: child.id,
  });
  return { registration, childId: child.id };
}

describe('the values of a change', () => {
  it('are kept of what staff change of a child, and of its health only that it changed', async () => {
    const child = await someChild(app, parent);
    await app
      .as(admin)
      .put(`/api/child/${child.id}`)
      .send({ phone: '+39 333 1234567', swimming_help: true, allergies: 'Nüsse', last_name: child.last_name })
      .expect(200);
    const line = await lastOf('child', child.id);
    expect([...line.fields].sort()).toEqual(['allergies', 'phone', 'swimming_help']);
    expect(valuesOf(line)).toEqual({ phone: [child.phone, '+39 333 1234567'], swimming_help: [false, true] });
    expect(line.record).toMatchObject({ resource: 'child', id: child.id });
    expect(line.record?.name).toBe(`${child.last_name} ${child.first_name}`);
    await app.as(admin).put(`/api/child/${child.id}`).send({ allergies: 'Erdnüsse' }).expect(200);
    expect(await lastOf('child', child.id)).toMatchObject({ fields: ['allergies'], changes: [] });
    expect(await stored()).not.toMatch(/Nüsse|Erdnüsse/);
  });

  it('are kept of what parents change in my family, and lead to the record', async () => {
    const child = await someChild(app, parent);
    await app
      .as(parent)
      .put(`/api/my-family/children/${child.id}`)
      .send({ school: 'ms_1', medicaments: 'Spray', health_consent: true })
      .expect(200);
    const line = await lastOf('my-family/children', child.id);
    expect(valuesOf(line)).toEqual({ school: [child.school, 'ms_1'] });
    expect(line.fields).toEqual(expect.arrayContaining(['medicaments', 'health_consent']));
    expect(line.record?.id).toBe(child.id);
    await app.as(parent).put('/api/my-family/parent').send({ place: 'Meran', lang: 'it' }).expect(200);
    const own = await lastOf('my-family/parent', parent.personId);
    expect(valuesOf(own)).toMatchObject({ place: [expect.anything(), 'Meran'], lang: ['de', 'it'] });
    expect(await stored()).not.toContain('Spray');
  });

  it('of a new child name every health field, so that the names do not tell which are filled', async () => {
    const body = {
      first_name: 'Ida',
      last_name: 'Rossi',
      lang: 'de',
      phone: '+39 0471 000000',
      school: 'gs_3',
      health_consent: true,
    };
    const make = async (more: object): Promise<string[]> => {
      const sent = { ...body, tax: someTaxCode({ from: 2012, years: 8 }), ...more };
      const answer = await app.as(parent).post('/api/my-family/children').send(sent).expect(201);
      const line = await lastOf('my-family/children', (answer.body as { data: { id: number } }).data.id);
      expect(line.action).toBe('create');
      return line.fields.filter((name) => (HEALTH_FIELDS as readonly string[]).includes(name)).sort();
    };
    const healthy = await make({});
    expect(await make({ with_diagnostics: true, allergies: 'Nüsse' })).toEqual(healthy);
    expect(healthy).toEqual([...HEALTH_FIELDS].sort());
  });

  it('name no health field to whoever may not see health data', async () => {
    const child = await someChild(app, parent);
    const phone = '+39 333 7654321';
    await app.as(admin).put(`/api/child/${child.id}`).send({ phone, allergies: 'Nüsse' }).expect(200);
    const reader = await someStaff(app, ['auditLog.index', 'user.index', 'child.index']);
    expect((await lastOf('child', child.id, reader)).fields).toEqual(['phone']);
    const namesNobody = await someStaff(app, ['auditLog.index', 'user.index', 'child.health']);
    expect((await lastOf('child', child.id, namesNobody)).fields).toEqual(['phone']);
    expect([...(await lastOf('child', child.id)).fields].sort()).toEqual(['allergies', 'phone']);
  });

  it('are kept of a list of choices, whatever its order', async () => {
    const course = await someCourse(app, { schools: ['gs_1', 'gs_2'] });
    const put = (schools: string[]) =>
      app.as(admin).put(`/api/course/${course.id}`).send({ schools }).expect(200);
    await put(['gs_2', 'gs_1']);
    expect(await linesOf('course', course.id)).toMatchObject([{ fields: [], changes: [] }]);
    await put(['gs_3']);
    expect(valuesOf(await lastOf('course', course.id))).toEqual({ schools: [['gs_1', 'gs_2'], ['gs_3']] });
    await put([]);
    expect(valuesOf(await lastOf('course', course.id))).toEqual({ schools: [['gs_3'], null] });
  });

  it('are kept of registrations, without what is remarked about a child', async () => {
    const { registration } = await someRegistration();
    const { id, emergency_contact1_phone, emergency_contact2_phone } = registration;
    await app
      .as(admin)
      .put(`/api/peopleCourseWeekRegistration/${id}`)
      .send({
        payed_amount: 12.5,
        comment_internal: 'hat Asthma',
        emergency_contact1_phone: '+39 333 5550001',
      })
      .expect(200);
    const line = await lastOf('peopleCourseWeekRegistration', id);
    expect(valuesOf(line)).toEqual({
      payed_amount: [0, 12.5],
      payed_at: [null, app.clock.today()],
      emergency_contact1_phone: [emergency_contact1_phone, '+39 333 5550001'],
    });
    expect(line.fields).toContain('comment_internal');
    await app
      .as(parent)
      .put(`/api/save-registration/${id}`)
      .send({ emergency_contact2_name: 'Oma', emergency_contact2_phone: '+39 333 5550002' })
      .expect(200);
    expect(valuesOf(await lastOf('save-registration', id))).toEqual({
      emergency_contact2_name: [null, 'Oma'],
      emergency_contact2_phone: [emergency_contact2_phone, '+39 333 5550002'],
    });
    expect(await stored()).not.toContain('Asthma');
  });

  it('never hold a password', async () => {
    const password = 'Regenbogen-Zwieback-7';
    const made = await app
      .as(admin)
      .post('/api/user')
      .send({
        name: 'Eva Rossi',
        email: 'eva.log@feria.example',
        roles: ['Office'],
        password,
        password_confirmation: password,
      })
      .expect(201);
    const { id } = made.body.data;
    const first = await lastOf('user', id);
    expect(first.fields).toContain('password');
    expect(valuesOf(first)).toMatchObject({ name: [null, 'Eva Rossi'], roles: [null, ['Office']] });
    await app
      .as(admin)
      .put(`/api/user/${id}`)
      .send({
        password: `${password}-neu`,
        password_confirmation: `${password}-neu`,
        ...PROOF,
        roles: ['Office', 'Project leader'],
      })
      .expect(200);
    const line = await lastOf('user', id);
    expect(line.fields).toEqual(['roles', 'password']);
    expect(valuesOf(line)).toEqual({ roles: [['Office'], ['Office', 'Project leader']] });
    expect(await stored()).not.toMatch(/Regenbogen|argon2/);
    await app.as(admin).delete(`/api/user/${id}`).expect(200);
    expect(await stored()).not.toContain('eva.log@feria.example');
  });

  it('name an option by its key, and a role by its permissions', async () => {
    const option = (await app.http().get('/api/options').expect(200)).body.data.find(
      ({ key }: { key: string }) => key === 'contact_name',
    );
    await app.as(admin).put(`/api/option/${option.id}`).send({ value: 'Büro Nord' }).expect(200);
    const line = await lastOf('option', option.id);
    expect(line.fields).toEqual(['contact_name']);
    expect(valuesOf(line)).toEqual({ contact_name: [option.value, 'Büro Nord'] });
    expect(line.record?.name).not.toBe('contact_name');
    const role = await app
      .as(admin)
      .post('/api/role')
      .send({ name: 'Kasse', permissions: ['course.index'] });
    const { id } = role.body.data;
    await app
      .as(admin)
      .put(`/api/role/${id}`)
      .send({ permissions: ['course.view'] })
      .expect(200);
    expect(valuesOf(await lastOf('role', id))).toEqual({ permissions: [['course.index'], ['course.view']] });
  });

  it('are not there where nothing changed', async () => {
    const location = await someLocation(app);
    await app.as(admin).put(`/api/location/${location.id}`).send({ name: location.name }).expect(200);
    expect(await lastOf('location', location.id)).toMatchObject({ fields: [], changes: [] });
  });
});

describe('references in the log', () => {
  it('have the names of what they refer to; of what is gone, the number', async () => {
    const [old, fresh] = [await someLocation(app), await someLocation(app)];
    const course = await someCourse(app, { location_id: old.id });
    await app.as(admin).put(`/api/course/${course.id}`).send({ location_id: fresh.id }).expect(200);
    const ref = (location: { id: number; name: string }) => [
      expect.objectContaining({ resource: 'location', id: location.id, name: location.name }),
    ];
    expect(valuesOf(await lastOf('course', course.id))).toEqual({ location_id: [ref(old), ref(fresh)] });
    await app.as(admin).delete(`/api/location/${old.id}`).expect(200);
    const gone = { id: old.id, name: `#${old.id}` };
    expect(valuesOf(await lastOf('course', course.id))).toEqual({ location_id: [ref(gone), ref(fresh)] });
  });

  it('show from which week to which a registration was moved, with the course', async () => {
    const { registration } = await someRegistration();
    const course = await someCourse(app);
    const week = await someWeek(app, course);
    await app
      .as(admin)
      .post(`/api/peopleCourseWeekRegistration/${registration.id}/move`)
      .send({ course_week_id: week.id })
      .expect(200);
    const line = await lastOf('peopleCourseWeekRegistration/move', registration.id);
    const [before, after] = valuesOf(line).course_week_id as [AuditChange['before'], AuditChange['after']];
    expect(before).toMatchObject([{ resource: 'courseWeek', id: registration.course_week_id }]);
    expect(after).toMatchObject([{ resource: 'courseWeek', id: week.id, course_id: course.id }]);
    expect((after as { name: string }[])[0]!.name).toContain(course.name);
  });

  it.each([
    ['by the office', '/api/peopleCourseWeekRegistration', 'peopleCourseWeekRegistration', () => admin],
    ['by a parent', '/api/registration', 'registration', () => parent],
  ])('name child and week of a registration that was cancelled %s', async (_, route, call, by) => {
    const { registration, childId } = await someRegistration();
    await app.as(by()).delete(`${route}/${registration.id}`).expect(200);
    expect(valuesOf(await lastOf(call, registration.id))).toEqual({
      child_id: [[expect.objectContaining({ resource: 'child', id: childId })], null],
      course_week_id: [
        [expect.objectContaining({ resource: 'courseWeek', id: registration.course_week_id })],
        null,
      ],
    });
  });

  it('name the categories that a course got and lost', async () => {
    const make = async (name: string): Promise<number> => {
      const sent = { name, name_it: name, description: '<p>x</p>', description_it: '<p>x</p>' };
      return (await app.as(admin).post('/api/courseCategory').send(sent).expect(201)).body.data.id;
    };
    const [sport, music] = [await make('Sport'), await make('Musik')];
    const course = await someCourse(app);
    const save = (ids: number[]) =>
      app.as(admin).put(`/api/course/${course.id}`).send({ courseCategories: ids }).expect(200);
    await save([sport]);
    await save([music]);
    expect(valuesOf(await lastOf('course', course.id)).courseCategories).toMatchObject([
      [{ id: sport, name: 'Sport' }],
      [{ id: music, name: 'Musik' }],
    ]);
    await save([music]);
    expect((await lastOf('course', course.id)).fields).toEqual([]);
  });

  it('name the parent who was linked to a child', async () => {
    const other = await someParent(app);
    const child = await someChild(app, parent);
    await app
      .as(admin)
      .put(`/api/child/${child.id}`)
      .send({ parents: [parent.personId, other.personId] })
      .expect(200);
    const { fields, changes } = await lastOf('child/parents', child.id);
    expect(fields).toEqual([`parent ${other.personId}`]);
    expect(changes).toMatchObject([
      {
        field: `parent ${other.personId}`,
        before: null,
        after: [{ resource: 'parent', id: other.personId }],
      },
    ]);
  });
});

describe('whoever reads the log', () => {
  it.each([
    ['child', ['child.index']],
    ['course', ['course.index']],
    ['peopleCourseWeekRegistration', ['peopleCourseWeekRegistration.index']],
    ['parent', ['person.index']],
    ['role', ['role.index']],
  ] as const)('sees values and names of %s with %s only', async (resource, needed) => {
    const id = await changed(resource);
    const blind = await someStaff(app, ['auditLog.index', 'user.index']);
    const line = await lastOf(resource, id, blind);
    expect(line.fields.length).toBeGreaterThan(0);
    expect(line).toMatchObject({ changes: [], record: null });
    const seeing = await lastOf(
      resource,
      id,
      await someStaff(app, ['auditLog.index', 'user.index', ...needed]),
    );
    expect(seeing.changes.length).toBeGreaterThan(0);
    expect(seeing.record).toMatchObject({ resource, id });
  });

  it('sees the number of a reference whose kind is not for them', async () => {
    const location = await someLocation(app);
    const course = await someCourse(app);
    await app.as(admin).put(`/api/course/${course.id}`).send({ location_id: location.id }).expect(200);
    const reader = await someStaff(app, ['auditLog.index', 'user.index', 'course.index']);
    expect(valuesOf(await lastOf('course', course.id, reader)).location_id).toMatchObject([
      null,
      [{ id: location.id, name: `#${location.id}` }],
    ]);
  });

  /** Makes and changes a record. @returns its id */
  async function changed(resource: string): Promise<number> {
    const put = async (id: number, body: object): Promise<number> => {
      await app.as(admin).put(`/api/${resource}/${id}`).send(body).expect(200);
      return id;
    };
    switch (resource) {
      case 'child':
        return put((await someChild(app, parent)).id, { phone: '+39 333 1112224' });
      case 'course':
        return put((await someCourse(app)).id, { name: 'Anders' });
      case 'parent':
        return put((await someParent(app)).personId, { place: 'Brixen' });
      case 'role': {
        const { body } = await app.as(admin).post('/api/role').send({ name: 'Leser', permissions: [] });
        return put(body.data.id, { name: 'Leserin' });
      }
      default:
        return put((await someRegistration()).registration.id, { payed_amount: 5 });
    }
  }
});

describe('what the log holds and asks for', () => {
  it('is cut: of a long text what is around the first difference, of many fields what fits', async () => {
    const course = await someCourse(app);
    const text = 'a'.repeat(5_000);
    const long = (end: string) => ({ description: `<p>${text}${end}</p>` });
    await app.as(admin).put(`/api/course/${course.id}`).send(long('alt')).expect(200);
    await app.as(admin).put(`/api/course/${course.id}`).send(long('neu <b>und</b> anders')).expect(200);
    const [before, after] = valuesOf(await lastOf('course', course.id)).description as [string, string];
    expect(before).toMatch(/^…a{30}alt$/);
    expect(after).toMatch(/^…a{30}neu und anders$/);
    const first = (await linesOf('course', course.id))[1]!;
    expect((valuesOf(first).description as [null, string])[1]).toHaveLength(201);
    const entry = await app.dataSource.manager.findOneByOrFail(AuditEntryEntity, { record_id: course.id });
    expect(Buffer.byteLength(entry.changes ?? '')).toBeLessThan(65_535);
  });

  it('takes the same statements for one line and for many', async () => {
    const statements = async (): Promise<number> => {
      const query = { filters: 'resource|location', itemsPerPage: 500 };
      const read = () => app.as(admin).get('/api/auditLog').query(query).expect(200);
      return (await app.countStatements(read)).length;
    };
    const change = async (name: string): Promise<void> => {
      const location = await someLocation(app);
      await app.as(admin).put(`/api/location/${location.id}`).send({ name }).expect(200);
    };
    await change('Eins');
    const few = await statements();
    for (let index = 0; index < 12; index += 1) await change(`Ort ${index}`);
    expect(await statements()).toBe(few);
  });
});
