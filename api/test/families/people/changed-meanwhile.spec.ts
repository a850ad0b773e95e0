import type { ErrorBody, MyFamily, OwnChild, WeekGroupsDetail } from '@feria/shared';
import { HealthReadEntity } from '../../../src/model/accounts/health-read.entity.js';
import { ChildEntity } from '../../../src/model/families/child.entity.js';
import { Retention } from '../../../src/office/privacy/retention.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import {
  type Parent,
  signUpBody,
  someChild,
  someCourse,
  someNotices,
  someParent,
  someStaff,
  someWeek,
  type Staff,
} from '../../support/builders.js';
import { asking } from '../../support/questions.js';

/*
 * Two people who have the same record open (product.md#changed-meanwhile), where the suite of the resources does not look: health,
 * my family, lists within a record, registrations, options, groups, and changes that no form makes.
 */

let app: TestApp;
let office: Staff;
let admin: Staff;
let mother: Parent;
let father: Parent;
let child: ChildEntity;

beforeAll(async () => {
  app = await createTestApp();
  await someNotices(app);
  office = await someStaff(app, 'Office');
  admin = await someStaff(app, 'Administrator');
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-03-02T09:00:00Z');
  [mother, father] = [await someParent(app), await someParent(app)];
  child = await someChild(app, [mother, father]);
});

type Values = Record<string, unknown>;
type Answer = { status: number; body: { data?: Values } & Partial<ErrorBody> };

async function put(user: Staff, path: string, body: object): Promise<Answer> {
  const { status, body: answer } = await app.as(user).put(path).send(body);
  return { status, body: answer as Answer['body'] };
}

async function get(user: Staff, path: string): Promise<Values & { version: string }> {
  return (await app.as(user).get(path).expect(200)).body.data as Values & { version: string };
}

async function familyOf(user: Staff): Promise<MyFamily> {
  return (await app.as(user).get('/api/my-family').expect(200)).body.data as MyFamily;
}

async function ownChild(user: Staff): Promise<OwnChild> {
  return (await familyOf(user)).childrens.find(({ id }) => id === child.id) as OwnChild;
}

const inOffice = (): string => `/api/child/${child.id}`;
const inFamily = (): string => `/api/my-family/children/${child.id}`;
const ALLERGY = { allergies: 'Erdnuss, anaphylaktisch', medicaments: 'EpiPen', health_consent: true };

describe('a child', () => {
  it('keeps the allergy and the consent that a second session stored while the first changes the phone', async () => {
    const first = await get(office, inOffice());
    await put(office, inOffice(), { ...ALLERGY, version: first.version });
    const saved = await put(office, inOffice(), { phone: '+39 333 9876543', version: first.version });
    expect(saved.status).toBe(200);
    expect(saved.body.data).toMatchObject({ ...ALLERGY, phone: '+39 333 9876543' });
  });

  it.each([
    ['the office then the mother', () => [office, mother]],
    ['the mother then the office', () => [mother, office]],
    ['the mother then the father', () => [mother, father]],
    ['the office then the office', () => [office, admin]],
  ] as const)('is merged field by field and refused at the same field: %s', async (_, people) => {
    const [one, two] = people() as [Staff, Staff];
    const pathOf = (user: Staff): string => ('personId' in user ? inFamily() : inOffice());
    const versionFor = async (user: Staff): Promise<string> =>
      'personId' in user ? (await ownChild(user)).version : (await get(user, inOffice())).version;
    const [first, second] = [await versionFor(one), await versionFor(two)];
    const change = await put(one, pathOf(one), { ...ALLERGY, phone: '0471 1', version: first });
    expect([change.status, change.body.errors]).toEqual([200, undefined]);
    const merged = await put(two, pathOf(two), { school: 'gs_5', version: second });
    expect([merged.status, merged.body.data]).toEqual([
      200,
      expect.objectContaining({ phone: '0471 1', school: 'gs_5', allergies: ALLERGY.allergies }),
    ]);
    const refused = await put(two, pathOf(two), { phone: '0471 2', allergies: null, version: second });
    expect([refused.status, refused.body.code]).toEqual([409, 'changed_meanwhile']);
    expect(refused.body.conflicts).toEqual({
      phone: { yours: '0471 2', theirs: '0471 1' },
      allergies: { yours: null, theirs: ALLERGY.allergies },
    });
    expect(Object.keys(refused.body.errors ?? {}).sort()).toEqual(['allergies', 'phone']);
    const chosen = await put(two, pathOf(two), { phone: '0471 2', version: refused.body.version });
    expect(chosen.body.data).toMatchObject({ phone: '0471 2', allergies: ALLERGY.allergies });
  });

  it('says nothing of health to who may not read it, and drops none of it', async () => {
    const clerk = await someStaff(app, ['child.index', 'child.update']);
    const { version } = await get(clerk, inOffice());
    await put(office, inOffice(), { ...ALLERGY, phone: '0471 1' });
    const refused = await put(clerk, inOffice(), { allergies: 'x', phone: '0471 2', version });
    expect(refused.body.conflicts).toEqual({ phone: { yours: '0471 2', theirs: '0471 1' } });
    expect(JSON.stringify(refused.body)).not.toContain('Erdnuss');
    // A change of health alone is none for such a reader.
    const again = await get(clerk, inOffice());
    await put(office, inOffice(), { allergies: 'Nüsse' });
    expect((await get(clerk, inOffice())).version).toBe(again.version);
    const saved = await put(clerk, inOffice(), { allergies: 'x', phone: '0471 3', version: again.version });
    expect(saved.status).toBe(200);
    expect(await get(office, inOffice())).toMatchObject({ allergies: 'Nüsse', phone: '0471 3' });
  });

  it('notes that health was read in the refusal', async () => {
    const reader = await someStaff(app, ['child.index', 'child.update', 'child.health']);
    const { version } = await get(reader, inOffice());
    await put(office, inOffice(), ALLERGY);
    const of = { user_id: reader.id, child_id: child.id };
    const { manager } = app.dataSource;
    expect(await manager.countBy(HealthReadEntity, of)).toBe(0);
    await put(reader, inOffice(), { allergies: 'x', version });
    expect(await manager.countBy(HealthReadEntity, of)).toBe(1);
  });

  it('counts as changed when its parents are', async () => {
    const third = await someParent(app);
    const { version } = await get(office, inOffice());
    const ids = [mother, father].map(({ personId }) => personId);
    await put(admin, inOffice(), { parents: [...ids, third.personId] });
    const refused = await put(office, inOffice(), { parents: [mother.personId], version });
    expect(refused.body.conflicts).toEqual({
      parents: { yours: [mother.personId], theirs: [...ids, third.personId] },
    });
    expect((await put(office, inOffice(), { phone: '0471 5', version })).status).toBe(200);
  });

  it('is gone from a form that was open when the retention rule made it anonymous', async () => {
    const { version } = await get(office, inOffice());
    app.clock.set('2030-03-02T09:00:00Z');
    await app.app.get(Retention).anonymise();
    const { manager } = app.dataSource;
    expect((await manager.findOneByOrFail(ChildEntity, { id: child.id })).anonymised_at).not.toBeNull();
    app.clock.set('2026-03-02T09:00:00Z');
    const refused = await put(office, inOffice(), { first_name: 'Mia', version });
    expect(refused.status).toBe(404);
    expect(await manager.findOneByOrFail(ChildEntity, { id: child.id })).toMatchObject({ allergies: null });
  });

  it('is saved by one of two at once, on every field that both change', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, two] = [await ownChild(mother), await get(office, inOffice())];
      const answers = await Promise.all([
        put(mother, inFamily(), { phone: `0471 1${round}`, lang: 'it', version: one.version }),
        put(office, inOffice(), { phone: `0471 2${round}`, school: 'gs_1', version: two.version }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  });

  it('merges what two change at once in different fields, nothing is lost', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, two] = [await ownChild(mother), await ownChild(father)];
      const answers = await Promise.all([
        put(mother, inFamily(), { phone: `0471 3${round}`, version: one.version }),
        put(father, inFamily(), { first_name: `Mia ${round}`, version: two.version }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await ownChild(mother)).toMatchObject({ phone: `0471 3${round}`, first_name: `Mia ${round}` });
    }
  });
});

describe("a parent's own data", () => {
  const own = '/api/my-family/parent';
  const versionOf = async (): Promise<string> => (await familyOf(mother)).parent.version;

  it('is merged with what the office changes, and refused at the same field', async () => {
    const version = await versionOf();
    await put(office, `/api/parent/${mother.personId}`, { phone: '0471 1', address: 'Lauben 7' });
    const merged = await put(mother, own, { place: 'Meran', version });
    expect(merged.body.data).toMatchObject({ phone: '0471 1', address: 'Lauben 7', place: 'Meran' });
    const refused = await put(mother, own, { phone: '0471 2', place: 'Brixen', version });
    expect(refused.body.conflicts).toMatchObject({ phone: { yours: '0471 2', theirs: '0471 1' } });
    const chosen = await put(mother, own, { phone: '0471 2', version: refused.body.version });
    expect([chosen.status, chosen.body.data?.phone]).toEqual([200, '0471 2']);
    expect(chosen.body.data?.version).toBe(await versionOf());
  });

  it('knows the language that stands in the account', async () => {
    const version = await versionOf();
    await put(admin, `/api/user/${mother.id}`, { lang: 'it' });
    expect((await put(mother, own, { phone: '0471 9', version })).status).toBe(200);
    await put(admin, `/api/user/${mother.id}`, { lang: 'de' });
    const seen = await versionOf();
    await put(admin, `/api/user/${mother.id}`, { lang: 'it' });
    // The same change by both is no conflict.
    expect((await put(mother, own, { lang: 'it', version: seen })).status).toBe(200);
  });

  it('is overwritten without a version, as ever', async () => {
    await put(office, `/api/parent/${mother.personId}`, { phone: '0471 1' });
    expect((await put(mother, own, { phone: '0471 2' })).body.data?.phone).toBe('0471 2');
  });
});

describe('the pick-up persons of a child', () => {
  const OMA = { name: 'Oma Anna', phone: '+39 333 1111111', relation: 'Oma' };
  const OPA = { name: 'Opa Karl', phone: '+39 333 2222222', relation: null };
  const ofFamily = (): string => `${inFamily()}/pickup-persons`;
  const ofOffice = (): string => `${inOffice()}/pickup-persons`;

  it.each([
    ['a parent', () => [mother, ofFamily()] as const],
    ['the office', () => [office, ofOffice()] as const],
  ])('are not replaced by %s from an old state', async (_, writer) => {
    const [user, path] = writer();
    const version =
      user === office
        ? ((await get(office, inOffice())).pickup_version as string)
        : (await ownChild(user)).pickup_version;
    await put(father, ofFamily(), { persons: [OMA], version });
    const refused = await put(user, path, { persons: [OPA], version });
    expect([refused.status, refused.body.code]).toEqual([409, 'changed_meanwhile']);
    expect(refused.body.conflicts).toEqual({
      persons: { yours: [OPA], theirs: [{ id: expect.any(Number), ...OMA }] },
    });
    expect((await ownChild(mother)).pickup_persons.map(({ name }) => name)).toEqual(['Oma Anna']);
    const both = [...(refused.body.conflicts?.persons?.theirs as object[]), OPA];
    const chosen = await put(user, path, { persons: both, version: refused.body.version });
    expect(chosen.status).toBe(200);
    expect((await ownChild(mother)).pickup_persons.map(({ name }) => name)).toEqual(['Oma Anna', 'Opa Karl']);
  });

  it('have a version of their own: the child may change, and the other way round', async () => {
    const { version, pickup_version } = await ownChild(mother);
    await put(father, inFamily(), { phone: '0471 1' });
    expect((await put(mother, ofFamily(), { persons: [OMA], version: pickup_version })).status).toBe(200);
    expect((await put(mother, inFamily(), { school: 'gs_1', version })).status).toBe(200);
  });

  it('are added by both of two parents at once only when the second has seen the first', async () => {
    for (let round = 0; round < 5; round += 1) {
      await put(mother, ofFamily(), { persons: [] });
      const { pickup_version: version } = await ownChild(mother);
      const answers = await Promise.all([
        put(mother, ofFamily(), { persons: [OMA], version }),
        put(father, ofFamily(), { persons: [OPA], version }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await ownChild(mother)).pickup_persons).toHaveLength(1);
    }
  });
});

describe('a registration', () => {
  let id: number;
  beforeEach(async () => {
    const course = await someCourse(app, {
      questions: await asking(app),
    });
    const week = await someWeek(app, course);
    const answer = await app
      .as(mother)
      .post(`/api/send-registration/${course.id}`)
      .send(signUpBody(child, week, { custom_field: 'M' }));
    expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
    id = (answer.body.data as { registrations: { id: number }[] }).registrations[0]!.id;
  });

  const ofStaff = (): string => `/api/peopleCourseWeekRegistration/${id}`;
  const ofParent = (): string => `/api/save-registration/${id}`;
  const seenBy = async (user: Staff): Promise<string> =>
    (await familyOf(user)).registrations.find((each) => each.id === id)!.version;

  it('is merged and refused between office and parent', async () => {
    const [one, two] = [await get(office, ofStaff()), await seenBy(mother)];
    const changed = await put(mother, ofParent(), {
      emergency_contact1_phone: '+39 333 7000001',
      custom_field: 'L',
      version: two,
    });
    expect([changed.status, changed.body.errors]).toEqual([200, undefined]);
    const merged = await put(office, ofStaff(), { comment_internal: 'ruft an', version: one.version });
    expect(merged.body.data).toMatchObject({ comment_internal: 'ruft an', custom_field: 'L' });
    const refused = await put(office, ofStaff(), { custom_field: 'S', version: one.version });
    expect(refused.body.conflicts).toEqual({ custom_field: { yours: 'S', theirs: 'L' } });
    const late = await put(mother, ofParent(), { custom_field: 'XL', version: two });
    expect(late.body.conflicts).toEqual({ custom_field: { yours: 'XL', theirs: 'L' } });
  });

  it('counts as changed when it was paid by another call', async () => {
    const { version } = await get(office, ofStaff());
    const set = await app
      .as(admin)
      .post('/api/peopleCourseWeekRegistration/setPayed')
      .send({ data: [id] });
    expect(set.status).toBe(200);
    const refused = await put(office, ofStaff(), { payed_amount: 50, version });
    expect(refused.body.conflicts).toEqual({ payed_amount: { yours: 50, theirs: 120 } });
    const merged = await put(office, ofStaff(), { comment_internal: 'bar', version });
    expect(merged.body.data).toMatchObject({ payed_amount: 120, comment_internal: 'bar' });
  });

  it('asks about an amount that was paid by another call, also when it is the same', async () => {
    const { version } = await get(office, ofStaff());
    const [person_id, shares] = [mother.personId, [{ registration_id: id, amount: 50 }]];
    const payment = { person_id, amount: 50, date: '2026-03-02', method: 'cash', shares };
    const booked = await app.as(admin).post('/api/payment').send(payment);
    expect([booked.status, booked.body.errors]).toEqual([201, undefined]);
    const refused = await put(office, ofStaff(), { payed_amount: 50, version });
    expect([refused.status, refused.body.conflicts]).toEqual([
      409,
      { payed_amount: { yours: 50, theirs: 50 } },
    ]);
    expect(refused.body.errors?.payed_amount?.[0]).toContain('denselben Betrag');
    const shown = await get(office, ofStaff());
    expect(refused.body.version).toBe(shown.version);
    // Two payments: the sum. One: what is there.
    for (const payed_amount of [50, 100]) {
      const chosen = await put(office, ofStaff(), { payed_amount, version: shown.version });
      expect([chosen.status, chosen.body.data?.payed_amount]).toEqual([200, payed_amount]);
    }
    // Everything else stays: two who write the same do not disagree.
    expect((await put(office, ofStaff(), { custom_field: 'M', version })).status).toBe(200);
  });

  it('tells a parent nothing of what another has written', async () => {
    const version = await seenBy(father);
    await put(mother, ofParent(), { emergency_contact1_phone: '+39 333 7000002', dayType: 'half_day' });
    const refused = await put(father, ofParent(), { dayType: 'full_day', version });
    // The father wants what he saw: the mother's half day is in between.
    expect(refused.body.conflicts).toEqual({ dayType: { yours: 'full_day', theirs: 'half_day' } });
    const hidden = await put(father, ofParent(), { emergency_contact1_phone: '0471 1', version });
    expect([hidden.status, hidden.body.conflicts]).toEqual([422, undefined]);
    const { manager } = app.dataSource;
    expect(await manager.findOneByOrFail(RegistrationEntity, { id })).toMatchObject({
      day_type: 'half_day',
      emergency_contact1_phone: '+39 333 7000002',
    });
  });
});

describe('an option, a role, a week’s groups, a project', () => {
  it('has its version: an option', async () => {
    const { body } = await app.as(admin).get('/api/option').query({ itemsPerPage: -1 }).expect(200);
    const [option] = (body.data as Values[]).filter(({ key }) => key === 'app_name');
    const path = `/api/option/${String(option?.id)}`;
    await put(admin, path, { value: 'Sommer' });
    const refused = await put(admin, path, { value: 'Winter', version: option?.version });
    expect(refused.body.conflicts).toEqual({ value: { yours: 'Winter', theirs: 'Sommer' } });
    const chosen = await put(admin, path, { value: 'Winter', version: refused.body.version });
    expect(chosen.body.data).toMatchObject({ value: 'Winter' });
    // The public list tells values only.
    expect(Object.keys((await app.http().get('/api/options')).body.data[0])).toEqual(['id', 'key', 'value']);
  });

  it('has its version: the permissions of a role', async () => {
    const made = await app
      .as(admin)
      .post('/api/role')
      .send({ name: 'Leitung', permissions: ['course.index'] });
    const { id, version } = made.body.data as { id: number; version: string };
    await put(admin, `/api/role/${id}`, { permissions: ['course.index', 'child.index'] });
    const refused = await put(admin, `/api/role/${id}`, { permissions: [], version });
    expect(refused.body.conflicts).toEqual({
      permissions: { yours: [], theirs: expect.arrayContaining(['course.index', 'child.index']) },
    });
    expect((await put(admin, `/api/role/${id}`, { name: 'Team', version })).status).toBe(200);
  });

  it('has its version: leaders and groups of a week, each for itself', async () => {
    const week = await someWeek(app, await someCourse(app));
    const path = `/api/courseWeek/${week.id}/groups`;
    const leader = await someStaff(app, 'Project leader');
    const { version } = (await get(office, path)) as unknown as WeekGroupsDetail;
    await put(admin, path, { groups: [{ name: 'Bären' }], version });
    const refused = await put(office, path, { leaders: [leader.id], groups: [{ name: 'Füchse' }], version });
    expect([refused.status, refused.body.conflicts]).toEqual([
      409,
      {
        groups: {
          yours: [{ name: 'Füchse', leaders: [], children: [] }],
          theirs: [{ id: expect.any(Number), name: 'Bären', leaders: [], children: [] }],
        },
      },
    ]);
    const chosen = await put(office, path, {
      leaders: [leader.id],
      groups: [{ name: 'Füchse' }],
      version: refused.body.version,
    });
    expect(chosen.body.data).toMatchObject({ leaders: [{ id: leader.id }], groups: [{ name: 'Füchse' }] });
  });

  it('counts a call that is no form as a change: a project that was made inactive', async () => {
    const course = await someCourse(app);
    const path = `/api/course/${course.id}`;
    const { version } = await get(office, path);
    await app.as(admin).post(`${path}/changeActive`);
    const stored = await get(office, path);
    expect(stored.active).toBe(false);
    expect(stored.version).not.toBe(version);
    // Both mean the same.
    expect((await put(office, path, { active: false, version })).status).toBe(200);
  });

  it('compares formatted text as it is stored', async () => {
    const course = await someCourse(app);
    const path = `/api/course/${course.id}`;
    const { version } = await get(office, path);
    const html = '<p>Wald <script>alert(1)</script><strong>und Wiese</strong></p>';
    const saved = await put(admin, path, { info: html });
    expect(saved.body.data?.info).toBe('<p>Wald <strong>und Wiese</strong></p>');
    expect((await put(office, path, { info: html, version })).status).toBe(200);
    const refused = await put(office, path, { info: '<p>Berg<img src=x onerror=alert(1)></p>', version });
    expect(refused.body.conflicts?.info).toEqual({
      yours: '<p>Berg</p>',
      theirs: '<p>Wald <strong>und Wiese</strong></p>',
    });
  });
});

describe('languages and statements', () => {
  it.each([
    ['de', 'Das hat inzwischen jemand anders geändert. Bitte wählen Sie, was gelten soll.'],
    ['it', 'Nel frattempo qualcun altro ha modificato questo dato. Scelga quale valore deve restare.'],
    ['en', 'Somebody else has changed this meanwhile. Please choose what is to stay.'],
  ])('the refusal is in %s', async (language, message) => {
    const { version } = await get(office, inOffice());
    await put(admin, inOffice(), { phone: '0471 1' });
    const answer = await app
      .as(office)
      .put(inOffice())
      .set('api-lang', language)
      .send({ phone: '0471 2', version });
    expect(answer.body.errors).toEqual({ phone: [message] });
  });

  it('a version costs my family no statement', async () => {
    await familyOf(mother);
    const statements = await app.countStatements(() => familyOf(mother));
    // Eight and the session's.
    expect(statements.length).toBeLessThanOrEqual(9);
  });
});
