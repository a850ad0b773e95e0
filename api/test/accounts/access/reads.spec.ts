import { PERMISSIONS, type Permission } from '@feria/shared';
import { randomUUID } from 'node:crypto';
import { RolePermissionEntity, UserRoleEntity } from '../../../src/core/auth/role.entity.js';
import { FamilyCallEntity } from '../../../src/model/office/family-call.entity.js';
import { AbsenceEntity } from '../../../src/model/families/absence.entity.js';
import { AttendanceIssueEntity } from '../../../src/model/on-site/attendance-issue.entity.js';
import { ParentEntity } from '../../../src/model/families/parent.entity.js';
import { PickupPersonEntity } from '../../../src/model/families/pickup-person.entity.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import { readXlsx } from '../../money/documents/support/xlsx.js';
import { sendMessage, sent } from '../../office/messages/support.js';
import { change, MONDAY, send, somePlaceIn, someWeekLeader, someWeekOnSite } from '../../on-site/support.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { pay } from '../../support/pay.js';
import { some } from '../../support/short.js';
import { someParent, someStaff, someTaxCode, type Staff } from '../../support/builders.js';
import { TABLE } from './table.js';
import { World } from './world.js';

/*
 * What each permission reads of a family, alone and with a second one: the table of the direct ways in shared/docs/access.md, once more
 * and by hand. Every GET is called for a family in which each datum can be found again; documents in PDF are not opened. Whoever lets a
 * call tell more changes this table and that page.
 */

/** What is looked for. */
const DATA = [
  'health',
  'day',
  'tax',
  'birth',
  'phone',
  'contact',
  'pickup',
  'email',
  'parent_phone',
  'parent_address',
  'parent_tax',
  'invited',
  'week',
  'call',
] as const;
type Datum = (typeof DATA)[number];

/** The record of a parent. */
const PARENT: readonly Datum[] = ['email', 'parent_phone', 'parent_address', 'parent_tax'];
/** The record of a child. */
const CHILD: readonly Datum[] = ['tax', 'birth', 'phone'];
/** A registration, and a child on site: with birth and tax code. */
const PLACE: readonly Datum[] = ['tax', 'birth', 'contact', 'week'];
/** Parents and pick-up persons on site. */
const FAMILY_ON_SITE: readonly Datum[] = ['parent_phone', 'parent_address', 'pickup'];

/** What a permission reads by itself; who is not named reads nothing. */
const ALONE: Partial<Record<Permission, readonly Datum[]>> = {
  'child.index': CHILD,
  'child.update': CHILD,
  // Who is put into groups.
  'course.view': ['birth', 'week'],
  'message.index': ['email'],
  // What was paid for.
  'payment.index': ['week'],
  'peopleCourseWeekRegistration.index': PLACE,
  'peopleCourseWeekRegistration.update': ['tax', 'contact', 'week'],
  'person.index': PARENT,
  // With the children by name and birth.
  'person.update': [...PARENT, 'birth'],
  'person.view': [...PARENT, 'birth'],
  'user.index': ['email'],
  'user.update': ['email'],
};

/** What two permissions read together, and neither of them by itself. */
const TOGETHER: readonly (readonly [Permission, Permission, readonly Datum[]])[] = [
  ['child.health', 'child.index', ['health']],
  ['child.health', 'child.update', ['health']],
  ['child.health', 'course.view', ['health']],
  // What was noted of a day, too.
  ['child.health', 'peopleCourseWeekRegistration.index', ['health', 'day']],
  ['child.index', 'person.update', ['pickup']],
  ['child.index', 'person.view', ['pickup', 'invited']],
  ['person.calls', 'person.update', ['call']],
  ['person.calls', 'person.view', ['call']],
  ['child.update', 'person.index', ['pickup', 'invited']],
  ['peopleCourseWeekRegistration.index', 'peopleCourseWeekRegistration.update', FAMILY_ON_SITE],
  ['peopleCourseWeekRegistration.index', 'person.index', ['pickup']],
];

/** What a search of a list by itself tells (searches.spec.ts has lists that several permissions open). */
const SEARCHED: Partial<Record<Permission, readonly Datum[]>> = {
  'child.index': ['tax'],
  'peopleCourseWeekRegistration.index': ['tax'],
  'person.index': ['email', 'parent_phone', 'parent_tax'],
  'user.index': ['email'],
};

/** Permissions that show something of people, or may do so with another. */
const OF_PEOPLE = PERMISSIONS.filter(
  (permission) =>
    permission in ALONE ||
    [
      'auditLog.index',
      'child.health',
      'payment.index',
      'person.calls',
      'person.viewAs',
      'week.assigned',
    ].includes(permission),
);

/** Where a child is: the project is no secret, but that it and the child stand in one answer. */
type Secrets = Record<Exclude<Datum, 'week'>, string> & { week: readonly [child: string, project: string] };

interface Call {
  route: string;
  address: string;
  query: Record<string, string>;
}

let app: TestApp;
let reader: Staff;
let secrets: Secrets;
let calls: Call[];
beforeAll(async () => {
  app = await createTestApp();
  app.clock.set(`${MONDAY}T10:00:00Z`);
  reader = await someStaff(app, []);
  const family = await someFamily();
  secrets = family.secrets;
  calls = await everyGet(family.records);
});
afterAll(() => app.close());

/** A family in which everything can be found again, with its records by their kind (see `world.ts`). */
async function someFamily() {
  const { manager } = app.dataSource;
  const mother = await someParent(app);
  const found: Secrets = {
    health: 'Haselnuss und Wespen',
    day: 'Fieber am Mittag',
    tax: someTaxCode({ from: 2012, years: 8 }),
    birth: '2015-03-19',
    phone: '+39 334 7000002',
    contact: '+39 335 7000003',
    pickup: '+39 336 7000004',
    email: mother.email,
    parent_phone: '+39 333 7000001',
    parent_address: 'Verborgene Gasse 77',
    parent_tax: '',
    invited: 'oma@verborgen.example',
    week: ['Zwetschge', 'Verborgene Wochen'],
    call: 'Die Oma kommt am Dienstag',
  };
  const { personId } = mother;
  await manager.update(
    ParentEntity,
    { id: personId },
    { phone: found.parent_phone, address: found.parent_address },
  );
  found.parent_tax = (await manager.findOneByOrFail(ParentEntity, { id: personId })).tax;
  const [firstName, project] = found.week;
  const week = await someWeekOnSite(app, { name: project, name_it: project });
  const child = await somePlaceIn(app, week, {
    parent: mother,
    child: {
      first_name: firstName,
      allergies: found.health,
      phone: found.phone,
      tax: found.tax,
      birth: found.birth,
    },
    registration: { emergency_contact1_phone: found.contact, booked_by: mother.id },
  });
  await manager.insert(PickupPersonEntity, { child_id: child.id, name: 'Sepp', phone: found.pickup });
  await manager.insert(AbsenceEntity, {
    child_id: child.id,
    from: '2026-07-07',
    to: '2026-07-07',
    reason: found.day,
    created_at: app.clock.now(),
  });
  await manager.insert(FamilyCallEntity, {
    person_id: personId,
    at: app.clock.now(),
    text: found.call,
    todo: 'Nachfragen',
    todo_on: MONDAY,
  });
  const { id: registrationId } = await manager.findOneByOrFail(RegistrationEntity, { child_id: child.id });
  await pay(app, registrationId, 2_000);
  const leader = await someWeekLeader(app, week);
  await send(app, leader, change(child, { status: 'present', note: found.day }));
  const point = await manager.save(AttendanceIssueEntity, {
    child_id: child.id,
    course_week_id: week.id,
    date: MONDAY,
    change_id: randomUUID(),
    made_at: app.clock.now(),
    received_at: app.clock.now(),
    reason: 'no_place',
    state: 'open',
    // Of a child that may be there: so it says whom to call.
    fields: JSON.stringify({
      status: 'present',
      note: found.day,
      left_with_name: 'Sepp',
      left_with_phone: found.pickup,
    }),
  } as const);
  const admin = await someStaff(app, 'Administrator');
  // For the log of changes: each was another once.
  for (const [path, values] of [
    [`/api/child/${child.id}`, { phone: found.phone, allergies: found.health }],
    [`/api/parent/${personId}`, { phone: found.parent_phone, address: found.parent_address }],
    [`/api/peopleCourseWeekRegistration/${registrationId}`, { emergency_contact1_phone: found.contact }],
  ] as const)
    for (const body of [Object.fromEntries(Object.keys(values).map((field) => [field, '0471 1'])), values])
      await app.as(admin).put(path).send(body).expect(200);
  await app
    .as(mother)
    .post('/api/my-family/guardian-invitations')
    .send({ email: found.invited, child_ids: [child.id] })
    .expect(201);
  const texts = { body: '<p>Hallo {{name}}</p>', body_it: '<p>Ciao {{name}}</p>' };
  const message = await sent(
    sendMessage(
      app,
      admin,
      { kind: 'family', person_id: personId },
      { ...texts, subject: 'Programm', subject_it: 'Programma' },
    ),
  );
  const records: Record<string, Record<string, number | string>> = {
    child: { id: child.id },
    parent: { id: personId },
    overdue: { id: personId },
    registration: { id: registrationId },
    issue: { id: point.id },
    user: { id: mother.id },
    course: { id: week.course_id },
    courseWeek: { id: week.id },
    message: { id: message.id },
    ledWeek: { id: week.id, weekId: week.id, date: MONDAY },
  };
  return { secrets: found, records };
}

/** Every GET of the table but PDFs and the same in Italian, of this family where it is about a record of a family. */
async function everyGet(records: Record<string, Record<string, number | string>>): Promise<Call[]> {
  const world = await World.in(app);
  const found: Call[] = [];
  for (const [route, rule] of Object.entries(TABLE)) {
    const [method, path = ''] = route.split(' ');
    if (
      method !== 'GET' ||
      rule.ends ||
      path.endsWith('/it') ||
      /^\/(confirmation|export\/(statement|tax-))/.test(path)
    )
      continue;
    const params =
      rule.record &&
      (records[rule.record] ?? (await world.target(rule.record, 'office', false, false)).params);
    found.push({
      route,
      address: path.replace(/:(\w+)/g, (_, name: string) => String(rule.params?.[name] ?? params?.[name])),
      query: { ...(await rule.query?.(world)), ...(/sheet|meals/.test(path) && { format: 'xlsx' }) },
    });
  }
  return found;
}

async function hold(permissions: readonly Permission[]): Promise<void> {
  const { manager } = app.dataSource;
  const { role_id } = await manager.findOneByOrFail(UserRoleEntity, { user_id: reader.id });
  await manager.delete(RolePermissionEntity, { role_id });
  await manager.insert(
    RolePermissionEntity,
    permissions.map((permission) => ({ role_id, permission })),
  );
}

/** What a call tells the reader; `null` when it does not answer. */
async function told({ address, query }: Call, more: Record<string, string> = {}): Promise<string | null> {
  const url = new URL(address, await app.app.getUrl());
  url.search = new URLSearchParams({ ...query, ...more }).toString();
  const answer = await fetch(url, { headers: { Authorization: `Bearer ${reader.token}` } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect([address, answer.status < 500]).toEqual([address, true]);
  if (answer.status !== 200) return null;
  // A ZIP file of PDFs is no sheet.
  const isSheet = answer.headers.get('content-type')?.includes('spreadsheetml') === true;
  // As a sheet has it, and as it is shown.
  return isSheet ? JSON.stringify(readXlsx(bytes)) : bytes.toString('utf8');
}

/** Whether a datum stands in one answer. */
function tells(text: string, datum: Datum): boolean {
  return [secrets[datum]].flat().every((part) => text.includes(part));
}

/** What holders of the permissions read by the calls, and by which they are let in. */
async function reads(permissions: readonly Permission[], by: readonly Call[]) {
  await hold(permissions);
  const answers = await Promise.all(by.map((call) => told(call)));
  return {
    data: DATA.filter((datum) => answers.some((text) => text !== null && tells(text, datum))),
    open: by.filter((_, index) => answers[index] !== null),
  };
}

const sorted = (data: Iterable<Datum>): Datum[] => DATA.filter((datum) => new Set(data).has(datum));

it('an account without permissions reads nothing of the family', async () => {
  expect((await reads([], calls)).data).toEqual([]);
});

it.each(PERMISSIONS.map((permission) => [permission]))('%s alone reads what the page says', async (alone) => {
  const { data, open } = await reads([alone], calls);
  expect(data).toEqual(sorted(ALONE[alone] ?? []));
  const lists = open.filter(({ route }) => /^GET \/api\/\w+$/.test(route));
  const count = async (call: Call, search: string): Promise<unknown> =>
    (JSON.parse((await told(call, { search })) ?? '{}') as { data?: { length?: number } }).data?.length;
  const searched = new Set<Datum>();
  for (const call of lists) {
    const none = await count(call, 'zzqqxx');
    for (const datum of DATA) {
      // Of projects alone a search tells nothing of a child.
      if (datum === 'week') continue;
      if ((await count(call, secrets[datum])) !== none) searched.add(datum);
    }
  }
  expect(sorted(searched)).toEqual(sorted(SEARCHED[alone] ?? []));
});

describe('together read what the page says:', () => {
  const known = new Map<Permission, readonly Call[]>();
  /** The calls that a permission opens, and nobody is let into without one. */
  const openBy = async (permission: Permission): Promise<readonly Call[]> => {
    let open = known.get(permission);
    if (!open) {
      everybodys ??= new Set((await reads([], calls)).open);
      const others = calls.filter((call) => !everybodys!.has(call));
      ({ open } = await reads([permission], others));
      known.set(permission, open);
    }
    return open;
  };
  let everybodys: ReadonlySet<Call> | undefined;

  it.each(OF_PEOPLE.slice(0, -1).map((one) => [one]))('%s and each other', async (one) => {
    const needsTwo = calls.filter(({ route }) => /^GET \/export\/families/.test(route));
    const found: unknown[] = [];
    const expected: unknown[] = [];
    const others = OF_PEOPLE.slice(OF_PEOPLE.indexOf(one) + 1);
    const fewer = some(others, 8, OF_PEOPLE.indexOf(one));
    // The short form tries an eighth of the pairs, and those that show more than each of the two.
    for (const two of others.filter(
      (two) => fewer.includes(two) || TOGETHER.some(([a, b]) => a === one && b === two),
    )) {
      const by = new Set([...(await openBy(one)), ...(await openBy(two)), ...needsTwo]);
      const more = TOGETHER.find(([a, b]) => a === one && b === two)?.[2] ?? [];
      found.push([two, (await reads([one, two], [...by])).data]);
      expected.push([two, sorted([...(ALONE[one] ?? []), ...(ALONE[two] ?? []), ...more])]);
    }
    expect(found).toEqual(expected);
  });
});
