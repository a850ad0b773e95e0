import type { Permission, ContentLanguage } from '@feria/shared';
import { NOTICES, type Notice } from '@feria/shared/rules/setup';
import { OptionEntity } from '../../src/model/settings/option.entity.js';
import { CourseWeekEntity } from '../../src/model/catalogue/course-week.entity.js';
import { CourseEntity } from '../../src/model/catalogue/course.entity.js';
import { LocationEntity } from '../../src/model/catalogue/location.entity.js';
import { ChildEntity, ChildParentEntity } from '../../src/model/families/child.entity.js';
import { ParentEntity } from '../../src/model/families/parent.entity.js';
import { Sessions } from '../../src/core/auth/sessions.js';
import { makeTaxCode } from '../../src/seed/demo/tax-code-maker.js';
import { RoleEntity, RolePermissionEntity, UserRoleEntity } from '../../src/core/auth/role.entity.js';
import { UserEntity } from '../../src/core/auth/user.entity.js';
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

/** Sessions of tests last as long as a remembered login: 30 days without a refresh. */
const REMEMBER = true;

let serial = 0;

/** Each spec file begins with 1, whichever files its worker has run before. */
export function startNumbers(): void {
  serial = 0;
}

/** 1, 2, 3, …: no two calls in one spec file get the same number. */
export function next(): number {
  serial += 1;
  return serial;
}

/** The letters that a place of birth may begin with in a tax code; three digits from 001 follow. */
const PLACE_LETTERS = 'ABCDEFGHIJKLM';
const PLACES_PER_LETTER = 999;

/**
 * A valid tax code that no other call gets.
 * @param born years of birth to choose from: the first one, and how many
 */
export function someTaxCode(born = { from: 1960, years: 40 }): string {
  // A tax code has no serial number: the place of birth serves as one.
  const number = next();
  const letter = PLACE_LETTERS[Math.floor(number / PLACES_PER_LETTER)];
  if (!letter) throw new Error('there are no more places of birth for a new tax code in this spec file');
  return makeTaxCode({
    first_name: 'Eva',
    last_name: 'Rossi',
    gender: number % 2 ? 'f' : 'm',
    birth: `${born.from + (number % born.years)}-05-${String((number % 28) + 1).padStart(2, '0')}`,
    birthplace: letter + String((number % PLACES_PER_LETTER) + 1).padStart(3, '0'),
  });
}

async function createAccount(app: TestApp, name: string, lang: ContentLanguage): Promise<Staff> {
  const { manager } = app.dataSource;
  const email = `user${next()}@feria.example`;
  const user = await manager.save(
    manager.create(UserEntity, {
      name,
      email,
      lang,
      password_change_required: false,
      email_confirmed_at: app.clock.now(),
      created_at: app.clock.now(),
    }),
  );
  const { token } = await app.app.get(Sessions).open(manager, user.id, REMEMBER);
  return { id: user.id, email, token };
}

/** Opens a new session for the account, for tests that move the clock on by months: the first session has ended then. */
export async function signInAgain<User extends Staff>(app: TestApp, user: User): Promise<User> {
  const { token } = await app.app.get(Sessions).open(app.dataSource.manager, user.id, REMEMBER);
  return { ...user, token };
}

/** Permissions of staff who see projects, registrations, children and their health, and change nothing. */
export const READER: readonly Permission[] = [
  'course.index',
  'course.view',
  'child.index',
  'child.health',
  'peopleCourseWeekRegistration.index',
];

/**
 * A staff account.
 * @param roleOrPermissions name of a seeded role, or the permissions of a new role
 */
export async function someStaff(
  app: TestApp,
  roleOrPermissions: string | readonly Permission[],
): Promise<Staff> {
  const { manager } = app.dataSource;
  const staff = await createAccount(app, 'Staff', 'de');
  const role =
    typeof roleOrPermissions === 'string'
      ? await manager.findOneByOrFail(RoleEntity, { name: roleOrPermissions })
      : await manager.save(manager.create(RoleEntity, { name: `Role ${next()}` }));
  if (typeof roleOrPermissions !== 'string' && roleOrPermissions.length) {
    await manager.insert(
      RolePermissionEntity,
      roleOrPermissions.map((permission) => ({ role_id: role.id, permission })),
    );
  }
  await manager.insert(UserRoleEntity, { user_id: staff.id, role_id: role.id });
  return staff;
}

/** A parent with an account. */
export async function someParent(app: TestApp, { lang = 'de' as ContentLanguage } = {}): Promise<Parent> {
  const { manager } = app.dataSource;
  const staff = await createAccount(app, 'Eva Rossi', lang);
  const person = await manager.save(
    manager.create(ParentEntity, {
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

/** A child of one or more parents. */
export async function someChild(
  app: TestApp,
  parents: Parent | Parent[],
  overrides: Partial<ChildEntity> = {},
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
      second_guardian_forbidden: false,
      with_diagnostics: false,
      last_update: app.clock.now(),
      ...overrides,
    }),
  );
  await manager.insert(
    ChildParentEntity,
    [parents].flat().map(({ personId }) => ({ child_id: child.id, person_id: personId })),
  );
  return child;
}

/** A location with names that no other call gets. */
export async function someLocation(
  app: TestApp,
  values: Partial<LocationEntity> = {},
): Promise<LocationEntity> {
  const { manager } = app.dataSource;
  const names = { name: `Ort ${next()}`, name_it: `Luogo ${next()}` };
  return manager.save(manager.create(LocationEntity, { ...names, ...values }));
}

/** The notices that the law wants before a project becomes active over HTTP; what the builders make needs none. */
export async function someNotices(app: TestApp): Promise<void> {
  const { manager } = app.dataSource;
  const values: Record<Notice, string> = {
    app_privacy: '/uploads/privacy.pdf',
    imprint: '<p>Ferienverein</p>',
    imprint_it: '<p>Associazione vacanze</p>',
  };
  for (const key of NOTICES) await manager.update(OptionEntity, { key }, { value: values[key] });
}

/** An active course whose registration is open in 2026 from February to the end of May. Money in cents. */
export async function someCourse(app: TestApp, overrides: Partial<CourseEntity> = {}): Promise<CourseEntity> {
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
      custom_labels: false,
      active: true,
      ...overrides,
    }),
  );
}

/**
 * A week of a course, from Monday to Friday, with half and full day. Weeks of one course do not overlap: the first begins on
 * 15 June 2026, each further call takes the next Monday. Money in cents.
 */
export async function someWeek(
  app: TestApp,
  course: CourseEntity,
  overrides: Partial<CourseWeekEntity> = {},
): Promise<CourseWeekEntity> {
  const { manager } = app.dataSource;
  const weeksBefore = await manager.countBy(CourseWeekEntity, { course_id: course.id });
  const monday = new Date(Date.parse('2026-06-15T00:00:00Z') + weeksBefore * 7 * 86_400_000);
  const iso = (date: Date): string => date.toISOString().slice(0, 10);
  const week = manager.create(CourseWeekEntity, {
    course_id: course.id,
    name: `Woche ${weeksBefore + 1}`,
    name_it: `Settimana ${weeksBefore + 1}`,
    from: iso(monday),
    to: iso(new Date(monday.getTime() + 4 * 86_400_000)),
    full_day: true,
    price: 12_000,
    half_day: true,
    price_half_day: 8_000,
    max_participants: 20,
    waiting_list: 5,
    queue_counter: 0,
    ...overrides,
  });
  return manager.save(week);
}

/** The body of a sign-up: every child for every week, full day. */
export function signUpBody(
  children: { id: number } | { id: number }[],
  weeks: { id: number } | { id: number }[],
  overrides: object = {},
): object {
  return {
    bookedChildren: [children].flat().map(({ id }) => ({
      id,
      courseWeeks: [weeks].flat().map((week) => ({ id: week.id, dayType: 'full_day' })),
    })),
    emergency_contact1_phone: '+39 333 1111111',
    emergency_contact2_phone: '+39 333 2222222',
    privacy: true,
    ...overrides,
  };
}
