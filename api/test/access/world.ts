import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { CourseCategoryEntity } from '../../src/catalogue/course-category/course-category.entity.js';
import { CourseTypeEntity } from '../../src/catalogue/course-type/course-type.entity.js';
import { CourseWeekEntity } from '../../src/catalogue/course-week/course-week.entity.js';
import { CourseEntity } from '../../src/catalogue/course/course.entity.js';
import { LocationEntity } from '../../src/catalogue/location/location.entity.js';
import { OptionEntity } from '../../src/options/option.entity.js';
import { ChildEntity } from '../../src/people/child.entity.js';
import { PersonEntity } from '../../src/people/person.entity.js';
import { OutboxMailEntity } from '../../src/platform/mail/outbox-mail.entity.js';
import { RegistrationEntity } from '../../src/registrations/registration.entity.js';
import { RoleEntity } from '../../src/users/role.entity.js';
import { UserEntity } from '../../src/users/user.entity.js';
import type { TestApp } from '../support/app.js';
import {
  next,
  signInAgain,
  signUpBody,
  someChild,
  someCourse,
  someLocation,
  someParent,
  someStaff,
  someWeek,
  type Parent,
  type Staff,
} from '../support/builders.js';

/** Everybody of issue 8. Staff have the seeded roles of decisions §3. */
export const CALLERS = ['visitor', 'parent', 'other parent', 'leader', 'office', 'admin'] as const;
export type Caller = (typeof CALLERS)[number];

/** A record that a route is called for: what stands in its address, and whether it is still there. */
export interface Target {
  params: Record<string, number>;
  exists: () => Promise<boolean>;
}

/** One sample world: two families, three members of staff, and records of every kind when they are asked for. */
export class World {
  private readonly known = new Map<string, Promise<Target>>();

  private constructor(
    readonly app: TestApp,
    private readonly people: {
      parent: Parent;
      'other parent': Parent;
      leader: Staff;
      office: Staff;
      admin: Staff;
    },
  ) {}

  static async in(app: TestApp): Promise<World> {
    return new World(app, {
      parent: await someParent(app),
      'other parent': await someParent(app),
      leader: await someStaff(app, 'Project leader'),
      office: await someStaff(app, 'Office'),
      admin: await someStaff(app, 'Administrator'),
    });
  }

  user(caller: Caller): Staff | null {
    return caller === 'visitor' ? null : this.people[caller];
  }

  /** Another login of the same account, for calls that end it. */
  async anotherLogin(caller: Caller): Promise<Staff | null> {
    const user = this.user(caller);
    return user && signInAgain(this.app, user);
  }

  /**
   * A record of a kind.
   * @param own whether it belongs to the caller: a family's for parents (staff and visitors look at two families), the
   *   account for users; records of the catalogue belong to nobody
   * @param fresh made for this call alone, because it may be deleted or changed
   */
  target(kind: Kind, caller: Caller, own: boolean, fresh: boolean): Promise<Target> {
    const family = (caller === 'other parent') === own ? 'other parent' : 'parent';
    const make = (): Promise<Target> => KINDS[kind](this, { caller, own, family: this.people[family] });
    if (fresh) return make();
    const key = kind === 'user' ? `${kind} ${caller} ${own}` : `${kind} ${family}`;
    const found = this.known.get(key) ?? make();
    this.known.set(key, found);
    return found;
  }
}

interface Wanted {
  caller: Caller;
  own: boolean;
  family: Parent;
}

type Make = (world: World, wanted: Wanted) => Promise<Target>;

function found(
  { app }: World,
  entity: EntityTarget<ObjectLiteral>,
  { id }: { id: number },
  params: Record<string, number> = { id },
): Target {
  return { params, exists: () => app.dataSource.manager.existsBy(entity, { id }) };
}

async function stored(world: World, entity: new () => ObjectLiteral, values: object): Promise<Target> {
  const { manager } = world.app.dataSource;
  return found(world, entity, await manager.save(manager.create(entity, values) as { id: number }));
}

/** A confirmed and paid registration of a new child of the family for a new week. */
async function registration(world: World, family: Parent) {
  const { app } = world;
  const child = await someChild(app, family);
  const week = await someWeek(app, await someCourse(app));
  const { body } = await app
    .as(family)
    .post(`/api/send-registration/${week.course_id}`)
    .send(signUpBody(child, week))
    .expect(201);
  const [{ id }] = (body as { data: { registrations: [{ id: number }] } }).data.registrations;
  return { id, courseId: week.course_id, childId: child.id };
}

const names = () => ({ name: `Name ${next()}`, name_it: `Nome ${next()}` });

/** Records that routes are about. Whoever adds a kind says how one is made, and whose it is. */
const KINDS = {
  location: async (world: World) => found(world, LocationEntity, await someLocation(world.app)),
  courseType: (world: World) => stored(world, CourseTypeEntity, { ...names(), sort_order: 1 }),
  courseCategory: (world: World) =>
    stored(world, CourseCategoryEntity, { ...names(), description: '<p>a</p>', description_it: '<p>b</p>' }),
  course: async (world: World) => found(world, CourseEntity, await someCourse(world.app)),
  courseWeek: async (world: World) =>
    found(world, CourseWeekEntity, await someWeek(world.app, await someCourse(world.app))),
  // One of the seeded: the key of an option is one that is known.
  option: async (world: World) => {
    const { manager } = world.app.dataSource;
    const option = await manager.findOneOrFail(OptionEntity, { where: {}, order: { id: 'DESC' } });
    return found(world, OptionEntity, option);
  },
  failedMail: (world: World) =>
    stored(world, OutboxMailEntity, {
      message_id: `<${next()}@feria.example>`,
      kind: 'payed',
      recipient: 'nobody@feria.example',
      lang: 'de',
      payload: '{}',
      state: 'failed',
      due_at: new Date(),
      created_at: new Date(),
      failed_at: new Date(),
    }),
  role: (world: World) => stored(world, RoleEntity, { name: `Role ${next()}` }),
  user: async (world: World, { caller, own }: Wanted) =>
    found(world, UserEntity, (own && world.user(caller)) || (await someStaff(world.app, []))),
  parent: async (world: World, { caller, family }: Wanted) => {
    const isTheirs = caller === 'parent' || caller === 'other parent';
    const { personId } = isTheirs ? family : await someParent(world.app);
    return found(world, PersonEntity, { id: personId });
  },
  child: async (world: World, { family }: Wanted) =>
    found(world, ChildEntity, await someChild(world.app, family)),
  registration: async (world: World, { family }: Wanted) =>
    found(world, RegistrationEntity, await registration(world, family)),
  confirmation: async (world: World, { family }: Wanted) => {
    const { id, courseId, childId } = await registration(world, family);
    const { manager } = world.app.dataSource;
    const { price } = await manager.findOneByOrFail(RegistrationEntity, { id });
    await manager.update(RegistrationEntity, { id }, { payed_amount: price, payed_at: '2026-03-01' });
    return found(world, RegistrationEntity, { id }, { courseId, peopleId: childId });
  },
} satisfies Record<string, Make>;

export type Kind = keyof typeof KINDS;
