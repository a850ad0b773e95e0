import type { MyFamily, PhoneUses } from '@feria/shared';
import { ChildEntity } from '../../../src/model/families/child.entity.js';
import { ParentEntity } from '../../../src/model/families/parent.entity.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import {
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

/* A parent's new number in place of the old one (product/registrations.md#a-new-telephone-number). */

const OLD = '+39 333 1234567';
const NEW = '+39 333 7654321';

let app: TestApp;
let office: Staff;
let mother: Parent;
let father: Parent;
let child: ChildEntity;

beforeAll(async () => {
  app = await createTestApp();
  office = await someStaff(app, 'Office');
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-03-02T09:00:00Z');
  [mother, father] = [await someParent(app), await someParent(app)];
  await app.dataSource.manager.update(ParentEntity, { id: mother.personId }, { phone: OLD });
  // The same number, as somebody else types it.
  child = await someChild(app, [mother, father], { phone: '333 123 4567' });
});

/** Books a week for the child; gives the registration's id. */
async function booked(by: Parent, contacts: object, days: object = {}): Promise<number> {
  const course = await someCourse(app);
  const week = await someWeek(app, course, days);
  const answer = await app
    .as(by)
    .post(`/api/send-registration/${course.id}`)
    .send(signUpBody(child, week, contacts));
  expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
  return (answer.body.data as { registrations: { id: number }[] }).registrations[0]!.id;
}

const CONTACTS = { emergency_contact1_phone: OLD, emergency_contact2_phone: '+39 333 2222222' };

async function phones(id: number): Promise<(string | null)[]> {
  const stored = await app.dataSource.manager.findOneByOrFail(RegistrationEntity, { id });
  return [stored.emergency_contact1_phone, stored.emergency_contact2_phone];
}

async function phoneOfChild(): Promise<string> {
  return (await app.dataSource.manager.findOneByOrFail(ChildEntity, { id: child.id })).phone;
}

async function change(user: Staff, path: string, phone: string): Promise<PhoneUses | undefined> {
  const answer = await app.as(user).put(path).send({ phone });
  expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
  return (answer.body.data as { phone_uses?: PhoneUses }).phone_uses;
}

const inOffice = (): string => `/api/parent/${mother.personId}`;

it.each([
  ['de', 'Rossi Mia'],
  ['it', 'Rossi Mia'],
  ['en', 'Mia'],
])('names the children in the order of the language %s', async (language, begin) => {
  const answer = await app
    .as(mother)
    .put('/api/my-family/parent')
    .set('api-lang', language)
    .send({ phone: NEW })
    .expect(200);
  const { children } = (answer.body.data as { phone_uses: PhoneUses }).phone_uses;
  expect(children[0]?.name).toMatch(new RegExp(`^${begin}`));
});

describe.each([
  ['a parent', () => [mother, '/api/my-family/parent'] as const],
  ['the office', () => [office, inOffice()] as const],
])('the number that %s changes', (_, writer) => {
  it('is offered to child and coming registrations, and written where it was chosen', async () => {
    const [user, path] = writer();
    const one = await booked(mother, CONTACTS);
    const asSecond = { emergency_contact1_phone: '+39 333 3333333', emergency_contact2_phone: OLD };
    const two = await booked(mother, asSecond, { from: '2026-06-22', to: '2026-06-26' });
    const uses = await change(user, path, NEW);
    expect(uses).toMatchObject({
      phone: OLD,
      children: [{ id: child.id }],
      registrations: [{ id: one }, { id: two }],
    });
    expect(await phoneOfChild()).toBe('333 123 4567');
    const taken = await app
      .as(user)
      .post(`${path}/phone`)
      .send({ phone: OLD, children: [child.id], registrations: [one] });
    expect([taken.status, taken.body.data]).toEqual([200, { children: 1, registrations: 1 }]);
    expect(await phoneOfChild()).toBe(NEW);
    expect(await phones(one)).toEqual([NEW, '+39 333 2222222']);
    expect(await phones(two)).toEqual(['+39 333 3333333', OLD]);
    const rest = await app
      .as(user)
      .post(`${path}/phone`)
      .send({ phone: OLD, registrations: [two] });
    expect(rest.body.data).toEqual({ children: 0, registrations: 1 });
    expect(await phones(two)).toEqual(['+39 333 3333333', NEW]);
  });

  it.each(['333 123 4567', '0039 333 1234567', '+39333/1234567', '0039-333-12 34 567'])(
    'is offered where the former one is written as %s, and replaces that',
    async (written) => {
      const [user, path] = writer();
      const id = await booked(mother, { ...CONTACTS, emergency_contact1_phone: written });
      const uses = await change(user, path, NEW);
      expect(uses).toMatchObject({ phone: OLD, registrations: [{ id }] });
      const answer = await app
        .as(user)
        .post(`${path}/phone`)
        .send({ phone: uses!.phone, registrations: [id] });
      expect(answer.body.data).toEqual({ children: 0, registrations: 1 });
      expect(await phones(id)).toEqual([NEW, '+39 333 2222222']);
    },
  );

  it('is the same number abroad too, with 00 or with +', async () => {
    const [user, path] = writer();
    await app.dataSource.manager.update(ParentEntity, { id: mother.personId }, { phone: '+49 171 1234567' });
    const id = await booked(mother, { ...CONTACTS, emergency_contact1_phone: '0049 1711234567' });
    expect((await change(user, path, NEW))?.registrations).toMatchObject([{ id }]);
  });

  it('is offered nowhere when it stands nowhere, and when it did not change', async () => {
    const [user, path] = writer();
    expect((await change(user, path, OLD)) ?? null).toBeNull();
    await app.dataSource.manager.update(ChildEntity, { id: child.id }, { phone: '0471 9' });
    expect((await change(user, path, NEW)) ?? null).toBeNull();
  });

  it('leaves weeks that are over, other numbers, and what somebody changed meanwhile', async () => {
    const [user, path] = writer();
    const id = await booked(mother, CONTACTS);
    const uses = await change(user, path, NEW);
    expect(uses?.registrations).toHaveLength(1);
    await app.dataSource.manager.update(ChildEntity, { id: child.id }, { phone: '0471 5' });
    app.clock.set('2026-08-31T09:00:00Z');
    const late = await app
      .as(await signInAgain(app, user))
      .post(`${path}/phone`)
      .send({ phone: OLD, children: [child.id], registrations: [id] });
    expect([late.status, late.body.data]).toEqual([200, { children: 0, registrations: 0 }]);
    expect([await phoneOfChild(), (await phones(id))[0]]).toEqual(['0471 5', OLD]);
  });

  it('leaves a registration whose other contact has the new number already', async () => {
    const [user, path] = writer();
    await booked(mother, { emergency_contact1_phone: OLD, emergency_contact2_phone: NEW });
    expect((await change(user, path, NEW))?.registrations).toEqual([]);
  });
});

describe('nobody reaches further than they see', () => {
  it('a parent does not touch what the other parent booked, nor another family', async () => {
    const theirs = await booked(father, CONTACTS);
    const stranger = await someParent(app);
    const foreign = await someChild(app, stranger, { phone: OLD });
    const uses = await change(mother, '/api/my-family/parent', NEW);
    expect(uses).toMatchObject({ children: [{ id: child.id }], registrations: [] });
    const answer = await app
      .as(mother)
      .post('/api/my-family/parent/phone')
      .send({ phone: OLD, children: [foreign.id], registrations: [theirs] });
    expect(answer.body.data).toEqual({ children: 0, registrations: 0 });
    expect((await phones(theirs))[0]).toBe(OLD);
  });

  it('staff write children and registrations with the permissions for these only', async () => {
    await booked(mother, CONTACTS);
    const clerk = await someStaff(app, ['person.update', 'child.update']);
    expect(await change(clerk, inOffice(), NEW)).toMatchObject({
      children: [{ id: child.id }],
      registrations: [],
    });
    const other = await someStaff(app, ['person.update']);
    const answer = await app
      .as(other)
      .post(`${inOffice()}/phone`)
      .send({ phone: OLD, children: [child.id] });
    expect(answer.body.data).toEqual({ children: 0, registrations: 0 });
  });

  it('a number that is none is refused at its field', async () => {
    for (const phone of [undefined, '', 'x'.repeat(60)]) {
      const answer = await app.as(mother).post('/api/my-family/parent/phone').send({ phone });
      expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ['phone']]);
    }
  });
});

it('the child and the registration say so in my family', async () => {
  const id = await booked(mother, CONTACTS);
  await change(mother, '/api/my-family/parent', NEW);
  await app
    .as(mother)
    .post('/api/my-family/parent/phone')
    .send({ phone: OLD, children: [child.id], registrations: [id] })
    .expect(200);
  const { childrens, registrations } = (await app.as(mother).get('/api/my-family').expect(200)).body
    .data as MyFamily;
  expect([childrens[0]?.phone, registrations[0]?.emergency_contact1_phone]).toEqual([NEW, NEW]);
});
