import { EXPORT_SECTIONS, type ExportSection, type FamilyExport, type Permission } from '@feria/shared';
import type { ChildEntity } from '../../../src/model/families/child.entity.js';
import { PickupPersonEntity } from '../../../src/model/families/pickup-person.entity.js';
import { HealthReadEntity } from '../../../src/model/accounts/health-read.entity.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import type { CourseWeekEntity } from '../../../src/model/catalogue/course-week.entity.js';
import { openDocument } from '../../money/documents/support/paid.js';
import { readXlsx } from '../../money/documents/support/xlsx.js';
import { somePlaceIn, someWeekOnSite } from '../../on-site/support.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { pay } from '../../support/pay.js';
import { someParent, someStaff, type Parent } from '../../support/builders.js';

/* What one answer shows of a family is for those who see the same elsewhere: part by part (shared/docs/access.md). */

let app: TestApp;
let mother: Parent;
let week: CourseWeekEntity;
let child: ChildEntity;
beforeAll(async () => {
  app = await createTestApp();
  mother = await someParent(app);
  week = await someWeekOnSite(app);
  child = await somePlaceIn(app, week, { parent: mother, child: { allergies: 'Haselnuss' } });
  const { manager } = app.dataSource;
  await manager.insert(PickupPersonEntity, { child_id: child.id, name: 'Sepp', phone: '+39 336 1' });
  const { id } = await manager.findOneByOrFail(RegistrationEntity, { child_id: child.id });
  await pay(app, id, 2_000);
});
afterAll(() => app.close());

const copyFor = async (permissions: readonly Permission[]): Promise<FamilyExport> => {
  const staff = await someStaff(app, permissions);
  return (await app.as(staff).get(`/api/parent/${mother.personId}/export`).expect(200)).body
    .data as FamilyExport;
};

describe('the copy of a family for staff', () => {
  /** Which lists of the copy belong to which part. */
  const LISTS = {
    children: ['childrens', 'pickup_persons'],
    registrations: ['registrations'],
    payments: ['payments'],
  } as const satisfies Partial<Record<ExportSection, readonly (keyof FamilyExport)[]>>;
  const filled = (copy: FamilyExport): string[] =>
    Object.entries(copy).flatMap(([name, list]) => (Array.isArray(list) && list.length > 0 ? [name] : []));

  it('has the parent alone with person.view, and says what is missing', async () => {
    const copy = await copyFor(['person.view']);
    expect(copy.left_out).toEqual(Object.keys(EXPORT_SECTIONS));
    expect(filled(copy)).toEqual(['left_out']);
    const text = JSON.stringify(copy);
    for (const secret of [child.tax, child.first_name, 'Haselnuss', 'Sepp', '+39 333 1111111'])
      expect(text).not.toContain(secret);
  });

  it.each(Object.entries(LISTS))('has %s with its permission', async (section, lists) => {
    const copy = await copyFor(['person.view', EXPORT_SECTIONS[section as ExportSection]]);
    expect(copy.left_out).not.toContain(section);
    expect(filled(copy).sort()).toEqual([...lists, 'left_out'].sort());
    expect(JSON.stringify(copy)).not.toContain('Haselnuss');
  });

  it('has health for those who see children and health, and all of it for the family itself', async () => {
    expect((await copyFor(['person.view', 'child.health'])).childrens).toEqual([]);
    const [shown] = (await copyFor(['person.view', 'child.health', 'child.index'])).childrens;
    expect(shown?.allergies).toBe('Haselnuss');
    const own = (await app.as(mother).get('/api/my-family/export').expect(200)).body.data as FamilyExport;
    expect(own.left_out).toEqual([]);
    expect(own.childrens).toMatchObject([{ tax: child.tax, allergies: 'Haselnuss' }]);
    expect(own.payments).toHaveLength(1);
  });
});

describe('the children of a project', () => {
  const EVERYTHING = { tax: true, phone: true };
  it.each([
    [['course.view'], { tax: false, phone: false }],
    [['course.view', 'child.index'], { tax: true, phone: false }],
    [['course.view', 'peopleCourseWeekRegistration.index'], EVERYTHING],
  ] as const)('with %j have tax code and contacts: %j', async (permissions, expected) => {
    const staff = await someStaff(app, permissions);
    const { body } = await app.as(staff).get(`/api/course/${week.course_id}`).expect(200);
    const [shown] = body.data.courseWeeks[0].registered_participants;
    expect(shown).toMatchObject({
      first_name: child.first_name,
      tax: expected.tax ? child.tax : null,
      emergency_contact1_phone: expected.phone ? '+39 333 1111111' : null,
    });
    const file = await openDocument(app, staff, `/excelExport/${week.course_id}`);
    const text = JSON.stringify(readXlsx(file.body as Buffer).map(({ rows }) => rows));
    expect([text.includes(child.tax), text.includes('+39 333 1111111')]).toEqual([
      expected.tax,
      expected.phone,
    ]);
  });
});

describe('the log of health readings', () => {
  it('names no child, by name or number, to those who must not know of which something is known', async () => {
    const { manager } = app.dataSource;
    const reader = await someStaff(app, 'Office');
    await manager.insert(HealthReadEntity, {
      child_id: child.id,
      user_id: reader.id,
      date: '2026-07-06',
      via: 'record' as const,
    });
    const look = async (permissions: readonly Permission[], query = {}) => {
      const staff = await someStaff(app, permissions);
      return app.as(staff).get('/api/healthReadLog').query(query);
    };
    for (const permissions of [
      ['user.index'],
      ['user.index', 'child.index'],
      ['user.index', 'child.health'],
    ]) {
      const { status, body } = await look(permissions as Permission[], { filters: `user_id|${reader.id}` });
      expect([status, body.data]).toMatchObject([200, [{ child: null, child_id: null, user_id: reader.id }]]);
      for (const query of [{ filters: `child_id|${child.id}` }, { sortBy: 'child.last_name' }])
        expect((await look(permissions as Permission[], query)).status).toBe(422);
      const found = await look(permissions as Permission[], { search: child.first_name });
      expect(found.body.data).toEqual([]);
    }
    const all = await look(['user.index', 'child.index', 'child.health'], {
      filters: [`child_id|${child.id}`, `user_id|${reader.id}`],
    });
    expect(all.body.data).toMatchObject([{ child: { first_name: child.first_name }, child_id: child.id }]);
  });
});
