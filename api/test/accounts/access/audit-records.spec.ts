import { addDays, PERMISSIONS, romeDate, type AuditAction } from '@feria/shared';
import { course } from '@feria/shared/resources/course/index';
import { LOGGED_CALLS, LOGGED_UPLOADS } from '@feria/shared/resources/logged';
import { allResources } from '@feria/shared/resources/index';
import { optionField } from '@feria/shared/resources/option/index';
import { generateSecret, generateSync } from 'otplib';
import { AuditEntryEntity } from '../../../src/core/audit/audit-entry.entity.js';
import { hashPassword } from '../../../src/core/auth/passwords.js';
import { RoleEntity } from '../../../src/core/auth/role.entity.js';
import { UserEntity } from '../../../src/core/auth/user.entity.js';
import { AuthenticatorAppEntity } from '../../../src/model/accounts/second-factor.entity.js';
import { dayVersion } from '../../../src/presence/marked-days.js';
import { ParentEntity } from '../../../src/model/families/parent.entity.js';
import { CourseEntity } from '../../../src/model/catalogue/course.entity.js';
import { ChildDayEntity } from '../../../src/model/registrations/child-day.entity.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import { OptionEntity } from '../../../src/model/settings/option.entity.js';
import { camt } from '../../money/bank-statements/support.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { invitedToken } from '../../families/guardians/support.js';
import {
  next,
  type Parent,
  signUpBody,
  someChild,
  someCourse,
  someNotices,
  someTaxCode,
  someWeek,
} from '../../support/builders.js';
import { somePdf, somePicture } from '../../support/files.js';
import { familiesFile, projectsFile, someParentRow, someProject } from '../../office/import/support.js';
import { IBAN, ORGANISER, someAccount, someCreditor } from '../../money/payouts/support.js';
import { someOrganiser } from '../../money/receipts/support.js';
import { somePayment } from '../../support/pay.js';
import { sampleOf } from '../../support/sample.js';
import { TABLE, type Rule } from './table.js';
import { wishOrder, World, type Caller, type Target } from './world.js';

/**
 * Calls every changing route of the access table once, with success, and looks for its record in the audit log.
 *
 * **Whoever adds a route that changes something calls `recordAudit` in its transaction.** A route that leaves no record on
 * purpose stands in `WITHOUT_RECORD`, with the reason. A route that needs more than an empty body gets one in `BODIES`.
 */
const WITHOUT_RECORD: Record<string, string> = {
  'POST /api/login': 'nobody is signed in yet',
  'POST /api/login/code': 'nobody is signed in yet',
  'POST /api/login/passkey': 'nobody is signed in yet',
  'POST /api/login/passkey/options': 'nobody is signed in yet',
  'POST /api/second-factor/app': 'changes nothing: the app counts once its first code is there',
  'POST /api/second-factor/passkey': 'changes nothing: the passkey counts once the browser has made it',
  'POST /api/second-factor/confirmation': 'changes nothing: the passkey is asked for before a change',
  'POST /api/second-factor/passkey/confirm':
    'needs a device: second-factor/passkeys.spec.ts reads its record',
  'POST /api/second-factor/passkey/:id/remove':
    'needs a device: second-factor/passkeys.spec.ts reads its record',
  'POST /api/register': 'nobody is signed in',
  'POST /auth/register': 'nobody is signed in',
  'POST /api/password/forgot': 'nobody is signed in',
  'POST /api/password/reset': 'nobody is signed in; the link stands for the account',
  'POST /api/password/reset/check': 'changes nothing',
  'POST /api/email/confirm': 'nobody is signed in; the link stands for the account',
  'POST /api/account/undo': 'needs the link of a mail: accounts/undo.spec.ts reads its records',
  'POST /api/my-family/deletion':
    'ends the account that the others need: privacy/own-deletion.spec.ts reads its record',
  'POST /api/client-error': 'nobody is signed in, and nothing is stored',
  'POST /api/guardian-invitation/preview': 'nobody need be signed in, and nothing is stored',
  'POST /api/peopleCourseWeekRegistration/cancel-preview': 'changes nothing',
  'POST /api/search': 'changes nothing',
  'POST /api/course/readiness': 'changes nothing',
  'POST /api/bank-entry/preview': 'changes nothing',
  'POST /api/message/preview': 'changes nothing',
  'POST /api/course/rollover/preview': 'changes nothing',
  'POST /api/import/projects/check': 'changes nothing',
  'POST /api/import/families/check': 'changes nothing',
  'POST /api/import/projects/marked': 'changes nothing',
  'POST /api/import/families/marked': 'changes nothing',
  'POST /api/course/:id/draw/preview': 'changes nothing; the seed is the server’s',
  'POST /api/course/:id/mail-preview': 'changes nothing',
  'POST /api/option/mail-preview': 'changes nothing',
  'POST /api/ticket': 'stores nothing: a download token is a signed text',
  'PUT /api/attendance': 'every change is kept in attendance_change, with who made it',
  'PUT /api/attendance/headcounts': 'every count is kept in headcount, with who counted',
  'POST /api/attendance/health-reads': 'stands in the log of who was shown health data',
  'POST /api/basket': 'what parents book stands in registration_event',
  'POST /api/basket/quote': 'changes nothing',
  'PUT /api/my-family/basket': 'books nothing: it is what a parent means to book',
  'POST /api/send-registration/:id': 'what parents book stands in registration_event',
};

/** Records of calls whose entry is not named like their address. */
const NAMED_OTHERWISE: Record<string, [AuditAction, string]> = {
  // As if they had been made by hand, a line each.
  'POST /api/import/projects': ['create', 'course'],
  'POST /api/import/families': ['create', 'parent'],
  'POST /api/peopleCourseWeekRegistration/several': ['create', 'peopleCourseWeekRegistration'],
  'POST /api/course/changeActive': ['call', 'course/changeActive'],
  'POST /api/peopleCourseWeekRegistration/cancel': ['delete', 'peopleCourseWeekRegistration'],
  'POST /api/send-registration/:id/admin': ['create', 'peopleCourseWeekRegistration'],
  'POST /api/my-family/children': ['create', 'my-family/children'],
  'POST /api/my-family/absence': ['create', 'my-family/absence'],
  // A line about the child.
  'DELETE /api/my-family/absence/:id': ['delete', 'my-family/absence'],
  'POST /api/child/:id/absence': ['create', 'child/absence'],
  'DELETE /api/absence/:id': ['delete', 'child/absence'],
  // Lines about the parent.
  'POST /api/parent/:id/call': ['create', 'parent/call'],
  'PUT /api/call/:id': ['update', 'parent/call'],
  'DELETE /api/call/:id': ['delete', 'parent/call'],
  // Lines about the account.
  'POST /api/second-factor/app/confirm': ['update', 'user'],
  'POST /api/second-factor/app/remove': ['update', 'user'],
  'POST /api/second-factor/recovery-codes': ['update', 'user'],
  'POST /api/user/:id/second-factor/reset': ['update', 'user'],
  'PUT /api/payment/:id/payer': ['call', 'payment/payer'],
  'POST /api/payment/credit': ['call', 'peopleCourseWeekRegistration/payment'],
  'POST /api/credit/sepa-file': ['create', 'credit/sepa-file'],
  'DELETE /api/credit/sepa-file/:id': ['call', 'credit/sepa-file/withdraw'],
  // A line for each child and registration that got the number.
  'POST /api/my-family/parent/phone': ['update', 'my-family/children'],
  'POST /api/parent/:id/phone': ['update', 'child'],
};

const PASSWORD = 'Regenbogen-Zwieback-7';

/** Body of a call that succeeds, where an empty one does not. */
const BODIES: Record<string, (target: Target) => Promise<object> | object> = {
  'PUT /api/payment/:id/payer': () => ({ payer: 'Oma Gerda' }),
  'POST /api/attendance/issues/:id/restore': () => ({ version: dayVersion(undefined) }),
  ...Object.fromEntries(
    allResources.map((definition) => [
      `POST /api/${definition.name}`,
      () => sampleOf(definition)(app, next()) as Promise<object>,
    ]),
  ),
  'POST /api/course': async () => ({
    ...((await sampleOf(course)(app, next())) as object),
    bank_iban: 'IT60X0542811101000000123456',
  }),
  'POST /api/course/rollover': async () => ({ course_ids: [(await someCourse(app)).id], shift_weeks: 52 }),
  'POST /api/courseWeek': async () => ({
    name: 'Woche',
    name_it: 'Settimana',
    from: '2026-07-06',
    to: '2026-07-10',
    price: 99.9,
    full_day: true,
    max_participants: 10,
    waiting_list: 0,
    course_id: (await someCourse(app)).id,
  }),
  'POST /api/user': () => ({ name: 'Eva Rossi', email: `eva${next()}@feria.example` }),
  'POST /api/option': async () => {
    const { manager } = app.dataSource;
    const options = await manager.find(OptionEntity);
    const optional = options.find(({ key }) => optionField(key)?.required !== true)!;
    await manager.delete(OptionEntity, { id: optional.id });
    return { key: optional.key, value: optional.value };
  },
  'POST /api/second-factor/app/confirm': async () => {
    await hasPassword('leader');
    const leader = (await world.anotherLogin('leader'))!;
    const begun = await app.as(leader).post('/api/second-factor/app').send({ password: PASSWORD });
    const { token, secret } = begun.body.data as { token: string; secret: string };
    return { token, code: generateSync({ secret, epoch: Math.floor(app.clock.at.getTime() / 1000) }) };
  },
  'POST /api/second-factor/app/remove': leaderHasApp,
  'POST /api/second-factor/recovery-codes': leaderHasApp,
  'POST /api/user/:id/second-factor/reset': async () => {
    await hasPassword('admin');
    return { current_password: PASSWORD };
  },
  'POST /api/apiKey': async () => {
    await hasPassword('admin');
    const { id } = await app.dataSource.manager.findOneByOrFail(RoleEntity, { name: 'Office' });
    return { name: 'Website', role_id: id, expires_on: app.clock.today(), current_password: PASSWORD };
  },
  'PUT /api/password': async () => {
    await hasPassword('leader');
    const password = `${PASSWORD}-neu`;
    return { current_password: PASSWORD, password, password_confirmation: password };
  },
  'POST /api/my-family/children': () => ({
    first_name: 'Mia',
    last_name: 'Rossi',
    tax: someTaxCode({ from: 2012, years: 8 }),
    lang: 'de',
    phone: '+39 0471 000000',
    school: 'gs_3',
  }),
  'PUT /api/my-family/children/:id/pickup-persons': () => ({ persons: [PICKUP] }),
  'PUT /api/child/:id/pickup-persons': () => ({ persons: [PICKUP] }),
  'PUT /api/my-family/children/:id/wishes': ({ params }) => wishOrder(app, params.id),
  'POST /api/my-family/absence': async () => absence(await someChild(app, world.user('parent') as never)),
  'POST /api/parent/:id/call': () => ({ text: 'Ruft wieder an' }),
  'PUT /api/call/:id': () => ({ version: 'x', done: false }),
  'POST /api/saved-view': () => ({ list: 'course', name: `Ansicht ${next()}` }),
  'PUT /api/saved-view/:id': () => ({ version: 'x', shared: false }),
  'POST /api/child/:id/absence': ({ params }) => absence({ id: Number(params.id) }),
  'POST /api/my-family/guardian-invitations': async () => ({
    email: `guardian${next()}@familie.example`,
    child_ids: [(await someChild(app, world.user('parent') as never)).id],
  }),
  'POST /api/guardian-invitation/accept': async () => {
    const inviter = world.user('other parent') as Parent;
    const invited = world.user('parent')!;
    return { token: await invitedToken(app, inviter, invited.email, await someChild(app, inviter)) };
  },
  'POST /api/my-family/parent/phone': () => newPhone((world.user('parent') as Parent).personId),
  'POST /api/parent/:id/phone': ({ params }) => newPhone(Number(params.id)),
  'PUT /api/my-family/reminders/:id': async ({ params }) => {
    const opens = { register_from: '2026-05-01', register_to: '2026-05-31' };
    await app.dataSource.manager.update(CourseEntity, { id: Number(params.id) }, opens);
    return {};
  },
  'POST /api/peopleCourseWeekRegistration': async () => {
    const course = await world.target('course', 'admin', true, true);
    const week = await someWeek(app, { id: course.params.id } as never);
    const child = await someChild(app, world.user('parent') as never);
    return {
      people_id: child.id,
      course_week_id: week.id,
      day_type: 'full_day',
      emergency_contact1_phone: '+39 333 1112223',
    };
  },
  'POST /api/course/changeActive': async () => ({
    ids: [(await someCourse(app)).id],
    active: false,
  }),
  'POST /api/peopleCourseWeekRegistration/cancel': async () => {
    const week = await someWeek(app, await someCourse(app));
    const { privacy: _, ...body } = signUpBody(
      await someChild(app, world.user('parent') as never),
      week,
    ) as Record<string, unknown>;
    const answer = await app
      .as(world.user('admin') as never)
      .post(`/api/send-registration/${week.course_id}/admin`)
      .send(body);
    return { registrations: [{ id: answer.body.data.registrations[0].id }] };
  },
  'POST /api/peopleCourseWeekRegistration/several': async () => {
    const week = await someWeek(app, await someCourse(app));
    const child = await someChild(app, world.user('parent') as never);
    const { privacy: _, ...booking } = signUpBody(child, week) as Record<string, unknown>;
    return { bookings: [{ course_id: week.course_id, ...booking }] };
  },
  'POST /api/send-registration/:id/admin': async ({ params }) => {
    const week = await someWeek(app, { id: params.id } as never);
    return signUpBody(await someChild(app, world.user('parent') as never), week);
  },
  'POST /api/peopleCourseWeekRegistration/:id/move': async () => ({
    course_week_id: (await someWeek(app, await someCourse(app))).id,
  }),
  'POST /api/registration/:id/accept-offer': (target) => offered(target),
  'POST /api/registration/:id/decline-offer': (target) => offered(target),
  'POST /api/peopleCourseWeekRegistration/:id/end-group': async ({ params }) => {
    const id = Number(params.id);
    await app.dataSource.manager.update(RegistrationEntity, { id }, { together_id: id });
    return {};
  },
  'POST /api/peopleCourseWeekRegistration/:id/give-place': async (target) => {
    await offered(target);
    return { reason: 'Geschwister' };
  },
  // A draw that is not published yet, with a wish.
  'POST /api/course/:id/draw': async ({ params }) => {
    const { manager } = app.dataSource;
    const id = Number(params.id);
    const course = await manager.findOneByOrFail(CourseEntity, { id });
    await manager.update(CourseEntity, { id }, { allocated_at: null, register_to: '2026-12-31' });
    const child = await someChild(app, world.user('parent') as never);
    const week = await someWeek(app, course);
    await app
      .as(world.user('parent'))
      .post(`/api/send-registration/${id}`)
      .send(signUpBody(child, week))
      .expect(201);
    await manager.update(CourseEntity, { id }, { register_to: '2026-02-28' });
    return {};
  },
  'PUT /api/courseWeek/:id/groups': async ({ params }) => {
    const answer = await app.as(world.user('admin')).get(`/api/courseWeek/${params.id}/groups`).expect(200);
    return { version: answer.body.data.version, groups: [{ name: 'Bären' }] };
  },
  'POST /api/courseWeek/:id/merge': async () => ({ into: (await someWeek(app, await someCourse(app))).id }),
  'POST /api/peopleCourseWeekRegistration/setPayed': async () => {
    const registration = await world.target('registration', 'admin', true, true);
    return { data: [registration.params.id] };
  },
  'PUT /api/bank-statement/csv-mapping': () => ({
    account: 'IT60X0542811101000000123456',
    delimiter: ';',
    decimal: ',',
    date: 'Data',
    amount: 'Importo',
    text: 'Causale',
  }),
  'POST /api/bank-entry/book': async () => {
    const { params } = await world.target('bankEntry', 'admin', true, true);
    return { entries: [{ id: params.id, credit_person_id: (world.user('parent') as Parent).personId }] };
  },
  'POST /api/bank-entry/book-previewed': async () => {
    const { params } = await world.target('bankEntry', 'admin', true, true);
    return { entries: [{ id: params.id, seen: '0'.repeat(16) }] };
  },
  'POST /api/bank-entry/:id/undo': () => ({ reason: 'Versehen' }),
  'POST /api/bank-run/:id/undo': () => ({ reason: 'Versehen' }),
  'POST /api/books/close': () => ({ until: addDays(romeDate(app.clock.now()), -1) }),
  'POST /api/books/open': () => ({ until: null, reason: 'Beleg fehlt' }),
  'POST /api/payment-reminder/:id/pause': () => ({ paused: true }),
  'POST /api/credit/sepa-file': async () => {
    await someAccount(app);
    return { person_ids: [(await someCreditor(app)).personId], account: ORGANISER };
  },
  'POST /api/credit/sepa-file/:id/executed': () => ({ date: app.clock.today() }),
  'PUT /api/refund-account/:id': () => ({ iban: IBAN }),
  'PUT /api/my-family/refund-account': async () => {
    await hasPassword('parent');
    return { iban: IBAN, current_password: PASSWORD };
  },
  'POST /api/payment': payment,
  'POST /api/receipt': async () => {
    await someOrganiser(app);
    return { payment_ids: [await somePayment(app, world.user('parent') as Parent)] };
  },
  'POST /api/receipt/:id/cancel': () => ({ reason: 'Adresse falsch' }),
  'POST /api/cancellationFee/:id/waive': () => ({ reason: 'Krankheit' }),
  'POST /api/payment/credit': creditUse,
  'POST /api/message': messageBody,
  'POST /api/message/test': messageBody,
  'POST /api/setup/trial-mail': () => ({}),
  'POST /api/failedMail/resend': async () => {
    await world.target('failedMail', 'admin', true, true);
    return {};
  },
};

const PICKUP = { name: 'Oma Anna', phone: '+39 333 1111111' };

/** An absence of a child, which gets a place in a week. */
async function absence({ id }: { id: number }): Promise<object> {
  const week = await someWeek(app, await someCourse(app));
  await app.dataSource.manager.insert(RegistrationEntity, {
    child_id: id,
    course_week_id: week.id,
    day_type: 'full_day' as const,
    price: 0,
    emergency_contact1_phone: '+39 333 1112223',
    created_at: app.clock.now(),
  });
  return { child_id: id, from: week.from, to: week.from };
}

/** Gives a parent a new number, and a child that still has the old one. */
async function newPhone(personId: number): Promise<object> {
  const child = await someChild(app, { personId } as Parent, { phone: '+39 0471 111111' });
  await app.dataSource.manager.update(ParentEntity, { id: personId }, { phone: '+39 0471 222222' });
  return { phone: '+39 0471 111111', children: [child.id] };
}

/** Makes a registration one that waits and has an offer. */
async function offered({ params }: Target): Promise<object> {
  const id = Number(params.id);
  const { manager } = app.dataSource;
  await manager.delete(ChildDayEntity, { registration_id: id });
  const offer_expires_at = new Date(app.clock.now().getTime() + 3_600_000);
  await manager.update(RegistrationEntity, { id }, { is_waiting: true, queue_number: 1, offer_expires_at });
  return {};
}

function payment(): object {
  const { personId } = world.user('parent') as Parent;
  return { date: '2026-03-01', amount: 10, method: 'cash', person_id: personId };
}

async function creditUse(): Promise<object> {
  const parent = world.user('parent') as Parent;
  // Before the credit, which a sign-up would use.
  const { params } = await world.target('registration', 'parent', true, true);
  await somePayment(app, parent);
  return { person_id: parent.personId, shares: [{ registration_id: params.id, amount: 5 }] };
}

function messageBody(): object {
  const { personId } = world.user('parent') as Parent;
  return { audience: { kind: 'family', person_id: personId }, subject: 'Programm', body: 'Hallo' };
}

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await createTestApp();
  await someNotices(app);
  // Calls make children for one family, in whatever order they come.
  await app.dataSource.manager.update(OptionEntity, { key: 'limit_children' }, { value: '99' });
  world = await World.in(app);
});
afterAll(() => app.close());

/** Resources, whose names the back office has: those with a form, and those with permissions only. */
const NAMED = [
  ...allResources.map(({ name }) => name),
  ...PERMISSIONS.map((permission) => permission.split('.')[0]),
];

const changing = Object.entries(TABLE).filter(([route]) => !route.startsWith('GET '));

it('makes an exception of no route that is gone', () => {
  const named = [WITHOUT_RECORD, NAMED_OTHERWISE].flatMap((list) => Object.keys(list));
  expect(named.filter((route) => !changing.some(([known]) => known === route))).toEqual([]);
});

it.each(changing.filter(([route]) => !(route in WITHOUT_RECORD)))(
  '%s leaves a record',
  async (route, rule) => {
    const [method = '', path = ''] = route.split(' ');
    const caller = callerOf(route, rule);
    const target = rule.record
      ? await world.target(rule.record, caller, route !== 'DELETE /api/user/:id', true)
      : { params: {}, exists: () => Promise.resolve(true) };
    const body = (await BODIES[route]?.(target)) ?? {};
    const user = (await world.anotherLogin(caller))!;
    const last = await lastId();

    const address = path.replace(/:(\w+)/g, (_, name: string) => String(target.params[name]));
    const call = app.as(user)[method.toLowerCase() as 'post'](address);
    const answer = await (UPLOADS.test(path) ? call.attach(...(await someFile(path))) : call.send(body));
    const { success } = (answer.body.data ?? {}) as { success?: boolean };
    expect([answer.status < 300, success ?? true, answer.body.errors]).toEqual([true, true, undefined]);

    const records = await app.dataSource.manager.find(AuditEntryEntity, { order: { id: 'ASC' } });
    const [action, resource] = NAMED_OTHERWISE[route] ?? nameOf(method, path);
    expect(
      records
        .filter(({ id }) => id > last)
        .map(({ user_id, action, resource }) => ({ user_id, action, resource })),
    ).toEqual([{ user_id: user.id, action, resource }]);
    // Which the log shows in words (`satisfies Record<LoggedCall, string>` in the back office), and a resource by its own name.
    expect([...LOGGED_CALLS, ...LOGGED_UPLOADS, ...NAMED]).toContain(resource);
    const { id } = target.params;
    if (id !== undefined && !(route in NAMED_OTHERWISE)) expect(records.at(-1)?.record_id).toBe(id);
  },
);

/** Gives an account the password of these tests, and no second factor. @returns its id */
async function hasPassword(caller: 'leader' | 'admin' | 'parent'): Promise<number> {
  const { id } = world.user(caller)!;
  const password_hash = await hashPassword(PASSWORD);
  await app.dataSource.manager.delete(AuthenticatorAppEntity, { user_id: id });
  await app.dataSource.manager.update(UserEntity, { id }, { password_hash, second_factor_at: null });
  return id;
}

async function leaderHasApp(): Promise<object> {
  const { manager } = app.dataSource;
  const user_id = await hasPassword('leader');
  const created_at = app.clock.now();
  const secret = generateSecret({ length: 20 });
  await manager.save(manager.create(AuthenticatorAppEntity, { user_id, secret, created_at, last_step: 0 }));
  await manager.update(UserEntity, { id: user_id }, { second_factor_at: created_at });
  const code = generateSync({ secret, epoch: Math.floor(created_at.getTime() / 1000) });
  return { password: PASSWORD, code };
}

/** Whoever may. What ends sessions of its account must not be done by the administrator here. */
function callerOf(route: string, rule: Rule): Caller {
  if (route === 'PUT /api/password' || route.includes('/api/second-factor/')) return 'leader';
  return rule.expect('admin', 'own') === 'in' ? 'admin' : 'parent';
}

async function lastId(): Promise<number> {
  return (await app.dataSource.manager.maximum(AuditEntryEntity, 'id')) ?? 0;
}

/** Entries are named like the call: its address without `/api` and ids. */
function nameOf(method: string, path: string): [AuditAction, string] {
  const parts = path.split('/').slice(2);
  const action = ({ PUT: 'update', PATCH: 'update', DELETE: 'delete' } as const)[method];
  return [
    action ?? (parts.length === 1 ? 'create' : 'call'),
    parts.filter((part) => !part.startsWith(':')).join('/'),
  ];
}

const UPLOADS = /^\/api\/(?:.*\/upload|bank-statement|import\/\w+)$/;

async function someFile(path: string): Promise<[string, Buffer, string]> {
  if (path === '/api/course/upload') return ['image', await somePicture(), 'x'];
  if (path === '/api/bank-statement') return ['file', Buffer.from(camt([{ amount: '1.00' }])), 'x'];
  if (path === '/api/import/projects') return ['file', await projectsFile([someProject()], []), 'x'];
  if (path === '/api/import/families') return ['file', await familiesFile([someParentRow()], []), 'x'];
  return ['file', somePdf(), 'x'];
}
