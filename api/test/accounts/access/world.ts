import { randomUUID } from 'node:crypto';
import { AttendanceIssueEntity } from '../../../src/model/on-site/attendance-issue.entity.js';
import type { ResourceDefinition } from '@feria/shared';
import { resources } from '@feria/shared/resources/index';
import { IsNull, type EntityTarget, type ObjectLiteral } from 'typeorm';
import { tableOf } from '../../../src/core/crud/resource-entity.js';
import { AbsenceEntity } from '../../../src/model/families/absence.entity.js';
import { CalendarFeedEntity } from '../../../src/model/families/calendar-feed.entity.js';
import { CourseWeekEntity } from '../../../src/model/catalogue/course-week.entity.js';
import { CourseEntity } from '../../../src/model/catalogue/course.entity.js';
import {
  BankEntryEntity,
  BankRunEntity,
  BankStatementEntity,
} from '../../../src/model/money/bank-statement.entity.js';
import { BookEntries } from '../../../src/money/bank-statements/book-entries.js';
import { CourseDrawEntity } from '../../../src/model/registrations/course-draw.entity.js';
import { NOTICES } from '@feria/shared/rules/setup';
import { optionField } from '@feria/shared/resources/option/index';
import { OptionEntity } from '../../../src/model/settings/option.entity.js';
import { GuardianInvitationEntity } from '../../../src/model/families/guardian-invitation.entity.js';
import { ChildEntity, ChildParentEntity } from '../../../src/model/families/child.entity.js';
import { ParentEntity } from '../../../src/model/families/parent.entity.js';
import { FamilyCallEntity } from '../../../src/model/office/family-call.entity.js';
import { SavedViewEntity } from '../../../src/model/office/saved-view.entity.js';
import { MessageEntity, MessageFileEntity } from '../../../src/model/office/message.entity.js';
import { OutboxMailEntity } from '../../../src/model/mailing/outbox-mail.entity.js';
import { CancellationFeeEntity } from '../../../src/model/ledger/cancellation-fee.entity.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import { CourseWeekLeaderEntity } from '../../../src/model/on-site/week-group.entity.js';
import { ApiKeyEntity } from '../../../src/core/auth/api-key.entity.js';
import { newApiKey } from '../../../src/core/auth/api-keys.js';
import { RoleEntity } from '../../../src/core/auth/role.entity.js';
import { UserEntity } from '../../../src/core/auth/user.entity.js';
import type { TestApp } from '../../support/app.js';
import {
  next,
  READER,
  signInAgain,
  signUpBody,
  someChild,
  someCourse,
  someParent,
  someStaff,
  someWeek,
  type Parent,
  type Staff,
} from '../../support/builders.js';
import { somePdf } from '../../support/files.js';
import { sampleOf } from '../../support/sample.js';
import { pay, somePayment } from '../../support/pay.js';
import { makeFile, someAccount, someCreditor } from '../../money/payouts/support.js';
import { ArchivedParentEntity } from '../../../src/model/ledger/accounting-archive.entity.js';
import { someReceipt } from '../../money/receipts/support.js';
import { ReceiptEntity } from '../../../src/model/ledger/receipt.entity.js';
import { SepaFileEntity } from '../../../src/model/ledger/payout.entity.js';

/** Everybody who calls. Staff have the seeded roles (product/accounts.md#roles), but for the reader, who sees and changes nothing. */
export const CALLERS = ['visitor', 'parent', 'other parent', 'reader', 'leader', 'office', 'admin'] as const;
export type Caller = (typeof CALLERS)[number];

/** A record that a route is called for: what stands in its address, and whether it is still there. */
export interface Target {
  params: Record<string, number | string>;
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
      reader: Staff;
      leader: Staff;
      office: Staff;
      admin: Staff;
    },
  ) {}

  static async in(app: TestApp): Promise<World> {
    return new World(app, {
      parent: await someParent(app),
      'other parent': await someParent(app),
      reader: await someStaff(app, READER),
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
    const wanted = { caller, own, family: this.people[family] };
    const make = (): Promise<Target> =>
      isByHand(kind) ? KINDS[kind](this, wanted) : made(this, resources[kind]);
    // An option is not made for a call, so that one of the others may have deleted it.
    if (fresh || kind === 'option') return make();
    const isCallers = ['user', 'ledWeek', 'issue', 'savedView'].includes(kind);
    const key = isCallers ? `${kind} ${caller} ${own}` : `${kind} ${family}`;
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
  params: Target['params'] = { id },
): Target {
  return { params, exists: () => app.dataSource.manager.existsBy(entity, { id }) };
}

async function stored(world: World, entity: new () => ObjectLiteral, values: object): Promise<Target> {
  const { manager } = world.app.dataSource;
  return found(world, entity, await manager.save(manager.create(entity, values) as { id: number }));
}

/** An entry of a bank statement that nobody decided on. */
async function bankEntry(world: World): Promise<Target> {
  const { manager } = world.app.dataSource;
  const { id } = await manager.save(BankStatementEntity, {
    created_at: new Date(),
    user_id: null,
    entries: 1,
    known: 0,
  });
  return stored(world, BankEntryEntity, {
    statement_id: id,
    entry_key: `key ${next()}`,
    account: 'IT60X0542811101000000123456',
    date: world.app.clock.today(),
    booked_on: world.app.clock.today(),
    amount: 12_000,
    currency: 'EUR',
    state: 'open',
  });
}

/** One that is booked as credit of a parent. */
async function bookedEntry(world: World): Promise<Target> {
  const target = await bankEntry(world);
  const { id: userId } = world.user('admin')!;
  // Who owes nothing, so that it stays credit.
  const { personId } = await someParent(world.app);
  const entries = [{ id: Number(target.params.id), credit_person_id: personId }];
  await world.app.app.get(BookEntries, { strict: false }).book(entries, { userId });
  return target;
}

/** A file of transfers with credit of a parent in it. */
async function sepaFile({ app }: World): Promise<Target> {
  await someAccount(app);
  const { id } = await makeFile(app, [await someCreditor(app)]);
  const { manager } = app.dataSource;
  return { params: { id }, exists: () => manager.existsBy(SepaFileEntity, { id, withdrawn_at: IsNull() }) };
}

async function archivedParent({ app }: World): Promise<Target> {
  const { manager } = app.dataSource;
  const person_id = 900_000_000 + next();
  const data = JSON.stringify({
    first_name: 'Eva',
    last_name: 'Rossi',
    tax: 'X',
    address: null,
    plz: null,
    place: null,
  });
  await manager.insert(ArchivedParentEntity, { person_id, data, last_booked_on: '2026-01-01' });
  return { params: { id: person_id }, exists: () => manager.existsBy(ArchivedParentEntity, { person_id }) };
}

/** A fee of a new child of the family, of which nothing is paid. */
async function cancellationFee(world: World, family: Parent): Promise<Target> {
  const { app } = world;
  const child = await someChild(app, family);
  const week = await someWeek(app, await someCourse(app));
  return stored(world, CancellationFeeEntity, {
    registration_id: 1_000_000_000 + next(),
    child_id: child.id,
    course_week_id: week.id,
    booked_by: family.id,
    amount: 6_000,
    created_at: new Date(),
  });
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

/** A message with a file to a family. */
async function message(world: World, family: Parent): Promise<Target> {
  const admin = world.app.as(world.user('admin'));
  const upload = await admin.post('/api/message/upload').attach('file', somePdf(), 'x').expect(200);
  const texts = { subject: 'Programm', subject_it: 'Programma', body: 'Hallo', body_it: 'Ciao' };
  const { body } = await admin
    .post('/api/message')
    .send({
      ...texts,
      audience: { kind: 'family', person_id: family.personId },
      attachments: [{ file: (upload.body as { data: string }).data, name: 'Programm.pdf' }],
    })
    .expect(201);
  return found(world, MessageEntity, (body as { data: { id: number } }).data);
}

/** A record of a plain resource, which belongs to nobody: as its definition says, made by whoever may do so. */
async function made(world: World, definition: ResourceDefinition): Promise<Target> {
  const number = next();
  const { body } = await world.app
    .as(world.user('admin'))
    .post(`/api/${definition.name}`)
    .send(await sampleOf(definition)(world.app, number))
    .expect(201);
  return found(world, tableOf(definition.name), (body as { data: { id: number } }).data);
}

/**
 * Records that routes are about. Plain resources are made from their definitions; whoever adds another kind says here how
 * one is made, and whose it is.
 */
const KINDS = {
  course: async (world: World) => found(world, CourseEntity, await someCourse(world.app)),
  courseWeek: async (world: World) =>
    found(world, CourseWeekEntity, await someWeek(world.app, await someCourse(world.app))),
  // Drawn and published: before, there is nothing to see.
  draw: async (world: World) => {
    const { manager } = world.app.dataSource;
    const at = new Date('2026-03-01T00:00:00Z');
    const course = await someCourse(world.app, {
      allocation: 'draw',
      register_to: '2026-02-28',
      allocated_at: at,
    });
    await manager.insert(CourseDrawEntity, {
      course_id: course.id,
      seed: '0'.repeat(32),
      created_at: at,
      published_at: at,
      published_by: null,
      weeks: '[]',
      places_per_child: null,
    });
    return found(world, CourseEntity, course);
  },
  bankEntry: (world: World) => bankEntry(world),
  bookedEntry: (world: World) => bookedEntry(world),
  bankRun: (world: World) =>
    stored(world, BankRunEntity, { created_at: new Date(), user_id: null, entries: 0 }),
  cancellationFee: (world: World, { family }: { family: Parent }) => cancellationFee(world, family),
  sepaFile: (world: World) => sepaFile(world),
  archivedParent: (world: World) => archivedParent(world),
  /** A parent with something overdue. */
  overdue: async (world: World, { family }: Wanted) => {
    const { id } = await registration(world, family);
    await world.app.dataSource.manager.update(RegistrationEntity, { id }, { due_on: '2026-01-01' });
    return found(world, ParentEntity, { id: family.personId });
  },
  // One of the seeded: the key of an option is one that is known.
  option: async (world: World) => {
    const { manager } = world.app.dataSource;
    const options = await manager.find(OptionEntity, { order: { id: 'DESC' } });
    // One that can be deleted.
    return found(
      world,
      OptionEntity,
      options.find(({ key }) => optionField(key)?.required !== true && !NOTICES.includes(key as never))!,
    );
  },
  failedMail: (world: World) =>
    stored(world, OutboxMailEntity, {
      message_id: `<${next()}@feria.example>`,
      kind: 'payed',
      recipient: 'nobody@feria.example',
      lang: 'de',
      payload: JSON.stringify({ course: 'Zeltlager' }),
      state: 'failed',
      due_at: new Date(),
      created_at: new Date(),
      failed_at: new Date(),
    }),
  apiKey: async (world: World) => {
    const { manager } = world.app.dataSource;
    const role = await manager.save(manager.create(RoleEntity, { name: `Role ${next()}` }));
    const maker = await someStaff(world.app, []);
    const { tokenHash, hint } = newApiKey();
    return stored(world, ApiKeyEntity, {
      name: 'Website',
      user_id: maker.id,
      role_id: role.id,
      token_hash: tokenHash,
      hint,
      created_at: new Date(),
      expires_at: new Date('2030-01-01'),
    });
  },
  savedView: async (world: World, { caller, own }: Wanted) =>
    stored(world, SavedViewEntity, {
      list: 'course',
      name: `Ansicht ${next()}`,
      user_id: ((own && world.user(caller)) || (await someStaff(world.app, []))).id,
      state: { search: null, filters: [], sort: [], columns: [] },
    }),
  role: (world: World) => stored(world, RoleEntity, { name: `Role ${next()}` }),
  user: async (world: World, { caller, own }: Wanted) =>
    found(world, UserEntity, (own && world.user(caller)) || (await someStaff(world.app, []))),
  /** Somebody else's, with a second factor that can be reset. */
  lostDevice: async (world: World) => {
    const staff = await someStaff(world.app, []);
    await world.app.dataSource.manager.update(
      UserEntity,
      { id: staff.id },
      { second_factor_at: world.app.clock.now() },
    );
    return found(world, UserEntity, staff);
  },
  parent: async (world: World, { caller, family }: Wanted) => {
    const isTheirs = caller === 'parent' || caller === 'other parent';
    const { personId } = isTheirs ? family : await someParent(world.app);
    return found(world, ParentEntity, { id: personId });
  },
  child: async (world: World, { family }: Wanted) =>
    found(world, ChildEntity, await someChild(world.app, family)),
  call: async (world: World, { family }: Wanted) =>
    stored(world, FamilyCallEntity, { person_id: family.personId, at: new Date(), text: 'x' }),
  absence: async (world: World, { family }: Wanted) => {
    const { id: child_id } = await someChild(world.app, family);
    const day = world.app.clock.today();
    return stored(world, AbsenceEntity, { child_id, from: day, to: day, created_at: new Date() });
  },
  /** A child with two wishes for a draw; see {@link wishOrder}. */
  wishingChild: async (world: World, { family }: Wanted) => {
    const child = await someChild(world.app, family);
    const course = await someCourse(world.app, { allocation: 'draw', register_to: '2026-12-31' });
    for (const priority of [1, 2]) {
      const week = await someWeek(world.app, course);
      await stored(world, RegistrationEntity, {
        child_id: child.id,
        course_week_id: week.id,
        day_type: 'full_day',
        is_waiting: true,
        held_back: true,
        priority,
        queue_number: 1,
        price: 0,
        emergency_contact1_phone: '+39 333 1112223',
        created_at: world.app.clock.now(),
      });
    }
    return found(world, ChildEntity, child);
  },
  ledWeek: someLedWeek,
  /** An open point of such a week. */
  issue: async (world: World, wanted: Wanted) => {
    const { params } = await someLedWeek(world, wanted);
    const { id: child_id } = await someChild(world.app, wanted.family);
    const at = world.app.clock.now();
    return stored(world, AttendanceIssueEntity, {
      child_id,
      course_week_id: Number(params.id),
      date: world.app.clock.today(),
      made_at: at,
      received_at: at,
      change_id: randomUUID(),
      reason: 'no_place',
      state: 'open',
      fields: '{}',
    });
  },
  registration: async (world: World, { family }: Wanted) =>
    found(world, RegistrationEntity, await registration(world, family)),
  // Exists as long as it can be withdrawn.
  guardianInvitation: async (world: World, { family }: Wanted) => {
    const { app } = world;
    const { body } = await app
      .as(family)
      .post('/api/my-family/guardian-invitations')
      .send({ email: `guardian${next()}@familie.example`, child_ids: [(await someChild(app, family)).id] })
      .expect(201);
    const { id } = (body as { data: { id: number } }).data;
    const exists = () =>
      app.dataSource.manager.existsBy(GuardianInvitationEntity, { id, withdrawn_at: IsNull() });
    return { params: { id }, exists };
  },
  // Somebody whom the family invited as second guardian of a child.
  guardian: async (world: World, { family }: Wanted) => {
    const { app } = world;
    const child = await someChild(app, family);
    const { personId } = await someParent(app);
    const link = { child_id: child.id, person_id: personId };
    await app.dataSource.manager.insert(ChildParentEntity, { ...link, invited_by: family.personId });
    const exists = () => app.dataSource.manager.existsBy(ChildParentEntity, link);
    return { params: { id: child.id, personId }, exists };
  },
  // A child that somebody else invited the family for.
  guardianship: async (world: World, { family }: Wanted) => {
    const { app } = world;
    const inviter = await someParent(app);
    const child = await someChild(app, inviter);
    const link = { child_id: child.id, person_id: family.personId };
    await app.dataSource.manager.insert(ChildParentEntity, { ...link, invited_by: inviter.personId });
    const exists = () => app.dataSource.manager.existsBy(ChildParentEntity, link);
    return { params: { id: child.id }, exists };
  },
  payment: async (world: World, { family }: Wanted) => ({
    params: { id: await somePayment(world.app, family) },
    // Nothing of the ledger is ever deleted; a payment that was taken back is not the one of before.
    exists: () => Promise.resolve(true),
  }),
  receipt: async (world: World, { family }: Wanted) => {
    const id = await someReceipt(world.app, family);
    const { manager } = world.app.dataSource;
    return { params: { id }, exists: () => manager.existsBy(ReceiptEntity, { id, cancelled_at: IsNull() }) };
  },
  message: (world: World, { family }: Wanted) => message(world, family),
  messageFile: async (world: World, { family }: Wanted) => {
    const { params } = await message(world, family);
    const { manager } = world.app.dataSource;
    const file = await manager.findOneByOrFail(MessageFileEntity, { message_id: Number(params.id) });
    return found(world, MessageFileEntity, file);
  },
  calendar: async (world: World, { family }: Wanted) => {
    const { body } = await world.app.as(family).post('/api/my-family/calendar').expect(201);
    const secret = /\/([\w-]{43})\.ics$/.exec((body as { data: { address: string } }).data.address)?.[1];
    const feed = await world.app.dataSource.manager.findOneByOrFail(CalendarFeedEntity, {
      user_id: family.id,
    });
    return found(world, CalendarFeedEntity, feed, { secret: secret! });
  },
  confirmation: async (world: World, { family }: Wanted) => {
    const { id, courseId, childId } = await registration(world, family);
    const { manager } = world.app.dataSource;
    const { price } = await manager.findOneByOrFail(RegistrationEntity, { id });
    await pay(world.app, id, price);
    return found(world, RegistrationEntity, { id }, { courseId, peopleId: childId });
  },
  // What a family paid for a child in 2026.
  paidDocument: async (world: World, { family }: Wanted) => {
    const { id, childId } = await registration(world, family);
    await pay(world.app, id, 100, '2026-03-01');
    return found(world, RegistrationEntity, { id }, { childId, personId: family.personId, year: 2026 });
  },
} satisfies Record<string, Make>;

type KindByHand = keyof typeof KINDS;
export type Kind = KindByHand | keyof typeof resources;

const isByHand = (kind: Kind): kind is KindByHand => kind in KINDS;

/** A week that runs; its own for the leader who leads it. */
async function someLedWeek(world: World, { caller, own }: Wanted): Promise<Target> {
  const { app } = world;
  // Leaders see a week only for some days around it.
  const today = app.clock.today();
  const week = await someWeek(app, await someCourse(app), { from: today, to: today });
  const leader = own && caller === 'leader' ? world.user('leader') : await someStaff(app, []);
  await app.dataSource.manager.insert(CourseWeekLeaderEntity, {
    course_week_id: week.id,
    user_id: leader!.id,
  });
  return found(world, CourseWeekEntity, week, { id: week.id, weekId: week.id, date: week.from });
}

/** A body that turns the two wishes of a `wishingChild` round; of another record one that is well formed. */
export async function wishOrder(app: TestApp, childId: number | string | undefined): Promise<object> {
  const wishes = await app.dataSource.manager.find(RegistrationEntity, {
    where: { child_id: Number(childId ?? 0) },
    relations: { courseWeek: true },
    order: { id: 'ASC' },
  });
  const shown = wishes.length > 0 ? wishes.map(({ id }) => id) : [1];
  return { course_id: wishes[0]?.courseWeek?.course_id ?? 1, shown, wishes: shown.toReversed() };
}
