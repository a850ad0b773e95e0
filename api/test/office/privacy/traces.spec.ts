import { IsNull } from 'typeorm';
import { IdempotencyKeyEntity } from '../../../src/core/idempotency/idempotency-key.entity.js';
import { OutboxMailEntity } from '../../../src/model/mailing/outbox-mail.entity.js';
import { OutboxWorker } from '../../../src/mailing/outbox-worker.js';
import { Retention } from '../../../src/office/privacy/retention.js';
import { RegistrationEventEntity } from '../../../src/model/registrations/registration-event.entity.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { signInAgain } from '../../support/builders.js';
import { ENGINE } from '../../support/database.js';
import { INVENTORY } from './inventory.js';
import { HEALTH, markedFamily, type MarkedFamily } from './support/marked-family.js';
import { allFiles, columnsWith, markable, rowsWith, traces, withoutPaths } from './support/traces.js';

let app: TestApp;
let family: MarkedFamily;

beforeEach(async () => {
  app = await createTestApp();
  jest.spyOn(app.app.get(OutboxWorker), 'nudge').mockImplementation(() => undefined);
  family = await markedFamily(app);
});
afterEach(() => app.close());

const filesOf = (dataDir: string): string =>
  allFiles(dataDir)
    .map(([, bytes]) => bytes)
    .join('\n');

it('finds a marker in every column of the inventory before anything is erased, and in the files', async () => {
  const places = withoutPaths(await traces(app, ['parent', 'child']));
  const columns = places.filter((place) => !place.startsWith('file '));
  expect(columns).toEqual(markable(app));
  expect(places).toContain('file .eml');
  if (ENGINE === 'sqlite') expect(places.filter((place) => place.includes('feria.sqlite'))).not.toEqual([]);
});

it('never stores health as it was typed, and leaves no encrypted value of an erased child', async () => {
  const texts = Object.values(HEALTH).filter((value) => typeof value === 'string');
  const dump = async (): Promise<string> =>
    JSON.stringify([await app.dataSource.query('SELECT * FROM child'), filesOf(app.config.dataDir)]);
  const before = await dump();
  for (const text of texts) expect(before).not.toContain(text);
  for (const encrypted of family.encrypted) expect(before).toContain(encrypted);
  await app.as(family.office).post(`/api/parent/${family.parent.personId}/erase`).expect(200);
  const after = await dump();
  for (const encrypted of family.encrypted) expect(after).not.toContain(encrypted);
});

describe('erasing a family', () => {
  it('leaves nothing of it in any table, mail or file', async () => {
    const answer = await app
      .as(family.office)
      .post(`/api/parent/${family.parent.personId}/erase`)
      .expect(200);
    expect(answer.body.data.message).toMatch(/Bei 1 laufenden Anmeldung steht nun die Telefonnummer/);
    expect(await traces(app, ['parent', 'child'])).toEqual([]);
  });

  it('leaves no number that leads to it, but those under which nothing is stored any more', async () => {
    const { parent, child, registrations } = family;
    const ids = [parent.id, parent.personId, child.id, ...registrations];
    const before = await columnsWith(app, ids);
    for (const [table, { leads = [], writtenByErasing = false }] of Object.entries(INVENTORY))
      for (const column of writtenByErasing ? [] : leads) expect(before).toContain(`${table}.${column}`);
    await app.as(family.office).post(`/api/parent/${parent.personId}/erase`).expect(200);
    const stay = Object.entries(INVENTORY).flatMap(([table, { idStays = [] }]) =>
      idStays.map((column) => `${table}.${column}`),
    );
    expect(await columnsWith(app, ids)).toEqual(stay.sort());
    expect(await columnsWith(app, [parent.id])).toEqual([]);
  });

  it('keeps the registration of a child that stays, with a phone of the parent who stays', async () => {
    await app.as(family.office).post(`/api/parent/${family.parent.personId}/erase`).expect(200);
    const left = await app.dataSource.manager.findOneByOrFail(RegistrationEntity, {
      child_id: family.shared.id,
    });
    expect(left).toMatchObject({
      comment: null,
      emergency_contact1_name: null,
      emergency_contact1_phone: '+39 333 9999999',
      emergency_contact2_name: null,
      emergency_contact2_phone: null,
      booked_by: null,
    });
  });

  it('keeps what staff did, and what belongs to others', async () => {
    const { manager } = app.dataSource;
    const { office, other, parent } = family;
    await app.as(office).post(`/api/parent/${parent.personId}/erase`).expect(200);
    const events = await manager.findBy(RegistrationEventEntity, { user_id: office.id });
    expect(events.map(({ kind }) => kind).sort()).toEqual([
      'changed',
      'changed',
      'changed',
      // What was paid for a removed child pays another one.
      'paid',
      'registered',
      'removed',
      'removed',
      'removed',
    ]);
    expect(await manager.countBy(RegistrationEventEntity, { user_id: IsNull() })).toBeGreaterThan(0);
    await app.as(other).get('/api/my-family').expect(200);
  });
});

describe('anonymising a child', () => {
  it('leaves nothing of it, and nothing that leads to its parent', async () => {
    const { manager } = app.dataSource;
    const { parent, child, registrations } = family;
    app.clock.set('2028-07-20T10:00:00.000Z');
    // As fresh as can be, so that nothing is gone because it was old.
    const now = app.clock.now();
    await manager.update(OutboxMailEntity, { state: 'sent' }, { sent_at: now });
    await manager.createQueryBuilder().update(IdempotencyKeyEntity).set({ created_at: now }).execute();
    await app.app.get(Retention).anonymise();

    expect(await traces(app, ['child'])).toEqual([]);
    expect(await traces(app, ['parent'])).toContain('person.last_name');
    const ofParent = await rowsWith(app, [parent.id, parent.personId]);
    expect(ofParent.length).toBeGreaterThan(0);
    const ofChild = await rowsWith(app, [child.id, ...registrations]);
    expect(ofChild.some((row) => row.startsWith('registration '))).toBe(true);
    expect(ofChild.filter((row) => ofParent.includes(row))).toEqual([]);
    const again = await signInAgain(app, family.other);
    await app.as(again).get('/api/my-family').expect(200);
  });
});
