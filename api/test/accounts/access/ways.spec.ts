import { FAMILY_RIGHTS, LEADER_RIGHTS, type Permission } from '@feria/shared';
import type { Response } from 'supertest';
import { RoleEntity, RolePermissionEntity } from '../../../src/core/auth/role.entity.js';
import { UserEntity } from '../../../src/core/auth/user.entity.js';
import { CourseWeekEntity } from '../../../src/model/catalogue/course-week.entity.js';
import { OptionEntity } from '../../../src/model/settings/option.entity.js';
import { OutboxMailEntity } from '../../../src/model/mailing/outbox-mail.entity.js';
import type { ChildEntity } from '../../../src/model/families/child.entity.js';
import { ParentEntity } from '../../../src/model/families/parent.entity.js';
import { PickupPersonEntity } from '../../../src/model/families/pickup-person.entity.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import {
  CourseWeekLeaderEntity,
  WeekGroupChildEntity,
  WeekGroupEntity,
  WeekGroupLeaderEntity,
} from '../../../src/model/on-site/week-group.entity.js';
import { lastMailTo } from '../../mailing/mailbox.js';
import { change, MONDAY, send, somePlaceIn, someWeekOnSite } from '../../on-site/support.js';
import { PROOF, someone } from '../second-factor/support.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { some } from '../../support/short.js';
import { next, someParent, someStaff, someTaxCode, type Parent, type Staff } from '../../support/builders.js';

/*
 * The indirect ways to a child's data, one by one, as shared/docs/access.md lists them: nobody gains by them what they do not hold. Each is
 * tried by accounts of one, two and three permissions; after each step everything that the account can call is read again.
 */

const PASSWORD = 'river stone lantern forty';
const NOON = `${MONDAY}T10:00:00Z`;

let app: TestApp;
let office: Staff;
beforeAll(async () => {
  app = await createTestApp();
  app.clock.set(NOON);
  office = await someStaff(app, 'Office');
});
afterAll(() => app.close());

/** A child with something to find in each of its data, in a week that the attacker has nothing to do with. */
interface Scene {
  attacker: Staff;
  child: ChildEntity;
  mother: Parent;
  week: CourseWeekEntity;
  registrationId: number;
  /** The week that the attacker leads, on other days than the child's. */
  own: CourseWeekEntity;
  /** The leader of the child's week. */
  leader: Staff;
  /** What must not be found, by what it is. */
  secrets: Record<string, string>;
}

async function scene(permissions: readonly Permission[]): Promise<Scene> {
  const { manager } = app.dataSource;
  const number = 100_000 + next();
  const secrets = {
    health: `Haselnuss ${number}`,
    'telephone of the parent': `+39 333 ${number}`,
    'telephone of the child': `+39 334 ${number}`,
    'telephone of the contact': `+39 335 ${number}`,
    'telephone of who picks up': `+39 336 ${number}`,
    address: `Verborgene Gasse ${number}`,
    'tax code of the child': someTaxCode({ from: 2012, years: 8 }),
  };
  const mother = await someParent(app);
  await manager.update(
    ParentEntity,
    { id: mother.personId },
    { phone: secrets['telephone of the parent'], address: secrets.address },
  );
  const week = await someWeekOnSite(app);
  const own = await someWeekOnSite(app);
  await manager.update(CourseWeekEntity, { id: own.id }, { from: '2026-07-13', to: '2026-07-17' });
  const child = await somePlaceIn(app, week, {
    parent: mother,
    child: {
      allergies: secrets.health,
      phone: secrets['telephone of the child'],
      tax: secrets['tax code of the child'],
    },
    registration: { emergency_contact1_phone: secrets['telephone of the contact'] },
  });
  await manager.insert(PickupPersonEntity, {
    child_id: child.id,
    name: 'Sepp',
    phone: secrets['telephone of who picks up'],
  });
  const { id: registrationId } = await manager.findOneByOrFail(RegistrationEntity, { child_id: child.id });
  const leader = await someStaff(app, 'Project leader');
  await manager.insert(CourseWeekLeaderEntity, { course_week_id: week.id, user_id: leader.id });
  const attacker = await someone(app, permissions);
  await manager.insert(CourseWeekLeaderEntity, { course_week_id: own.id, user_id: attacker.id });
  return { attacker, child, mother, week, registrationId, own, leader, secrets };
}

/** What the account finds of the child, wherever it is let in. */
async function readable({
  attacker,
  child,
  mother,
  week,
  registrationId,
  secrets,
}: Scene): Promise<string[]> {
  const addresses = [
    ...[MONDAY, '2026-07-13', '2026-01-05', '2026-07-03'].map((date) => `/api/attendance?date=${date}`),
    '/api/child?itemsPerPage=-1',
    `/api/child/${child.id}`,
    '/api/parent?itemsPerPage=-1',
    `/api/parent/${mother.personId}`,
    `/api/parent/${mother.personId}/export`,
    `/api/family/${mother.personId}`,
    `/api/course/${week.course_id}`,
    `/api/courseWeek/${week.id}/groups`,
    '/api/peopleCourseWeekRegistration?itemsPerPage=-1',
    `/api/peopleCourseWeekRegistration/${registrationId}`,
    '/api/my-family',
    '/api/my-family/export',
    '/api/auditLog',
    '/api/healthReadLog',
    `/api/course/day?date=${MONDAY}`,
  ];
  let text = '';
  for (const address of addresses) {
    const { status, body } = await app.as(attacker).get(address);
    if (status === 200) text += JSON.stringify(body);
  }
  const found = Object.entries(secrets).filter(([, secret]) => text.includes(secret));
  return found.map(([what]) => what).sort();
}

const as = (user: Staff) => app.as(user);

/** The groups of a week, with what a save has to send; read by the office, so that nothing hangs on `course.view`. */
async function saveGroups(by: Staff, week: { id: number }, change: object): Promise<Response> {
  const { body } = await as(office).get(`/api/courseWeek/${week.id}/groups`).expect(200);
  const { version } = (body as { data: { version: string } }).data;
  return as(by)
    .put(`/api/courseWeek/${week.id}/groups`)
    .send({ version, groups: [], ...change });
}

/** Two groups of a week: the attacker leads the first, the child is in the second. */
async function twoGroups({ attacker, child, week }: Scene) {
  const { manager } = app.dataSource;
  const mine = await manager.save(WeekGroupEntity, { course_week_id: week.id, name: 'Meine' });
  const other = await manager.save(WeekGroupEntity, { course_week_id: week.id, name: 'Andere' });
  await manager.insert(WeekGroupLeaderEntity, { week_group_id: mine.id, user_id: attacker.id });
  await manager.insert(WeekGroupChildEntity, {
    course_week_id: week.id,
    child_id: child.id,
    week_group_id: other.id,
  });
  return {
    mine: { id: mine.id, name: 'Meine', leaders: [attacker.id] },
    other: { id: other.id, name: 'Andere' },
  };
}

/** Makes a member of staff a parent too. */
function personOf({ id }: Staff): Promise<ParentEntity> {
  const { manager } = app.dataSource;
  const person = manager.create(ParentEntity, {
    user_id: id,
    first_name: 'Staff',
    last_name: 'Staff',
    tax: someTaxCode(),
    gender: 'f' as const,
    birth: '1985-05-05',
    address: 'Lauben 1',
    place: 'Bozen',
    plz: '39100',
  });
  return manager.save(person);
}

interface Way {
  /** Without which the call is 403. */
  with: readonly Permission[];
  /** What opens the way: holders read the same without it. */
  rights: readonly Permission[];
  call: (scene: Scene) => Promise<Response>;
}

const WAYS: Record<string, Way> = {
  'naming oneself a leader of a week': {
    with: ['course.update'],
    rights: LEADER_RIGHTS,
    call: ({ attacker, week, leader }) => saveGroups(attacker, week, { leaders: [leader.id, attacker.id] }),
  },
  'naming oneself a leader of a group': {
    with: ['course.update'],
    rights: LEADER_RIGHTS,
    call: ({ attacker, week, leader, child }) =>
      saveGroups(attacker, week, {
        leaders: [leader.id],
        groups: [{ name: 'Neu', leaders: [attacker.id], children: [child.id] }],
      }),
  },
  'putting a child into the own group': {
    with: ['course.update'],
    rights: LEADER_RIGHTS,
    call: async (at) => {
      const { mine, other } = await twoGroups(at);
      const groups = [{ ...mine, children: [at.child.id] }, other];
      return saveGroups(at.attacker, at.week, { leaders: [at.leader.id], groups });
    },
  },
  'taking a child out of another group': {
    with: ['course.update'],
    rights: LEADER_RIGHTS,
    call: async (at) => {
      const { mine, other } = await twoGroups(at);
      return saveGroups(at.attacker, at.week, { leaders: [at.leader.id], groups: [mine, other] });
    },
  },
  'deleting the group of a child whose place ended': {
    with: ['course.update'],
    rights: LEADER_RIGHTS,
    call: async (at) => {
      const { mine } = await twoGroups(at);
      await send(app, office, change(at.child, { status: 'present' }));
      await as(office).delete(`/api/peopleCourseWeekRegistration/${at.registrationId}`).expect(200);
      return saveGroups(at.attacker, at.week, { leaders: [at.leader.id], groups: [mine] });
    },
  },
  'deleting the group of a child whose week was cancelled': {
    with: ['course.update'],
    rights: LEADER_RIGHTS,
    call: async (at) => {
      const { mine } = await twoGroups(at);
      await send(app, office, change(at.child, { status: 'present' }));
      const words = { message: 'Die Hütte ist gesperrt.', message_it: 'Il rifugio è chiuso.' };
      await as(at.attacker).post(`/api/courseWeek/${at.week.id}/cancel`).send(words).expect(200);
      return saveGroups(at.attacker, at.week, { leaders: [at.leader.id], groups: [mine] });
    },
  },
  'registering a child for the own week': {
    with: ['peopleCourseWeekRegistration.create'],
    rights: LEADER_RIGHTS,
    call: ({ attacker, child, own }) =>
      as(attacker).post('/api/peopleCourseWeekRegistration').send({
        people_id: child.id,
        course_week_id: own.id,
        day_type: 'full_day',
        mail: false,
        emergency_contact1_phone: '+39 333 1',
        reason: 'Bitte',
      }),
  },
  'registering children for the own week': {
    with: ['peopleCourseWeekRegistration.create'],
    rights: LEADER_RIGHTS,
    call: ({ attacker, child, own }) =>
      as(attacker)
        .post(`/api/send-registration/${own.course_id}/admin`)
        .send({
          emergency_contact1_phone: '+39 333 1',
          mail: false,
          reason: 'Bitte',
          bookedChildren: [{ id: child.id, courseWeeks: [{ id: own.id, dayType: 'full_day' }] }],
        }),
  },
  'moving a registration into the own week': {
    with: ['peopleCourseWeekRegistration.update'],
    rights: LEADER_RIGHTS,
    call: ({ attacker, registrationId, own }) =>
      as(attacker)
        .post(`/api/peopleCourseWeekRegistration/${registrationId}/move`)
        .send({ course_week_id: own.id, mail: false, reason: 'Bitte' }),
  },
  'merging a week into the own week': {
    with: ['course.update'],
    rights: LEADER_RIGHTS,
    call: ({ attacker, week, own }) =>
      as(attacker).post(`/api/courseWeek/${week.id}/merge`).send({ into: own.id, mail: false }),
  },
  'giving a place in the own week to who waits': {
    with: ['peopleCourseWeekRegistration.update'],
    rights: LEADER_RIGHTS,
    call: async ({ attacker, registrationId, own }) => {
      await app.dataSource.manager.update(
        RegistrationEntity,
        { id: registrationId },
        { course_week_id: own.id, is_waiting: true, queue_number: 1 },
      );
      return as(attacker)
        .post(`/api/peopleCourseWeekRegistration/${registrationId}/give-place`)
        .send({ reason: 'Bitte', mail: false });
    },
  },
  'new days for an own week that is long over': {
    with: ['course.update'],
    rights: LEADER_RIGHTS,
    call: async ({ attacker, week }) => {
      const { manager } = app.dataSource;
      await manager.update(CourseWeekEntity, { id: week.id }, { from: '2026-01-05', to: '2026-01-09' });
      await manager.insert(CourseWeekLeaderEntity, { course_week_id: week.id, user_id: attacker.id });
      return as(attacker).put(`/api/courseWeek/${week.id}`).send({ from: MONDAY, to: '2026-07-10' });
    },
  },
  'longer sight of own weeks': {
    with: ['option.update'],
    rights: LEADER_RIGHTS,
    call: async ({ attacker, week }) => {
      const { manager } = app.dataSource;
      await manager.update(CourseWeekEntity, { id: week.id }, { from: '2026-06-22', to: '2026-06-26' });
      await manager.insert(CourseWeekLeaderEntity, { course_week_id: week.id, user_id: attacker.id });
      const { id } = await manager.findOneByOrFail(OptionEntity, { key: 'assigned_after' });
      const answer = await as(attacker).put(`/api/option/${id}`).send({ value: '60' });
      await manager.update(OptionEntity, { id }, { value: '7' });
      return answer;
    },
  },
  'the password of a leader': {
    with: ['user.update', 'user.create'],
    rights: LEADER_RIGHTS,
    call: ({ attacker, leader }) =>
      as(attacker)
        .put(`/api/user/${leader.id}`)
        .send({ password: PASSWORD, password_confirmation: PASSWORD, ...PROOF }) as never,
  },
  'the e-mail address of a leader': {
    with: ['user.update', 'user.create'],
    rights: LEADER_RIGHTS,
    call: ({ attacker, leader }) =>
      as(attacker)
        .put(`/api/user/${leader.id}`)
        .send({ email: `mine${next()}@feria.example`, ...PROOF }) as never,
  },
  'the second factor of a leader': {
    with: ['user.create'],
    rights: LEADER_RIGHTS,
    call: async ({ attacker, leader }) => {
      await app.dataSource.manager.update(
        UserEntity,
        { id: leader.id },
        { second_factor_at: app.clock.now() },
      );
      return as(attacker).post(`/api/user/${leader.id}/second-factor/reset`).send(PROOF);
    },
  },
  'the e-mail address of a leader who is a parent': {
    with: ['person.update', 'user.create'],
    rights: [...FAMILY_RIGHTS, ...LEADER_RIGHTS],
    call: async ({ attacker, leader }) => {
      const person = await personOf(leader);
      return as(attacker)
        .put(`/api/parent/${person.id}`)
        .send({ email: `mine${next()}@feria.example`, ...PROOF });
    },
  },
  'the password of a parent': {
    with: ['user.update', 'user.create'],
    rights: [...FAMILY_RIGHTS, 'person.update'],
    call: ({ attacker, mother }) =>
      as(attacker)
        .put(`/api/user/${mother.id}`)
        .send({ password: PASSWORD, password_confirmation: PASSWORD, ...PROOF }) as never,
  },
  'the e-mail address of the account of a parent': {
    with: ['user.update', 'user.create'],
    rights: [...FAMILY_RIGHTS, 'person.update'],
    call: ({ attacker, mother }) =>
      as(attacker)
        .put(`/api/user/${mother.id}`)
        .send({ email: `mine${next()}@feria.example`, ...PROOF }) as never,
  },
  'the e-mail address of a parent': {
    with: ['person.update'],
    rights: FAMILY_RIGHTS,
    call: ({ attacker, mother }) =>
      as(attacker)
        .put(`/api/parent/${mother.personId}`)
        .send({ email: `mine${next()}@feria.example`, ...PROOF }) as never,
  },
  'linking oneself to a child': {
    with: ['child.update'],
    rights: FAMILY_RIGHTS,
    call: async ({ attacker, child, mother }) => {
      const person = await personOf(attacker);
      return as(attacker)
        .put(`/api/child/${child.id}`)
        .send({ parents: [mother.personId, person.id] });
    },
  },
};

/** Beside what the call needs: nothing, and what makes an attacker a leader, alone and with one thing more. */
const BESIDE: readonly (readonly Permission[])[] = [
  [],
  ['week.assigned'],
  ['week.assigned', 'child.health'],
  ['week.assigned', 'peopleCourseWeekRegistration.index'],
];

describe.each(Object.entries(WAYS).map(([name, way], turn) => [name, way, turn] as const))(
  '%s',
  (_, way, turn) => {
    // The short form tries one combination for each way, of the next way the next.
    it.each(some(BESIDE, BESIDE.length, turn).map((beside) => [[...new Set([...way.with, ...beside])]]))(
      'gives nothing that %j do not give',
      async (permissions) => {
        const at = await scene(permissions);
        const before = await readable(at);
        const { status } = await way.call(at);
        const found = await readable(at);
        expect(found.filter((what) => !before.includes(what))).toEqual([]);
        const login = await app
          .http()
          .post('/api/login')
          .send({ email: at.leader.email, password: PASSWORD });
        const family = await app
          .http()
          .post('/api/login')
          .send({ email: at.mother.email, password: PASSWORD });
        expect([login.status, family.status]).toEqual([401, 401]);
        // Who leads nothing may do what harms nobody; a leader is refused.
        if (permissions.includes('week.assigned')) expect([403, 422]).toContain(status);
      },
    );

    it('is open to those who hold what it gives', async () => {
      const at = await scene([...new Set([...way.with, ...way.rights, 'week.assigned' as const])]);
      const { status, body } = await way.call(at);
      expect([status, (body as { errors?: unknown }).errors]).toEqual([expect.any(Number), undefined]);
      expect(status).toBeLessThan(300);
    });
  },
);

it('whom a message would reach names parents and children, and nothing else of them', async () => {
  const at = await scene(['message.create']);
  const about = { audience: { kind: 'week', course_week_id: at.week.id } };
  const body = { ...about, subject: 'Ausflug', body: 'Bitte eine Mütze.' };
  const answer = await as(at.attacker).post('/api/message/preview').send(body).expect(200);
  const text = JSON.stringify(answer.body);
  expect(text).toContain(at.child.first_name);
  expect(Object.entries(at.secrets).filter(([, secret]) => text.includes(secret))).toEqual([]);
  expect(await readable(at)).toEqual([]);
  await as(await someone(app, ['message.index']))
    .post('/api/message/preview')
    .send(body)
    .expect(403);
});

describe('the weeks, the debts and the whereabouts of a child are no part of a message', () => {
  const preview = (staff: Staff, audience: object) =>
    as(staff)
      .post('/api/message/preview')
      .send({ audience, subject: 'Ausflug', body: 'Für {{children}}: {{weeks}}, {{course}}' });

  it('a sample of it is that of a made-up family for who does not see registrations', async () => {
    const at = await scene(['message.create']);
    const audience = { kind: 'week', course_week_id: at.week.id };
    const { body } = await preview(at.attacker, audience).expect(200);
    const [sample] = (body as { data: { samples: { body: string }[] } }).data.samples;
    expect(sample!.body).toContain('Für ');
    expect(sample!.body).not.toContain(at.child.first_name);
    const seen = await preview(office, audience).expect(200);
    expect(JSON.stringify(seen.body)).toContain(`${at.child.first_name} ${at.child.last_name}: `);
  });

  it.each([
    ['who has not paid', { states: ['unpaid'] }],
    ['who owes something', { states: ['open'] }],
    ['who cancelled', { states: ['cancelled'] }],
    ['who has paid', { kind: 'filter', filters: ['payed|1'] }],
    ['whom a search finds', { kind: 'filter', search: 'Haselnuss' }],
  ])('nobody is asked for %s without the list that tells it', async (_, part) => {
    const at = await scene(['message.create']);
    const audience = { kind: 'week', course_week_id: at.week.id, ...part };
    await preview(at.attacker, audience).expect(403);
    await preview(office, audience).expect(200);
    await as(at.attacker)
      .post('/api/message')
      .send({ audience, subject: 'Ausflug', body: 'Bitte eine Mütze.' })
      .expect(403);
  });
});

describe('a second account of a leader', () => {
  const ways = {
    'registers nobody for the week of the first': (at: Scene, second: Staff) =>
      as(second)
        .post(`/api/send-registration/${at.own.course_id}/admin`)
        .send({
          emergency_contact1_phone: '+39 333 1',
          mail: false,
          reason: 'Bitte',
          bookedChildren: [{ id: at.child.id, courseWeeks: [{ id: at.own.id, dayType: 'full_day' }] }],
        }),
    'moves nobody there': (at: Scene, second: Staff) =>
      as(second)
        .post(`/api/peopleCourseWeekRegistration/${at.registrationId}/move`)
        .send({ course_week_id: at.own.id, mail: false, reason: 'Bitte' }),
    'merges no week into it': (at: Scene, second: Staff) =>
      as(second).post(`/api/courseWeek/${at.week.id}/merge`).send({ into: at.own.id, mail: false }),
  };
  const RIGHTS: Permission[] = [
    'peopleCourseWeekRegistration.create',
    'peopleCourseWeekRegistration.update',
    'course.update',
  ];

  it.each(Object.entries(ways))('%s', async (_, call) => {
    const at = await scene([...RIGHTS, 'user.create']);
    const second = await someStaff(app, RIGHTS);
    const before = await readable(at);
    const { status, body } = await call(at, second);
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain('Konten wie Ihres');
    expect(await readable(at)).toEqual(before);
  });

  it.each([
    ['the leader keeps no accounts', RIGHTS, RIGHTS],
    [
      'the other account holds what the leader does not',
      [...RIGHTS, 'user.create'],
      [...RIGHTS, 'location.index'],
    ],
    ['the leader reads all of it anyway', [...new Set([...RIGHTS, ...LEADER_RIGHTS]), 'user.update'], RIGHTS],
  ] as [string, Permission[], Permission[]][])('does so when %s', async (_, leading, others) => {
    const at = await scene(leading);
    const { status } = await ways['registers nobody for the week of the first'](
      at,
      await someStaff(app, others),
    );
    expect(status).toBeLessThan(300);
  });
});

describe('an account that still leads a week and may see it no more', () => {
  it.each(['its roles', 'its role'] as const)(
    'gets that back by %s from those only who see all of it',
    async (by) => {
      const { manager } = app.dataSource;
      const give = async (more: readonly Permission[]) => {
        const { week } = await scene([]);
        const former = await someStaff(app, []);
        await manager.insert(CourseWeekLeaderEntity, { course_week_id: week.id, user_id: former.id });
        const admin = await someStaff(app, [
          ...(['user.index', 'user.create', 'user.update', 'role.update', 'week.assigned'] as const),
          ...more,
        ]);
        const role = await manager.save(manager.create(RoleEntity, { name: `Vor Ort ${next()}` }));
        const roles = async () =>
          as(admin)
            .put(`/api/user/${former.id}`)
            .send({ roles: [role.name] });
        if (by === 'its roles') {
          await manager.insert(RolePermissionEntity, { role_id: role.id, permission: 'week.assigned' });
          return (await roles()).status;
        }
        expect((await roles()).status).toBe(200);
        const permissions = ['week.assigned'];
        return (await as(admin).put(`/api/role/${role.id}`).send({ permissions })).status;
      };
      expect([await give([]), await give(LEADER_RIGHTS)]).toEqual([422, 200]);
    },
  );
});

describe('for the leaders of a week that is over', () => {
  const seesAgain = async ({ leader, week }: Scene): Promise<boolean> => {
    const { body } = await as(leader).get('/api/attendance').query({ date: MONDAY, course_week_id: week.id });
    return JSON.stringify(body).includes('Haselnuss');
  };

  it.each([
    ['longer sight', 'option.update'],
    ['new days', 'course.update'],
  ] as const)('%s is for those only who see everything anyway', async (what, permission) => {
    const { manager } = app.dataSource;
    const change = async (permissions: readonly Permission[]) => {
      const at = await scene(permissions);
      const { week } = at;
      await manager.update(CourseWeekEntity, { id: week.id }, { from: '2026-06-22', to: '2026-06-26' });
      const { id } = await manager.findOneByOrFail(OptionEntity, { key: 'assigned_after' });
      const { status } =
        what === 'new days'
          ? await as(at.attacker).put(`/api/courseWeek/${week.id}`).send({ from: MONDAY, to: '2026-07-10' })
          : await as(at.attacker).put(`/api/option/${id}`).send({ value: '60' });
      const seen = what === 'new days' ? await seesAgain(at) : null;
      await manager.update(OptionEntity, { id }, { value: '7' });
      return { status, seen };
    };
    expect(await change([permission])).toEqual({ status: 422, seen: what === 'new days' ? false : null });
    expect(await change([permission, ...LEADER_RIGHTS])).toEqual({
      status: 200,
      seen: what === 'new days' ? true : null,
    });
  });
});

describe('new days of a week', () => {
  const WEEK = [MONDAY, '2026-07-10'] as const;
  const AUGUST = ['2026-08-03', '2026-08-07'] as const;
  const OVER = ['2026-06-15', '2026-06-19'] as const;
  type Days = readonly [string, string];
  const setDays = (by: Staff, { week }: Scene, [from, to]: Days, lang = 'de') =>
    as(by).put(`/api/courseWeek/${week.id}`).set('api-lang', lang).send({ from, to });
  const sceneOn = async ([from, to]: Days, permissions: readonly Permission[]): Promise<Scene> => {
    const at = await scene(permissions);
    await app.dataSource.manager.update(CourseWeekEntity, { id: at.week.id }, { from, to });
    return at;
  };
  /** Whether the leader reads of the child today. */
  const sees = async ({ leader, week }: Scene, [date]: Days): Promise<boolean> => {
    const { body } = await as(leader).get('/api/attendance').query({ date, course_week_id: week.id });
    return JSON.stringify(body).includes('Haselnuss');
  };

  it.each([
    ['sooner', AUGUST, WEEK, ['from', 'to']],
    ['longer', WEEK, [MONDAY, '2026-07-17'], ['to']],
    ['later', WEEK, ['2026-07-13', '2026-07-17'], ['from', 'to']],
    ['a day earlier', AUGUST, ['2026-08-02', '2026-08-07'], ['from']],
  ] as [string, Days, Days, string[]][])(
    'by which its leaders see children %s are for those only who see everything anyway',
    async (_, stored, wanted, fields) => {
      const at = await sceneOn(stored, ['course.update']);
      const before = await sees(at, wanted);
      const answer = await setDays(at.attacker, at, wanted);
      expect([answer.status, Object.keys((answer.body as { errors: object }).errors)]).toEqual([422, fields]);
      expect(JSON.stringify(answer.body)).toContain(
        'Mit den neuen Tagen würden sie die Kinder früher oder länger',
      );
      const italian = await setDays(at.attacker, at, wanted, 'it');
      expect(JSON.stringify(italian.body)).toContain(
        'Con i nuovi giorni vedrebbero i bambini prima o più a lungo',
      );
      expect(await sees(at, wanted)).toBe(before);
      const holder = await someStaff(app, ['course.update', ...LEADER_RIGHTS]);
      expect((await setDays(holder, at, wanted)).status).toBe(200);
    },
  );

  it('would let the leaders of a group see them sooner, and those of a week where somebody waits', async () => {
    const { manager } = app.dataSource;
    const group = await sceneOn(AUGUST, ['course.update']);
    await manager.delete(CourseWeekLeaderEntity, { course_week_id: group.week.id });
    await twoGroups(group);
    const waiting = await sceneOn(AUGUST, ['course.update']);
    await manager.update(
      RegistrationEntity,
      { id: waiting.registrationId },
      { is_waiting: true, queue_number: 1 },
    );
    for (const at of [group, waiting]) expect((await setDays(at.attacker, at, WEEK)).status).toBe(422);
  });

  it.each([
    ['fewer days', WEEK, [MONDAY, '2026-07-08'], {}],
    ['a first day that is over', WEEK, ['2026-07-01', '2026-07-10'], {}],
    ['a time that is over', OVER, ['2026-06-16', '2026-06-20'], {}],
    ['other days of a week without leaders', AUGUST, WEEK, { leaders: false }],
    ['other days of a week without children', AUGUST, WEEK, { children: false }],
  ] as [string, Days, Days, { leaders?: false; children?: false }][])(
    '%s need no more than the project',
    async (_, stored, wanted, without) => {
      const { manager } = app.dataSource;
      const at = await sceneOn(stored, ['course.update']);
      if (without.leaders === false)
        await manager.delete(CourseWeekLeaderEntity, { course_week_id: at.week.id });
      if (without.children === false) await manager.delete(RegistrationEntity, { id: at.registrationId });
      const { status, body } = await setDays(at.attacker, at, wanted);
      expect([status, (body as { errors?: object }).errors]).toEqual([200, undefined]);
    },
  );

  it('of a week without places show children that were marked there, so they are refused too', async () => {
    const at = await sceneOn(WEEK, ['course.update']);
    await send(app, office, change(at.child, { status: 'present' }));
    await as(office).delete(`/api/peopleCourseWeekRegistration/${at.registrationId}`).expect(200);
    expect((await setDays(at.attacker, at, [MONDAY, '2026-07-17'])).status).toBe(422);
  });
});

describe('a leader of a week', () => {
  it('who may edit projects arranges the groups of that week, and names others', async () => {
    const at = await scene(['course.view', 'course.update', 'week.assigned']);
    const child = await somePlaceIn(app, at.own);
    const answer = await saveGroups(at.attacker, at.own, {
      leaders: [at.attacker.id],
      groups: [{ name: 'Bären', leaders: [at.leader.id], children: [child.id] }],
    });
    expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
  });

  it('who may edit projects renames groups of any week, and ends who leads them', async () => {
    const at = await scene(['course.view', 'course.update']);
    const { mine, other } = await twoGroups(at);
    const groups = [
      { ...mine, leaders: [], name: 'Bären' },
      { ...other, children: [at.child.id] },
    ];
    expect((await saveGroups(at.attacker, at.week, { groups })).status).toBe(200);
  });

  it.each([
    ['de', 'Sie betreuen: ', '06.07.2026 – 10.07.2026', '29.06.2026 – 17.07.2026'],
    ['it', 'Incarico sul posto: ', '06.07.2026 – 10.07.2026', '29.06.2026 – 17.07.2026'],
  ] as const)('is told by mail, once, in %s', async (lang, subject, days, sight) => {
    const { week } = await scene(['course.view']);
    const leader = await someStaff(app, 'Project leader');
    await app.dataSource.manager.update(UserEntity, { id: leader.id }, { lang });
    const saved = await saveGroups(office, week, {
      leaders: [leader.id],
      groups: [{ name: 'Bären', leaders: [leader.id] }],
    });
    expect(saved.status).toBe(200);
    const mail = await lastMailTo(app, leader.email);
    const text = mail.text?.replaceAll(/\s+/g, ' ') ?? '';
    expect(mail.subject).toContain(subject);
    for (const part of [days, sight, '/be/today']) expect(text).toContain(part);
    const count = () =>
      app.dataSource.manager.countBy(OutboxMailEntity, { kind: 'leader-named', recipient: leader.email });
    expect(await count()).toBe(1);
    const [group] = (saved.body as { data: { groups: { id: number }[] } }).data.groups;
    await saveGroups(office, week, {
      leaders: [leader.id],
      groups: [{ id: group!.id, name: 'Luchse', leaders: [leader.id] }],
    });
    expect(await count()).toBe(1);
  });
});
