import type { MyFamily, PickupPerson } from '@feria/shared';
import { AuditEntryEntity } from '../../src/core/audit/audit-entry.entity.js';
import { ChildParentEntity, type ChildEntity } from '../../src/model/families/child.entity.js';
import { OutboxMailEntity } from '../../src/model/mailing/outbox-mail.entity.js';
import { lastMailTo } from '../mailing/mailbox.js';
import { createTestApp, type TestApp } from '../support/app.js';
import { someChild, someParent, someStaff, type Parent, type Staff } from '../support/builders.js';
import { childOf, somePlaceIn, someWeekOnSite } from './support.js';

/* Who may pick up a child (product/on-site.md#pick-up-persons). */

let app: TestApp;
let office: Staff;
let parent: Parent;
let child: ChildEntity;
beforeAll(async () => {
  app = await createTestApp();
  office = await someStaff(app, 'Office');
});
beforeEach(async () => {
  parent = await someParent(app);
  child = await someChild(app, parent);
});
afterAll(() => app.close());

const OMA = { name: 'Oma Anna', phone: '+39 333 1111111', relation: 'Oma' };
const KURT = { name: 'Kurt Moser', phone: '+39 333 2222222' };

async function trySave(user: Staff, { id }: { id: number }, persons: unknown) {
  return app.as(user).put(`/api/my-family/children/${id}/pickup-persons`).send({ persons });
}

async function save(user: Staff, of: { id: number }, persons: object[]): Promise<PickupPerson[]> {
  const answer = await trySave(user, of, persons);
  expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
  return answer.body.data as PickupPerson[];
}

async function familyOf(user: Staff): Promise<MyFamily> {
  return (await app.as(user).get('/api/my-family').expect(200)).body.data as MyFamily;
}

async function listOf(user: Staff, { id }: { id: number }): Promise<PickupPerson[] | undefined> {
  return (await familyOf(user)).childrens.find((each) => each.id === id)?.pickup_persons;
}

describe('the pick-up persons of a child', () => {
  it('are none at first, then those that a parent saves, in their order', async () => {
    expect(await listOf(parent, child)).toEqual([]);
    const saved = await save(parent, child, [OMA, KURT]);
    expect(saved).toEqual([
      { id: expect.any(Number), ...OMA },
      { id: expect.any(Number), ...KURT, relation: null },
    ]);
    expect(await listOf(parent, child)).toEqual(saved);
  });

  it('keep their ids when they stay; who is not sent goes', async () => {
    const [oma, kurt] = await save(parent, child, [OMA, KURT]);
    const saved = await save(parent, child, [
      { ...OMA, name: 'Neu' },
      { id: kurt!.id, ...KURT, phone: '0471 1' },
    ]);
    expect(saved.map(({ name, phone }) => [name, phone])).toEqual([
      ['Kurt Moser', '0471 1'],
      ['Neu', OMA.phone],
    ]);
    expect(saved[0]!.id).toBe(kurt!.id);
    expect(saved.map(({ id }) => id)).not.toContain(oma!.id);
    expect(await save(parent, child, [])).toEqual([]);
  });

  it('are seen and kept by every parent, and by a second guardian', async () => {
    const [father, guardian] = [await someParent(app), await someParent(app)];
    const { manager } = app.dataSource;
    await manager.insert(ChildParentEntity, { child_id: child.id, person_id: father.personId });
    await manager.insert(ChildParentEntity, {
      child_id: child.id,
      person_id: guardian.personId,
      invited_by: parent.personId,
    });
    const saved = await save(parent, child, [OMA]);
    for (const other of [father, guardian]) {
      expect(await listOf(other, child)).toEqual(saved);
      const changed = await save(other, child, [{ ...saved[0]!, relation: `von ${other.id}` }, KURT]);
      expect(changed[0]).toEqual({ ...saved[0], relation: `von ${other.id}` });
      expect(await listOf(parent, child)).toEqual(changed);
      await save(parent, child, saved);
    }
  });

  it('are nobody else’s: another family’s child is not found and stays as it is', async () => {
    const [own] = await save(parent, child, [OMA]);
    const stranger = await someParent(app);
    expect((await trySave(stranger, child, [])).status).toBe(404);
    expect((await trySave(parent, { id: 999_999 }, [])).status).toBe(404);
    // Nor can one be taken over by its id.
    const theirs = await someChild(app, stranger);
    expect((await trySave(stranger, theirs, [{ id: own!.id, ...KURT }])).status).toBe(422);
    expect(await listOf(parent, child)).toEqual([own]);
  });

  it.each([
    [{ phone: '1' }, 'persons.1.name'],
    [{ name: '   ', phone: '+39 333 1' }, 'persons.1.name'],
    [{ name: 'a'.repeat(121), phone: '+39 333 1111111' }, 'persons.1.name'],
    [{ name: 'Kurt' }, 'persons.1.phone'],
    [{ name: 'Kurt', phone: 'ruf an' }, 'persons.1.phone'],
    [{ ...KURT, relation: 'a'.repeat(61) }, 'persons.1.relation'],
    [{ ...KURT, id: 999_999 }, 'persons.1.id'],
    [{ ...KURT, id: 'x' }, 'persons.1.id'],
  ])('are refused at their field: %j', async (person, field) => {
    const answer = await trySave(parent, child, [OMA, person]);
    expect([answer.status, Object.keys(answer.body.errors as object)]).toEqual([
      422,
      expect.arrayContaining([field]),
    ]);
    expect(await listOf(parent, child)).toEqual([]);
  });

  it('are six at most, each once', async () => {
    const six = Array.from({ length: 6 }, (_, index) => ({ ...OMA, name: `Person ${index}` }));
    const saved = await save(parent, child, six);
    expect(saved).toHaveLength(6);
    const seventh = await trySave(parent, child, [...saved, KURT]);
    expect(seventh.body.errors).toEqual({ persons: ['Höchstens 6 Personen.'] });
    const twice = await trySave(parent, child, [saved[0], saved[0]]);
    expect(Object.keys(twice.body.errors as object)).toEqual(['persons.1.id']);
    for (const wrong of [undefined, null, 'x', [1], { 0: OMA }])
      expect((await trySave(parent, child, wrong)).status).toBe(422);
    expect(await listOf(parent, child)).toEqual(saved);
  });

  it('who was removed meanwhile is said to be so', async () => {
    const [oma] = await save(parent, child, [OMA]);
    await save(parent, child, []);
    const { body } = await trySave(parent, child, [oma]);
    expect(body.errors).toEqual({
      'persons.0.id': [expect.stringContaining('Oma Anna hat inzwischen jemand anders')],
    });
  });

  it('leave a line in the log of changes, without names and numbers', async () => {
    await save(parent, child, [OMA]);
    await app.as(office).put(`/api/child/${child.id}/pickup-persons`).send({ persons: [] }).expect(200);
    const lines = await app.dataSource.manager.find(AuditEntryEntity, {
      where: { record_id: child.id, action: 'update' },
      order: { id: 'ASC' },
    });
    expect(lines.map(({ resource, fields, changes }) => [resource, fields, changes])).toEqual([
      ['my-family/children/pickup-persons', 'pickup_persons', null],
      ['child/pickup-persons', 'pickup_persons', null],
    ]);
  });

  it('are on the list of the day, and keep who a child left with', async () => {
    const week = await someWeekOnSite(app);
    const onSite = await somePlaceIn(app, week, { parent });
    const saved = await save(parent, onSite, [OMA]);
    expect((await childOf(app, office, onSite))?.pickup_persons).toEqual(saved);
  });
});

describe('for the office they', () => {
  async function detail(user: Staff) {
    return (await app.as(user).get(`/api/child/${child.id}`).expect(200)).body.data as {
      pickup_persons?: PickupPerson[];
    };
  }

  it('stand at the child for whoever sees its parents, and on the page of the family', async () => {
    const saved = await save(parent, child, [OMA]);
    expect((await detail(office)).pickup_persons).toEqual(saved);
    expect(await detail(await someStaff(app, ['child.update']))).not.toHaveProperty('pickup_persons');
    const family = await app.as(office).get(`/api/family/${parent.personId}`).expect(200);
    expect(family.body.data.children[0].pickup_persons).toEqual(saved);
  });

  it('are changed with child.update, by whoever sees them', async () => {
    const [oma] = await save(parent, child, [OMA]);
    const put = (user: Staff, persons: object[], id = child.id) =>
      app.as(user).put(`/api/child/${id}/pickup-persons`).send({ persons });
    const changed = await put(office, [{ ...oma, phone: '0471 222222' }, KURT]);
    expect([changed.status, changed.body.data.length]).toEqual([200, 2]);
    expect((await listOf(parent, child))?.map(({ phone }) => phone)).toEqual(['0471 222222', KURT.phone]);
    await put(office, [], 999_999).expect(404);
    await put(await someStaff(app, ['child.update']), []).expect(403);
    await put(await someStaff(app, ['person.index', 'child.index']), []).expect(403);
    expect(await listOf(parent, child)).toHaveLength(2);
  });
});

describe('the other parents are told by mail', () => {
  let other: Parent;
  beforeEach(async () => {
    other = await someParent(app, { lang: 'it' });
    await app.dataSource.manager.insert(ChildParentEntity, { child_id: child.id, person_id: other.personId });
  });
  const toldTo = (of: Parent) =>
    app.dataSource.manager.find(OutboxMailEntity, {
      where: { kind: 'pickup-changed', user_id: of.id },
      order: { id: 'ASC' },
    });
  const payloadsTo = async (of: Parent) =>
    (await toldTo(of)).map(({ payload }) => JSON.parse(payload) as Record<string, unknown>);

  it('who is new and who is gone, with names cut short; once, and who did it is not told', async () => {
    const [oma] = await save(parent, child, [OMA, { ...KURT, name: 'Kurt www.teuer.example Moser' }]);
    expect(await payloadsTo(other)).toMatchObject([
      { added: ['Oma A.', 'Kurt M.'], removed: [], by: 'parent', children: [{ childId: child.id }] },
    ]);
    // Another telephone of the same persons is nobody new.
    await save(parent, child, [
      { ...oma, phone: '0471 1' },
      { name: 'Kurt www.teuer.example Moser', phone: '0471 2' },
    ]);
    expect(await toldTo(other)).toHaveLength(1);
    await save(parent, child, [{ ...oma }]);
    expect((await payloadsTo(other)).at(-1)).toMatchObject({ added: [], removed: ['Kurt M.'] });
    expect(await toldTo(parent)).toEqual([]);
  });

  it('a second person of the same name, too', async () => {
    const [oma] = await save(parent, child, [OMA]);
    await save(parent, child, [{ ...oma }, { ...OMA, phone: '0471 999999' }]);
    expect((await payloadsTo(other)).at(-1)).toMatchObject({ added: ['Oma A.'], removed: [] });
    await save(parent, child, [{ ...oma }]);
    expect((await payloadsTo(other)).at(-1)).toMatchObject({ added: [], removed: ['Oma A.'] });
  });

  it('all of them of what the office changes', async () => {
    await app
      .as(office)
      .put(`/api/child/${child.id}/pickup-persons`)
      .send({ persons: [OMA] })
      .expect(200);
    for (const reader of [parent, other]) expect(await payloadsTo(reader)).toMatchObject([{ by: 'office' }]);
  });

  it('nothing of a list that was refused', async () => {
    expect((await trySave(parent, child, [{ id: 999_999, ...OMA }])).status).toBe(422);
    expect(await toldTo(other)).toEqual([]);
  });

  it('in their language', async () => {
    await save(parent, child, [OMA]);
    const mail = await lastMailTo(app, other.email);
    expect(mail.subject).toContain('Chi può venire a prendere');
    expect(mail.text).toContain('Oma A.');
    expect(mail.text).not.toContain(OMA.name);
    await save(other, child, []);
    const german = await lastMailTo(app, parent.email);
    expect(german.text).toContain('nicht mehr: Oma A.');
    expect(german.text).toContain('anderer Elternteil');
  });
});
