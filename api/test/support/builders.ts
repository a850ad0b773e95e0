import type { Permission, UiLanguage } from '@feria/shared';
import { CourseWeekEntity } from '../../src/catalogue/course-week/course-week.entity.js';
import { CourseEntity } from '../../src/catalogue/course/course.entity.js';
import { LocationEntity } from '../../src/catalogue/location/location.entity.js';
import { ChildParentEntity } from '../../src/people/child-parent.entity.js';
import { ChildEntity } from '../../src/people/child.entity.js';
import { PersonEntity } from '../../src/people/person.entity.js';
import { Sessions } from '../../src/platform/auth/sessions.js';
import { makeTaxCode } from '../../src/seed/demo/tax-code-maker.js';
import { RolePermissionEntity } from '../../src/users/role-permission.entity.js';
import { RoleEntity } from '../../src/users/role.entity.js';
import { UserRoleEntity } from '../../src/users/user-role.entity.js';
import { UserEntity } from '../../src/users/user.entity.js';
import type { TestApp } from './app.js';

/** A signed-in staff account. */
export interface Staff {
  id: number;
  email: string;
  token: string;
}

/** A signed-in parent. */
export interface Parent extends Staff {
  personId: number;
}

let serial = 0;
/** A number that no other call of this file gets. */
export function next(): number {
  serial += 1;
  return serial;
}

/** A valid tax code that no other call gets. */
export function someTaxCode(born = { from: 1960, years: 40 }): string {
  const number = next();
  return makeTaxCode({
    first_name: 'Eva',
    last_name: 'Rossi',
    gender: number % 2 ? 'f' : 'm',
    birth: `${born.from + (number % born.years)}-0${1 + (Math.floor(number / 28) % 9)}-${String((number % 28) + 1).padStart(2, '0')}`,
    birthplace: 'A952',
  });
}

async function account(app: TestApp, name: string, lang: UiLanguage): Promise<Staff> {
  const { manager } = app.dataSource;
  const email = `user${next()}@feria.example`;
  const user = await manager.save(
    manager.create(UserEntity, {
      name,
      email,
      lang,
      password_change_required: false,
      created_at: app.clock.now(),
    }),
  );
  const { token } = await app.app.get(Sessions).open(manager, user.id, true);
  return { id: user.id, email, token };
}

/** A fresh login: sessions end when the clock of a test moves on by months. */
export async function signInAgain<User extends Staff>(app: TestApp, user: User): Promise<User> {
  const { token } = await app.app.get(Sessions).open(app.dataSource.manager, user.id, true);
  return { ...user, token };
}

/** Staff with a seeded role, or with exactly these permissions. */
export async function someStaff(app: TestApp, holds: string | readonly Permission[]): Promise<Staff> {
  const { manager } = app.dataSource;
  const staff = await account(app, 'Staff', 'de');
  const role =
    typeof holds === 'string'
      ? await manager.findOneByOrFail(RoleEntity, { name: holds })
      : await manager.save(manager.create(RoleEntity, { name: `Role ${next()}` }));
  if (typeof holds !== 'string' && holds.length) {
    await manager.insert(
      RolePermissionEntity,
      holds.map((permission) => ({ role_id: role.id, permission })),
    );
  }
  await manager.insert(UserRoleEntity, { user_id: staff.id, role_id: role.id });
  return staff;
}

/** A parent with an account. */
export async function someParent(app: TestApp, { lang = 'de' as UiLanguage } = {}): Promise<Parent> {
  const { manager } = app.dataSource;
  const staff = await account(app, 'Eva Rossi', lang);
  const person = await manager.save(
    manager.create(PersonEntity, {
      user_id: staff.id,
      first_name: 'Eva',
      last_name: 'Rossi',
      tax: someTaxCode(),
      gender: 'f',
      birth: '1985-05-05',
      address: 'Lauben 1',
      place: 'Bozen',
      plz: '39100',
    }),
  );
  return { ...staff, personId: person.id };
}

/** A child of these parents. */
export async function someChild(
  app: TestApp,
  parents: Parent | Parent[],
  wanted: Partial<ChildEntity> = {},
): Promise<ChildEntity> {
  const { manager } = app.dataSource;
  const child = await manager.save(
    manager.create(ChildEntity, {
      first_name: `Mia${next()}`,
      last_name: 'Rossi',
      tax: someTaxCode({ from: 2012, years: 8 }),
      gender: 'f',
      birth: '2016-05-05',
      lang: 'de',
      phone: '+39 0471 000000',
      school: 'gs_3',
      whatsapp_infos: false,
      leave_alone: false,
      swimming_help: false,
      with_diagnostics: false,
      last_update: app.clock.now(),
      ...wanted,
    }),
  );
  await manager.insert(
    ChildParentEntity,
    [parents].flat().map(({ personId }) => ({ child_id: child.id, person_id: personId })),
  );
  return child;
}

/** A location. */
export async function someLocation(app: TestApp): Promise<LocationEntity> {
  const { manager } = app.dataSource;
  return manager.save(manager.create(LocationEntity, { name: `Ort ${next()}`, name_it: `Luogo ${next()}` }));
}

/** An active course whose registration is open in 2026 from February to the end of May. Money in cents. */
export async function someCourse(app: TestApp, wanted: Partial<CourseEntity> = {}): Promise<CourseEntity> {
  const { manager } = app.dataSource;
  const number = next();
  return manager.save(
    manager.create(CourseEntity, {
      name: `Waldwochen ${number}`,
      name_it: `Settimane nel bosco ${number}`,
      from: '2026-06-15',
      to: '2026-08-28',
      register_from: '2026-02-01',
      register_to: '2026-05-31',
      max_participants: 20,
      waiting_list: 5,
      price: 12_000,
      bank_name: 'Ferienverein',
      bank_iban: 'IT60X0542811101000000123456',
      custom_field: false,
      custom_labels: false,
      active: true,
      ...wanted,
    }),
  );
}

/** A week of a course, half and full day. Weeks of one test do not overlap: each call takes the next Monday. */
export async function someWeek(
  app: TestApp,
  course: CourseEntity,
  wanted: Partial<CourseWeekEntity> = {},
): Promise<CourseWeekEntity> {
  const { manager } = app.dataSource;
  const before = await manager.countBy(CourseWeekEntity, { course_id: course.id });
  const monday = new Date(Date.parse('2026-06-15T00:00:00Z') + before * 7 * 86_400_000);
  const iso = (date: Date): string => date.toISOString().slice(0, 10);
  const week = manager.create(CourseWeekEntity, {
    course_id: course.id,
    name: `Woche ${before + 1}`,
    name_it: `Settimana ${before + 1}`,
    from: iso(monday),
    to: iso(new Date(monday.getTime() + 4 * 86_400_000)),
    full_day: true,
    price: 12_000,
    half_day: true,
    price_half_day: 8_000,
    max_participants: 20,
    waiting_list: 5,
    queue_counter: 0,
    ...wanted,
  });
  return manager.save(week);
}

/** Body of a sign-up of children for weeks, full day. */
export function signUpBody(
  children: { id: number } | { id: number }[],
  weeks: { id: number } | { id: number }[],
  wanted: object = {},
): object {
  return {
    bookedChildren: [children].flat().map(({ id }) => ({
      id,
      courseWeeks: [weeks].flat().map((week) => ({ id: week.id, dayType: 'full_day' })),
    })),
    emergency_contact1_phone: '+39 333 1111111',
    emergency_contact2_phone: '+39 333 2222222',
    privacy: true,
    ...wanted,
  };
}
