import { FAMILY_RIGHTS, type Permission } from '@feria/shared';
import { MoreThan } from 'typeorm';
import { AuditEntryEntity } from '../../../src/core/audit/audit-entry.entity.js';
import { OutboxMailEntity } from '../../../src/model/mailing/outbox-mail.entity.js';
import { UserEntity } from '../../../src/core/auth/user.entity.js';
import { createQuietApp } from '../../registrations/support/book.js';
import {
  PASSWORD as OWN_PASSWORD,
  PROOF,
  setPassword,
  someone,
} from '../../accounts/second-factor/support.js';
import type { TestApp } from '../../support/app.js';
import {
  next,
  someChild,
  someParent,
  someStaff,
  someTaxCode,
  type Parent,
  type Staff,
} from '../../support/builders.js';

type Values = Record<string, unknown>;

/** All that staff need to keep people, children and users, but for the right to see health data. */
const KEEPING: readonly Permission[] = [
  ...([
    'child.create',
    'child.index',
    'child.update',
    'person.create',
    'person.index',
    'person.update',
  ] as const),
  ...(['person.view', 'user.create', 'user.index', 'user.update'] as const),
];
const PASSWORD = 'river stone lantern forty';

let app: TestApp;
let clerk: Staff;
let nurse: Staff;
let mother: Parent;
let childId: number;

beforeAll(async () => {
  app = await createQuietApp();
  await someStaff(app, 'Administrator');
  clerk = await someStaff(app, KEEPING);
  nurse = await someone(app, [...KEEPING, 'child.health']);
});
afterAll(() => app.close());

beforeEach(async () => {
  mother = await someParent(app);
  childId = (await someChild(app, mother, { medicaments: 'insulin twice a day' })).id;
});

const change = (by: Staff, address: string, body: Values) =>
  app
    .as(by)
    .put(address)
    .send(by === nurse ? { ...body, ...PROOF } : body);
const newChild = (parents: number[]): Values => ({
  first_name: 'Nora',
  last_name: 'Rossi',
  tax: someTaxCode({ from: 2012, years: 8 }),
  lang: 'de',
  phone: '+39 0471 1',
  school: 'gs_2',
  parents,
});
const newAddress = (): string => `new${next()}@feria.example`;

/** Every way in which staff make somebody a parent of a child, or change the login of a parent. */
const WAYS: Record<
  string,
  { field: string; call: (by: Staff) => Promise<{ status: number; body: Values }> }
> = {
  'linking a parent to a child': {
    field: 'parents',
    call: async (by) => {
      const other = await someParent(app);
      return change(by, `/api/child/${childId}`, { parents: [mother.personId, other.personId] });
    },
  },
  'replacing the parent of a child': {
    field: 'parents',
    call: async (by) =>
      change(by, `/api/child/${childId}`, { parents: [{ id: (await someParent(app)).personId }] }),
  },
  'taking the parent of a child away': {
    field: 'parents',
    call: (by) => change(by, `/api/child/${childId}`, { parents: [] }) as never,
  },
  'creating a child with a parent': {
    field: 'parents',
    call: (by) =>
      app
        .as(by)
        .post('/api/child')
        .send(newChild([mother.personId])) as never,
  },
  'the e-mail address in the record of the parent': {
    field: 'email',
    call: (by) => change(by, `/api/parent/${mother.personId}`, { email: newAddress() }) as never,
  },
  'the first e-mail address of a parent without an account': {
    field: 'email',
    call: async (by) => {
      await app.dataSource.manager.delete(UserEntity, { id: mother.id });
      return change(by, `/api/parent/${mother.personId}`, { email: newAddress(), lang: 'it' });
    },
  },
  'the e-mail address in the account of the parent': {
    field: 'email',
    call: (by) => change(by, `/api/user/${mother.id}`, { email: newAddress() }) as never,
  },
  'the password in the account of the parent': {
    field: 'password',
    call: (by) =>
      change(by, `/api/user/${mother.id}`, { password: PASSWORD, password_confirmation: PASSWORD }) as never,
  },
};

describe('without child.health staff cannot get at what a parent sees:', () => {
  it.each(Object.entries(WAYS))('%s', async (_, { field, call }) => {
    const before = await traces();
    const answer = await call(clerk);
    expect([answer.status, Object.keys((answer.body.errors ?? {}) as object)]).toEqual([422, [field]]);
    expect(await traces()).toEqual(before);
    expect((await call(nurse)).status).toBeLessThan(300);
  });

  it('says why, in the language of the request', async () => {
    const answer = await app
      .as(clerk)
      .put(`/api/user/${mother.id}`)
      .set('api-lang', 'it')
      .send({ email: newAddress() });
    expect(answer.body.errors).toEqual({
      email: [
        'Per questo servono le autorizzazioni a vedere bambini, persone e dati sanitari, perché i genitori vedono tutto questo dei propri figli.',
      ],
    });
  });

  it.each([
    ['de', 'Seine Zugangsdaten ändert nur, wer auch Personen bearbeiten darf.'],
    ['it', 'li modifica solo chi può modificare anche le persone.'],
  ])('nor, with it, by the form of users where they may not edit persons (%s)', async (lang, why) => {
    const keeper = await someStaff(app, [...FAMILY_RIGHTS, 'user.create', 'user.update', 'user.index']);
    const put = async (body: Values) => {
      const answer = await app.as(keeper).put(`/api/user/${mother.id}`).set('api-lang', lang).send(body);
      return [answer.status, answer.body.errors];
    };
    expect(await put({ email: newAddress() })).toEqual([422, { email: [expect.stringContaining(why)] }]);
    expect(await put({ password: PASSWORD, password_confirmation: PASSWORD })).toEqual([
      422,
      { password: [expect.stringContaining(why)] },
    ]);
    await app.dataSource.manager.update(UserEntity, { id: mother.id }, { second_factor_at: app.clock.now() });
    await app.as(keeper).post(`/api/user/${mother.id}/second-factor/reset`).send().expect(403);
    expect(await put({ company_name: 'Feria' })).toEqual([200, undefined]);
  });

  it('but everything else of parents and children is kept as before', async () => {
    const { body } = await app.as(clerk).get(`/api/child/${childId}`).expect(200);
    expect(body.data.parents).toHaveLength(1);
    await change(clerk, `/api/child/${childId}`, { ...body.data, school: 'gs_5' }).expect(200);
    const person = await app.as(clerk).get(`/api/parent/${mother.personId}`).expect(200);
    await change(clerk, `/api/parent/${mother.personId}`, { ...person.body.data, place: 'Meran' }).expect(
      200,
    );
    const user = await app.as(clerk).get(`/api/user/${mother.id}`).expect(200);
    const kept = await change(clerk, `/api/user/${mother.id}`, { ...user.body.data, company_name: 'Feria' });
    expect([kept.status, kept.body.errors]).toEqual([200, undefined]);
    await app.as(clerk).post('/api/child').send(newChild([])).expect(201);
    const created = { first_name: 'Ada', last_name: 'Neri', tax: someTaxCode(), address: 'Lauben 2' };
    await app
      .as(clerk)
      .post('/api/parent')
      .send({ ...created, email: newAddress(), lang: 'de' })
      .expect(201);
  });
});

/** Lines of the audit log and mails, as far as they tell of parents. */
async function traces() {
  const { manager } = app.dataSource;
  return { lines: await manager.count(AuditEntryEntity), mails: await manager.count(OutboxMailEntity) };
}

/** The lines and mails that the call leaves. */
async function tracesOf(call: () => Promise<unknown>) {
  const { manager } = app.dataSource;
  const [line] = await manager.find(AuditEntryEntity, { order: { id: 'DESC' }, take: 1 });
  const [mail] = await manager.find(OutboxMailEntity, { order: { id: 'DESC' }, take: 1 });
  await call();
  const lines = await manager.find(AuditEntryEntity, {
    where: { id: MoreThan(line?.id ?? 0) },
    order: { id: 'ASC' },
  });
  const mails = await manager.find(OutboxMailEntity, {
    where: { id: MoreThan(mail?.id ?? 0) },
    order: { id: 'ASC' },
  });
  return {
    lines: lines
      .filter(({ resource }) => ['parent/login', 'child/parents'].includes(resource))
      .map(({ user_id, action, resource, record_id, fields }) => [
        user_id,
        `${action} ${resource} ${record_id} ${fields}`,
      ]),
    mails: mails.map(({ kind, recipient }) => `${kind} ${recipient}`),
    values: lines.flatMap(({ changes }) => changes ?? []),
  };
}

describe('what staff change of who gets at the data of a family', () => {
  it('has a line for each link, and the other parents get a mail', async () => {
    const [father, aunt] = [await someParent(app), await someParent(app)];
    const added = await tracesOf(() =>
      change(nurse, `/api/child/${childId}`, {
        parents: [mother.personId, father.personId, aunt.personId],
      }).expect(200),
    );
    expect(added.lines).toEqual([
      [nurse.id, `create child/parents ${childId} parent ${father.personId}`],
      [nurse.id, `create child/parents ${childId} parent ${aunt.personId}`],
    ]);
    expect(added.mails).toEqual([`parent-linked ${mother.email}`]);
    const removed = await tracesOf(() =>
      change(nurse, `/api/child/${childId}`, { parents: [mother.personId, father.personId] }).expect(200),
    );
    expect(removed.lines).toEqual([[nurse.id, `delete child/parents ${childId} parent ${aunt.personId}`]]);
    expect(removed.mails).toEqual([]);
  });

  it('has a line for the parent of a new child', async () => {
    let id = 0;
    const { lines } = await tracesOf(async () => {
      const { body } = await app
        .as(nurse)
        .post('/api/child')
        .send(newChild([mother.personId]))
        .expect(201);
      id = body.data.id;
    });
    expect(lines).toEqual([[nurse.id, `create child/parents ${id} parent ${mother.personId}`]]);
  });

  it.each(['parent', 'user'])(
    'has a line for an e-mail address (%s), and the old one gets a mail',
    async (way) => {
      const email = newAddress();
      const id = way === 'parent' ? mother.personId : mother.id;
      const left = await tracesOf(() => change(nurse, `/api/${way}/${id}`, { email }).expect(200));
      expect(left.lines).toEqual([[nurse.id, `update parent/login ${mother.personId} email`]]);
      expect(left.mails[0]).toBe(`email-changed ${mother.email}`);
      expect(left.values).toEqual([JSON.stringify({ email: [mother.email, email] })]);
    },
  );

  it('has a line for a password, and the parent gets a mail', async () => {
    const left = await tracesOf(() =>
      change(nurse, `/api/user/${mother.id}`, { password: PASSWORD, password_confirmation: PASSWORD }).expect(
        200,
      ),
    );
    expect(left.lines).toEqual([[nurse.id, `update parent/login ${mother.personId} password`]]);
    expect(left.mails).toEqual([`password-changed ${mother.email}`]);
    expect(left.values).toEqual([]);
  });

  it('tells the old address of both, when both change', async () => {
    const left = await tracesOf(() =>
      change(nurse, `/api/user/${mother.id}`, {
        email: newAddress(),
        password: PASSWORD,
        password_confirmation: PASSWORD,
      }).expect(200),
    );
    expect(left.lines).toHaveLength(2);
    expect(left.mails).toEqual([
      `email-changed ${mother.email}`,
      expect.stringMatching(/^email-confirmation new/),
      `password-changed ${mother.email}`,
    ]);
  });

  it('has no such line, and leaves no mail, for what stays as it is', async () => {
    const left = await tracesOf(async () => {
      await change(nurse, `/api/child/${childId}`, { parents: [mother.personId], school: 'gs_4' }).expect(
        200,
      );
      await change(nurse, `/api/parent/${mother.personId}`, { email: mother.email, place: 'Brixen' }).expect(
        200,
      );
    });
    expect([left.lines, left.mails]).toEqual([[], []]);
  });

  it('needs no permission for the own login, of staff who are parents themselves', async () => {
    const roles = await app
      .as(await someStaff(app, 'Administrator'))
      .get('/api/role')
      .expect(200);
    const [role] = roles.body.data.filter(
      ({ permissions }: { permissions: string[] }) => permissions.length === KEEPING.length,
    );
    await app.dataSource.manager.insert('user_role', { user_id: mother.id, role_id: role.id });
    await setPassword(app, mother);
    const proof = { current_password: OWN_PASSWORD };
    const left = await tracesOf(() =>
      change(mother, `/api/user/${mother.id}`, { email: newAddress(), ...proof }).expect(200),
    );
    expect(left.lines).toEqual([]);
    expect(left.mails).toEqual([
      `email-changed ${mother.email}`,
      expect.stringMatching(/^email-confirmation new/),
    ]);
  });
});
