import { CourseEntity } from '../../../src/model/catalogue/course.entity.js';
import { CourseTypeEntity } from '../../../src/model/catalogue/course-type.entity.js';
import { LocationEntity } from '../../../src/model/catalogue/location.entity.js';
import { dependentsOf, inUse } from '../../../src/core/crud/dependents.js';
import { duringWrite } from '../../support/lock-waits.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import {
  signUpBody,
  someChild,
  someCourse,
  someLocation,
  someParent,
  someStaff,
  someWeek,
  type Staff,
} from '../../support/builders.js';

let app: TestApp;
let staff: Staff;
beforeAll(async () => {
  app = await createTestApp();
  staff = await someStaff(app, 'Administrator');
});
afterAll(() => app.close());

async function remove(address: string, { by = staff, lang = 'de' } = {}) {
  const preview = await app.as(by).get(`${address}/delete-preview`).set('api-lang', lang).expect(200);
  const { body } = await app.as(by).delete(address).set('api-lang', lang).expect(200);
  // The preview and the delete are one decision.
  expect(preview.body.data.refusal).toBe(body.data.success ? null : body.data.message);
  return body.data as { success: boolean; message: string };
}

/** A location with courses of these names, in these years. */
async function locationOf(...courses: { name: string; year: number }[]) {
  const location = await someLocation(app);
  for (const { name, year } of courses)
    await someCourse(app, { name, name_it: `${name} (it)`, from: `${year}-07-01`, location_id: location.id });
  return location;
}

describe('a record that others refer to', () => {
  it('is not deleted, and the answer counts and names what refers to it', async () => {
    const location = await locationOf({ name: 'Zirkus', year: 2026 }, { name: 'Wald', year: 2025 });
    expect(await remove(`/api/location/${location.id}`)).toEqual({
      success: false,
      message: `„${location.name}“ wird noch verwendet und kann nicht gelöscht werden: 2 Projekte – Zirkus (2026), Wald (2025).`,
    });
    await app.as(staff).get(`/api/location/${location.id}`).expect(200);
  });

  it('says so in Italian and English too', async () => {
    const location = await locationOf({ name: 'Zirkus', year: 2026 });
    expect((await remove(`/api/location/${location.id}`, { lang: 'it' })).message).toBe(
      `Non è possibile eliminare «${location.name_it}», che è ancora in uso: 1 progetto – Zirkus (it) (2026).`,
    );
    expect((await remove(`/api/location/${location.id}`, { lang: 'en' })).message).toBe(
      `“${location.name}” is in use and cannot be deleted: 1 course – Zirkus (2026).`,
    );
  });

  it('names three of many', async () => {
    const years = [2021, 2022, 2023, 2024];
    const location = await locationOf(...years.map((year) => ({ name: 'Chor', year })));
    expect((await remove(`/api/location/${location.id}`)).message).toContain(
      '4 Projekte – Chor (2021), Chor (2022), Chor (2023), ….',
    );
  });

  it('names them only to those who may list them', async () => {
    const location = await locationOf({ name: 'Geheim', year: 2026 });
    const editor = await someStaff(app, ['location.update']);
    const { message } = await remove(`/api/location/${location.id}`, { by: editor });
    expect(message).toContain('1 Projekt.');
    expect(message).not.toContain('Geheim');
  });

  it('finds references through a link table: a category by its courses and subcategories', async () => {
    const body = { name: 'Kategorie', name_it: 'Categoria', description: 'x', description_it: 'x' };
    const top = await app.as(staff).post('/api/courseCategory').send(body).expect(201);
    const below = { ...body, name: 'Unter', course_category_id: top.body.data.id };
    await app.as(staff).post('/api/courseCategory').send(below).expect(201);
    const course = await someCourse(app, { name: 'Theater' });
    await app
      .as(staff)
      .put(`/api/course/${course.id}`)
      .send({ courseCategories: [top.body.data.id] })
      .expect(200);
    const { message } = await remove(`/api/courseCategory/${top.body.data.id}`);
    expect(message).toContain('1 Projektkategorie – Unter; 1 Projekt – Theater (2026)');
    // The link goes with the course, so it does not keep the course.
    expect(await remove(`/api/course/${course.id}`)).toMatchObject({ success: true });
  });

  it('names the children of a week to those who may list registrations', async () => {
    const course = await someCourse(app);
    const week = await someWeek(app, course);
    const parent = await someParent(app);
    const child = await someChild(app, parent, { first_name: 'Leo', last_name: 'Gruber' });
    await app
      .as(parent)
      .post(`/api/send-registration/${course.id}`)
      .send(signUpBody(child, week))
      .expect(201);
    const { message } = await remove(`/api/courseWeek/${week.id}`);
    expect(message).toContain('1 Anmeldung – Gruber Leo.');
    const editor = await someStaff(app, ['course.update']);
    expect((await remove(`/api/courseWeek/${week.id}`, { by: editor })).message).not.toContain('Gruber');
  });

  it('is refused for any declared reference, also to people and accounts', async () => {
    const { manager } = app.dataSource;
    const parent = await someParent(app);
    const holders = { viewer: { permissions: [] } };
    // The account of a person is referred to by a nullable key that would be emptied: that refuses too.
    const { UserEntity } = await import('../../../src/core/auth/user.entity.js');
    expect(await dependentsOf(manager, UserEntity, parent.id, holders)).toEqual(['1 Person']);
    expect(inUse('Eva', [])).toBeNull();
  });

  it('is never an error, even where only the database knows of the reference', async () => {
    const location = await someLocation(app);
    const runner = app.dataSource.createQueryRunner();
    const { Table } = await import('typeorm');
    const table = new Table({
      name: 'undeclared',
      columns: [{ name: 'location_id', type: 'int', isPrimary: true }],
      foreignKeys: [
        { columnNames: ['location_id'], referencedTableName: 'location', referencedColumnNames: ['id'] },
      ],
    });
    await runner.createTable(table);
    await runner.query(`INSERT INTO undeclared (location_id) VALUES (${location.id})`);
    const { body } = await app.as(staff).delete(`/api/location/${location.id}`).expect(200);
    await runner.dropTable('undeclared');
    await runner.release();
    expect(body.data).toEqual({
      success: false,
      message: 'Dieser Eintrag wird noch verwendet und kann nicht gelöscht werden.',
    });
    expect(await remove(`/api/location/${location.id}`)).toMatchObject({ success: true });
  });
});

describe('at the same moment', () => {
  it('a course that comes to refer to a location keeps it', async () => {
    const location = await someLocation(app);
    const other = await someCourse(app, { name: 'Eben erst' });
    const answer = await duringWrite(
      app,
      (manager) => manager.update(CourseEntity, { id: other.id }, { location_id: location.id }),
      () => app.as(staff).delete(`/api/location/${location.id}`),
    );
    expect([answer.status, answer.body.data]).toEqual([
      200,
      { success: false, message: expect.stringContaining('1 Projekt – Eben erst (2026)') },
    ]);
  });

  it('a location that is deleted cannot be referred to: 422 at the field', async () => {
    const location = await someLocation(app);
    const course = await someCourse(app);
    const answer = await duringWrite(
      app,
      (manager) => manager.delete(LocationEntity, { id: location.id }),
      () => app.as(staff).put(`/api/course/${course.id}`).send({ location_id: location.id }),
    );
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ['location_id']]);
  });
});

it('a resource of which nothing is known but its definition is deleted when nothing refers to it', async () => {
  const { manager } = app.dataSource;
  const type = await manager.save(
    manager.create(CourseTypeEntity, { name: 'Typ', name_it: 'Tipo', sort_order: 1 }),
  );
  const { body } = await app.as(staff).get(`/api/courseType/${type.id}/delete-preview`).expect(200);
  expect(body.data).toEqual({ name: 'Typ', facts: [], refusal: null, consequences: [], mail: null });
  expect(await remove(`/api/courseType/${type.id}`)).toMatchObject({ success: true });
  await app.as(staff).get(`/api/courseType/${type.id}/delete-preview`).expect(404);
});
